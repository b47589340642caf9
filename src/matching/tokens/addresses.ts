// Mail and web addresses, which are not searched for names.
import { code, kind, kindOf } from '../normalize/characters.ts';

/** The sign between the name and the host of a mail address. */
export const at = 0x40;

/** The sign of a mail or web address between its parts. */
export function isAddressMark(codes: Uint16Array, index: number): boolean {
  const unit = codes[index]!;
  if (unit === at) {
    return isWordAt(codes, index - 1) && isWordAt(codes, index + 1) && !isVersion(codes, index + 1);
  }
  return unit === 0x3a && codes[index + 1] === 0x2f && codes[index + 2] === 0x2f;
}

/** `react@18.2` is no address. */
function isVersion(codes: Uint16Array, index: number): boolean {
  let end = index;
  while ((codes[end]! >= 0x30 && codes[end]! <= 0x39) || codes[end] === code.stop) end++;
  return end > index && !isWordAt(codes, end);
}

export function isWordAt(codes: Uint16Array, index: number): boolean {
  return index >= 0 && kindOf(codes[index]!) === kind.word;
}

export function endsAddress(unit: number): boolean {
  return (
    unit === code.space ||
    unit === code.newline ||
    unit === code.quote ||
    unit === code.bullet ||
    unit === 0x29 ||
    unit === 0x3c ||
    unit === 0x3e
  );
}
