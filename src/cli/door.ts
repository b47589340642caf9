// The port of several workers: one process accepts every connection and hands it to a worker, so that it can stop accepting
// before they stop serving. What no worker can take yet waits here.
import type { Worker } from 'node:cluster';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { backlogTaken } from '../runtime/accepting.ts';
import type { Order } from './orders.ts';

/** Connections on their way to one worker: what is lost with it when it dies, and waits with it when it is busy. */
const maxUnderWay = 2;

/** Connections that wait for a worker; one more is closed. */
const maxWaiting = 1_000;

export class Door {
  readonly #server: Server;
  readonly #waiting: Socket[] = [];
  /** Connections on their way to each worker, first the one whose last is longest ago. */
  readonly #underWay = new Map<Worker, number>();
  #entered = 0;
  #isHeld = false;
  #onEmpty: (() => void) | undefined;

  constructor() {
    this.#server = createServer({ pauseOnConnect: true, noDelay: true }, (connection) => {
      connection.on('error', () => connection.destroy());
      if (this.#waiting.length >= maxWaiting) connection.destroy();
      else this.#waiting.push(connection);
      this.#entered++;
      this.#handOver();
    });
  }

  /** Begins to accept; resolves to the port, and rejects where the address cannot be had. */
  open(host: string, port: number): Promise<number> {
    return new Promise((resolve, reject) => {
      this.#server.once('error', reject);
      this.#server.listen(port, host, () => {
        resolve((this.#server.address() as AddressInfo).port);
      });
    });
  }

  /** Lets a worker take connections. */
  add(worker: Worker): void {
    this.#underWay.set(worker, 0);
    this.#handOver();
  }

  /** Hands a worker no more connections. */
  remove(worker: Worker): void {
    this.#underWay.delete(worker);
    this.#handOver();
  }

  /** Hears that a connection has reached its worker. */
  reached(worker: Worker): void {
    const count = this.#underWay.get(worker);
    if (count !== undefined) this.#underWay.set(worker, count - 1);
    this.#handOver();
  }

  #handOver(): void {
    while (this.#waiting.length > 0 && !this.#isHeld) {
      const worker = this.#findFree();
      if (worker === undefined) break;
      const connection = this.#waiting.shift()!;
      const count = this.#underWay.get(worker)!;
      this.#underWay.delete(worker);
      this.#underWay.set(worker, count + 1);
      // The callback swallows the error of a channel that is already closed: the worker is about to exit.
      worker.send({ order: 'take' } satisfies Order, connection, {}, () => undefined);
    }
    if (this.#isEmpty()) this.#onEmpty?.();
  }

  /** The worker with the fewest connections on their way. */
  #findFree(): Worker | undefined {
    let free: Worker | undefined;
    let fewest = maxUnderWay;
    for (const [worker, count] of this.#underWay) {
      if (count >= fewest) continue;
      fewest = count;
      free = worker;
    }
    return free;
  }

  #isEmpty(): boolean {
    const counts = [...this.#underWay.values()];
    return this.#waiting.length === 0 && counts.every((count) => count === 0);
  }

  /** Stops accepting; resolves when every connection that was accepted has reached a worker. */
  async close(): Promise<void> {
    // First takes what the system has accepted already; handing connections over meanwhile would bring more.
    this.#isHeld = true;
    await backlogTaken(() => this.#entered);
    this.#server.close();
    this.#isHeld = false;
    if (this.#underWay.size === 0) for (const one of this.#waiting.splice(0)) one.destroy();
    await new Promise<void>((resolve) => {
      this.#onEmpty = resolve;
      this.#handOver();
    });
  }
}
