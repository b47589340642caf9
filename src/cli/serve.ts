// `profile-api serve`: the process around an app: settings, logs, reload, signals.
import cluster from 'node:cluster';
import type { App } from '../app.ts';
import { paths } from '../paths.ts';
import { compress } from '../runtime/compress.ts';
import { ChangeStream } from '../runtime/change-stream.ts';
import { CurrentApp } from '../runtime/current-app.ts';
import { messageOf } from '../runtime/errors.ts';
import {
  calendarInterval,
  passed,
  shutdownGrace,
  signalled,
  writingGrace,
} from '../runtime/lifetime.ts';
import { connectionsThatFit } from '../runtime/descriptors.ts';
import {
  type AccessEntry,
  type ConnectionServer,
  createConnectionServer,
  type NodeOptions,
  serveNode,
} from '../runtime/node-server.ts';
import type { BackgroundPrinter } from '../print/background-printer.ts';
import { parts, readAhead } from '../runtime/parts.ts';
import { type LoadedSite, placeSite } from '../runtime/source.ts';
import type { Site } from '../schema/site.ts';
import type { Given, Output } from './command.ts';
import type { Served } from './served.ts';
import { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import type { MetricsListener } from './metrics-listener.ts';
import {
  type Address,
  foreignHost,
  localOrigin,
  readServeSettings,
  type ServeSettings,
} from '../runtime/settings.ts';
import { explainListen } from './listen.ts';
import { isRepeating, obey, portVariable } from './orders.ts';

/** Milliseconds after the start until modules that only the log and reloads need are loaded. */
const preloading = 100;
/** Milliseconds between the parts that are read then. */
const pause = 10;
/** Milliseconds until content that could not be read is read anew. */
const retrial = 2_000;

/** Serves until a signal stops it; resolves to the exit code. */
export async function serve(given: Given, output: Output, served: Served): Promise<number> {
  const settings = readServeSettings(given.flags, given.environment);
  const isWatched = given.flags['watch'] === true;
  const changes = isWatched ? new ChangeStream() : undefined;
  const metrics = settings.metrics && new (await import('./metrics.ts')).Metrics();
  const service = new Service(settings, output, served, { changes, metrics });
  await readAhead();
  // Loaded first, so that no change comes between reading the folder and watching it.
  const watching = isWatched && cluster.isPrimary ? await import('./watch-folder.ts') : undefined;
  const loaded = await service.load(isRepeating());
  const server = await listen(service, settings);
  service.start(loaded, server.port, isRepeating());
  const scraped = await openMetrics(settings.metrics, output, metrics).catch(async (error) => {
    await server.close(0);
    throw error;
  });
  const watcher = watching?.watchFolder(
    settings.folder,
    () => service.reload(),
    watching.reportUnwatched(output),
  );
  const drain = () => {
    service.isStopping = true;
    server.drain();
  };
  const stopped = cluster.isWorker
    ? obey({
        take: server.take,
        reload: (isQuiet) => service.reload(isQuiet),
        drain,
        count: async () => (await metrics?.count()) ?? [],
      })
    : signalled();
  // Logged last, so that whoever reads it may change the folder or stop the process at once.
  if (!isRepeating()) service.describe(server.port).forEach((line) => output.err(line));
  setTimeout(() => void service.prepare(), preloading).unref();
  const calendar = setInterval(() => service.followCalendar(), calendarInterval).unref();
  await stopped;
  watcher?.close();
  service.close();
  clearInterval(calendar);
  drain();
  // Workers have been drained before they are told to stop.
  if (cluster.isPrimary) await passed(settings.drain);
  await server.close(shutdownGrace);
  scraped?.close();
  service.log.flush();
  // Metrics that nobody reads would keep the process alive.
  setTimeout(() => process.exit(), writingGrace).unref();
  return 0;
}

/** The app of the moment, and how it is replaced. */
class Service {
  isStopping = false;
  readonly log: Log;
  /** Tells open pages of changes; absent where nothing is watched. */
  readonly changes: ChangeStream | undefined;
  /** Absent where nobody scrapes them. */
  readonly metrics: Metrics | undefined;
  #current: CurrentApp | undefined;
  #baseUrl = '';
  /** Whether the origin was given rather than assumed. */
  #isPublic = false;
  #isWarned = false;
  #reloading: Promise<boolean> = Promise.resolve(true);
  #retrial: NodeJS.Timeout | undefined;
  readonly #settings: ServeSettings;
  readonly #output: Output;
  readonly #served: Served;
  #printer: BackgroundPrinter | undefined;

  constructor(
    settings: ServeSettings,
    output: Output,
    served: Served,
    { changes, metrics }: Pick<Service, 'changes' | 'metrics'>,
  ) {
    this.changes = changes;
    this.metrics = metrics;
    this.#served = served;
    this.#settings = settings;
    this.#output = output;
    this.log = new Log(settings.logLevel);
  }

  /** Loads what the first answers need not wait for, while files can still be opened. */
  async prepare(): Promise<void> {
    void this.log.load();
    for (const read of [...parts, () => this.app.prepare()]) {
      // Requests in between are answered.
      await passed(pause);
      attempt(read);
    }
    this.#printer = await this.#served.openPrinter?.({
      publish: (site) => this.#current!.publish(site),
      log: (level, line) => this.log.write(level, line),
    });
    this.#printer?.print(this.#current!.site);
  }

  close(): void {
    this.changes?.close();
    this.#printer?.close();
  }

  get app(): App {
    return this.#current!.app;
  }

  async load(isQuiet = false): Promise<LoadedSite> {
    const loaded = await this.#served.load(new Date());
    if (!isQuiet) for (const warning of loaded.warnings) this.#output.err(warning);
    return loaded;
  }

  start(loaded: LoadedSite, port: number, isQuiet = false): void {
    const given = this.#settings.baseUrl ?? loaded.site.baseUrl;
    this.#isPublic = given !== undefined;
    this.#baseUrl = given ?? localOrigin(port);
    this.#current = new CurrentApp(this.#place(loaded, isQuiet), {
      compress,
      isReady: () => !this.isStopping,
      guardHost: this.#settings.guardHost,
      cacheTags: this.#settings.cacheTags,
      ...(!this.#isPublic && { onForeignHost: () => this.#warnOnce() }),
      onFault: (error, { id }) => this.log.write('error', 'fault', { requestId: id, err: error }),
    });
    this.#tell();
  }

  /** Logs what is served from now on. */
  #tell(): void {
    const { site } = this.#current!;
    this.changes?.publish(site.content);
    this.metrics?.published(site.content);
    this.#printer?.print(site);
  }

  #place(loaded: LoadedSite, isQuiet: boolean): Site {
    const say = (warning: string) => (isQuiet ? undefined : this.#output.err(warning));
    const placed = placeSite(loaded, this.#baseUrl, say);
    const site = this.#printer?.fill(placed) ?? placed;
    return this.changes === undefined ? site : { ...site, isWatched: true };
  }

  /** Logs once that requests name a host other than that of the links. It is not quoted: a visitor wrote it. */
  #warnOnce(): void {
    if (this.#isWarned) return;
    this.#isWarned = true;
    this.log.write('warn', foreignHost);
  }

  /** Replaces what is served by what the folder holds now; keeps it, and says `false`, when that has a mistake. */
  reload(isQuiet = false): Promise<boolean> {
    // Reloads run one after the other, so that the last one read is the one served.
    this.#reloading = this.#reloading.then(() => this.#reloadOnce(isQuiet));
    return this.#reloading;
  }

  async #reloadOnce(isQuiet: boolean): Promise<boolean> {
    try {
      const loaded = await this.load(isQuiet);
      this.#current!.publish(this.#place(loaded, isQuiet));
      this.log.write('info', 'content reloaded');
      this.#tell();
      return true;
    } catch (error) {
      this.metrics?.failedToReload();
      if (isSystemError(error)) return this.#retry(error, isQuiet);
      this.#output.err(messageOf(error));
      this.log.write('warn', 'content has mistakes; what was served before is still served');
      return false;
    }
  }

  /** Reads the folder again later: nothing is known to be wrong with it. */
  #retry(error: Error, isQuiet: boolean): true {
    this.#output.err(`The content cannot be read now: ${error.message}`);
    this.log.write('warn', 'content cannot be read now; what was served before is still served');
    clearTimeout(this.#retrial);
    this.#retrial = setTimeout(() => void this.reload(isQuiet), retrial).unref();
    return true;
  }

  followCalendar(): void {
    const { app } = this;
    this.#current!.followCalendar(new Date());
    if (this.app !== app) this.#tell();
  }

  describe(port: number): readonly string[] {
    const { host, guardHost } = this.#settings;
    const url = this.#baseUrl;
    const addresses = `${url}/ · guide ${url}${paths.developers} · MCP ${url}${paths.mcp}`;
    const isPublic = this.#isPublic;
    return [
      ...(isPublic || guardHost
        ? []
        : [
            `Links lead to ${url}, and to other machines that is themselves. Set the public origin with --base-url or BASE_URL.`,
          ]),
      `Profile API: ${addresses}${isPublic ? ` · listening on ${host}:${port}` : ''}`,
    ];
  }
}

/** Does what the first request that needs it does again where it fails, as for want of descriptors. */
function attempt(read: () => void): void {
  try {
    read();
  } catch {
    // That request is told.
  }
}

/** Whether the system is at fault: descriptors are used up, or the disk fails. */
function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error;
}

/** The listener: a port of its own, or connections that the primary hands over. */
type Answering = ConnectionServer & { readonly port: number };

async function listen(service: Service, settings: ServeSettings): Promise<Answering> {
  const { host, port, maxConnections = connectionsThatFit() } = settings;
  const options = {
    app: () => service.app,
    intercept: chooseIntercept(service),
    limits: { maxConnections },
    onAnswer: chooseOnAnswer(service),
  };
  if (cluster.isWorker) {
    return { ...createConnectionServer(options), port: Number(process.env[portVariable]) };
  }
  try {
    return { ...(await serveNode({ ...options, host, port })), take: ignore };
  } catch (error) {
    throw new Error(explainListen(error as NodeJS.ErrnoException, host, port), { cause: error });
  }
}

/** What sees requests before the app does; `undefined` where nothing needs to. */
function chooseIntercept({ changes, metrics }: Service): NodeOptions['intercept'] {
  if (changes === undefined && metrics === undefined) return undefined;
  return (message, response) => {
    metrics?.begun(message, response);
    return changes?.accept(message, response) ?? false;
  };
}

/** What is told of answers; `undefined` where nothing needs to be. */
function chooseOnAnswer({ log, metrics }: Service): NodeOptions['onAnswer'] {
  const write = log.keeps('info') ? (entry: AccessEntry) => log.answered(entry) : undefined;
  if (metrics === undefined) return write;
  return (entry) => {
    metrics.answered(entry);
    write?.(entry);
  };
}

/** Lets scrapers in; a worker leaves that to the primary. */
async function openMetrics(
  address: Address | undefined,
  output: Output,
  metrics: Metrics | undefined,
): Promise<MetricsListener | undefined> {
  if (address === undefined || metrics === undefined || cluster.isWorker) return undefined;
  const { listenForScrapers } = await import('./metrics-listener.ts');
  return listenForScrapers(address, output, async () => [await metrics.count()]);
}

function ignore(): void {
  // A process with a port of its own is handed no connections.
}
