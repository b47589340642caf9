// Cases of pages and documents that depend on a length or on what a profile lacks.
import { expect, it } from 'vitest';
import { createApp } from '../../src/app.ts';
import { assetUrl } from '../../src/documents/files/assets.ts';
import type { Site } from '../../src/schema/site.ts';
import { get } from '../languages/translated.ts';
import { createTestSite, readContent, sampleContent } from '../sample.ts';

const minimal = readContent('test/fixtures/minimal');

function siteOf(name: string): Site {
  return createTestSite({ ...minimal, profile: { ...minimal.profile, name } });
}

it.each([
  ['Maximiliane Kettle-Barton', 'p-name'],
  ['Wolfeschlegelst', 'p-name long'],
  ['Ann Alexandropoulos-Ek', 'p-name long'],
  ['Ann Alexandropou-Lindqvist-Ek', 'p-name'],
])('the name %s has the class "%s"', async (name, shown) => {
  const { text } = await get(createApp(siteOf(name)), '/', { accept: 'text/html' });
  expect(/<h1 class="([^"]*)"/u.exec(text)![1]).toBe(shown);
});

it('the name of a skill has 64 characters at most, and ends in no hyphen', async () => {
  const app = createApp(siteOf(`${'a'.repeat(63)} bcd`));
  const { text } = await get(app, '/.well-known/agent-skills/index.json');
  expect(JSON.parse(text).skills[0].name).toBe('a'.repeat(63));
});

it.each([
  [{}, ['/', '/fit/', '/developers/', '/agents/', '/sitemap.xml']],
  [{ isStatic: true }, ['/', '/fit/', '/developers/', '/sitemap.xml']],
  [{ content: { ...minimal, site: { index: false } } }, ['/', '/fit/', '/developers/', '/agents/']],
])('a missing page of a site with %j leads to pages that exist', async (more, ways) => {
  const app = createApp({ ...createTestSite(minimal), ...more });
  const { status, text } = await get(app, '/nowhere', { accept: 'text/html' });
  expect(status).toBe(404);
  const [, main = ''] = /<main[^>]*>(.*)<\/main>/su.exec(text)!;
  expect([...main.matchAll(/href="([^"]+)"/gu)].map(([, href]) => href)).toEqual(ways);
});

it('an asset that is not there is named', () => {
  const site = { ...createTestSite(minimal), assets: new Map() };
  expect(() => assetUrl(site, 'nothing.css')).toThrow('There is no asset assets/nothing.css.');
});

async function listGroups(content: Site['content']): Promise<unknown[]> {
  const { text } = await get(createApp(createTestSite(content)), '/attest/');
  return [...text.matchAll(/<optgroup label="([^"]+)"/gu)].map(([, label]) => label);
}

it('only kinds of claims that a profile has can be chosen', async () => {
  expect(await listGroups(sampleContent)).toEqual(['Roles', 'Case studies']);
  expect(await listGroups({ ...sampleContent, cases: [] })).toEqual(['Roles']);
  expect(await listGroups({ ...sampleContent, roles: [], cases: [] })).toEqual([]);
});
