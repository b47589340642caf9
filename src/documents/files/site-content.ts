// `/site.content.json`: the content for the matcher in the page of a static site.
import { paths } from '../../paths.ts';
import { toSnapshot } from '../../schema/snapshot.ts';
import { jsonDocument } from '../document.ts';

export const siteContent = jsonDocument(paths.siteContent, (site) => {
  const { baseUrl, content } = toSnapshot(site, new Map(), '');
  return { baseUrl, content: { ...content, asOf: site.content.asOf } };
});
