// Decodes queries and bodies to the raw object that an operation's input schema checks.
import {
  type Body,
  headerValue,
  maxBodyLength,
  type PlainRequest,
  type RequestHeaders,
} from '../exchange.ts';
import { readJSON, requestLimits } from '../kernel/json.ts';
import { decodeUTF8 } from '../kernel/octets.ts';
import { invalidInput } from '../operations/execute.ts';
import type { Operation } from '../schema/operation.ts';
import { Problem, quote } from '../problems.ts';

/** Decodes a well-formed query; refuses a parameter that appears twice. */
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
  // Object.fromEntries defines members, so `__proto__` is an ordinary name.
  return Object.fromEntries(entries);
}

/** Refuses any query of an operation that takes its input from the body. */
export function refuseQuery(operation: Operation, query: string): void {
  const [name] = new URLSearchParams(query).keys();
  if (name === undefined) return;
  throw new Problem(
    'invalid_request',
    `Unknown parameter ${quote(name)}.`,
    `Send no query: ${operation.method} ${operation.path} takes all input in its body.`,
  );
}

/** Decodes a JSON body; ignores its media type. */
export function decodeBody(operation: Operation, request: PlainRequest, body: Body): unknown {
  const coding = describeCoding(request.headers);
  if (coding !== undefined) throw invalidInput(operation, coding);
  if (body === undefined) {
    throw invalidInput(operation, `The body is longer than ${maxBodyLength} bytes.`);
  }
  if (body.length === 0) throw invalidInput(operation, 'The body is empty.');
  const text = decodeUTF8(body);
  if (text === undefined) throw invalidInput(operation, 'The body is not valid UTF-8.');
  const parsed = readJSON(text, requestLimits);
  if ('refusal' in parsed) throw invalidInput(operation, `The body ${parsed.refusal}`);
  return parsed.value;
}

/** The codings that need no decoding, by their header. */
const plainCodings = { 'Content-Encoding': 'identity', 'Transfer-Encoding': 'chunked' };

/** Describes a coding that the service does not decode; `undefined` for a plain body. */
export function describeCoding(headers: RequestHeaders): string | undefined {
  for (const [name, plain] of Object.entries(plainCodings)) {
    const coding = headerValue(headers[name.toLowerCase()])?.trim().toLowerCase();
    if (coding && coding !== plain) {
      return `The body has the ${name} ${quote(coding)}; send it unencoded.`;
    }
  }
  return undefined;
}
