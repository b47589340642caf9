// The definition of an attack, its figures and their bounds, and the table of both.

export interface Figures {
  /** Honest requests with the right answer. */
  readonly answered?: number;
  /** Honest requests with an error as answer. */
  readonly refused?: number;
  /** Honest requests that the service accepted but did not answer. */
  readonly lost?: number;
  /** Milliseconds until the answer to an honest request. */
  readonly median?: number;
  readonly p99?: number;
  /** Peak memory of the process, or of the largest process, in megabytes. */
  readonly memory?: number;
}

export interface Bound {
  readonly what: string;
  readonly value: number;
  readonly atMost?: number;
  readonly atLeast?: number;
}

export interface Outcome {
  readonly figures: Figures;
  readonly bounds: readonly Bound[];
}

export interface HoldOptions {
  /** Whether to run the long form. */
  readonly isLong: boolean;
}

export interface Attack {
  /** Words joined by hyphens: `npm run hold -- NAME` runs only this attack. */
  readonly name: string;
  readonly description: string;
  run(options: HoldOptions): Promise<Outcome>;
}

/** The smallest value that the given share of all values does not exceed. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

export function isKept({ value, atMost = Infinity, atLeast = -Infinity }: Bound): boolean {
  return value <= atMost && value >= atLeast;
}

/** Formats an attack as one line of the table, followed by one line per bound. */
export function renderOutcome({ name }: Attack, { figures, bounds }: Outcome): string {
  const { answered, refused, lost, median, p99, memory } = figures;
  const cells = [answered, refused, lost].map((value) => value ?? '');
  const times = [median, p99].map((value) => (value === undefined ? '' : `${round(value)} ms`));
  const held = memory === undefined ? '' : `${round(memory)} MB`;
  const missed = bounds.filter((bound) => !isKept(bound)).map(renderBound);
  const verdict = missed.length > 0 ? `**missed**: ${missed.join('; ')}` : 'kept';
  return `| ${[name, ...cells, ...times, held, verdict].join(' | ')} |`;
}

export const tableHead = [
  '| attack | answered | refused | lost | median | p99 | memory | bounds |',
  '| --- | ---: | ---: | ---: | ---: | ---: | ---: | --- |',
].join('\n');

export function renderBound({ what, value, atMost, atLeast }: Bound): string {
  const limit = atMost === undefined ? `≥ ${round(atLeast!)}` : `≤ ${round(atMost)}`;
  return `${what} ${round(value)} (${limit})`;
}

function round(value: number): number {
  const scale = value < 10 ? 100 : 1;
  return Math.round(value * scale) / scale;
}
