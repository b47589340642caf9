// `/site.content.json`: what the matcher reads where it runs in the page, because a static host runs no matcher.
import { paths } from '../../paths.ts';
import { toSnapshot } from '../../schema/snapshot.ts';
import type { Document } from '../document.ts';

export const siteContent: Document = {
  path: paths.siteContent,
  mediaType: 'application/json',
  render(site) {
    const { baseUrl, content } = toSnapshot(site, new Map(), '');
    return JSON.stringify({ baseUrl, content: { ...content, asOf: site.content.asOf } });
  },
};
