// The languages of a site: the original at the root, and each translation as a site of its own below its tag.
import { derived } from '../kernel/derived.ts';
import { prefixLinks } from '../links.ts';
import { isPerLanguage, resumePaths } from '../paths.ts';
import type { Content, PublishedContent, TranslatedContent } from '../schema/content.ts';
import type { Site } from '../schema/site.ts';

/** The language of a content (BCP 47). */
export function tagOf({ profile }: Pick<Content, 'profile'>): string {
  return profile.language ?? 'en';
}

export function rootOf<Of extends PublishedContent>(site: Of): Of {
  return (site.root as Of | undefined) ?? site;
}

/** The path below which a site is served: empty for the original. */
export function prefixOf(site: PublishedContent): string {
  return site.root === undefined ? '' : `/${tagOf(site.content)}`;
}

/** The name of a language in a language, by default in itself. */
export function languageName(tag: string, within = tag): string {
  return new Intl.DisplayNames([within, 'en'], { type: 'language' }).of(tag) ?? tag;
}

/** A site in each of its languages, the original first. */
export function languagesOf(site: Site): readonly Site[] {
  return listLanguages(rootOf(site));
}

const listLanguages = derived((root: Site): readonly Site[] => [
  root,
  ...(root.translations ?? []).map((texts) => translate(root, texts)),
]);

/** A translation shares everything with the root but its texts and its printed files. */
function translate(root: Site, texts: TranslatedContent): Site {
  const { translations: _, written: __, picture, ...shared } = root;
  const prefix = `/${tagOf(texts)}`;
  const isPrinted = root.filesInFront?.has(prefix + resumePaths.picture);
  return {
    ...shared,
    root,
    baseUrl: root.baseUrl + prefix,
    content: { ...root.content, ...texts, files: {} },
    ...(picture !== undefined && isPrinted && { picture }),
    ...(root.files && { files: new Map(below(root.files, prefix)) }),
    ...(root.filesInFront && {
      filesInFront: new Set(below(root.filesInFront.entries(), prefix).map(([path]) => path)),
    }),
  };
}

/** The entries whose path is below a prefix, with the rest of their path. */
function below<Value>(
  entries: Iterable<readonly [string, Value]>,
  prefix: string,
): readonly (readonly [string, Value])[] {
  return [...entries].flatMap(([path, value]) =>
    path.startsWith(`${prefix}/`) ? [[path.slice(prefix.length), value] as const] : [],
  );
}

/** The address of a document: in the language of the site, or at the root if it exists once. */
export function urlOf(site: Site, path: string): string {
  return (isPerLanguage(path) ? site : rootOf(site)).baseUrl + path;
}

/** Makes links from the root lead to the documents of the site's language. */
export function localizeLinks(site: Site, text: string): string {
  return prefixLinks(text, prefixOf(site), isPerLanguage);
}

export interface Alternate {
  readonly href: string;
  /** BCP 47, or `x-default`. */
  readonly hreflang: string;
}

/** The addresses of a page in every language, if there are several; a page in one language has none. */
export function listAlternates(
  site: Site,
  { path, language }: { readonly path: string; readonly language?: string | undefined },
): readonly Alternate[] {
  const languages = languagesOf(site);
  if (languages.length === 1 || language !== undefined || !isPerLanguage(path)) return [];
  const hrefs = languages.map(({ baseUrl, content }) => ({
    href: baseUrl + encodeURI(path),
    hreflang: tagOf(content),
  }));
  return [...hrefs, { href: hrefs[0]!.href, hreflang: 'x-default' }];
}
