// Gathers the findings of a text by technology, and quotes them.
import type { Mention, NotAssessed } from '../../schema/job-fit-findings.ts';
import { maxMentions } from '../../schema/job-fit-limits.ts';
import { type Headings, importanceOf } from '../demand/importance.ts';
import { findNotAssessed } from '../demand/not-assessed.ts';
import { type Importance, importances, section } from '../demand/section.ts';
import { findYears } from '../demand/years.ts';
import type { FoundYears } from '../demand/years-subject.ts';
import { alternativesOf } from '../segments/coordination.ts';
import { separator } from '../tokens/separators.ts';
import { state, type Tokens } from '../tokens/tokens.ts';
import type { AskedYears, Choice, Recognized, UnknownName } from './findings.ts';

/** Most groups of alternatives that are returned, and that are examined. */
const maxChoices = 20;
const maxLooked = 60;

/** Most demands for years, and most unknown names, that are returned. */
const maxYears = 20;
const maxUnknown = 20;

const noneEvidenced: (technology: number) => boolean = () => false;

/** The places of one technology. */
interface Gathered {
  readonly technology: number;
  readonly named: number[];
  readonly excluded: number[];
}

/** Collects the findings of a text: technologies, choices, years, unknown names and other demands. */
export class Collector {
  readonly #tokens: Tokens;
  /** The names, of technologies and others. */
  readonly #places: number[] = [];
  readonly #gathered = new Map<number, Gathered>();
  readonly #headings: Headings;
  #years: readonly FoundYears[] | undefined;
  #yearsOf: ReadonlyMap<number, number> | undefined;
  /** Whether the text asks for anything. */
  readonly #asks: boolean;
  /** See `countCharacters`; absent while code units are characters. */
  #characters: Uint32Array | undefined;

  constructor(tokens: Tokens, headings: Headings, asks: boolean) {
    this.#tokens = tokens;
    this.#headings = headings;
    this.#asks = asks;
  }

  collect(): Recognized[] {
    const tokens = this.#tokens;
    for (let index = 0; index < tokens.count; index++) {
      if (!tokens.names(index)) continue;
      this.#places.push(index);
      if (tokens.technology(index) < 0) continue;
      const platform = tokens.platform(index);
      // Excluding a product does not exclude its platform.
      if (platform >= 0 && tokens.states[index] === state.named) this.#gather(platform, index);
      this.#gather(tokens.technology(index), index);
    }
    const entries = [...this.#gathered.values()].toSorted((a, b) => firstOf(a) - firstOf(b));
    return entries.map((entry) => this.#describe(entry));
  }

  /** Whether headings or labels demand or welcome anything: such texts have a title, messages need none. */
  get hasSections(): boolean {
    const asked = new Set(this.#headings.sections);
    return asked.has(section.required) || asked.has(section.preferred);
  }

  /** The groups of which one will do, each once. */
  listChoices(): Choice[] {
    const tokens = this.#tokens;
    const choices = new Map<string, Choice>();
    let last = -1;
    let looked = 0;
    for (const index of this.#places) {
      if (looked === maxLooked) break;
      if (index <= last || tokens.states[index] !== state.named) continue;
      const others = alternativesOf(tokens, index);
      if (others.length === 0) continue;
      const places = [index, ...others].toSorted((a, b) => a - b);
      last = places.at(-1)!;
      const technologies = [
        ...new Set(places.map((place) => tokens.technology(place)).filter((one) => one >= 0)),
      ];
      if (technologies.length < 2) continue;
      looked++;
      // A judgement of a list is found at its first or its last item.
      const found = [index, last].map((place) => importances.indexOf(this.#importanceAt(place)));
      const importance = importances[Math.max(...found)]!;
      const key = technologies.toSorted((a, b) => a - b).join();
      const known = choices.get(key);
      const isWeaker = known && importances.indexOf(known.importance) >= Math.max(...found);
      if (!isWeaker) choices.set(key, { technologies, importance });
    }
    return [...choices.values()].slice(0, maxChoices);
  }

  #findYears(): readonly FoundYears[] {
    if (!this.#asks) return [];
    return (this.#years ??= this.#withoutThoseOfCompany(findYears(this.#tokens)).slice(
      0,
      maxYears,
    ));
  }

  /** Keeps no years that are offered, nor those of a whole career below `About us` beside demanded ones. */
  #withoutThoseOfCompany(found: readonly FoundYears[]): readonly FoundYears[] {
    const { sections } = this.#headings;
    const isDemanded = found.some((one) => isWhole(one) && sections[one.unit] === section.required);
    return found.filter((one) => {
      const given = sections[one.unit];
      if (given === section.unasked) return false;
      return !(isDemanded && given === section.neutral && isWhole(one));
    });
  }

  #yearsAsked(): ReadonlyMap<number, number> {
    if (this.#yearsOf !== undefined) return this.#yearsOf;
    const yearsOf = new Map<number, number>();
    for (const { years = 0, places } of this.#findYears()) {
      for (const place of places) {
        const technology = this.#tokens.technology(place);
        if (years > (yearsOf.get(technology) ?? 0)) yearsOf.set(technology, years);
      }
    }
    return (this.#yearsOf = yearsOf);
  }

  listYears(): AskedYears[] {
    const tokens = this.#tokens;
    return this.#findYears().map(({ years, subject, places, first, last }) => ({
      years,
      subject,
      technologies: [...new Set(places.map((place) => tokens.technology(place)))],
      mention: this.#quote(tokens.place(first)[0], tokens.place(last)[1]),
    }));
  }

  listUnknown(): UnknownName[] {
    const tokens = this.#tokens;
    const places = new Map<string, [number, number][]>();
    const named = new Set<string>();
    let last = -1;
    for (const first of this.#places) {
      if (first <= last || tokens.technology(first) >= 0) continue;
      last = lastOfUnknown(tokens, first);
      // `We offer: MacBook or Linux`
      if (this.#headings.sections[first] === section.unasked) continue;
      const place: [number, number] = [tokens.place(first)[0], tokens.place(last)[1]];
      const key = tokens.folded.original.slice(...place);
      if (tokens.states[first] === state.named) named.add(key);
      const known = places.get(key);
      if (known === undefined) places.set(key, [place]);
      else if (known.length < maxMentions) known.push(place);
    }
    return [...places].slice(0, maxUnknown).map(([key, found]) => {
      const mentions = found.map(([start, end]) => this.#quote(start, end));
      return { name: mentions[0]!.quote, mentions, isExcluded: !named.has(key) };
    });
  }

  listNotAssessed(): NotAssessed[] {
    const found = findNotAssessed(this.#tokens, () => this.#headings.sections);
    return found.map(({ kind, start, end }) => ({ kind, ...this.#quote(start, end) }));
  }

  #importanceAt(index: number): Importance {
    if (!this.#asks) return 'mentioned';
    const found = importanceOf(this.#tokens, this.#headings, index);
    // `Java (5+ years)`
    if (found !== 'mentioned') return found;
    return this.#findYears().some(({ places }) => places.includes(index)) ? 'required' : found;
  }

  #gather(technology: number, index: number): void {
    let entry = this.#gathered.get(technology);
    if (entry === undefined) {
      this.#gathered.set(technology, (entry = { technology, named: [], excluded: [] }));
    }
    (this.#tokens.states[index] === state.named ? entry.named : entry.excluded).push(index);
  }

  #describe({ technology, named, excluded }: Gathered): Recognized {
    const places = named.length > 0 ? named : excluded;
    return {
      technology,
      mentions: places
        .slice(0, maxMentions)
        .map((index) => this.#quote(...this.#tokens.place(index))),
      count: named.length || excluded.length,
      isExcluded: named.length === 0,
      yearsAsked: this.#yearsAsked().get(technology),
      importance: (isEvidenced) => this.#strongest(named, isEvidenced),
    };
  }

  #strongest(places: readonly number[], isEvidenced = noneEvidenced): Importance {
    const tokens = this.#tokens;
    let strongest = 0;
    for (const index of places.slice(0, maxMentions)) {
      if (strongest === importances.length - 1) break;
      const found = importances.indexOf(this.#importanceAt(index));
      if (found <= strongest) continue;
      const alternatives = isEvidenced === noneEvidenced ? [] : alternativesOf(tokens, index);
      if (!alternatives.some((place) => isEvidenced(tokens.technology(place)))) strongest = found;
    }
    return importances[strongest]!;
  }

  /** Converts a place in code units to one in code points. */
  #characterAt(place: number): number {
    const { original, pairs } = this.#tokens.folded;
    if (pairs === 0) return place;
    return (this.#characters ??= countCharacters(original))[place]!;
  }

  /** Quotes a part of the text, given in code units. */
  #quote(start: number, end: number): Mention {
    return {
      quote: this.#tokens.folded.original.slice(start, end),
      start: this.#characterAt(start),
      end: this.#characterAt(end),
    };
  }
}

/** The last word of an unknown name: `Solace 10.2`. */
function lastOfUnknown(tokens: Tokens, first: number): number {
  const continues = (next: number) =>
    tokens.follows(next) || tokens.separators[next] === separator.point;
  let last = first;
  while (continues(last + 1) && tokens.isUnknownName(last + 1)) last++;
  return last;
}

function firstOf({ named, excluded }: Gathered): number {
  return named[0] ?? excluded[0]!;
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

function isWhole({ subject }: FoundYears): boolean {
  return subject === 'experience';
}
