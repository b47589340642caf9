import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { maxFileSize } from '../../src/content/files.ts';
import { readAssets, readContentFiles } from '../../src/content/read.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'profile-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('reads the files of the folder and of its cases, and names other folders', () => {
  for (const path of ['cases/deep', 'photos']) mkdirSync(join(folder, path), { recursive: true });
  for (const path of ['profile.yaml', 'cases/01-a.md', 'cases/deep/b.md', 'photos/me.png']) {
    writeFileSync(join(folder, path), path);
  }
  const files = readContentFiles(folder);
  const texts = [...files].map(([name, bytes]) => [name, new TextDecoder().decode(bytes)]);
  expect(texts).toEqual([
    ['cases/01-a.md', 'cases/01-a.md'],
    ['cases/deep/', ''],
    ['photos/', ''],
    ['profile.yaml', 'profile.yaml'],
  ]);
});

it('ignores hidden files and the backups that editors leave', () => {
  mkdirSync(join(folder, '.git'));
  writeFileSync(join(folder, '.git/config'), '');
  for (const name of ['.profile.yaml.swp', 'profile.yaml~', '#profile.yaml#']) {
    writeFileSync(join(folder, name), '');
  }
  expect(readContentFiles(folder).size).toBe(0);
});

it('follows links, by which a cluster mounts files, and passes over broken ones', () => {
  mkdirSync(join(folder, '..data'));
  writeFileSync(join(folder, '..data/profile.yaml'), 'name: A');
  symlinkSync('..data/profile.yaml', join(folder, 'profile.yaml'));
  symlinkSync('nowhere', join(folder, 'experience.yaml'));
  expect([...readContentFiles(folder).keys()]).toEqual(['profile.yaml']);
});

it('reads no more of a file than shows that it is too large', () => {
  writeFileSync(join(folder, 'resume.pdf'), new Uint8Array(maxFileSize + 1000));
  expect(readContentFiles(folder).get('resume.pdf')).toHaveLength(maxFileSize + 1);
});

it('says what to do when there is no folder', () => {
  const missing = join(folder, 'nothing');
  expect(() => readContentFiles(missing)).toThrow(
    `There is no profile folder "${missing}". Name one with --profile or PROFILE_DIR, or make one with: profile-api init ${missing}`,
  );
});

it('says what to do when the folder is a file', () => {
  const path = join(folder, 'profile.yaml');
  writeFileSync(path, '');
  expect(() => readContentFiles(path)).toThrow(
    `The profile "${path}" is a file. Name the folder that holds profile.yaml.`,
  );
});

it('reads the texts that ship with the package', () => {
  for (const [path, text] of readAssets()) {
    expect(path).toMatch(/^(assets|guides)\/[^/]+$/u);
    expect(text).not.toBe('');
  }
});
