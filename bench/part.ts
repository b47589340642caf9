// The definition of a part of `npm run bench`, and its report.

export interface Row {
  readonly name: string;
  /** Median over the rounds. */
  readonly value: number;
  /** Lowest and highest of the rounds. */
  readonly range: readonly [number, number];
  /** `ratio` is the rate of one subject per second of processor time, divided by that of the other. */
  readonly unit: 'ratio' | 'ms' | 'MB';
  readonly target?: { readonly atLeast: number } | { readonly atMost: number };
}

export interface PartOptions {
  /** Number of rounds, in which all subjects are measured. */
  readonly rounds: number;
  /** Whole seconds of a round for one subject measured alone, or for two together. */
  readonly seconds: number;
  /** Folders of earlier commits, built, that part `earlier` measures beside this one. */
  readonly beside: readonly string[];
  /** Reports progress to the person at the terminal. */
  note(text: string): void;
}

export interface Part {
  /** One word: `npm run bench -- NAME` runs only this part. */
  readonly name: string;
  /** The subjects and measures, as the heading of the table. */
  readonly description: string;
  run(options: PartOptions): Promise<readonly Row[]>;
}

/** Sums up the rounds. */
export function summarize(values: readonly number[]): Pick<Row, 'value' | 'range'> {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  const value = (sorted[Math.floor(middle)]! + sorted[Math.ceil(middle)]!) / 2;
  return { value, range: [sorted[0]!, sorted.at(-1)!] };
}

/** Whether a row meets its target; a row without a target does. */
export function isMet({ value, target }: Row): boolean {
  if (target === undefined) return true;
  return 'atLeast' in target ? value >= target.atLeast : value <= target.atMost;
}
