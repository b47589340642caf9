// Tests of a word, written as cues: `be|speaker`, `removed+foreign`, `engaging-reader`.
import { clauseCue, cue, detailCue, exclusionCue, roleCue, topicCue } from '../gazetteer/cues.ts';
import { isOfReader, isPlain } from '../segments/clauses.ts';
import { isDoubled, isPending, isWelcomeAfterAll } from './cancelled.ts';
import { isSupposed } from '../segments/insistence.ts';
import { kindAt } from '../segments/kin.ts';
import { isQuestion } from '../segments/sentences.ts';
import { kinship } from '../gazetteer/kinship.ts';
import { separator } from '../tokens/separators.ts';
import type { Tokens } from '../tokens/tokens.ts';

export type WordTest = (tokens: Tokens, index: number) => boolean;

/** The cues of some words, by family. */
export interface Cues {
  mention: number;
  topic: number;
  clause: number;
  exclusion: number;
}

export const noCues: Readonly<Cues> = { mention: 0, topic: 0, clause: 0, exclusion: 0 };

const families = {
  mention: cue,
  role: roleCue,
  topic: topicCue,
  detail: detailCue,
  clause: clauseCue,
  exclusion: exclusionCue,
} as const;
type Family = keyof typeof families;

/** What a word is besides its cues. */
const properties: Readonly<Record<string, WordTest>> = {
  /** See `isPlain`. */
  plain: isPlain,
  /** Speaks of the readers. */
  reader: isOfReader,
  /** Is in a sentence with a question mark. */
  question: isQuestion,
  /** Begins a statement of something before it: `so that you are spared`. */
  remark: (tokens, index) =>
    tokens.hasClause(index, clauseCue.opensClause) &&
    tokens.hasClause(index + 1, clauseCue.pronoun),
  /** Ends a label in a bracket, directly before a name: `[not required] PHP`. */
  labelling: (tokens, index) =>
    tokens.separators[index + 1] === (separator.close | separator.space) && tokens.names(index + 1),
  standing: (tokens, index) =>
    !isSupposed(tokens, index) &&
    !isDoubled(tokens, index) &&
    !isWelcomeAfterAll(tokens, index) &&
    !isPending(tokens, index),
  number: (tokens, index) => tokens.startsWithDigit(index),
  /** Is in a line of another language than English. */
  foreign: (tokens, index) => tokens.isForeign(index),
  name: (tokens, index) => tokens.names(index),
  unnamed: (tokens, index) => !tokens.names(index),
  /** Follows a hyphen. */
  hyphenated: (tokens, index) => tokens.separators[index] === separator.hyphen,
  /** Names a language or a library. */
  code: (tokens, index) => (kindAt(tokens, index) & (kinship.language | kinship.library)) !== 0,
};

/**
 * Reads a test: `be` is a word with this cue, `be|speaker` one with either, `removed+foreign` one with both, and
 * `engaging-reader` one with the first alone.
 */
export function readWordTest(row: string): WordTest {
  const masks = new Map<Family, number>();
  const tests: WordTest[] = [];
  for (const one of row.split('|')) {
    const family = familyOf(one);
    // Cues of one family are one test.
    if (family === undefined) tests.push(readSingle(one));
    else masks.set(family, (masks.get(family) ?? 0) | bitOf(family, one));
  }
  for (const [family, mask] of masks) tests.push(hasAny(family, mask));
  return tests.reduce((test, other) => (tokens, at) => test(tokens, at) || other(tokens, at));
}

function readSingle(one: string): WordTest {
  const [name, ...others] = one.split(/(?=[+-])/u);
  return others.reduce((test, other) => {
    const next = testOf(other.slice(1));
    const isWanted = other.startsWith('+');
    return (tokens, at) => test(tokens, at) && next(tokens, at) === isWanted;
  }, testOf(name!));
}

function testOf(name: string): WordTest {
  const family = familyOf(name);
  if (family !== undefined) return hasAny(family, bitOf(family, name));
  const property = properties[name];
  if (property === undefined) throw new RangeError(`There is no cue or property "${name}".`);
  return property;
}

function hasAny(family: Family, mask: number): WordTest {
  return (tokens, index) => (tokens[family][index]! & mask) !== 0;
}

function familyOf(name: string): Family | undefined {
  return (Object.keys(families) as Family[]).find((family) => name in families[family]);
}

function bitOf(family: Family, name: string): number {
  return (families[family] as Readonly<Record<string, number>>)[name]!;
}

/** The cues of which a word has one if it passes a test; nothing if it may pass without any. */
export function cuesOf(row: string): Cues | undefined {
  const cues = { ...noCues };
  for (const one of row.split('|')) {
    const names = one.split('-')[0]!.split('+');
    const name = names.find((each) => (familyOf(each) ?? '') in cues);
    if (name === undefined) return undefined;
    const family = familyOf(name) as keyof Cues;
    cues[family] |= bitOf(family, name);
  }
  return cues;
}

export function sharesAny(cues: Cues, { mention, topic, clause, exclusion }: Cues): boolean {
  return (
    ((cues.mention & mention) |
      (cues.topic & topic) |
      (cues.clause & clause) |
      (cues.exclusion & exclusion)) !==
    0
  );
}
