// Bodies while they come: each has to keep a pace, and all of them share a budget of octets. When room is needed the slowest
// goes, not the newest.
import type { Body } from '../exchange.ts';
import { maxBodyLength } from '../exchange.ts';
import type { NodeLimits } from './node-limits.ts';
import type { NodeRequest } from './node-request.ts';

/** Milliseconds by which a body has to be behind before it gives way to another. */
const laggingBy = 1_000;

/** Octets that are set aside at least for a body that comes in pieces. */
const leastRoom = 1_024;

/** Why a body is not read to its end: it is too slow, or there is no room for it. */
export type Unfinished = 'slow' | 'crowded';

interface Reader {
  /** Takes the body; `undefined` for one that is too long. */
  readonly done: (body: Body) => void;
  readonly refuse: (why: Unfinished) => void;
}

/** A body of which not all has come. */
class IncomingBody {
  /** Until when it may bring nothing more, on the clock of `performance`. */
  due: number;
  buffer: Uint8Array = new Uint8Array();
  length = 0;
  /** Octets that are set aside for it. */
  room = 0;
  /** What it is refused for when it is due. */
  why: Unfinished = 'slow';
  readonly reader: Reader;

  constructor(due: number, reader: Reader) {
    this.due = due;
    this.reader = reader;
  }

  /** What has come; most bodies come in one piece. */
  get octets(): Uint8Array {
    const { buffer, length } = this;
    return buffer.length === length ? buffer : buffer.subarray(0, length);
  }
}

type Limits = Pick<NodeLimits, 'bodyGrace' | 'minBodyRate' | 'maxBodyMemory'>;

/** Reads bodies. */
export class Bodies {
  readonly #unfinished = new Map<NodeRequest, IncomingBody>();
  /** Octets that are set aside for them. */
  #held = 0;
  readonly #limits: Limits;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** Reads the body of a request. Of `done` and `refuse` one is called at most: neither where the client goes away. */
  read(request: NodeRequest, reader: Reader): void {
    const { message, declaredLength } = request;
    // A request that announces no body may come with its stream ended already.
    if (message.readableEnded) return reader.done(new Uint8Array());
    if (declaredLength > maxBodyLength) return reader.done(undefined);
    request.proceed();
    const body = new IncomingBody(performance.now() + this.#limits.bodyGrace, reader);
    this.#unfinished.set(request, body);
    message.on('data', (chunk: Uint8Array) => this.#take(request, chunk));
    message.on('end', () => {
      if (this.forget(request)) reader.done(body.octets);
    });
    message.on('close', () => this.forget(request));
  }

  #take(request: NodeRequest, chunk: Uint8Array): void {
    const body = this.#unfinished.get(request);
    if (body === undefined || body.why === 'crowded') return;
    const { length } = body;
    const { declaredLength } = request;
    body.length += chunk.length;
    if (body.length > maxBodyLength) {
      this.forget(request);
      body.reader.done(undefined);
    } else if (chunk.length === declaredLength) {
      body.buffer = chunk;
    } else if (this.#makeRoom(request, body)) {
      body.buffer.set(chunk, length);
      this.#credit(body, chunk.length);
    }
  }

  /**
   * Has a body at hand in one piece of its own: pieces of a few octets each would hold a hundred times as much. `false`
   * where there is no room for it.
   */
  #makeRoom(request: NodeRequest, body: IncomingBody): boolean {
    if (body.length <= body.room) return true;
    const most = request.declaredLength || maxBodyLength;
    const room = Math.min(most, Math.max(leastRoom, 2 * body.length));
    while (this.#held + room - body.room > this.#limits.maxBodyMemory) {
      if (!this.refuseSlowest(1)) return this.#turnAway(request, body);
      // It may have been the slowest itself.
      if (!this.#unfinished.has(request)) return false;
    }
    const { buffer } = body;
    this.#held += room - body.room;
    body.room = room;
    body.buffer = new Uint8Array(room);
    body.buffer.set(buffer);
    return true;
  }

  /**
   * Holds and reads nothing more of a body. It is told once it is due: who hears at once comes again at once, and leaves
   * no time for others.
   */
  #turnAway(request: NodeRequest, body: IncomingBody): false {
    this.#held -= body.room;
    body.room = 0;
    body.buffer = new Uint8Array();
    body.why = 'crowded';
    request.message.socket.pause();
    return false;
  }

  /** Counts what has come: a body that keeps the pace has the whole grace before it. */
  #credit(body: IncomingBody, octets: number): void {
    const { bodyGrace, minBodyRate } = this.#limits;
    const paid = body.due + (octets / minBodyRate) * 1_000;
    body.due = Math.min(paid, performance.now() + bodyGrace);
  }

  /** Refuses the bodies that have fallen behind for too long. */
  refuseLate(): void {
    const now = performance.now();
    for (const [request, { due, why }] of this.#unfinished) {
      if (due < now) this.#refuse(request, why);
    }
  }

  /** Refuses the body that is furthest behind, of those with so much room; `false` where all keep the pace. */
  refuseSlowest(least = 0): boolean {
    let slowest: NodeRequest | undefined;
    let earliest = performance.now() + this.#limits.bodyGrace - laggingBy;
    for (const [request, { due, room }] of this.#unfinished) {
      if (due > earliest || room < least) continue;
      earliest = due;
      slowest = request;
    }
    if (slowest === undefined) return false;
    this.#refuse(slowest, this.#unfinished.get(slowest)!.why);
    return true;
  }

  /** Refuses every body that has not come to its end. */
  refuseAll(): void {
    for (const request of this.#unfinished.keys()) this.#refuse(request, 'crowded');
  }

  #refuse(request: NodeRequest, why: Unfinished): void {
    const body = this.#unfinished.get(request);
    if (this.forget(request)) body!.reader.refuse(why);
  }

  /** Ends the reading of a body; `false` where it has ended already. */
  forget(request: NodeRequest): boolean {
    this.#held -= this.#unfinished.get(request)?.room ?? 0;
    return this.#unfinished.delete(request);
  }
}
