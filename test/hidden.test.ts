// `site.index: false`: what crawlers get from a service and from each target, for a profile that is shared by its link only.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createManifest } from '../src/publish/manifest.ts';
import { notFoundPage } from '../src/documents/pages/not-found.tsx';
import type { Content } from '../src/schema/content.ts';
import { runHere } from './command.ts';
import { copyProfile } from './folders.ts';
import { createTestApp, createTestSite, sampleContent } from './sample.ts';

const hidden: Content = { ...sampleContent, site: { ...sampleContent.site, index: false } };
const noindex = '<meta name="robots" content="noindex"/>';
const decode = (body: Uint8Array) => new TextDecoder().decode(body);

function folderWith(line: string): string {
  const folder = copyProfile();
  const path = join(folder, 'profile.yaml');
  writeFileSync(path, readFileSync(path, 'utf8').replace('\nsite:\n', `\nsite:\n  ${line}\n`));
  return folder;
}

describe.each([
  ['a service', false],
  ['files', true],
])('%s', (_, isStatic) => {
  const site = { ...createTestSite(hidden), isStatic };
  const manifest = createManifest(site);

  it('asks crawlers to stay away from every address', () => {
    const robots = manifest.find(({ path }) => path === '/robots.txt')!;
    expect(decode(robots.answer!.body)).toBe(
      'User-agent: *\nContent-Signal: search=yes, ai-input=yes, ai-train=no\nDisallow: /\n',
    );
    for (const { path, answer } of manifest)
      if (answer !== undefined) expect(answer.headers['x-robots-tag'], path).toBe('noindex');
  });

  it('has noindex once in each page', () => {
    const pages = manifest.filter(({ answer }) => answer?.mediaType.startsWith('text/html'));
    expect(pages.length).toBeGreaterThan(5);
    for (const { path, answer } of pages)
      expect(decode(answer!.body).split(noindex), path).toHaveLength(2);
    expect(notFoundPage.render(site).split(noindex)).toHaveLength(2);
  });

  it('has neither a sitemap nor a catalog for crawlers, and no word of them', () => {
    const paths = manifest.map(({ path }) => path);
    expect(paths).toContain('/llms.txt');
    expect(paths.filter((path) => /sitemap|ai-catalog/.test(path))).toEqual([]);
    const texts = manifest.filter(({ path }) => !/^\/(?:assets|fonts)\//.test(path));
    for (const { path, answer } of texts)
      if (answer !== undefined)
        expect(decode(answer.body), path).not.toMatch(/sitemap\.xml|ai-catalog/);
    expect(notFoundPage.markdown.render(site)).not.toContain('sitemap');
  });
});

it('the service says noindex in answers to input, redirects and errors', async () => {
  const app = createTestApp(hidden);
  for (const path of ['/api/experience?technology=rust', '/fit', '/nothing', '/api/nothing'])
    expect((await app.fetch(new Request(`https://profile.test${path}`))).headers).toSatisfy(
      (headers: Headers) => headers.get('x-robots-tag') === 'noindex',
    );
});

it('index: true means the same as no such line', async () => {
  const folder = folderWith('index: true');
  expect((await runHere(['check', folder])).code).toBe(0);
  const { headers } = await createTestApp().fetch(new Request('https://profile.test/'));
  expect(headers.has('x-robots-tag')).toBe(false);
});

it('check names the values of index', async () => {
  const { code, out, err } = await runHere(['check', folderWith('index: no thanks')]);
  expect(code).toBe(1);
  expect(out + err).toContain('"index" is a text, and true or false is expected.');
});

it('server-json refuses to describe it to a registry', async () => {
  const folder = folderWith('index: false');
  const words = ['--profile', folder, '--base-url', 'https://me.example'];
  expect(await runHere(['server-json', ...words])).toEqual({
    code: 1,
    out: '',
    err: 'The registry lists public profiles, and site.index of profile.yaml is false. Remove it to publish server.json.',
  });
});
