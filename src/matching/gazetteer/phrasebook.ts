// The words and phrases of one language besides English, built when the first text of that language arrives.
import { type CueEntry, listCues, type Marks, markCues, splitList } from './cues.ts';
import type { Language } from './data/cues/language.ts';
import { Trie } from './automaton.ts';
import { toKey, withoutMarks } from './variants.ts';

/** The words of a language, by the values of the trie. */
export interface Words {
  readonly trie: Trie;
  readonly marks: Marks;
  /** Words whose English cues do not count. */
  readonly falseFriends: ReadonlySet<number>;
  readonly abbreviations: ReadonlySet<number>;
  /** Words that have no cues in capitals. */
  readonly acronyms: ReadonlySet<number>;
  /** Words without their accents, as capitals are often written. */
  readonly capitals: ReadonlySet<number>;
  /** The spelling of common words as names of technologies. */
  readonly ordinaryOf: ReadonlyMap<number, string>;
  /** Names of technologies that are common words of the language. */
  readonly everyday: ReadonlySet<string>;
  /** Words that end compounds, by their last two letters, the longest first. */
  readonly heads: ReadonlyMap<string, readonly Head[]>;
}

/** `{ ending: 'cie', base: 't' }` for `Swifcie`, and no base for `Angulara`. */
export interface Ending {
  readonly ending: string;
  readonly base: string;
}

type Head = readonly [key: string, number: number];

export class Phrasebook {
  readonly tag: string;
  readonly capitalisesNouns: boolean;
  readonly adjectivesFollow: boolean;
  /** Endings of inflected names with the ends that they change, the longest first. */
  readonly endings: readonly Ending[];
  /** The same by their last letter. */
  readonly endingsBy: ReadonlyMap<string, readonly Ending[]>;
  /** Whether an ending may change the end of a name: `Kafki` for Kafka. */
  readonly changesStems: boolean;
  /** From this length on, a word without its accents is known. */
  readonly plainFrom: number;
  readonly nounEndings: readonly string[];
  /** Endings of verbs, by their last letter. */
  readonly verbEndings: ReadonlyMap<string, readonly string[]>;
  readonly #language: Language;
  #words: Words | undefined;

  constructor(language: Language) {
    this.tag = language.tag;
    this.capitalisesNouns = language.capitalisesNouns ?? false;
    this.adjectivesFollow = language.adjectivesFollow ?? false;
    this.endings = splitList(language.endings)
      .toSorted(byLength)
      .map((entry) => {
        const [ending = '', base = ''] = entry.split('/');
        return { ending, base };
      });
    this.endingsBy = groupBy(this.endings, ({ ending }) => ending.slice(-1));
    this.changesStems = this.endings.some(({ base }) => base !== '');
    this.plainFrom = language.plainFrom ?? 6;
    this.nounEndings = splitList(language.nounEndings);
    this.verbEndings = groupBy(splitList(language.verbEndings), (ending) => ending.slice(-1));
    this.#language = language;
  }

  get words(): Words {
    return (this.#words ??= readLanguage(this.#language));
  }
}

function readLanguage(language: Language): Words {
  const { falseFriends, abbreviations, acronyms, ordinary, decoys, heads } = language;
  const numbers = new Map<string, number>();
  const numberOf = (word: string): number => {
    const key = toKey(word);
    let number = numbers.get(key);
    if (number === undefined) numbers.set(key, (number = numbers.size + 1));
    return number;
  };
  const numbersOf = (list: string | undefined) => new Set(splitList(list).map(numberOf));
  const listed = listCues(language);
  const accented = [...listed, ...transcribe(listed, splitList(language.transcription))];
  for (const [key] of accented) numberOf(key);
  numbersOf(decoys);
  // `RÖR` may be written as `ROR`, but `ror` is another word.
  numbersOf(ordinary);
  const own = numbers.size;
  const cues = [...accented, ...withoutAccents(accented, numbers)];
  for (const [key] of cues) numberOf(key);
  const capitals = new Set(
    Array.from({ length: numbers.size - own }, (_, index) => own + index + 1),
  );
  const words = {
    falseFriends: numbersOf(falseFriends),
    abbreviations: numbersOf(abbreviations),
    acronyms: numbersOf(acronyms),
    capitals,
    ordinaryOf: new Map(splitList(ordinary).map((written) => [numberOf(written), written])),
    everyday: new Set(splitList(ordinary)),
    heads: groupBy(
      splitList(heads)
        .toSorted(byLength)
        .map((head) => [toKey(head), numberOf(head)] as const),
      ([head]) => head.slice(-2),
    ),
  };
  return {
    ...words,
    trie: new Trie([...numbers.keys()]),
    marks: markCues(cues, numbers),
  };
}

/** `fuer` for *für*, as keyboards of other countries write it. */
function transcribe(cues: readonly CueEntry[], pairs: readonly string[]): CueEntry[] {
  if (pairs.length === 0) return [];
  const letters = new Map(pairs.map((pair) => pair.split(' ') as [string, string]));
  return cues.flatMap(([key, family, bit]) => {
    const plain = key.replaceAll(/\P{ASCII}/gu, (letter) => letters.get(letter) ?? letter);
    return plain === key ? [] : [[plain, family, bit] as const];
  });
}

/** `SOUHAITE` for *souhaité*, unless that is another word. */
function withoutAccents(cues: readonly CueEntry[], known: ReadonlyMap<string, number>): CueEntry[] {
  return cues.flatMap(([key, family, bit]) => {
    if (!/[^ -~]/.test(key)) return [];
    const plain = withoutMarks(key);
    return plain === key || known.has(plain) ? [] : [[plain, family, bit] as const];
  });
}

/** Groups items by a key, in their order. */
function groupBy<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): ReadonlyMap<string, readonly Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group === undefined) groups.set(keyOf(item), [item]);
    else group.push(item);
  }
  return groups;
}

function byLength(a: string, b: string): number {
  return b.length - a.length;
}
