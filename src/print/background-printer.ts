// Prints the PDF and the picture of the served site in a worker thread, some time after a start or a change.
import { Worker } from 'node:worker_threads';
import { languagesOf } from '../domain/languages.ts';
import type { Site } from '../schema/site.ts';
import type { Printed } from './site-files.ts';
import { describeAbsence, explainNoEngine, type Form, listWanted } from './wanted.ts';

export interface PrintJob {
  readonly site: Site;
  readonly fonts: string | undefined;
}

/** Milliseconds without a change before printing starts: requests have priority, and an editor saves several files. */
const quietTime = 5_000;
/** Time limit of one printing, in milliseconds. */
const maxTime = 20_000;

export interface BackgroundPrinterOptions {
  readonly fonts: string | undefined;
  /** Receives the site with its printed files. */
  readonly publish: (site: Site) => void;
  /** Logs missing engines and failures. */
  readonly log: (level: 'info' | 'warn', line: string) => void;
}

export class BackgroundPrinter {
  readonly #options: BackgroundPrinterOptions;
  #timer: NodeJS.Timeout | undefined;
  #thread: Worker | undefined;
  /** The files printed last, and the key of their site. */
  #printed: { readonly key: string; readonly files: Printed['files'] } | undefined;
  readonly #logged = new Set<string>();

  constructor(options: BackgroundPrinterOptions) {
    this.#options = options;
  }

  /** Adds the files that were printed of the same content. Files of other content are never served. */
  fill(site: Site): Site {
    const { key, files } = this.#printed ?? {};
    return files !== undefined && key === keyOf(site) ? { ...site, files } : site;
  }

  /** Schedules the printing of a site, and cancels an earlier one. */
  print(site: Site): void {
    this.close();
    this.#timer = setTimeout(() => this.#start(site), quietTime).unref();
  }

  close(): void {
    clearTimeout(this.#timer);
    void this.#thread?.terminate();
    this.#thread = undefined;
  }

  #start(site: Site): void {
    const wanted = listAllWanted(site);
    const key = keyOf(site);
    if (wanted.length === 0 || key === this.#printed?.key) return;
    const missing = explainNoEngine(wanted);
    for (const line of missing) this.#log('info', line);
    if (missing.length === 0) this.#open(site, wanted, key);
  }

  #open(site: Site, wanted: readonly Form[], key: string): void {
    const { content, baseUrl, translations } = site;
    // Of the owner's files only the names matter. Operations hold functions, which cannot be sent to a thread.
    const names = Object.fromEntries(
      Object.keys(content.files).map((path) => [path, new Uint8Array()]),
    );
    const bare: Site = {
      content: { ...content, files: names },
      baseUrl,
      assets: new Map(),
      ...(translations && { translations }),
    };
    const job: PrintJob = { site: bare, fonts: this.#options.fonts };
    const thread = new Worker(new URL('thread.js', import.meta.url), { workerData: job });
    // Printing does not keep the process alive.
    thread.unref();
    this.#thread = thread;
    const fail = (reason: string) => {
      if (this.#thread !== thread) return;
      this.close();
      this.#log('warn', describeAbsence(wanted, reason));
    };
    this.#timer = setTimeout(
      () => fail(`it was not printed within ${maxTime / 1_000} s.`),
      maxTime,
    ).unref();
    thread.on('error', ({ message }) => fail(message));
    thread.on('exit', () => fail('the printing thread has ended.'));
    thread.on('message', ({ files, missing, failures }: Printed) => {
      if (this.#thread !== thread) return;
      this.close();
      for (const line of missing) this.#log('info', line);
      for (const line of failures) this.#log('warn', line);
      this.#printed = { key, files };
      if (files.size > 0) this.#options.publish({ ...site, files });
    });
  }

  #log(level: 'info' | 'warn', line: string): void {
    if (this.#logged.has(line)) return;
    this.#logged.add(line);
    this.#options.log(level, line);
  }
}

/** Everything that decides the printed files, as a cache key. */
function keyOf(site: Site): string {
  const { files: _files, trust: _trust, ...printed } = site.content;
  return JSON.stringify([site.baseUrl, listAllWanted(site), printed, site.translations]);
}

function listAllWanted(site: Site): readonly Form[] {
  return [...new Set(languagesOf(site).flatMap(({ content }) => listWanted(content)))];
}
