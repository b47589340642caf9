// Marks the texts of a page that are in another language than the page: those that a translation lacks, and English words
// of pages where there are none in the page's language. They are found in the finished page, so that no part of a page
// asks for the language of its texts.
import { listUntranslated } from '../../domain/untranslated.ts';
import { tagOf } from '../../domain/languages.ts';
import { derived } from '../../kernel/derived.ts';
import type { Content } from '../../schema/content.ts';
import type { Site } from '../../schema/site.ts';
import { directionOf, hasWords, languageOfWords, wordsOf } from '../../wording/index.ts';
import { listBlocks } from './markdown-tree.ts';

/** Returns the language of a text; `undefined` for that of the page. */
type FindLanguage = (text: string) => string | undefined;

/** Sets `lang` on the elements of a page of the site whose text is in another language. */
export function markOtherLanguages(site: Site, html: string): string {
  const find = findLanguageIn(site);
  return find === undefined ? html : markElements(html, find, directionOf(tagOf(site.content)));
}

const findLanguageIn = derived((site: Site): FindLanguage | undefined => {
  const { content, root } = site;
  const original = root && tagOf(root.content);
  const untranslated = new Set(
    listUntranslated(site)
      .flatMap(listBlocks)
      .map(wordsIn)
      .filter((words) => /\p{L}{2}/u.test(words)),
  );
  const own = tagOf(content);
  const interfaceWords = hasWords(own) ? undefined : patternOf(textsIn(wordsOf(content)));
  if (untranslated.size === 0 && interfaceWords === undefined) return undefined;
  const names = new Set(listNames(content).map(wordsIn));
  const isOfInterface = (text: string) => {
    const parts = text.split(separator).map(wordsIn);
    const others = parts.filter((words) => words !== '' && !names.has(words));
    return others.length > 0 && others.every((words) => interfaceWords?.test(words));
  };
  return (text) => {
    if (isMadeOf(untranslated, wordsIn(text))) return original;
    return isOfInterface(text) ? languageOfWords(own) : undefined;
  };
});

/** Whether words are those of one text, or of several in a row. */
function isMadeOf(texts: ReadonlySet<string>, words: string): boolean {
  if (texts.has(words)) return true;
  if (words.length > longestRow) return false;
  for (let end = words.indexOf(' '); end !== -1; end = words.indexOf(' ', end + 1)) {
    if (texts.has(words.slice(0, end)) && isMadeOf(texts, words.slice(end + 1))) return true;
  }
  return false;
}

/** Between the facts of a line. */
const separator = /[·–,]/u;

/** The letters, digits and symbols of a text, apart from its punctuation, which pages set by their language. */
function wordsIn(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}\p{S}%]+/gu, ' ').trim();
}

/** Names beside the words of pages, which are the same in every language. */
function listNames({ roles, cases, profile: { projects = [] } }: Content): readonly string[] {
  const places = [...roles, ...cases, ...projects].flatMap(({ technologies = [] }) => technologies);
  return [...roles.map(({ company }) => company), ...places];
}

function textsIn(words: unknown): readonly string[] {
  if (typeof words === 'string') return [words];
  return typeof words === 'object' && words !== null ? Object.values(words).flatMap(textsIn) : [];
}

/** Longest row of texts, such as the courses of an education, in characters. */
const longestRow = 300;

/** Longest text in a gap, in characters: a name, a list of technologies, an address. */
const longestGap = 80;

/** Matches each of the texts whole, with any text in its gaps. */
function patternOf(texts: readonly string[]): RegExp {
  const patterns = texts
    .flatMap((text) => text.split(separator))
    .map((text) => text.split(/\{\w+\}/u).map(wordsIn))
    .filter((parts) => parts.some((part) => /\p{L}{2}/u.test(part)))
    .map((parts) => parts.map((part) => part.replaceAll(/[$+^|]/gu, String.raw`\$&`)))
    .map((parts) => parts.join(`.{0,${longestGap}}`).replaceAll(' ', ' *'));
  return new RegExp(String.raw`^(?:${patterns.join('|')})(?: \d+)?$`, 'u');
}

interface Element {
  readonly name: string;
  /** Where its attributes end. */
  readonly at: number;
  /** Whether its text belongs to the text around it. */
  readonly isPart: boolean;
  readonly hasLanguage: boolean;
  hasBlocks: boolean;
  text: string;
}

/** Text that is inserted at a place of the page. */
interface Mark {
  readonly at: number;
  readonly text: string;
}

const tagOrText = /<(\/?)([a-z][\w-]*)([^>]*)>|[^<]+/gu;
const isVoid = /^(?:area|base|br|col|hr|img|input|link|meta|source|wbr)$/u;
/** Elements beside a sentence that are not in it. */
const isAside = /class="(?:note|proven|hit)[ "]/u;
const isParagraph = /^(?:p|li|dd|blockquote)$/u;
const hasFacts = /^(?:p|span|dd|li|a)$/u;
const isBlock =
  /^(?:article|blockquote|dd|details|div|dl|dt|figure|form|h\d|header|li|nav|ol|p|pre|section|summary|svg|table|ul)$/u;

/** Marks the outermost element around each text that has no blocks in it. */
function markElements(html: string, find: FindLanguage, direction: 'ltr' | 'rtl'): string {
  const marks: Mark[] = [];
  const open: Element[] = [];
  tagOrText.lastIndex = html.indexOf('<main');
  for (let match = tagOrText.exec(html); match !== null; match = tagOrText.exec(html)) {
    const [all, slash, name, attributes = ''] = match;
    const inner = open.at(-1);
    if (name === undefined) {
      if (inner === undefined) continue;
      inner.text += all;
      if (!inner.hasLanguage && hasFacts.test(inner.name)) {
        marks.push(...wrapFacts(all, match.index, find));
      }
    } else if (slash === '') {
      if (isVoid.test(name) || attributes.endsWith('/')) continue;
      if (inner && isBlock.test(name)) inner.hasBlocks = true;
      open.push({
        name,
        at: match.index + 1 + name.length,
        isPart: !isAside.test(attributes),
        hasLanguage: inner?.hasLanguage === true || /\slang="/u.test(attributes),
        hasBlocks: false,
        text: '',
      });
    } else {
      const element = open.pop();
      if (element === undefined) break;
      const around = open.at(-1);
      if (around && element.hasBlocks) around.hasBlocks = true;
      else if (around && element.isPart) around.text += element.text;
      if (element.hasLanguage || element.hasBlocks) continue;
      const language = find(decode(element.text));
      if (language === undefined) continue;
      while ((marks.at(-1)?.at ?? 0) > element.at) marks.pop();
      const own = directionOf(language);
      const dir = own !== direction && isParagraph.test(name) ? ` dir="${own}"` : '';
      marks.push({ at: element.at, text: ` lang="${language}"${dir}` });
    }
  }
  return insert(html, marks);
}

/** The elements around each fact in another language within a line of them. */
function wrapFacts(line: string, at: number, find: FindLanguage): readonly Mark[] {
  return [...line.matchAll(/[^·]+/gu)].flatMap(({ 0: fact, index }) => {
    const language = find(decode(fact));
    if (language === undefined) return [];
    const start = at + index + fact.search(/\S/u);
    return [
      { at: start, text: `<span lang="${language}">` },
      { at: start + fact.trim().length, text: '</span>' },
    ];
  });
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

function decode(text: string): string {
  return text.replaceAll(/&(?:(\w+)|#39);/gu, (_, name?: string) => entities[name ?? ''] ?? "'");
}

function insert(html: string, marks: readonly Mark[]): string {
  let end = 0;
  const parts = marks.flatMap(({ at, text }) => {
    const before = html.slice(end, at);
    end = at;
    return [before, text];
  });
  return [...parts, html.slice(end)].join('');
}
