// Technologies that the profile names without evidencing them: quoted, and never a match.
import type { Content } from '../../schema/content.ts';
import { derived } from '../../kernel/derived.ts';
import { maxNamed } from '../../schema/job-fit-limits.ts';
import { readJobDescription } from '../extract.ts';
import { type Vocabulary, vocabularyOf } from '../gazetteer/vocabulary.ts';
import { foldText } from '../normalize/fold.ts';
import { isField } from './concepts.ts';
import { listParts, type Part } from './sources.ts';

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
  const platform = platformsOf(vocabularyOf(content)).get(product) ?? -1;
  return platform >= 0 && searchOf(content)(platform).length > 0 ? platform : -1;
}

const platformsOf = derived(
  ({ technologies, platformOf }: Vocabulary): ReadonlyMap<number, number> =>
    new Map(technologies.map(({ name }, index) => [index, platformOf(name)])),
);

/** The search for the places of a technology, by its index in the vocabulary; each is searched once. */
const searchOf = derived((content: Content) => {
  const found = new Map<number, readonly NamedPlace[]>();
  const recognized = readParts(content);
  const plain = plainTextsOf(content);
  return (technology: number) => {
    let places = found.get(technology);
    if (places === undefined) {
      places = recognized.get(technology) ?? findPlainly(content, plain, technology);
      found.set(technology, places);
    }
    return places;
  };
});

/** Reads the texts and lists of all parts like a job description: each part quotes a technology once. */
function readParts(content: Content): ReadonlyMap<number, readonly NamedPlace[]> {
  const vocabulary = vocabularyOf(content);
  const places = new Map<number, NamedPlace[]>();
  for (const part of listParts(content)) {
    const seen = new Set([-1]);
    const add = (technology: number, quote: string) => {
      if (seen.has(technology)) return;
      seen.add(technology);
      const known = places.get(technology) ?? [];
      places.set(technology, known);
      if (known.length < maxNamed) known.push({ where: part.where, quote, path: part.path });
    };
    for (const text of part.texts) {
      for (const { technology, mentions } of readJobDescription(vocabulary, text).recognized) {
        add(technology, quoteAround(text, mentions[0]!.quote));
      }
    }
    for (const name of part.names) {
      add(vocabulary.indexOf(name), name);
      add(vocabulary.platformOf(name), name);
    }
  }
  return places;
}

interface PlainText {
  readonly part: Part;
  readonly text: string;
  /** The words of the text between single spaces, so that one search finds them; also as folded. */
  readonly words: string;
  readonly folded: string;
}

function plainTextsOf(content: Content): readonly PlainText[] {
  return listParts(content).flatMap((part) =>
    part.texts.map((text) => {
      const words = toWords(text);
      return { part, text, words, folded: foldText(words) };
    }),
  );
}

function toWords(text: string): string {
  return ` ${text.replaceAll(/[^\p{L}\p{N}+#.]+|\.(?=\s|$)/gu, ' ').trim()} `;
}

/** Shortest common word that names a concept in small letters too: `accessibility`, but not `safe` for SAFe. */
const shortestWord = 8;

/** Finds the spellings of a technology as plain words. Common words are searched only as names of concepts. */
function findPlainly(
  content: Content,
  texts: readonly PlainText[],
  technology: number,
): readonly NamedPlace[] {
  const vocabulary = vocabularyOf(content);
  const spellings = vocabulary.spellings
    .filter((spelling) => spelling.technology === technology)
    .filter(({ ordinary }) => ordinary === undefined || isField(vocabulary, technology));
  const findIn = ({ words, folded }: PlainText) =>
    spellings.find(({ key, ordinary }) =>
      ordinary === undefined || key.length >= shortestWord
        ? folded.includes(toWords(key))
        : words.includes(toWords(ordinary)),
    );
  return texts
    .flatMap((one) => {
      const spelling = findIn(one);
      if (spelling === undefined) return [];
      const { part, text } = one;
      const place = Math.max(0, text.toLowerCase().indexOf(spelling.key));
      const quote = quoteAround(text, text.slice(place, place + spelling.key.length));
      return [{ where: part.where, quote, path: part.path }];
    })
    .slice(0, maxNamed);
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
