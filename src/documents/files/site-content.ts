// `/site.content.json`: the content for the matcher in the page of a static site.
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
