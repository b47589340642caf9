// Requests and answers as plain values: what every runtime turns its own objects into and out of.

/** Header names in lower case, as every runtime can give them without copying. */
export type RequestHeaders = Readonly<Record<string, string | readonly string[] | undefined>>;

/** The value of a header as one text, though it came on several lines (RFC 9110 §5.3). */
export function headerValue(value: RequestHeaders[string]): string | undefined {
  return typeof value === 'object' ? value.join(', ') : value;
}

export interface PlainRequest {
  /** Names the request in the log. */
  readonly id: string;
  readonly method: string;
  /** The request target as it appears on the request line, for example `/api/cases?x=1`. */
  readonly target: string;
  readonly headers: RequestHeaders;
}

/** Longest body in bytes that is read: 20,000 escaped emoji are 240 kB. */
export const maxBodyLength = 512 * 1024;

/** A body as it was read; `undefined` for one that is too long. */
export type Body = Uint8Array | undefined;

/** Answers at once, or asks the runtime to read the body first: nothing in between waits. */
export type Handler = (request: PlainRequest) => Answer | ((body: Body) => Answer);

/** A long body in pieces, of which most are prepared and shared; none of them is copied until it is written. */
export class Pieces {
  readonly list: readonly string[];
  readonly length: number;

  constructor(list: readonly string[]) {
    this.list = list;
    this.length = list.reduce((sum, piece) => sum + piece.length, 0);
  }

  toString(): string {
    return this.list.join('');
  }
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** A string has one character an octet (octets.ts), so that its length is its size. */
  readonly body: Uint8Array | string | Pieces | undefined;
  /** The template of the path that answered, for logs: never what the visitor sent. */
  readonly route: string;
}
