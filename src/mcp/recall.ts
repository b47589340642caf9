// Answers a message that differs from an earlier one in its id alone, without parsing it: clients repeat `tools/list` and
// calls without arguments.
import { headerValue, Pieces, type RequestHeaders } from '../exchange.ts';
import { isObject } from '../kernel/json.ts';
import type { ResultCache } from '../operations/results.ts';
import { type Reply, type SharedResult, toReply } from './wire.ts';

/** A number as id where clients write it: first, after "jsonrpc", or last. */
const written = /^\{(?:"jsonrpc":"2\.0",)?"id":(0|[1-9]\d{0,14}),|,"id":(0|[1-9]\d{0,14})\}$/;

/** Longest message to search for an id, in characters. */
const maxLength = 400;

/** A message around its id. */
interface Split {
  readonly start: string;
  readonly id: number;
  readonly end: string;
}

function split(text: string): Split | undefined {
  const found = text.length > maxLength ? null : written.exec(text);
  if (found === null) return undefined;
  const [match, first, last] = found;
  const digits = first ?? last!;
  const to = found.index + match.length - 1;
  return { start: text.slice(0, to - digits.length), id: Number(digits), end: text.slice(to) };
}

/**
 * Whether the number is the id of the message. Two numbers in its place must each be the id: a message may have the name
 * twice, or in `params`, and one number could equal the other by chance.
 */
function isItsId({ start, id, end }: Split): boolean {
  return [id, id + 1].every((tried) => {
    const message: unknown = JSON.parse(`${start}${tried}${end}`);
    return isObject(message) && message['id'] === tried;
  });
}

/** The headers that `eraOf`, `checkLegacy` and `checkModern` read. */
const names = ['mcp-protocol-version', 'mcp-method', 'mcp-name'] as const;

/** Everything an answer depends on besides the id. Neither a header nor valid JSON contains a NUL. */
function keyOf({ start, end }: Split, headers: RequestHeaders): string {
  let key = '';
  for (const name of names) key += `${headerValue(headers[name]) ?? '\0'}\n`;
  return `${key}${start}\0${end}`;
}

/** Answers with the result of an equal message, or as `answer` does. */
type Recall = (text: string, headers: RequestHeaders | undefined, answer: () => Reply) => Reply;

/** Makes the lookup. Stores shared results only: never one of a job description. */
export function createRecall(results: ResultCache<SharedResult>): Recall {
  return (text, headers, answer) => {
    const message = headers && split(text);
    if (message === undefined) return answer();
    const key = keyOf(message, headers!);
    const known = results.find(key);
    if (known !== undefined) return toReply(message.id, known);
    const reply = answer();
    const result = reply.body instanceof Pieces ? reply.body.list[1] : undefined;
    if (result instanceof Uint8Array && isItsId(message)) results.keep(key, result);
    return reply;
  };
}
