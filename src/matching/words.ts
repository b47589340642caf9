// The words of a text, in arrays side by side: what every rule reads.
import { copyInto } from './arrays.ts';
import { gap } from './gaps.ts';
import type { Lexicon } from './lexicon.ts';
import { type Folded, placeOf } from './folded.ts';

/** How many places behind the last word a rule may look at. */
export const lookAhead = 4;

const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;

/** The words of a text in order. A known name of several words is one word. */
export class Words {
  readonly folded: Folded;
  readonly lexicon: Lexicon;
  count = 0;
  /** Code units of the folded text. */
  starts: Int32Array;
  ends: Int32Array;
  /** Numbers of the lexicon; 0 for a word that it does not know. */
  numbers: Int32Array;
  /** What stands before each word and, after the last one, at the end of the text. */
  gaps: Int32Array;

  constructor(folded: Folded, lexicon: Lexicon) {
    this.folded = folded;
    this.lexicon = lexicon;
    // Words of four letters and a space are about the shortest prose; what has more of them grows.
    const capacity = (folded.length >> 2) + 16;
    this.starts = new Int32Array(capacity);
    this.ends = new Int32Array(capacity);
    this.numbers = new Int32Array(capacity);
    this.gaps = new Int32Array(capacity);
  }

  push(start: number, end: number, number: number, before: number): void {
    const index = this.count++;
    if (this.count + lookAhead > this.starts.length) this.#grow();
    this.starts[index] = start;
    this.ends[index] = end;
    this.numbers[index] = number;
    this.gaps[index] = before;
  }

  #grow(): void {
    const capacity = 2 * this.starts.length;
    this.starts = copyInto(new Int32Array(capacity), this.starts);
    this.ends = copyInto(new Int32Array(capacity), this.ends);
    this.numbers = copyInto(new Int32Array(capacity), this.numbers);
    this.gaps = copyInto(new Int32Array(capacity), this.gaps);
  }

  /** Lengthens the last word if it is an unknown one; says whether it did. */
  extend(end: number): boolean {
    const last = this.count - 1;
    if (last < 0 || this.numbers[last] !== 0) return false;
    this.ends[last] = end;
    return true;
  }

  has(index: number, cues: number): boolean {
    return (this.lexicon.cuesOf[this.numbers[index] ?? 0]! & cues) !== 0;
  }

  /** Like `has`, for the cues of roles. */
  tells(index: number, cues: number): boolean {
    return (this.lexicon.roleCuesOf[this.numbers[index] ?? 0]! & cues) !== 0;
  }

  /** The technology that a word may name, or -1. */
  technology(index: number): number {
    return this.lexicon.technologyOf[this.numbers[index]!]!;
  }

  /** The platform that a word names besides its technology, or -1. */
  platform(index: number): number {
    return this.lexicon.platformOf[this.numbers[index]!]!;
  }

  /** How the word is written when it names a technology, if it is an ordinary word too. */
  ordinary(index: number): string | undefined {
    return this.lexicon.ordinaryOf[this.numbers[index]!];
  }

  /** Length in folded code units. */
  lengthOf(index: number): number {
    return this.ends[index]! - this.starts[index]!;
  }

  /** The code units of the text that the word takes, from the first up to the one behind the last. */
  place(index: number): [number, number] {
    return placeOf(this.folded, this.starts[index]!, this.ends[index]!);
  }

  /** The word as it stands in the text, without characters that nobody sees. */
  written(index: number): string {
    if (index < 0 || index >= this.count) return '';
    const written = this.folded.original.slice(...this.place(index));
    return written.length === this.lengthOf(index) ? written : written.replaceAll(invisible, '');
  }

  /** Whether the word starts with a digit, or with the letter that may stand before one. */
  mayBeVersion(index: number): boolean {
    return this.startsWithDigit(index) || this.folded.codes[this.starts[index]!] === 0x76;
  }

  startsWithDigit(index: number): boolean {
    if (index >= this.count) return false;
    const unit = this.folded.codes[this.starts[index]!]!;
    return unit >= 0x30 && unit <= 0x39;
  }

  /** Whether something of `kinds` stands before the word; always so outside the text. */
  parted(index: number, kinds: number): boolean {
    return index <= 0 || index >= this.count || (this.gaps[index]! & kinds) !== 0;
  }

  /** Whether the word is joined to the one before by nothing but space or a hyphen. */
  follows(index: number): boolean {
    if (index <= 0 || index >= this.count) return false;
    return (this.gaps[index]! & ~(gap.space | gap.hyphen | gap.quote | gap.wrap)) === 0;
  }
}
