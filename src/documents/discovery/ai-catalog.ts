// `/.well-known/ai-catalog.json` (AI Catalog 1.0): leads AI clients to the server card.
import { trustSentence } from '../trust/sentence.ts';
import { paths } from '../../paths.ts';
import { type Document, jsonDocument } from '../document.ts';
import type { Site } from '../../schema/site.ts';
import { nameOfHost, serverCard, serverTitle } from './server-card.ts';

function describeCatalog(site: Site): object {
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
        description: `Tools over one engineering profile: read-only, no key needed. ${trustSentence(site)}`,
        representativeQueries: sampleQuestions(site),
      },
    ],
  };
}

/** Sample questions, by which registries rank servers. */
function sampleQuestions({ content }: Site): readonly string[] {
  const { name, core } = content.profile;
  return [
    `What has ${name} done in production?`,
    `Does the profile of ${name} fit this job description?`,
    ...core.slice(0, 1).map((technology) => `Where has ${name} used ${technology}?`),
  ];
}

export const aiCatalog: Document = {
  ...jsonDocument(paths.aiCatalog, describeCatalog, 'application/ai-catalog+json'),
  isOfService: true,
  isForCrawlers: true,
};
