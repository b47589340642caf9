// Whole transcripts of commands, so that a change of any message, file name or exit code shows in review.
// `npm run suite -- together test/cli/transcripts.test.ts -u` renews them.
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { commands } from '../../src/cli/commands.ts';
import { runHere } from '../command.ts';
import { newFolder } from '../folders.ts';
import { jsonResumes, otherShapes, renderCV } from '../import/shapes.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 15) });
});
afterEach(() => {
  vi.useRealTimers();
});

const origin = ['--base-url', 'https://jane.example.com'];

/** Steps of a transcript: a command line, or a change of the files in the folder. */
type Step = readonly string[] | ((folder: string) => void);

/** Replaces text of a file in the folder. */
function edit(file: string, from: string | RegExp, to: string): Step {
  return (folder) => {
    const path = join(folder, file);
    const text = readFileSync(path, 'utf8');
    expect(text).toMatch(from);
    writeFileSync(path, text.replace(from, to));
  };
}

const copy =
  (from: string, to: string): Step =>
  (folder) =>
    cpSync(from, join(folder, to), { recursive: true });

const write =
  (file: string, text: string): Step =>
  (folder) =>
    writeFileSync(join(folder, file), text);

const remove =
  (file: string): Step =>
  (folder) =>
    rmSync(join(folder, file), { recursive: true });

const fixture = copy('test/fixtures/profile', 'me');
const profile = ['--profile', '@/me'];

const transcripts: Readonly<Record<string, readonly Step[]>> = {
  help: [
    [],
    ['help'],
    ['help', 'nothing'],
    ...Object.keys(commands).map((name) => [name, '--help']),
  ],
  usage: [
    ['serv'],
    ['quite-different'],
    ['build'],
    ['build', '--target', 'nod'],
    ['build', '--target', 'elsewhere', ...origin],
    ['build', '--target', 'node'],
    ['build', '--target', 'node', '--base-url', 'https://jane.example.com/below'],
    ['build', '--target', 'static', '--base-url', 'jane.example.com'],
    ['build', '@/a', '@/b'],
    ['check', '@/a', '--profile', '@/b'],
    ['check', '--format', 'jsn'],
    ['check', '@/missing'],
    ['init'],
    ['init', ''],
    ['init', '@/a', '--workflow', 'elsewhere'],
    ['init', '@/a', '--workflow', 'pages'],
    ['init', '@/a', '--workflow', 'pages', '--package', 'no version'],
    ['import'],
    ['import', '@/missing.json', '--into', '@/me'],
    ['export', 'odf'],
    ['export', 'pfd'],
    ['export', 'spreadsheet'],
    ['export', 'json', '--private'],
    ['key', 'make'],
    ['key', 'new'],
    ['key', 'new', ...origin, '--profile', '@/missing'],
    ['key', 'drop', ...origin],
    ['sign', ...origin, '--days', 'many'],
    ['sign', ...origin, '--target', 'files'],
    ['translate'],
    ['server-json'],
    ['verify', 'http://jane.example.com'],
    ['verify', 'https://jane.example.com', '--require', 'everything'],
    ['attestation', 'drop', '@/a', ...origin],
    ['serve', '--profile', '@/me', '--snapshot', '@/site.json'],
    ['serve', '--workers', 'many'],
    ['serve', '--drain', 'long'],
    ['serve', '--log-level', 'loud'],
    ['serve', '--cache-tags', 'maybe'],
    ['serve', '--max-connections', '0'],
    ['serve', '--metrics', 'here'],
    ['doctor', 'ftp://jane.example.com'],
    ['start', '--port', 'http'],
  ],
  init: [
    ['init', '@/me'],
    ['check', '@/me'],
    ['init', '@/me'],
    ['init', '@/site', '--workflow', 'pages', '--package', '@jane/profile-api@1.0.0'],
    ['schemas', '@/schemas'],
  ],
  check: [
    fixture,
    ['check', '@/me'],
    ['check', '@/me', '--strict'],
    ['check', '@/me', '--json'],
    ['check', '@/me', '--format', 'github'],
    edit('me/profile.yaml', /^role:/mu, 'rolle:'),
    write('me/notes.txt', 'A note.'),
    ['check', '@/me'],
    ['check', '@/me', '--json'],
    ['check', '@/me', '--format', 'github'],
    ['build', '@/out', '--target', 'node', ...origin, ...profile],
    ['export', 'json', '--out', '@/resume.json', ...profile],
  ],
  import: [
    write(
      'resume.json',
      JSON.stringify(jsonResumes['every list']).replace('A pleasure to', 'A pleasure\\n\\nto'),
    ),
    write('notes.json', otherShapes['a list']!),
    write('resume.yaml', renderCV),
    ['import', '@/notes.json', '--into', '@/me'],
    ['import', '@/resume.json', '--into', '@/me', '--from', 'linkedin'],
    ['import', '@/resume.json', '--into', '@/me', '--dry-run'],
    ['import', '@/resume.json', '--into', '@/me'],
    ['check', '@/me'],
    ['import', '@/resume.json', '--into', '@/me'],
    edit('resume.json', 'Backend Engineer', 'Staff Engineer'),
    ['import', '@/resume.json', '--into', '@/me', '--dry-run'],
    ['import', '@/resume.json', '--into', '@/me'],
    ['import', '@/resume.yaml', '--into', '@/other'],
    ['case', '--profile', '@/other'],
  ],
  case: [
    copy('profile', 'me'),
    ['case', ...profile],
    ['case', '1', ...profile],
    ['case', '99', ...profile],
    ['case', 'first', ...profile],
  ],
  translate: [
    copy('profile', 'me'),
    copy('test/fixtures/translations/pt', 'me/translations/pt'),
    ['translate', 'pt', '@/me'],
    ['translate', 'Portuguese', '@/me'],
    ['check', '@/me', '--json'],
    ['translate', 'pt', '@/me', '@/you'],
    ['translate', 'pt', '@/me', '--done', 'profile.yaml/focs', '--reason', 'Right'],
    ['translate', 'pt', '@/me', '--done', 'profile.yaml/focus'],
    ['translate', 'pt', '@/me', '--done', 'profile.yaml/focus', '--reason', 'Right'],
    ['export', 'md', '--language', 'pt', '--out', '@/resume.md', ...profile, ...origin],
    ['export', 'md', '--language', 'fr', '--out', '@/resume.md', ...profile, ...origin],
    ['build', '@/out', '--target', 'node', '--languages', 'pt', ...origin, ...profile],
    ['build', '@/out', '--target', 'node', '--languages', 'en,fr', ...origin, ...profile],
    remove('me/translations'),
    ['export', 'md', '--language', 'fr', '--out', '@/resume.md', ...profile],
  ],
  export: [
    fixture,
    ...['json', 'md', 'vcf'].map((format) => ['export', format, '--out', '@/resume', ...profile]),
    ['export', 'JSON', '--out', '@/missing/resume.json', ...profile, ...origin],
    ['export', 'pdf', '--private', ...profile],
    ['export', 'pdf', '--paper', 'a5', ...profile],
    ['server-json', ...profile, ...origin],
  ],
  trust: [
    fixture,
    ['sign', ...origin, ...profile],
    ['key', 'rotate', ...origin, ...profile],
    ['key', 'new', ...origin, ...profile],
    ['key', 'new', ...origin, ...profile],
    ['key', 'drop', 'unknown', ...origin, ...profile],
    ['sign', ...origin, ...profile],
    ['check', '@/me', ...origin],
    ['check', '@/me'],
    ['check', '@/me', '--base-url', 'https://elsewhere.example'],
    edit('me/profile.yaml', /^role: .*/mu, 'role: Another role'),
    ['check', '@/me', ...origin],
    ['key', 'rotate', ...origin, ...profile],
    ['attestation', 'add', '@/missing.json', ...profile, ...origin],
    remove('home'),
    ['sign', ...origin, ...profile],
    ['key', 'rotate', ...origin, ...profile],
  ],
};

/** Makes a text independent of the folder, of random keys, and of the size of the sample's translation. */
function normalize(text: string, folder: string): string {
  return text
    .replaceAll(folder, '@')
    .replaceAll(/AAAAC3\S+/gu, 'PUBLIC-KEY')
    .replaceAll(/(?<![\w-])[\w-]{43}(?![\w-])/gu, 'KID')
    .replaceAll(/\d+ % of \d+ texts/gu, 'N % of N texts');
}

it.each(Object.entries(transcripts))('%s', async (name, steps) => {
  const folder = newFolder();
  const environment = { HOME: join(folder, 'home') };
  let transcript = '';
  for (const step of steps) {
    if (typeof step === 'function') {
      step(folder);
      continue;
    }
    const words = step.map((word) => word.replace(/^@(?=\/)/u, folder));
    const { code, out, err } = await runHere(words, environment);
    const shown = [['$ profile-api', ...step].join(' '), out, err && `error: ${err}`];
    transcript += `${shown.filter(Boolean).join('\n')}\n${code === 0 ? '' : `exit code ${code}\n`}\n`;
  }
  await expect(normalize(transcript, folder)).toMatchFileSnapshot(
    `../fixtures/transcripts/${name}.txt`,
  );
});
