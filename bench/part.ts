// The parts of `npm run bench`, and what they report.

export interface Row {
  readonly name: string;
  /** Median over the rounds. */
  readonly value: number;
  /** Lowest and highest of the rounds. */
  readonly range: readonly [number, number];
  /** `ratio` is what one subject does per second of processor time, over what the other does. */
  readonly unit: 'ratio' | 'ms' | 'MB';
  readonly target?: { readonly atLeast: number } | { readonly atMost: number };
}

export interface PartOptions {
  /** How many times all subjects are measured. */
  readonly rounds: number;
  /** Whole seconds of a round for one subject that is measured alone, or for two together. */
  readonly seconds: number;
  /** Tells the person who waits what is being measured. */
  note(text: string): void;
}

export interface Part {
  /** One word: `npm run bench -- NAME` runs this part alone. */
  readonly name: string;
  /** What is measured and against what, for the head of its table. */
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

/** Whether a row reaches its target; a row without one does. */
export function isMet({ value, target }: Row): boolean {
  if (target === undefined) return true;
  return 'atLeast' in target ? value >= target.atLeast : value <= target.atMost;
}
