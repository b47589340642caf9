// Schedules long work: requests with long bodies, and the calls of a batch. One is done in each turn of the event loop, and
// none while new connections arrive, so that no other client waits longer than one of them takes.
import type { Socket } from 'node:net';
import type { NodeLimits } from './node-limits.ts';

/** Bytes from which a body counts as long. */
const leastLong = 4 * 1024;

/** Most milliseconds between two answers while new connections arrive. */
const longestBreak = 10;

/** A request whose body is complete. */
interface Ready {
  readonly length: number;
  readonly socket: Pick<Socket, 'destroyed'>;
  /** Returns `true` if the request needs another turn. */
  readonly answer: () => boolean;
  /** Answers 503. */
  readonly refuse: () => void;
}

type Limits = Pick<NodeLimits, 'maxBodiesInTurn'>;

export class Turns {
  /** The longest waiting first. */
  readonly #waiting = new Set<Ready>();
  /** Requests that need further turns, the first begun first. */
  readonly #begun = new Set<Ready>();
  #bytes = 0;
  #isScheduled = false;
  readonly #limits: Limits;
  readonly #taken: () => number;
  /** Connections accepted up to the last turn. */
  #seen = 0;
  /** When the last long request was answered, by `performance.now()`. */
  #answered = 0;

  /** @param taken returns the number of connections accepted so far */
  constructor(limits: Limits, taken: () => number) {
    this.#limits = limits;
    this.#taken = taken;
  }

  /** Answers a short request immediately; queues a long one, and refuses the longest if too many bytes wait. */
  take(request: Ready): void {
    if (request.length < leastLong) return this.#answer(request);
    this.#schedule();
    this.#waiting.add(request);
    this.#bytes += request.length;
    while (this.#bytes > this.#limits.maxBodiesInTurn) this.#makeRoom();
  }

  /** Answers a request, or a part of it. */
  #answer(request: Ready): void {
    let isBegun = false;
    try {
      isBegun = request.answer();
    } finally {
      if (!isBegun) this.#begun.delete(request);
    }
    if (!isBegun) return;
    this.#begun.add(request);
    this.#schedule();
  }

  #schedule(): void {
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    setImmediate(() => this.#next());
  }

  #remove(request: Ready): void {
    this.#waiting.delete(request);
    this.#bytes -= request.length;
  }

  /** Drops a request whose client is gone, else refuses the longest body; of equals, the newest. */
  #makeRoom(): void {
    let longest: Ready | undefined;
    for (const request of this.#waiting) {
      if (request.socket.destroyed) return this.#remove(request);
      if (longest === undefined || request.length >= longest.length) longest = request;
    }
    if (longest === undefined) return;
    this.#remove(longest);
    longest.refuse();
  }

  /** Continues the request that was begun first, so that few are held in parts; else answers the longest waiting. */
  #answerFirst(): void {
    for (const request of this.#begun) {
      if (!request.socket.destroyed) return this.#answer(request);
      this.#begun.delete(request);
    }
    for (const request of this.#waiting) {
      this.#remove(request);
      if (!request.socket.destroyed) return this.#answer(request);
    }
  }

  /** Whether to skip a turn: Node.js accepts one connection in each turn of the event loop. */
  #isSkipping(): boolean {
    const taken = this.#taken();
    if (taken === this.#seen) return false;
    this.#seen = taken;
    return performance.now() - this.#answered < longestBreak;
  }

  #next(): void {
    this.#isScheduled = false;
    try {
      if (!this.#isSkipping()) {
        this.#answerFirst();
        this.#answered = performance.now();
      }
    } finally {
      // Continues even if an answer throws.
      if (this.#waiting.size + this.#begun.size > 0) this.#schedule();
    }
  }
}
