// A request of node:http as plain values.
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type Body, maxBodyLength, type PlainRequest } from '../exchange.ts';

/** An unread body up to this many octets is skipped, so that the connection can be used again. */
const maxSkipped = 64 * 1024;

export class NodeRequest implements PlainRequest {
  readonly method: string;
  readonly target: string;
  #id: string | undefined;
  #isBodyRead = false;
  readonly #message: IncomingMessage;
  readonly #proceed: (() => void) | undefined;

  /** @param proceed tells a client to send the body that it holds back (RFC 9110 §10.1.1) */
  constructor(message: IncomingMessage, proceed?: () => void) {
    this.#message = message;
    this.#proceed = proceed;
    this.method = message.method ?? '';
    this.target = message.url ?? '';
  }

  /** The response has it only when its turn has come. */
  get socket(): Duplex {
    return this.#message.socket;
  }

  get id(): string {
    return (this.#id ??= randomUUID());
  }

  get headers(): PlainRequest['headers'] {
    return this.#message.headers;
  }

  /**
   * Reads the body, as far as it is not too long. Only the first call tells something: of `done`, or of `leave`
   * where the client went away before its end.
   */
  readBody(done: (body: Body) => void, leave: () => void): void {
    const message = this.#message;
    // A request that announces no body may come with its stream ended already.
    if (message.readableEnded) {
      this.#isBodyRead = true;
      done(new Uint8Array());
      return;
    }
    if (Number(message.headers['content-length']) > maxBodyLength) {
      done(undefined);
      return;
    }
    this.#proceed?.();
    const chunks: Uint8Array[] = [];
    let length = 0;
    const collect = (chunk: Uint8Array): void => {
      length += chunk.length;
      chunks.push(chunk);
      if (length <= maxBodyLength) return;
      message.off('data', collect).pause();
      done(undefined);
    };
    message.on('data', collect);
    message.on('end', () => {
      this.#isBodyRead = true;
      done(chunks.length === 1 ? chunks[0] : Buffer.concat(chunks, length));
    });
    message.on('close', leave);
  }

  /** RFC 9112 §3.2: HTTP/1.1 demands exactly one Host field, HTTP/1.0 none. */
  lacksOneHost(): boolean {
    const { rawHeaders, httpVersionMinor } = this.#message;
    let count = 0;
    for (let index = 0; index < rawHeaders.length; index += 2) {
      const name = rawHeaders[index]!;
      if (name === 'Host' || (name.length === 4 && name.toLowerCase() === 'host')) count++;
    }
    return count > 1 || (count === 0 && httpVersionMinor === 1);
  }

  /** What is left of the body: nothing, little enough to be skipped, or more than that, or nobody knows how much. */
  unreadBody(): 'none' | 'short' | 'long' {
    if (this.#isBodyRead) return 'none';
    const { headers } = this.#message;
    const length = Number(headers['content-length'] ?? 0);
    if (headers['transfer-encoding'] !== undefined || length > maxSkipped) return 'long';
    if (length === 0) return 'none';
    return this.#proceed === undefined ? 'short' : 'long';
  }

  skipBody(finish: () => void): void {
    this.#message.once('end', finish).once('close', finish).resume();
  }
}
