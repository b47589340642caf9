// `/robots.txt` (RFC 9309): everything may be read, including the API, because agents use it.
import { paths } from '../../paths.ts';
import type { Document } from '../document.ts';

export const robots: Document = {
  path: paths.robots,
  mediaType: 'text/plain; charset=utf-8',
  render({ baseUrl, content }) {
    const { contentSignal } = content.site;
    return [
      'User-agent: *',
      ...(contentSignal === undefined ? [] : [`Content-Signal: ${contentSignal}`]),
      'Allow: /',
      '',
      `Sitemap: ${baseUrl}${paths.sitemap}`,
      '',
    ].join('\n');
  },
};
