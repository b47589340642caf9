// A connection and the last request on it. What is known of a request is kept with the request.
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { NodeRequest } from './node-request.ts';

/** Milliseconds that a client has to close its side once it was told that no answer follows. */
const lingering = 2_000;

/** What node:http has at a socket and does not tell of: its parser, which calls back for every request. */
interface ParsedSocket extends Socket {
  readonly parser?: { onIncoming: (message: IncomingMessage) => number } | null;
}

/** Has the parser leave alone what follows in a packet, as it does behind a change of the protocol. */
function skipRest(message: IncomingMessage): number {
  Object.assign(message, { upgrade: false });
  return 2;
}

export class Connection {
  readonly socket: ParsedSocket;
  last: NodeRequest | undefined;
  /** Whether an answer has said that it is the last one, or none can follow. */
  isClosing = false;
  /** Makes what is written before the connection closes: an answer to what never became a request. */
  lastWord: (() => Uint8Array) | undefined;
  /** Octets of answers that wait for their reader. */
  queued = 0;
  /** When an answer was last taken in whole while others waited, or the first of them began to wait. */
  movedAt = 0;
  requests = 0;
  requestsSeen = 0;
  /** Looks since then that found nothing new; a connection may be a moment old at the first one. */
  looks = -1;

  constructor(socket: Socket) {
    this.socket = socket;
    // Called by node:http after the last answer.
    socket.destroySoon = () => this.hangUp();
  }

  /** Whether no request is under way; a header that comes in is none yet. */
  get isIdle(): boolean {
    return this.last === undefined || this.last.response.writableFinished;
  }

  /** How many requests have come to their end. */
  get completed(): number {
    return this.requests - (this.last?.message.complete === false ? 1 : 0);
  }

  /** Takes up a request; `false` where nothing more is answered. */
  begin(request: NodeRequest): boolean {
    if (this.isClosing || this.socket.destroyed) {
      this.#ignoreRest();
      return false;
    }
    this.last = request;
    this.requests++;
    return true;
  }

  /**
   * Takes up no more requests behind the last answer. Of each of a thousand in a packet node:http would otherwise make a
   * request and a response, and keep both for as long as the answers before them are not read.
   */
  endRequests(): void {
    this.isClosing = true;
    if (this.socket.parser) this.socket.parser.onIncoming = skipRest;
  }

  /**
   * Closes once all is written. Closing while a client still sends would reset the connection and could take the answer
   * with it (RFC 9112 §9.6), so what arrives is dropped until the client closes its side, for a moment at most.
   */
  hangUp(): void {
    this.isClosing = true;
    this.#ignoreRest();
    const { lastWord } = this;
    this.lastWord = undefined;
    if (lastWord !== undefined && this.socket.writable) this.socket.write(lastWord());
    this.socket.end(() => {
      const timer = setTimeout(() => this.socket.destroy(), lingering).unref();
      this.socket.once('close', () => clearTimeout(timer));
    });
  }

  /** Drops what comes, without a parser that would make requests of it. */
  #ignoreRest(): void {
    process.nextTick(() => {
      this.socket.removeAllListeners('data').on('data', ignore).resume();
    });
  }
}

function ignore(): void {
  // Nobody reads it.
}
