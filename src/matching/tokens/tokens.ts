// The words of a text in parallel arrays, as all rules read them.
import { detailCue, plainCues } from '../gazetteer/cues.ts';
import type { Lexicon } from '../gazetteer/lexicon.ts';
import type { Phrasebook } from '../gazetteer/phrasebook.ts';
import { code, isDigit } from '../normalize/characters.ts';
import { endOf, type Folded, isAsWritten } from '../normalize/offsets.ts';
import { separator } from './separators.ts';

/** A range of lines in one language. */
export interface LanguageRun {
  /** Place in the folded text at which the range begins. */
  readonly start: number;
  /** Index in the lexicon's phrasebooks; -1 for English alone. */
  readonly book: number;
}

const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;
const letterV = 0x76;
const zero = 0x30;
/** Separators within a phrase. */
const joints = separator.space | separator.hyphen | separator.quote | separator.wrap;

/** States of a word: it names no technology, may name one, names one, or excludes one. */
export const state = { none: 0, open: 1, named: 2, excluded: 3 } as const;

/** The words of a text in order. A known name of several words is one word. `TokenBuilder` fills the arrays. */
export class Tokens {
  readonly folded: Folded;
  readonly lexicon: Lexicon;
  /** The ranges of lines by language, from the first line that is not English; empty for an English text. */
  readonly languages: readonly LanguageRun[];
  count = 0;
  /** Where words begin and end, in code units of the folded text. */
  starts!: Int32Array;
  ends!: Int32Array;
  /** Numbers of the lexicon; 0 for a word that it does not know. */
  numbers!: Int32Array;
  /** The separators before each word and, after the last one, those at the end of the text. */
  separators!: Int32Array;
  /** The cues of each word in the language of its line. */
  mention!: Int32Array;
  role!: Int32Array;
  topic!: Int32Array;
  detail!: Int32Array;
  clause!: Int32Array;
  exclusion!: Int32Array;
  /** The cues that any word has. */
  present!: Readonly<Record<'mention' | 'topic' | 'clause' | 'exclusion', number>>;
  /** See `state`. */
  states!: Uint8Array;
  /** The spelling of common words of the text's language as names of technologies, by index. */
  protected readonly everyday = new Map<number, string>();
  /** Names with an ending of the language, which no common word has. */
  protected readonly inflected = new Set<number>();
  /** Compounds of known words. */
  protected readonly compounds = new Set<number>();

  constructor(folded: Folded, lexicon: Lexicon, languages: readonly LanguageRun[]) {
    this.folded = folded;
    this.lexicon = lexicon;
    this.languages = languages;
  }

  isCompound(index: number): boolean {
    return this.compounds.has(index);
  }

  /** Whether a word is a common word in the language of its line, and a technology's name elsewhere. */
  isEveryday(index: number): boolean {
    return this.everyday.has(index);
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

  /** Whether a word has any cue, besides some of mentions and those of plain words. */
  isCue(index: number, besides = 0): boolean {
    const { mention, role, topic, detail, clause, exclusion } = this;
    const some = (mention[index]! & ~besides) | role[index]! | topic[index]!;
    const details = detail[index]! & ~plainCues;
    return (some | details | clause[index]! | exclusion[index]!) !== 0;
  }

  /** Whether a word names a technology, ruled out or not. */
  names(index: number): boolean {
    return this.states[index]! >= state.named;
  }

  /** Whether a word names a technology of the vocabulary that is not ruled out. */
  namesKnown(index: number): boolean {
    return this.states[index] === state.named && this.technology(index) >= 0;
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
    return this.inflected.has(index) ? undefined : (ordinary ?? this.everyday.get(index));
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
    return this.startsWithDigit(index) || this.folded.codes[this.starts[index]!] === letterV;
  }

  /** Whether a word is an amount, in digits or words: `5`, `several`. */
  isAmount(index: number): boolean {
    return this.startsWithDigit(index) || this.hasDetail(index, detailCue.amount);
  }

  startsWithDigit(index: number): boolean {
    return index < this.count && isDigit(this.folded.codes[this.starts[index]!]!);
  }

  /** The number of one or two digits that a word begins with, as the text has them. */
  digits(index: number): number | undefined {
    const start = this.starts[index]!;
    const first = digitAt(this.folded, start);
    if (first === undefined) return undefined;
    const second = this.lengthOf(index) > 1 ? digitAt(this.folded, start + 1) : undefined;
    return second === undefined ? first : 10 * first + second;
  }

  /** Whether a separator of `kinds` precedes the word; always true outside the text. */
  parted(index: number, kinds: number): boolean {
    return index <= 0 || index >= this.count || (this.separators[index]! & kinds) !== 0;
  }

  /** Whether only space, a hyphen or a quotation mark is between the word and the one before; false outside the text. */
  follows(index: number): boolean {
    return index > 0 && index < this.count && (this.separators[index]! & ~joints) === 0;
  }
}

/** The digit at a place of the text, unless it is written in another form. */
function digitAt(folded: Folded, place: number): number | undefined {
  const unit = folded.codes[place]!;
  return isDigit(unit) && isAsWritten(folded, place) ? unit - zero : undefined;
}
