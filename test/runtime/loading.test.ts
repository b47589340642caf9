// Loads of folders and snapshots, and limits of the process: each refusal and each bound.
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connectionsThatFit } from '../../src/runtime/descriptors.ts';
import { loadContent } from '../../src/runtime/load.ts';
import { digestOf, loaderOf } from '../../src/runtime/load-snapshot.ts';
import { defaultLimits } from '../../src/runtime/node-limits.ts';
import { ContentError } from '../../src/runtime/source.ts';
import { sealSnapshot, toSnapshot } from '../../src/schema/snapshot.ts';
import { createTestSite, sampleContent } from '../sample.ts';

const now = new Date('2026-11-20T00:00:00Z');
let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'loading-'))));
afterEach(() => void rmSync(folder, { recursive: true }));

/** The message with which a snapshot is refused. */
const messageOf = async (file: string) =>
  loaderOf(file)(now).then(
    () => 'served',
    (error: Error) => error.message,
  );

describe('connections that fit into the descriptors', () => {
  it.each([
    ['Max open files            100                  4096                 files', 36],
    ['Max processes             7\nMax open files            1024       4096    files', 960],
    ['Max open files            40                   4096                 files', 8],
    ['Max open files            unlimited            unlimited            files', undefined],
    ['Max open files            1048576              1048576              files', undefined],
    ['', undefined],
  ])('%j: %j', (limits, fitting) => {
    expect(connectionsThatFit(limits)).toBe(fitting ?? defaultLimits.maxConnections);
  });
});

describe('a snapshot that cannot be served', () => {
  it('is missing', async () => {
    const file = join(folder, 'snapshot.json');
    expect(await messageOf(file)).toBe(
      `The snapshot "${file}" cannot be served. There is no file "${file}". Write it with: npx profile-api build`,
    );
  });

  it.skipIf(process.getuid?.() === 0)('may not be read', async () => {
    const file = join(folder, 'snapshot.json');
    writeFileSync(file, '{}');
    chmodSync(file, 0);
    expect(await messageOf(file)).toBe(
      `The snapshot "${file}" cannot be served. The permission to read "${file}" is missing.`,
    );
  });

  it('is no snapshot', async () => {
    const file = join(folder, 'snapshot.json');
    writeFileSync(file, '{');
    expect(await messageOf(file)).toMatch(
      /^The snapshot ".*" cannot be served\. (?!There is no file)/,
    );
  });
});

describe('a snapshot that is served', () => {
  const site = createTestSite(sampleContent);
  const bytes = new Uint8Array([1, 2, 3]);
  const answers = { '/api/profile': '{}' };
  const write = (more: object = {}) => {
    const snapshot = toSnapshot(site, new Map([['/a.png', digestOf(bytes)]]), 'test');
    const file = join(folder, 'site.json');
    writeFileSync(file, sealSnapshot({ ...snapshot, ...more }, digestOf));
    mkdirSync(join(folder, 'files'));
    writeFileSync(join(folder, 'files/a.png'), bytes);
    return file;
  };

  it('has its content, its files and the month of the clock', async () => {
    const { site: loaded, ...rest } = await loaderOf(write({ answers }))(now);
    expect(rest).toEqual({ warnings: [] });
    const { files, ...others } = loaded;
    expect([...files!].map(([path, read]) => [path, [...read]])).toEqual([['/a.png', [1, 2, 3]]]);
    expect(others).toEqual({ ...site, content: { ...site.content, files: {}, asOf: '2026-11' } });
  });

  it('has its prepared answers where the same program wrote them', async () => {
    const { site: loaded } = await loaderOf(write({ answers }), true)(now);
    const { baseUrl } = site;
    expect(loaded).toMatchObject({
      written: { baseUrl, answers: new Map(Object.entries(answers)) },
    });
  });

  it('has none that were not prepared', async () => {
    const { site: loaded } = await loaderOf(write(), true)(now);
    expect(loaded).not.toHaveProperty('written');
  });

  it('is refused if a file beside it was changed', async () => {
    const file = write();
    const changed = join(folder, 'files/a.png');
    writeFileSync(changed, 'x');
    expect(await messageOf(file)).toBe(
      `The snapshot "${file}" cannot be served. Its file "${changed}" was changed. Build both again.`,
    );
  });
});

it('a folder with a mistake and a warning names the mistake alone to pages, and both to the terminal', async () => {
  cpSync('profile', folder, { recursive: true });
  writeFileSync(
    join(folder, 'experience.yaml'),
    '- company: Example\n  title: Engineer #3\n  start: 2020-13\n  technologies: [Go]\n',
  );
  const error = await loadContent(folder, now).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(ContentError);
  const { message, mistakes } = error as ContentError;
  expect(message).toContain('From here on the text is cut off');
  const messages = mistakes.map((mistake) => mistake.message);
  expect(messages.join()).not.toContain('From here on the text is cut off');
  expect(mistakes.map(({ place }) => place)).toContain(`${folder}/experience.yaml:3:10`);
});
