// What each target writes for a site in several languages.
import { expect, it } from 'vitest';
import { createApp } from '../../src/app.ts';
import { listPackaged, readPackaged } from '../../src/cli/package-files.ts';
import { createManifest } from '../../src/publish/manifest.ts';
import { checkLimits } from '../../src/publish/limits.ts';
import { listBinaries } from '../../src/publish/output.ts';
import type { targetNames } from '../../src/publish/target-names.ts';
import { targets } from '../../src/publish/targets.ts';
import { type Snapshot, toSite, toSnapshot } from '../../src/schema/snapshot.ts';
import { get, translatedSite } from './translated.ts';

type Name = (typeof targetNames)[number];

const pdf = new Uint8Array([0x25, 0x50, 0x44, 0x46]);

/** Sites by what they differ in, because to write the documents of one in nine languages takes seconds. */
const sites = new Map<string, ReturnType<typeof createSite>>();

function siteFor(name: Name, count = 2, baseUrl = 'https://me.test') {
  const { isStatic } = targets[name];
  const key = [isStatic, count, baseUrl].join(' ');
  const site = sites.get(key) ?? createSite(isStatic, count, baseUrl);
  sites.set(key, site);
  return site;
}

/** A site with a PDF in each of its translations. */
function createSite(isStatic: boolean, count: number, baseUrl: string) {
  const site = translatedSite(undefined, baseUrl);
  const tags = ['de', 'pt', 'es', 'fr', 'it', 'nl', 'sv', 'pl'].slice(0, count);
  const translations = tags.map((language, index) => {
    const texts = site.translations![index % 2]!;
    return { ...texts, profile: { ...texts.profile, language } };
  });
  const files = new Map(tags.map((tag) => [`/${tag}/resume.pdf`, pdf]));
  return { ...site, translations, files, isStatic };
}

function write(name: Name, count?: number, baseUrl?: string) {
  const site = siteFor(name, count, baseUrl);
  const binaries = listBinaries(site);
  const digests = new Map([...binaries].map(([path]) => [path, 'digest']));
  const snapshot: Snapshot = toSnapshot(site, digests, 'test');
  const output = targets[name].write(
    {
      site,
      snapshot,
      manifest: createManifest(site),
      binaries,
      compress: { br: (body) => body.subarray(1), gzip: (body) => body, identity: (body) => body },
      read: readPackaged,
      list: listPackaged,
    },
    'out',
  );
  const read = (path: string) =>
    new TextDecoder().decode(
      (output.files.get(path) ?? output.ownerFiles?.get(path)) as Uint8Array | undefined,
    );
  return {
    ...output,
    snapshot,
    read: (path: string) => {
      const found = output.files.get(path) ?? output.ownerFiles?.get(path) ?? '';
      return typeof found === 'string' ? found : read(path);
    },
  };
}

it.each(['cloudflare', 'netlify', 'node', 'static', 'vercel'] as const)(
  '%s holds the PDF of each language, within its limits with eight translations',
  (name) => {
    const { files } = write(name, 8);
    expect([...files.keys()].filter((path) => path.endsWith('/pt/resume.pdf'))).toHaveLength(1);
    expect(checkLimits(targets[name], files)).toEqual([]);
  },
);

it('the Worker answers below a tag, but for files that its code does not hold', () => {
  const { run_worker_first: rules } = JSON.parse(write('cloudflare').read('wrangler.jsonc')).assets;
  expect(rules).toEqual(
    expect.arrayContaining(['/de/*', '/pt/*', '!/de/resume.pdf', '!/pt/resume.pdf']),
  );
  expect(rules.filter((rule: string) => rule.includes('/pt/'))).toHaveLength(2);
});

it('static files of a translation lead to its own addresses, also below a path', () => {
  const { read, files } = write('static', 2, 'https://me.test/profile');
  const page = read('public/pt/fit/index.html');
  expect(page).toContain('href="/profile/pt/"');
  expect(page).toContain('href="/profile/assets/');
  expect(page).toContain('href="../../fit/" lang="en"');
  expect(page).toContain('href="https://me.test/profile/pt/fit/"');
  expect(page).toContain('data-content="/profile/pt/site.content.json"');
  expect(files.has('public/pt/site.content.json')).toBe(true);
  expect(JSON.parse(read('public/pt/site.content.json'))).toMatchObject({
    baseUrl: 'https://me.test/profile/pt',
    content: { profile: { language: 'pt' } },
  });
  expect(read('public/_redirects')).toContain(
    '/profile/pt/api/profile /profile/pt/api/profile.json 200',
  );
});

it('rules of files are the same for all languages, but for the first page and the header of the language', () => {
  const rules = (count: number) =>
    write('static', count)
      .read('public/_headers')
      .split('\n')
      .filter((line) => line.startsWith('/'));
  const [two, eight] = [rules(2), rules(8)];
  expect(eight).toHaveLength(two.length + 2 * 6);
  expect(two).toContain('/:tag/fit/');
  const all = write('static').read('public/_headers').split('\n\n');
  const find = (path: string) => all.find((rule) => rule.startsWith(`${path}\n`))!;
  expect(find('/pt/*')).toBe('/pt/*\n  content-language: pt\n');
  const alternates = (path: string) =>
    find(path).match(/<[^>]+>; rel="alternate"; hreflang=[^,\n]+/g);
  expect(alternates('/:tag/fit/')).toHaveLength(4);
  expect(alternates('/:tag/fit/')).toEqual(alternates('/fit/'));
  expect(alternates('/pt/')).toEqual(alternates('/'));
});

it('a snapshot holds the languages, and serves them', async () => {
  const { snapshot } = write('node');
  const app = createApp(
    toSite(JSON.parse(JSON.stringify(snapshot)), '2026-11', new Map([['/pt/resume.pdf', pdf]])),
  );
  expect((await get(app, '/pt/')).text).toContain('<html lang="pt">');
  const printed = await get(app, '/pt/resume.pdf');
  expect(printed.headers.get('content-type')).toBe('application/pdf');
  expect((await get(app, '/de/resume.pdf')).status).toBe(404);
  // In front of a function, the host has the files.
  const behind = createApp(toSite(snapshot, '2026-11'));
  expect((await get(behind, '/pt/')).text).toContain('/pt/resume.pdf');
});
