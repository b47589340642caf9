// Answers every request: finds the endpoint, checks the method, turns errors into problem+json.
import type { Answer, Handler, PlainRequest } from '../exchange.ts';
import { Problem, quote } from '../problems.ts';
import { allowedMethods, type Endpoint } from './endpoint.ts';
import { emptyHeaders, type Headers, notStored, preflightHeaders } from './headers.ts';
import type { AnswerNotFound } from './not-found.ts';
import type { PreparedAnswer } from './prepared.ts';
import type { ProblemAnswers } from './problem-answer.ts';
import { createLanguageFinder, type FindLanguage, TranslatedRequest } from './languages.ts';
import { createRoutes, type Routed, type Routes } from './routes.ts';
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
  readonly languages?: ReadonlyMap<string, () => Handler>;
}

/** The endpoints of operations and documents. */
export interface Tables {
  readonly endpoints: readonly Endpoint[];
  /** Answers unknown paths outside the API, unless the client prefers a problem. */
  readonly answerNotFound: AnswerNotFound;
}

/** Reports a fault of the service with its request. */
export type OnFault = (error: unknown, request: PlainRequest) => void;

const apiPath = /^\/api(?:\/|$)/;

/** Makes the function that answers every request. */
export function createHandler(options: HandlerOptions): Handler {
  const dispatcher = new Dispatcher(options);
  return (request) => {
    const answering = dispatcher.dispatch(request);
    // RFC 9110 §9.3.2: HEAD has the header of GET, Content-Length included. Neither reads a body.
    return request.method === 'HEAD' ? { ...(answering as Answer), body: undefined } : answering;
  };
}

class Dispatcher {
  readonly #options: HandlerOptions;
  readonly #routes: Routes;
  readonly #prefix: string;
  readonly #findLanguage: FindLanguage | undefined;

  constructor(options: HandlerOptions) {
    this.#options = options;
    const { prefix = '', languages = new Map() } = options;
    this.#prefix = prefix;
    this.#findLanguage = languages.size > 0 ? createLanguageFinder(languages) : undefined;
    this.#routes = createRoutes(options.first, () => options.tables().endpoints);
  }

  dispatch(request: PlainRequest): ReturnType<Handler> {
    let route = '/*';
    try {
      const { method, target } = request;
      const isRead = method === 'GET' || method === 'HEAD';
      const recalled = isRead ? this.#options.recall(target) : undefined;
      if (recalled !== undefined) return recalled.get(request.headers);
      const language = this.#findLanguage?.(target);
      if (language !== undefined) {
        return 'location' in language
          ? this.#redirect(language.location)
          : language.handler()(new TranslatedRequest(request, language.target));
      }
      const { path, query } = splitTarget(target);
      const routed = this.#routes.find(path);
      if (routed === undefined) return this.#answerUnknown(path, query, request);
      route = routed.endpoint.path;
      return this.#answerKnown(routed, path, query, request);
    } catch (error) {
      return this.#answerThrown(error, route, request);
    }
  }

  #answerKnown(
    { endpoint, parameter }: Routed,
    path: string,
    query: string,
    request: PlainRequest,
  ): ReturnType<Handler> {
    // HEAD is answered like GET, so that lengths are equal.
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    if (method === 'GET' && 'prepare' in endpoint) {
      if (apiPath.test(path)) checkQuery(query);
      return endpoint.prepare({ path, parameter, query }).get(request.headers);
    }
    if (method === 'POST' && 'answer' in endpoint) {
      if (apiPath.test(path)) checkQuery(query);
      return (body) => {
        try {
          return endpoint.answer({ request, query, body });
        } catch (error) {
          return this.#answerThrown(error, endpoint.path, request);
        }
      };
    }
    const allow = allowedMethods(endpoint);
    if (method === 'OPTIONS') return this.#answerOptions(endpoint.path, allow);
    return this.#refuseMethod(method, endpoint.path, allow);
  }

  /** Answers a thrown error of an endpoint. */
  #answerThrown(error: unknown, route: string, request: PlainRequest): Answer {
    const { problems, onFault } = this.#options;
    if (error instanceof Problem) return problems.answerProblem(error, route);
    onFault(error, request);
    return problems.answerFault('internal_error', request.id);
  }

  #answerUnknown(path: string, query: string, request: PlainRequest): Answer {
    const isUnderAPI = apiPath.test(path);
    // RFC 9110 §9.3.7: an asterisk asks the server as a whole.
    if (request.method === 'OPTIONS' && (isUnderAPI || path === '*')) {
      return this.#answerOptions('/api/*');
    }
    const known = this.#findOtherSlash(path);
    if (known !== undefined)
      return this.#redirect(this.#prefix + (query === '' ? known : `${known}?${query}`));
    const page = isUnderAPI ? undefined : this.#options.tables().answerNotFound(request.headers);
    if (page !== undefined) return page;
    const problem = {
      code: 'not_found',
      message: `There is nothing at ${quote(this.#prefix + path)}.`,
      hint: `GET ${this.#prefix}/api lists every endpoint.`,
    } as const;
    // Outside the API, other clients get a page at the same path.
    return isUnderAPI
      ? this.#options.problems.answerProblem(problem, '/api/*')
      : this.#options.problems.answerProblem(problem, '/*', { vary: 'Accept' });
  }

  /** API paths have no trailing slash, pages have one. */
  #findOtherSlash(path: string): string | undefined {
    if (path.endsWith('//')) return undefined;
    const other = path.endsWith('/') ? path.slice(0, -1) : `${path}/`;
    return this.#routes.find(other) === undefined ? undefined : other;
  }

  /** Answers OPTIONS, with `Allow` on known paths. */
  #answerOptions(route: string, allow?: string): Answer {
    const headers = {
      ...this.#options.headers,
      ...preflightHeaders,
      'access-control-allow-methods': allow ?? 'GET, HEAD, POST, OPTIONS',
      'cache-control': notStored,
      ...(allow !== undefined && { allow }),
    };
    return { status: 204, headers, body: undefined, route };
  }

  #redirect(target: string): Answer {
    // Some runtimes pass on characters that a URI cannot contain (RFC 3986 §2).
    const location = target
      .replaceAll(/\p{Cs}/gu, '\uFFFD')
      .replaceAll(/[^!-~]+/g, encodeURIComponent);
    const headers = { ...emptyHeaders(this.#options.headers), location };
    return { status: 308, headers, body: undefined, route: 'redirect' };
  }

  #refuseMethod(method: string, route: string, allow: string): Answer {
    const problem = {
      code: 'method_not_allowed',
      message: `${quote(method)} is not a method of ${route}.`,
      hint: `Use one of: ${allow}.`,
    } as const;
    return this.#options.problems.answerProblem(problem, route, { allow });
  }
}
