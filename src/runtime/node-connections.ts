// All connections of a process: limits their number and their unread answers, and closes idle ones. One timer checks all
// connections, because Node's own timers (`server.timeout`, `server.keepAliveTimeout`) are reset for every answer, which
// costs a twentieth of a short one.
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { Connection } from './node-connection.ts';
import type { NodeLimits } from './node-limits.ts';

/** Milliseconds between two checks of all connections. */
export const interval = 1_000;

/** Bytes that a waiting answer costs besides its body: its header, and the objects of the request and the response. */
const overhead = 4_096;

export class Connections {
  readonly #all = new Map<Socket, Connection>();
  /** New connections and those idle at the last check, the longest idle first. */
  readonly #resting = new Set<Connection>();
  /** Connections with unread answers, the one that has stalled longest first. */
  readonly #unread = new Set<Connection>();
  #queued = 0;
  #isHeld = false;
  /** Connections accepted so far. */
  taken = 0;
  #onEmpty: (() => void) | undefined;
  readonly #limits: NodeLimits;
  readonly #refuseSlowest: () => boolean;

  /** @param refuseSlowest refuses the slowest body; returns `false` if none is late */
  constructor(limits: NodeLimits, refuseSlowest: () => boolean) {
    this.#limits = limits;
    this.#refuseSlowest = refuseSlowest;
  }

  of(socket: Socket): Connection | undefined {
    return this.#all.get(socket);
  }

  /** Adds a connection, closing another if there are too many; returns `false` if none can be closed. */
  add(socket: Socket): boolean {
    const hasRoom = this.#all.size < this.#limits.maxConnections || this.#closeOne();
    const connection = new Connection(socket);
    this.#all.set(socket, connection);
    this.#resting.add(connection);
    this.taken++;
    // Pauses on the next tick: node:http has already scheduled a read.
    if (this.#isHeld) process.nextTick(() => this.#isHeld && socket.pause());
    socket.once('close', () => this.#remove(connection));
    return hasRoom;
  }

  #remove(connection: Connection): void {
    this.#all.delete(connection.socket);
    this.#resting.delete(connection);
    this.#dequeue(connection, connection.queued);
    if (this.#all.size === 0) this.#onEmpty?.();
  }

  /** Closes the longest idle connection, else refuses the slowest body, else cuts the most stalled reader. */
  #closeOne(): boolean {
    for (const connection of this.#resting) {
      this.#resting.delete(connection);
      if (!connection.isIdle) continue;
      connection.socket.destroy();
      return true;
    }
    if (this.#refuseSlowest()) return true;
    const [slowest] = this.#unread;
    if (slowest === undefined || performance.now() - slowest.movedAt < interval) return false;
    this.#cut(slowest);
    return true;
  }

  #cut(connection: Connection): void {
    this.#dequeue(connection, connection.queued);
    connection.socket.destroy();
  }

  #dequeue(connection: Connection, bytes: number): void {
    connection.queued -= bytes;
    this.#queued -= bytes;
    this.#unread.delete(connection);
  }

  /** Counts an answer as unread until it is written completely. */
  queue(connection: Connection, response: ServerResponse, length: number): void {
    const bytes = length + overhead;
    if (connection.queued === 0) connection.movedAt = performance.now();
    connection.queued += bytes;
    this.#queued += bytes;
    this.#unread.add(connection);
    response.once('close', () => {
      // A closed connection was already removed.
      if (connection.queued === 0) return;
      this.#dequeue(connection, bytes);
      if (connection.queued === 0) return;
      connection.movedAt = performance.now();
      this.#unread.add(connection);
    });
    for (const slowest of this.#unread) {
      if (this.#queued <= this.#limits.maxQueuedInAll) break;
      this.#cut(slowest);
    }
  }

  /** Whether the unread answers of a connection reach their limit, so that the next answer is its last. */
  isFull({ queued }: Connection): boolean {
    return queued > this.#limits.maxQueuedAnswers;
  }

  /** Closes connections that have been idle for too long. */
  check(): void {
    for (const connection of this.#all.values()) this.#checkOne(connection);
  }

  #checkOne(connection: Connection): void {
    const { socket, requests } = connection;
    if (socket.writableLength > 0 && !socket.timeout) socket.setTimeout(this.#limits.idleTimeout);
    if (requests !== connection.requestsSeen || !connection.isIdle) {
      connection.requestsSeen = requests;
      connection.idleChecks = 0;
      this.#resting.delete(connection);
    } else if (++connection.idleChecks * interval >= this.#limits.keepAliveTimeout) {
      socket.destroy();
    } else this.#resting.add(connection);
  }

  /** Pauses or resumes reading on all connections. */
  hold(isHeld: boolean): void {
    this.#isHeld = isHeld;
    for (const { socket } of this.#all.values()) {
      if (isHeld) socket.pause();
      else socket.resume();
    }
  }

  cutAll(): void {
    for (const { socket } of this.#all.values()) socket.destroy();
  }

  /** Resolves when the last connection is closed. */
  emptied(): Promise<void> {
    return new Promise((resolve) => {
      this.#onEmpty = resolve;
      if (this.#all.size === 0) resolve();
    });
  }
}
