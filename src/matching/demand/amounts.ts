// Amounts of years: `5+`, `5-8`, `three`, and the unit that is written with one: `4y`.
import { cue, detailCue, numerals, topicCue } from '../gazetteer/cues.ts';
import type { Tokens } from '../tokens/tokens.ts';

/** `4y`, `4yrs` */
export function isUnitOfDigits(tokens: Tokens, index: number): boolean {
  return tokens.startsWithDigit(index) && /^\d{1,2}y(?:rs?)?$/i.test(tokens.written(index));
}

export function isAmount(tokens: Tokens, index: number): boolean {
  return tokens.startsWithDigit(index) || tokens.hasDetail(index, detailCue.amount);
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
