// Limits of a batch, because a small body could request a huge answer or long work.
import { Pieces } from '../exchange.ts';
import { isObject } from '../kernel/json.ts';
import { maxJobDescriptionLength } from '../schema/job-fit.ts';
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

/** Most UTF-16 code units of all arguments in a batch: two long job descriptions. */
const maxBatchText = 2 * maxJobDescriptionLength;

/**
 * Answers the members of a batch in order; `undefined` if none needs an answer. A request beyond a limit is not run, and
 * its error names the limit. Results stay separate pieces: copying a megabyte takes longer than everything else.
 */
export function answerMembers(
  batch: readonly unknown[],
  answer: (message: unknown) => Reply<string>,
): Pieces | undefined {
  let bytes = 0;
  let characters = 0;
  const list = batch.flatMap((message) => {
    const id = readableId(message);
    const asked = charactersIn(message);
    const refuse = (error: ProtocolError) => [',', toErrorReply(id, error).body];
    if (id !== null && bytes > maxBatchAnswer) return refuse(answerTooLong);
    if (id !== null && characters + asked > maxBatchText) return refuse(textTooLong);
    const { body, pieces } = answer(message);
    if (body === undefined) return [];
    characters += asked;
    bytes += body.length;
    if (id !== null && bytes > maxBatchAnswer) return refuse(answerTooLong);
    return pieces === undefined ? [',', body] : [',', ...pieces];
  });
  if (list.length === 0) return undefined;
  list[0] = '[';
  return new Pieces([...list, ']']);
}

const again = 'Send this request in another one.';
const answerTooLong = invalidRequest(
  `The answer to this batch would be longer than ${maxBatchAnswer} bytes. ${again}`,
);
const textTooLong = invalidRequest(
  `The arguments in this batch are longer than ${maxBatchText} characters together. ${again}`,
);

/** Counts the text in the arguments of a request. */
function charactersIn(message: unknown): number {
  const params = isObject(message) ? message['params'] : undefined;
  const args = isObject(params) ? params['arguments'] : undefined;
  if (!isObject(args)) return 0;
  const texts = Object.values(args).filter((value) => typeof value === 'string');
  return texts.reduce((sum, { length }) => sum + length, 0);
}
