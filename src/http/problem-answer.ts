// Problems and faults as answers: application/problem+json (RFC 9457).
import type { Answer } from '../exchange.ts';
import { paths } from '../paths.ts';
import { type Problem, problems, type ServiceFaultCode, serviceFaults } from '../problems.ts';
import { type Headers, notStored } from './headers.ts';

const encoder = new TextEncoder();

/** Answers a mistake of the caller. */
export function answerProblem(
  { code, message, hint }: Problem,
  baseUrl: string,
  headers: Headers,
  route: string,
): Answer {
  return answer({ ...problems[code], code, detail: message, hint }, baseUrl, headers, route);
}

/** Answers a fault of the service; `id` names it in the log and is all that leaves the process. */
export function answerFault(
  code: ServiceFaultCode,
  baseUrl: string,
  headers: Headers,
  id?: string,
): Answer {
  const { detail, hint } = faultTexts[code];
  const body = { ...serviceFaults[code], code, detail, hint, ...(id !== undefined && { id }) };
  const retry = code === 'unavailable' ? { 'retry-after': '5' } : {};
  return answer(body, baseUrl, { ...headers, ...retry }, 'fault');
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

interface ProblemMembers {
  readonly title: string;
  readonly status: number;
  readonly code: string;
  readonly detail: string;
  readonly hint: string;
  readonly id?: string;
}

function answer(members: ProblemMembers, baseUrl: string, headers: Headers, route: string): Answer {
  const { title, status, ...rest } = members;
  const type = `${baseUrl}${paths.developers}#error-${members.code}`;
  const document = { type, title, status, ...rest, docs: baseUrl + paths.openapi };
  const body = encoder.encode(JSON.stringify(document));
  return {
    status,
    headers: {
      ...headers,
      'cache-control': notStored,
      'content-type': 'application/problem+json',
      'content-length': String(body.length),
    },
    body,
    route,
  };
}
