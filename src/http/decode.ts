// What a caller sent, from octets to the raw object that an operation's input schema judges.
import {
  type Body,
  headerValue,
  maxBodyLength,
  type PlainRequest,
  type RequestHeaders,
} from '../exchange.ts';
import { noJSON, parseJSON } from '../kernel/json.ts';
import { invalidInput } from '../operations/execute.ts';
import type { Operation } from '../schema/operation.ts';
import { Problem, quote } from '../problems.ts';

/** Decodes a well-formed query; a name that appears twice is refused. */
export function decodeQuery(operation: Operation, query: string): Record<string, string> {
  const entries = [...new URLSearchParams(query)];
  const names = new Set<string>();
  for (const [name] of entries) {
    if (names.has(name) && Object.hasOwn(operation.input.shape, name)) {
      const detail = `The parameter "${name}" appears more than once.`;
      throw invalidInput(operation, detail, 'Give each at most once.');
    }
    names.add(name);
  }
  // Object.fromEntries defines members, so that `__proto__` is a name like any other.
  return Object.fromEntries(entries);
}

/** Refuses any query where all input travels in the body. */
export function refuseQuery(operation: Operation, query: string): void {
  const [name] = new URLSearchParams(query).keys();
  if (name === undefined) return;
  throw new Problem(
    'invalid_request',
    `Unknown parameter ${quote(name)}.`,
    `Send no query: ${operation.method} ${operation.path} takes all input in its body.`,
  );
}

/** Decodes a JSON body, whatever media type it is declared as. */
export function decodeBody(operation: Operation, request: PlainRequest, octets: Body): unknown {
  const coding = describeCoding(request.headers);
  if (coding !== undefined) throw invalidInput(operation, coding);
  if (octets === undefined) {
    throw invalidInput(operation, `The body is longer than ${maxBodyLength} bytes.`);
  }
  if (octets.length === 0) throw invalidInput(operation, 'The body is empty.');
  const value = parseJSON(decodeUTF8(operation, octets));
  if (value === undefined) throw invalidInput(operation, `The body ${noJSON}`);
  return value;
}

/** The codings under which a body is what it says. */
const plainCodings = [
  ['Content-Encoding', 'identity'],
  ['Transfer-Encoding', 'chunked'],
] as const;

/** Tells the content coding of a body that is not decoded; `undefined` for a plain one. */
export function describeCoding(headers: RequestHeaders): string | undefined {
  for (const [name, plain] of plainCodings) {
    const coding = headerValue(headers[name.toLowerCase()])?.trim().toLowerCase() ?? '';
    if (coding !== '' && coding !== plain) {
      return `The body has the ${name} ${quote(coding)}; send it unencoded.`;
    }
  }
  return undefined;
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

function decodeUTF8(operation: Operation, octets: Uint8Array): string {
  try {
    return utf8.decode(octets);
  } catch {
    throw invalidInput(operation, 'The body is not valid UTF-8.');
  }
}
