// The whole service as a function of a site.
import type { Site } from './schema/site.ts';
import type { Answer, Handler } from './exchange.ts';
import type { AccessEntry } from './http/access.ts';
import { languagesOf, prefixOf, tagOf } from './domain/languages.ts';
import { createFetch, type Fetch } from './http/fetch.ts';
import { createHandler, type OnFault } from './http/handler.ts';
import { cacheTags, commonHeaders, languageHeaders } from './http/headers.ts';
import { createHealthEndpoints } from './http/health.ts';
import { reportForeignHosts } from './http/host.ts';
import type { Compression } from './http/prepared.ts';
import { createProblemAnswers } from './http/problem-answer.ts';
import { createRecall } from './http/recall.ts';
import { once } from './kernel/derived.ts';
import { originWords, parseOrigin } from './origin.ts';
import { Problem } from './problems.ts';
import { createEndpoints } from './endpoints.ts';

export interface AppOptions {
  /** Compresses bodies; `'edge'` if an edge in front of the runtime does. */
  readonly compress?: Compression;
  /** Called with each fault of the service; answers do not contain its message. */
  readonly onFault?: OnFault;
  /** Called for every answer of `fetch`; on Node.js, use the option of `serveNode`. */
  readonly onAnswer?: ((entry: AccessEntry) => void) | undefined;
  /** Whether to accept new requests: the answer of `/readyz`. */
  readonly isReady?: () => boolean;
  /**
   * Whether `/api/mcp` refuses a `Host` that is neither loopback nor the public one. A server on a loopback address must
   * (DNS rebinding).
   */
  readonly guardHost?: boolean;
  /** Whether cacheable answers have a tag, by which all of them can be purged. */
  readonly cacheTags?: boolean;
  /** Called for every request with a `Host` that is neither loopback nor the public one. */
  readonly onForeignHost?: () => void;
}

export interface App {
  /** Answers a request as plain values. */
  readonly answer: Handler;
  /** Answers requests that the runtime refuses: unparsable ones, and any under overload. */
  readonly refuse: (cause: Problem | 'unavailable') => Answer;
  /** `answer` with `Request` and `Response`. */
  readonly fetch: Fetch;
  /** Warms up: builds the endpoints, which otherwise the first request does. */
  readonly prepare: () => void;
}

/**
 * Makes the service of an immutable site. Changed content needs a new app.
 *
 * @example
 * ```ts
 * const app = createApp({ content, baseUrl: 'https://jane.example.com', assets: readAssets() });
 * export default { fetch: app.fetch };
 * ```
 *
 * @throws {TypeError} if the base URL is not an origin, or two operations share an id, a path or a tool name
 */
export function createApp(given: Site, options: AppOptions = {}): App {
  // A copy, because values derived from the site contain the headers of this app.
  const site = { ...given, baseUrl: requireOrigin(given.baseUrl) };
  const { handler, problems, tables } = createSiteHandler(site, options);
  // Reports a mistake in operations of the site immediately.
  if (site.operations !== undefined) tables();
  const { onFault = () => undefined, onForeignHost } = options;
  const answer =
    onForeignHost === undefined
      ? handler
      : reportForeignHosts(handler, site.baseUrl, onForeignHost);
  return {
    answer,
    refuse: (cause) =>
      cause instanceof Problem
        ? problems.answerProblem(cause, 'refused')
        : problems.answerFault(cause),
    prepare: tables,
    fetch: createFetch(answer, problems, { onFault, onAnswer: options.onAnswer }),
  };
}

/** Makes the handler of one language; that of the original passes requests for the others on. */
function createSiteHandler(site: Site, options: AppOptions) {
  const { compress, onFault = () => undefined, isReady = () => true, guardHost = false } = options;
  const headers = commonHeaders(site);
  const kept = options.cacheTags ? { ...headers, ...cacheTags } : headers;
  const problems = createProblemAnswers(site, headers);
  const tables = once(() =>
    createEndpoints({ site, problems, headers, kept, compress, onFault, guardHost }),
  );
  const isRoot = site.root === undefined;
  const others = isRoot ? languagesOf(site).slice(1) : [];
  const handler = createHandler({
    problems,
    headers,
    onFault,
    recall: createRecall(site, { headers: { ...kept, ...languageHeaders(site) }, compress }),
    first: isRoot ? createHealthEndpoints(headers, isReady) : [],
    tables,
    prefix: prefixOf(site),
    languages: new Map(
      others.map((other) => [
        tagOf(other.content),
        once(() => createSiteHandler(other, options).handler),
      ]),
    ),
  });
  return { handler, problems, tables };
}

function requireOrigin(baseUrl: string): string {
  const origin = parseOrigin(baseUrl);
  if (origin === undefined) throw new TypeError(`baseUrl takes ${originWords}, not "${baseUrl}".`);
  return origin;
}
