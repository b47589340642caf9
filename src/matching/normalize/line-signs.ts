// Signs at the beginning of lines: letters that are bullets, and hyphens around a heading, which are none.
import { code } from './characters.ts';
import { type Folded, lineEnd } from './offsets.ts';

/** Letters that text copied from a word processor has for bullets: `o` looks like one, the others are of a font of signs. */
const pasted: ReadonlySet<string> = new Set('onlqvüØðþ');
const smallA = 0x61;
const smallZ = 0x7a;
const open = 0x28;
const close = 0x29;

/** Writes bullets for letters that are signs of items, and other signs for the hyphens around headings. */
export function writeLineSigns(folded: Folded): Folded {
  writeBullets(folded);
  writeRules(folded);
  return folded;
}

/** A line that may open with a letter as a sign. */
interface SignedLine {
  readonly indent: number;
  readonly letter: number;
  /** Where the sign begins and ends; its end is what all signs of a list share. */
  readonly from: number;
  readonly to: number;
  /** Whether it is `a)` or `a.`, and not `o`. */
  readonly isLettered: boolean;
}

/**
 * Writes bullets for letters that are signs of items: `a)⏎b)`, `o` at the beginning of two lines next to each other, or of a line
 * below an item that is indented less, `• Java⏎  o Spring`. In a wrapped text `o` is a word: `Java⏎o Kotlin` in Spanish.
 */
function writeBullets(folded: Folded): void {
  if (!/^[ \t]*(?:[onlqvüØðþ][ \t]|\(?[a-z][.)])/mu.test(folded.original)) return;
  const { codes, length } = folded;
  let before: SignedLine | undefined;
  /** The indent of the item without a letter that is above; -1 without one. */
  let outer = -1;
  for (let start = 0; start < length;) {
    const line = readSign(folded, start);
    const place = skipSpaces(codes, start);
    if (line === undefined) {
      const isItem = codes[place] === code.bullet || codes[place] === code.hyphen;
      outer = isItem ? place - start : -1;
      if (before?.isLettered === false) before = undefined;
    } else {
      const isNext = before !== undefined && follows(before, line);
      if (isNext) writeBullet(codes, before!);
      if (isNext || (!line.isLettered && outer >= 0 && outer < line.indent))
        writeBullet(codes, line);
      before = line;
    }
    start = lineEnd(folded, place) + 1;
  }
}

const equals = 0x3d;
/** Fewest hyphens on each side of a heading. */
const shortestRule = 2;

/** Writes other signs for the hyphens around a heading, `--- Not needed ---`, which is no item. */
function writeRules(folded: Folded): void {
  if (!folded.original.includes('--')) return;
  const { codes, length } = folded;
  for (let start = 0; start < length;) {
    const end = lineEnd(folded, start);
    const from = skipSpaces(codes, start);
    const words = skipHyphens(codes, from, 1);
    let to = end - 1;
    while (to > words && codes[to] === code.space) to--;
    const last = skipHyphens(codes, to, -1);
    if (words - from >= shortestRule && to - last >= shortestRule && last > words) {
      codes.fill(equals, from, words);
      codes.fill(equals, last + 1, to + 1);
    }
    start = end + 1;
  }
}

function skipHyphens(codes: Uint16Array, from: number, step: 1 | -1): number {
  let place = from;
  while (codes[place] === code.hyphen) place += step;
  return place;
}

/** The sign of a line: `o `, `a) `, `(a) ` or `a. `. */
function readSign({ codes, firsts, original }: Folded, start: number): SignedLine | undefined {
  const from = skipSpaces(codes, start);
  const place = codes[from] === open ? from + 1 : from;
  const letter = codes[place]!;
  const written = original.charAt(firsts[place]!);
  // A capital is a name: `C. Java`, `R) Shiny`.
  const isSmall = letter >= smallA && letter <= smallZ && written.charCodeAt(0) === letter;
  const isClosed = codes[place + 1] === close;
  const isPointed = place === from && codes[place + 1] === code.stop;
  const isLettered = isSmall && (isClosed || isPointed);
  if (!isLettered && (place > from || !pasted.has(written))) return undefined;
  const to = isLettered ? place + 1 : place;
  if (codes[to + 1] !== code.space) return undefined;
  return { indent: from - start, letter, from, to, isLettered };
}

/** Whether the sign of a line continues the list of an earlier one. */
function follows(before: SignedLine, line: SignedLine): boolean {
  if (before.indent !== line.indent || before.isLettered !== line.isLettered) return false;
  return line.letter === (line.isLettered ? before.letter + 1 : before.letter);
}

function writeBullet(codes: Uint16Array, { from, to }: SignedLine): void {
  codes.fill(code.space, from, to);
  codes[to] = code.bullet;
}

function skipSpaces(codes: Uint16Array, start: number): number {
  let place = start;
  while (codes[place] === code.space) place++;
  return place;
}
