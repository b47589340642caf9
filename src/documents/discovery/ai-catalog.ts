// `/.well-known/ai-catalog.json`: where AI clients find what a site offers them (AI Catalog 1.0).
import { paths } from '../../paths.ts';
import type { Document } from '../document.ts';
import type { Site } from '../../schema/site.ts';
import { nameOfHost, serverCard, serverTitle } from './server-card.ts';

function renderCatalog(site: Site): object {
  return {
    specVersion: '1.0',
    host: {
      displayName: site.content.profile.name,
      documentationUrl: site.baseUrl + paths.developers,
    },
    entries: [
      {
        identifier: `urn:air:${nameOfHost(site)}:mcp:profile`,
        displayName: serverTitle(site.content),
        type: serverCard.mediaType,
        url: site.baseUrl + serverCard.path,
        description: 'Tools over one verified engineering profile: read-only, no key needed.',
      },
    ],
  };
}

export const aiCatalog: Document = {
  isOfService: true,
  path: paths.aiCatalog,
  mediaType: 'application/ai-catalog+json',
  render: (site) => JSON.stringify(renderCatalog(site)),
};
