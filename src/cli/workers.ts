// `serve --workers`: several processes share one port. This one accepts the connections, starts the workers, replaces those
// that die, hang or are asked to stop, and has them reload one after the other and stop.
import cluster, { type Worker } from 'node:cluster';
import { passed, signalled } from '../runtime/lifetime.ts';
import type { Address } from '../runtime/settings.ts';
import type { Output } from './command.ts';
import { Door } from './door.ts';
import { explainListen } from './listen.ts';
import type { Counts } from './metrics.ts';
import type { MetricsListener } from './metrics-listener.ts';
import { type Order, portVariable, type Report } from './orders.ts';
import { reportUnwatched, watchFolder } from './watch-folder.ts';

export interface WorkersOptions {
  readonly count: number;
  readonly host: string;
  readonly port: number;
  /** Folder whose changes the workers are to serve. */
  readonly watched: string | undefined;
  /** Milliseconds from the signal to stop until new connections are refused. */
  readonly drain: number;
  /** Where scrapers find the counts of all workers. */
  readonly metrics: Address | undefined;
}

/** Milliseconds before a worker that died while it started is tried again. */
const pause = 1_000;
/** Milliseconds that a worker has to do what it is told; more than it gives requests in flight when it stops. */
const patience = 12_000;
/** Milliseconds between two questions whether a worker hangs, and how many in a row it may leave unanswered. */
const beat = 1_000;
const maxMissedBeats = 10;
/** Milliseconds after which a worker that does not say what it has counted is left out. */
const counting = 1_000;

/** Serves with several workers until a signal stops it; resolves to the exit code. */
export async function serveWithWorkers(
  { count, host, port, watched, drain, metrics }: WorkersOptions,
  output: Output,
): Promise<number> {
  const door = new Door();
  const open = await door.open(host, port).catch((error: NodeJS.ErrnoException) => {
    throw new Error(explainListen(error, host, port), { cause: error });
  });
  const workers = new Workers(door, open, output);
  const scraped = await openMetrics(metrics, output, workers).catch(async (error) => {
    await door.close();
    throw error;
  });
  const stopped = signalled().then(() => workers.stop(drain));
  // The first shows whether settings and content are usable; it has logged what is wrong with them.
  const code = await workers.add();
  if (code !== undefined) {
    scraped?.close();
    await door.close();
    return code;
  }
  const others = Array.from({ length: count - 1 }, () => workers.keep());
  const watcher =
    watched === undefined
      ? undefined
      : watchFolder(watched, () => workers.reload(), reportUnwatched(output));
  await Promise.all(others);
  await stopped;
  watcher?.close();
  scraped?.close();
  return 0;
}

async function openMetrics(
  address: Address | undefined,
  output: Output,
  workers: Workers,
): Promise<MetricsListener | undefined> {
  if (address === undefined) return undefined;
  const { listenForScrapers } = await import('./metrics-listener.ts');
  return listenForScrapers(address, output, () => workers.count());
}

class Workers {
  #isStopping = false;
  readonly #deaths = new Map<Worker, Promise<number>>();
  /** The workers that serve, and how many heartbeats in a row each has missed. */
  readonly #serving = new Map<Worker, number>();
  /** How often the folder has changed. */
  #changes = 0;
  #reloading: Promise<unknown> = Promise.resolve();
  readonly #beating: NodeJS.Timeout;
  readonly #door: Door;
  readonly #port: number;
  readonly #output: Output;

  constructor(door: Door, port: number, output: Output) {
    this.#door = door;
    this.#port = port;
    this.#output = output;
    this.#beating = setInterval(() => this.#beat(), beat).unref();
  }

  /** Starts a worker; resolves when it serves, or to its exit code when it died before. */
  async add(): Promise<number | undefined> {
    const worker = cluster.fork({ [portVariable]: String(this.#port) });
    const changes = this.#changes;
    const died = deathOf(worker);
    this.#deaths.set(worker, died);
    void died.then(() => this.#deaths.delete(worker));
    const isReady = new Promise<undefined>((resolve) => {
      worker.on('message', (report: Report) => {
        if (report.said === 'ready') resolve(undefined);
        else this.#hear(worker, report);
      });
    });
    const code = await Promise.race([isReady, died]);
    if (code !== undefined) return code;
    this.#serving.set(worker, 0);
    this.#door.add(worker);
    void died.then(() => this.#bury(worker));
    // It may have read the folder before the change.
    if (this.#changes !== changes) await this.#reload(worker, true);
    return undefined;
  }

  /** Starts a worker, and another where it does not come up. */
  async keep(): Promise<void> {
    while (!this.#isStopping && (await this.add()) !== undefined) await passed(pause);
  }

  #hear(worker: Worker, { said }: Report): void {
    if (this.#serving.has(worker)) this.#serving.set(worker, 0);
    if (said === 'taken') this.#door.reached(worker);
    if (said === 'leaving') void this.#relieve(worker);
  }

  /** Gives the place of a worker that is asked to stop to another, and then has it stop. */
  async #relieve(worker: Worker): Promise<void> {
    if (this.#isStopping || !this.#serving.delete(worker)) return;
    this.#output.err(`Worker ${worker.process.pid} is to stop; another takes its place.`);
    await this.keep();
    this.#door.remove(worker);
    tell(worker, { order: 'stop' });
  }

  #bury(worker: Worker): Promise<void> | undefined {
    this.#door.remove(worker);
    // A worker that was replaced already has its successor.
    if (!this.#serving.delete(worker) || this.#isStopping) return undefined;
    this.#output.err(`Worker ${worker.process.pid} died; another takes its place.`);
    return this.keep();
  }

  /** Kills workers that hang. Missed heartbeats are counted, since after a sleep of the machine none is answered in time. */
  #beat(): void {
    for (const [worker, missed] of this.#serving) {
      if (missed >= maxMissedBeats) {
        this.#output.err(`Worker ${worker.process.pid} hangs and is killed.`);
        worker.process.kill('SIGKILL');
      }
      this.#serving.set(worker, missed + 1);
      tell(worker, { order: 'beat' });
    }
  }

  /** Has the workers reload one by one; if the first cannot serve the change, the others are not asked. */
  reload(): void {
    this.#changes++;
    this.#reloading = this.#reloading.then(async () => {
      let isQuiet = false;
      for (const worker of this.#serving.keys()) {
        if (!(await this.#reload(worker, isQuiet))) return;
        isQuiet = true;
      }
    });
  }

  /** Has a worker reload; `false` when it says that it could not. One that says nothing is replaced. */
  async #reload(worker: Worker, isQuiet: boolean): Promise<boolean> {
    const died = this.#deaths.get(worker);
    if (died === undefined) return true;
    const answered = hear(worker, 'reloaded').then(({ reloaded }) => reloaded);
    tell(worker, { order: 'reload', isQuiet });
    const timer = setTimeout(() => worker.process.kill('SIGKILL'), patience);
    const reloaded = await Promise.race([answered, died.then(() => true)]);
    clearTimeout(timer);
    return reloaded;
  }

  /** What each worker that serves has counted. */
  async count(): Promise<readonly Counts[]> {
    const asked = [...this.#serving.keys()].map(async (worker) => {
      const counted = hear(worker, 'counted');
      tell(worker, { order: 'count' });
      return Promise.race([counted, this.#deaths.get(worker), passed(counting)]);
    });
    const heard = await Promise.all(asked);
    return heard.flatMap((report) => (typeof report === 'object' ? [report.counts] : []));
  }

  /** Drains, stops accepting, and has every worker finish what was accepted; resolves when the last is gone. */
  async stop(drain: number): Promise<void> {
    this.#isStopping = true;
    clearInterval(this.#beating);
    for (const worker of this.#serving.keys()) tell(worker, { order: 'drain' });
    await passed(drain);
    const killAll = () => {
      for (const worker of this.#deaths.keys()) worker.process.kill('SIGKILL');
    };
    const timer = setTimeout(killAll, patience);
    await this.#door.close();
    for (const worker of this.#deaths.keys()) {
      tell(worker, { order: 'stop' });
      // Ends a worker that does not listen to orders yet.
      if (!this.#serving.has(worker)) worker.process.kill('SIGTERM');
    }
    await Promise.all(this.#deaths.values());
    clearTimeout(timer);
  }
}

function tell(worker: Worker, order: Order): void {
  // The callback takes the error of a channel that is closed already; then the worker is about to die.
  worker.send(order, () => undefined);
}

/** Resolves to the next report of a kind from a worker. */
function hear<Said extends Report['said']>(
  worker: Worker,
  said: Said,
): Promise<Extract<Report, { said: Said }>> {
  return new Promise((resolve) => {
    const listen = (report: Report) => {
      if (report.said !== said) return;
      worker.off('message', listen);
      resolve(report as Extract<Report, { said: Said }>);
    };
    worker.on('message', listen);
  });
}

/** Resolves to the exit code of a worker once it is dead, or could not be started. */
function deathOf(worker: Worker): Promise<number> {
  return new Promise((resolve) => {
    worker.once('exit', (code: number | null) => resolve(code ?? 1));
    worker.once('error', () => resolve(1));
  });
}
