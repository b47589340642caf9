// The HTTP skin: finds the endpoint, judges the method, turns what was thrown into problem+json.
import type { Answer, PlainRequest } from '../exchange.ts';
import { Problem, quote } from '../problems.ts';
import { checkQuery, splitTarget } from './decode.ts';
import { allowedMethods, type Call, type Endpoint } from './endpoint.ts';
import { type Headers, notStored, preflightHeaders } from './headers.ts';
import type { AnswerNotFound } from './not-found.ts';
import type { ProblemAnswers } from './problem-answer.ts';
import { createRoutes, type Routes } from './routes.ts';

export interface HandlerOptions {
  readonly problems: ProblemAnswers;
  /** What every answer carries. */
  readonly headers: Headers;
  readonly endpoints: readonly Endpoint[];
  readonly onFault: OnFault;
  /** Answers unknown paths outside the API where the client wants no problem document. */
  readonly answerNotFound: AnswerNotFound;
}

/** Reports a fault of the service under the id of the request. */
export type OnFault = (error: unknown, request: PlainRequest) => void;

export type Handler = (request: PlainRequest) => Answer | Promise<Answer>;

const apiPath = /^\/api(?:\/|$)/;

/** Makes the function that answers every request, whatever it is. */
export function createHandler(options: HandlerOptions): Handler {
  const dispatcher = new Dispatcher(options);
  return (request) => {
    try {
      const answering = dispatcher.dispatch(request);
      return request.method === 'HEAD' ? withoutBody(answering) : answering;
    } catch (error) {
      return dispatcher.fail(error, request, '/*');
    }
  };
}

class Dispatcher {
  readonly #options: HandlerOptions;
  readonly #routes: Routes<Endpoint>;

  constructor(options: HandlerOptions) {
    this.#options = options;
    this.#routes = createRoutes(options.endpoints);
  }

  dispatch(request: PlainRequest): Answer | Promise<Answer> {
    const { path, query } = splitTarget(request.target);
    const routed = this.#routes.find(path);
    if (routed === undefined) return this.#answerUnknown(path, query, request);
    const { endpoint, parameters } = routed;
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    if (method === 'OPTIONS') return this.#answerOptions(endpoint.path, allowedMethods(endpoint));
    if (!endpoint.methods.some((allowed) => allowed === method)) {
      return this.#refuseMethod(request.method, endpoint);
    }
    if (query !== '' && apiPath.test(path)) checkQuery(query);
    return this.#call(endpoint, { request, method, parameters, query });
  }

  /** The one door through which anything thrown becomes an answer. */
  fail(error: unknown, request: PlainRequest, route: string): Answer {
    const { problems, onFault } = this.#options;
    if (error instanceof Problem) return problems.answerProblem(error, route);
    onFault(error, request);
    return problems.answerFault('internal_error', request.id);
  }

  #call(endpoint: Endpoint, call: Call): Answer | Promise<Answer> {
    try {
      const answer = endpoint.answer(call);
      return answer instanceof Promise
        ? answer.catch((error: unknown) => this.fail(error, call.request, endpoint.path))
        : answer;
    } catch (error) {
      return this.fail(error, call.request, endpoint.path);
    }
  }

  #answerUnknown(path: string, query: string, request: PlainRequest): Answer {
    const isUnderAPI = apiPath.test(path);
    if (isUnderAPI && request.method === 'OPTIONS') return this.#answerOptions('/api/*');
    const known = this.#findOtherSlash(path, isUnderAPI);
    if (known !== undefined) return this.#redirect(query === '' ? known : `${known}?${query}`);
    const page = isUnderAPI ? undefined : this.#options.answerNotFound(request.headers);
    if (page !== undefined) return page;
    const problem = new Problem(
      'not_found',
      `There is nothing at ${quote(path)}.`,
      'GET /api lists every endpoint.',
    );
    if (isUnderAPI) return this.fail(problem, request, '/api/*');
    // Outside the API the same path has a page for others.
    return this.#options.problems.answerProblem(problem, '/*', { vary: 'Accept' });
  }

  /** API paths are known without a slash at their end, pages with one. */
  #findOtherSlash(path: string, isUnderAPI: boolean): string | undefined {
    if (isUnderAPI && !path.endsWith('/')) return undefined;
    const other = path.endsWith('/') ? path.slice(0, -1) : `${path}/`;
    return this.#routes.find(other) === undefined ? undefined : other;
  }

  /** Answers a preflight, on known paths with `Allow`. */
  #answerOptions(route: string, allowed?: readonly string[]): Answer {
    const headers = {
      ...this.#options.headers,
      ...preflightHeaders,
      'access-control-allow-methods': (allowed ?? ['GET', 'HEAD', 'POST', 'OPTIONS']).join(', '),
      'cache-control': notStored,
      ...(allowed !== undefined && { allow: allowed.join(', ') }),
    };
    return { status: 204, headers, body: undefined, route };
  }

  #redirect(location: string): Answer {
    const headers = {
      ...this.#options.headers,
      location,
      'cache-control': notStored,
      'content-length': '0',
    };
    return { status: 308, headers, body: undefined, route: 'redirect' };
  }

  #refuseMethod(method: string, endpoint: Endpoint): Answer {
    const allow = allowedMethods(endpoint).join(', ');
    const problem = new Problem(
      'method_not_allowed',
      `${quote(method)} is not a method of ${endpoint.path}.`,
      `Use one of: ${allow}.`,
    );
    return this.#options.problems.answerProblem(problem, endpoint.path, { allow });
  }
}

function withoutBody(answering: Answer | Promise<Answer>): Answer | Promise<Answer> {
  return answering instanceof Promise ? answering.then(dropBody) : dropBody(answering);
}

// RFC 9110 §9.3.2: HEAD has the header of GET, Content-Length among it.
function dropBody(answer: Answer): Answer {
  return { ...answer, body: undefined };
}
