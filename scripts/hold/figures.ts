// What an attack is, and what is told of it: figures, the bounds that they have to keep, and the table of both.

export interface Figures {
  /** Honest requests that were answered with what they asked for. */
  readonly answered?: number;
  /** Honest requests that were answered with an error. */
  readonly refused?: number;
  /** Honest requests that were accepted and got no answer. */
  readonly lost?: number;
  /** Milliseconds to the answer of an honest request. */
  readonly median?: number;
  readonly p99?: number;
  /** Most megabytes that the process held, or the largest of several. */
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
  /** Whether to take the time that a thorough look needs. */
  readonly isLong: boolean;
}

export interface Attack {
  /** One word or several with hyphens: `npm run hold -- NAME` runs this one alone. */
  readonly name: string;
  readonly description: string;
  /** Whether it runs in the long form only. */
  readonly isLong?: boolean;
  run(options: HoldOptions): Promise<Outcome>;
}

/** The value that a share of all values do not exceed. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

export function isKept({ value, atMost = Infinity, atLeast = -Infinity }: Bound): boolean {
  return value <= atMost && value >= atLeast;
}

/** The figures of an attack as a line of the table, and each of its bounds as one below. */
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
