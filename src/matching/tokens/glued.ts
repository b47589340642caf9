// Texts without their line breaks, as when a program takes the tags away: `PythonSnowflake or BigQueryAirflow`.
import type { Lexicon } from '../gazetteer/lexicon.ts';
import { code, isDigit, kind, kindOf, skipWord } from '../normalize/characters.ts';
import { type Folded, isAsWritten } from '../normalize/offsets.ts';

/** Fewest different words that must consist of others. */
const fewest = 4;
/** Longest part of a word that is looked up, in characters. */
const longestPart = 24;
/** Shortest word before an amount, in characters. */
const shortestWord = 4;
/** A zero follows the part. */
const part = new Uint16Array(longestPart + 2);

/** Where a line may have begun within a word: `nSn` of `PythonSnowflake`, `LDo` of `SQLDocker`. */
const seam = /[A-Za-z\d).][A-Z][a-z]/g;

/** Puts the line breaks back, if words show that the text lost them. */
export function partLines(folded: Folded, lexicon: Lexicon): Folded {
  if (!hasLostLines(folded, lexicon)) return folded;
  const breaks: number[] = [];
  for (let index = 0; index < folded.length;) {
    if (kindOf(folded.codes[index]!) !== kind.word) {
      index++;
      continue;
    }
    const end = skipWord(folded.codes, index);
    if (isCapital(folded, index) && closes(folded, index - 1)) breaks.push(index);
    cut(folded, lexicon, index, end, breaks);
    index = end;
  }
  return withBreaks(folded, breaks);
}

/** Whether several words consist of others that the trie knows. Looks only at words with a seam, which are few. */
function hasLostLines(folded: Folded, lexicon: Lexicon): boolean {
  const seams = [...folded.original.matchAll(seam)];
  if (seams.length < fewest) return false;
  const { codes, firsts, length } = folded;
  const seen = new Set<string>();
  let glued = 0;
  // The end of the word before.
  let place = 0;
  for (const { index } of seams) {
    if (firsts[place]! > index + 1) continue;
    while (place < length && firsts[place]! <= index) place++;
    let start = place;
    while (kindOf(codes[start - 1] ?? 0) === kind.word) start--;
    place = skipWord(codes, place);
    const word = codes.slice(start, place).join();
    if (seen.has(word)) continue;
    seen.add(word);
    if (cut(folded, lexicon, start, place, [])) glued++;
    if (glued === fewest) return true;
  }
  return false;
}

/** Whether a bracket or a full stop ends something at a place, directly before a word. */
function closes({ codes }: Folded, place: number): boolean {
  return place > 0 && (codes[place] === 0x29 || codes[place] === code.stop);
}

/** Cuts a word that the trie does not know where its parts meet. Returns whether the trie knows one of them. */
function cut(
  folded: Folded,
  lexicon: Lexicon,
  start: number,
  end: number,
  breaks: number[],
): boolean {
  if (!hasJoint(folded, start, end)) return false;
  let knows = false;
  for (let from = start; from < end;) {
    if (isKnown(folded, lexicon, from, end)) return knows || from > start;
    let found = 0;
    let next = 0;
    for (let place = from + 1; place < Math.min(end, from + longestPart); place++) {
      if (!isJoint(folded, place)) continue;
      next ||= isCapital(folded, place - 1) ? 0 : place;
      if (place > from + 1 && isKnown(folded, lexicon, from, place)) found = place;
    }
    const after = found || next;
    if (after === 0) return knows;
    knows ||= found > 0;
    breaks.push(after);
    from = after;
  }
  return knows;
}

/** Whether the first part of a word may end within it. */
function hasJoint(folded: Folded, start: number, end: number): boolean {
  const last = Math.min(end, start + longestPart);
  for (let place = start + 1; place < last; place++) if (isJoint(folded, place)) return true;
  return false;
}

/** `aB` of `dataBricks`, `1B`, the second `S` of `AWSServer`, or `5` of `profile5 years` */
function isJoint(folded: Folded, place: number): boolean {
  const { codes } = folded;
  if (isDigit(codes[place]!)) return isAmountBehind(folded, place);
  if (!isCapital(folded, place)) return false;
  const isNextSmall = kindOf(codes[place + 1]!) === kind.word && !isCapital(folded, place + 1);
  return !isCapital(folded, place - 1) || (isNextSmall && !isDigit(codes[place + 1]!));
}

/** Whether a number that ends its word is behind small letters. */
function isAmountBehind({ codes }: Folded, place: number): boolean {
  for (let before = place - 1; before >= place - shortestWord; before--) {
    if (kindOf(codes[before] ?? 0) !== kind.word || isDigit(codes[before]!)) return false;
  }
  let end = place;
  while (isDigit(codes[end]!)) end++;
  return end < place + 3 && kindOf(codes[end]!) !== kind.word;
}

function isCapital(folded: Folded, place: number): boolean {
  return kindOf(folded.codes[place]!) === kind.word && !isAsWritten(folded, place);
}

/** Whether a part of a text is a word of the lexicon. Only names have versions: `Java17`, but not `profile5`. */
function isKnown({ codes }: Folded, lexicon: Lexicon, start: number, end: number): boolean {
  const length = end - start;
  if (length > longestPart) return false;
  for (let place = start; place < end; place++) part[place - start] = codes[place]!;
  part.fill(0, length);
  const { trie, technologyOf } = lexicon;
  const number = trie.longest(part, 0);
  if (number === 0 || trie.end !== length) return false;
  return technologyOf[number]! >= 0 || !isDigit(codes[end - 1]!);
}

function withBreaks(folded: Folded, breaks: readonly number[]): Folded {
  const codes = new Uint16Array(folded.codes.length + breaks.length);
  const firsts = new Uint32Array(codes.length);
  const ends = new Map<number, number>();
  let added = 0;
  for (let index = 0; index < folded.length; index++) {
    if (index === breaks[added]) {
      codes[index + added] = code.newline;
      firsts[index + added] = folded.firsts[index]!;
      added++;
    }
    codes[index + added] = folded.codes[index]!;
    firsts[index + added] = folded.firsts[index]!;
    const end = folded.ends.get(index);
    if (end !== undefined) ends.set(index + added, end);
  }
  const { original, pairs } = folded;
  return { original, pairs, codes, firsts, ends, length: folded.length + added };
}
