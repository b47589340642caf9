// `serve --workers`: several processes share one port. The primary process accepts the connections, starts the workers,
// replaces those that die, hang or are asked to stop, and makes them reload one after the other.
import cluster, { type Worker } from 'node:cluster';
import { passed, signalled } from '../runtime/lifetime.ts';
import type { ServeSettings } from '../runtime/serve-settings.ts';
import type { Output } from './command.ts';
import { Dispatcher } from './dispatcher.ts';
import { explainListen } from './listen.ts';
import type { Counts } from './metrics.ts';
import { listenForScrapers } from './metrics-listener.ts';
import { watchFolder } from './watch-folder.ts';
import { type Message, portVariable, type Report } from './worker-messages.ts';

export interface WorkersOptions extends Pick<ServeSettings, 'host' | 'port' | 'drain' | 'metrics'> {
  readonly count: number;
  /** The folder to watch; `undefined` without `--watch`. */
  readonly watched: string | undefined;
}

/** Milliseconds until a worker that died during its start is started again. */
const pause = 1_000;
/** Milliseconds for a worker to reload or to stop; more than `shutdownGrace`. */
const patience = 12_000;
/** Milliseconds between two heartbeats. */
const heartbeat = 1_000;
/** Most consecutive heartbeats that a worker may miss. */
const maxMissedBeats = 10;
/** Milliseconds for a worker to report its metrics before it is left out. */
const counting = 1_000;

/** Serves with several workers until a signal stops it; resolves to the exit code. */
export async function serveWithWorkers(
  { count, host, port, watched, drain, metrics }: WorkersOptions,
  output: Output,
): Promise<number> {
  const dispatcher = new Dispatcher();
  const open = await dispatcher.open(host, port).catch((error) => {
    throw explainListen(error, host, port);
  });
  const workers = new Workers(dispatcher, open, output);
  const countAll = () => workers.count();
  const closeMetrics = await listenForScrapers(metrics, output, countAll).catch(async (error) => {
    await dispatcher.close();
    throw error;
  });
  const stopped = signalled().then(() => workers.stop(drain));
  // The first worker shows whether settings and content are usable, and reports their mistakes.
  const code = await workers.add();
  if (code !== undefined) {
    closeMetrics();
    await dispatcher.close();
    return code;
  }
  const others = Array.from({ length: count - 1 }, () => workers.keep());
  const watcher =
    watched === undefined ? undefined : watchFolder(watched, () => workers.reload(), output);
  await Promise.all(others);
  await stopped;
  watcher?.close();
  closeMetrics();
  return 0;
}

class Workers {
  #isStopping = false;
  readonly #deaths = new Map<Worker, Promise<number>>();
  /** The workers that serve, with the heartbeats that each has missed. */
  readonly #serving = new Map<Worker, number>();
  #changes = 0;
  #reloading: Promise<unknown> = Promise.resolve();
  readonly #checking: NodeJS.Timeout;
  readonly #dispatcher: Dispatcher;
  readonly #port: number;
  readonly #output: Output;

  constructor(dispatcher: Dispatcher, port: number, output: Output) {
    this.#dispatcher = dispatcher;
    this.#port = port;
    this.#output = output;
    this.#checking = setInterval(() => this.#checkHeartbeats(), heartbeat).unref();
  }

  /** Starts a worker; resolves when it serves, or to its exit code if it dies before. */
  async add(): Promise<number | undefined> {
    const worker = cluster.fork({ [portVariable]: String(this.#port) });
    const changes = this.#changes;
    const died = deathOf(worker);
    this.#deaths.set(worker, died);
    void died.then(() => this.#deaths.delete(worker));
    const isReady = new Promise<undefined>((resolve) => {
      worker.on('message', (report: Report) => {
        if (report.type === 'ready') resolve(undefined);
        else this.#receive(worker, report);
      });
    });
    const code = await Promise.race([isReady, died]);
    if (code !== undefined) return code;
    this.#serving.set(worker, 0);
    this.#dispatcher.add(worker);
    void died.then(() => this.#remove(worker));
    // It may have read the folder before the latest change.
    if (this.#changes !== changes) await this.#reload(worker, true);
    return undefined;
  }

  /** Starts a worker, again and again until one serves. */
  async keep(): Promise<void> {
    while (!this.#isStopping && (await this.add()) !== undefined) await passed(pause);
  }

  #receive(worker: Worker, { type }: Report): void {
    if (this.#serving.has(worker)) this.#serving.set(worker, 0);
    if (type === 'taken') this.#dispatcher.arrived(worker);
    if (type === 'leaving') void this.#replace(worker);
  }

  /** Starts a successor of a worker that received a signal, and then stops it. */
  async #replace(worker: Worker): Promise<void> {
    if (this.#isStopping || !this.#serving.delete(worker)) return;
    this.#output.err(`Worker ${worker.process.pid} was asked to stop; another replaces it.`);
    await this.keep();
    this.#dispatcher.remove(worker);
    send(worker, { type: 'stop' });
  }

  /** Removes a dead worker, and starts a successor unless it has one. */
  #remove(worker: Worker): Promise<void> | undefined {
    this.#dispatcher.remove(worker);
    if (!this.#serving.delete(worker) || this.#isStopping) return undefined;
    this.#output.err(`Worker ${worker.process.pid} died; another replaces it.`);
    return this.keep();
  }

  /** Kills workers that miss too many heartbeats. One missed heartbeat is normal after the machine has slept. */
  #checkHeartbeats(): void {
    for (const [worker, missed] of this.#serving) {
      if (missed >= maxMissedBeats) {
        this.#output.err(`Worker ${worker.process.pid} hangs and is killed.`);
        worker.process.kill('SIGKILL');
      }
      this.#serving.set(worker, missed + 1);
      send(worker, { type: 'heartbeat' });
    }
  }

  /** Makes the workers reload one by one, up to the first that cannot serve the new content. */
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

  /** Makes a worker reload; resolves to `false` if it cannot. Kills one that does not report. */
  async #reload(worker: Worker, isQuiet: boolean): Promise<boolean> {
    const died = this.#deaths.get(worker);
    if (died === undefined) return true;
    const answered = next(worker, 'reloaded').then(({ reloaded }) => reloaded);
    send(worker, { type: 'reload', isQuiet });
    const timer = setTimeout(() => worker.process.kill('SIGKILL'), patience);
    const reloaded = await Promise.race([answered, died.then(() => true)]);
    clearTimeout(timer);
    return reloaded;
  }

  /** The metrics of the workers that serve. */
  async count(): Promise<readonly Counts[]> {
    const asked = [...this.#serving.keys()].map(async (worker) => {
      const counted = next(worker, 'counted');
      send(worker, { type: 'count' });
      return Promise.race([counted, this.#deaths.get(worker), passed(counting)]);
    });
    const heard = await Promise.all(asked);
    return heard.flatMap((report) => (typeof report === 'object' ? [report.counts] : []));
  }

  /** Drains, stops accepting, and stops the workers; resolves when the last has exited. */
  async stop(drain: number): Promise<void> {
    this.#isStopping = true;
    clearInterval(this.#checking);
    for (const worker of this.#serving.keys()) send(worker, { type: 'drain' });
    await passed(drain);
    const killAll = () => {
      for (const worker of this.#deaths.keys()) worker.process.kill('SIGKILL');
    };
    const timer = setTimeout(killAll, patience);
    await this.#dispatcher.close();
    for (const worker of this.#deaths.keys()) {
      send(worker, { type: 'stop' });
      // Ends a worker that does not handle messages yet.
      if (!this.#serving.has(worker)) worker.process.kill('SIGTERM');
    }
    await Promise.all(this.#deaths.values());
    clearTimeout(timer);
  }
}

function send(worker: Worker, message: Message): void {
  // The callback ignores the error of a closed channel: the worker is about to exit.
  worker.send(message, () => undefined);
}

/** Resolves to the next report of a type. */
function next<Type extends Report['type']>(
  worker: Worker,
  type: Type,
): Promise<Extract<Report, { type: Type }>> {
  return new Promise((resolve) => {
    const listen = (report: Report) => {
      if (report.type !== type) return;
      worker.off('message', listen);
      resolve(report as Extract<Report, { type: Type }>);
    };
    worker.on('message', listen);
  });
}

/** Resolves to the exit code of a worker when it dies or fails to start. */
function deathOf(worker: Worker): Promise<number> {
  return new Promise((resolve) => {
    worker.once('exit', (code: number | null) => resolve(code ?? 1));
    worker.once('error', () => resolve(1));
  });
}
