// Results that depend on the content alone: stored once for REST and MCP together, within a limit in bytes.
import { rootOf } from '../domain/languages.ts';
import { derived } from '../kernel/derived.ts';
import { byteLength } from '../kernel/octets.ts';
import type { PublishedContent } from '../schema/content.ts';

/** The result of an operation. A transport ties the answers that it builds to this object. */
export interface Result {
  readonly json: string;
}

/** Bytes that all results of a site may take, with everything that the transports build from them. */
const maxWeight = 16 * 1024 * 1024;
/**
 * Bytes held for each byte of JSON: the JSON itself (1), a body in three encodings (2), and an MCP answer for each
 * generation, in bytes that contain the JSON as text and as a value (9).
 */
const heldPerByte = 12;
/** Bytes that an entry takes besides, and the longest key in characters. */
const overhead = 1_000;
const maxKeyLength = 400;

/** Answers that a transport built from results, by its own keys. */
export interface ResultCache<Built> {
  find(key: string): Built | undefined;
  /** Builds an answer from JSON and stores it; equal JSON gives the same `Result`. */
  store(key: string, json: string, build: (result: Result) => Built): Built;
  /** Stores an answer that was built from a stored result. */
  keep(key: string, built: Built): void;
}

/** The results of a site. Several keys can lead to one result. When the limit is reached, everything is dropped. */
export class Results {
  readonly #results = new Map<string, Result>();
  readonly #caches: Map<string, unknown>[] = [];
  #weight = 0;

  /** Adds the cache of a transport. */
  addCache<Built>(): ResultCache<Built> {
    const cache = new Map<string, Built>();
    this.#caches.push(cache);
    const keep = (key: string, built: Built): void => {
      if (key.length > maxKeyLength) return;
      this.#reserve(overhead);
      cache.set(key, built);
    };
    return {
      keep,
      find: (key) => cache.get(key),
      store: (key, json, build) => {
        const result = this.#results.get(json) ?? { json };
        const built = build(result);
        keep(key, built);
        // Storing the key can empty the cache. A result that exceeds the limit alone is the owner's to shorten.
        if (!this.#results.has(json)) {
          this.#reserve(Math.min(overhead + heldPerByte * byteLength(json), maxWeight));
          this.#results.set(json, result);
        }
        return built;
      },
    };
  }

  #reserve(weight: number): void {
    this.#weight += weight;
    if (this.#weight <= maxWeight) return;
    for (const stored of [this.#results, ...this.#caches]) stored.clear();
    this.#weight = weight;
  }
}

/** The results of a site in all its languages. */
export function resultsOf(site: PublishedContent): Results {
  return results(rootOf(site));
}

const results: (root: PublishedContent) => Results = derived(() => new Results());
