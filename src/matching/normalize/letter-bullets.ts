// The letter `o` as the sign of an item, which word processors paste for a hollow bullet.
import { code } from './characters.ts';
import type { Folded } from './offsets.ts';

const letter = 0x6f;

/** A line that may open with the letter as a sign. */
interface Line {
  /** Where the letter is. */
  readonly place: number;
  readonly indent: number;
}

/**
 * Writes a bullet for the letter `o` at the beginning of two lines next to each other, `o Java⏎o Kotlin`, or of a line below an
 * item that is indented less, `• Java⏎  o Spring`. In a wrapped text it is a word: `Java⏎o Kotlin` in Spanish.
 */
export function writeLetterBullets(folded: Folded): Folded {
  if (!/^[ \t]*o[ \t]/mu.test(folded.original)) return folded;
  const { codes, length } = folded;
  let above: Line | undefined;
  let item = -1;
  for (let start = 0; start < length;) {
    const first = skipSpaces(codes, start);
    const indent = first - start;
    const line = isLetter(folded, first) ? { place: first, indent } : undefined;
    if (line !== undefined) {
      const isBelowItem = item >= 0 && item < indent;
      const isBesideOther = above?.indent === indent;
      if (isBelowItem || isBesideOther) codes[first] = code.bullet;
      if (isBesideOther) codes[above!.place] = code.bullet;
    }
    const isItem = codes[first] === code.bullet || codes[first] === code.hyphen;
    if (line === undefined || !isItem) item = isItem ? indent : -1;
    above = line;
    const end = codes.subarray(0, length).indexOf(code.newline, first);
    start = end < 0 ? length : end + 1;
  }
  return folded;
}

/** Whether a line opens with the letter and a space. */
function isLetter({ codes, firsts, original }: Folded, place: number): boolean {
  return (
    codes[place] === letter &&
    codes[place + 1] === code.space &&
    original.charCodeAt(firsts[place]!) === letter
  );
}

function skipSpaces(codes: Uint16Array, start: number): number {
  let place = start;
  while (codes[place] === code.space) place++;
  return place;
}
