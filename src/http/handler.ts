// Answers every request: finds the endpoint, checks the method, turns errors into problem+json.
import type { Answer, Handler, PlainRequest } from '../exchange.ts';
import { Problem, quote } from '../problems.ts';
import { allowedMethods, type Endpoint } from './endpoint.ts';
import { emptyHeaders, type Headers, notStored, preflightHeaders } from './headers.ts';
import type { AnswerNotFound } from './not-found.ts';
import type { PreparedAnswer } from './prepared.ts';
import type { ProblemAnswers } from './problem-answer.ts';
import { createLanguageFinder } from './languages.ts';
import { createRoutes, type Routed } from './routes.ts';
import { checkQuery, splitTarget } from './target.ts';

export interface HandlerOptions {
  readonly problems: ProblemAnswers;
  /** Headers of every answer. */
  readonly headers: Headers;
  /** Endpoints that work before the tables are built. */
  readonly first: readonly Endpoint[];
  /** Builds the other endpoints, at the first request for one. */
  readonly tables: () => Tables;
  /** Looks up a cached answer by request target, without routing. */
  readonly recall: (target: string) => PreparedAnswer | undefined;
  readonly onFault: OnFault;
  /** The path below which the endpoints are; empty at the root. */
  readonly prefix?: string;
  /** The handlers of other languages, by the tags below which they are. */
  readonly languages?: ReadonlyMap<string, () => LanguageHandler>;
}

/** The endpoints of operations and documents. */
export interface Tables {
  readonly endpoints: readonly Endpoint[];
  /** Answers unknown paths outside the API, unless the client prefers a problem. */
  readonly answerNotFound: AnswerNotFound;
}

/** Reports a fault of the service with its request. */
export type OnFault = (error: unknown, request: PlainRequest) => void;

/** Answers a request by the target below the language, by default that of the request. */
export type LanguageHandler = (request: PlainRequest, target?: string) => ReturnType<Handler>;

const apiPath = /^\/api(?:\/|$)/;

export function createHandler({
  problems,
  headers: common,
  first,
  tables,
  recall,
  onFault,
  prefix = '',
  languages = new Map(),
}: HandlerOptions): LanguageHandler {
  const findLanguage = languages.size > 0 ? createLanguageFinder(languages) : undefined;
  const findRoute = createRoutes(first, () => tables().endpoints);

  function dispatch(request: PlainRequest, target: string): ReturnType<Handler> {
    let route = '/*';
    try {
      const { method } = request;
      const isRead = method === 'GET' || method === 'HEAD';
      const recalled = isRead ? recall(target) : undefined;
      if (recalled !== undefined) return recalled(request.headers);
      const found = findLanguage?.(target);
      if (found !== undefined) {
        if ('location' in found) return redirect(found.location, common);
        return found.language()(request, found.target);
      }
      const { path, query } = splitTarget(target);
      const routed = findRoute(path);
      if (routed === undefined) return answerUnknown(path, query, request);
      route = routed.endpoint.path;
      return answerKnown(routed, path, query, request);
    } catch (error) {
      return answerThrown(error, route, request);
    }
  }

  function answerKnown(
    { endpoint, parameter }: Routed,
    path: string,
    query: string,
    request: PlainRequest,
  ): ReturnType<Handler> {
    // HEAD is answered like GET, so that lengths are equal.
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    if (method === 'GET' && 'prepare' in endpoint) {
      if (apiPath.test(path)) checkQuery(query);
      return endpoint.prepare({ path, parameter, query })(request.headers);
    }
    if (method === 'POST' && 'answer' in endpoint) {
      if (apiPath.test(path)) checkQuery(query);
      return (body) => {
        try {
          return endpoint.answer({ request, query, body });
        } catch (error) {
          return answerThrown(error, endpoint.path, request);
        }
      };
    }
    const allow = allowedMethods(endpoint);
    if (method === 'OPTIONS') return answerOptions(endpoint.path, common, allow);
    const message = `${quote(method)} is not a method of ${endpoint.path}.`;
    const hint = `Use one of: ${allow}.`;
    const problem = { code: 'method_not_allowed', message, hint } as const;
    return problems.answerProblem(problem, endpoint.path, { allow });
  }

  function answerThrown(error: unknown, route: string, request: PlainRequest): Answer {
    if (error instanceof Problem) return problems.answerProblem(error, route);
    onFault(error, request);
    return problems.answerFault('internal_error', request.id);
  }

  function answerUnknown(path: string, query: string, request: PlainRequest): Answer {
    const isUnderAPI = apiPath.test(path);
    // RFC 9110 §9.3.7: an asterisk asks the server as a whole.
    if (request.method === 'OPTIONS' && (isUnderAPI || path === '*')) {
      return answerOptions('/api/*', common);
    }
    const known = findOtherSlash(path);
    if (known !== undefined) {
      return redirect(prefix + (query === '' ? known : `${known}?${query}`), common);
    }
    const page = isUnderAPI ? undefined : tables().answerNotFound(request.headers);
    if (page !== undefined) return page;
    const message = `There is nothing at ${quote(prefix + path)}.`;
    const hint = `GET ${prefix}/api lists every endpoint.`;
    const problem = { code: 'not_found', message, hint } as const;
    // Outside the API, other clients get a page at the same path.
    return isUnderAPI
      ? problems.answerProblem(problem, '/api/*')
      : problems.answerProblem(problem, '/*', { vary: 'Accept' });
  }

  /** API paths have no trailing slash, pages have one. */
  function findOtherSlash(path: string): string | undefined {
    if (path.endsWith('//')) return undefined;
    const other = path.endsWith('/') ? path.slice(0, -1) : `${path}/`;
    return findRoute(other) === undefined ? undefined : other;
  }

  return (request, target = request.target) => {
    const answering = dispatch(request, target);
    // RFC 9110 §9.3.2: HEAD has the header of GET, Content-Length included. Neither reads a body.
    return request.method === 'HEAD' ? { ...(answering as Answer), body: undefined } : answering;
  };
}

/** Answers OPTIONS, with `Allow` on known paths. */
function answerOptions(route: string, common: Headers, allow?: string): Answer {
  const headers = {
    ...common,
    ...preflightHeaders,
    'access-control-allow-methods': allow ?? 'GET, HEAD, POST, OPTIONS',
    'cache-control': notStored,
    ...(allow !== undefined && { allow }),
  };
  return { status: 204, headers, body: undefined, route };
}

function redirect(target: string, common: Headers): Answer {
  // Some runtimes pass on characters that a URI cannot contain (RFC 3986 §2).
  const location = target
    .replaceAll(/\p{Cs}/gu, '\uFFFD')
    .replaceAll(/[^!-~]+/g, encodeURIComponent);
  const headers = { ...emptyHeaders(common), location };
  return { status: 308, headers, body: undefined, route: 'redirect' };
}
