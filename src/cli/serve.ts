// `profile-api serve`: the process around an app: settings, logs, reload, signals.
import cluster from 'node:cluster';
import type { App } from '../app.ts';
import { renderIssue } from '../content/issue.ts';
import { paths } from '../paths.ts';
import { compress } from '../runtime/compress.ts';
import { CurrentApp } from '../runtime/current-app.ts';
import { messageOf } from '../runtime/errors.ts';
import { calendarInterval, shutdownGrace, writingGrace } from '../runtime/lifetime.ts';
import { createSite, loadContent, loadParser } from '../runtime/load.ts';
import { type NodeServer, serveNode } from '../runtime/node.ts';
import type { Content } from '../schema/content.ts';
import type { Given, Output } from './command.ts';
import { reportUnwatched, signalled, watchFolder } from './events.ts';
import { Log } from './log.ts';
import { localOrigin, readServeSettings, type ServeSettings } from '../runtime/settings.ts';
import { isRepeating, reloadOnDemand } from './workers.ts';

/** Milliseconds after the start until what only the log and reloads need is loaded. */
const preloading = 100;
/** Milliseconds until content that could not be read is read anew. */
const retrial = 2_000;

/** Serves until a signal stops it; resolves to the exit code. */
export async function serve(given: Given, output: Output): Promise<number> {
  const settings = readServeSettings(given.flags, given.environment);
  const isWatching = given.flags['watch'] === true && cluster.isPrimary;
  const service = new Service(settings, output);
  const content = await service.load(isRepeating());
  const server = await listen(service, settings);
  service.start(content, settings.baseUrl ?? localOrigin(server.port));
  reloadOnDemand((isQuiet) => service.reload(isQuiet));
  const watcher = isWatching
    ? watchFolder(settings.folder, () => service.reload(), reportUnwatched(output))
    : undefined;
  const stopped = signalled();
  // Said last, so that whoever reads it may change the folder or stop the process at once.
  if (!isRepeating()) service.describe(server.port).forEach((line) => output.err(line));
  setTimeout(() => service.prepare(given.flags['watch'] === true), preloading).unref();
  const calendar = setInterval(() => service.followCalendar(), calendarInterval).unref();
  await stopped;
  watcher?.close();
  clearInterval(calendar);
  service.isStopping = true;
  await server.close(shutdownGrace);
  // What nobody reads would keep the process.
  setTimeout(() => process.exit(), writingGrace).unref();
  return 0;
}

/** The app of the moment, and how it is replaced. */
class Service {
  isStopping = false;
  readonly log: Log;
  #current: CurrentApp | undefined;
  #baseUrl = '';
  #reloading: Promise<boolean> = Promise.resolve(true);
  #retrial: NodeJS.Timeout | undefined;
  readonly #settings: ServeSettings;
  readonly #output: Output;

  constructor(settings: ServeSettings, output: Output) {
    this.#settings = settings;
    this.#output = output;
    this.log = new Log(settings.logLevel);
  }

  /** Loads what the first answers need not wait for, before no file can be opened any more. */
  prepare(isWatching: boolean): void {
    void this.log.load();
    if (isWatching) void loadParser().catch(() => undefined);
  }

  get app(): App {
    return this.#current!.app;
  }

  async load(isQuiet = false): Promise<Content> {
    const { folder } = this.#settings;
    const { content, warnings } = await loadContent(folder, new Date());
    if (!isQuiet) for (const warning of warnings) this.#output.err(renderIssue(warning, folder));
    return content;
  }

  start(content: Content, baseUrl: string): void {
    this.#baseUrl = baseUrl;
    this.#current = new CurrentApp(createSite(content, baseUrl), {
      compress,
      isReady: () => !this.isStopping,
      guardHost: this.#settings.guardHost,
      onFault: (error, { id }) => this.log.write('error', 'fault', { requestId: id, err: error }),
    });
  }

  /** Replaces what is served by what the folder holds now; keeps it, and says `false`, when that has a mistake. */
  reload(isQuiet = false): Promise<boolean> {
    // One after the other, so that what was read last is what is served.
    this.#reloading = this.#reloading.then(() => this.#reloadOnce(isQuiet));
    return this.#reloading;
  }

  async #reloadOnce(isQuiet: boolean): Promise<boolean> {
    try {
      this.#current!.publish(createSite(await this.load(isQuiet), this.#baseUrl));
      this.log.write('info', 'content reloaded');
      return true;
    } catch (error) {
      if (isSystemError(error)) return this.#retry(error, isQuiet);
      this.#output.err(messageOf(error));
      this.log.write('warn', 'content has mistakes; what was served before is still served');
      return false;
    }
  }

  /** Reads the folder anew later on. Nothing is known to be wrong with it. */
  #retry(error: Error, isQuiet: boolean): true {
    this.#output.err(`The content cannot be read now: ${error.message}`);
    this.log.write('warn', 'content cannot be read now; what was served before is still served');
    clearTimeout(this.#retrial);
    this.#retrial = setTimeout(() => void this.reload(isQuiet), retrial).unref();
    return true;
  }

  followCalendar(): void {
    this.#current!.followCalendar(new Date());
  }

  describe(port: number): readonly string[] {
    const { baseUrl, host, guardHost } = this.#settings;
    const url = this.#baseUrl;
    const addresses = `${url}/ · guide ${url}${paths.developers} · MCP ${url}${paths.mcp}`;
    const isPublic = baseUrl !== undefined;
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

/** Whether the system said so: descriptors are used up, or the disk fails. */
function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error;
}

async function listen(service: Service, { host, port }: ServeSettings): Promise<NodeServer> {
  const isLogging = service.log.keeps('info');
  try {
    return await serveNode({
      host,
      port,
      app: () => service.app,
      onAnswer: isLogging ? (entry) => service.log.write('info', 'answered', entry) : undefined,
    });
  } catch (error) {
    throw new Error(explainListen(error as NodeJS.ErrnoException, host, port), { cause: error });
  }
}

function explainListen(
  { code, message }: NodeJS.ErrnoException,
  host: string,
  port: number,
): string {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken on ${host}. Choose another with --port or PORT.`;
    case 'EACCES':
      return `Port ${port} may not be opened. Choose one above 1023 with --port or PORT.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `"${host}" is no address of this machine. Choose another with --host or HOST.`;
    default:
      return `Cannot listen on ${host}:${port}: ${message}`;
  }
}
