// Lists of patterns, of which most match nowhere in most texts.
import type { Cues } from '../segments/clauses.ts';
import { type Pattern, readRule, type Rule } from './pattern.ts';

/** Numbers of a need: one for each family of `Cues`. */
const width = 4;

/** Patterns in the order in which they are searched for. */
export class PatternList {
  readonly all: readonly Pattern[];
  /** What all patterns need, in one array, because every text is compared with it. */
  readonly #needs: Int32Array;
  /** By pattern: where its needs end in `#needs`. */
  readonly #ends: Int32Array;

  constructor(rules: readonly Rule[]) {
    this.all = rules.map(readRule);
    const needs = this.all.flatMap(({ needed }) => needed.all);
    this.#needs = Int32Array.from(
      needs.flatMap(({ mention, topic, structure, exclusion }) => [
        mention,
        topic,
        structure,
        exclusion,
      ]),
    );
    let end = 0;
    this.#ends = Int32Array.from(this.all, ({ needed }) => (end += width * needed.all.length));
  }

  /** Those that may match among words with some cues. */
  among({ mention, topic, structure, exclusion }: Cues, isEnglish: boolean): readonly Pattern[] {
    const needs = this.#needs;
    const found: Pattern[] = [];
    let place = 0;
    for (let index = 0; index < this.all.length; index++) {
      const end = this.#ends[index]!;
      while (place < end) {
        const shared =
          (needs[place]! & mention) |
          (needs[place + 1]! & topic) |
          (needs[place + 2]! & structure) |
          (needs[place + 3]! & exclusion);
        if (shared === 0) break;
        place += width;
      }
      if (place === end && !(isEnglish && this.all[index]!.isForeign)) found.push(this.all[index]!);
      place = end;
    }
    return found;
  }
}
