// The connections of a process: how many there are, which of them give way, and how much they leave unread. Timers on the
// connections (`server.timeout`, `server.keepAliveTimeout`) would close idle ones too, but are set anew for every answer,
// which costs a twentieth of a short one; here all connections are looked at now and then.
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { Connection } from './node-connection.ts';
import type { NodeLimits } from './node-limits.ts';

/** Milliseconds between two looks at the connections. */
export const interval = 1_000;

/** What a waiting answer counts besides its own octets: the header and the objects that belong to it and its request. */
const overhead = 4_096;

/** The connections of a server. */
export class Connections {
  readonly #all = new Map<Socket, Connection>();
  /** Those that were idle at the last look and those that are new, first those that have been so for the longest time. */
  readonly #resting = new Set<Connection>();
  /** Those with answers that wait for their reader, first the one that has made no progress for the longest time. */
  readonly #unread = new Set<Connection>();
  #queued = 0;
  #isHeld = false;
  /** How many there have been. */
  taken = 0;
  #onEmpty: (() => void) | undefined;
  readonly #limits: NodeLimits;
  readonly #refuseSlowest: () => boolean;

  /** @param refuseSlowest ends a request that keeps us waiting; says whether there is one */
  constructor(limits: NodeLimits, refuseSlowest: () => boolean) {
    this.#limits = limits;
    this.#refuseSlowest = refuseSlowest;
  }

  of(socket: Socket): Connection | undefined {
    return this.#all.get(socket);
  }

  /** Takes up a connection. Where there are too many, an idle one gives way; `false` when none can. */
  add(socket: Socket): boolean {
    const hasRoom = this.#all.size < this.#limits.maxConnections || this.#giveWay();
    const connection = new Connection(socket);
    this.#all.set(socket, connection);
    this.#resting.add(connection);
    this.taken++;
    // What node:http has scheduled would have it read again.
    if (this.#isHeld) process.nextTick(() => this.#isHeld && socket.pause());
    // For every request that waits on it node:http then makes an error, of which the stack is most of the cost.
    const { stackTraceLimit } = Error;
    socket.prependListener('close', () => (Error.stackTraceLimit = 0));
    socket.once('close', () => {
      Error.stackTraceLimit = stackTraceLimit;
      this.#drop(connection);
    });
    return hasRoom;
  }

  #drop(connection: Connection): void {
    this.#all.delete(connection.socket);
    this.#resting.delete(connection);
    this.#unread.delete(connection);
    this.#queued -= connection.queued;
    connection.queued = 0;
    if (this.#all.size === 0) this.#onEmpty?.();
  }

  /** Closes an idle connection, or else the one that keeps us waiting longest. */
  #giveWay(): boolean {
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
    this.#queued -= connection.queued;
    connection.queued = 0;
    this.#unread.delete(connection);
    connection.socket.destroy();
  }

  /** Remembers that an answer waits for its reader, as long as it does. */
  queue(connection: Connection, response: ServerResponse, length: number): void {
    const octets = length + overhead;
    if (connection.queued === 0) connection.movedAt = performance.now();
    connection.queued += octets;
    this.#queued += octets;
    this.#unread.add(connection);
    response.once('close', () => {
      // A connection that has closed is forgotten already.
      if (connection.queued === 0) return;
      connection.queued -= octets;
      this.#queued -= octets;
      this.#unread.delete(connection);
      if (connection.queued === 0) return;
      connection.movedAt = performance.now();
      this.#unread.add(connection);
    });
    for (const slowest of this.#unread) {
      if (this.#queued <= this.#limits.maxQueuedInAll) break;
      this.#cut(slowest);
    }
  }

  /** Whether a connection leaves so much unread that nothing more is answered on it. */
  isFull({ queued }: Connection): boolean {
    return queued > this.#limits.maxQueuedAnswers;
  }

  /** Closes what has been idle for too long. */
  look(): void {
    for (const connection of this.#all.values()) this.#lookAt(connection);
  }

  #lookAt(connection: Connection): void {
    const { socket, requests } = connection;
    if (socket.writableLength > 0 && !socket.timeout) socket.setTimeout(this.#limits.idleTimeout);
    if (requests !== connection.requestsSeen || !connection.isIdle) {
      connection.requestsSeen = requests;
      connection.looks = 0;
      this.#resting.delete(connection);
    } else if (++connection.looks * interval >= this.#limits.keepAliveTimeout) socket.destroy();
    else this.#resting.add(connection);
  }

  /** Reads nothing on any connection until it is told otherwise. */
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
