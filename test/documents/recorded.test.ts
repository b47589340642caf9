// Whole texts of documents, so that a change of any word shows in review.
// `npm run suite -- together test/documents/recorded.test.ts -u` renews them.
import { expect, it } from 'vitest';
import { createApp } from '../../src/app.ts';
import { listDocuments } from '../../src/documents/index.ts';
import type { Site } from '../../src/schema/site.ts';
import { createTestSite, readContent } from '../sample.ts';

const fixture = createTestSite(readContent('test/fixtures/profile'));
const minimal = createTestSite(readContent('test/fixtures/minimal'));

const sites: readonly (readonly [string, Site])[] = [
  ['service', fixture],
  ['static', { ...fixture, isStatic: true }],
  ['minimal', minimal],
];

/** Documents that consist of text of our own; tests of their own compare the guides and the OpenAPI document. */
const recorded =
  /^\/(?:llms.*\.txt|index\.md|resume\.(?:md|json)|contact\.vcf|robots\.txt|sitemap\.xml|api\/mcp.*|\.well-known\/.*)$/u;

it.each(sites)('the documents of a site: %s', async (name, site) => {
  const app = createApp(site);
  const parts: string[] = [];
  for (const { path, mediaType } of listDocuments(site)) {
    if (!recorded.test(path)) continue;
    const answer = await app.fetch(new Request(site.baseUrl + path));
    const text = (await answer.text()).replaceAll('\r', '');
    const shown = mediaType.includes('json') ? JSON.stringify(JSON.parse(text), null, 2) : text;
    parts.push(`==== ${path} (${mediaType})\n${shown}`);
  }
  await expect(`${parts.join('\n')}\n`).toMatchFileSnapshot(`../fixtures/recorded/${name}.txt`);
});
