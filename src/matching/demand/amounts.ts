// Amounts of years: `5+`, `5-8`, `three`, and the unit that is written with one: `4y`.
import { clauseCue, cue, detailCue, numerals, topicCue } from '../gazetteer/cues.ts';
import { hardSeparators, separator } from '../tokens/separators.ts';
import type { Tokens } from '../tokens/tokens.ts';

/** Separators that no amount crosses: `2. 8+ years`. */
const amountEnds =
  hardSeparators | separator.comma | separator.semicolon | separator.colon | separator.close;

/** `4y`, `4yrs` */
export function isUnitOfDigits(tokens: Tokens, index: number): boolean {
  return tokens.startsWithDigit(index) && /^\d{1,2}y(?:rs?)?$/i.test(tokens.written(index));
}

export function isAmount(tokens: Tokens, index: number): boolean {
  return tokens.startsWithDigit(index) || tokens.hasDetail(index, detailCue.amount);
}

/** Whether a word is a number of some of the years before it: `of which 2`, `3 of them`. */
export function isPartOfYears(tokens: Tokens, amount: number): boolean {
  if (!isAmount(tokens, amount)) return false;
  const before = beforeObligation(tokens, amount) - 1;
  const { ofThese } = detailCue;
  return tokens.hasDetail(before, ofThese) || tokens.hasDetail(amount + 1, ofThese);
}

/** The first word of `at least` before an amount; without it, the amount. */
export function beforeObligation(tokens: Tokens, amount: number): number {
  let first = amount;
  // `A minimum of 3 years`
  if (tokens.hasClause(first - 1, clauseCue.of) && tokens.has(first - 2, cue.obligation)) first--;
  while (first > amount - 3 && tokens.has(first - 1, cue.obligation)) first--;
  return first;
}

/** The first word of `5 years`, `5-8 years`. */
export function firstAmount(tokens: Tokens, unit: number): number {
  let first = unit;
  if (isUnitOfDigits(tokens, unit)) return unit;
  while (first > unit - 3 && first > 0) {
    // `5 to 8 years`
    const isJoint =
      tokens.has(first - 1, cue.list) || tokens.hasTopic(first - 1, topicCue.destination);
    const isRange = first < unit && isJoint;
    if (first < unit && tokens.parted(first, amountEnds)) break;
    if (!isAmount(tokens, first - 1) && !(isRange && isAmount(tokens, first - 2))) break;
    first--;
  }
  return first;
}

const plus = 0x2b;

/** `5+ years` */
export function isOpenEnded({ folded, ends }: Tokens, index: number): boolean {
  return folded.codes[ends[index - 1]!] === plus;
}

/** The number that an amount begins with; undefined for words such as *several*. */
export function valueOf(tokens: Tokens, index: number): number | undefined {
  const written = tokens.written(index).toLowerCase();
  const digits = /^\d{1,2}/.exec(written)?.[0];
  return digits === undefined ? numerals.get(written) : Number(digits);
}
