// Finds technologies: in keyword lists, and by the matcher in texts.
import { readJobDescription } from '../matching/reading/extract.ts';
import {
  type Vocabulary,
  vocabularyOf,
  type VocabularySource,
} from '../matching/gazetteer/vocabulary.ts';
import { toKey } from '../matching/gazetteer/variants.ts';
import { foldName } from '../content/report/text.ts';
import { toLine } from './prose.ts';
import type { Fact, Ledger } from './source.ts';

/** A technology, and the words that name it in the source. */
export interface Found {
  /** Index in the vocabulary; -1 for a name that it does not contain. */
  readonly technology: number;
  readonly name: string;
  readonly words: string;
}

/** The technologies of a role or project, by how certain they are. */
export interface Technologies {
  /** Named by its lists. */
  readonly listed: readonly Found[];
  /** Named by its texts, with a word that has no other meaning. */
  readonly inTexts: readonly Found[];
  /** Perhaps named: an ambiguous word, a word of the title or the company, or a sentence about others. */
  readonly proposed: readonly Found[];
}

/** Most characters that the matcher reads of a role, which has a few hundred words. */
const maxRead = 20_000;
/** A longer entry of a list is a sentence. */
const maxName = 60;

const nothing: VocabularySource = { profile: { core: [] }, roles: [], cases: [], vocabulary: [] };

export const builtInVocabulary = (): Vocabulary => vocabularyOf(nothing);

/** The technologies that keyword lists name, known or not. Longer entries are left out. */
export function findListed(
  listed: readonly Fact[],
  vocabulary: Vocabulary,
  ledger: Ledger,
): Found[] {
  const found = listed.flatMap((fact) => {
    const names = findNames(fact.text, vocabulary);
    const short = names.filter(({ name }) => name.length <= maxName);
    if (short.length < names.length) ledger.leave(fact, 'is a sentence, not a technology');
    return short;
  });
  return firstOfEach(found);
}

/** A line that begins as a list of technologies does: “Tools used: C++, MFC”. */
const list =
  /^[\s*_-]*(?:(?:key|main|core|primary)\s+)?(?:tech(?:nolog(?:y|ies))?(?:[\s-]*stack)?|technologien|tecnolog[ií]as|stack|tools?|environment)(?:\s+(?:used|(?:&|and)\s+(?:tools?|technologies)))?[*_]*\s*:[*_\s]*(?<names>[^\n]+)$/gimu;
/** An entry of a list in a text with more words is a sentence. */
const maxWords = 4;

/** The technologies that lists within texts name, known or not. */
function findListedIn(texts: readonly string[], vocabulary: Vocabulary): Found[] {
  return texts
    .flatMap((text) => [...text.matchAll(list)])
    .flatMap(({ groups }) => groups!['names']!.split(/[()•·]|[*_.]+\s*$/u))
    .flatMap((names) => findNames(names, vocabulary))
    .filter(({ name }) => name.length <= maxName && name.split(' ').length <= maxWords);
}

/** The texts that are searched for the technologies of a role. */
interface RoleTexts {
  /** Title and company. */
  readonly names: readonly string[];
  readonly texts: readonly string[];
  /** Technologies that the skills of the person name: they are not ambiguous. */
  readonly stated: ReadonlySet<number>;
}

/** The technologies of a role: of its lists, and of its own texts. */
export function findTechnologies(
  keywords: readonly Found[],
  own: RoleTexts,
  vocabulary: Vocabulary,
): Technologies {
  const all = [...keywords, ...findListedIn(own.texts, vocabulary)];
  const listed = firstOfEach(all);
  const known = new Set(listed.map(({ technology }) => technology));
  const inTexts: Found[] = [];
  const proposed: Found[] = [];
  const text = [...own.names, ...own.texts].join('\n\n').slice(0, maxRead);
  const reading = text.trim() === '' ? [] : readJobDescription(vocabulary, text).recognized;
  const firstOwn = Array.from(own.names.map((name) => `${name}\n\n`).join('')).length;
  for (const { technology, mentions, isExcluded } of reading) {
    if (isExcluded || known.has(technology)) continue;
    const { name } = vocabulary.technologies[technology]!;
    const certain = mentions.find(
      (mention) =>
        mention.start >= firstOwn &&
        (own.stated.has(technology) || !isAmbiguous(mention.quote, vocabulary)) &&
        !isPartOf(mention.quote, own.names) &&
        !aboutOthers.test(sentenceAt(text, mention.start)),
    );
    const words = (certain ?? mentions[0])?.quote ?? name;
    (certain === undefined ? proposed : inTexts).push({ technology, name, words });
  }
  return { listed, inTexts, proposed };
}

/** Whether a spelling is also a common word. */
function isAmbiguous(quote: string, { spellings, technologies }: Vocabulary): boolean {
  const key = toKey(quote);
  const spelling = spellings.find((one) => one.key === key);
  return (
    spelling === undefined ||
    spelling.ordinary !== undefined ||
    technologies[spelling.technology]?.ambiguous === true
  );
}

/** Whether words are part of a title or the name of a company. */
function isPartOf(quote: string, names: readonly string[]): boolean {
  return names.some((name) => foldName(name).includes(foldName(quote)));
}

function sentenceAt(text: string, codePoint: number): string {
  const offset = Array.from(text).slice(0, codePoint).join('').length;
  const start = Math.max(...['\n', '. ', '! ', '? '].map((end) => text.lastIndexOf(end, offset)));
  const rest = text.slice(offset);
  return text.slice(start + 1, offset) + rest.slice(0, /[.!?](?:\s|$)|\n/u.exec(rest)?.index);
}

/** A sentence with a possessive name, or in which customers or others do the work. */
const aboutOthers =
  /\p{Lu}[\p{L}\d]+['’]s\s|\b(?:customers?|clients?|users?|students?|partners?|competitors?|companies|vendors?)\s+(?:to\s+)?(?:us(?:e|es|ed|ing)|run|runs|build|builds|who|that|like|such as|with)\b|\b(?:used|adopted|acquired|owned|hosted) by\b/u;

/** The technologies in an entry of a list, which may join several. */
export function findNames(text: string, vocabulary: Vocabulary): Found[] {
  const name = toLine(text).replace(/\p{Cf}/gu, '');
  const whole = vocabulary.indexOf(name);
  const parts = whole >= 0 ? [name] : name.split(/\s*[,;/|]\s*|\s+(?:and|&|-)\s+/u);
  return parts
    .filter((part) => part !== '')
    .map((part) => ({ technology: vocabulary.indexOf(part), name: part, words: part }));
}

const maxCore = 12;
/** Number of technologies up to which the core is filled. */
const maxFilled = 8;

/** The core stack: stated skills that roles use, filled up with the technologies that most roles use. */
export function chooseCore(
  roles: readonly (readonly Found[])[],
  skills: readonly Found[],
): string[] {
  const used = roles.flat();
  const counts = new Map<number | string, number>();
  for (const key of used.map(keyOf)) counts.set(key, (counts.get(key) ?? 0) + 1);
  const stated = new Set(skills.map(keyOf));
  const byUse = firstOfEach(used).toSorted((a, b) => counts.get(keyOf(b))! - counts.get(keyOf(a))!);
  const core = byUse.filter((one) => stated.has(keyOf(one))).slice(0, maxCore);
  const others = byUse.filter((one) => !core.includes(one) && one.technology >= 0);
  const filled = [...core, ...others.slice(0, Math.max(0, maxFilled - core.length))];
  return filled.map(({ name }) => name);
}

/** The first spelling of each technology. */
function firstOfEach(found: readonly Found[]): Found[] {
  const firsts = new Map<number | string, Found>();
  for (const one of found) if (!firsts.has(keyOf(one))) firsts.set(keyOf(one), one);
  return [...firsts.values()];
}

/** One key for all spellings of a technology. */
function keyOf({ technology, name }: Found): number | string {
  return technology < 0 ? foldName(name) : technology;
}
