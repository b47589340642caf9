import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderIssue } from '../../src/content/report/issue.ts';
import { parseContent } from '../../src/content/parse.ts';
import { maxRead, readAssets, readContentFiles } from '../../src/content/read.ts';

// Failures of a disk, and changes during a read, cannot be arranged on a real disk: root may read everything.
vi.mock('node:fs', { spy: true });

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'profile-'));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

/** The report on the minimal profile with one entry of its folder replaced. */
function reportAfter(change: () => void): string {
  cpSync('test/fixtures/minimal', folder, { recursive: true });
  change();
  const parsed = parseContent(readContentFiles(folder), { asOf: '2026-11' });
  const issues = 'content' in parsed ? parsed.warnings : parsed.issues;
  return issues.map((issue) => renderIssue(issue)).join('\n');
}

function link(target: string, name: string): void {
  rmSync(join(folder, name), { recursive: true, force: true });
  symlinkSync(target, join(folder, name));
}

function fails(code: string): () => never {
  return () => {
    throw Object.assign(new Error(code), { code });
  };
}

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
  const names =
    '.profile.yaml.swp profile.yaml~ #profile.yaml# profile.yaml.bak 01-x.md.orig a.swp Thumbs.db desktop.ini';
  for (const name of names.split(' ')) {
    writeFileSync(join(folder, name), '');
  }
  expect(readContentFiles(folder).size).toBe(0);
});

it('follows links, by which a cluster mounts files', () => {
  mkdirSync(join(folder, '..data'));
  writeFileSync(join(folder, '..data/profile.yaml'), 'name: A');
  symlinkSync('..data/profile.yaml', join(folder, 'profile.yaml'));
  expect([...readContentFiles(folder).keys()]).toEqual(['profile.yaml']);
});

it.each([
  [
    'a link to nothing',
    () => link('nowhere', 'vocabulary.yaml'),
    'vocabulary.yaml:1:1: error: This is a link to something that is not there.\n    Correct the link, or put what it stands for in its place.',
  ],
  [
    'a case that is a link to itself',
    () => link('02-x.md', 'cases/02-x.md'),
    'cases/02-x.md:1:1: error: This is a link that leads back to itself.\n    Correct the link, or put what it stands for in its place.',
  ],
  [
    'a folder of cases that is a link to nothing',
    () => link('nowhere', 'cases'),
    'cases/:1:1: error: This is a link to something that is not there.\n    Correct the link, or put what it stands for in its place.',
  ],
  [
    'a résumé that is a link to nothing',
    () => {
      link('nowhere', 'cv.pdf');
      writeFileSync(join(folder, 'profile.yaml'), 'resumePath: /cv.pdf\n', { flag: 'a' });
    },
    'cv.pdf:1:1: error: This is a link to something that is not there.\n    Correct the link, or put what it stands for in its place.',
  ],
  [
    'a pipe',
    () => execFileSync('mkfifo', [join(folder, 'cases/02-x.md')]),
    'cases/02-x.md:1:1: error: This is neither a file nor a folder.\n    Put a file in its place.',
  ],
  [
    'a link that is no part of a profile',
    () => link('nowhere', 'notes'),
    'notes:1:1: warning: The file is not part of a profile and is not read.\n    Move it elsewhere, or let its name begin with a dot.',
  ],
  [
    'a case that may not be read',
    () => void vi.mocked(openSync).mockImplementationOnce(fails('EACCES')),
    'cases/1-catalogue-import.md:1:1: error: The permission to read this is missing.\n    Give it to the user that runs profile-api.',
  ],
  [
    'a file that the system does not give',
    () => void vi.mocked(openSync).mockImplementationOnce(fails('ENXIO')),
    'cases/1-catalogue-import.md:1:1: error: This cannot be read: the system says ENXIO.\n    Make it again.',
  ],
])('reports %s in its place', (_, change, report) => {
  expect(reportAfter(change)).toBe(report);
});

it.each(['EMFILE', 'ENFILE', 'EIO'])('does not take %s for a mistake of the owner', (code) => {
  for (const call of [readdirSync, openSync]) {
    vi.mocked(call).mockImplementationOnce(fails(code));
    expect(() => readContentFiles('test/fixtures/minimal')).toThrow(
      expect.objectContaining({ code }),
    );
  }
});

it('passes over a file that an editor removes while the folder is read', () => {
  vi.mocked(readdirSync).mockReturnValueOnce(['gone.yaml'] as never);
  expect(readContentFiles(folder).size).toBe(0);
});

it('names the remedy for a folder that may not be read', () => {
  vi.mocked(readdirSync).mockImplementationOnce(fails('EACCES'));
  expect(() => readContentFiles(folder)).toThrow(
    `The profile folder "${folder}" cannot be read. The permission to read this is missing. Give it to the user that runs profile-api.`,
  );
});

it('reads no more of a file than shows that it is too large', () => {
  writeFileSync(join(folder, 'resume.pdf'), new Uint8Array(maxRead + 1000));
  expect(readContentFiles(folder).get('resume.pdf')).toHaveLength(maxRead);
});

it.each(['nothing', 'file/nothing'])('names the remedy for the missing folder %s', (name) => {
  const missing = join(folder, name);
  writeFileSync(join(folder, 'file'), '');
  expect(() => readContentFiles(missing)).toThrow(
    `There is no profile folder "${missing}". Name one with PROFILE_DIR or, on the command line, --profile, or make one with: npx profile-api init ${missing}`,
  );
});

it('names the remedy for a folder that is a file', () => {
  const path = join(folder, 'profile.yaml');
  writeFileSync(path, '');
  expect(() => readContentFiles(path)).toThrow(
    `The profile "${path}" is a file. Name the folder that holds profile.yaml.`,
  );
});

it('reads the texts that ship with the package', () => {
  for (const [path, text] of readAssets()) {
    expect(path).toMatch(/^(assets|guides)\/(?:(?:fonts|icons)\/)?[^/]+$/u);
    expect(text).not.toBe('');
  }
});
