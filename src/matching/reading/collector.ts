// Gathers the findings of a text by technology, and quotes them.
import type { Mention, NotAssessed } from '../../schema/job-fit-findings.ts';
import { maxMentions } from '../../schema/job-fit-limits.ts';
import { type Headings, importanceOf } from '../demand/importance.ts';
import { findNotAssessed } from '../demand/not-assessed.ts';
import { type Importance, importances, section } from '../demand/section.ts';
import { findYears } from '../demand/years.ts';
import type { FoundYears } from '../demand/years-subject.ts';
import { alternativesOf } from '../segments/coordination.ts';
import { state, type Tokens } from '../tokens/tokens.ts';
import { type Choices, listChoices } from './choices.ts';
import type { AskedYears, Choice, Recognized, UnknownName } from './findings.ts';
import { Quotes } from './quotes.ts';
import { listUnknown } from './unknown-names.ts';
import { chooseYears, mostYears } from './years-asked.ts';

/** The places of one technology. */
interface Gathered {
  readonly technology: number;
  readonly named: number[];
  readonly excluded: number[];
}

/** Collects the findings of a text: technologies, choices, years, unknown names and other demands. */
export class Collector {
  readonly #tokens: Tokens;
  readonly #headings: Headings;
  /** Whether the text asks for anything. */
  readonly #asks: boolean;
  readonly #quotes: Quotes;
  /** The places of names, of technologies and others. */
  readonly #names: number[] = [];
  /** The demands for years, and those of them that count. */
  readonly #allYears: readonly FoundYears[];
  readonly #years: readonly FoundYears[];
  readonly #choices: Choices;

  constructor(tokens: Tokens, headings: Headings, asks: boolean) {
    this.#tokens = tokens;
    this.#headings = headings;
    this.#asks = asks;
    this.#quotes = new Quotes(tokens.folded);
    for (let index = 0; index < tokens.count; index++)
      if (tokens.names(index)) this.#names.push(index);
    this.#allYears = asks ? findYears(tokens) : [];
    this.#years = chooseYears(this.#allYears, headings.sections);
    this.#choices = listChoices(tokens, this.#names, (index) => this.#importanceAlone(index));
  }

  /** Whether headings or labels demand or welcome anything: such texts have a title, messages need none. */
  get hasSections(): boolean {
    const { sections } = this.#headings;
    return sections.includes(section.required) || sections.includes(section.preferred);
  }

  listTechnologies(): Recognized[] {
    const years = mostYears(this.#tokens, this.#years);
    return this.#gather()
      .toSorted((a, b) => firstOf(a) - firstOf(b))
      .map((gathered) => this.#describe(gathered, years));
  }

  #gather(): readonly Gathered[] {
    const tokens = this.#tokens;
    const found = new Map<number, Gathered>();
    const add = (technology: number, index: number) => {
      let gathered = found.get(technology);
      if (gathered === undefined)
        found.set(technology, (gathered = { technology, named: [], excluded: [] }));
      const isNamed = tokens.states[index] === state.named;
      (isNamed ? gathered.named : gathered.excluded).push(index);
    };
    for (const index of this.#names) {
      if (tokens.technology(index) < 0) continue;
      const platform = tokens.platform(index);
      // Excluding a product does not exclude its platform.
      if (platform >= 0 && tokens.states[index] === state.named) add(platform, index);
      add(tokens.technology(index), index);
    }
    return [...found.values()];
  }

  #describe(
    { technology, named, excluded }: Gathered,
    years: ReadonlyMap<number, number>,
  ): Recognized {
    const places = named.length > 0 ? named : excluded;
    const parts = places.map((index) => this.#tokens.technology(index));
    return {
      technology,
      parts: parts.includes(technology) ? [] : parts,
      mentions: places.slice(0, maxMentions).map((index) => this.#quoteWords(index, index)),
      count: places.length,
      isExcluded: named.length === 0,
      yearsAsked: years.get(technology),
      importance: (isEvidenced) => this.#greatest(named, isEvidenced),
    };
  }

  /** The greatest importance of some mentions, without those that have an evidenced alternative. */
  #greatest(places: readonly number[], isEvidenced?: (technology: number) => boolean): Importance {
    const tokens = this.#tokens;
    let greatest = 0;
    for (const index of places.slice(0, maxMentions)) {
      if (greatest === importances.length - 1) break;
      const found = importances.indexOf(this.#importanceAt(index));
      if (found <= greatest) continue;
      const isReplaceable =
        isEvidenced !== undefined &&
        alternativesOf(tokens, index).some((place) => isEvidenced(tokens.technology(place)));
      if (!isReplaceable) greatest = found;
    }
    return importances[greatest]!;
  }

  #importanceAt(index: number): Importance {
    const found = this.#importanceAlone(index);
    return this.#asks && this.#choices.required.has(index) ? 'required' : found;
  }

  #importanceAlone(index: number): Importance {
    if (!this.#asks) return 'mentioned';
    const found = importanceOf(this.#tokens, this.#headings, index);
    if (found !== 'mentioned') return found;
    return this.#years.some(({ places }) => places.includes(index)) ? 'required' : found;
  }

  listChoices(): readonly Choice[] {
    return this.#choices.groups;
  }

  listYears(): AskedYears[] {
    return this.#years.map(({ years, subject, places, first, last }) => ({
      years,
      subject,
      technologies: [...new Set(places.map((place) => this.#tokens.technology(place)))],
      mention: this.#quoteWords(first, last),
    }));
  }

  listUnknown(): UnknownName[] {
    return listUnknown(this.#tokens, this.#names, this.#headings.sections, this.#quotes);
  }

  listNotAssessed(): NotAssessed[] {
    if (!this.#asks) return [];
    const found = findNotAssessed(this.#tokens, this.#headings.sections, this.#allYears);
    return found.map(({ kind, start, end }) => ({ kind, ...this.#quotes.quote(start, end) }));
  }

  #quoteWords(first: number, last: number): Mention {
    const tokens = this.#tokens;
    return this.#quotes.quote(tokens.place(first)[0], tokens.place(last)[1]);
  }
}

function firstOf({ named, excluded }: Gathered): number {
  return named[0] ?? excluded[0]!;
}
