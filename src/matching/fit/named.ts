// Technologies that the profile names without evidencing them: quoted, and never a match.
import type { Content } from '../../schema/content.ts';
import { derived } from '../../kernel/derived.ts';
import { maxNamed } from '../../schema/job-fit-limits.ts';
import { readJobDescription } from '../reading/extract.ts';
import { lexiconOf } from '../gazetteer/lexicon.ts';
import { type Spelling, type Vocabulary, vocabularyOf } from '../gazetteer/vocabulary.ts';
import { foldText } from '../normalize/fold.ts';
import { isField } from './concepts.ts';
import { listParts, type Part } from './sources.ts';
import { TextIndex } from './text-index.ts';

/** A place of the profile that names a technology. */
export interface NamedPlace {
  readonly where: string;
  readonly quote: string;
  /** The address of the place on the site. */
  readonly path: string;
}

/** Longest quotation, in characters; of a longer sentence the part around the name is quoted. */
const longestQuote = 160;

/** Finds the places that name a technology. */
export function findNamed(content: Content, technology: number): readonly NamedPlace[] {
  return searchOf(content)(technology);
}

/** The platform that a product is part of, if the profile has it; -1 otherwise. */
export function findPlatform(content: Content, product: number): number {
  const platform = platformsOf(vocabularyOf(content))[product] ?? -1;
  return platform >= 0 && searchOf(content)(platform).length > 0 ? platform : -1;
}

const platformsOf = derived(({ technologies, platformOf }: Vocabulary): readonly number[] =>
  technologies.map(({ name }) => platformOf(name)),
);

/** The search for the places of a technology, by its index in the vocabulary; each is searched once. */
const searchOf = derived((content: Content) => {
  const search = new Search(content);
  const found = new Map<number, readonly NamedPlace[]>();
  return (technology: number) => {
    const known = found.get(technology) ?? search.find(technology);
    found.set(technology, known);
    return known;
  };
});

const spellingsOf = derived(({ spellings }: Vocabulary) => {
  const found = new Map<number, Spelling[]>();
  for (const spelling of spellings) {
    for (const technology of [spelling.technology, spelling.platform ?? -1]) {
      const known = found.get(technology);
      if (known === undefined) found.set(technology, [spelling]);
      else known.push(spelling);
    }
  }
  return found;
});

/** Searches the parts of a profile. Only texts that may name a technology are read, each once. */
class Search {
  readonly #vocabulary: Vocabulary;
  readonly #parts: readonly Part[];
  /** The texts of all parts in order, each with the index of its part. */
  readonly #texts: readonly (readonly [part: number, text: string])[];
  readonly #index: TextIndex;
  /** Names in the lists of parts, by technology and part. */
  readonly #listed: ReadonlyMap<number, ReadonlyMap<number, string>>;
  /** The quotation of each technology of a text, by the index of the text. */
  readonly #read = new Map<number, ReadonlyMap<number, string>>();

  constructor(content: Content) {
    this.#vocabulary = vocabularyOf(content);
    this.#parts = listParts(content);
    this.#texts = this.#parts.flatMap(({ texts }, part) => texts.map((text) => [part, text]));
    const { phrasebooks } = lexiconOf(this.#vocabulary);
    this.#index = new TextIndex(
      this.#texts.map(([, text]) => text),
      phrasebooks.flatMap(({ endings }) => endings),
    );
    this.#listed = indexNames(this.#vocabulary, this.#parts);
  }

  find(technology: number): readonly NamedPlace[] {
    const recognized = this.#findRecognized(technology);
    return recognized.length > 0 ? recognized : this.#findPlainly(technology);
  }

  /** Reads texts and lists like a job description: each part quotes a technology once. */
  #findRecognized(technology: number): readonly NamedPlace[] {
    const keys = this.#spellingsOf(technology).map(({ key }) => key);
    const listed = this.#listed.get(technology) ?? new Map<number, string>();
    const textsOf = new Map<number, number[]>([...listed.keys()].map((part) => [part, []]));
    for (const index of this.#index.find(keys)) {
      const [part] = this.#texts[index]!;
      textsOf.set(part, [...(textsOf.get(part) ?? []), index]);
    }
    const places: NamedPlace[] = [];
    for (const [part, indexes] of [...textsOf].toSorted(([a], [b]) => a - b)) {
      if (places.length === maxNamed) break;
      const named = indexes.find((index) => this.#readText(index).has(technology));
      const quote = named === undefined ? listed.get(part) : this.#readText(named).get(technology);
      if (quote !== undefined) places.push(this.#toPlace(part, quote));
    }
    return places;
  }

  #readText(index: number): ReadonlyMap<number, string> {
    const known = this.#read.get(index);
    if (known !== undefined) return known;
    const [, text] = this.#texts[index]!;
    const { recognized } = readJobDescription(this.#vocabulary, text);
    const quotes = new Map(
      recognized.map(({ technology, mentions }) => [
        technology,
        quoteAround(text, mentions[0]!.quote),
      ]),
    );
    this.#read.set(index, quotes);
    return quotes;
  }

  /** Finds the spellings of a technology as plain words. Common words are searched only as names of concepts. */
  #findPlainly(technology: number): readonly NamedPlace[] {
    const spellings = this.#spellingsOf(technology)
      .filter((spelling) => spelling.technology === technology)
      .filter(({ ordinary }) => ordinary === undefined || isField(this.#vocabulary, technology));
    const places: NamedPlace[] = [];
    for (const index of this.#index.find(spellings.map(({ key }) => key))) {
      if (places.length === maxNamed) break;
      const [part, text] = this.#texts[index]!;
      const spelling = findSpelling(spellings, text);
      if (spelling === undefined) continue;
      const place = Math.max(0, text.toLowerCase().indexOf(spelling.key));
      const quote = quoteAround(text, text.slice(place, place + spelling.key.length));
      places.push(this.#toPlace(part, quote));
    }
    return places;
  }

  /** The spellings of a technology, and those that name it as a platform. */
  #spellingsOf(technology: number): readonly Spelling[] {
    return spellingsOf(this.#vocabulary).get(technology) ?? [];
  }

  #toPlace(part: number, quote: string): NamedPlace {
    const { where, path } = this.#parts[part]!;
    return { where, quote, path };
  }
}

function indexNames(
  { indexOf, platformOf }: Vocabulary,
  parts: readonly Part[],
): ReadonlyMap<number, ReadonlyMap<number, string>> {
  const listed = new Map<number, Map<number, string>>();
  for (const [part, { names }] of parts.entries()) {
    for (const name of names) {
      for (const technology of [indexOf(name), platformOf(name)]) {
        if (technology < 0) continue;
        const inParts = listed.get(technology) ?? new Map<number, string>();
        listed.set(technology, inParts);
        if (!inParts.has(part)) inParts.set(part, name);
      }
    }
  }
  return listed;
}

/** The words of a text between single spaces, so that one search finds them. */
function toWords(text: string): string {
  return ` ${text.replaceAll(/[^\p{L}\p{N}+#.]+|\.(?=\s|$)/gu, ' ').trim()} `;
}

/** Shortest common word that names a concept in small letters too: `accessibility`, but not `safe` for SAFe. */
const shortestWord = 8;

function findSpelling(spellings: readonly Spelling[], text: string): Spelling | undefined {
  const words = toWords(text);
  const folded = foldText(words);
  return spellings.find(({ key, ordinary }) =>
    ordinary === undefined || key.length >= shortestWord
      ? folded.includes(toWords(key))
      : words.includes(toWords(ordinary)),
  );
}

/** Quotes the sentence of a text around some words. */
function quoteAround(text: string, words: string): string {
  const place = text.indexOf(words);
  const before = text.slice(0, place);
  const start = Math.max(...['. ', '! ', '? ', '\n'].map((end) => before.lastIndexOf(end) + 1));
  const rest = text.slice(place + words.length);
  const length = rest.search(/[.!?](?:\s|$)|\n|$/u);
  return shorten(text.slice(start, place + words.length + length), words);
}

/** Puts a quotation on one line; quotes a long one only around some words. */
function shorten(text: string, words = ''): string {
  const quote = text.replaceAll(/\s+/gu, ' ').trim();
  if (quote.length <= longestQuote) return quote;
  const middle = quote.indexOf(words.replaceAll(/\s+/gu, ' '));
  const from = Math.max(0, Math.min(middle - longestQuote / 2, quote.length - longestQuote));
  return `${from > 0 ? '…' : ''}${quote.slice(from, from + longestQuote).trim()}${from + longestQuote < quote.length ? '…' : ''}`;
}
