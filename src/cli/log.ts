// JSON logs; readable ones on a terminal. An entry says nothing of the visitor: no address, no query, no body.
import type { Logger } from 'pino';
import { answered, Lines } from '../runtime/access-log.ts';
import type { AccessEntry } from '../runtime/node.ts';
import { keepsLevel } from '../runtime/settings.ts';

type Level = 'info' | 'warn' | 'error';

const lines = new Lines();

/** The log of a process. Its writer is loaded by `load` or by the first entry, so that no start waits for it. */
export class Log {
  #loading: Promise<Logger | undefined> | undefined;
  #logger: Logger | undefined;
  readonly #level: string;
  readonly #keepsAnswers: boolean;
  /** Whether somebody reads along. Looking it up takes a tenth of what an entry does. */
  readonly #isPretty = process.stdout.isTTY;

  constructor(level: string) {
    this.#level = level;
    this.#keepsAnswers = this.keeps('info');
  }

  /** Whether entries of a level are written. */
  keeps(level: Level): boolean {
    return keepsLevel(this.#level, level);
  }

  write(level: Level, message: string, entry: object = {}): void {
    if (this.#logger !== undefined) this.#logger[level](entry, message);
    else if (this.keeps(level)) void this.load().then((logger) => logger?.[level](entry, message));
  }

  /** Writes that a request was answered. Most entries are of this kind, and pino would take half as long as the answer. */
  answered(entry: AccessEntry): void {
    if (this.#isPretty) this.write('info', answered, entry);
    else if (this.#keepsAnswers) lines.answered(entry);
  }

  /** Writes the entries that wait for others. */
  flush(): void {
    lines.flush();
  }

  /** Loads the writer. Where that fails, for example for want of descriptors, the next entry tries again. */
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
