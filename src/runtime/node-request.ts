// A request of node:http as plain values, with its response.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Answer, Pieces, type PlainRequest } from '../exchange.ts';
import { toShared } from './node-pieces.ts';
import { makeRequestId } from './request-ids.ts';

/** An unread body up to this many octets is skipped, so that the connection can be used again. */
const maxSkipped = 64 * 1024;

export class NodeRequest implements PlainRequest {
  readonly method: string;
  readonly target: string;
  readonly message: IncomingMessage;
  readonly response: ServerResponse;
  /** When it came, on the clock of `performance`; 0 if nothing needs it. */
  readonly started: number;
  #id: string | undefined;
  readonly #isExpecting: boolean;

  /** @param isExpecting whether the client holds the body back until it is told to go on (RFC 9110 §10.1.1) */
  constructor(
    message: IncomingMessage,
    response: ServerResponse,
    started: number,
    isExpecting = false,
  ) {
    this.message = message;
    this.response = response;
    this.started = started;
    this.method = message.method ?? '';
    this.target = message.url ?? '';
    this.#isExpecting = isExpecting;
  }

  get id(): string {
    return (this.#id ??= makeRequestId());
  }

  get headers(): PlainRequest['headers'] {
    return this.message.headers;
  }

  /** The length that the header gives to the body; 0 where it gives none. */
  get declaredLength(): number {
    return Number(this.message.headers['content-length'] ?? 0);
  }

  /** Has the client send its body. */
  proceed(): void {
    if (this.#isExpecting) this.response.writeContinue();
  }

  /** RFC 9112 §3.2: HTTP/1.1 demands exactly one Host field, HTTP/1.0 none. */
  hasInvalidHost(): boolean {
    const { rawHeaders, httpVersionMinor } = this.message;
    let count = 0;
    for (let index = 0; index < rawHeaders.length; index += 2) {
      const name = rawHeaders[index]!;
      if (name === 'Host' || (name.length === 4 && name.toLowerCase() === 'host')) count++;
    }
    return count > 1 || (count === 0 && httpVersionMinor === 1);
  }

  /** What is left of the body: nothing, little enough to be skipped, or more than that, or nobody knows how much. */
  unreadBody(): 'none' | 'short' | 'long' {
    if (this.message.readableEnded) return 'none';
    const length = this.declaredLength;
    if (this.message.headers['transfer-encoding'] !== undefined || length > maxSkipped)
      return 'long';
    if (length === 0) return 'none';
    return this.#isExpecting ? 'long' : 'short';
  }

  write({ status, headers, body }: Answer): void {
    const { response } = this;
    response.writeHead(status, headers);
    if (!(body instanceof Pieces)) {
      response.end(body, 'latin1');
      return;
    }
    // Arrays are written as they stand, for all who wait for them, where no text goes with them.
    response.flushHeaders();
    for (const octets of toShared(body)) response.write(octets);
    response.end();
  }

  /** Drops what is left of the body. */
  skip(): void {
    this.message.resume();
  }
}
