// JSON-RPC 2.0 as text. What follows an answer's id is serialised once and reused; only the start is new.
import type { ProtocolErrorCode } from '@modelcontextprotocol/server';

export type JSONObject = Readonly<Record<string, unknown>>;
export type RequestId = string | number;

/** What follows the id of an answer. */
export interface Ending {
  /** ASCII, as octets since they are quick to send many times. */
  readonly octets: Uint8Array;
  /** Whether the same request will be answered so for as long as the content stands. */
  readonly isPrepared: boolean;
}

export type Reply = WholeReply | StartedReply;

interface WholeReply {
  /** The HTTP status; stdio has none. */
  readonly status: number;
  /** The answer in ASCII, so that its length is its size; `undefined` for silence. */
  readonly start: string | undefined;
  readonly ending?: undefined;
}

interface StartedReply {
  readonly status: number;
  /** What precedes the ending, in ASCII. */
  readonly start: string;
  readonly ending: Ending;
}

export const codes = {
  parseError: -32700,
  invalidRequest: -32600,
  methodNotFound: -32601,
  invalidParams: -32602,
  internalError: -32603,
  unsupportedProtocolVersion: -32022,
} as const satisfies Record<string, ProtocolErrorCode>;

/** A refusal by the protocol; a tool that refuses its arguments answers with a result instead. */
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

/** Malformed parameters of a known method are answered in band. */
export function invalidParams(message: string): ProtocolError {
  return new ProtocolError(200, codes.invalidParams, message);
}

export function toEnding(result: object, isPrepared: boolean): Ending {
  return { octets: encoder.encode(`,"result":${toASCII(result)}}`), isPrepared };
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Answers with a result; the id is exactly the one that was sent. */
export function toReply(id: RequestId, ending: Ending): Reply {
  return { status: 200, start: startWith(id), ending };
}

export function toErrorReply(id: RequestId | null, error: ProtocolError): Reply {
  const { status, code, message, data } = error;
  return { status, start: `${startWith(id)},"error":${toASCII({ code, message, data })}}` };
}

function startWith(id: RequestId | null): string {
  return `{"jsonrpc":"2.0","id":${typeof id === 'number' ? id : toASCII(id)}`;
}

/** The whole answer as one text. */
export function textOf({ start, ending }: Reply): string | undefined {
  return ending === undefined ? start : start + decoder.decode(ending.octets);
}

function toASCII(value: object | string | null): string {
  return JSON.stringify(value).replaceAll(
    /[^\0-\x7f]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

export function isObject(value: unknown): value is JSONObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** MCP allows strings and integers; an integer beyond 2^53 could not be echoed exactly. */
export function isRequestId(id: unknown): id is RequestId {
  return typeof id === 'string' || Number.isSafeInteger(id);
}
