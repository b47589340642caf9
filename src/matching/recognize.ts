// Reads a job description: which technologies it names and how, and what role it offers.
import { maxMentions, type Mention } from '../schema/job-fit.ts';
import { alternativesOf } from './alternatives.ts';
import { settleNames } from './ambiguity.ts';
import { type Importance, importanceOf, importances, listSections } from './importance.ts';
import { lexiconOf } from './lexicon.ts';
import { excludeNegated } from './negation.ts';
import { excludeCrossed, excludeListed } from './negative-lists.ts';
import { excludeTabled } from './negative-tables.ts';
import type { Folded } from './folded.ts';
import { fold } from './normalize.ts';
import { type AskedRole, readRole } from './role.ts';
import { scan } from './scan.ts';
import { state } from './state.ts';
import type { Vocabulary } from './vocabulary.ts';
import type { Words } from './words.ts';

/** A technology that a text names. */
export interface Recognized {
  /** Index in the vocabulary. */
  readonly technology: number;
  readonly mentions: Mention[];
  /** How often the text names it, in places beyond those told too. */
  readonly count: number;
  /** Whether every mention rules it out. */
  readonly isExcluded: boolean;
  /** Tells how the text asks for it; where another will do that the profile evidences, it does not. */
  importance(isEvidenced: (technology: number) => boolean): Importance;
}

export interface Reading {
  /** In order of first mention; of those that are asked for, the first that is no exclusion. */
  readonly recognized: readonly Recognized[];
  readonly role: AskedRole;
  /** Length of the text in Unicode code points. */
  readonly characters: number;
}

/** Reads a job description. */
export function readJobDescription(vocabulary: Vocabulary, text: string): Reading {
  const folded = fold(text);
  const words = scan(folded, lexiconOf(vocabulary));
  const states = settleNames(words);
  excludeNegated(words, states);
  excludeListed(words, states);
  excludeCrossed(words, states);
  excludeTabled(words, states);
  const collector = new Collector(words, states);
  return {
    recognized: collector.collect(),
    role: readRole(words),
    characters: text.length - folded.pairs,
  };
}

/** What is gathered of one technology while the text is walked through. */
interface Gathered {
  readonly technology: number;
  readonly named: number[];
  readonly excluded: number[];
}

class Collector {
  readonly #words: Words;
  readonly #states: Uint8Array;
  readonly #gathered = new Map<number, Gathered>();
  #sections: Uint8Array | undefined;

  constructor(words: Words, states: Uint8Array) {
    this.#words = words;
    this.#states = states;
  }

  collect(): Recognized[] {
    const words = this.#words;
    const states = this.#states;
    for (let index = 0; index < words.count; index++) {
      if (states[index]! < state.named) continue;
      const platform = words.platform(index);
      // Who has no use for a product says nothing of its platform.
      if (platform >= 0 && states[index] === state.named) this.#gather(platform, index);
      this.#gather(words.technology(index), index);
    }
    const offsets = new CodePoints(words.folded);
    return [...this.#gathered.values()]
      .toSorted((a, b) => firstOf(a) - firstOf(b))
      .map((entry) => this.#describe(entry, offsets));
  }

  #gather(technology: number, index: number): void {
    let entry = this.#gathered.get(technology);
    if (entry === undefined) {
      this.#gathered.set(technology, (entry = { technology, named: [], excluded: [] }));
    }
    (this.#states[index] === state.named ? entry.named : entry.excluded).push(index);
  }

  #describe({ technology, named, excluded }: Gathered, offsets: CodePoints): Recognized {
    const places = named.length > 0 ? named : excluded;
    return {
      technology,
      mentions: places.slice(0, maxMentions).map((index) => this.#quote(index, offsets)),
      count: places.length,
      isExcluded: named.length === 0,
      importance: (isEvidenced) => this.#strongest(named, isEvidenced),
    };
  }

  #strongest(places: readonly number[], isEvidenced: (technology: number) => boolean): Importance {
    const words = this.#words;
    const sections = (this.#sections ??= listSections(words));
    let strongest = 0;
    for (const index of places.slice(0, maxMentions)) {
      const found = importances.indexOf(importanceOf(words, sections, index));
      if (found <= strongest) continue;
      const alternatives = alternativesOf(words, this.#states, index);
      if (!alternatives.some((place) => isEvidenced(words.technology(place)))) strongest = found;
    }
    return importances[strongest]!;
  }

  #quote(index: number, offsets: CodePoints): Mention {
    const [start, end] = this.#words.place(index);
    return {
      quote: this.#words.folded.original.slice(start, end),
      start: offsets.at(start),
      end: offsets.at(end),
    };
  }
}

function firstOf({ named, excluded }: Gathered): number {
  return named[0] ?? excluded[0]!;
}

/** Turns places in code units, asked for in any order, into places in code points. */
class CodePoints {
  readonly #folded: Folded;
  /** Places of the second halves of characters that take two code units, in order. */
  #seconds: readonly number[] | undefined;

  constructor(folded: Folded) {
    this.#folded = folded;
  }

  at(place: number): number {
    if (this.#folded.pairs === 0) return place;
    const seconds = (this.#seconds ??= listSeconds(this.#folded.original));
    let low = 0;
    let high = seconds.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (seconds[middle]! < place) low = middle + 1;
      else high = middle;
    }
    return place - low;
  }
}

function listSeconds(text: string): number[] {
  const seconds: number[] = [];
  for (let index = 0; index < text.length; index++) {
    if (text.codePointAt(index)! > 0xffff) seconds.push(++index);
  }
  return seconds;
}
