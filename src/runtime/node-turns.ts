// Requests with long bodies take turns: each turn of the event loop answers one of them, and none while new connections
// come, so that a crowd of them keeps nobody else waiting for longer than one takes.
import type { Socket } from 'node:net';
import type { NodeLimits } from './node-limits.ts';

/** Octets of a body from which on a request may take longer than to wait for its turn. */
const leastLong = 4 * 1024;

/** Milliseconds from one answer to the next at most, however many new connections come. */
const longestBreak = 10;

/** A request whose body has come. */
interface Ready {
  readonly length: number;
  readonly socket: Pick<Socket, 'destroyed'>;
  readonly answer: () => void;
  /** Answers that there is no room. */
  readonly refuse: () => void;
}

type Limits = Pick<NodeLimits, 'maxBodiesInTurn'>;

export class Turns {
  /** First those that have waited for the longest time. */
  readonly #waiting = new Set<Ready>();
  #octets = 0;
  readonly #limits: Limits;
  readonly #taken: () => number;
  /** How many connections there had been at the last turn. */
  #seen = 0;
  /** When one of them was last answered, on the clock of `performance`. */
  #answered = 0;

  /** @param taken how many connections there have been */
  constructor(limits: Limits, taken: () => number) {
    this.#limits = limits;
    this.#taken = taken;
  }

  /** Answers a request at once, or in its turn, or refuses it when room is needed. */
  take(request: Ready): void {
    if (request.length < leastLong) return request.answer();
    if (this.#waiting.size === 0) setImmediate(() => this.#next());
    this.#waiting.add(request);
    this.#octets += request.length;
    while (this.#octets > this.#limits.maxBodiesInTurn) this.#makeRoom();
  }

  #forget(request: Ready): void {
    this.#waiting.delete(request);
    this.#octets -= request.length;
  }

  /** Lets go of one whose client has gone, else refuses the longest; of those the last that came. */
  #makeRoom(): void {
    let longest: Ready | undefined;
    for (const request of this.#waiting) {
      if (request.socket.destroyed) return this.#forget(request);
      if (longest === undefined || request.length >= longest.length) longest = request;
    }
    if (longest === undefined) return;
    this.#forget(longest);
    longest.refuse();
  }

  #answerFirst(): void {
    for (const request of this.#waiting) {
      this.#forget(request);
      // Nobody waits for the answer when the client has gone.
      if (request.socket.destroyed) continue;
      return request.answer();
    }
  }

  /** Node.js accepts one connection in a turn of the event loop: as long as some come, they wait for nothing else. */
  #givesWay(): boolean {
    const taken = this.#taken();
    if (taken === this.#seen) return false;
    this.#seen = taken;
    return performance.now() - this.#answered < longestBreak;
  }

  #next(): void {
    try {
      if (!this.#givesWay()) {
        this.#answerFirst();
        this.#answered = performance.now();
      }
    } finally {
      // The others have their turn whatever goes wrong with one.
      if (this.#waiting.size > 0) setImmediate(() => this.#next());
    }
  }
}
