// Quotes parts of a text, with their places in characters.
import type { Mention } from '../../schema/job-fit-findings.ts';
import type { Folded } from '../normalize/offsets.ts';

export class Quotes {
  readonly #folded: Folded;
  /** See `countCharacters`; counted at the first quotation of a text with characters of two code units. */
  #characters: Uint32Array | undefined;

  constructor(folded: Folded) {
    this.#folded = folded;
  }

  /** Quotes a part of the text, given in code units. */
  quote(start: number, end: number): Mention {
    return {
      quote: this.#folded.original.slice(start, end),
      start: this.#characterAt(start),
      end: this.#characterAt(end),
    };
  }

  #characterAt(place: number): number {
    const { original, pairs } = this.#folded;
    if (pairs === 0) return place;
    return (this.#characters ??= countCharacters(original))[place]!;
  }
}

/** By code unit of a text: the number of characters before it. */
function countCharacters(text: string): Uint32Array {
  const counts = new Uint32Array(text.length + 1);
  for (let index = 0; index < text.length; index++) {
    const count = counts[index]! + 1;
    if (text.codePointAt(index)! > 0xffff) counts[++index] = count;
    counts[index + 1] = count;
  }
  return counts;
}
