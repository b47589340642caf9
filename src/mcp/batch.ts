// The bounds of one batch: a small body could otherwise ask for a huge answer or for long work.
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

/** Octets of all answers to a batch. */
const maxBatchAnswer = 1024 * 1024;

/** Characters, in UTF-16 code units, of all arguments in a batch: two long job descriptions. */
const maxBatchText = 2 * maxJobDescriptionLength;

/**
 * Answers the members of a batch in their order; `undefined` where none is answered. Requests that go beyond a bound are
 * not run; each is answered with an error that names the bound. Results stay pieces of their own: a copy of a megabyte
 * takes longer than all the rest.
 */
export function answerMembers(
  batch: readonly unknown[],
  answer: (message: unknown) => Reply<string>,
): Pieces | undefined {
  let octets = 0;
  let characters = 0;
  const list = batch.flatMap((message) => {
    const id = readableId(message);
    const asked = charactersIn(message);
    const refuse = (error: ProtocolError) => [',', toErrorReply(id, error).body];
    if (id !== null && octets > maxBatchAnswer) return refuse(answerTooLong);
    if (id !== null && characters + asked > maxBatchText) return refuse(textTooLong);
    const { body, pieces } = answer(message);
    if (body === undefined) return [];
    characters += asked;
    octets += body.length;
    if (id !== null && octets > maxBatchAnswer) return refuse(answerTooLong);
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

/** How much text a request brings for a tool to read. */
function charactersIn(message: unknown): number {
  const params = isObject(message) ? message['params'] : undefined;
  const args = isObject(params) ? params['arguments'] : undefined;
  if (!isObject(args)) return 0;
  const texts = Object.values(args).filter((value) => typeof value === 'string');
  return texts.reduce((sum, { length }) => sum + length, 0);
}
