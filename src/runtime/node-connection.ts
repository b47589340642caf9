// One connection: its latest request, how it closes, and the counters by which `Connections` judges it.
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { NodeRequest } from './node-request.ts';

/** Milliseconds that a client has to close its side after our last answer. */
const lingering = 2_000;

/** The undocumented parser that node:http attaches to a socket; it calls back for every request. */
interface ParsedSocket extends Socket {
  readonly parser?: { onIncoming: (message: IncomingMessage) => number } | null;
}

/** Makes the parser skip the rest of a packet, as it does after an upgrade. */
function skipRest(message: IncomingMessage): number {
  Object.assign(message, { upgrade: false });
  return 2;
}

export class Connection {
  readonly socket: ParsedSocket;
  last: NodeRequest | undefined;
  /** Whether no more requests are answered. */
  isClosing = false;
  /** Renders an answer to input that never became a request; written before the connection closes. */
  lastWord: (() => Uint8Array) | undefined;
  /** Bytes of answers that wait for their reader. */
  queued = 0;
  /** When the first queued answer began to wait, or the last one was read, by `performance.now()`. */
  movedAt = 0;
  /** Requests that were begun. */
  requests = 0;
  /** `requests` at the last check. */
  requestsSeen = 0;
  /** Checks since then without a new request; a new connection may be a moment old at its first check. */
  idleChecks = -1;

  constructor(socket: Socket) {
    this.socket = socket;
    // node:http calls this after the last answer.
    socket.destroySoon = () => this.hangUp();
  }

  /** Whether no request is in progress; an incomplete header does not count. */
  get isIdle(): boolean {
    return this.last === undefined || this.last.response.writableFinished;
  }

  /** Requests that were received completely. */
  get completed(): number {
    return this.requests - (this.last?.message.complete === false ? 1 : 0);
  }

  /** Begins a request; returns `false` if the connection answers no more. */
  begin(request: NodeRequest): boolean {
    if (this.isClosing || this.socket.destroyed) {
      this.#discardInput();
      return false;
    }
    this.last = request;
    this.requests++;
    return true;
  }

  /**
   * Ignores requests after the current one. Without this, node:http would create a request and a response for each of a
   * thousand pipelined requests, and keep them until the client reads the earlier answers.
   */
  endRequests(): void {
    this.isClosing = true;
    if (this.socket.parser) this.socket.parser.onIncoming = skipRest;
  }

  /**
   * Closes after the last write. Closing while a client still sends would reset the connection and could lose the answer
   * (RFC 9112 §9.6), so input is discarded until the client closes its side, or `lingering` has passed.
   */
  hangUp(): void {
    this.isClosing = true;
    this.#discardInput();
    const { lastWord } = this;
    this.lastWord = undefined;
    if (lastWord !== undefined && this.socket.writable) this.socket.write(lastWord());
    this.socket.end(() => {
      const timer = setTimeout(() => this.socket.destroy(), lingering).unref();
      this.socket.once('close', () => clearTimeout(timer));
    });
  }

  /** Reads and drops input without parsing it. */
  #discardInput(): void {
    process.nextTick(() => {
      this.socket
        .removeAllListeners('data')
        .on('data', () => undefined)
        .resume();
    });
  }
}
