// The lines of a log on their way to standard output, and those of answered requests, on whatever runtime.
import { Buffer } from 'node:buffer';
import process from 'node:process';
import { type AccessEntry, clock } from '../http/access.ts';

/** The message of an answered request. */
export const answered = 'answered';

/** None of its texts has a character that JSON escapes: ids, a method of HTTP, a route of ours. */
function renderAnswered(entry: AccessEntry, time: number): string {
  const { requestId, duration, traceId, spanId } = entry;
  const took = renderMilliseconds(duration);
  const trace = traceId === undefined ? '' : `,"traceId":"${traceId}","spanId":"${spanId}"`;
  return `${headOf(time)}.${digits[time % 1_000]!}Z","requestId":"${requestId}${middleOf(entry)}${took}${trace},"msg":"${answered}"}\n`;
}

/** All numbers of three digits. */
const digits = Array.from({ length: 1_000 }, (_, index) => String(index).padStart(3, '0'));

/** All thousandths as JSON has them, without the zero before the point. */
const thousandths = Array.from({ length: 1_000 }, (_, index) => String(index / 1_000).slice(1));

/** A number of at most three decimals, as JSON has it. V8 takes longer to write those than integers. */
function renderMilliseconds(duration: number): string {
  const integer = Math.trunc(duration);
  return `${integer}${thousandths[Math.round((duration - integer) * 1_000)]!}`;
}

let anchored = -Infinity;
let offset = 0;

/** Milliseconds since 1970, less one at times. The system's clock, which takes longer, is read once a second. */
function now(): number {
  const current = clock.now();
  if (current - anchored > 1_000) {
    anchored = current;
    offset = Date.now() - current;
  }
  return Math.floor(current + offset);
}

let second = 0;
let head = '';

/** What comes before the milliseconds of the time, put together once a second. */
function headOf(time: number): string {
  const current = Math.floor(time / 1_000);
  if (current !== second) {
    second = current;
    head = whole(`{"level":30,"time":"${new Date(time).toISOString().slice(0, -5)}`);
  }
  return head;
}

interface Middle extends Pick<AccessEntry, 'method' | 'status'> {
  readonly text: string;
}

/** What comes behind the id, as it was last for each route. */
const middles = new Map<string, Middle>();

function middleOf({ method, route, status }: AccessEntry): string {
  const last = middles.get(route);
  if (last?.status === status && last.method === method) return last.text;
  const text = whole(`","method":"${method}","route":"${route}","status":${status},"duration":`);
  middles.set(route, { method, status, text });
  return text;
}

/** A text in one piece. V8 keeps what is put together in pieces, which takes longer to write each time. */
function whole(text: string): string {
  return Buffer.from(text, 'latin1').toString('latin1');
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
  #gathered: (string | AccessEntry)[] = [];
  /** When the entries among them came, in milliseconds since 1970. */
  readonly #times = new Float64Array(enough);
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
    this.#times[this.#gathered.length] = now();
    this.#gather(entry);
  }

  #gather(line: string | AccessEntry): void {
    const count = this.#gathered.push(line);
    if (count === 1) this.#flushSoon();
    if (count === enough) this.flush();
  }

  #flushSoon(): void {
    if (this.#timer !== undefined) {
      this.#timer.refresh();
      return;
    }
    this.#timer = setTimeout(() => this.flush(), gathering).unref();
    // Runs however the process ends.
    process.once('exit', () => this.flush());
  }

  flush(): void {
    const gathered = this.#gathered;
    this.#gathered = [];
    if (gathered.length === 0 || this.#sink.waiting >= maxWaiting) return;
    let text = '';
    let index = 0;
    for (const line of gathered) {
      text += typeof line === 'string' ? line : renderAnswered(line, this.#times[index]!);
      index++;
    }
    this.#sink.write(text);
  }
}
