// Requests with long bodies take turns: each turn of the event loop answers one of them, so that a crowd of them keeps
// nobody else waiting for longer than one takes.
import type { Socket } from 'node:net';

/** Octets of a body from which on a request may take longer than to wait for its turn. */
const leastLong = 4 * 1024;

/** Octets of bodies that wait for their turn; beyond them the first are answered at once. */
const maxBodiesInTurn = 8 * 1024 * 1024;

/** A request whose body has come. */
interface Ready {
  readonly length: number;
  readonly socket: Pick<Socket, 'destroyed'>;
  readonly answer: () => void;
}

export class Turns {
  /** First those that have waited for the longest time. */
  readonly #waiting = new Set<Ready>();
  #octets = 0;

  /** Answers a request at once, or in its turn. */
  take(request: Ready): void {
    if (request.length < leastLong) return request.answer();
    if (this.#waiting.size === 0) setImmediate(() => this.#next());
    this.#waiting.add(request);
    this.#octets += request.length;
    while (this.#octets > maxBodiesInTurn) this.#answerFirst();
  }

  #answerFirst(): void {
    for (const request of this.#waiting) {
      this.#waiting.delete(request);
      this.#octets -= request.length;
      // Nobody waits for the answer when the client has gone.
      if (request.socket.destroyed) continue;
      return request.answer();
    }
  }

  #next(): void {
    try {
      this.#answerFirst();
    } finally {
      // The others have their turn whatever goes wrong with one.
      if (this.#waiting.size > 0) setImmediate(() => this.#next());
    }
  }
}
