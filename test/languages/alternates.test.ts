// Pages name their other languages as search engines demand: each page of a cluster names all of it, itself included, by
// canonical addresses that exist, in the page, in the sitemap and in the `Link` header.
import { expect, it } from 'vitest';
import { createApp } from '../../src/app.ts';
import { listDocuments } from '../../src/documents/index.ts';
import { languagesOf, prefixOf, tagOf } from '../../src/domain/languages.ts';
import { createTestApp } from '../sample.ts';
import { get, translatedApp, translatedSite } from './translated.ts';

const origin = 'https://profile.test';
const site = translatedSite();
const tags = languagesOf(site).map(({ content }) => tagOf(content));

/** The pages of every language by path. */
const pages = languagesOf(site).flatMap((language) =>
  listDocuments(language)
    .filter(({ mediaType, path }) => mediaType.startsWith('text/html') && path.endsWith('/'))
    .map(({ path, language: own }) => ({
      path: prefixOf(language) + path,
      own: path,
      tag: tagOf(language.content),
      isGuide: own !== undefined,
    })),
);
const clustered = pages
  .filter(({ isGuide }) => !isGuide)
  .map(({ path, tag }) => [path, tag] as const);

type Cluster = Readonly<Record<string, string>>;

function readCluster(html: string, pattern: RegExp): Cluster {
  const found = [...html.matchAll(pattern)].map(({ groups }) => [groups!['tag'], groups!['href']]);
  expect(new Set(found.map(([tag]) => tag)).size).toBe(found.length);
  return Object.fromEntries(found);
}

const inPage = /<link rel="alternate" hreflang="(?<tag>[^"]+)" href="(?<href>[^"]+)"/g;
const inHeader = /<(?<href>[^>]+)>; rel="alternate"; hreflang="(?<tag>[^"]+)"/g;
const inSitemap = /<xhtml:link rel="alternate" hreflang="(?<tag>[^"]+)" href="(?<href>[^"]+)"\/>/g;

it.each(clustered)('%s is in a cluster of which every page names every page', async (path, tag) => {
  const { text, headers } = await get(translatedApp, path);
  const cluster = readCluster(text, inPage);
  expect(Object.keys(cluster).toSorted()).toEqual([...tags, 'x-default'].toSorted());
  // Each page names itself under its own language, by its canonical address.
  expect(cluster[tag]).toBe(origin + path);
  expect(/<link rel="canonical" href="([^"]+)"/.exec(text)?.[1]).toBe(origin + path);
  expect(cluster['x-default']).toBe(cluster['en']);
  expect(/<html lang="([^"]+)"/.exec(text)?.[1]).toBe(tag);
  expect(headers.get('content-language')).toBe(tag);
  expect(readCluster(headers.get('link')!, inHeader)).toEqual(cluster);
  expect(text).toContain(`<meta property="og:locale" content="${tag}"/>`);
  expect(text).not.toContain('noindex');
  for (const href of Object.values(cluster)) {
    const other = await get(translatedApp, href.slice(origin.length));
    expect(other.status).toBe(200);
    expect(readCluster(other.text, inPage)).toEqual(cluster);
  }
});

it.each(clustered)(
  'the switch of %s leads to the same page in each other language',
  async (path, tag) => {
    const { text } = await get(translatedApp, path);
    const [, nav = ''] = /<nav class="languages"[^>]*>(.*?)<\/nav>/s.exec(text) ?? [];
    const links = [...nav.matchAll(/<a href="([^"]+)" lang="([^"]+)" hreflang="([^"]+)"/g)];
    expect(links.map(([, , lang]) => lang)).toEqual(tags.filter((other) => other !== tag));
    const cluster = readCluster(text, inPage);
    for (const [, href, lang, hreflang] of links) {
      expect(new URL(href!, origin + path).href).toBe(cluster[lang!]);
      expect(hreflang).toBe(lang);
    }
    const [, current] = /<span lang="([^"]+)" aria-current="true">/.exec(nav) ?? [];
    expect(current).toBe(tag);
  },
);

it.each([
  ['/nowhere', 'en'],
  ['/pt/nowhere', 'pt'],
])('the switch of a page that is not there, %s, leads to the first pages', async (path, own) => {
  const { status, text, headers } = await get(translatedApp, path, { accept: 'text/html' });
  expect(status).toBe(404);
  expect(headers.get('content-language')).toBe(own);
  const [, nav = ''] = /<nav class="languages"[^>]*>(.*?)<\/nav>/s.exec(text) ?? [];
  const links = [...nav.matchAll(/<a href="([^"]+)" lang="([^"]+)"/g)];
  expect(links.map(([, href, lang]) => [lang, href])).toEqual(
    tags
      .filter((tag) => tag !== own)
      .map((tag) => [tag, tag === 'en' ? `${origin}/` : `${origin}/${tag}/`]),
  );
});

it('the sitemap lists every page of every language with the same clusters, and guides once', async () => {
  const { text } = await get(translatedApp, '/sitemap.xml');
  const entries = [...text.matchAll(/<url><loc>(.*?)<\/loc>(.*?)<\/url>/g)];
  const expected = pages.filter(({ isGuide, path, own }) => !isGuide || path === own);
  expect(entries.map(([, loc]) => loc).toSorted()).toEqual(
    expected.map(({ path }) => origin + path).toSorted(),
  );
  for (const [, loc = '', alternates = ''] of entries) {
    const page = await get(translatedApp, loc.slice(origin.length));
    expect(readCluster(alternates, inSitemap)).toEqual(readCluster(page.text, inPage));
  }
});

it.each(['/pt/developers/', '/de/agents/'])(
  '%s is English, not indexed, and canonical at the root',
  async (path) => {
    const { text, headers } = await get(translatedApp, path);
    expect(text).toContain('<html lang="en">');
    expect(headers.get('content-language')).toBe('en');
    expect(text).toContain('<meta name="robots" content="noindex"/>');
    expect(text).toContain(`<link rel="canonical" href="${origin}${path.slice(3)}"/>`);
    expect(readCluster(text, inPage)).toEqual({});
    // Its calls are those of its language.
    expect(text).toContain(`${origin}${path.slice(0, 3)}/api`);
  },
);

async function readData(path: string) {
  const { text } = await get(translatedApp, path);
  return JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text)![1]!);
}

it('structured data names the language, and the same person', async () => {
  const [own, other] = [await readData('/'), await readData('/pt/')];
  expect(other).toMatchObject({ inLanguage: 'pt', url: `${origin}/pt/` });
  expect(other.mainEntity['@id']).toBe(own.mainEntity['@id']);
});

it('catalog and llms.txt list the API, the MCP server and the contract of each language', async () => {
  const catalog = JSON.parse((await get(translatedApp, '/.well-known/api-catalog')).text);
  expect(catalog.linkset[0].item).toContainEqual({
    href: `${origin}/pt/api/mcp`,
    type: 'application/json',
    hreflang: ['pt'],
  });
  const anchors = catalog.linkset.map(({ anchor }: { anchor: string }) => anchor);
  expect(anchors).toEqual(
    expect.arrayContaining([`${origin}/api`, `${origin}/de/api`, `${origin}/pt/api/mcp`]),
  );
  for (const path of ['/api/mcp', '/api', '/openapi.json', '/llms.txt']) {
    expect((await get(translatedApp, '/llms.txt')).text).toContain(`(${origin}/pt${path})`);
    expect((await get(translatedApp, '/pt/llms.txt')).text).toContain(`(${origin}${path})`);
  }
});

it('a site in one language says nothing of languages', async () => {
  const { text, headers } = await get(createTestApp(), '/');
  expect(text).not.toMatch(/hreflang|og:locale|languages\.js|class="languages"/);
  expect(headers.get('link')).not.toContain('hreflang');
});

it('a link of a text leads to the page of the language, and a file to the root', async () => {
  const [first, ...others] = site.translations!;
  const focus = first!.profile;
  const intro = 'See [a case](/cases/live-commerce-traffic-spike/) and [slides](/slides.txt).';
  const app = createApp({
    ...site,
    content: { ...site.content, files: { '/slides.txt': new Uint8Array(1) } },
    translations: [{ ...first!, profile: { ...focus, intro } }, ...others],
  });
  const page = await get(app, '/de/');
  expect(page.text).toContain('href="/de/cases/live-commerce-traffic-spike/"');
  expect(page.text).toContain('href="/slides.txt"');
  const markdown = await get(app, '/de/index.md');
  expect(markdown.text).toContain('](/de/cases/live-commerce-traffic-spike/)');
  expect(markdown.text).toContain('](/slides.txt)');
});
