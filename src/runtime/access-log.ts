// The lines of a log on their way to standard output, and those of answered requests, on whatever runtime.
import process from 'node:process';
import type { AccessEntry } from '../http/access.ts';

/** The message of an answered request. */
export const answered = 'answered';

/** None of its texts has a character that JSON escapes: ids, a method of HTTP, a route of ours. */
export function renderAnswered(entry: AccessEntry): string {
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

/** Milliseconds that a line waits for others, and octets that are written without waiting. */
const gathering = 50;
const enough = 16 * 1024;

/** Octets that may wait for the reader of the log. */
const maxWaiting = 1024 * 1024;

/** Where lines go. */
export interface Sink {
  /** What has not been taken yet. */
  readonly waiting: number;
  write(text: string): void;
  /** Resolves when all has been taken; absent where the end of the process waits for that. */
  readonly written?: Promise<void>;
}

const standardOutput: Sink = {
  get waiting() {
    return process.stdout.writableLength;
  },
  write: (text) => void process.stdout.write(text),
};

/**
 * Lines on their way to standard output, where each write costs as much as an answer. pino's own way there waits for a
 * reader that does not read, and for room on a full disk; here lines are dropped while too many wait.
 */
export class Lines {
  #gathered = '';
  #timer: NodeJS.Timeout | undefined;
  readonly #sink: Sink;

  constructor(sink: Sink = standardOutput) {
    this.#sink = sink;
  }

  write(line: string): void {
    if (this.#sink.waiting >= maxWaiting) return;
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
    if (gathered !== '') this.#sink.write(gathered);
  }
}
