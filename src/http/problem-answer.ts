// Problems and faults as answers: application/problem+json (RFC 9457).
import type { Answer } from '../exchange.ts';
import { toOctets } from '../octets.ts';
import { paths } from '../paths.ts';
import {
  type Problem,
  type ProblemCode,
  problems,
  type ServiceFaultCode,
  serviceFaults,
} from '../problems.ts';
import { createOwnHeaders, type Headers } from './headers.ts';

export interface ProblemAnswers {
  /** Answers a mistake of the caller. */
  answerProblem(problem: Problem, route: string, extra?: Headers): Answer;
  /** Answers a fault of the service; `id` names it in the log and is all that leaves the process. */
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

/** Makes what answers problems; `headers` is what every answer carries. */
export function createProblemAnswers(baseUrl: string, headers: Headers): ProblemAnswers {
  const docs = baseUrl + paths.openapi;
  const toHeaders = createOwnHeaders(headers, 'application/problem+json');

  function answer(
    code: ProblemCode | ServiceFaultCode,
    { title, status }: { readonly title: string; readonly status: number },
    texts: { readonly detail: string; readonly hint: string; readonly id?: string | undefined },
    route: string,
    extra?: Headers,
  ): Answer {
    const type = `${baseUrl}${paths.developers}#error-${code}`;
    const { detail, hint, id } = texts;
    // JSON leaves out an id that is undefined.
    const document = { type, title, status, code, detail, hint, id, docs };
    const body = toOctets(JSON.stringify(document));
    const own = toHeaders(body.length);
    return { status, headers: extra === undefined ? own : { ...own, ...extra }, body, route };
  }

  return {
    answerProblem: ({ code, message, hint }, route, extra) =>
      answer(code, problems[code], { detail: message, hint }, route, extra),
    answerFault: (code, id) =>
      answer(
        code,
        serviceFaults[code],
        { ...faultTexts[code], id },
        'fault',
        code === 'unavailable' ? { 'retry-after': '5' } : undefined,
      ),
  };
}
