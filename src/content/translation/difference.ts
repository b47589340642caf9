// A difference between a text and its translation.
import type { Severity, Words } from '../report/issue.ts';

export interface Compared {
  readonly original: string;
  readonly translated: string;
  /** Languages (BCP 47) of both. */
  readonly from: string;
  readonly to: string;
}

export interface Difference extends Words {
  readonly severity: Severity;
}

export type Differences = readonly Difference[];

export function error(message: string, fix: string): Difference {
  return { severity: 'error', message, fix };
}

export function warning(message: string, fix: string): Difference {
  return { severity: 'warning', message, fix };
}

/** Items of a list that another does not have as often. */
export function without<Item>(items: readonly Item[], others: readonly Item[]): readonly Item[] {
  const left = [...others];
  return items.filter((item) => {
    const index = left.indexOf(item);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}
