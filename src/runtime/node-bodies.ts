// Reads request bodies. Each must keep a minimum pace, and all share a memory budget; when memory runs short, the slowest is
// refused, not the newest.
import { type Body, isFragmented, maxBodyLength } from '../exchange.ts';
import type { NodeLimits } from './node-limits.ts';
import type { NodeRequest } from './node-request.ts';

/** How late a body must be, in milliseconds, before another can displace it. */
const laggingBy = 1_000;

/** Smallest buffer for a body that arrives in chunks, in bytes. */
const leastRoom = 1_024;

/** Why a body is refused: it is too slow, has too many chunks, or memory is short. */
export type Unfinished = 'slow' | 'fragmented' | 'crowded';

const nothing = new Uint8Array();

interface Reader {
  /** Receives the body; `undefined` if it is too long. */
  readonly done: (body: Body) => void;
  readonly refuse: (why: Unfinished) => void;
}

/** A body that is not complete. */
class IncomingBody {
  /** When it is refused unless more arrives, by `performance.now()`. */
  due: number;
  buffer: Uint8Array = nothing;
  length = 0;
  chunks = 0;
  /** Bytes allocated for it. */
  room = 0;
  /** The reason to give when it is due. */
  why: Unfinished = 'slow';
  readonly reader: Reader;

  constructor(due: number, reader: Reader) {
    this.due = due;
    this.reader = reader;
  }

  /** The bytes received so far. */
  get bytes(): Uint8Array {
    const { buffer, length } = this;
    return buffer.length === length ? buffer : buffer.subarray(0, length);
  }
}

type Limits = Pick<NodeLimits, 'bodyGrace' | 'minBodyRate' | 'maxBodyMemory'>;

export class Bodies {
  readonly #unfinished = new Map<NodeRequest, IncomingBody>();
  /** Bytes allocated for all of them. */
  #held = 0;
  readonly #limits: Limits;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** Reads a body. Calls `done` or `refuse` once, or neither if the client disconnects. */
  read(request: NodeRequest, reader: Reader): void {
    const { message, declaredLength } = request;
    // The stream of a request without a body may have ended already.
    if (message.readableEnded) return reader.done(nothing);
    if (declaredLength > maxBodyLength) return reader.done(undefined);
    request.proceed();
    const body = new IncomingBody(performance.now() + this.#limits.bodyGrace, reader);
    this.#unfinished.set(request, body);
    message.on('data', (chunk: Uint8Array) => this.#take(request, chunk));
    message.on('end', () => {
      if (this.forget(request)) reader.done(body.bytes);
    });
    message.on('close', () => this.forget(request));
  }

  #take(request: NodeRequest, chunk: Uint8Array): void {
    const body = this.#unfinished.get(request);
    if (body === undefined || body.why === 'crowded') return;
    const { length } = body;
    body.length += chunk.length;
    body.chunks++;
    if (isFragmented(body.chunks, body.length)) {
      this.#refuse(request, 'fragmented');
    } else if (body.length > maxBodyLength) {
      this.forget(request);
      body.reader.done(undefined);
    } else if (chunk.length === request.declaredLength) {
      // Most bodies arrive in one chunk, which needs no copy.
      body.buffer = chunk;
    } else if (this.#makeRoom(request, body)) {
      body.buffer.set(chunk, length);
      this.#extend(body, chunk.length);
    }
  }

  /**
   * Grows the buffer of a body to its length; returns `false` if there is no memory. One buffer, because chunks of a few
   * bytes would take a hundred times as much memory.
   */
  #makeRoom(request: NodeRequest, body: IncomingBody): boolean {
    if (body.length <= body.room) return true;
    const most = request.declaredLength || maxBodyLength;
    const room = Math.min(most, Math.max(leastRoom, 2 * body.length));
    while (this.#held + room - body.room > this.#limits.maxBodyMemory) {
      if (!this.refuseSlowest(1)) return this.#turnAway(request, body);
      // It may have refused this body.
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
   * Drops a body and stops reading it, but delays the refusal: a client refused immediately retries immediately and
   * starves the others.
   */
  #turnAway(request: NodeRequest, body: IncomingBody): false {
    this.#held -= body.room;
    body.room = 0;
    body.buffer = nothing;
    body.why = 'crowded';
    request.message.socket.pause();
    return false;
  }

  /** Moves the due time by the time that the bytes pay for, up to the full grace from now. */
  #extend(body: IncomingBody, bytes: number): void {
    const { bodyGrace, minBodyRate } = this.#limits;
    const paid = body.due + (bytes / minBodyRate) * 1_000;
    body.due = Math.min(paid, performance.now() + bodyGrace);
  }

  /** Refuses bodies that are overdue. */
  refuseLate(): void {
    const now = performance.now();
    for (const [request, { due, why }] of this.#unfinished) {
      if (due < now) this.#refuse(request, why);
    }
  }

  /** Refuses the latest body with at least `least` bytes allocated; returns `false` if none lags. */
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

  /** Refuses every unfinished body. */
  refuseAll(): void {
    for (const request of this.#unfinished.keys()) this.#refuse(request, 'crowded');
  }

  #refuse(request: NodeRequest, why: Unfinished): void {
    const body = this.#unfinished.get(request);
    if (this.forget(request)) body!.reader.refuse(why);
  }

  /** Stops reading a body; returns `false` if it is finished. */
  forget(request: NodeRequest): boolean {
    this.#held -= this.#unfinished.get(request)?.room ?? 0;
    return this.#unfinished.delete(request);
  }
}
