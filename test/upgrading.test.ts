// A folder that says nothing new is answered as version 1.0.0 answered it, with addresses of pages added. The bytes are
// those of that version.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createApp } from '../src/app.ts';
import { readAssets, readContentFiles } from '../src/content/read.ts';
import { parseContent } from '../src/content/parse.ts';
import { digestOf } from '../src/runtime/load-snapshot.ts';
import { parseSnapshot, sealSnapshot, toSnapshot } from '../src/schema/snapshot.ts';
import { createTestSite, sampleContent } from './sample.ts';

const folders: Record<string, Record<string, string>> = JSON.parse(
  readFileSync('test/fixtures/answers-of-1.0.0.json', 'utf8'),
);
const baseUrl = 'https://profile.test';
/** The members that citations added to profile, cases and roles. */
const page = /,"page":"https:\/\/profile\.test\/[^"]*"/g;

describe.each(Object.entries(folders))('%s', (folder, answers) => {
  const parsed = parseContent(readContentFiles(folder), { asOf: '2026-11' });
  if (!('content' in parsed)) throw new Error('The fixture has mistakes.');
  const app = createApp({ content: parsed.content, baseUrl, assets: readAssets() });

  it.each(Object.entries(answers))(
    'answers GET %s byte for byte but for pages',
    async (path, body) => {
      const answer = await app.fetch(new Request(baseUrl + path));
      expect((await answer.text()).replaceAll(page, '')).toBe(body);
    },
  );
});

it('a snapshot without a digest, as earlier versions wrote it, is refused with the remedy', () => {
  const snapshot = toSnapshot(createTestSite(sampleContent), new Map(), 'profile-api 1.0.0');
  expect(parseSnapshot(sealSnapshot(snapshot, digestOf), digestOf).baseUrl).toBe(baseUrl);
  expect(() => parseSnapshot(JSON.stringify(snapshot), digestOf)).toThrow(
    'An earlier version wrote it. Write it again with: npx profile-api build',
  );
});
