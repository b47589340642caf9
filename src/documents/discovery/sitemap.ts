// `/sitemap.xml` (sitemaps.org): the pages for people.
import { paths } from '../../paths.ts';
import type { Document } from '../document.ts';

export function sitemap(pages: readonly Document[]): Document {
  return {
    isForCrawlers: true,
    path: paths.sitemap,
    mediaType: 'application/xml; charset=utf-8',
    render: ({ baseUrl, modified }) =>
      [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
        ...pages.map(({ path }) => {
          const day = modified?.get(path);
          const changed = day === undefined ? '' : `<lastmod>${day}</lastmod>`;
          return `  <url><loc>${escapeXml(baseUrl + encodeURI(path))}</loc>${changed}</url>`;
        }),
        '</urlset>',
        '',
      ].join('\n'),
  };
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll("'", '&apos;');
}
