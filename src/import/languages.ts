// The languages of résumés, and which of several files are translations of the others.
import type { Draft } from './draft.ts';

/** Languages that formats write by their English names. */
const languageCodes =
  'ar cs da de el en es fi fr he hi hu id it ja ko nb nl pl pt ro ru sv tr uk vi zh'.split(' ');

/** The tag of a language from `de`, `de_DE` or `german`. */
export function toLanguage(text: string): string | undefined {
  const tag = text.trim().replaceAll('_', '-');
  if (/^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/iu.test(tag) && !/^[a-z]{3,}$/iu.test(tag)) {
    const [language] = tag.toLowerCase().split('-');
    return language;
  }
  const names = new Intl.DisplayNames('en', { type: 'language' });
  return languageCodes.find((code) => names.of(code)?.toLowerCase() === tag.toLowerCase());
}

/** A draft with the name of its file. */
export interface NamedDraft {
  readonly name: string;
  readonly draft: Draft;
}

interface Grouped {
  readonly original: readonly NamedDraft[];
  readonly others: readonly { readonly tag: string; readonly named: readonly NamedDraft[] }[];
}

/**
 * Separates the files in other languages from those of the original. A file without a language belongs to the original,
 * which is English if only the names of other files show theirs.
 */
export function groupByLanguage(
  drafts: readonly NamedDraft[],
  language: string | undefined,
): Grouped {
  const tags = drafts.map(({ name, draft }) => toLanguage(draft.language ?? '') ?? tagIn(name));
  const isNamed = drafts.some(({ name }) => tagIn(name) !== undefined);
  const own = (language && toLanguage(language)) || (tags[0] ?? (isNamed ? 'en' : undefined));
  const isOwn = (tag: string | undefined) => own === undefined || tag === undefined || tag === own;
  const others = [...new Set(tags.filter((tag) => !isOwn(tag)))] as string[];
  const original = drafts.filter((_, index) => isOwn(tags[index]));
  for (const { draft } of original) if (own !== undefined) draft.language ??= own;
  return {
    original,
    others: others.map((tag) => ({
      tag,
      named: drafts.filter((_, index) => tags[index] === tag),
    })),
  };
}

/** The language in a name such as `resume.pt.json` or `cv_de.yaml`. */
function tagIn(name: string): string | undefined {
  const [, tag = ''] = /[._-]([a-z]{2}(?:[-_][A-Za-z]{2})?)\.\w+$/u.exec(name) ?? [];
  const code = tag === '' ? undefined : toLanguage(tag);
  return code !== undefined && languageCodes.includes(code) ? code : undefined;
}
