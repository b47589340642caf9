// The days of `lastmod` and `dateModified`: from git when built, else left out.
import { appendFileSync, cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readModified } from '../../src/cli/modified.ts';
import { createApp } from '../../src/app.ts';
import { parseSnapshot, toSite } from '../../src/schema/snapshot.ts';
import { digestOf } from '../../src/runtime/load-snapshot.ts';
import { runHere } from '../command.ts';
import { newFolder } from '../folders.ts';
import { commitAll } from '../repository.ts';
import { describeWith, findProgram } from '../optional.ts';
import { createTestSite, sampleContent } from '../sample.ts';

const root = newFolder(afterAll);
const [study] = sampleContent.cases;
const page = `/cases/${study!.slug}/`;

function copyProfile(name: string): string {
  const folder = join(root, name, 'profile');
  cpSync('profile', folder, { recursive: true });
  return folder;
}

it('nothing is said of a folder that is in no repository', () => {
  expect(readModified(copyProfile('bare'), sampleContent).size).toBe(0);
});

it('nothing is said by a service that serves a folder', async () => {
  const { fetch } = createApp(createTestSite(sampleContent));
  for (const path of ['/sitemap.xml', '/', page]) {
    const text = await (await fetch(new Request(`https://profile.test${path}`))).text();
    expect(text).not.toMatch(/lastmod|dateModified/);
  }
});

describeWith('in a repository', findProgram('git', 'git'), () => {
  const folder = copyProfile('repository');
  const file = join(folder, 'cases', `01-${study!.slug}.md`);

  it('a page has the day on which its file was committed last, and the first page that of all', () => {
    commitAll(folder, '2026-03-04');
    appendFileSync(join(folder, 'profile.yaml'), '# changed\n');
    commitAll(folder, '2026-05-06');
    const modified = readModified(folder, sampleContent);
    expect(modified.get(page)).toBe('2026-03-04');
    expect(modified.get('/')).toBe('2026-05-06');
    expect(modified.size).toBe(1 + sampleContent.cases.length);
  });

  it('a build has the dates in sitemap and structured data', async () => {
    const out = join(root, 'out');
    const words = ['build', out, '--target', 'node', '--base-url', 'https://profile.test'];
    expect((await runHere([...words, '--profile', folder])).code).toBe(0);
    const snapshot = parseSnapshot(readFileSync(join(out, 'site.json'), 'utf8'), digestOf);
    const { fetch } = createApp(toSite(snapshot, '2026-11'));
    const read = async (path: string) =>
      (await fetch(new Request(`https://profile.test${path}`))).text();
    expect(await read('/sitemap.xml')).toContain(`${page}</loc><lastmod>2026-03-04</lastmod>`);
    expect(await read('/')).toContain('"dateModified":"2026-05-06"');
    expect(await read(page)).toContain('"dateModified":"2026-03-04"');
  });

  it('a change that is not committed has no day yet', () => {
    appendFileSync(file, '\n');
    const modified = readModified(folder, sampleContent);
    expect(modified.has(page)).toBe(false);
    expect(modified.has('/')).toBe(false);
    expect(modified.size).toBe(sampleContent.cases.length - 1);
  });
});
