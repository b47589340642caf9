// `/sitemap.xml` (sitemaps.org): the pages for people.
import { languagesOf, listAlternates } from '../../domain/languages.ts';
import { paths } from '../../paths.ts';
import type { Site } from '../../schema/site.ts';
import type { Document } from '../document.ts';

export function sitemap(pages: readonly Document[]): Document {
  return {
    isForCrawlers: true,
    path: paths.sitemap,
    mediaType: 'application/xml; charset=utf-8',
    render: (site) => {
      const languages = languagesOf(site);
      const namespace = languages.length > 1 ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : '';
      return [
        '<?xml version="1.0" encoding="UTF-8"?>',
        `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${namespace}>`,
        ...languages.flatMap((language) => pages.flatMap((page) => listEntry(language, page))),
        '</urlset>',
        '',
      ].join('\n');
    },
  };
}

/** The entry of a page; a page in one language is only at the root. */
function listEntry(site: Site, { path, language }: Document): readonly string[] {
  if (site.root !== undefined && language !== undefined) return [];
  const day = site.modified?.get(path);
  const changed = day === undefined ? '' : `<lastmod>${day}</lastmod>`;
  const others = listAlternates(site, { path, language }).map(
    ({ href, hreflang }) =>
      `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(href)}"/>`,
  );
  const address = escapeXml(site.baseUrl + encodeURI(path));
  return [`  <url><loc>${address}</loc>${changed}${others.join('')}</url>`];
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll("'", '&apos;');
}
