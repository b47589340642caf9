// `profile-api import` with files and folders: its output, and one clear line for every mistake.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { beforeEach, expect, it } from 'vitest';
import { parse } from 'yaml';
import { runHere } from '../command.ts';
import { newFolder } from '../folders.ts';
import { jsonResumes, linkedInTables } from './shapes.ts';

let parent = '';
beforeEach(({ onTestFinished }) => {
  parent = newFolder(onTestFinished);
});

const run = (...words: string[]) => runHere(['import', ...words]);

/** Writes a file beside the folder that is to be made, and gives its path. */
function write(name: string, content: string | Uint8Array): string {
  writeFileSync(join(parent, name), content);
  return join(parent, name);
}

const resume = () => write('resume.json', JSON.stringify(jsonResumes['every list']));
const tables = Object.fromEntries(
  Object.entries(linkedInTables).map(([name, text]) => [name, strToU8(text)]),
);

it('writes a folder, and reports its content, the texts left out, and the next steps', async () => {
  const folder = join(parent, 'me');
  const { code, out, err } = await run(resume(), '--into', folder);
  expect(err).toBe('');
  expect(code).toBe(0);
  expect(readdirSync(folder).toSorted()).toEqual([
    '.gitignore',
    '.import',
    '.schemas',
    'background.yaml',
    'experience.yaml',
    'private.yaml',
    'profile.yaml',
  ]);
  expect(readFileSync(join(folder, '.import/.gitignore'), 'utf8')).toBe('*\n');
  expect(readFileSync(join(folder, 'private.yaml'), 'utf8')).toContain('phone: +31 20 555 0100');
  expect(readFileSync(join(folder, '.gitignore'), 'utf8')).toBe('private.yaml\nresume-private.*\n');
  expect(out).toContain('resume.json: JSON Resume\n');
  expect(out).toContain('2 roles, 1 education, 1 certificate, ');
  expect(out).toContain('  Example Rail, Backend Engineer: Go, PostgreSQL, Kubernetes\n');
  expect(out).toContain(`${join(folder, 'profile.yaml')}:7  focus: `);
  expect(out).not.toContain('+31 20');
  expect(readdirSync(parent).toSorted()).toEqual(['me', 'resume.json']);
});

it('reports without writing anything', async () => {
  const { code, out } = await run(resume(), '--into', join(parent, 'me'), '--dry-run');
  expect(code).toBe(0);
  expect(out).toContain('would hold: 2 roles');
  expect(readdirSync(parent)).toEqual(['resume.json']);
});

it('fills an empty folder, and refuses one that holds something else', async () => {
  const folder = join(parent, 'me');
  mkdirSync(folder);
  expect((await run(resume(), '--into', folder)).code).toBe(0);
  rmSync(join(folder, 'profile.yaml'));
  const { code, err } = await run(resume(), '--into', folder);
  expect(code).toBe(1);
  expect(err).toMatch(
    /^".*me" holds "\.gitignore", and nothing was written\. Name a new folder, or that of your profile: --into FOLDER$/u,
  );
  expect(existsSync(join(folder, 'profile.yaml'))).toBe(false);
});

it('updates only a profile that is named', async () => {
  const { code, err } = await run(resume());
  expect(code).toBe(1);
  expect(err).toContain('"profile" holds "');
});

it('proposes the changes of a newer résumé, and keeps every line of the owner', async () => {
  const folder = join(parent, 'me');
  await run(resume(), '--into', folder);
  const path = join(folder, 'profile.yaml');
  const mine = readFileSync(path, 'utf8').replace(/^# TODO focus.*$/mu, 'focus: Mine alone');
  writeFileSync(path, mine);
  const experience = readFileSync(join(folder, 'experience.yaml'), 'utf8');

  const same = await run(resume(), '--into', folder);
  expect(same.out).toContain('Nothing else in the résumé changed since the last import into ');
  expect(readFileSync(path, 'utf8')).toBe(mine);
  expect(readFileSync(join(folder, 'experience.yaml'), 'utf8')).toBe(experience);

  const changed = structuredClone(jsonResumes['every list']) as {
    basics: Record<string, unknown>;
    work: Record<string, unknown>[];
  };
  changed.basics['phone'] = '+31 20 555 0199';
  changed.work[0]!['highlights'] = ['Cut the bill by 40 %'];
  changed.work.push({ name: 'New Example', position: 'Staff Engineer', startDate: '2026-02' });
  const newer = write('newer.json', JSON.stringify(changed));

  const dry = await run(newer, '--into', folder, '--dry-run');
  expect(dry.out).toContain('Would be proposed as comments');
  expect(readFileSync(join(folder, 'experience.yaml'), 'utf8')).toBe(experience);

  const { out } = await run(newer, '--into', folder);
  expect(out).not.toContain('555 0199');
  const text = readFileSync(join(folder, 'experience.yaml'), 'utf8');
  expect(text).toContain('# The newer résumé adds this entry:\n# - company: New Example\n');
  expect(text).toContain('# The newer résumé adds to highlights:\n  #   - Cut the bill by 40 %\n');
  expect(parse(text)).toEqual(parse(experience));
  expect(readFileSync(join(folder, 'private.yaml'), 'utf8')).toContain('0199');
  const [, place] = /experience\.yaml:(\d+) {2}The newer résumé adds this entry:/u.exec(out) ?? [];
  expect(text.split('\n')[Number(place) - 1]).toBe('# The newer résumé adds this entry:');
  expect(readFileSync(path, 'utf8')).toBe(mine);

  await run(newer, '--into', folder);
  expect(readFileSync(join(folder, 'experience.yaml'), 'utf8')).toBe(text);
});

it('writes the record of an import last, so that an interrupted one proposes again', async () => {
  const folder = join(parent, 'me');
  await run(resume(), '--into', folder);
  rmSync(join(folder, '.import'), { recursive: true });
  writeFileSync(join(folder, '.import'), 'in the way');
  const newer = write('n.json', JSON.stringify({ basics: { name: 'Someone Else' }, work: [] }));
  const { code, err } = await run(newer, '--into', folder);
  expect(code).toBe(1);
  expect(err).toContain('is a file, or inside one');
  expect(readFileSync(join(folder, 'profile.yaml'), 'utf8')).toContain('# name: Someone Else');
});

it('keeps files that git ignores, and does not restore files that the owner removed', async () => {
  const folder = join(parent, 'me');
  await run(resume(), '--into', folder);
  writeFileSync(join(folder, '.gitignore'), 'drafts/\n');
  rmSync(join(folder, 'background.yaml'));
  await run(resume(), '--into', folder);
  expect(readFileSync(join(folder, '.gitignore'), 'utf8')).toBe(
    'drafts/\nprivate.yaml\nresume-private.*\n',
  );
  expect(existsSync(join(folder, 'background.yaml'))).toBe(false);
});

it('copies a photo beside the résumé, and never replaces that of the owner', async () => {
  const folder = join(parent, 'me');
  const jpeg = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);
  write('me.jpg', jpeg);
  const basics = { name: 'Ada Example', image: 'me.jpg' };
  const file = write('photo.json', JSON.stringify({ basics, work: [] }));
  await run(file, '--into', folder);
  expect(new Uint8Array(readFileSync(join(folder, 'photo.jpg')))).toEqual(jpeg);
  expect(readFileSync(join(folder, 'profile.yaml'), 'utf8')).toContain('photo: /photo.jpg\n');
  writeFileSync(join(folder, 'photo.jpg'), 'mine');
  await run(file, '--into', folder);
  expect(readFileSync(join(folder, 'photo.jpg'), 'utf8')).toBe('mine');
});

it('leaves a folder alone whose YAML is broken', async () => {
  const folder = join(parent, 'me');
  await run(resume(), '--into', folder);
  writeFileSync(join(folder, 'experience.yaml'), '- company: [\n');
  const { code, err } = await run(resume(), '--into', folder);
  expect(code).toBe(1);
  expect(err).toMatch(
    /^"experience\.yaml" of your folder is not valid YAML, and nothing was written\./u,
  );
});

it('reads a ZIP archive by the base names of its files, whatever their folders', async () => {
  const archive = zipSync({
    '../../../evil/Positions.csv': tables['Positions.csv']!,
    '/etc/Profile.csv': tables['Profile.csv']!,
    'Basic\\Skills.csv': tables['Skills.csv']!,
    'messages.csv': strToU8('FROM,CONTENT\nRobin,Not yours\n'),
    'Connections.csv': strToU8('Notes:\n"…"\n\nFirst Name\nRobin\n'),
  });
  const folder = join(parent, 'deep', 'me');
  const { code, out } = await run(write('export.zip', archive), '--into', folder);
  expect(code).toBe(0);
  expect(out).toContain('not part of a résumé, so not read: messages.csv, Connections.csv');
  expect(out).toContain('3 roles, 3 skills');
  expect(readdirSync(parent).toSorted()).toEqual(['deep', 'export.zip']);
  expect(readdirSync(join(parent, 'deep'))).toEqual(['me']);
  const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.yaml'),
  );
  expect(texts.map((name) => readFileSync(join(folder, name), 'utf8')).join()).not.toContain(
    'Not yours',
  );
});

/** An archive whose directory says another size of its only file. */
function claim(size: number): Uint8Array {
  const archive = zipSync({
    'Positions.csv': strToU8(`Company Name\n${'Example\n'.repeat(5_000)}`),
  });
  const view = new DataView(archive.buffer, archive.byteOffset);
  const directory = archive.findIndex(
    (_, index) => view.getUint32(Math.min(index, archive.length - 4), true) === 0x02_01_4b_50,
  );
  view.setUint32(directory + 24, size, true);
  return archive;
}

const many = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`${index}/a.csv`, strToU8('')]));

it.each([
  [
    'a ZIP archive that is cut off',
    () => write('e.zip', zipSync(tables).subarray(0, 900)),
    /"e\.zip" is a broken ZIP archive\. Download it again\./u,
  ],
  [
    'an archive that claims 2 GB',
    () => write('e.zip', claim(2 ** 31)),
    /inflates to more than 20 MiB/u,
  ],
  [
    'an archive that inflates to 21 MiB',
    () => write('e.zip', zipSync({ 'Positions.csv': new Uint8Array(21 * 1024 * 1024) })),
    /inflates to more than 20 MiB/u,
  ],
  ['an archive of 65 files', () => write('e.zip', zipSync(many(65))), /holds more than 64 files/u],
  [
    'an archive of something else',
    () => write('e.zip', zipSync({ 'a.txt': strToU8('a') })),
    /is an archive without a résumé/u,
  ],
  [
    'a Word document',
    () => write('e.docx', zipSync({ 'word/document.xml': strToU8('<w/>') })),
    /is a Word document/u,
  ],
  [
    'a table of something else',
    () => write('Connections.csv', 'a,b\n1,2\n'),
    /not one of LinkedIn’s files/u,
  ],
  [
    'a table with an open quote',
    () => write('Positions.csv', 'Company Name,Title\n"Example,Engineer\n'),
    /is not CSV/u,
  ],
  [
    'a file that is too large',
    () => write('r.json', new Uint8Array(10 * 1024 * 1024 + 1)),
    /is larger than 10 MiB/u,
  ],
  [
    'a file of exactly 10 MiB without a résumé',
    () => write('r.json', new Uint8Array(10 * 1024 * 1024)),
    /^(?!.*larger than).*r\.json/u,
  ],
  [
    'an encoding of the past',
    () => write('r.yaml', new Uint8Array([0x62, 0x3a, 0xe9, 0x20])),
    /is not encoded in UTF-8/u,
  ],
  [
    'a file that is not there',
    () => join(parent, 'nowhere.json'),
    /does not exist\. Name the file of a résumé\./u,
  ],
  ['a folder', () => parent, /is a folder/u],
])('says of %s in one line what is wrong, and writes nothing', async (_, make, message) => {
  const file = make();
  const before = readdirSync(parent);
  const { code, err } = await run(file, '--into', join(parent, 'me'));
  expect(code).toBe(1);
  expect(err).toMatch(message);
  expect(err).not.toContain('\n');
  expect(readdirSync(parent)).toEqual(before);
});

it('reads a table without a column, whose fields are then to fill in', async () => {
  const file = write('Positions.csv', 'Title,Started On\nEngineer,Mar 2021\n');
  const { code, out } = await run(file, '--into', join(parent, 'me'));
  expect(code).toBe(0);
  expect(out).toMatch(/company: your file says nothing; write the company/u);
});

it('says where it may not write, and leaves nothing behind', async () => {
  const { code, err } = await run(resume(), '--into', '/proc/me');
  expect(code).toBe(1);
  expect(err).toMatch(/cannot be written|may not be written/u);
});

it.each([
  [['--from', 'word'], 2, /--from takes json-resume, .*, not "word"\./u],
  [['--from', 'rendercv'], 1, /is JSON Resume, not RenderCV\. Leave out --from\./u],
])('judges %j', async (flags, code, message) => {
  const result = await run(resume(), ...flags, '--into', join(parent, 'me'));
  expect(result.code).toBe(code);
  expect(result.err).toMatch(message);
});
