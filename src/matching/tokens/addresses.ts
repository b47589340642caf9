// Mail and web addresses, which are not searched for names.
import { code, isDigit, kind, kindOf } from '../normalize/characters.ts';
import type { Folded } from '../normalize/offsets.ts';
import { isInWord } from './separators.ts';

/** The sign between the name and the host of a mail address. */
export const at = 0x40;

/** Whether the sign at a place is within an address: `@` or `://`. */
export function isAddressMark(codes: Uint16Array, index: number): boolean {
  if (codes[index] === at) return isInWord(codes, index) && !isVersion(codes, index + 1);
  return codes[index] === 0x3a && codes[index + 1] === 0x2f && codes[index + 2] === 0x2f;
}

/** `react@18.2` is no address. */
function isVersion(codes: Uint16Array, index: number): boolean {
  let end = index;
  while (isDigit(codes[end]!) || codes[end] === code.stop) end++;
  return end > index && kindOf(codes[end]!) !== kind.word;
}

/** The end of the address that is being read at a place. */
export function endOfAddress({ codes, length }: Folded, index: number): number {
  let end = index;
  while (end < length && !endsAddress(codes[end]!)) end++;
  return end;
}

function endsAddress(unit: number): boolean {
  return (
    unit === code.space ||
    unit === code.newline ||
    unit === code.quote ||
    unit === code.bullet ||
    unit === 0x29 || // )
    unit === 0x3c || // <
    unit === 0x3e // >
  );
}
