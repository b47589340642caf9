// The content that is served: loads it, replaces it, and reports each change to open pages, metrics and the printer.
import { refuseSample } from './sample.ts';
import type { App } from '../app.ts';
import { paths } from '../paths.ts';
import type { BackgroundPrinter, BackgroundPrinterOptions } from '../print/background-printer.ts';
import { ChangeStream } from '../runtime/change-stream.ts';
import { compress } from '../runtime/compress.ts';
import { CurrentApp } from '../runtime/current-app.ts';
import { messageOf } from '../runtime/errors.ts';
import { passed } from '../runtime/lifetime.ts';
import { parts } from '../runtime/parts.ts';
import { foreignHost, localOrigin, type ServeSettings } from '../runtime/serve-settings.ts';
import {
  ContentError,
  type LoadedSite,
  type LoadSite,
  type Mistake,
  placeSite,
} from '../runtime/source.ts';
import type { Site } from '../schema/site.ts';
import type { Output } from './command.ts';
import { Log } from './log.ts';
import type { Metrics } from './metrics.ts';

/** The source of the content, and the printer of missing files. */
export interface Served {
  readonly load: LoadSite;
  /** Absent if nothing is printed. */
  readonly openPrinter?: (
    options: Pick<BackgroundPrinterOptions, 'publish' | 'log'>,
  ) => Promise<BackgroundPrinter>;
  /** Called with the address of the first page when the service accepts connections. */
  readonly onListening?: (url: string) => void;
}

export interface ServiceOptions {
  readonly settings: ServeSettings;
  readonly output: Output;
  readonly served: Served;
  readonly isWatched: boolean;
  /** Whether another worker writes the same warnings. */
  readonly isQuiet: boolean;
  /** Absent without `--metrics`. */
  readonly metrics: Metrics | undefined;
}

/** Milliseconds between the parts of the program that are loaded after the start. */
const pause = 10;
/** Milliseconds until content that could not be read is read again. */
const retryDelay = 2_000;

export class Service {
  isStopping = false;
  readonly log: Log;
  /** Notifies open pages of changes; absent without `--watch`. */
  readonly changes: ChangeStream | undefined;
  readonly metrics: Metrics | undefined;
  #current: CurrentApp | undefined;
  #baseUrl = '';
  /** Whether the origin was given. */
  #isPublic = false;
  #isWarned = false;
  #reloading: Promise<boolean> = Promise.resolve(true);
  #retry: NodeJS.Timeout | undefined;
  #printer: BackgroundPrinter | undefined;
  readonly #options: ServiceOptions;

  constructor(options: ServiceOptions) {
    this.#options = options;
    this.changes = options.isWatched ? new ChangeStream() : undefined;
    this.metrics = options.metrics;
    this.log = new Log(options.settings.logLevel);
  }

  get app(): App {
    return this.#current!.app;
  }

  async load(isQuiet = this.#options.isQuiet): Promise<LoadedSite> {
    const { served, settings } = this.#options;
    const loaded = await served.load(new Date());
    refuseSample(loaded.site.content, settings.baseUrl ?? loaded.site.baseUrl);
    if (!isQuiet) for (const warning of loaded.warnings) this.#options.output.err(warning);
    return loaded;
  }

  start(loaded: LoadedSite, port: number): void {
    const { settings, isQuiet } = this.#options;
    const given = settings.baseUrl ?? loaded.site.baseUrl;
    this.#isPublic = given !== undefined;
    this.#baseUrl = given ?? localOrigin(port);
    this.#current = new CurrentApp(this.#place(loaded, isQuiet), {
      compress,
      isReady: () => !this.isStopping,
      guardHost: settings.guardHost,
      cacheTags: settings.cacheTags,
      ...(!this.#isPublic && { onForeignHost: () => this.#warnOnce() }),
      onFault: (error, { id }) => this.log.write('error', 'fault', { requestId: id, err: error }),
    });
    this.#announce();
  }

  /** Loads the rest of the program, which the first answers do not need. */
  async prepare(): Promise<void> {
    void this.log.load();
    for (const load of [...parts, () => this.app.prepare()]) {
      // Answers pending requests.
      await passed(pause);
      try {
        load();
      } catch {
        // For example, no descriptor is free. The first request that needs the part loads it again.
      }
    }
    this.#printer = await this.#options.served.openPrinter?.({
      publish: (site) => this.#current!.publish(site),
      log: (level, line) => this.log.write(level, line),
    });
    this.#printer?.print(this.#current!.site);
  }

  /** Reports the served content to open pages, metrics and the printer. */
  #announce(): void {
    const { site } = this.#current!;
    this.changes?.publish(site.content);
    this.metrics?.published(site.content);
    this.#printer?.print(site);
  }

  #place(loaded: LoadedSite, isQuiet: boolean): Site {
    const { requireSignature } = this.#options.settings;
    const say = (warning: string) => {
      if (isQuiet) return;
      this.#options.output.err(warning);
      this.log.write('warn', 'the content is served without a valid signature');
    };
    const options = { baseUrl: this.#baseUrl, now: new Date(), requireSignature, say };
    const placed = placeSite(loaded, options);
    const site = this.#printer?.fill(placed) ?? placed;
    return this.changes === undefined ? site : { ...site, isWatched: true };
  }

  /** Warns once of requests for a foreign host, without quoting it: the log holds no text of clients. */
  #warnOnce(): void {
    if (this.#isWarned) return;
    this.#isWarned = true;
    this.log.write('warn', foreignHost);
  }

  /**
   * Reloads the folder. If it has mistakes, keeps the old content and resolves to `false`. Reloads run one after the
   * other, so that the last one wins.
   */
  reload(isQuiet = false): Promise<boolean> {
    this.#reloading = this.#reloading.then(() => this.#reloadOnce(isQuiet));
    return this.#reloading;
  }

  async #reloadOnce(isQuiet: boolean): Promise<boolean> {
    try {
      const loaded = await this.load(isQuiet);
      this.#current!.publish(this.#place(loaded, isQuiet));
      this.log.write('info', 'content reloaded');
      this.#announce();
      return true;
    } catch (error) {
      this.metrics?.failedToReload();
      // The system failed, for example without free descriptors.
      if (error instanceof Error && 'syscall' in error) return this.#reloadLater(error, isQuiet);
      this.#options.output.err(messageOf(error));
      this.changes?.report(listMistakes(error));
      this.log.write('warn', 'content was refused; the previous content is still served');
      return false;
    }
  }

  /** Returns `true`, because the content itself may be valid. */
  #reloadLater(error: Error, isQuiet: boolean): true {
    this.#options.output.err(`The content cannot be read now: ${error.message}`);
    this.log.write('warn', 'content cannot be read now; the previous content is still served');
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => void this.reload(isQuiet), retryDelay).unref();
    return true;
  }

  followCalendar(): void {
    const { app } = this;
    this.#current!.followCalendar(new Date());
    if (this.app !== app) this.#announce();
  }

  /** Reports that the service accepts connections, and at which address. */
  announceListening(port: number): void {
    const { settings, served, isQuiet, output } = this.#options;
    const url = this.#baseUrl;
    if (!isQuiet && !this.#isPublic && !settings.guardHost) {
      output.err(
        `Links lead to ${url}, which works only on this machine. Set the public origin with --base-url or BASE_URL.`,
      );
    }
    const addresses = `${url}/ · guide ${url}${paths.developers} · MCP ${url}${paths.mcp}`;
    const listening = this.#isPublic ? ` · listening on ${settings.host}:${port}` : '';
    if (!isQuiet) output.err(`Profile API: ${addresses}${listening}`);
    served.onListening?.(`${url}/`);
  }

  close(): void {
    this.changes?.close();
    this.#printer?.close();
  }
}

/** The mistakes of a folder. Any other error becomes one mistake. */
function listMistakes(error: unknown): readonly Mistake[] {
  if (error instanceof ContentError) return error.mistakes;
  return [{ place: '', message: messageOf(error), fix: '' }];
}
