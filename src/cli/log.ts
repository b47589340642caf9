// JSON logs; readable ones on a terminal. An entry says nothing of the visitor: no address, no query, no body.
import type { Logger } from 'pino';
import { logLevels } from '../runtime/settings.ts';

type Level = 'info' | 'warn' | 'error';

/** The log of a process. What writes it is loaded by `load` or by the first entry, so that no start waits for it. */
export class Log {
  #loading: Promise<Logger | undefined> | undefined;
  #logger: Logger | undefined;
  readonly #level: string;

  constructor(level: string) {
    this.#level = level;
  }

  /** Whether entries of a level are written. */
  keeps(level: Level): boolean {
    return logLevels.indexOf(level) >= logLevels.indexOf(this.#level);
  }

  write(level: Level, message: string, entry: object = {}): void {
    if (this.#logger !== undefined) this.#logger[level](entry, message);
    else if (this.keeps(level)) void this.load().then((logger) => logger?.[level](entry, message));
  }

  /** Loads what writes entries. Where that fails, as for want of descriptors, the next entry tries again. */
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
  if (!process.stdout.isTTY) return pino(options, { write: put });
  const { prettyFactory } = (await import('pino-pretty')).default;
  const prettify = prettyFactory({ singleLine: true, translateTime: 'HH:MM:ss' });
  return pino(options, { write: (line) => put(prettify(line)) });
}

/** Octets that may wait for the reader of the log. */
const maxWaiting = 1024 * 1024;

/** Writes to standard output. pino's own way there waits for a reader that does not read, and for room on a full disk. */
function put(line: string): void {
  if (process.stdout.writableLength < maxWaiting) process.stdout.write(line);
}
