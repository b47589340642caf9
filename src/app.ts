// The whole service as a function of a site: the only place where HTTP and MCP meet.
import type { Site } from './schema/site.ts';
import type { Answer, Handler } from './exchange.ts';
import type { AccessEntry } from './http/access.ts';
import { createFetch, type Fetch } from './http/fetch.ts';
import { createHandler, type OnFault } from './http/handler.ts';
import { cacheTags, commonHeaders } from './http/headers.ts';
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
  /** Compresses bodies; `'edge'` where that is done in front of the runtime. */
  readonly compress?: Compression;
  /** Called with each fault of the service; its message goes nowhere else. */
  readonly onFault?: OnFault;
  /** Called for every answer of `fetch`; on Node.js `serveNode` has its own. */
  readonly onAnswer?: ((entry: AccessEntry) => void) | undefined;
  /** Whether new requests are welcome: what `/readyz` answers. */
  readonly isReady?: () => boolean;
  /**
   * Whether `/api/mcp` refuses a `Host` that is neither loopback nor the public one, as a server on a loopback
   * address must (DNS rebinding).
   */
  readonly guardHost?: boolean;
  /** Whether cacheable answers carry a tag by which all of them can be purged. */
  readonly cacheTags?: boolean;
  /** Called for every request whose `Host` is neither loopback nor the public one. */
  readonly onForeignHost?: () => void;
}

export interface App {
  /** Answers a request as plain values. */
  readonly answer: Handler;
  /** Answers what never becomes a request: what the runtime's parser refuses, and overload. */
  readonly refuse: (cause: Problem | 'unavailable') => Answer;
  /** `answer` over `Request` and `Response`, for runtimes that speak them. */
  readonly fetch: Fetch;
  /** Makes now what the first request would make that asks for more than a snapshot has ready. */
  readonly prepare: () => void;
}

/**
 * Makes the service for one immutable site; changed content makes a new one.
 *
 * @example
 * ```ts
 * const app = createApp({ content, baseUrl: 'https://jane.example.com', assets: readAssets() });
 * export default { fetch: app.fetch };
 * ```
 *
 * @throws {TypeError} when the site's base URL is no origin, or two operations share an id, a path or a tool name
 */
export function createApp(given: Site, options: AppOptions = {}): App {
  // A copy: what is worked out for a site here has the headers of this app.
  const site = { ...given, baseUrl: requireOrigin(given.baseUrl) };
  const headers = commonHeaders(site.baseUrl);
  const kept = options.cacheTags ? { ...headers, ...cacheTags } : headers;
  const { compress, onFault = () => undefined, isReady = () => true, guardHost = false } = options;
  const problems = createProblemAnswers(site.baseUrl, headers);
  const tables = once(() =>
    createEndpoints({ site, problems, headers, kept, compress, onFault, guardHost }),
  );
  // A mistake in operations of its own is said at once.
  if (site.operations !== undefined) tables();
  const handler = createHandler({
    problems,
    headers,
    onFault,
    recall: createRecall(site, { headers: kept, compress }),
    first: createHealthEndpoints(headers, isReady),
    tables,
  });
  const { onForeignHost } = options;
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

function requireOrigin(baseUrl: string): string {
  const origin = parseOrigin(baseUrl);
  if (origin === undefined) throw new TypeError(`baseUrl takes ${originWords}, not "${baseUrl}".`);
  return origin;
}
