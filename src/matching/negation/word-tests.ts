// Tests of a word, written as cues: `be|speaker`, `removed+foreign`, `engaging-reader`.
import { clauseCue, cue, exclusionCue, roleCue } from '../gazetteer/cues.ts';
import { type Cues, isOfReader, isPlain } from '../segments/clauses.ts';
import { cuesByName } from './cue-names.ts';
import { isCancelled, isPending, isWelcomeAfterAll } from './cancelled.ts';
import { deniesRelative } from './other-things.ts';
import { isSupposed } from '../segments/insistence.ts';
import { kindAt } from '../segments/kin.ts';
import { isQuestion } from '../segments/sentences.ts';
import { isDemandReplaced } from '../segments/substitutes.ts';
import { kinship } from '../gazetteer/kinship.ts';
import { partSeparators, separator } from '../tokens/separators.ts';
import type { Tokens } from '../tokens/tokens.ts';

export type WordTest = (tokens: Tokens, index: number) => boolean;

/** The cues of a word by family, in the order of `cuesByName`. */
const families: readonly ((tokens: Tokens, index: number) => number)[] = [
  ({ mention }, index) => mention[index]!,
  ({ role }, index) => role[index]!,
  ({ topic }, index) => topic[index]!,
  ({ detail }, index) => detail[index]!,
  ({ clause }, index) => clause[index]!,
  ({ exclusion }, index) => exclusion[index]!,
];
/** By family, whether `Cues` has it. */
const isInCues: readonly boolean[] = [true, false, true, false, true, true];

const people = roleCue.roleNoun | roleCue.roleNouns | roleCue.relation;

/** Whether a name is neither where something is, `In Kafka old topics are deleted`, nor whose person, `Le développeur Java part`. */
function isBare(tokens: Tokens, name: number): boolean {
  const isLed = tokens.hasClause(name - 1, clauseCue.preposition | clauseCue.within);
  if (isLed && tokens.parted(name - 1, partSeparators)) return false;
  const person = isLed || tokens.hasClause(name - 1, clauseCue.of) ? name - 2 : name - 1;
  return !tokens.follows(person + 1) || !tokens.hasRole(person, people);
}

/** `lo estamos matando`, `on l'abandonne⏎`, `vi udfaser det⏎`: a pronoun before a verb, or beside one that ends a wrapped line. */
function isObject(tokens: Tokens, index: number): boolean {
  if (!tokens.hasClause(index, clauseCue.pronoun)) return false;
  const verb = index + 1;
  const last = tokens.hasExclusion(verb, exclusionCue.removed) ? verb : index;
  const isBeside = last === verb || tokens.hasExclusion(index - 1, exclusionCue.removed);
  if (isBeside) return tokens.parted(last + 1, separator.wrap);
  const isVerb =
    tokens.hasClause(verb, clauseCue.speaker) || tokens.hasExclusion(verb, exclusionCue.engaging);
  return isVerb && tokens.isForeign(verb) && tokens.follows(verb);
}

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
  /** A denial that nothing around it takes back. */
  standing: (tokens, index) =>
    !isSupposed(tokens, index) &&
    !isCancelled(tokens, index) &&
    !isWelcomeAfterAll(tokens, index) &&
    !deniesRelative(tokens, index) &&
    !isPending(tokens, index) &&
    !isDemandReplaced(tokens, index),
  /** Denies the name after it. */
  denial: (tokens, index) => tokens.has(index, cue.negator) && tokens.names(index + 1),
  /** `our only language`, but not `AWS-only profiles` and Dutch `alleen niet`. */
  sole: (tokens, index) =>
    tokens.hasExclusion(index, exclusionCue.only) &&
    tokens.separators[index] !== separator.hyphen &&
    !tokens.has(index + 1, cue.negator),
  number: (tokens, index) => tokens.startsWithDigit(index),
  /** Is in a line of another language than English. */
  foreign: (tokens, index) => tokens.isForeign(index),
  name: (tokens, index) => tokens.names(index),
  unnamed: (tokens, index) => !tokens.names(index),
  /** Is a thing of the name before it: `Java code`. */
  part: (tokens, index) =>
    tokens.names(index - 1) && tokens.follows(index) && !tokens.has(index, cue.be | cue.negator),
  /** The object of a removal or of what the company does, which has no other then; see `isObject`. */
  object: isObject,
  /** Follows a hyphen. */
  hyphenated: (tokens, index) => tokens.separators[index] === separator.hyphen,
  /** Is what its clause is about; see `isBare`. */
  bare: isBare,
  /** Names a language or a library. */
  code: (tokens, index) => (kindAt(tokens, index) & (kinship.language | kinship.library)) !== 0,
};

/**
 * Reads a test: `be` is a word with this cue, `be|speaker` one with either, `removed+foreign` one with both, and
 * `engaging-reader` one with the first alone.
 */
export function readWordTest(row: string): WordTest {
  const masks = new Map<number, number>();
  const tests: WordTest[] = [];
  for (const one of row.split('|')) {
    const known = cuesByName.get(one);
    // Cues of one family are one test.
    if (known === undefined) tests.push(readSingle(one));
    else masks.set(known[0], (masks.get(known[0]) ?? 0) | known[1]);
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
  const known = cuesByName.get(name);
  if (known !== undefined) return hasAny(...known);
  const property = properties[name];
  if (property === undefined) throw new RangeError(`There is no cue or property "${name}".`);
  return property;
}

function hasAny(family: number, mask: number): WordTest {
  const cuesAt = families[family]!;
  return (tokens, index) => (cuesAt(tokens, index) & mask) !== 0;
}

/** The cues of which a word has one if it passes a test; nothing if it may pass without any. */
export function cuesOf(row: string): Cues | undefined {
  const found = families.map(() => 0);
  for (const one of row.split('|')) {
    const names = one.split('-')[0]!.split('+');
    const known = names
      .map((name) => cuesByName.get(name))
      .find((cues) => cues !== undefined && isInCues[cues[0]]);
    if (known === undefined) return undefined;
    found[known[0]]! |= known[1];
  }
  const [mention = 0, , topic = 0, , structure = 0, exclusion = 0] = found;
  return { mention, topic, structure, exclusion };
}

/** Whether a word passes a test only in lines of another language than English. */
export function isForeignTest(row: string): boolean {
  return row
    .split('|')
    .every((one) => one.split(/[+-]/u).includes('foreign') && !one.includes('-foreign'));
}

export function sharesAny(one: Cues, other: Cues): boolean {
  const shared =
    (one.mention & other.mention) |
    (one.topic & other.topic) |
    (one.structure & other.structure) |
    (one.exclusion & other.exclusion);
  return shared !== 0;
}
