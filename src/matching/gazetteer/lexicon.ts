// The dictionary of all words with a meaning in any language: spellings of technologies, their
// neighbours, English cues, and the words by which other languages are detected.
import { derived } from '../../kernel/derived.ts';
import { listCues, type Marks, markCues, splitList } from './cues.ts';
import { domains, english } from './data/cues/en.ts';
import { languages as builtInLanguages } from './data/cues/index.ts';
import type { Language } from './data/cues/language.ts';
import { otherScripts } from './data/cues/other-scripts.ts';
import { properNames } from './data/proper-names.ts';
import { Trie } from './automaton.ts';
import { conceptsOf } from './concepts.ts';
import { listCategories, listFields, listKinds } from './kinship.ts';
import { Phrasebook } from './phrasebook.ts';
import { toKey } from './variants.ts';
import type { Vocabulary } from './vocabulary.ts';

export interface Lexicon {
  readonly trie: Trie;
  /** All members below are indexed by the values of the trie. */
  readonly marks: Marks;
  /** The technology that a word names, or -1. */
  readonly technologyOf: Int32Array;
  /** The platform that a name names besides, or -1. */
  readonly platformOf: Int32Array;
  /** Ordinary words that count only in close context. */
  readonly strict: ReadonlySet<number>;
  /** Ordinary words that name a technology in capitals. */
  readonly capitals: ReadonlySet<number>;
  /** Names of technologies that people, pets and towns have too, as the technologies are written. */
  readonly properNames: ReadonlyMap<number, string>;
  /** Words that end web addresses. */
  readonly domains: ReadonlySet<number>;
  /** Words that a full stop follows within a sentence. */
  readonly abbreviations: ReadonlySet<number>;
  /** Endings of English nouns, which no unknown name in a list has. */
  readonly nounEndings: readonly string[];
  /** How a spelling that is a common word is written when it names its technology. */
  readonly ordinaryOf: readonly (string | undefined)[];
  /** Words that decide for a technology when they are near it, by technology. */
  readonly neighboursOf: readonly (ReadonlySet<number> | undefined)[];
  /** The languages to which a word belongs, one bit each: English is the first, then those of `phrasebooks`. */
  readonly languagesOf: Int32Array;
  readonly phrasebooks: readonly Phrasebook[];
  /** The kinds of technologies; see `kinship`. */
  readonly kinOf: Uint8Array;
  readonly categoryOf: Uint8Array;
  /** The concepts that technologies are parts of; see `listFields`. */
  readonly fieldsOf: readonly bigint[];
  /** The technologies that each concept consists of. */
  readonly concepts: ReadonlyMap<number, readonly number[]>;
}

/** The lexicon of a vocabulary, with the built-in languages. */
export const lexiconOf: (vocabulary: Vocabulary) => Lexicon = derived((vocabulary) =>
  createLexicon(vocabulary, builtInLanguages),
);

/** Makes a lexicon that reads English and the given languages; words of other scripts are read in every text. */
export function createLexicon(vocabulary: Vocabulary, languages: readonly Language[]): Lexicon {
  const numbers = new Map<string, number>();
  const numberOf = (key: string): number => {
    let number = numbers.get(key);
    if (number === undefined) numbers.set(key, (number = numbers.size + 1));
    return number;
  };
  for (const { key } of vocabulary.spellings) numberOf(key);
  for (const { neighbours = [] } of vocabulary.technologies) {
    for (const word of neighbours) numberOf(toKey(word));
  }
  const englishCues = listCues(english);
  const cues = [...englishCues, ...listCues(otherScripts)];
  for (const [key] of cues) numberOf(key);
  for (const { decoys } of [english, otherScripts]) {
    for (const word of splitList(decoys)) numberOf(toKey(word));
  }
  const numbersOf = (list: string | undefined) =>
    new Set(splitList(list).map((word) => numberOf(toKey(word))));
  const domainNumbers = numbersOf(domains);
  const abbreviations = numbersOf(english.abbreviations);
  const proper = splitList(properNames.replaceAll(/\s+/g, ' ')).map(
    (name) => [numberOf(toKey(name)), name] as const,
  );
  const typical = [english, ...languages].map(({ tells }) => numbersOf(tells));
  const size = numbers.size + 1;
  const languagesOf = new Int32Array(size);
  for (const [index, words] of typical.entries()) {
    for (const number of words) languagesOf[number]! |= 2 ** index;
  }
  // A phrase such as `you will` hides the words that it consists of.
  for (const [key] of englishCues) {
    const first = key.slice(0, Math.max(0, key.indexOf(' ')));
    if (languagesOf[numbers.get(first) ?? 0]! & 1) languagesOf[numbers.get(key)!]! |= 1;
  }
  const spellings = indexSpellings(vocabulary, numbers);
  return {
    trie: new Trie([...numbers.keys()]),
    marks: markCues(cues, numbers),
    ...spellings,
    properNames: new Map(proper),
    domains: domainNumbers,
    abbreviations,
    nounEndings: splitList(english.nounEndings),
    neighboursOf: indexNeighbours(vocabulary, numbers, spellings.technologyOf),
    languagesOf,
    phrasebooks: languages.map(phrasebookOf),
    kinOf: listKinds(vocabulary),
    categoryOf: listCategories(vocabulary),
    fieldsOf: listFields(vocabulary),
    concepts: conceptsOf(vocabulary),
  };
}

const phrasebookOf = derived((language: Language) => new Phrasebook(language));

function indexSpellings({ spellings }: Vocabulary, numbers: ReadonlyMap<string, number>) {
  const size = numbers.size + 1;
  const technologyOf = new Int32Array(size).fill(-1);
  const platformOf = new Int32Array(size).fill(-1);
  const strict = new Set<number>();
  const capitals = new Set<number>();
  const ordinaryOf: (string | undefined)[] = Array.from({ length: size });
  for (const { key, technology, ordinary, strict: isStrict, platform } of spellings) {
    const number = numbers.get(key)!;
    technologyOf[number] = technology;
    platformOf[number] = platform ?? -1;
    ordinaryOf[number] = ordinary;
    if (isStrict) strict.add(number);
    if (ordinary !== undefined && ordinary === ordinary.toUpperCase()) capitals.add(number);
  }
  return { technologyOf, platformOf, strict, capitals, ordinaryOf };
}

function indexNeighbours(
  vocabulary: Vocabulary,
  numbers: ReadonlyMap<string, number>,
  technologyOf: Int32Array,
) {
  const plainOf = groupPlain(vocabulary, numbers);
  return vocabulary.technologies.map(({ neighbours }, index) => {
    if (!neighbours?.length) return undefined;
    // Technologies of a group share a list, which names them too.
    const found = neighbours
      .map((word) => numbers.get(toKey(word))!)
      .filter((number) => technologyOf[number] !== index);
    const plain = found.flatMap((number) => plainOf.get(technologyOf[number]!) ?? []);
    return new Set([...found, ...plain]);
  });
}

/** The words that name a technology and are no common words, by technology: neighbours in every such spelling. */
function groupPlain(
  { spellings }: Vocabulary,
  numbers: ReadonlyMap<string, number>,
): ReadonlyMap<number, readonly number[]> {
  const groups = new Map<number, number[]>();
  for (const { key, technology, ordinary } of spellings) {
    if (ordinary !== undefined) continue;
    const group = groups.get(technology);
    if (group === undefined) groups.set(technology, [numbers.get(key)!]);
    else group.push(numbers.get(key)!);
  }
  return groups;
}
