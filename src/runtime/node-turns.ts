// Requests that come in a row on one connection. node:http takes up all that a packet brings, a thousand and more, before it
// turns to another connection; here a few are taken up at a time, and the rest once others have had their turn.
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';

/** Requests that are taken up in a row. */
const maxInRow = 16;

/** What node:http has at a socket and does not tell of: its parser, which calls back for requests and for packets. */
export interface ParsedSocket extends Socket {
  readonly parser?: Parser | null;
  readonly _handle?: { reading: boolean; readStart(): void; readStop(): void } | null;
}

type OnIncoming = (message: IncomingMessage, keepAlive: boolean) => number;
/** Hears how much of a packet was consumed, or why not all of it can be. */
type OnExecute = (consumed: number | Error) => void;

interface Parser {
  readonly constructor: { readonly kOnExecute: number };
  onIncoming: OnIncoming;
  [kOnExecute: number]: OnExecute;
  execute(packet: Buffer): number | Error;
  getCurrentBuffer?: () => Buffer;
}

/** Has the parser leave alone what follows in a packet, as it does behind a change of the protocol. */
export function skipRest(message: IncomingMessage): number {
  Object.assign(message, { upgrade: false });
  return 2;
}

/** The turns of connections on which more has come than is taken up at once. */
export class Turns {
  readonly #waiting: (() => void)[] = [];

  /** Has the requests on a connection taken up in turns. */
  watch(socket: ParsedSocket): void {
    const { parser } = socket;
    if (!parser) return;
    const { kOnExecute } = parser.constructor;
    const { onIncoming, [kOnExecute]: onExecute } = parser;
    let taken = 0;
    let isCut = false;
    const takeUp: OnIncoming = (message, keepAlive) => {
      const kind = onIncoming(message, keepAlive);
      // A parser that is told to leave the rest alone would leave a body alone as well.
      if (++taken < maxInRow || kind !== 0 || hasBody(message)) return kind;
      // Nothing more is taken up behind the last answer.
      if (parser.onIncoming !== takeUp) return kind;
      isCut = true;
      return skipRest(message);
    };
    parser.onIncoming = takeUp;
    parser[kOnExecute] = (consumed) => {
      const rest = isCut && parser.getCurrentBuffer!().subarray(consumed as number);
      taken = 0;
      isCut = false;
      onExecute!(consumed);
      if (rest && rest.length > 0) this.#putOff(socket, () => execute(parser, rest));
    };
  }

  /** Reads nothing more on a connection until what it has brought is taken up. */
  #putOff(socket: ParsedSocket, goOn: () => void): void {
    const stop = () => {
      const { _handle: handle } = socket;
      if (!handle?.reading) return;
      handle.reading = false;
      handle.readStop();
    };
    const goOnOrWait = () => {
      if (socket.destroyed) return;
      // Its answers are not read, or nothing is to be read at all.
      if (socket.isPaused()) {
        isPaused = true;
        return;
      }
      socket.off('resume', resumed);
      const { _handle: handle } = socket;
      if (handle) {
        handle.reading = true;
        handle.readStart();
      }
      goOn();
    };
    let isPaused = false;
    const resumed = () => {
      stop();
      if (isPaused) this.#wait(goOnOrWait);
      isPaused = false;
    };
    stop();
    socket.on('resume', resumed);
    this.#wait(goOnOrWait);
  }

  #wait(goOn: () => void): void {
    if (this.#waiting.push(goOn) === 1) setImmediate(this.#next);
  }

  readonly #next = (): void => {
    this.#waiting[0]!();
    this.#waiting.shift();
    if (this.#waiting.length > 0) setImmediate(this.#next);
  };
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** Has a parser go on with what it left alone, as if it were a packet. */
function execute(parser: Parser, rest: Buffer): void {
  const { kOnExecute } = parser.constructor;
  const consumed = parser.execute(rest);
  // The parser gives only packets that it has read itself.
  parser.getCurrentBuffer = () => rest;
  parser[kOnExecute]?.(consumed);
  delete parser.getCurrentBuffer;
}
