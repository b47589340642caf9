// The bounds of one batch: a small body could otherwise ask for a huge answer or for long work.
import { maxJobDescriptionLength } from '../schema/job-fit.ts';
import {
  invalidRequest,
  isObject,
  readableId,
  type Reply,
  type RequestId,
  toErrorReply,
} from './wire.ts';

/** Most members of a batch. */
export const maxBatchLength = 100;

/** Octets of all answers to a batch. */
const maxBatchAnswer = 1024 * 1024;

/** Characters, in UTF-16 code units, of all arguments in a batch: two long job descriptions. */
const maxBatchText = 2 * maxJobDescriptionLength;

/**
 * Answers the members of a batch in their order. Requests that go beyond a bound are not
 * run; each is answered with an error that names the bound.
 */
export function answerMembers(
  batch: readonly unknown[],
  answer: (message: unknown) => Reply,
): string[] {
  let octets = 0;
  let characters = 0;
  return batch.flatMap((message) => {
    const id = readableId(message);
    const asked = charactersIn(message);
    if (id !== null && octets > maxBatchAnswer) return refuse(id, answerTooLong);
    if (id !== null && characters + asked > maxBatchText) return refuse(id, textTooLong);
    const { body } = answer(message);
    if (body === undefined) return [];
    characters += asked;
    octets += body.length;
    return id !== null && octets > maxBatchAnswer ? refuse(id, answerTooLong) : body;
  });
}

const answerTooLong = `The answer to this batch would be longer than ${maxBatchAnswer} bytes.`;
const textTooLong = `The arguments in this batch are longer than ${maxBatchText} characters together.`;

function refuse(id: RequestId, what: string): string {
  return toErrorReply(id, invalidRequest(`${what} Send this request in another one.`)).body;
}

/** How much text a request brings for a tool to read. */
function charactersIn(message: unknown): number {
  const params = isObject(message) ? message['params'] : undefined;
  const args = isObject(params) ? params['arguments'] : undefined;
  if (!isObject(args)) return 0;
  const texts = Object.values(args).filter((value) => typeof value === 'string');
  return texts.reduce((sum, { length }) => sum + length, 0);
}
