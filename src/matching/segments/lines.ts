// Lines: where they begin and end, whether they are items or headings, and whether a name fills one.
import { code } from '../normalize/characters.ts';
import { separator } from '../tokens/separators.ts';
import { cue, roleCue, topicCue } from '../gazetteer/cues.ts';
import { letterCase, type Sentence } from './sentences.ts';
import type { Tokens } from '../tokens/tokens.ts';

/** Words before a name in a title: `Senior React`, `Backend Go`. */
const titleCues =
  roleCue.senior | roleCue.rank | roleCue.otherLevel | roleCue.backend | roleCue.fullstack;
/** Longest line that is read as one of names, in words. */
const longestLine = 12;
/** Longest heading above a list, in words. */
const longestHeading = 4;

/** Whether the line of a word is nothing but a name, as an item of a list or a title is. */
export function fillsLine(tokens: Tokens, index: number, { start, end }: Sentence): boolean {
  if (tokens.has(index, cue.everyday) || !isLine(tokens, start, end)) return false;
  if (isTitle(tokens, index, start)) return true;
  let hasTerms = false;
  for (let near = start; near < end; near++) {
    if (near === index || isName(tokens, near)) continue;
    if (isStrangerInList(tokens, near, start)) continue;
    if (near > start && tokens.has(near, cue.list | cue.negator)) continue;
    if (near === start && isNumber(tokens, near)) continue;
    if (near < index || tokens.follows(index + 1) || !tokens.has(near, cue.terms)) return false;
    hasTerms = true;
  }
  return hasTerms || isListed(tokens, start, end);
}

/** A line of tags under a heading such as `Technologies`: `docker go spring agile`. */
export function isTagLine(tokens: Tokens, { start, end }: Sentence): boolean {
  if (end - start > longestLine || !tokens.hasTopic(start - 1, topicCue.taggingHeading))
    return false;
  if (
    !tokens.parted(start - 1, separator.newline) ||
    (tokens.separators[start]! & separator.newline) === 0
  )
    return false;
  if ((tokens.separators[end]! & separator.newline) === 0) return false;
  let isSure = (tokens.separators[end]! & separator.stop) === 0;
  for (let near = start; near < end; near++) {
    if (tokens.hasRole(near, roleCue.prose) || tokens.has(near, cue.glue)) return false;
    isSure ||= tokens.technology(near) >= 0 && tokens.ordinary(near) === undefined;
  }
  return isSure;
}

/** Nothing but levels and disciplines before the name, and a mark after it: `Senior Go, Berlin`. */
function isTitle(tokens: Tokens, index: number, start: number): boolean {
  if (index === start || !tokens.follows(index) || !tokens.hasRole(index - 1, titleCues))
    return false;
  for (let before = start; before < index; before++) {
    if (!tokens.hasRole(before, titleCues) && !tokens.has(before, cue.list)) return false;
  }
  return !tokens.follows(index + 1);
}

function isLine(tokens: Tokens, start: number, end: number): boolean {
  if (end - start > longestLine) return false;
  const after = tokens.separators[end]!;
  if ((after & separator.call) !== 0 || (after & (separator.newline | separator.bullet)) === 0)
    return false;
  const before = tokens.separators[start]!;
  if ((before & separator.newline) !== 0 || isNumbered(tokens, start)) return true;
  // Asterisks and tildes emphasise words as well: `do *Go* there`.
  const mark = tokens.folded.codes[tokens.starts[start]! - 1]!;
  return (before & separator.bullet) !== 0 && (mark === code.space || mark === code.bullet);
}

/** `Zorbex` in `- Spark, Zorbex`, below a heading that announces technologies. */
function isStrangerInList(tokens: Tokens, index: number, start: number): boolean {
  if (tokens.numbers[index] !== 0 || letterCase(tokens, index) !== 'upper') return false;
  if (index === start || !tokens.parted(index, separator.comma | separator.slash)) return false;
  let first = start;
  for (let line = start; line > 0 && opensItem(tokens, first); line = first) {
    for (first = line - 1; !tokens.parted(first, separator.newline);) first--;
    if (!opensItem(tokens, first)) return isHeading(tokens, line);
  }
  return false;
}

/** The line is an item of a list, or a paragraph of its own. */
function isListed(tokens: Tokens, start: number, end: number): boolean {
  if (tokens.separators[start]! & tokens.separators[end]! & separator.blankLine) return true;
  if (isNumbered(tokens, start) || isNumber(tokens, start)) return true;
  if ((tokens.separators[start]! & (separator.bullet | separator.dash)) !== 0) return true;
  if ((tokens.separators[end]! & separator.bullet) !== 0) return true;
  return isHeading(tokens, start) || isLoneName(tokens, start - 1) || isLoneName(tokens, end);
}

const asterisk = 0x2a;
const underscore = 0x5f;

/** Whether a word begins an item of a list: after a bullet, a hyphen, a plus or a number. */
export function opensItem(tokens: Tokens, index: number): boolean {
  if (index >= tokens.count || (tokens.separators[index]! & separator.newline) === 0) return false;
  if (isNumber(tokens, index)) return true;
  if ((tokens.separators[index]! & (separator.bullet | separator.dash | separator.ampersand)) === 0)
    return false;
  // Emphasis opens lines as well, and the cells of a table are no items.
  const { codes } = tokens.folded;
  let place = tokens.starts[index]! - 1;
  while (codes[place] === asterisk || codes[place] === underscore) place--;
  if (place < 0) return false;
  if (codes[place] === code.newline) return isSignAlone(codes, place);
  while (place >= 0 && codes[place] !== code.newline) if (codes[place--] === code.bar) return false;
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

/** How far the line of an item is indented, in characters. */
function indentOf({ folded: { codes }, starts }: Tokens, item: number): number {
  let line = starts[item]!;
  while (line > 0 && codes[line - 1] !== code.newline) line--;
  let end = line;
  while (codes[end] === code.space) end++;
  return end - line;
}

/** Whether an item is of the same list as another: it has the same sign, and is indented as far. */
export function isOfSameList(tokens: Tokens, item: number, other: number): boolean {
  if (signBefore(tokens, item) !== signBefore(tokens, other)) return false;
  return indentOf(tokens, item) === indentOf(tokens, other);
}

/** The sign before a word, as the text has it. */
export function signBefore({ folded, starts }: Tokens, index: number): string {
  let place = starts[index]! - 1;
  while (folded.codes[place] === code.space) place--;
  if (place < 0) return '';
  if (folded.codes[place] === code.bar) return '|';
  return String.fromCodePoint(folded.original.codePointAt(folded.firsts[place]!)!);
}

/** Whether a bar is before a word from `start` on in its line. */
export function hasBar(tokens: Tokens, start: number): boolean {
  for (let index = start; !tokens.parted(index, separator.newline); index++)
    if (signBefore(tokens, index) === '|') return true;
  return false;
}

/** Longest label of a line, in words. */
const longestLabel = 4;

/** The first word after the label that opens a line, `Pipeline: GitLab CI`, `Pipeline | GitLab CI`; -1 for other lines. */
export function afterLabel(tokens: Tokens, start: number): number {
  for (let next = start + 1; next <= start + longestLabel; next++) {
    if (tokens.parted(next, separator.newline)) return -1;
    if (tokens.parted(next, separator.colon) || signBefore(tokens, next) === '|') return next;
  }
  return -1;
}

/** The word after the line of a word. */
export function endOfLine(tokens: Tokens, start: number): number {
  let end = start + 1;
  while (!tokens.parted(end, separator.newline)) end++;
  return end;
}

/** Whether any word from `start` on, before `end`, may name a technology. */
export function mayNameAny(tokens: Tokens, start: number, end: number): boolean {
  for (let index = start; index < end; index++) if (tokens.technology(index) >= 0) return true;
  return false;
}

/** Whether a line may head the items below it: it has no sign, or another one than they have, `🎯 Must have`, or they are indented. */
export function isAboveItems(tokens: Tokens, start: number, next: number): boolean {
  if (!opensItem(tokens, start) || isAfterNumber(tokens, start, next)) return true;
  if (!opensItem(tokens, next)) return false;
  if (indentOf(tokens, next) > indentOf(tokens, start)) return true;
  const sign = signBefore(tokens, start);
  if (sign === signBefore(tokens, next)) return false;
  if (tokens.parted(next, separator.colon)) return true;
  // `✅ must know Java`, `✅ must know Kafka` above `➕ Rust` are items as well.
  const above = startOfLine(tokens, start - 1);
  return start === 0 || !opensItem(tokens, above) || signBefore(tokens, above) !== sign;
}

export function startOfLine(tokens: Tokens, index: number): number {
  let start = index;
  while (!tokens.parted(start, separator.newline)) start--;
  return Math.max(start, 0);
}

/**
 * Whether a word follows the number that its line begins with, and the next line does not have the next number: `Desirable` in
 * `4. Desirable⏎4.1 Kafka`, `IV. Desirable⏎1. Kafka`.
 */
export function isAfterNumber(tokens: Tokens, start: number, next: number): boolean {
  if (start === 0 || !tokens.parted(start - 1, separator.newline)) return false;
  if (!tokens.parted(start, separator.stop | separator.close)) return false;
  const number = numberAt(tokens, start - 1);
  return number > 0 && numberAt(tokens, next) !== number + 1;
}

/** The number that a line begins with, also in Roman numerals; 0 if there is none. */
function numberAt(tokens: Tokens, index: number): number {
  const written = tokens.written(index);
  return Number.parseInt(written, 10) || romans.indexOf(written) + 1;
}

const romans = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'];

/** `1. Go` */
function isNumbered(tokens: Tokens, start: number): boolean {
  return isNumber(tokens, start - 1) && tokens.parted(start - 1, separator.newline);
}

/** `1)` */
function isNumber(tokens: Tokens, index: number): boolean {
  return (
    tokens.startsWithDigit(index) && tokens.parted(index + 1, separator.stop | separator.close)
  );
}

/** Whether the line above announces technologies. */
function isHeading(tokens: Tokens, end: number): boolean {
  let start = end - 1;
  while (!tokens.parted(start, separator.newline)) if (end - start-- > longestHeading) return false;
  return announces(tokens, end - 1);
}

function isLoneName(tokens: Tokens, index: number): boolean {
  if (index < 0 || !isName(tokens, index)) return false;
  return (
    tokens.parted(index, separator.newline) &&
    (tokens.separators[index + 1]! & separator.newline) !== 0
  );
}

/** Whether a word is written as a technology is. */
function isName(tokens: Tokens, index: number): boolean {
  if (tokens.technology(index) < 0) return false;
  const ordinary = tokens.ordinary(index);
  if (ordinary === undefined) return true;
  return tokens.written(index) === ordinary && !tokens.has(index, cue.everyday);
}

export function announces(tokens: Tokens, index: number): boolean {
  const headings = topicCue.demandingHeading | topicCue.welcomingHeading;
  return tokens.has(index, cue.announcement) || tokens.hasTopic(index, headings);
}
