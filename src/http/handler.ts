// The HTTP skin: finds the endpoint, judges the method, turns what was thrown into problem+json.
import type { Answer, PlainRequest } from '../exchange.ts';
import { Problem, quote } from '../problems.ts';
import { splitTarget } from './decode.ts';
import { allowedMethods, type Call, type Endpoint } from './endpoint.ts';
import { type Headers, notStored, preflightHeaders } from './headers.ts';
import type { AnswerNotFound } from './not-found.ts';
import type { ProblemAnswers } from './problem-answer.ts';
import { createRoutes } from './routes.ts';

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
  const routes = createRoutes(options.endpoints);
  const fail = (error: unknown, request: PlainRequest, route: string): Answer => {
    if (error instanceof Problem) return options.problems.answerProblem(error, route);
    options.onFault(error, request);
    return options.problems.answerFault('internal_error', request.id);
  };

  function dispatch(request: PlainRequest): Answer | Promise<Answer> {
    const { path, query } = splitTarget(request.target);
    const routed = routes.find(path);
    if (routed === undefined) return answerUnknown(path, query, request);
    const { endpoint, parameters } = routed;
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    if (method === 'OPTIONS') return answerOptions(allowedMethods(endpoint), endpoint.path);
    if (!endpoint.methods.some((allowed) => allowed === method)) {
      return refuseMethod(request.method, endpoint);
    }
    return answerCall(endpoint, { request, method, parameters, query });
  }

  function answerCall(endpoint: Endpoint, call: Call): Answer | Promise<Answer> {
    try {
      const answer = endpoint.answer(call);
      return answer instanceof Promise
        ? answer.catch((error: unknown) => fail(error, call.request, endpoint.path))
        : answer;
    } catch (error) {
      return fail(error, call.request, endpoint.path);
    }
  }

  function answerUnknown(path: string, query: string, request: PlainRequest): Answer {
    const isUnderAPI = apiPath.test(path);
    if (isUnderAPI && request.method === 'OPTIONS') return answerOptions(undefined, '/api/*');
    const shorter = path.slice(0, -1);
    const known = path.endsWith('/') ? shorter : `${path}/`;
    if ((!isUnderAPI || known === shorter) && routes.find(known) !== undefined) {
      return redirect(query === '' ? known : `${known}?${query}`);
    }
    const page = isUnderAPI ? undefined : options.answerNotFound(request.headers);
    if (page !== undefined) return page;
    const problem = new Problem(
      'not_found',
      `There is nothing at ${quote(path)}.`,
      'GET /api lists every endpoint.',
    );
    return fail(problem, request, isUnderAPI ? '/api/*' : '/*');
  }

  function answerOptions(allowed: readonly string[] | undefined, route: string): Answer {
    const headers = {
      ...options.headers,
      ...preflightHeaders,
      'access-control-allow-methods': (allowed ?? ['GET', 'HEAD', 'POST', 'OPTIONS']).join(', '),
      'cache-control': notStored,
      ...(allowed !== undefined && { allow: allowed.join(', ') }),
    };
    return { status: 204, headers, body: undefined, route };
  }

  function redirect(location: string): Answer {
    const headers = {
      ...options.headers,
      location,
      'cache-control': notStored,
      'content-length': '0',
    };
    return { status: 308, headers, body: undefined, route: 'redirect' };
  }

  function refuseMethod(method: string, endpoint: Endpoint): Answer {
    const allow = allowedMethods(endpoint).join(', ');
    const problem = new Problem(
      'method_not_allowed',
      `${quote(method)} is not a method of ${endpoint.path}.`,
      `Use one of: ${allow}.`,
    );
    return options.problems.answerProblem(problem, endpoint.path, { allow });
  }

  return (request) => {
    try {
      const answering = dispatch(request);
      return request.method === 'HEAD' ? withoutBody(answering) : answering;
    } catch (error) {
      return fail(error, request, '/*');
    }
  };
}

function withoutBody(answering: Answer | Promise<Answer>): Answer | Promise<Answer> {
  return answering instanceof Promise ? answering.then(dropBody) : dropBody(answering);
}

// RFC 9110 §9.3.2: HEAD has the header of GET, Content-Length among it.
function dropBody(answer: Answer): Answer {
  return { ...answer, body: undefined };
}
