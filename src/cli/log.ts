// JSON logs; readable ones on a terminal. An entry says nothing of the visitor: no address, no query, no body.
import type { Logger } from 'pino';
import type { AccessEntry } from '../runtime/node.ts';
import { logLevels } from '../runtime/settings.ts';

type Level = 'info' | 'warn' | 'error';

/** The log of a process. Its writer is loaded by `load` or by the first entry, so that no start waits for it. */
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

  /** Writes that a request was answered. Most entries are of this kind, and pino would take half as long as the answer. */
  answered(entry: AccessEntry): void {
    if (process.stdout.isTTY) this.write('info', answered, entry);
    else if (this.keeps('info')) lines.write(renderAnswered(entry));
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

const answered = 'answered';

/** None of its texts has a character that JSON escapes: ids, a method of HTTP, a route of ours. */
function renderAnswered(entry: AccessEntry): string {
  const { requestId, method, route, status, duration, traceId, spanId } = entry;
  const trace = traceId === undefined ? '' : `,"traceId":"${traceId}","spanId":"${spanId}"`;
  return `{"level":30,"time":"${timeOf(Date.now())}","requestId":"${requestId}","method":"${method}","route":"${route}","status":${status},"duration":${duration}${trace},"msg":"${answered}"}\n`;
}

let moment = 0;
let time = '';

/** The time of an entry, formatted once a millisecond. */
function timeOf(now: number): string {
  if (now !== moment) {
    moment = now;
    time = new Date(now).toISOString();
  }
  return time;
}

async function createLogger(level: string): Promise<Logger> {
  const { default: pino } = await import('pino');
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime };
  if (!process.stdout.isTTY) return pino(options, lines);
  const { prettyFactory } = (await import('pino-pretty')).default;
  const prettify = prettyFactory({ singleLine: true, translateTime: 'HH:MM:ss' });
  return pino(options, { write: (line) => lines.write(prettify(line)) });
}

/** Milliseconds that a line waits for others, and octets that are written without waiting. */
const gathering = 50;
const enough = 16 * 1024;

/** Octets that may wait for the reader of the log. */
const maxWaiting = 1024 * 1024;

/**
 * Lines on their way to standard output, where each write costs as much as an answer. pino's own way there waits for a
 * reader that does not read, and for room on a full disk; here lines are dropped while too many wait.
 */
class Lines {
  #gathered = '';
  #timer: NodeJS.Timeout | undefined;

  write(line: string): void {
    if (process.stdout.writableLength >= maxWaiting) return;
    // Runs however the process ends.
    if (this.#timer === undefined) process.once('exit', () => this.flush());
    this.#timer ??= setTimeout(() => this.flush(), gathering).unref();
    if (this.#gathered === '') this.#timer.refresh();
    this.#gathered += line;
    if (this.#gathered.length >= enough) this.flush();
  }

  flush(): void {
    const gathered = this.#gathered;
    this.#gathered = '';
    if (gathered !== '') process.stdout.write(gathered);
  }
}

const lines = new Lines();
