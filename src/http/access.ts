// What logs and counts know of an answered request, and the name by which both sides speak of it.
import { type Answer, headerValue, type PlainRequest } from '../exchange.ts';
import { notStored } from './headers.ts';
import { parseTraceparent, type Trace } from './traceparent.ts';

/** What is logged of a request: nothing that the visitor wrote but the ids of a valid `traceparent`. */
export interface AccessEntry extends Partial<Trace> {
  readonly requestId: string;
  readonly method: string;
  readonly route: string;
  readonly status: number;
  /** Milliseconds. */
  readonly duration: number;
}

/** What an entry takes of a request. */
export type Named = Pick<PlainRequest, 'id' | 'method' | 'headers'>;

/** The clock by which answers are timed. Node.js looks its global up anew each time, which takes longer than to read it. */
export const clock = performance;

/** Writes the entry of an answer; `started` is when the request came, by `clock`. */
export function toEntry({ route, status }: Answer, request: Named, started: number): AccessEntry {
  const { id: requestId, method, headers } = request;
  const duration = Math.round((clock.now() - started) * 1000) / 1000;
  const entry = { requestId, method, route, status, duration };
  const trace = headerValue(headers['traceparent']);
  return trace === undefined ? entry : { ...entry, ...parseTraceparent(trace) };
}

/** Names the request in its answer, by the id that the log has, unless caches keep it for other requests. */
export function identify(answer: Answer, request: Pick<Named, 'id'>): Answer {
  const { headers } = answer;
  if (headers['cache-control'] !== notStored) return answer;
  // Behind the others, the new member would take eight times as long.
  return { ...answer, headers: { 'x-request-id': request.id, ...headers } };
}
