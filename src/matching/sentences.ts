// Stretches of text between ends of sentences and lines, and how they use capital letters.
import { code } from './characters.ts';
import { hardGaps } from './gaps.ts';
import { cue } from './lexicon.ts';
import { firstPlace } from './folded.ts';
import type { Words } from './words.ts';

/**
 * `mixed` is ordinary prose: a capital letter within a sentence tells something. `unicase` is prose in a script
 * without capitals: there any foreign word that has one tells something.
 */
export type Casing = 'mixed' | 'unicase' | 'title' | 'caps' | 'lower';

export interface Sentence {
  /** Index of the first word, and of the first word after the last one. */
  readonly start: number;
  readonly end: number;
  readonly casing: Casing;
  /** Whether a word of it is of the trade, or names a technology and nothing else. */
  readonly isAboutSoftware: boolean;
  /** Whether it is nothing but what may be names of technologies. */
  readonly isList: boolean;
}

/** Finds the sentence, heading or line that starts with the word at `start`. */
export function sentenceFrom(words: Words, start: number): Sentence {
  let end = start + 1;
  while (end < words.count && (words.gaps[end]! & hardGaps) === 0) end++;
  const casing = casingOf(words, start, end);
  return {
    start,
    end,
    casing,
    isAboutSoftware: isAboutSoftware(words, start, end),
    isList: isList(words, start, end),
  };
}

function isList(words: Words, start: number, end: number): boolean {
  for (let index = start; index < end; index++) {
    if (words.technology(index) < 0 && !words.has(index, cue.list)) return false;
  }
  return true;
}

function isAboutSoftware(words: Words, start: number, end: number): boolean {
  for (let index = start; index < end; index++) {
    if (words.has(index, cue.software)) return true;
    if (words.technology(index) >= 0 && words.ordinary(index) === undefined) return true;
  }
  return false;
}

type LetterCase = 'upper' | 'lower' | 'none';

/** The first letter of a word as it is written: upper case, lower case, or neither. */
export function letterCase(words: Words, index: number): LetterCase {
  return caseAt(words, words.starts[index]!);
}

function caseAt({ folded }: Words, place: number): LetterCase {
  const written = folded.original.codePointAt(firstPlace(folded, place))!;
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

/** Words that headings leave in lower case. */
const small = new Set(
  'a an and at by de des du for from in of on or the to und with y et'.split(' '),
);
const longestSmall = 4;

function casingOf(words: Words, start: number, end: number): Casing {
  let upper = 0;
  let lower = 0;
  let unicase = 0;
  let capitals = 0;
  let long = 0;
  for (let index = start; index < end; index++) {
    const found = letterCase(words, index);
    if (found === 'none') {
      if (!words.startsWithDigit(index)) unicase++;
      continue;
    }
    const length = words.lengthOf(index);
    if (found === 'upper') upper++;
    else if (length > longestSmall || !small.has(words.written(index))) lower++;
    if (length < 4) continue;
    if (words.numbers[index] !== 0 && words.technology(index) < 0) {
      lower += countLowerParts(words, index);
    }
    long++;
    // The second letter tells whether the word is written in capitals throughout.
    if (found === 'upper' && caseAt(words, words.starts[index]! + 1) === 'upper') capitals++;
  }
  if (unicase > upper + lower) return 'unicase';
  if (upper === 0) return 'lower';
  if (upper > 1 && (lower === 0 || long > 3) && capitals > 0.75 * long) return 'caps';
  return lower === 0 && upper > 1 ? 'title' : 'mixed';
}

/** How many further words of a phrase are in lower case and do not stay so in headings. */
function countLowerParts(words: Words, index: number): number {
  const { codes } = words.folded;
  for (let place = words.starts[index]! + 1; place < words.ends[index]!; place++) {
    if (codes[place - 1] !== code.space || caseAt(words, place) !== 'lower') continue;
    const parts = words.written(index).split(/[\s-]+/);
    return parts.slice(1).filter((part) => part === part.toLowerCase() && !small.has(part)).length;
  }
  return 0;
}
