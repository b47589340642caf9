// Answers to mistakes of clients and faults of the service: application/problem+json (RFC 9457).
import type { Answer } from '../exchange.ts';
import { byteLength } from '../kernel/octets.ts';
import { paths } from '../paths.ts';
import { type FailureCode, failures, type Problem, type ServiceFaultCode } from '../problems.ts';
import type { Site } from '../schema/site.ts';
import { createOwnHeaders, exposedHeaders, type Headers } from './headers.ts';

/** The content of a `Problem`. */
type ProblemTexts = Pick<Problem, 'code' | 'message' | 'hint'>;

export interface ProblemAnswers {
  /** Answers a mistake of the client. */
  answerProblem(problem: ProblemTexts, route: string, extra?: Headers): Answer;
  /** Answers a fault of the service; the answer discloses only `id`, which the log contains too. */
  answerFault(code: ServiceFaultCode, id?: string): Answer;
}

const faultTexts: Record<ServiceFaultCode, { detail: string; hint: string }> = {
  internal_error: {
    detail: 'The service failed while it answered.',
    hint: 'Try again later. If it stays, report the id.',
  },
  unavailable: {
    detail: 'The service is stopping or has too much to do.',
    hint: 'Send the request again after the number of seconds in Retry-After.',
  },
};

/** Seconds to wait before a retry; readable by scripts in browsers. */
const retryHeaders: Headers = {
  'retry-after': '5',
  'access-control-expose-headers': `${exposedHeaders}, Retry-After`,
};

/** @param headers the headers of every answer */
export function createProblemAnswers(
  site: Pick<Site, 'baseUrl' | 'root'>,
  headers: Headers,
): ProblemAnswers {
  const { baseUrl, root = site } = site;
  const end = `,"docs":${JSON.stringify(baseUrl + paths.openapi)}}`;
  const toHeaders = createOwnHeaders(headers, 'application/problem+json');
  // Members that depend only on the code are serialised once.
  const starts = Object.fromEntries(
    Object.entries(failures).map(([code, { title, status }]) => {
      const type = `${root.baseUrl}${paths.developers}#error-${code}`;
      return [code, JSON.stringify({ type, title, status, code }).slice(0, -1)];
    }),
  ) as Record<FailureCode, string>;

  function answer(
    code: FailureCode,
    texts: { readonly detail: string; readonly hint: string; readonly id?: string | undefined },
    route: string,
    extra?: Headers,
  ): Answer {
    const [detail, hint] = [JSON.stringify(texts.detail), JSON.stringify(texts.hint)];
    const id = texts.id === undefined ? '' : `,"id":${JSON.stringify(texts.id)}`;
    const body = `${starts[code]},"detail":${detail},"hint":${hint}${id}${end}`;
    const own = toHeaders(byteLength(body));
    const { status } = failures[code];
    return { status, headers: extra === undefined ? own : { ...own, ...extra }, body, route };
  }

  return {
    answerProblem: ({ code, message, hint }, route, extra) =>
      answer(code, { detail: message, hint }, route, extra),
    answerFault: (code, id) =>
      answer(
        code,
        { ...faultTexts[code], id },
        'fault',
        code === 'unavailable' ? retryHeaders : undefined,
      ),
  };
}
