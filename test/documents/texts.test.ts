// The documents that programs and models read, word for word, for a full profile, a small one, and a small one as files;
// the words and links of pages, and the drawing of the score. A change of their words shows in the files of test/fixtures/documents/,
// to be read before it is accepted.
import { expect, it } from 'vitest';
import { createApp } from '../../src/app.ts';
import { listDocuments } from '../../src/documents/index.ts';
import type { Site } from '../../src/schema/site.ts';
import { get, translatedSite } from '../languages/translated.ts';
import { createTestSite, readContent, sampleContent } from '../sample.ts';
import { decode } from './html.ts';

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

/** The words of a page in its order, a block per line, with the addresses of links. */
function readPage(html: string): string {
  const text = html
    .replace(/^.*<body[^>]*>/su, '')
    .replaceAll(/<(script|style|svg)\b.*?<\/\1>/gsu, '')
    .replaceAll(/<a\b[^>]*? href="([^"]*)"[^>]*>(.*?)<\/a>/gsu, '[$2]($1)')
    .replaceAll(/<(?:meta|link|input)\b[^>]*>/gu, '')
    .replaceAll(
      /<\/?(?:a|abbr|b|bdi|button|cite|code|em|label|mark|option|s|small|span|strong|sup|time)\b[^>]*>/gu,
      '',
    )
    .replaceAll(/<[^>]+>/gu, '\n');
  const lines = decode(text).split('\n');
  return lines
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
}

it('of pages are as in pages.txt', async () => {
  const full = readContent('test/fixtures/profile');
  // The sample has a background.
  const profile = { ...sampleContent.profile, ...full.profile };
  const site = createTestSite({ ...full, profile });
  const app = createApp(site);
  const pages = listDocuments(site)
    .filter(({ path, mediaType }) => mediaType.startsWith('text/html') && !others.test(path))
    .map(async ({ path }) => {
      const headers = { accept: 'text/html' };
      const answer = await app.fetch(new Request(site.baseUrl + path, { headers }));
      return `===== ${path}\n\n${readPage(await answer.text())}\n`;
    });
  const { text } = await get(app, '/index.md');
  const shown = [...(await Promise.all(pages)), `===== /index.md\n\n${text}`];
  await expect(shown.join('\n')).toMatchFileSnapshot('../fixtures/documents/pages.txt');
});

it.each([false, true])(
  'of a profile in three languages name the others, isStatic: %s',
  async (isStatic) => {
    const app = createApp({ ...translatedSite(), isStatic });
    const { text } = await get(app, '/llms.txt');
    const listed = text.slice(text.indexOf('German: '));
    const api = isStatic ? '/api.json' : '/api';
    const list = ['de', 'pt'].map((tag, index) => {
      const at = `https://profile.test/${tag}`;
      const mcp = isStatic ? '' : `[MCP server](${at}/api/mcp), `;
      return `${['German', 'Portuguese'][index]}: [llms.txt](${at}/llms.txt), ${mcp}[API](${at}${api}), [OpenAPI document](${at}/openapi.json)`;
    });
    expect(
      listed
        .split('\n- ')
        .slice(0, 2)
        .map((line) => line.split('\n')[0]),
    ).toEqual(list);
  },
);

it('of the MCP server name its addresses', async () => {
  const { text } = await get(createApp(small), '/api/mcp', { accept: 'application/json' });
  const { tools, ...status } = JSON.parse(text);
  expect(tools).toHaveLength(5);
  expect(status).toEqual({
    name: 'profile-api',
    status: 'active',
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/u),
    description: expect.stringMatching(
      /^MCP server over the engineering profile of 林 小雨\. .+ POST JSON-RPC here\.$/u,
    ),
    protocol: 'Streamable HTTP (stateless, JSON responses)',
    protocolVersions: expect.arrayContaining(['2026-07-28']),
    endpoints: {
      mcp: 'https://profile.test/api/mcp',
      openapi: 'https://profile.test/openapi.json',
      llmsTxt: 'https://profile.test/llms.txt',
      llmsFullTxt: 'https://profile.test/llms-full.txt',
      docs: 'https://profile.test/developers/',
    },
  });
});

it('of a profile without cases have no heading for them', async () => {
  const app = createApp({ ...small, content: { ...small.content, cases: [] } });
  expect((await get(app, '/llms-full.txt')).text).not.toContain('Case studies in full');
});

it('and the drawing of the score and structured data are as in drawn.txt', async () => {
  const contents = [readContent('test/fixtures/profile'), sampleContent];
  const drawn = contents.map(async (content) => {
    const app = createApp(createTestSite(content));
    const { text } = await get(app, '/', { accept: 'text/html' });
    const pictures = text.match(/<svg class="(?:lane|time).*?<\/svg>/gsu) ?? [];
    const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/su.exec(text)!;
    return [
      `===== ${content.profile.name}\n`,
      ...pictures.map((picture) => picture.replaceAll('><', '>\n<')),
      `${JSON.stringify(JSON.parse(data), null, 2)}\n`,
    ].join('\n');
  });
  await expect((await Promise.all(drawn)).join('\n')).toMatchFileSnapshot(
    '../fixtures/documents/drawn.txt',
  );
});
