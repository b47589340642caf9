// Politeness: how often a host is asked, and for how long all of it may take.
import { FetchError } from './client.ts';

export interface Pace {
  /** Milliseconds between two requests to one host. */
  readonly interval: number;
  /** Milliseconds for everything. */
  readonly budget: number;
}

export const politePace: Pace = { interval: 1_000, budget: 60_000 };

export class Pacer {
  readonly #pace: Pace;
  readonly #start = performance.now();
  /** When each host may be asked next. */
  readonly #turns = new Map<string, number>();

  constructor(pace: Pace) {
    this.#pace = pace;
  }

  /** Milliseconds that are left. */
  get left(): number {
    return this.#start + this.#pace.budget - performance.now();
  }

  /** Waits for a host's turn. */
  readonly wait = async (host: string): Promise<void> => {
    const now = performance.now();
    const turn = Math.max(now, this.#turns.get(host) ?? now);
    this.#turns.set(host, turn + this.#pace.interval);
    if (turn - now >= this.left) throw outOfTime();
    await this.sleep(turn - now);
  };

  /** Waits, unless that would take longer than is left. */
  async sleep(milliseconds: number): Promise<void> {
    if (milliseconds >= this.left) throw outOfTime();
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
  }
}

function outOfTime(): FetchError {
  return new FetchError('timeout', 'There is no time left for it; run the command again.');
}
