// Looks up the word at a place: the longest name or phrase of the lexicon, or of the language of the line.
import type { Trie } from '../gazetteer/automaton.ts';
import { cue } from '../gazetteer/cues.ts';
import type { Phrasebook, Words } from '../gazetteer/phrasebook.ts';
import { code, isDigit, kind, skipWord } from '../normalize/characters.ts';
import { isAsWritten } from '../normalize/offsets.ts';
import { firstOfTwo, longestCut } from './broken-names.ts';
import { readInflectedPhrase } from './compounds.ts';
import type { Tokens } from './tokens.ts';

/** The word that `find` found last is in its members, because an object for each word takes time. */
export class WordLookup {
  /** The number of the word in the lexicon; 0 if the word is unknown there. */
  number = 0;
  /** Its number in the phrasebook; 0 if the word is unknown there. */
  own = 0;
  /** Its end in the folded text. */
  end = 0;
  /** Whether it is a name with an ending of the language. */
  isInflected = false;
  /** The phrasebook of the line, unless the line is English. */
  book: Phrasebook | undefined;
  readonly #tokens: Tokens;
  readonly #codes: Uint16Array;
  /** Index of the next range of lines in one language, and its place. */
  #run = 0;
  #change: number;

  constructor(tokens: Tokens) {
    this.#tokens = tokens;
    this.#codes = tokens.folded.codes;
    this.#change = tokens.languages[0]?.start ?? Infinity;
  }

  /**
   * Finds the word that begins at a place.
   * @param first the kind of its first character
   */
  find(index: number, first: number, opensLine: boolean): void {
    if (index >= this.#change) this.#changeLanguage(index);
    const { trie, technologyOf } = this.#tokens.lexicon;
    this.number = trie.longest(this.#codes, index);
    this.end = this.number === 0 ? this.#endOfUnknown(index, first) : trie.end;
    this.own = 0;
    if (this.book !== undefined) this.#findOwn(index, this.book);
    if (this.number === 0 && this.own === 0) this.end = this.#endOfAmount(index);
    if (technologyOf[this.number]! >= 0) {
      if (opensLine) this.#separateLines(index, trie);
      this.#separateDenial(index, trie);
    }
    if (this.#codes[this.end] === code.hyphen) this.#joinLines(index, trie);
    if (this.book !== undefined) this.#addEnding(index, this.book);
  }

  #changeLanguage(index: number): void {
    const { languages, lexicon } = this.#tokens;
    while (this.#run < languages.length && languages[this.#run]!.start <= index) {
      this.book = lexicon.phrasebooks[languages[this.#run++]!.book];
    }
    this.#change = languages[this.#run]?.start ?? Infinity;
  }

  /** The end of a word that the lexicon does not know. The lexicon's trie has read the letters that it begins with. */
  #endOfUnknown(index: number, first: number): number {
    if (first === kind.ideograph) return index + 1;
    return skipWord(this.#codes, Math.max(index + 1, this.#tokens.lexicon.trie.read));
  }

  /** Looks for a phrase of the language. The longer of it and the English one wins; equally long, both count. */
  #findOwn(index: number, { words, plainFrom }: Phrasebook): void {
    const { trie } = words;
    const own = trie.longest(this.#codes, index);
    if (own === 0 || (this.number !== 0 && trie.end < this.end)) return;
    // A short word without its accents counts only in capitals.
    const isShort = trie.end - index < plainFrom;
    if (isShort && words.capitals.has(own) && !this.#isCapital(trie.end - 1)) return;
    this.own = own;
    if (this.number !== 0 && trie.end === this.end) return;
    this.number = 0;
    this.end = trie.end;
  }

  #isCapital(index: number): boolean {
    return !isAsWritten(this.#tokens.folded, index);
  }

  /** The end of the number that begins a word whose rest is a unit of years: `5ans`, `3yrs`. */
  #endOfAmount(index: number): number {
    const codes = this.#codes;
    const { end, book } = this;
    let unit = index;
    while (unit < end && isDigit(codes[unit]!)) unit++;
    if (unit === index || unit > index + 2 || unit === end) return end;
    const isUnit =
      isUnitOfYears(this.#tokens.lexicon, codes, unit, end) ||
      (book !== undefined && isUnitOfYears(book.words, codes, unit, end));
    return isUnit ? unit : end;
  }

  /** Keeps the first of two names on two lines. */
  #separateLines(index: number, trie: Trie): void {
    const first = firstOfTwo(this.#tokens, index, this.end, this.book?.words);
    if (first === 0) return;
    this.number = first;
    this.end = trie.end;
  }

  /** Keeps the denial before a longer name: `no SQL Server` is no NoSQL. */
  #separateDenial(index: number, trie: Trie): void {
    const { marks, technologyOf } = this.#tokens.lexicon;
    let gap = index;
    while (gap < this.end && this.#codes[gap] !== code.space) gap++;
    if (gap === this.end) return;
    const first = trie.longest(this.#codes, index, gap);
    if ((marks.mention[first]! & cue.negator) === 0) return;
    const next = trie.longest(this.#codes, gap + 1);
    if (technologyOf[next]! < 0 || trie.end <= this.end) return;
    this.number = first;
    this.end = gap;
  }

  /** Joins a word that a hyphen at the end of a line divides. The longer of two wins, as in `#findOwn`. */
  #joinLines(index: number, trie: Trie): void {
    const cut = this.end;
    const whole = longestCut(this.#tokens, trie, index, cut);
    if (whole !== 0) {
      this.number = whole;
      this.end = index + trie.end + 2;
    }
    if (this.book === undefined) return;
    const { words } = this.book;
    const own = longestCut(this.#tokens, words.trie, index, cut);
    const end = index + words.trie.end + 2;
    if (own === 0 || end < this.end) return;
    this.own = own;
    if (end > this.end) this.number = 0;
    this.end = end;
  }

  #addEnding(index: number, book: Phrasebook): void {
    const inflected = readInflectedPhrase(this.#tokens, book, index, this.end, this.number);
    this.isInflected = inflected !== undefined;
    if (inflected === undefined) return;
    this.number = inflected.number;
    this.end = inflected.end;
  }
}

/** Whether the rest of a word, from `start` to `end`, is a unit of years. */
function isUnitOfYears(
  { trie, marks }: Pick<Words, 'trie' | 'marks'>,
  codes: Uint16Array,
  start: number,
  end: number,
): boolean {
  return (marks.mention[trie.longest(codes, start)]! & cue.years) !== 0 && trie.end >= end;
}
