// Limits of a batch, because a small body could request a huge answer or long work.
import { Pieces } from '../exchange.ts';
import { isObject } from '../kernel/json.ts';
import {
  invalidRequest,
  type ProtocolError,
  readableId,
  type Reply,
  toErrorReply,
} from './wire.ts';

/** Most members of a batch. */
export const maxBatchLength = 100;

/** Most bytes of all answers to a batch. */
const maxBatchAnswer = 1024 * 1024;

/** The work of a call without a cached result, besides its text: as much as 1,600 characters of a job description. */
const callWork = 1_600;

/** Most work of a batch, in UTF-16 code units of arguments: two long job descriptions, or 27 short ones. */
const maxBatchWork = 43_200;

/**
 * Answers the members of a batch in order, one in each step; returns `undefined` if none needs an answer. A request beyond
 * a limit is not run, and its error names the limit. Results stay separate pieces: copying a megabyte takes longer than
 * everything else.
 */
export function* answerMembers(
  batch: readonly unknown[],
  answer: (message: unknown) => Reply,
  uncachedTools: ReadonlySet<unknown> = new Set(),
): Generator<undefined, Pieces | undefined> {
  let bytes = 0;
  let work = 0;
  const answerOne = (message: unknown): Pieces['list'] => {
    const id = readableId(message);
    const needed = workOf(message, uncachedTools);
    const refuse = (error: ProtocolError) => [',', toErrorReply(id, error).body];
    if (id !== null && bytes > maxBatchAnswer) return refuse(answerTooLong);
    if (id !== null && work + needed > maxBatchWork) return refuse(tooMuchWork);
    const { body } = answer(message);
    if (body === undefined) return [];
    work += needed;
    bytes += body.length;
    if (id !== null && bytes > maxBatchAnswer) return refuse(answerTooLong);
    return typeof body === 'string' ? [',', body] : [',', ...body.list];
  };
  const list: (string | Uint8Array)[] = [];
  for (const [index, message] of batch.entries()) {
    if (index > 0) yield;
    list.push(...answerOne(message));
  }
  if (list.length === 0) return undefined;
  list[0] = '[';
  return new Pieces([...list, ']']);
}

const again = 'Send this request in another one.';
const answerTooLong = invalidRequest(
  `The answer to this batch would be longer than ${maxBatchAnswer} bytes. ${again}`,
);
const tooMuchWork = invalidRequest(
  `The calls in this batch are too much work together: at most ${maxBatchWork} characters, where each comparison of a job description counts ${callWork} more. ${again}`,
);

/** Estimates the work of a request by the text in its arguments and its tool. */
function workOf(message: unknown, uncachedTools: ReadonlySet<unknown>): number {
  const { method, params } = isObject(message) ? message : {};
  const { name, arguments: args } = isObject(params) ? params : {};
  if (!isObject(args)) return 0;
  const texts = Object.values(args).filter((value) => typeof value === 'string');
  const { length } = texts.join('');
  return method === 'tools/call' && uncachedTools.has(name) ? callWork + length : length;
}
