// A request of node:http as plain values, with its response.
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Answer, Pieces, type PlainRequest } from '../exchange.ts';

/** Bytes of an unread body up to which it is skipped, so that the connection stays usable. */
const maxSkipped = 64 * 1024;

export class NodeRequest implements PlainRequest {
  readonly canWait = true;
  readonly method: string;
  readonly target: string;
  readonly message: IncomingMessage;
  readonly response: ServerResponse;
  /** Arrival time by `performance.now()`; 0 without a log. */
  readonly started: number;
  #id: string | undefined;
  readonly #isExpecting: boolean;

  /** @param isExpecting whether the client waits for 100 Continue before it sends the body (RFC 9110 §10.1.1) */
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
    return (this.#id ??= randomUUID());
  }

  get headers(): PlainRequest['headers'] {
    return this.message.headers;
  }

  /** The value of Content-Length; 0 without one. */
  get declaredLength(): number {
    return Number(this.message.headers['content-length'] ?? 0);
  }

  /** Tells a client that waits for 100 Continue to send its body. */
  proceed(): void {
    if (this.#isExpecting) this.response.writeContinue();
  }

  /** RFC 9112 §3.2: HTTP/1.1 requires exactly one Host field, HTTP/1.0 none. */
  hasInvalidHost(): boolean {
    const { rawHeaders, httpVersionMinor } = this.message;
    let count = 0;
    for (let index = 0; index < rawHeaders.length; index += 2) {
      const name = rawHeaders[index]!;
      if (name === 'Host' || (name.length === 4 && name.toLowerCase() === 'host')) count++;
    }
    return count > 1 || (count === 0 && httpVersionMinor === 1);
  }

  /** RFC 9112 §6.1: HTTP/1.0 has no transfer codings, so the end of such a body cannot be trusted. */
  hasDoubtfulEnd(): boolean {
    const { headers, httpVersionMinor } = this.message;
    return httpVersionMinor === 0 && headers['transfer-encoding'] !== undefined;
  }

  /** How much of the body is unread: nothing, little enough to skip, or too much or an unknown length. */
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
    // node:http would place the header of a body of bytes before a 100 Continue that waits for an earlier answer.
    if (this.#isExpecting) response.flushHeaders();
    if (!(body instanceof Pieces)) {
      response.end(body);
      return;
    }
    const chunks = joinTexts(body.list);
    const last = chunks.pop();
    for (const chunk of chunks) response.write(chunk);
    response.end(last);
  }
}

/** Joins adjacent texts. node:http writes a first text together with the header. */
function joinTexts(list: Pieces['list']): Pieces['list'][number][] {
  const chunks: Pieces['list'][number][] = [];
  let text = '';
  for (const piece of list) {
    if (typeof piece === 'string') {
      text += piece;
      continue;
    }
    if (text !== '') chunks.push(text);
    text = '';
    chunks.push(piece);
  }
  if (text !== '') chunks.push(text);
  return chunks;
}
