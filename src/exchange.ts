// Requests and answers as plain values, which each runtime converts from and to its own objects.
import { Problem } from './problems.ts';

/** Header names in lower case, which every runtime can provide without copying. */
export type RequestHeaders = Readonly<Record<string, string | readonly string[] | undefined>>;

/** The value of a header as one text; several header lines are joined (RFC 9110 §5.3). */
export function headerValue(value: RequestHeaders[string]): string | undefined {
  return typeof value === 'object' ? value.join(', ') : value;
}

export interface PlainRequest {
  /** Names the request in the log. */
  readonly id: string;
  readonly method: string;
  /** The target of the request line, for example `/api/cases?x=1`. */
  readonly target: string;
  readonly headers: RequestHeaders;
  /** Whether the runtime continues an answer that has `next`. */
  readonly canWait?: boolean;
}

/** Longest body in bytes: 20,000 escaped emoji are 240 kB. */
export const maxBodyLength = 512 * 1024;

/** Most chunks of a body whose chunks have less than `leastChunk` bytes on average: each costs as much as a kilobyte. */
const maxShortChunks = 1_000;

/** Bytes of a chunk that is not short. */
const leastChunk = 64;

/** Whether a body has too many chunks for its length. */
export function isFragmented(chunks: number, length: number): boolean {
  return chunks > maxShortChunks && chunks * leastChunk > length;
}

export const fragmented = new Problem(
  'invalid_request',
  `The body came in more than ${maxShortChunks} chunks of less than ${leastChunk} bytes.`,
  'Send it in larger chunks, or in one piece.',
);

/** A body; `undefined` if it is too long. */
export type Body = Uint8Array | undefined;

/** Answers synchronously, or returns a function that answers once the runtime has read the body. */
export type Handler = (request: PlainRequest) => Answer | ((body: Body) => Answer);

const decoder = new TextDecoder();

/** A body in pieces, each in ASCII. Answers share the pieces that are bytes, which Node.js writes without a copy. */
export class Pieces {
  readonly list: readonly (string | Uint8Array)[];
  readonly length: number;

  constructor(list: Pieces['list']) {
    this.list = list;
    this.length = list.reduce((sum, piece) => sum + piece.length, 0);
  }

  toString(): string {
    const texts = this.list.map((piece) =>
      typeof piece === 'string' ? piece : decoder.decode(piece),
    );
    return texts.join('');
  }
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** A text is sent as UTF-8. */
  readonly body: Uint8Array | string | Pieces | undefined;
  /** The path or path template of the endpoint, for logs: never text of the client. */
  readonly route: string;
  /** Does the next part of the work, if the answer is not complete; only for requests that can wait. */
  readonly next?: () => Answer;
}
