// Stretches of text between ends of sentences and lines, and how they use capital letters.
import { code } from '../normalize/characters.ts';
import { hardSeparators, separator } from '../tokens/separators.ts';
import { cue, smallWords } from '../gazetteer/cues.ts';
import type { Tokens } from '../tokens/tokens.ts';

/**
 * `mixed` is ordinary prose: a capital letter within a sentence is a hint at a name. `unicase` is prose in a script
 * without capitals: there any foreign word with a capital is such a hint.
 */
export type Casing = 'mixed' | 'unicase' | 'title' | 'caps' | 'lower';

export interface Sentence {
  /** Index of the first word, and of the first word after the last one. */
  readonly start: number;
  readonly end: number;
  readonly casing: Casing;
  /** Whether a word of it is of the trade, or names a technology and nothing else. */
  readonly isAboutSoftware: boolean;
  /** Whether every word of it may name a technology. */
  readonly isList: boolean;
}

/** Finds the sentence, heading or line that starts with the word at `start`. */
export function sentenceFrom(tokens: Tokens, start: number): Sentence {
  let end = start + 1;
  while ((tokens.separators[end]! & hardSeparators) === 0) end++;
  const casing = casingOf(tokens, start, end);
  return {
    start,
    end,
    casing,
    isAboutSoftware: isAboutSoftware(tokens, start, end),
    isList: isList(tokens, start, end),
  };
}

/** The sentence that was read last in a text: many names may be in one. */
const lastSentences = new WeakMap<Tokens, Sentence>();

/** The sentence of a word. */
export function sentenceAround(tokens: Tokens, index: number): Sentence {
  const last = lastSentences.get(tokens);
  if (last !== undefined && index >= last.start && index < last.end) return last;
  let start = index;
  while (!tokens.parted(start, hardSeparators)) start--;
  const sentence = sentenceFrom(tokens, start);
  lastSentences.set(tokens, sentence);
  return sentence;
}

const questionMark = 0x3f;
/** How far a question mark may be from a word, in words. */
const questionReach = 40;

/** Whether the sentence of a word ends with a question mark. */
export function isQuestion(tokens: Tokens, from: number): boolean {
  let end = from + 1;
  while (end < from + questionReach && !tokens.parted(end, hardSeparators)) end++;
  const { codes } = tokens.folded;
  // `You need not know Scala, ok?`
  const last = end - 1;
  const isTag = tokens.parted(last, separator.comma) && tokens.technology(last) < 0;
  if (isTag && last > from) return false;
  let mark = tokens.ends[last]!;
  // French puts a space before it.
  if (codes[mark] === code.space) mark++;
  return codes[mark] === questionMark;
}

function isList(tokens: Tokens, start: number, end: number): boolean {
  for (let index = start; index < end; index++) {
    if (tokens.technology(index) < 0 && !tokens.has(index, cue.list)) return false;
  }
  return true;
}

function isAboutSoftware(tokens: Tokens, start: number, end: number): boolean {
  for (let index = start; index < end; index++) {
    if (tokens.has(index, cue.software)) return true;
    if (tokens.technology(index) >= 0 && tokens.ordinary(index) === undefined) return true;
  }
  return false;
}

/** Whether a word may be a name that the vocabulary does not know: it has a capital. */
export function mayBeName(tokens: Tokens, index: number): boolean {
  if (tokens.numbers[index] !== 0 || tokens.isCue(index)) return false;
  return letterCase(tokens, index) === 'upper';
}

type LetterCase = 'upper' | 'lower' | 'none';

/** The first letter of a word as it is written: upper case, lower case, or neither. */
export function letterCase(tokens: Tokens, index: number): LetterCase {
  return caseAt(tokens, tokens.starts[index]!);
}

function caseAt({ folded }: Tokens, place: number): LetterCase {
  const written = folded.original.codePointAt(folded.firsts[place]!)!;
  if (written < 128) {
    if (written >= 0x41 && written <= 0x5a) return 'upper';
    return written >= 0x61 && written <= 0x7a ? 'lower' : 'none';
  }
  const character = String.fromCodePoint(written);
  if (character !== character.toLowerCase()) return 'upper';
  return character === character.toUpperCase() ? 'none' : 'lower';
}

/** Whether a word is written in capitals throughout. */
export function isCapitals(written: string): boolean {
  return written === written.toUpperCase() && written !== written.toLowerCase();
}

const longestSmall = 4;

function casingOf(tokens: Tokens, start: number, end: number): Casing {
  let upper = 0;
  let lower = 0;
  let unicase = 0;
  let capitals = 0;
  let long = 0;
  for (let index = start; index < end; index++) {
    const found = letterCase(tokens, index);
    if (found === 'none') {
      if (!tokens.startsWithDigit(index)) unicase++;
      continue;
    }
    const length = tokens.lengthOf(index);
    if (found === 'upper') upper++;
    else if (length > longestSmall) lower++;
    if (length < 4) continue;
    long++;
    // The second letter shows whether the word is written in capitals throughout.
    if (found === 'upper' && caseAt(tokens, tokens.starts[index]! + 1) === 'upper') capitals++;
  }
  // Checked only in these cases, because most sentences have a long word in lower case.
  if (lower === 0 || unicase > upper + lower) lower += countSmall(tokens, start, end);
  if (unicase > upper + lower) return 'unicase';
  if (upper === 0) return 'lower';
  if (upper > 1 && (lower === 0 || long > 3) && capitals > 0.75 * long) return 'caps';
  return lower === 0 && upper > 1 ? 'title' : 'mixed';
}

/** The number of short words, and of later words of phrases, that are in lower case and would have a capital in a heading. */
function countSmall(tokens: Tokens, start: number, end: number): number {
  let lower = 0;
  for (let index = start; index < end; index++) {
    const found = letterCase(tokens, index);
    if (found === 'none') continue;
    const length = tokens.lengthOf(index);
    if (found === 'lower' && length <= longestSmall && !smallWords.has(tokens.written(index))) {
      lower++;
    }
    if (length >= 4 && tokens.isCue(index) && tokens.technology(index) < 0) {
      lower += countLowerParts(tokens, index);
    }
  }
  return lower;
}

/** The number of later words of a phrase that are in lower case and would have a capital in a heading. */
function countLowerParts(tokens: Tokens, index: number): number {
  const { codes } = tokens.folded;
  for (let place = tokens.starts[index]! + 1; place < tokens.ends[index]!; place++) {
    if (codes[place - 1] !== code.space || caseAt(tokens, place) !== 'lower') continue;
    const parts = tokens.written(index).split(/[\s-]+/);
    return parts.slice(1).filter((part) => part === part.toLowerCase() && !smallWords.has(part))
      .length;
  }
  return 0;
}

/** Whether a word passes a test: another one, or one less than `reach` words from it and not behind one of the separators `ends`. */
export function isNear(
  tokens: Tokens,
  index: number,
  { reach, ends }: { readonly reach: number; readonly ends: number },
  test: (near: number) => boolean,
): boolean {
  for (const step of [-1, 1]) {
    for (let near = index; Math.abs(near - index) < reach; near += step) {
      if (near !== index && tokens.parted(Math.max(near, near - step), ends)) break;
      if (test(near)) return true;
    }
  }
  return false;
}
