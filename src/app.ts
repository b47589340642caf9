// The whole service as a function of a site: the only place where the HTTP and the MCP face meet.
import type { Site } from './documents/document.ts';
import { listDocuments } from './documents/index.ts';
import { notFoundPage } from './documents/pages/not-found.tsx';
import type { Answer, Handler } from './exchange.ts';
import { createDocumentEndpoints } from './http/document-endpoint.ts';
import { createFetch, type Fetch } from './http/fetch.ts';
import { createHandler, type OnFault } from './http/handler.ts';
import { commonHeaders } from './http/headers.ts';
import { createHealthEndpoints } from './http/health.ts';
import { createNotFoundAnswers } from './http/not-found.ts';
import { createOperationEndpoint } from './http/operation-endpoint.ts';
import type { Compress } from './http/prepared.ts';
import { createProblemAnswers } from './http/problem-answer.ts';
import { createMcpEndpoint } from './mcp-endpoint.ts';
import { operations } from './operations/index.ts';
import { originWords, parseOrigin } from './origin.ts';
import { Problem } from './problems.ts';

export interface AppOptions {
  /** Compresses bodies; leave it out where the edge does it. */
  readonly compress?: Compress;
  /** Told about faults of the service; their message goes nowhere else. */
  readonly onFault?: OnFault;
  /** Whether new requests are welcome; says `/readyz`. */
  readonly isReady?: () => boolean;
  /**
   * Whether `/api/mcp` refuses a `Host` that is neither loopback nor the public one, as a server on a loopback
   * address must (DNS rebinding).
   */
  readonly guardHost?: boolean;
}

export interface App {
  /** Answers a request as plain values. */
  readonly answer: Handler;
  /** Answers for the runtime what never becomes a request: what its parser refuses, and overload. */
  readonly refuse: (cause: Problem | 'unavailable') => Answer;
  /** `answer` over `Request` and `Response`, for runtimes that speak them. */
  readonly fetch: Fetch;
}

/**
 * Makes the service for one immutable site; changed content makes a new one.
 *
 * @throws {TypeError} when the site's base URL is no origin
 */
export function createApp(given: Site, options: AppOptions = {}): App {
  const site = { ...given, baseUrl: requireOrigin(given.baseUrl) };
  const headers = commonHeaders(site.baseUrl);
  const { compress, onFault = () => undefined, isReady = () => true, guardHost = false } = options;
  const problems = createProblemAnswers(site.baseUrl, headers);
  const { content } = site;
  const answer = createHandler({
    problems,
    headers,
    onFault,
    answerNotFound: createNotFoundAnswers(notFoundPage, site, headers),
    endpoints: [
      ...listDocuments(site).flatMap((document) =>
        createDocumentEndpoints(document, { site, headers, compress }),
      ),
      ...operations.map((operation) =>
        createOperationEndpoint(operation, { content, problems, headers, compress }),
      ),
      createMcpEndpoint({ site, problems, headers, compress, onFault, guardHost }),
      ...createHealthEndpoints(headers, isReady),
    ],
  });
  return {
    answer,
    refuse: (cause) =>
      cause instanceof Problem
        ? problems.answerProblem(cause, 'refused')
        : problems.answerFault(cause),
    fetch: createFetch(answer, problems, onFault),
  };
}

function requireOrigin(baseUrl: string): string {
  const origin = parseOrigin(baseUrl);
  if (origin === undefined) throw new TypeError(`baseUrl takes ${originWords}, not "${baseUrl}".`);
  return origin;
}
