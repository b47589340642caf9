// The words of a text in parallel arrays, which all rules read.
import { code } from '../normalize/characters.ts';
import { separator } from './separators.ts';
import { clauseCue, exclusionCue, type Marks } from '../gazetteer/cues.ts';
import type { Lexicon } from '../gazetteer/lexicon.ts';
import type { Phrasebook } from '../gazetteer/phrasebook.ts';
import { endOf, type Folded } from '../normalize/offsets.ts';

/** Number of places after the last word that a rule may read. */
const lookAhead = 8;

/** A range of lines in one language. */
export interface LanguageRun {
  /** Place in the folded text at which the range begins. */
  readonly start: number;
  /** Index in the lexicon's phrasebooks; -1 for English alone. */
  readonly book: number;
}

const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;

/** States of a word: it names no technology, may name one, names one, or excludes one. */
export const state = { none: 0, open: 1, named: 2, excluded: 3 } as const;

/** The words of a text in order. A known name of several words is one word. */
export class Tokens {
  readonly folded: Folded;
  readonly lexicon: Lexicon;
  count = 0;
  /** Code units of the folded text. */
  starts!: Int32Array;
  ends!: Int32Array;
  /** Numbers of the lexicon; 0 for a word that it does not know. */
  numbers!: Int32Array;
  /** The separators before each word and, after the last one, those at the end of the text. */
  separators!: Int32Array;
  /** The cues of each word in the language of its line; absent until the text is read or a word has cues of its own. */
  mention!: Int32Array;
  role!: Int32Array;
  topic!: Int32Array;
  detail!: Int32Array;
  clause!: Int32Array;
  exclusion!: Int32Array;
  /** The cues that any word has. */
  present: Readonly<Record<'mention' | 'topic' | 'clause' | 'exclusion', number>> = {
    mention: 0,
    topic: 0,
    clause: 0,
    exclusion: 0,
  };
  /** See `state`. */
  states!: Uint8Array;
  /** Languages besides English by line: their indexes in the lexicon's phrasebooks, from a place on. */
  languages: readonly LanguageRun[] = [];
  /** The spelling of common words of the text's language as names of technologies, by index. */
  readonly #everyday = new Map<number, string>();
  readonly #inflected = new Set<number>();
  /** Number of words that have their cues. */
  #marked = 0;
  readonly #compounds = new Set<number>();

  constructor(folded: Folded, lexicon: Lexicon) {
    this.folded = folded;
    this.lexicon = lexicon;
    // Most prose has fewer words than one per four characters. The arrays grow for other texts.
    this.#allocate((folded.length >> 2) + 16);
  }

  push(start: number, end: number, number: number, before: number): void {
    const index = this.count++;
    if (this.count + lookAhead > this.starts.length) this.#grow();
    this.starts[index] = start;
    this.ends[index] = end;
    this.numbers[index] = number;
    this.separators[index] = before;
  }

  /** Adds to the words from `first` on the cues that they have in every language. */
  #markAll(first: number): void {
    const { lexicon, numbers, mention, role, topic, detail, clause, exclusion, count } = this;
    const { marks } = lexicon;
    for (let index = first; index < count; index++) {
      const number = numbers[index]!;
      mention[index] = marks.mention[number]!;
      role[index] = marks.role[number]!;
      topic[index] = marks.topic[number]!;
      detail[index] = marks.detail[number]!;
      clause[index] = marks.clause[number]!;
      exclusion[index] = marks.exclusion[number]!;
    }
  }

  /** Adds to the last word the cues that it has in every language, before its own. */
  markLast(): void {
    this.#markAll(this.#marked);
    this.#marked = this.count;
  }

  /** Adds cues to those of the last word. */
  mark({ mention, role, topic, detail, clause, exclusion }: Marks, number: number): void {
    const last = this.count - 1;
    this.mention[last]! |= mention[number]!;
    this.role[last]! |= role[number]!;
    this.topic[last]! |= topic[number]!;
    this.detail[last]! |= detail[number]!;
    this.clause[last]! |= clause[number]!;
    this.exclusion[last]! |= exclusion[number]!;
  }

  /** Gives the last word the cues of a verb whose subject is the company. */
  markVerb(): void {
    const last = this.count - 1;
    this.clause[last]! |= clauseCue.speaker;
    this.exclusion[last]! |= exclusionCue.engaging;
  }

  /** Removes the cues of the last word. */
  unmark(): void {
    const last = this.count - 1;
    for (const cues of this.#cues()) cues[last] = 0;
  }

  /** Removes the words from `count` on. */
  dropTo(count: number): void {
    this.count = count;
    this.#marked = Math.min(this.#marked, count);
    for (const kept of [this.#everyday, this.#inflected, this.#compounds]) {
      for (const index of kept.keys()) if (index >= count) kept.delete(index);
    }
  }

  /** Marks the last word as a common word here, with its spelling as the name of a technology. */
  markEveryday(written: string): void {
    this.#everyday.set(this.count - 1, written);
  }

  /** Marks the last word as a name with an ending, which no common word has. */
  markInflected(): void {
    this.#inflected.add(this.count - 1);
  }

  /** Marks the last word as a compound of known words. */
  markCompound(): void {
    this.#compounds.add(this.count - 1);
  }

  isCompound(index: number): boolean {
    return this.#compounds.has(index);
  }

  /** Whether a word is a common word in the language of its line, and a technology's name elsewhere. */
  isEveryday(index: number): boolean {
    return this.#everyday.has(index);
  }

  /** Ends the text: places after the last word get no number and no cues. */
  finish(before: number): void {
    const { count } = this;
    this.#markAll(this.#marked);
    this.separators[count] = before;
    this.numbers.fill(0, count, count + lookAhead);
    for (const cues of this.#cues()) cues.fill(0, count, count + lookAhead);
    const { mention, topic, clause, exclusion } = this;
    let mentions = 0;
    let topics = 0;
    let clauses = 0;
    let exclusions = 0;
    for (let index = 0; index < count; index++) {
      mentions |= mention[index]!;
      topics |= topic[index]!;
      clauses |= clause[index]!;
      exclusions |= exclusion[index]!;
    }
    this.present = { mention: mentions, topic: topics, clause: clauses, exclusion: exclusions };
  }

  #grow(): void {
    const { starts, ends, numbers, separators } = this;
    const marked = this.#cues();
    this.#allocate(2 * starts.length);
    this.starts.set(starts);
    this.ends.set(ends);
    this.numbers.set(numbers);
    this.separators.set(separators);
    for (const [family, cues] of this.#cues().entries()) cues.set(marked[family]!);
  }

  /** The cues of words by family. */
  #cues(): readonly Int32Array[] {
    return [this.mention, this.role, this.topic, this.detail, this.clause, this.exclusion];
  }

  /** All arrays are in one buffer, which takes less time to allocate than one for each. */
  #allocate(capacity: number): void {
    const size = 4 * capacity;
    const buffer = new ArrayBuffer(10 * size + capacity);
    this.starts = new Int32Array(buffer, 0, capacity);
    this.ends = new Int32Array(buffer, size, capacity);
    this.numbers = new Int32Array(buffer, 2 * size, capacity);
    this.separators = new Int32Array(buffer, 3 * size, capacity);
    this.mention = new Int32Array(buffer, 4 * size, capacity);
    this.role = new Int32Array(buffer, 5 * size, capacity);
    this.topic = new Int32Array(buffer, 6 * size, capacity);
    this.clause = new Int32Array(buffer, 7 * size, capacity);
    this.detail = new Int32Array(buffer, 8 * size, capacity);
    this.exclusion = new Int32Array(buffer, 9 * size, capacity);
    this.states = new Uint8Array(buffer, 10 * size, capacity);
  }

  /** Lengthens the last word if it is unknown, and returns whether it did. */
  extend(end: number): boolean {
    const last = this.count - 1;
    if (this.numbers[last] !== 0) return false;
    this.ends[last] = end;
    return true;
  }

  /** Whether a word has one of the cues of mentions; none outside the text. */
  has(index: number, cues: number): boolean {
    return (this.mention[index]! & cues) !== 0;
  }

  /** Like `has`, for the cues of roles. */
  hasRole(index: number, cues: number): boolean {
    return (this.role[index]! & cues) !== 0;
  }

  /** Like `has`, for the cues of topics. */
  hasTopic(index: number, cues: number): boolean {
    return (this.topic[index]! & cues) !== 0;
  }

  /** Like `has`, for the cues of demands besides technologies. */
  hasDetail(index: number, cues: number): boolean {
    return (this.detail[index]! & cues) !== 0;
  }

  /** Like `has`, for the cues of clauses. */
  hasClause(index: number, cues: number): boolean {
    return (this.clause[index]! & cues) !== 0;
  }

  /** Like `has`, for the cues of exclusions. */
  hasExclusion(index: number, cues: number): boolean {
    return (this.exclusion[index]! & cues) !== 0;
  }

  /** Whether a word has any cue, besides some of mentions. */
  isCue(index: number, besides = 0): boolean {
    const { mention, role, topic, detail, clause, exclusion } = this;
    const some = (mention[index]! & ~besides) | role[index]! | topic[index]!;
    return (some | detail[index]! | clause[index]! | exclusion[index]!) !== 0;
  }

  /** Whether a word names a technology, ruled out or not. */
  names(index: number): boolean {
    return this.states[index]! >= state.named;
  }

  /** Whether a word is part of a name that the vocabulary does not know. */
  isUnknownName(index: number): boolean {
    return this.names(index) && this.technology(index) < 0;
  }

  /** The technology that a word may name, or -1. */
  technology(index: number): number {
    return this.lexicon.technologyOf[this.numbers[index]!]!;
  }

  /** The platform that a word names besides its technology, or -1. */
  platform(index: number): number {
    return this.lexicon.platformOf[this.numbers[index]!]!;
  }

  /** How the word is written when it names a technology, if it is a common word too. */
  ordinary(index: number): string | undefined {
    const ordinary = this.lexicon.ordinaryOf[this.numbers[index]!];
    // Only a text in another language than English has such words.
    if (this.languages.length === 0) return ordinary;
    return this.#inflected.has(index) ? undefined : (ordinary ?? this.#everyday.get(index));
  }

  /** Whether a word is in a line that is read in another language than English. */
  isForeign(index: number): boolean {
    return this.phrasebookAt(index) !== undefined;
  }

  /** The phrasebook of the line of a word, unless the line is English. */
  phrasebookAt(index: number): Phrasebook | undefined {
    const { languages } = this;
    if (languages.length === 0) return undefined;
    let low = 0;
    let high = languages.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (languages[middle]!.start <= this.starts[index]!) low = middle + 1;
      else high = middle;
    }
    return this.lexicon.phrasebooks[languages[low - 1]?.book ?? -1];
  }

  /** Length in folded code units. */
  lengthOf(index: number): number {
    return this.ends[index]! - this.starts[index]!;
  }

  /** How many spaces a phrase has. */
  spaces(index: number): number {
    const { codes } = this.folded;
    const end = this.ends[index]!;
    let count = 0;
    for (let place = this.starts[index]!; place < end; place++) {
      if (codes[place] === code.space) count++;
    }
    return count;
  }

  /** The code units of the text that the word takes, from the first up to the one after the last. */
  place(index: number): [number, number] {
    const { folded, starts, ends } = this;
    return [folded.firsts[starts[index]!]!, endOf(folded, ends[index]! - 1)];
  }

  /** The word as in the text, without invisible characters. */
  written(index: number): string {
    if (index < 0 || index >= this.count) return '';
    const { folded, starts, ends } = this;
    const end = endOf(folded, ends[index]! - 1);
    const written = folded.original.slice(folded.firsts[starts[index]!]!, end);
    return written.length === this.lengthOf(index) ? written : written.replaceAll(invisible, '');
  }

  /** Whether the word starts with a digit, or with the letter that may precede one. */
  mayBeVersion(index: number): boolean {
    return this.startsWithDigit(index) || this.folded.codes[this.starts[index]!] === 0x76;
  }

  startsWithDigit(index: number): boolean {
    if (index >= this.count) return false;
    const unit = this.folded.codes[this.starts[index]!]!;
    return unit >= 0x30 && unit <= 0x39;
  }

  /** Whether a separator of `kinds` precedes the word; always true outside the text. */
  parted(index: number, kinds: number): boolean {
    return index <= 0 || index >= this.count || (this.separators[index]! & kinds) !== 0;
  }

  /** Whether the word is joined to the one before by nothing but space or a hyphen. */
  follows(index: number): boolean {
    if (index <= 0 || index >= this.count) return false;
    return (
      (this.separators[index]! &
        ~(separator.space | separator.hyphen | separator.quote | separator.wrap)) ===
      0
    );
  }
}
