// Reads a job description: its technologies, their importance, and the role that it offers.
import type { Mention, NotAssessed } from '../schema/job-fit-findings.ts';
import { maxMentions } from '../schema/job-fit-limits.ts';
import { alternativesOf } from './segments/coordination.ts';
import { settleNames } from './disambiguation/disambiguate.ts';
import { type Importance, importances, section } from './demand/section.ts';
import { type Headings, importanceOf, readHeadings } from './demand/importance.ts';
import { type Lexicon, lexiconOf } from './gazetteer/lexicon.ts';
import { excludeNegated } from './negation/negate-clauses.ts';
import { excludeCrossed, excludeListed } from './negation/negate-lists.ts';
import { excludeLeft, excludeReplaced } from './negation/replaced.ts';
import { excludeTabled } from './negation/negate-tables.ts';
import { fold } from './normalize/fold.ts';
import { opensWithTitle } from './demand/demands.ts';
import { findNotAssessed } from './demand/not-assessed.ts';
import { isResume } from './demand/resume.ts';
import { type AskedFor, readAsked } from './demand/asked-role.ts';
import { type AskedRole, readRole, RoleReader } from './demand/role.ts';
import { type FoundYears, findYears } from './demand/years.ts';
import { markUnknown } from './disambiguation/unknown.ts';
import { disciplinesOf, type Implied } from './gazetteer/concepts.ts';
import { isReadAsEnglish, tokenize } from './tokens/languages.ts';
import type { Vocabulary } from './gazetteer/vocabulary.ts';
import { separator } from './tokens/separators.ts';
import { state, type Tokens } from './tokens/tokens.ts';

/** A technology that a text names. */
export interface Recognized {
  /** Index in the vocabulary. */
  readonly technology: number;
  readonly mentions: Mention[];
  /** Most years that the text asks for. */
  readonly yearsAsked: number | undefined;
  /** How often the text names it, beyond the listed mentions too. */
  readonly count: number;
  /** Whether every mention rules it out. */
  readonly isExcluded: boolean;
  /** Returns how the text asks for it: less, if an alternative to it is evidenced. */
  importance(isEvidenced?: (technology: number) => boolean): Importance;
}

/** A demand for years of experience. */
export interface AskedYears {
  /** The fewest years: 5 of `5+ years`, 3 of `3-5 years`; undefined of `several years`. */
  readonly years: number | undefined;
  /** The technologies, professional experience as a whole, or something else. */
  readonly subject: 'technology' | 'experience' | 'other';
  /** Indexes in the vocabulary; empty for other subjects. */
  readonly technologies: readonly number[];
  /** The words of the demand, with its subject. */
  readonly mention: Mention;
}

/** A name in a list of technologies that the vocabulary does not know. */
export interface UnknownName {
  readonly name: string;
  readonly mentions: readonly Mention[];
  /** Whether every mention rules it out. */
  readonly isExcluded: boolean;
}

/** Technologies of which the text asks for one. */
export interface Choice {
  /** Indexes in the vocabulary, in the order of the text. */
  readonly technologies: readonly number[];
  readonly importance: Importance;
}

export interface Reading {
  /** In order of first mention; exclusions count only if there is no other mention. */
  readonly recognized: readonly Recognized[];
  readonly role: AskedRole;
  /** Level and disciplines of the role that the text asks for. */
  readonly asked: AskedFor;
  /** Demands for years of experience, in the order of the text. */
  readonly years: readonly AskedYears[];
  /** In order of first mention. */
  readonly unknown: readonly UnknownName[];
  readonly alternatives: readonly Choice[];
  /** Demands of the text besides technologies. */
  readonly notAssessed: readonly NotAssessed[];
  /** The kind of text, if it is not a job description. */
  readonly looksLike: 'resume' | undefined;
  /** Main language of the text (BCP 47), if its words show it. */
  readonly language: string | undefined;
  /** Length of the text in Unicode code points. */
  readonly characters: number;
}

/** Reads a job description with the built-in languages. */
export function readJobDescription(vocabulary: Vocabulary, text: string): Reading {
  return readWith(lexiconOf(vocabulary), text, disciplinesOf(vocabulary));
}

/** Reads a job description with a lexicon, and the disciplines of technologies. */
export function readWith(
  lexicon: Lexicon,
  text: string,
  disciplines: ReadonlyMap<number, Implied> = new Map(),
): Reading {
  const folded = fold(text);
  const { tokens, language } = tokenize(folded, lexicon);
  settleNames(tokens);
  markUnknown(tokens);
  excludeNegated(tokens);
  excludeReplaced(tokens);
  excludeLeft(tokens);
  excludeListed(tokens);
  excludeCrossed(tokens);
  excludeTabled(tokens);
  const looksLike = isResume(tokens) ? 'resume' : undefined;
  const collector = new Collector(tokens, looksLike === undefined);
  const reader = new RoleReader(tokens);
  const recognized = collector.collect();
  const impliedBy = (technology: number) => disciplines.get(technology);
  const demanded = () => {
    // A title that names no discipline is of another trade.
    if (collector.hasSections && opensWithTitle(tokens)) return [];
    const wanted = recognized.filter(({ isExcluded }) => !isExcluded);
    const required = wanted.filter((one) => one.importance() === 'required');
    return (required.length > 0 ? required : wanted).flatMap(
      ({ technology }) => impliedBy(technology) ?? [],
    );
  };
  return {
    recognized,
    role: readRole(tokens, reader),
    asked: readAsked(tokens, reader, impliedBy, demanded),
    years: collector.listYears(),
    unknown: collector.listUnknown(),
    alternatives: collector.listChoices(),
    notAssessed: looksLike === undefined ? collector.listNotAssessed() : [],
    looksLike,
    language,
    characters: text.length - folded.pairs,
  };
}

/** Whether a job description is read as English from its first line to its last. */
export function isInEnglish(vocabulary: Vocabulary, text: string): boolean {
  return isReadAsEnglish(fold(text), lexiconOf(vocabulary));
}

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

class Collector {
  readonly #tokens: Tokens;
  /** The names, of technologies and others. */
  readonly #places: number[] = [];
  readonly #gathered = new Map<number, Gathered>();
  #headings: Headings | undefined;
  #years: readonly FoundYears[] | undefined;
  #yearsOf: ReadonlyMap<number, number> | undefined;
  /** Whether the text asks for anything. */
  readonly #asks: boolean;
  /** See `countCharacters`; absent while code units are characters. */
  #characters: Uint32Array | undefined;

  constructor(tokens: Tokens, asks: boolean) {
    this.#tokens = tokens;
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
    const asked = new Set(this.#read().sections);
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
    return (this.#years ??= findYears(this.#tokens)
      .filter(({ unit }) => this.#read().sections[unit] !== section.unasked)
      .slice(0, maxYears));
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
      if (this.#read().sections[first] === section.unasked) continue;
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
    const found = findNotAssessed(this.#tokens, () => this.#read().sections);
    return found.map(({ kind, start, end }) => ({ kind, ...this.#quote(start, end) }));
  }

  #importanceAt(index: number): Importance {
    if (!this.#asks) return 'mentioned';
    const found = importanceOf(this.#tokens, this.#read(), index);
    // `Java (5+ years)`
    if (found !== 'mentioned') return found;
    return this.#findYears().some(({ places }) => places.includes(index)) ? 'required' : found;
  }

  #read(): Headings {
    return (this.#headings ??= readHeadings(this.#tokens));
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
