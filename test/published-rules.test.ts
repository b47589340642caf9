// The rules, configurations and limits that each target writes, word for word. A change shows in test/fixtures/targets/,
// to be read before it is accepted.
import { expect, it } from 'vitest';
import { listPackaged, readPackaged } from '../src/cli/package-files.ts';
import { createManifest } from '../src/publish/manifest.ts';
import { listBinaries } from '../src/publish/output.ts';
import { targetNames } from '../src/publish/target-names.ts';
import { targets } from '../src/publish/targets.ts';
import type { Site } from '../src/schema/site.ts';
import { toSnapshot } from '../src/schema/snapshot.ts';
import { createTestSite, readContent } from './sample.ts';

/** Files that are written for the host, not for visitors. */
const rules =
  /(?:_headers|_redirects|jsonc|config\.json|\.conf|Caddyfile|\.service|Dockerfile|worker\.js|\.mjs|\.toml)$/u;
/** Parts of the built code: their names change with it. */
const chunk = /-[A-Z0-9]{8}\.mjs$/u;
/** Code that may hold the site. */
const isCode = /\.m?js$/u;
const maxLength = 20_000;

/** Folders of files for visitors. */
const forVisitors = /^(?:public|dist|files|\.vercel\/output\/static)\//u;

/** The different lines of a long file, because each address has the same headers, without those of single assets. */
function shorten(text: string): string {
  if (text.length < maxLength) return text;
  const lines = text.split('\n').filter((line) => !/[/ ]assets\//u.test(line));
  return [...new Set(lines)].join('\n');
}

const content = readContent('test/fixtures/minimal');
const translations = ['pt', 'de'].map((language) => ({
  ...content,
  profile: { ...content.profile, language },
}));
const files = new Map([['/pt/resume.pdf', Buffer.from('%PDF')]]);
const translated = { ...createTestSite(content, 'https://me.test/at'), translations, files };
const atRoot = { ...translated, baseUrl: 'https://me.test' };

it.each<[string, (typeof targetNames)[number], Site]>([
  ...targetNames.map((name): [string, typeof name, Site] => [
    name,
    name,
    createTestSite(content, 'https://me.test'),
  ]),
  ['static-translated', 'static', translated],
  ['cloudflare-translated', 'cloudflare', atRoot],
])('of %s are as recorded', async (fixture, name, given) => {
  const target = targets[name];
  const site = { ...given, isStatic: target.isStatic };
  const {
    files: all,
    ownerFiles = new Map<string, string>(),
    next,
  } = target.write(
    {
      site,
      snapshot: toSnapshot(site, new Map(), 'test'),
      manifest: createManifest(site),
      binaries: listBinaries(site),
      compress: { br: (body) => body, gzip: (body) => body, identity: (body) => body },
      read: (path) => (path.startsWith('dist/') ? '(code)' : readPackaged(path)),
      list: listPackaged,
    },
    'out',
  );
  const recorded = [...all, ...ownerFiles].filter(([path]) => !chunk.test(path));
  const written = recorded
    .filter(([path, { length }]) => rules.test(path) && (length < maxLength || !isCode.test(path)))
    .map(([path, text]) => `===== ${path}\n\n${shorten(String(Buffer.from(text)))}\n`);
  const others = recorded.map(([path]) => path).filter((path) => !forVisitors.test(path));
  const limits = (target.limits ?? []).map(({ text, most }) =>
    text.replace('{most}', String(most)),
  );
  const lines = [...limits, ...next, ...others, '', ...written].join('\n');
  await expect(lines).toMatchFileSnapshot(`fixtures/targets/${fixture}.txt`);
});
