// The documents that programs and models read, word for word, for a full profile, a small one, and a small one as files.
// A change of their words shows in the files of test/fixtures/documents/, to be read before it is accepted.
import { expect, it } from 'vitest';
import { createApp } from '../../src/app.ts';
import { listDocuments } from '../../src/documents/index.ts';
import type { Site } from '../../src/schema/site.ts';
import { createTestSite, readContent } from '../sample.ts';

const small = createTestSite(readContent('test/fixtures/minimal'));

/** Assets, pages of the package's own guides, and the contract, which has tests of its own. */
const others =
  /^\/(?:assets\/|developers|agents|openapi|favicon|apple)|\.(?:png|pdf|svg|ico|jpe?g)$/u;

it.each<[string, Site]>([
  ['full', createTestSite(readContent('test/fixtures/profile'))],
  ['small', small],
  ['files', { ...small, isStatic: true }],
])('of a profile are as in %s.txt', async (name, site) => {
  const app = createApp(site);
  const paths = listDocuments(site).map(({ path, mediaType, markdown }) =>
    mediaType.startsWith('text/html') ? markdown?.path : path,
  );
  const texts = paths
    .filter((path) => path !== undefined && !others.test(path))
    .map(async (path) => {
      const answer = await app.fetch(new Request(`${site.baseUrl}${path}`));
      const type = answer.headers.get('content-type');
      const text = await answer.text();
      const shown = type?.includes('json') ? JSON.stringify(JSON.parse(text), null, 2) : text;
      return `===== ${path} (${type})\n\n${shown}\n`;
    });
  await expect((await Promise.all(texts)).join('\n')).toMatchFileSnapshot(
    `../fixtures/documents/${name}.txt`,
  );
});
