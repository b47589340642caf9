// Has what is served printed beside it: in a thread, some time after a start or a change.
import { Worker } from 'node:worker_threads';
import type { Site } from '../schema/site.ts';
import type { Printed } from './site-files.ts';
import { describeAbsence, explainNoEngine, type Form, listWanted } from './wanted.ts';

/** What the thread is given. */
export interface PrintOrder {
  readonly site: Site;
  readonly wanted: readonly Form[];
  readonly fonts: string | undefined;
}

/** Milliseconds of quiet before anything is printed: visitors come first, and changes come in several steps. */
const settling = 5_000;
/** Milliseconds that a printing takes at most. */
const maxPrinting = 20_000;

export interface PressOptions {
  readonly fonts: string | undefined;
  /** Takes a site that has what was printed of it. */
  readonly publish: (site: Site) => void;
  /** Hears what there is no engine for, and what failed. */
  readonly say: (level: 'info' | 'warn', line: string) => void;
}

export class Press {
  readonly #options: PressOptions;
  #timer: NodeJS.Timeout | undefined;
  #thread: Worker | undefined;
  /** What was printed last, and of what. */
  #printed: { readonly of: string; readonly files: Printed['files'] } | undefined;
  readonly #said = new Set<string>();

  constructor(options: PressOptions) {
    this.#options = options;
  }

  /** The site with what was printed of its content before; what was printed of another is never served. */
  fill(site: Site): Site {
    const { of, files } = this.#printed ?? {};
    return files !== undefined && of === describe(site) ? { ...site, files } : site;
  }

  /** Prints what a site lacks, in place of what is about to be printed. */
  print(site: Site): void {
    this.close();
    this.#timer = setTimeout(() => this.#start(site), settling).unref();
  }

  close(): void {
    clearTimeout(this.#timer);
    void this.#thread?.terminate();
    this.#thread = undefined;
  }

  #start(site: Site): void {
    const wanted = listWanted(site.content);
    const of = describe(site);
    if (wanted.length === 0 || of === this.#printed?.of) return;
    const reason = explainNoEngine();
    if (reason === undefined) this.#open(site, wanted, of);
    else this.#say('info', describeAbsence(wanted, reason));
  }

  #open(site: Site, wanted: readonly Form[], of: string): void {
    const { content, baseUrl } = site;
    // Octets of the owner's and operations, which are functions, do not go along.
    const bare: Site = { content: { ...content, files: {} }, baseUrl, assets: new Map() };
    const order: PrintOrder = { site: bare, wanted, fonts: this.#options.fonts };
    const thread = new Worker(new URL('thread.js', import.meta.url), { workerData: order });
    this.#thread = thread;
    thread.unref();
    const fail = (reason: string) => {
      if (this.#thread !== thread) return;
      this.close();
      this.#say('warn', describeAbsence(wanted, reason));
    };
    this.#timer = setTimeout(
      () => fail(`it was not printed within ${maxPrinting / 1_000} s.`),
      maxPrinting,
    ).unref();
    thread.on('error', ({ message }) => fail(message));
    thread.on('exit', () => fail('what prints it has ended.'));
    thread.on('message', ({ files, missing, failures }: Printed) => {
      if (this.#thread !== thread) return;
      this.close();
      for (const line of missing) this.#say('info', line);
      for (const line of failures) this.#say('warn', line);
      this.#printed = { of, files };
      if (files.size > 0) this.#options.publish({ ...site, files });
    });
  }

  /** Says the same once. */
  #say(level: 'info' | 'warn', line: string): void {
    if (this.#said.has(line)) return;
    this.#said.add(line);
    this.#options.say(level, line);
  }
}

/** What decides what is printed of a site. */
function describe({ content, baseUrl }: Site): string {
  const { files: _files, trust: _trust, ...printed } = content;
  return JSON.stringify([baseUrl, listWanted(content), printed]);
}
