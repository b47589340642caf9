// What the content alone decides, written once for both skins and kept within a bound in octets.
import { derived } from '../kernel/derived.ts';
import { Memo } from '../kernel/memo.ts';
import type { PublishedContent } from '../schema/content.ts';

/** What an operation answers. A skin ties what it makes of it to this object, and so to how long it is kept. */
export interface Result {
  /** JSON in octets (kernel/octets.ts). */
  readonly json: string;
}

/** Octets that all results of a site may take, with what skins make of them. */
const maxWeight = 16 * 1024 * 1024;
/**
 * Octets that are held for each one of JSON: the JSON itself (1), a body in three encodings (2), and an MCP answer for each
 * generation, with the JSON in it as text and as a value (9).
 */
const heldPerOctet = 12;
/** What an entry takes besides, and the longest question that is remembered, in characters. */
const overhead = 1_000;
const maxKeyLength = 250;

/**
 * What skins made of results, by the questions that they answer, and results by their JSON. There are more questions than
 * results, and each result is kept once. Everything is forgotten at the same time.
 */
export class Results {
  readonly #known = new Memo<object>(maxWeight);

  /** Finds what was made for a question: no two skins ask in the same words, so that each knows what it finds. */
  find<Made extends object>(question: string): Made | undefined {
    return this.#known.get(question) as Made | undefined;
  }

  keep<Made extends object>(question: string, json: string, make: (result: Result) => Made): Made {
    const result = (this.#known.get(json) as Result | undefined) ?? { json };
    const made = make(result);
    if (question.length <= maxKeyLength) this.#known.set(question, made, overhead);
    // A question may be what fills the store and empties it. A result that fills it alone is the owner's to shorten.
    const weight = Math.min(overhead + heldPerOctet * json.length, maxWeight);
    if (!this.#known.has(json)) this.#known.set(json, result, weight);
    return made;
  }
}

/** The results of a site. */
export const resultsOf: (site: PublishedContent) => Results = derived(() => new Results());
