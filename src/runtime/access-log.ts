// The lines of a log on their way to standard output, and those of answered requests, on whatever runtime.
import process from 'node:process';
import type { AccessEntry } from '../http/access.ts';

/** The message of an answered request. */
export const answered = 'answered';

/** An answered request that has not become a line yet. */
interface Answered {
  readonly entry: AccessEntry;
  /** Milliseconds since 1970. */
  readonly time: number;
}

/** None of its texts has a character that JSON escapes: ids, a method of HTTP, a route of ours. */
function renderAnswered({ entry, time }: Answered): string {
  const { requestId, method, route, status, duration, traceId, spanId } = entry;
  const trace = traceId === undefined ? '' : `,"traceId":"${traceId}","spanId":"${spanId}"`;
  return `{"level":30,"time":"${timeOf(time)}","requestId":"${requestId}","method":"${method}","route":"${route}","status":${status},"duration":${duration}${trace},"msg":"${answered}"}\n`;
}

let moment = 0;
let formatted = '';

/** The time of an entry, formatted once a millisecond. */
function timeOf(time: number): string {
  if (time !== moment) {
    moment = time;
    formatted = new Date(time).toISOString();
  }
  return formatted;
}

/** Milliseconds that a line waits for others, and how many are written without waiting. */
const gathering = 50;
const enough = 128;

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
 * reader that does not read, and for room on a full disk; here lines are dropped while too many wait. Lines of answered
 * requests are made together as well, which takes less time than making each between two answers.
 */
export class Lines {
  #gathered: (string | Answered)[] = [];
  #timer: NodeJS.Timeout | undefined;
  readonly #sink: Sink;

  constructor(sink: Sink = standardOutput) {
    this.#sink = sink;
  }

  write(line: string): void {
    this.#gather(line);
  }

  /** Writes that a request was answered. */
  answered(entry: AccessEntry): void {
    this.#gather({ entry, time: Date.now() });
  }

  #gather(line: string | Answered): void {
    // Runs however the process ends.
    if (this.#timer === undefined) process.once('exit', () => this.flush());
    this.#timer ??= setTimeout(() => this.flush(), gathering).unref();
    if (this.#gathered.length === 0) this.#timer.refresh();
    if (this.#gathered.push(line) >= enough) this.flush();
  }

  flush(): void {
    const gathered = this.#gathered;
    this.#gathered = [];
    if (gathered.length === 0 || this.#sink.waiting >= maxWaiting) return;
    let text = '';
    for (const line of gathered) text += typeof line === 'string' ? line : renderAnswered(line);
    this.#sink.write(text);
  }
}
