// The name of the package is one constant, and nothing that visitors read sends them to a registry for it.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createApp } from '../src/app.ts';
import { listDocuments } from '../src/documents/index.ts';
import { packageName } from '../src/version.ts';
import { createTestSite, sampleContent } from './sample.ts';

const { name } = JSON.parse(readFileSync('package.json', 'utf8'));

function list(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => /\.(?:tsx?|js|mjs|md|yml)$/.test(file) && !/\.test\.tsx?$/.test(file));
}

it('package.json has the name that messages use', () => {
  expect(name).toBe(packageName);
});

it('no file runs the package from a registry, or names its page there', () => {
  const files = ['src', 'assets', 'guides', 'static', 'deploy'].flatMap(list);
  const wrong = files.filter((file) =>
    /np[mx] (?!.*--package "\$PROFILE_API")(?:\S+ )*?profile-api(?![\w-]*\.ts)|npmjs\.com\/package/.test(
      readFileSync(file, 'utf8'),
    ),
  );
  expect(wrong).toEqual([]);
});

/** The texts of all documents, with those of the command that an owner names. */
async function listTexts(verifier?: string): Promise<readonly (readonly [string, string])[]> {
  const named = { ...sampleContent.site, ...(verifier && { verifier }) };
  const site = createTestSite({ ...sampleContent, site: named });
  const app = createApp(site);
  const textual = listDocuments(site).filter(
    ({ path, mediaType }) => /^text|json|xml/.test(mediaType) && !path.startsWith('/assets/'),
  );
  return Promise.all(
    textual.map(async ({ path }) => {
      const response = await app.fetch(new Request(site.baseUrl + path));
      return [path, await response.text()] as const;
    }),
  );
}

it('documents print a command that checks the profile only if the owner names one', async () => {
  const runs = /np[mx] [^\n<]*\b(?:verify|attest|profile-api)\b(?!\.mjs|[\w-]*\.ts)/;
  const texts = await listTexts();
  expect(texts.length).toBeGreaterThan(20);
  for (const [path, text] of texts) expect(text.match(runs)?.[0], path).toBeUndefined();
  const named = (await listTexts('npx @own/api')).filter(([, text]) => runs.test(text));
  expect(named.map(([path]) => path)).toEqual(expect.arrayContaining(['/verify/', '/attest/']));
});
