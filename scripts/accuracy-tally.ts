// The measured fields of an answer, and how often each is right.
import type { Counts } from './accuracy-counts.ts';

export const fields = [
  'names',
  'importance',
  'ruled out',
  'alternatives',
  'senior asked',
  'back end asked',
  'level',
  'trade',
  'years as a whole',
  'years of a subject',
  'years quoted',
  'languages',
  'levels of languages',
  'other demands',
  'unknown names',
] as const;
export type Field = (typeof fields)[number];

export type Tally = Record<Field, Counts>;
export type Miss = (field: Field, message: string) => void;

export function decide(
  field: Field,
  isRight: boolean,
  message: string,
  tally: Tally,
  miss: Miss,
): void {
  tally[field][isRight ? 'right' : 'wrong']++;
  if (!isRight) miss(field, message);
}

export function compare(
  field: Field,
  expected: readonly string[],
  found: readonly string[],
  ignored: ReadonlySet<string>,
  tally: Tally,
  miss: Miss,
): void {
  for (const name of expected) {
    tally[field][found.includes(name) ? 'right' : 'missed']++;
    if (!found.includes(name)) miss(field, `missed ${name}`);
  }
  for (const name of found) {
    if (expected.includes(name) || ignored.has(name)) continue;
    tally[field].wrong++;
    miss(field, `wrongly ${name}`);
  }
}
