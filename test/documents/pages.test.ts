// Requirements on every page of each site: structure, security, weight, and its Markdown twin.
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { Document } from '../../src/documents/document.ts';
import { listDocuments } from '../../src/documents/index.ts';
import { attributeValues, decode, headings } from './html.ts';
import { baseUrl, sites, type TestSite } from './sites.ts';

const maxPageSize = 60 * 1024;
/** Scripts of a page. The matcher's page shows answers, and `/verify/` checks signatures. */
const maxScriptSize = (path: string) =>
  ({ '/fit/': 15 * 1024, '/verify/': 60 * 1024 })[path] ?? 12 * 1024;
const htmlType = 'text/html; charset=utf-8';
const markdownType = 'text/markdown; charset=utf-8';

/** A browser's way to ask for a page. */
const browser = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };

type Page = Document & Required<Pick<Document, 'markdown'>>;

describe.each(sites)('the pages of $name', ({ site, get }) => {
  const { content } = site;
  const pages = listDocuments(site).filter((document): document is Page => 'markdown' in document);

  it('are the profile, each case study, and the guides', () => {
    expect(pages.map(({ path }) => path)).toEqual([
      '/',
      ...content.cases.map(({ slug }) => `/cases/${slug}/`),
      '/fit/',
      '/developers/',
      '/agents/',
      '/attest/',
      '/verify/',
    ]);
  });

  describe.each([...pages, { path: '/nowhere' }])('$path', ({ path }) => {
    it('has landmarks, one main heading, and headings in order', async () => {
      const html = await (await get(path, browser)).text();
      expect(html).toMatch(/^<!doctype html><html lang="en">/);
      for (const landmark of ['header', 'nav', 'main', 'footer']) {
        expect(html).toContain(`<${landmark}`);
      }
      const levels = headings(html).map(({ level }) => level);
      expect(levels.filter((level) => level === 1)).toHaveLength(1);
      expect(levels[0]).toBe(1);
      levels.forEach((level, index) => expect(level - (levels[index - 1] ?? 0)).toBeLessThan(2));
    });

    it('names every element once and every heading by its text', async () => {
      const html = await (await get(path, browser)).text();
      const ids = attributeValues(html, 'id');
      expect(new Set(ids).size).toBe(ids.length);
      for (const { text } of headings(html)) expect(text.trim()).not.toBe('');
      const named = [...attributeValues(html, 'aria-labelledby'), ...attributeValues(html, 'for')];
      for (const id of named) expect(ids).toContain(id);
    });

    it('allows no script or style but those of its origin, and has none inside', async () => {
      const response = await get(path, browser);
      const policy = response.headers.get('content-security-policy') ?? '';
      for (const kind of ['default-src', 'base-uri', 'form-action', 'frame-ancestors']) {
        expect(policy.split('; ')).toContain(`${kind} 'none'`);
      }
      // Only the page that checks other profiles reads other origins.
      const connect = path === '/verify/' ? 'connect-src https:' : "connect-src 'self'";
      expect(policy).toContain(`; ${connect};`);
      expect(policy.replace(connect, '')).not.toMatch(/unsafe|\*|https?:/);
      for (const name of ['referrer-policy', 'permissions-policy', 'cross-origin-opener-policy']) {
        expect(response.headers.get(name)).toBeTruthy();
      }
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      const html = await response.text();
      expect(html).not.toMatch(/<style| style="| on[a-z]+="/);
      for (const [tag] of html.matchAll(/<script[^>]*>/g)) {
        expect(tag).toMatch(/ src="\/assets\/| type="application\/(?:ld\+)?json"/);
      }
    });

    it('loads nothing from elsewhere, and little', async () => {
      const html = await (await get(path, browser)).text();
      const sizes = await sizesOf(get, await listLoaded(get, html));
      const scripts = [...sizes].filter(([url]) => url.includes('.js?'));
      expect(sum(scripts.map(([, size]) => size))).toBeLessThan(maxScriptSize(path));
      expect(sum([...sizes.values()]) + gzipSync(html).length).toBeLessThan(
        path === '/verify/' ? maxPageSize + maxScriptSize(path) : maxPageSize,
      );
    });
  });

  describe.each(pages)('the Markdown of $path', ({ path, markdown }) => {
    it('is offered, and returned to clients that prefer it', async () => {
      const page = await get(path, browser);
      expect(page.headers.get('content-type')).toBe(htmlType);
      expect(page.headers.get('vary')).toContain('Accept');
      expect(await page.text()).toContain(
        `<link rel="alternate" type="text/markdown" href="${markdown.path}"`,
      );
      for (const accept of [markdownType, 'text/markdown;charset=UTF-8, */*;q=0.1']) {
        const named = await get(path, { accept });
        expect(named.headers.get('content-type')).toBe(markdownType);
      }
      const preferred = await get(path, { accept: 'text/html;q=0.5, text/markdown' });
      expect(preferred.headers.get('content-type')).toBe(markdownType);
      expect(preferred.headers.get('vary')).toContain('Accept');
      const twin = await get(markdown.path);
      expect(twin.headers.get('content-type')).toBe(markdownType);
      expect(await twin.text()).toBe(await preferred.text());
    });

    it('has every part of the page under the same heading', async () => {
      const html = await (await get(path)).text();
      const text = await (await get(markdown.path)).text();
      const titles = [...text.matchAll(/^#{1,3} (.+)$/gm)].map(([, title = '']) =>
        title.replaceAll('\\', ''),
      );
      // The score sums the tables up, and each case ends with the way to get in touch.
      const [, ownHtml = ''] = /^(.*?)(?:<section class="band contact"|$)/s.exec(
        html
          .replaceAll(/<nav.*?<\/nav>/gs, '')
          .replaceAll(/<h2 id="career-heading">.*?<\/h2>/gs, ''),
      )!;
      const shown = headings(ownHtml).filter(({ level }) => level <= 3);
      const expected = path === '/' ? shown.filter(({ level }) => level < 3) : shown;
      for (const { text: title } of expected) expect(titles).toContain(title);
    });

    it('leaves no gap unfilled', async () => {
      const text = await (await get(markdown.path)).text();
      const html = await (await get(path)).text();
      expect(text).not.toMatch(/\{\{\w+\}\}|undefined|\[object/);
      expect(html).not.toMatch(/\{\{\w+\}\}|undefined|\[object/);
    });
  });

  it('show every fact of the profile, in HTML and in Markdown', async () => {
    const { about = [], engineeringPrinciples = [], ...facts } = content.profile;
    const roles = content.roles.flatMap(({ company, title }) => [company, title]);
    const cases = content.cases.map(({ title }) => title);
    const texts = [facts.name, facts.role, facts.email, facts.availability, ...facts.core];
    const optional = [facts.location, facts.languages, facts.linkedin, facts.github];
    const wanted = [...texts, ...optional.flatMap((fact) => fact ?? []), ...roles, ...cases];
    const html = decode(await (await get('/')).text());
    const text = await (await get('/index.md')).text();
    for (const fact of wanted) {
      expect(html).toContain(fact);
      expect(text).toContain(fact);
    }
    for (const fact of [...about, ...engineeringPrinciples]) expect(text).toContain(fact);
  });

  it('describe the person to search engines', async () => {
    const html = await (await get('/')).text();
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(json)).toMatchObject({
      '@type': 'ProfilePage',
      mainEntity: {
        '@type': 'Person',
        name: content.profile.name,
        jobTitle: content.profile.role,
        knowsAbout: content.profile.core,
      },
    });
    expect(attributeValues(html, 'property')).toEqual(
      expect.arrayContaining(['og:title', 'og:type', 'og:url', 'og:description']),
    );
  });
});

describe('a page that is not there', () => {
  const [{ get } = sites[0]!] = sites;

  it.each([
    ['a browser', browser, htmlType],
    ['a client without preference', { accept: '*/*' }, htmlType],
    ['a reader of Markdown', { accept: 'text/markdown, */*;q=0.1' }, markdownType],
    ['a reader of HTML in UTF-8', { accept: htmlType }, htmlType],
    ['a reader of Markdown in UTF-8', { accept: markdownType }, markdownType],
    ['a client of the API', { accept: 'application/json' }, 'application/problem+json'],
    ['one that names problems', { accept: 'application/problem+json' }, 'application/problem+json'],
    ['one that takes none of these', { accept: 'image/png' }, 'application/problem+json'],
  ])('answers 404 as suits %s', async (_, headers, mediaType) => {
    const response = await get('/nowhere', headers);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toBe(mediaType);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('link')).toContain('rel="api-catalog"');
  });

  it('is a problem under the API, even for a browser', async () => {
    const response = await get('/api/nowhere', browser);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
  });
});

it.each(['/developers', '/fit', '/cases/financial-onboarding-incident'])(
  'leads from %s to the page with its slash',
  async (path) => {
    const response = await sites[0]!.get(`${path}?from=mail`);
    expect(response.status).toBe(308);
    expect(response.headers.get('location')).toBe(`${path}/?from=mail`);
  },
);

it('renders no case study before it is asked for', async () => {
  const { content } = sites[0]!.site;
  const untouchable = content.cases.map((study) => ({
    ...study,
    get sections(): never {
      throw new Error('The case was rendered.');
    },
  }));
  const site = { ...sites[0]!.site, content: { ...content, cases: untouchable } };
  expect(listDocuments(site).map(({ path }) => path)).toContain(
    '/cases/live-commerce-traffic-spike/',
  );
});

it('keeps a hostile text from becoming markup', async () => {
  const { site } = sites[0]!;
  const name = '</title><script>alert(1)</script>';
  const profile = { ...site.content.profile, name, intro: '<img src=x onerror=alert(1)>' };
  const [home] = listDocuments({ ...site, content: { ...site.content, profile } });
  const html = String(home?.render({ ...site, content: { ...site.content, profile } }));
  expect(html).not.toMatch(/<script>|<img src=x/);
  expect(html).toContain(`<link rel="canonical" href="${baseUrl}/"`);
});

/** The size of each file as it is sent. */
async function sizesOf(
  get: TestSite['get'],
  loaded: ReadonlySet<string>,
): Promise<ReadonlyMap<string, number>> {
  const sizes = [...loaded].map(async (url) => {
    expect(url).toMatch(
      /^\/(?:assets\/[a-z/-]+\.(?:css|js|woff2)\?v=[\da-z]+|favicon\.(?:ico|svg))$/,
    );
    const response = await get(url);
    expect(response.headers.get('cache-control')).toContain('public');
    const body = new Uint8Array(await response.arrayBuffer());
    // The font is compressed as it is.
    return [url, url.includes('.woff2') ? body.length : gzipSync(body).length] as const;
  });
  return new Map(await Promise.all(sizes));
}

/** Every file that a page loads, directly or through another file. */
async function listLoaded(get: TestSite['get'], html: string): Promise<ReadonlySet<string>> {
  const linked = [...html.matchAll(/<link rel="(?:stylesheet|icon|preload)"[^>]*>/g)];
  const named = [
    ...attributeValues(html, 'src'),
    ...linked.flatMap(([tag]) => attributeValues(tag, 'href')),
  ];
  const loaded = new Set<string>();
  const load = async (url: string): Promise<void> => {
    if (loaded.has(url)) return;
    loaded.add(url);
    // The bundle imports nothing.
    if (!/\.(?:css|js)\?/.test(url) || url.includes('/verifier.js')) return;
    const text = await (await get(url)).text();
    const inside = text.match(/(?<=\burl\(|from ')(?!fonts\/serif-latin-ext)[^)']+/g) ?? [];
    for (const reference of inside) {
      const { pathname, search } = new URL(reference, baseUrl + url);
      await load(pathname + search);
    }
  };
  for (const url of named) if (!/\.(?:jpe?g|png)$/.test(url)) await load(url);
  return loaded;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
