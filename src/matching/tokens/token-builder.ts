// Fills the arrays of the words of a text: the tokenizer adds words and their cues in order.
import { clauseCue, exclusionCue, type Marks } from '../gazetteer/cues.ts';
import type { Lexicon } from '../gazetteer/lexicon.ts';
import type { Folded } from '../normalize/offsets.ts';
import { type LanguageRun, Tokens } from './tokens.ts';

/** Number of places after the last word that a rule may read. */
const lookAhead = 8;

export class TokenBuilder extends Tokens {
  /** Number of words that have their cues. */
  #marked = 0;

  constructor(folded: Folded, lexicon: Lexicon, languages: readonly LanguageRun[]) {
    super(folded, lexicon, languages);
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

  /** Lengthens the last word if it is unknown, and returns whether it did. */
  extend(end: number): boolean {
    const last = this.count - 1;
    if (this.numbers[last] !== 0) return false;
    this.ends[last] = end;
    return true;
  }

  /** Gives the words that have no cues so far those that they have in every language. */
  markLast(): void {
    const { lexicon, numbers, mention, role, topic, detail, clause, exclusion, count } = this;
    const { marks } = lexicon;
    for (let index = this.#marked; index < count; index++) {
      const number = numbers[index]!;
      mention[index] = marks.mention[number]!;
      role[index] = marks.role[number]!;
      topic[index] = marks.topic[number]!;
      detail[index] = marks.detail[number]!;
      clause[index] = marks.clause[number]!;
      exclusion[index] = marks.exclusion[number]!;
    }
    this.#marked = count;
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
    for (const kept of [this.everyday, this.inflected, this.compounds]) {
      for (const index of kept.keys()) if (index >= count) kept.delete(index);
    }
  }

  /** Marks the last word as a common word here, with its spelling as the name of a technology. */
  markEveryday(written: string): void {
    this.everyday.set(this.count - 1, written);
  }

  /** Marks the last word as a name with an ending of the language. */
  markInflected(): void {
    this.inflected.add(this.count - 1);
  }

  /** Marks the last word as a compound of known words. */
  markCompound(): void {
    this.compounds.add(this.count - 1);
  }

  /** Ends the text: places after the last word get no number and no cues. */
  finish(before: number): void {
    const { count, mention, topic, clause, exclusion } = this;
    this.markLast();
    this.separators[count] = before;
    this.numbers.fill(0, count, count + lookAhead);
    for (const cues of this.#cues()) cues.fill(0, count, count + lookAhead);
    this.present = {
      mention: union(mention, count),
      topic: union(topic, count),
      clause: union(clause, count),
      exclusion: union(exclusion, count),
    };
  }

  #grow(): void {
    const before = this.#filled();
    this.#allocate(2 * this.starts.length);
    for (const [index, array] of this.#filled().entries()) array.set(before[index]!);
  }

  /** The arrays that the tokenizer fills. */
  #filled(): readonly Int32Array[] {
    return [this.starts, this.ends, this.numbers, this.separators, ...this.#cues()];
  }

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
}

/** The cues that any of the first `count` words has. */
function union(cues: Int32Array, count: number): number {
  let all = 0;
  for (let index = 0; index < count; index++) all |= cues[index]!;
  return all;
}
