// `/robots.txt` (RFC 9309): everything may be read, including the API, because agents use it; nothing if the owner shares the
// site by its link only.
import { paths } from '../../paths.ts';
import type { Document } from '../document.ts';

export const robots: Document = {
  path: paths.robots,
  mediaType: 'text/plain; charset=utf-8',
  render({ baseUrl, content }) {
    const { contentSignal, index } = content.site;
    return [
      'User-agent: *',
      ...(contentSignal === undefined ? [] : [`Content-Signal: ${contentSignal}`]),
      ...(index === false
        ? ['Disallow: /', '']
        : ['Allow: /', '', `Sitemap: ${baseUrl}${paths.sitemap}`, '']),
    ].join('\n');
  },
};
