// Finds the texts of a profile that may contain a name, so that few of them are read for it.
import type { Ending } from '../gazetteer/phrasebook.ts';
import { fold, foldText } from '../normalize/fold.ts';

/** Characters of a word that the index keeps. */
const kept = 5;
/** The first `kept` characters of each word. */
const beginnings = /(?<![a-z0-9])[a-z0-9]{1,5}/g;
const decoder = new TextDecoder('utf-16le');

/** The texts by the first characters of their words: runs of ASCII letters and digits. */
export class TextIndex {
  /** The first characters of words, and the texts with such a word, ascending. */
  readonly #entries: readonly (readonly [string, readonly number[]])[];
  /** Texts with other characters than ASCII. */
  readonly #others: readonly number[];
  /** Endings of inflected names that change the end of a name. */
  readonly #endings: readonly Ending[];

  constructor(texts: readonly string[], endings: readonly Ending[] = []) {
    this.#endings = endings
      .filter(({ base }) => base !== '')
      .map(({ ending, base }) => ({ ending: foldText(ending), base }));
    const found = new Map<string, number[]>();
    const others: number[] = [];
    for (const [index, text] of texts.entries()) {
      const folded = foldFast(text);
      addWords(found, folded, index);
      // A plain search reads markup and invisible characters as they are.
      if (folded !== text.toLowerCase()) addWords(found, foldText(text), index);
      if (/[\x80-\uffff]/.test(folded)) others.push(index);
      // A word that a hyphen parts at the end of a line: `Kuber-⏎netes`.
      if (folded.includes('-\n')) addWords(found, folded.replaceAll('-\n', ''), index);
    }
    this.#entries = [...found];
    this.#others = others;
  }

  /** Lists all texts that may name one of the keys (see `toKey`), and some that do not, in order. */
  find(keys: readonly string[]): readonly number[] {
    const found = new Set<number>();
    for (const key of keys) {
      const [, word] = /^[^a-z0-9\x80-\uffff]*([a-z0-9]+)/u.exec(key) ?? [];
      if (word === undefined) for (const index of this.#others) found.add(index);
      else this.#addBeginning(found, word, word.length === key.length);
      if (word === key) this.#addForms(found, word);
    }
    return [...found].toSorted((a, b) => a - b);
  }

  /** Adds the texts with forms that change the end of a name: `Kafce` for Kafka. */
  #addForms(found: Set<number>, name: string): void {
    for (const { ending, base } of this.#endings) {
      if (!name.endsWith(base)) continue;
      // An entry ends before a letter such as `ś`.
      const [form = ''] = /^[a-z0-9]+/.exec(name.slice(0, -base.length) + ending) ?? [];
      this.#addBeginning(found, form, false);
    }
  }

  #addBeginning(found: Set<number>, word: string, isWhole: boolean): void {
    // `Javy` is a form of Java.
    const stem = isWhole && word.length > 2 ? word.replace(/a$/, '') : word;
    const start = stem.slice(0, kept);
    // Longer words begin with a name as compounds or inflected forms. No form adds a letter to a letter but `s`.
    const isFound =
      start.length > 1
        ? (beginning: string) => beginning.startsWith(start)
        : (beginning: string) => beginning[0] === start && !/^.[a-rt-z]/.test(beginning);
    for (const [beginning, indexes] of this.#entries) {
      if (isFound(beginning)) for (const index of indexes) found.add(index);
    }
  }
}

/** Folds a text like `fold`, which looks at each character for markup and places. */
function foldFast(text: string): string {
  if (/^[\n -%'-;=-[\]-~]*$/.test(text)) return text.toLowerCase();
  const { codes, length } = fold(text);
  return decoder.decode(codes.subarray(0, length));
}

/** Adds a text to the entries of its words. */
function addWords(found: Map<string, number[]>, folded: string, index: number): void {
  for (const [beginning] of folded.matchAll(beginnings)) {
    const indexes = found.get(beginning);
    if (indexes === undefined) found.set(beginning, [index]);
    else if (indexes.at(-1) !== index) indexes.push(index);
  }
}
