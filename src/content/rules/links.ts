// Links within the site that lead nowhere.
import { nearest, suggest } from '../../kernel/nearest.ts';
import { caseMarkdownPath, casePath, paths } from '../../paths.ts';
import { issueOf, type Issues, type Words } from '../report/issue.ts';
import { memberOf, shorten, textsOf } from '../report/text.ts';
import { findSiteLinks } from '../markdown/sections.ts';
import type { SiteLink } from '../markdown/text.ts';
import { casesOf, type ParsedFolder } from './parsed-folder.ts';
import { listProse } from './prose.ts';

/** Warns of links to paths of this site at which there is nothing. */
export function checkLinks(folder: ParsedFolder, served: ReadonlySet<string>): Issues {
  const anchors = anchorsOf(folder);
  const known = new Set([
    ...Object.values(paths),
    ...[...anchors.keys()].flatMap((slug) => [casePath(slug), caseMarkdownPath(slug)]),
    ...served,
  ]);
  return folder.parsed.flatMap((one) => {
    const links: readonly SiteLink[] = [
      ...listProse(one).flatMap(({ text, place }) =>
        findSiteLinks(text).map((url) => ({ url, ...place() })),
      ),
      ...(one.sections ?? []).flatMap((section) => section.links),
    ];
    return links.flatMap((link) => {
      const words = explain(link.url, known, anchors);
      return words ? issueOf(one.file, link, words, 'warning') : [];
    });
  });
}

/** The anchors of each case, by its slug. */
function anchorsOf(folder: ParsedFolder): ReadonlyMap<string, readonly string[]> {
  return new Map(
    casesOf(folder).flatMap(({ yaml, sections = [] }) => {
      const ids = sections.map(({ section }) => section.id);
      return textsOf([memberOf(yaml?.data, 'slug')]).map((slug) => [slug, ids] as const);
    }),
  );
}

function explain(
  url: string,
  known: ReadonlySet<string>,
  anchors: ReadonlyMap<string, readonly string[]>,
): Words | undefined {
  const [path = '', fragment] = url.replace(/\?[^#]*/u, '').split('#');
  const [, slug = ''] = /^\/cases\/([^/]+?)(?:\/|\.md)?$/u.exec(path) ?? [];
  if (fragment && anchors.has(slug) && !path.endsWith('.md')) {
    return explainAnchor(url, fragment, slug, anchors.get(slug)!);
  }
  // Addresses below /api are the contract's; a page is found without its trailing slash too.
  if (path.startsWith(`${paths.apiIndex}/`) || known.has(path) || known.has(`${path}/`)) {
    return undefined;
  }
  const otherwise = 'Correct the path, or write the address in full if it is one of another site.';
  return {
    message: `The link leads to "${shorten(url)}", and there is nothing at that path.`,
    fix: suggest(path, known, otherwise),
  };
}

function explainAnchor(url: string, fragment: string, slug: string, anchors: readonly string[]) {
  let anchor = fragment;
  try {
    anchor = decodeURIComponent(fragment);
  } catch {
    // An address that cannot be decoded is compared as written.
  }
  if (anchors.includes(anchor)) return undefined;
  const close = nearest(anchor, anchors);
  return {
    message: `The link leads to "${shorten(url)}", and the case has no such section.`,
    fix:
      close === undefined
        ? `Its sections are: ${anchors.join(', ')}.`
        : `Did you mean "${casePath(slug)}#${close}"?`,
  };
}
