// The log and metrics entry of a request, and the id that client and log share.
import { type Answer, headerValue, type PlainRequest } from '../exchange.ts';
import { notStored } from './headers.ts';
import { parseTraceparent, type Trace } from './traceparent.ts';

/** Of the text that the client sent, an entry has only the ids of a valid `traceparent`. */
export interface AccessEntry extends Partial<Trace> {
  readonly requestId: string;
  readonly method: string;
  readonly route: string;
  readonly status: number;
  /** Milliseconds. */
  readonly duration: number;
}

/** The part of a request that an entry is made from. */
export type Named = Pick<PlainRequest, 'id' | 'method' | 'headers'>;

/** Makes the entry of an answer; `started` is the arrival time by `performance.now()`. */
export function toEntry({ route, status }: Answer, request: Named, started: number): AccessEntry {
  const { id: requestId, method, headers } = request;
  const duration = Math.round((performance.now() - started) * 1000) / 1000;
  const entry = { requestId, method, route, status, duration };
  const trace = headerValue(headers['traceparent']);
  return trace === undefined ? entry : { ...entry, ...parseTraceparent(trace) };
}

/** Adds the log's request id as `x-request-id`, except to cacheable answers. */
export function identify(answer: Answer, request: Pick<Named, 'id'>): Answer {
  const { headers } = answer;
  if (headers['cache-control'] !== notStored) return answer;
  // Adding the member last would take eight times as long.
  return { ...answer, headers: { 'x-request-id': request.id, ...headers } };
}
