// `serve --workers`: several processes share one port. Each is `serve` for itself; this one starts them, replaces those
// that die, and has them reload one after the other and stop.
import cluster, { type Worker } from 'node:cluster';
import type { Output } from './command.ts';
import { reportUnwatched, signalled, watchFolder } from './events.ts';

export interface WorkersOptions {
  readonly count: number;
  /** Folder whose changes the workers are to serve. */
  readonly watched: string | undefined;
}

/** Milliseconds before a worker that died while it started is tried again. */
const pause = 1_000;
/** Milliseconds that a worker has to do what it is told; more than it gives requests in flight when it stops. */
const patience = 12_000;

/** Serves with several workers until a signal stops it; resolves to the exit code. */
export async function serveWithWorkers(
  { count, watched }: WorkersOptions,
  output: Output,
): Promise<number> {
  const workers = new Workers(output);
  const stopped = signalled().then(() => workers.stop());
  // The first shows whether settings and content will do; what is wrong with them it has said itself.
  const code = await workers.add();
  if (code !== undefined) return code;
  const others = Array.from({ length: count - 1 }, () => workers.keep());
  const watcher =
    watched === undefined
      ? undefined
      : watchFolder(watched, () => workers.reload(), reportUnwatched(output));
  await Promise.all(others);
  await stopped;
  watcher?.close();
  return 0;
}

/** Whether this process is a worker that repeats what the first has said already. */
export function isRepeating(): boolean {
  return cluster.worker !== undefined && cluster.worker.id > 1;
}

/** Lets a worker reload when it is told to, and perhaps without its warnings; `reload` says whether it did. */
export function reloadOnDemand(reload: (isQuiet: boolean) => Promise<boolean>): void {
  // Listening keeps a channel open, also one to a parent that is no cluster.
  if (!cluster.isWorker) return;
  process.on('message', ({ isQuiet }: Order) => {
    void reload(isQuiet).then((reloaded) => process.send?.({ reloaded }));
  });
}

/** What a worker is told when it is to reload. */
interface Order {
  /** Whether another has said the warnings already. */
  readonly isQuiet: boolean;
}

class Workers {
  #isStopping = false;
  readonly #deaths = new Map<Worker, Promise<number>>();
  readonly #listening = new Set<Worker>();
  /** How often the folder has changed. */
  #changes = 0;
  #reloading: Promise<unknown> = Promise.resolve();
  readonly #output: Output;

  constructor(output: Output) {
    this.#output = output;
  }

  /** Starts a worker; resolves when it listens, or to its exit code when it died before. */
  async add(): Promise<number | undefined> {
    const worker = cluster.fork();
    const changes = this.#changes;
    const died = deathOf(worker);
    this.#deaths.set(worker, died);
    void died.then(() => this.#deaths.delete(worker) && this.#listening.delete(worker));
    const listens = new Promise<undefined>((resolve) => {
      worker.once('listening', () => resolve(undefined));
    });
    const code = await Promise.race([listens, died]);
    if (code !== undefined) return code;
    this.#listening.add(worker);
    void died.then(() => this.#replace(worker));
    // It may have read the folder before the change, and nobody told it.
    if (this.#changes !== changes) await this.#tell(worker, true);
    return undefined;
  }

  /** Starts a worker, and another where it does not come up. */
  async keep(): Promise<void> {
    while (!this.#isStopping && (await this.add()) !== undefined) {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }

  async #replace(worker: Worker): Promise<void> {
    if (this.#isStopping) return;
    this.#output.err(`Worker ${worker.process.pid} died; another takes its place.`);
    await this.keep();
  }

  /** Has the workers reload one by one; what the first of them cannot serve, the others are spared. */
  reload(): void {
    this.#changes++;
    this.#reloading = this.#reloading.then(async () => {
      let isQuiet = false;
      for (const worker of this.#listening) {
        if (!(await this.#tell(worker, isQuiet))) return;
        isQuiet = true;
      }
    });
  }

  /** Has a worker reload; `false` when it says that it could not. One that says nothing is replaced. */
  async #tell(worker: Worker, isQuiet: boolean): Promise<boolean> {
    const died = this.#deaths.get(worker);
    if (died === undefined) return true;
    const answered = new Promise<boolean>((resolve) => {
      worker.once('message', ({ reloaded }: { reloaded: boolean }) => resolve(reloaded));
    });
    // The callback takes the error of a channel that is closed already; then the worker is about to die.
    worker.send({ isQuiet } satisfies Order, () => undefined);
    const timer = setTimeout(() => worker.process.kill('SIGKILL'), patience);
    const reloaded = await Promise.race([answered, died.then(() => true)]);
    clearTimeout(timer);
    return reloaded;
  }

  /** Has every worker finish what it holds; resolves when the last is gone. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    for (const worker of this.#deaths.keys()) worker.process.kill('SIGTERM');
    const timer = setTimeout(() => {
      for (const worker of this.#deaths.keys()) worker.process.kill('SIGKILL');
    }, patience);
    await Promise.all(this.#deaths.values());
    clearTimeout(timer);
  }
}

/** Resolves to the exit code of a worker once it is dead, or could not be started. */
function deathOf(worker: Worker): Promise<number> {
  return new Promise((resolve) => {
    worker.once('exit', (code: number | null) => resolve(code ?? 1));
    worker.once('error', () => resolve(1));
  });
}
