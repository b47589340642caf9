// Rate limits: the interval between requests to a host, and the time for all requests.
import { FetchError } from './exchange.ts';

export interface Pace {
  /** Milliseconds between two requests to one host. */
  readonly interval: number;
  /** Milliseconds for all requests. */
  readonly budget: number;
}

export const politePace: Pace = { interval: 1_000, budget: 60_000 };

export class Pacer {
  readonly #pace: Pace;
  readonly #start = performance.now();
  /** The earliest time of the next request to each host. */
  readonly #next = new Map<string, number>();

  constructor(pace: Pace) {
    this.#pace = pace;
  }

  /** Milliseconds that are left. */
  get left(): number {
    return this.#start + this.#pace.budget - performance.now();
  }

  /** Waits until a request to the host is allowed. */
  readonly wait = async (host: string): Promise<void> => {
    const now = performance.now();
    const turn = Math.max(now, this.#next.get(host) ?? now);
    this.#next.set(host, turn + this.#pace.interval);
    await this.sleep(turn - now);
  };

  /** @throws {FetchError} without waiting if too little time is left */
  async sleep(milliseconds: number): Promise<void> {
    if (milliseconds >= this.left) {
      throw new FetchError('timeout', 'There is no time left for it; run the command again.');
    }
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
  }
}
