// The log: JSON, or readable text on a terminal. Entries hold no client data: no address, no query, no body.
import type { Logger } from 'pino';
import { answered, Lines } from '../runtime/access-log.ts';
import type { AccessEntry } from '../runtime/node.ts';
import { keepsLevel } from '../runtime/settings.ts';

type Level = 'info' | 'warn' | 'error';

const lines = new Lines();

/** The log of a process. `load` or the first entry imports pino, so that the start does not wait for it. */
export class Log {
  #loading: Promise<Logger | undefined> | undefined;
  #logger: Logger | undefined;
  readonly #level: string;
  readonly #keepsAnswers: boolean;
  /** Whether the log goes to a terminal. Cached: a lookup takes a tenth of the time of an entry. */
  readonly #isPretty = process.stdout.isTTY;

  constructor(level: string) {
    this.#level = level;
    this.#keepsAnswers = this.keeps('info');
  }

  /** Whether the log has entries of a level. */
  keeps(level: Level): boolean {
    return keepsLevel(this.#level, level);
  }

  write(level: Level, message: string, entry: object = {}): void {
    if (this.#logger !== undefined) this.#logger[level](entry, message);
    else if (this.keeps(level)) void this.load().then((logger) => logger?.[level](entry, message));
  }

  /** Logs an answered request. Most entries are of this kind, and pino would take half as long as the answer. */
  answered(entry: AccessEntry): void {
    if (this.#isPretty) this.write('info', answered, entry);
    else if (this.#keepsAnswers) lines.answered(entry);
  }

  /** Writes the gathered entries. */
  flush(): void {
    lines.flush();
  }

  /** Imports pino. If that fails, for example without free descriptors, the next entry tries again. */
  load(): Promise<Logger | undefined> {
    return (this.#loading ??= createLogger(this.#level).then(
      (logger) => (this.#logger = logger),
      () => (this.#loading = undefined),
    ));
  }
}

async function createLogger(level: string): Promise<Logger> {
  const { default: pino } = await import('pino');
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime };
  if (!process.stdout.isTTY) return pino(options, lines);
  const { prettyFactory } = (await import('pino-pretty')).default;
  const prettify = prettyFactory({ singleLine: true, translateTime: 'HH:MM:ss' });
  return pino(options, { write: (line) => lines.write(prettify(line)) });
}
