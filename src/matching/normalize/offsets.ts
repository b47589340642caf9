// A folded text, and the places in the original that it represents.
import { code } from './characters.ts';

/** A folded text as UTF-16 code units, and the places in the original that they represent. */
export interface Folded {
  readonly original: string;
  /** At least two zeros follow the last code unit, so that a reader may look ahead. */
  readonly codes: Uint16Array;
  readonly length: number;
  /** By folded code unit: the first code unit of the original that it represents. */
  readonly firsts: Uint32Array;
  /** Offsets of the original after folded code units that represent several of its code units. */
  readonly ends: ReadonlyMap<number, number>;
  /** The number of characters of the original that take two code units. */
  readonly pairs: number;
}

/** Returns the end in the original of the text that a folded code unit represents. */
export function endOf({ firsts, ends }: Folded, index: number): number {
  return ends.get(index) ?? firsts[index]! + 1;
}

/** The place of the next line break, or the end of the text. */
export function lineEnd({ codes, length }: Folded, from: number): number {
  const found = codes.subarray(0, length).indexOf(code.newline, from);
  return found < 0 ? length : found;
}

/** Whether folding changed nothing: a letter is then a lower-case one. */
export function isAsWritten({ original, firsts, codes }: Folded, index: number): boolean {
  return original.charCodeAt(firsts[index]!) === codes[index];
}
