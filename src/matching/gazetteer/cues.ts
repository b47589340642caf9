// Cues as bits: each list of a language's file is one bit, so that one test finds several cues of a token.
import { english } from './data/cues/en.ts';
import { languages as others } from './data/cues/index.ts';
import type {
  ClauseCues,
  DetailCues,
  ExclusionCues,
  Language,
  MentionCues,
  RoleCues,
  TopicCues,
} from './data/cues/language.ts';
import { toKey, withoutMarks } from './variants.ts';

/** Cues of a technology beside them; see `Tokens.has`. */
export const cue = toBits<keyof MentionCues>(english.mention);
/** Cues of a role; see `Tokens.hasRole`. */
export const roleCue = toBits<keyof RoleCues>(english.role);
/** Cues of the topic of a section or a line; see `Tokens.hasTopic`. */
export const topicCue = toBits<keyof TopicCues>(english.topic);
/** Cues of demands besides technologies; see `Tokens.hasDetail`. */
export const detailCue = toBits<keyof DetailCues>(english.detail);
/** Cues of the structure of a clause; see `Tokens.hasClause`. */
export const clauseCue = toBits<keyof ClauseCues>(english.clause);
/** Cues of what a text rules out; see `Tokens.hasExclusion`. */
export const exclusionCue = toBits<keyof ExclusionCues>(english.exclusion);

/** Cues that leave a word as plain as others. */
export const plainCues =
  detailCue.product | detailCue.naming | detailCue.unrelated | detailCue.namesake;

/** Words that headings leave in lower case, in any language. */
export const smallWords: ReadonlySet<string> = new Set(
  [english, ...others].flatMap(({ small }) => splitList(small)),
);

/** Conjunctions after a suspended hyphen, in any language. */
export const suspendingWords: ReadonlySet<string> = new Set(
  [english, ...others].flatMap(({ suspending }) => splitList(suspending)),
);

const spelledNumerals = [english, ...others].flatMap(listNumerals);

/** Numbers in words, in any language, with and without their accents. */
export const numerals: ReadonlyMap<string, number> = new Map([
  ...spelledNumerals.map(([word, value]) => [withoutMarks(word), value] as const),
  ...spelledNumerals,
]);

/** The cues of words, by number: one bit a list. */
export interface Marks {
  readonly mention: Int32Array;
  readonly role: Int32Array;
  readonly topic: Int32Array;
  readonly detail: Int32Array;
  readonly clause: Int32Array;
  readonly exclusion: Int32Array;
}

const families = {
  mention: cue,
  role: roleCue,
  topic: topicCue,
  detail: detailCue,
  clause: clauseCue,
  exclusion: exclusionCue,
};
type Family = keyof typeof families;

/** Cues that a phrase has from its last word: `we use` is a use. */
const fromLast: Marked = {
  mention:
    cue.handling |
    cue.usage |
    cue.verb |
    cue.passage |
    cue.be |
    cue.software |
    cue.announcement |
    cue.successor,
  role: roleCue.team,
  topic: topicCue.seeking,
  detail: 0,
  clause: clauseCue.using | clauseCue.experienceNoun | clauseCue.subject | clauseCue.speaker,
  exclusion:
    exclusionCue.engaging | exclusionCue.adverb | exclusionCue.setting | exclusionCue.pitch,
};
/** Cues that a phrase has from its first word: `we use` has a subject, `years of` counts years. */
const fromFirst: Marked = {
  mention: cue.years,
  role: roleCue.possessive | roleCue.prose,
  topic: topicCue.taskWord | topicCue.seeking | topicCue.yours,
  detail: 0,
  clause: clauseCue.subject | clauseCue.speaker | clauseCue.experienceNoun,
  exclusion: exclusionCue.engaging,
};

type Marked = Readonly<Record<Family, number>>;

/** The disciplines of `fit`. */
export const disciplineCues =
  roleCue.fullstack |
  roleCue.backend |
  roleCue.frontend |
  roleCue.mobile |
  roleCue.data |
  roleCue.infrastructure |
  roleCue.security;

/** Refusals and removals: `banned`, `dropped`. */
export const denyingCues = exclusionCue.refusal | exclusionCue.removed;

/** Headings of demands, welcome skills, tasks and benefits. */
export const sectionHeadings =
  topicCue.demandingHeading |
  topicCue.welcomingHeading |
  topicCue.neutralHeading |
  topicCue.offeringHeading;

/** Disciplines and other occupations. */
const tradeCues = disciplineCues | roleCue.anotherTrade | roleCue.outsider;

/** The words and phrases of a list. */
export function splitList(list: string | undefined): string[] {
  if (!list) return [];
  return list.split(', ').flatMap((entry) => {
    const [stem, ...endings] = entry.split('|');
    return endings.length === 0 ? [entry] : endings.map((ending) => stem + ending);
  });
}

/** The numerals of a language with their values. */
function listNumerals({ numerals: whole, halves }: Language): (readonly [string, number])[] {
  return [...valuesFrom(1, whole), ...valuesFrom(1 / 2, halves)];
}

/** The words of a list of numbers, of which each is one more than the one before. */
function valuesFrom(least: number, list: string | undefined): (readonly [string, number])[] {
  return splitList(list).flatMap((forms, index) =>
    forms.split('/').map((word) => [toKey(word), index + least] as const),
  );
}

/** A word or phrase that has a cue. */
export type CueEntry = readonly [key: string, family: Family, bit: number];

/** Every word and phrase of a language that has a cue. */
export function listCues(language: Language): CueEntry[] {
  const entries: CueEntry[] = [];
  for (const family of Object.keys(families) as Family[]) {
    const bits: Readonly<Record<string, number>> = families[family];
    for (const [name, list] of Object.entries(language[family] ?? {})) {
      const bit = bits[name]!;
      for (const phrase of splitList(list as string)) entries.push([toKey(phrase), family, bit]);
    }
  }
  entries.push(...listNames(language));
  for (const [word] of listNumerals(language)) entries.push([word, 'detail', detailCue.amount]);
  return entries;
}

/** Words of other lists that are names of roles: roles of their own lists, and compounds such as `Sicherheitsberater`. */
function listNames({ role, heads }: Language): CueEntry[] {
  const nouns = new Set(splitList(role.roleNoun));
  const ends = splitList(heads).filter((head) => nouns.has(head));
  const trades = [
    role.frontend,
    role.mobile,
    role.data,
    role.infrastructure,
    role.security,
    role.anotherTrade,
  ].flatMap(splitList);
  const compounds = trades.filter((word) => ends.some((end) => word.endsWith(end)));
  const roles = [role.outsider, role.developer].flatMap(splitList);
  return [...compounds, ...roles].map((word) => [toKey(word), 'role', roleCue.roleNoun]);
}

/** Marks words and phrases with their cues. */
export function markCues(
  entries: readonly CueEntry[],
  numbers: ReadonlyMap<string, number>,
): Marks {
  const marks = {
    mention: new Int32Array(numbers.size + 1),
    role: new Int32Array(numbers.size + 1),
    topic: new Int32Array(numbers.size + 1),
    detail: new Int32Array(numbers.size + 1),
    clause: new Int32Array(numbers.size + 1),
    exclusion: new Int32Array(numbers.size + 1),
  };
  const phrases = new Map<string, number>();
  for (const [key, family, bit] of entries) {
    const number = numbers.get(key)!;
    marks[family][number]! |= bit;
    if (key.includes(' ')) phrases.set(key, number);
  }
  for (const [key, number] of phrases) {
    const words = key.split(' ').map((word) => numbers.get(word) ?? 0);
    inheritCues(marks, number, words);
  }
  return marks;
}

/** Gives a phrase the cues that it has from its words, by number; 0 is a word without cues. */
function inheritCues(marks: Marks, phrase: number, words: readonly number[]): void {
  const { mention, role, topic, clause, exclusion } = marks;
  const first = words[0]!;
  const last = words.at(-1)!;
  for (const family of Object.keys(families) as Family[]) {
    const cues = marks[family];
    cues[phrase]! |= (cues[first]! & fromFirst[family]) | (cues[last]! & fromLast[family]);
  }
  const has = (cues: Int32Array, bits: number): boolean => (cues[phrase]! & bits) !== 0;
  const atEnds = (cues: Int32Array): number => cues[first]! | cues[last]!;
  // `Si no conoces` takes back the demand that `conoces` makes.
  if (has(mention, cue.affirmation)) mention[phrase]! &= ~cue.handling;
  // `Slo vi av` and `bruger vi ikke` speak of the company.
  for (const word of words.slice(1, -1)) clause[phrase]! |= clause[word]! & clauseCue.speaker;
  if (has(topic, topicCue.welcomingHeading)) {
    // `meriterande om` and `wäre ein Plus` are no weaker than `meriterande` and `Plus`.
    mention[phrase]! |= atEnds(mention) & cue.preference;
    // `Would be cool`: a long phrase is the same within a sentence.
    if (words.length > 2) mention[phrase]! |= cue.preference;
  }
  // `Looking for` is a word of hiring as well.
  if (has(topic, topicCue.seeking)) role[phrase]! |= roleCue.hiring;
  // `data engineer` and `ingeniera de datos` name a role, as `engineer` does.
  if (has(role, tradeCues)) role[phrase]! |= atEnds(role) & (roleCue.roleNoun | roleCue.roleNouns);
  // `Don't apply` negates, as `don't` does.
  if (has(clause, clauseCue.deterred) && (mention[first]! & cue.negator) !== 0)
    mention[phrase]! |= cue.negator | cue.demand;
  // `Surtout pas` negates, as `pas` does.
  if (has(exclusion, exclusionCue.refusal)) mention[phrase]! |= atEnds(mention) & cue.negator;
  // `is een pré` is a heading of welcome skills, like `een pré`.
  if (has(mention, cue.preference)) topic[phrase]! |= topic[last]! & topicCue.welcomingHeading;
}

function toBits<Name extends string>(lists: Readonly<Record<Name, string>>): Record<Name, number> {
  const names = Object.keys(lists);
  if (names.length > 32) throw new RangeError('A number has 32 bits, and each cue is one of them.');
  const bits = names.map((name, index) => [name, 2 ** index]);
  return Object.fromEntries(bits) as Record<Name, number>;
}
