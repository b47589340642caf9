// `/robots.txt` (RFC 9309): everything may be read, the API included, because agents come to ask it.
import type { Document } from './document.ts';

export const robots: Document = {
  path: '/robots.txt',
  mediaType: 'text/plain; charset=utf-8',
  title: 'robots.txt',
  description: 'What crawlers may read: everything.',
  render({ baseUrl, content }) {
    const { contentSignal } = content.site;
    return [
      'User-agent: *',
      ...(contentSignal === undefined ? [] : [`Content-Signal: ${contentSignal}`]),
      'Allow: /',
      '',
      `Sitemap: ${baseUrl}/sitemap.xml`,
      '',
    ].join('\n');
  },
};
