// The port of several workers. The primary process accepts every connection and hands it to a worker, so that it can stop
// accepting before the workers stop serving. Connections wait here until a worker is free.
import type { Worker } from 'node:cluster';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { backlogTaken } from '../runtime/accepting.ts';
import type { Message } from './worker-messages.ts';

/** Most connections in transit to one worker: they are lost if it dies, and wait while it is busy. */
const maxInTransit = 2;

/** Most connections that wait for a worker; further ones are closed. */
const maxWaiting = 1_000;

export class Dispatcher {
  readonly #server: Server;
  readonly #waiting: Socket[] = [];
  /** Connections in transit to each worker, the worker used longest ago first. */
  readonly #inTransit = new Map<Worker, number>();
  #accepted = 0;
  #isHeld = false;
  #onEmpty: (() => void) | undefined;

  constructor() {
    this.#server = createServer({ pauseOnConnect: true, noDelay: true }, (connection) => {
      connection.on('error', () => connection.destroy());
      if (this.#waiting.length >= maxWaiting) connection.destroy();
      else this.#waiting.push(connection);
      this.#accepted++;
      this.#handOver();
    });
  }

  /** Starts to accept; resolves to the port, and rejects if the address cannot be used. */
  open(host: string, port: number): Promise<number> {
    return new Promise((resolve, reject) => {
      this.#server.once('error', reject);
      this.#server.listen(port, host, () => {
        resolve((this.#server.address() as AddressInfo).port);
      });
    });
  }

  /** Starts to hand connections to a worker. */
  add(worker: Worker): void {
    this.#inTransit.set(worker, 0);
    this.#handOver();
  }

  /** Stops handing connections to a worker. */
  remove(worker: Worker): void {
    this.#inTransit.delete(worker);
    this.#handOver();
  }

  /** Counts a connection as arrived at its worker. */
  arrived(worker: Worker): void {
    const count = this.#inTransit.get(worker);
    if (count !== undefined) this.#inTransit.set(worker, count - 1);
    this.#handOver();
  }

  #handOver(): void {
    while (this.#waiting.length > 0 && !this.#isHeld) {
      const worker = this.#findFree();
      if (worker === undefined) break;
      const connection = this.#waiting.shift()!;
      const count = this.#inTransit.get(worker)!;
      this.#inTransit.delete(worker);
      this.#inTransit.set(worker, count + 1);
      // The callback ignores the error of a closed channel: the worker is about to exit.
      worker.send({ type: 'take' } satisfies Message, connection, {}, () => undefined);
    }
    if (this.#isEmpty()) this.#onEmpty?.();
  }

  /** The worker with the fewest connections in transit. */
  #findFree(): Worker | undefined {
    let free: Worker | undefined;
    let fewest = maxInTransit;
    for (const [worker, count] of this.#inTransit) {
      if (count >= fewest) continue;
      fewest = count;
      free = worker;
    }
    return free;
  }

  #isEmpty(): boolean {
    const counts = [...this.#inTransit.values()];
    return this.#waiting.length === 0 && counts.every((count) => count === 0);
  }

  /** Stops accepting; resolves when every accepted connection has arrived at a worker. */
  async close(): Promise<void> {
    // Empties the backlog first, without answering: answered clients would reconnect.
    this.#isHeld = true;
    await backlogTaken(() => this.#accepted);
    this.#server.close();
    this.#isHeld = false;
    if (this.#inTransit.size === 0) for (const one of this.#waiting.splice(0)) one.destroy();
    await new Promise<void>((resolve) => {
      this.#onEmpty = resolve;
      this.#handOver();
    });
  }
}
