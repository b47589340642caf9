// JSON-RPC 2.0. A serialised result is reused after a new beginning with the id.
import type { ProtocolErrorCode } from '@modelcontextprotocol/server';
import { Pieces } from '../exchange.ts';
import { isObject } from '../kernel/json.ts';

export type JSONObject = Readonly<Record<string, unknown>>;
export type RequestId = string | number;

/** A result as JSON in ASCII. */
export type ResultJSON = string;

/** A result that answers share: its JSON, and the brace that ends the answer. */
export type SharedResult = Uint8Array;

export interface Reply {
  /** The HTTP status; stdio has none. */
  readonly status: number;
  /** The answer in ASCII, so that its length is its size; `undefined` for no answer. */
  readonly body: string | Pieces | undefined;
  /** Does the next part of the work, if the reply is not complete; only for calls that can wait. */
  readonly next?: () => Reply;
}

export const codes = {
  parseError: -32700,
  invalidRequest: -32600,
  methodNotFound: -32601,
  invalidParams: -32602,
  internalError: -32603,
  resourceNotFound: -32002,
  unsupportedProtocolVersion: -32022,
} as const satisfies Record<string, ProtocolErrorCode>;

/** An error of the protocol. A tool that refuses its arguments answers with a result instead. */
export class ProtocolError extends Error {
  override readonly name = 'ProtocolError';
  readonly status: number;
  readonly code: number;
  readonly data: JSONObject | undefined;

  constructor(status: number, code: number, message: string, data?: JSONObject) {
    super(message);
    this.status = status;
    this.code = code;
    this.data = data;
  }
}

export function invalidRequest(message: string): ProtocolError {
  return new ProtocolError(400, codes.invalidRequest, message);
}

/** Malformed parameters of a known method: an error with status 200. */
export function invalidParams(message: string): ProtocolError {
  return new ProtocolError(200, codes.invalidParams, message);
}

/** Reads the parameters of `tools/call` and `prompts/get`. */
export function readCall({ name, arguments: args = {} }: JSONObject): {
  readonly name: string;
  readonly args: JSONObject;
} {
  if (typeof name !== 'string') throw invalidParams('"name" must be a string.');
  if (!isObject(args)) throw invalidParams('"arguments" must be an object.');
  return { name, args };
}

/** Answers with a result and exactly the id of the request. */
export function toReply(id: RequestId, result: ResultJSON | SharedResult): Reply {
  const start = `${startWith(id)},"result":`;
  const body = typeof result === 'string' ? `${start}${result}}` : new Pieces([start, result]);
  return { status: 200, body };
}

/** Characters from which a result is shared: Node.js writes a shorter text faster than two chunks. */
const leastShared = 1_000;

const encoder = new TextEncoder();

/** Makes a result that answers share, unless it is short. */
export function share(json: ResultJSON): ResultJSON | SharedResult {
  return json.length < leastShared ? json : encoder.encode(`${json}}`);
}

export function toErrorReply(
  id: RequestId | null,
  error: ProtocolError,
): Reply & { readonly body: string } {
  const { status, code, message, data } = error;
  return { status, body: `${startWith(id)},"error":${toASCII({ code, message, data })}}` };
}

function startWith(id: RequestId | null): string {
  return `{"jsonrpc":"2.0","id":${typeof id === 'number' ? id : toASCII(id)}`;
}

/** JSON in ASCII, other characters escaped. */
export function toASCII(value: object | string | null): ResultJSON {
  return escapeJSON(JSON.stringify(value));
}

/** Escapes the characters of JSON that are not in ASCII. */
export function escapeJSON(json: string): ResultJSON {
  return json.replaceAll(
    /[^\0-\x7f]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Longest id in characters: answers repeat it with up to six bytes for each. */
const maxIdLength = 256;

/** Describes a valid id in errors. */
export const idWords = `"id" must be a string of at most ${maxIdLength} characters or an integer up to 2^53.`;

/** MCP allows strings and integers; an integer beyond 2^53 could not be returned exactly. */
export function isRequestId(id: unknown): id is RequestId {
  return typeof id === 'string' ? id.length <= maxIdLength : Number.isSafeInteger(id);
}

/** Returns the id of a message; `null` if it has none that is valid. */
export function readableId(message: unknown): RequestId | null {
  return isObject(message) && isRequestId(message['id']) ? message['id'] : null;
}
