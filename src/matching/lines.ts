// Lines that hold a name and nothing else: an item of a list, a title such as `Senior React`, a paragraph.
import { code } from './characters.ts';
import { firstPlace } from './folded.ts';
import { gap } from './gaps.ts';
import { cue, roleCue } from './lexicon.ts';
import type { Sentence } from './sentences.ts';
import type { Words } from './words.ts';

/** What may stand before a name in a title: `Senior React`, `Backend Go`. */
const titleCues =
  roleCue.senior | roleCue.rank | roleCue.otherLevel | roleCue.backend | roleCue.fullstack;
/** Longest line that is read as one of names, in words. */
const longestLine = 12;
/** Longest heading above a list, in words. */
const longestHeading = 4;

/** Whether the line of a word is nothing but a name, as an item of a list or a title is. */
export function fillsLine(words: Words, index: number, { start, end }: Sentence): boolean {
  if (words.has(index, cue.everyday) || !isLine(words, start, end)) return false;
  if (isTitle(words, index, start)) return true;
  let hasTerms = false;
  for (let near = start; near < end; near++) {
    if (near === index || isName(words, near)) continue;
    if (near > start && words.has(near, cue.list | cue.negator)) continue;
    if (near === start && isNumber(words, near)) continue;
    if (near < index || words.follows(index + 1) || !words.has(near, cue.terms)) return false;
    hasTerms = true;
  }
  return hasTerms || isListed(words, start, end);
}

/** A line of tags under a heading such as `Technologies`: `docker go spring agile`. */
export function isTagLine(words: Words, { start, end }: Sentence): boolean {
  if (start === 0 || end - start > longestLine || !words.tells(start - 1, roleCue.taggingHeading))
    return false;
  if (!words.parted(start - 1, gap.newline) || (words.gaps[start]! & gap.newline) === 0)
    return false;
  if ((words.gaps[end]! & gap.newline) === 0) return false;
  let isSure = (words.gaps[end]! & gap.stop) === 0;
  for (let near = start; near < end; near++) {
    if (words.tells(near, roleCue.prose) || words.has(near, cue.glue)) return false;
    isSure ||= words.technology(near) >= 0 && words.ordinary(near) === undefined;
  }
  return isSure;
}

/** Nothing but levels and disciplines before the name, and a mark behind it: `Senior Go, Berlin`. */
function isTitle(words: Words, index: number, start: number): boolean {
  if (index === start || !words.follows(index) || !words.tells(index - 1, titleCues)) return false;
  for (let before = start; before < index; before++) {
    if (!words.tells(before, titleCues) && !words.has(before, cue.list)) return false;
  }
  return !words.follows(index + 1);
}

function isLine(words: Words, start: number, end: number): boolean {
  if (end - start > longestLine) return false;
  const after = words.gaps[end]!;
  if ((after & gap.call) !== 0 || (after & (gap.newline | gap.bullet)) === 0) return false;
  const before = words.gaps[start]!;
  if ((before & gap.newline) !== 0 || isNumbered(words, start)) return true;
  // Asterisks and tildes emphasise words as well: `do *Go* there`.
  const mark = words.folded.codes[words.starts[start]! - 1]!;
  return (before & gap.bullet) !== 0 && (mark === code.space || mark === code.bullet);
}

/** The line is an item of a list, or a paragraph of its own. */
function isListed(words: Words, start: number, end: number): boolean {
  if (words.gaps[start]! & words.gaps[end]! & gap.blankLine) return true;
  if (isNumbered(words, start) || isNumber(words, start)) return true;
  if ((words.gaps[start]! & (gap.bullet | gap.dash)) !== 0) return true;
  if ((words.gaps[end]! & gap.bullet) !== 0) return true;
  return isHeading(words, start) || isLoneName(words, start - 1) || isLoneName(words, end);
}

const asterisk = 0x2a;
const underscore = 0x5f;
export const verticalBar = 0x7c;

/** Whether a word begins an item of a list: behind a bullet, a hyphen, a plus or a number. */
export function opensItem(words: Words, index: number): boolean {
  if (index >= words.count || (words.gaps[index]! & gap.newline) === 0) return false;
  if (isNumber(words, index)) return true;
  if ((words.gaps[index]! & (gap.bullet | gap.dash | gap.ampersand)) === 0) return false;
  // Emphasis opens lines as well, and the cells of a table are no items.
  const { codes } = words.folded;
  let place = words.starts[index]! - 1;
  while (codes[place] === asterisk || codes[place] === underscore) place--;
  if (place < 0) return false;
  if (codes[place] === code.newline) return isSignAlone(codes, place);
  while (place >= 0 && codes[place] !== code.newline)
    if (codes[place--] === verticalBar) return false;
  return true;
}

/** Whether the line that ends at `place` is the sign of an item and nothing else, as in text copied from pages. */
function isSignAlone(codes: Uint16Array, place: number): boolean {
  let sign = place - 1;
  while (codes[sign] === code.newline || codes[sign] === code.space) sign--;
  if (codes[sign] !== code.bullet) return false;
  while (codes[sign - 1] === code.space) sign--;
  return sign === 0 || codes[sign - 1] === code.newline;
}

/** The sign that stands before a word, as the text has it. */
export function signBefore({ folded, starts }: Words, index: number): string {
  let place = (starts[index] ?? 0) - 1;
  while (place >= 0 && folded.codes[place] === code.space) place--;
  if (place < 0) return '';
  return String.fromCodePoint(folded.original.codePointAt(firstPlace(folded, place))!);
}

/** Whether a line that opens as an item, if it does, is above items with another sign: `🎯 Must have`. */
export function isAboveItems(words: Words, start: number, next: number): boolean {
  if (!opensItem(words, start)) return true;
  return opensItem(words, next) && signBefore(words, start) !== signBefore(words, next);
}

/** `1. Go` */
function isNumbered(words: Words, start: number): boolean {
  return start > 0 && isNumber(words, start - 1) && words.parted(start - 1, gap.newline);
}

/** `1)` */
function isNumber(words: Words, index: number): boolean {
  return words.startsWithDigit(index) && words.parted(index + 1, gap.stop | gap.close);
}

/** Whether the line above announces technologies. */
function isHeading(words: Words, end: number): boolean {
  if (end === 0) return false;
  let start = end - 1;
  while (!words.parted(start, gap.newline)) if (end - start-- > longestHeading) return false;
  const headings = roleCue.demandingHeading | roleCue.welcomingHeading;
  return words.has(end - 1, cue.announcement) || words.tells(end - 1, headings);
}

function isLoneName(words: Words, index: number): boolean {
  if (index < 0 || index >= words.count || !isName(words, index)) return false;
  return words.parted(index, gap.newline) && (words.gaps[index + 1]! & gap.newline) !== 0;
}

/** Whether a word is written as a technology is. */
function isName(words: Words, index: number): boolean {
  if (words.technology(index) < 0) return false;
  const ordinary = words.ordinary(index);
  if (ordinary === undefined) return true;
  return words.written(index) === ordinary && !words.has(index, cue.everyday);
}
