// Every word that means something to the matcher, in one dictionary: spellings of technologies, cues, neighbours.
import { derived } from '../schema/derived.ts';
import { cues } from './data/cues.ts';
import { roleCues } from './data/role-cues.ts';
import { toKey } from './spelling.ts';
import { Trie } from './trie.ts';
import type { Vocabulary } from './vocabulary.ts';

/** One bit a cue, so that a word can be asked for several at once. */
export const cue = toBits(cues);
export const roleCue = toBits(roleCues);

export interface Lexicon {
  readonly trie: Trie;
  /** What follows is indexed by what the trie answers. */
  /** The technology that a word names, or -1. */
  readonly technologyOf: Int32Array;
  /** The platform that a name names besides, or -1. */
  readonly platformOf: Int32Array;
  /** Ordinary words that count only in close company. */
  readonly strict: ReadonlySet<number>;
  /** Ordinary words that name a technology in capitals. */
  readonly capitals: ReadonlySet<number>;
  readonly cuesOf: Int32Array;
  readonly roleCuesOf: Int32Array;
  /** How a spelling that is an ordinary word is written when it names its technology. */
  readonly ordinaryOf: readonly (string | undefined)[];
  /** Words whose company settles a technology, by technology. */
  readonly neighboursOf: readonly (ReadonlySet<number> | undefined)[];
}

export const lexiconOf: (vocabulary: Vocabulary) => Lexicon = derived((vocabulary) => {
  const words = new Map<string, number>();
  const numberOf = (key: string): number => {
    let number = words.get(key);
    if (number === undefined) words.set(key, (number = words.size + 1));
    return number;
  };
  for (const { key } of vocabulary.spellings) numberOf(key);
  for (const { neighbours = [] } of vocabulary.technologies) {
    for (const word of neighbours) numberOf(toKey(word));
  }
  for (const list of [...Object.values(cues), ...Object.values(roleCues)]) {
    for (const word of list.split(', ')) numberOf(toKey(word));
  }
  const technologyOf = new Int32Array(words.size + 1).fill(-1);
  const platformOf = new Int32Array(words.size + 1).fill(-1);
  const strictOnes = new Set<number>();
  const capitals = new Set<number>();
  const ordinaryOf: (string | undefined)[] = Array.from({ length: words.size + 1 });
  for (const { key, technology, ordinary, strict, platform } of vocabulary.spellings) {
    const number = numberOf(key);
    technologyOf[number] = technology;
    platformOf[number] = platform ?? -1;
    ordinaryOf[number] = ordinary;
    if (strict) strictOnes.add(number);
    if (ordinary !== undefined && ordinary === ordinary.toUpperCase()) capitals.add(number);
  }
  const plainOf = groupPlain(vocabulary, words);
  const neighboursOf = vocabulary.technologies.map(({ neighbours }) =>
    neighbours?.length
      ? new Set(
          neighbours.flatMap((word) => [
            words.get(toKey(word))!,
            ...(plainOf.get(vocabulary.indexOf(word)) ?? []),
          ]),
        )
      : undefined,
  );
  const cuesOf = markWords(cues, cue, words);
  const roleCuesOf = markWords(roleCues, roleCue, words);
  inheritCues(
    cuesOf,
    cue.handling | cue.usage | cue.verb | cue.passage | cue.be | cue.software,
    words,
  );
  return {
    trie: new Trie([...words.keys()]),
    technologyOf,
    platformOf,
    strict: strictOnes,
    capitals,
    cuesOf,
    roleCuesOf,
    ordinaryOf,
    neighboursOf,
  };
});

/** The words that name a technology and are no ordinary words, by technology: neighbours in every such spelling. */
function groupPlain(
  { spellings }: Vocabulary,
  words: ReadonlyMap<string, number>,
): ReadonlyMap<number, readonly number[]> {
  const groups = new Map<number, number[]>();
  for (const { key, technology, ordinary } of spellings) {
    if (ordinary !== undefined) continue;
    const group = groups.get(technology);
    if (group === undefined) groups.set(technology, [words.get(key)!]);
    else group.push(words.get(key)!);
  }
  return groups;
}

function toBits<Name extends string>(lists: Readonly<Record<Name, string>>): Record<Name, number> {
  const names = Object.keys(lists);
  if (names.length > 32) throw new RangeError('A number has 32 bits, and each cue is one of them.');
  const bits = names.map((name, index) => [name, 2 ** index]);
  return Object.fromEntries(bits) as Record<Name, number>;
}

function markWords<Name extends string>(
  lists: Readonly<Record<Name, string>>,
  bits: Readonly<Record<Name, number>>,
  words: ReadonlyMap<string, number>,
): Int32Array {
  const marks = new Int32Array(words.size + 1);
  for (const [name, list] of Object.entries<string>(lists)) {
    for (const word of list.split(', ')) marks[words.get(toKey(word))!]! |= bits[name as Name];
  }
  return marks;
}

/** Lets a phrase say what its last word says besides: `we use` is a use, `you need` is prose. */
function inheritCues(
  marks: Int32Array,
  inherited: number,
  words: ReadonlyMap<string, number>,
): void {
  for (const [key, number] of words) {
    if (marks[number] === 0) continue;
    const parts = key.split(' ');
    if (parts.length === 1) continue;
    const last = words.get(parts.at(-1)!);
    if (last !== undefined) marks[number]! |= marks[last]! & inherited;
  }
}
