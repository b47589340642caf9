import { expect, it } from 'vitest';
import { parseContent } from '../../src/content/parse.ts';
import { readContentFiles } from '../../src/content/read.ts';
import type { Content } from '../../src/schema/content.ts';
import { EngineeringCase } from '../../src/schema/case.ts';
import { Profile } from '../../src/schema/profile.ts';

const asOf = '2026-11';

function filesOf(name: string): Map<string, Uint8Array> {
  return new Map(readContentFiles(new URL(`../../${name}`, import.meta.url).pathname));
}

function contentOf(files: ReadonlyMap<string, Uint8Array>): Content {
  const parsed = parseContent(files, { asOf });
  if (!('content' in parsed)) throw new Error(JSON.stringify(parsed.issues, null, 2));
  return parsed.content;
}

function thoroughly(files: ReadonlyMap<string, Uint8Array>) {
  const parsed = parseContent(files, { asOf, thorough: true });
  return { warnings: 'content' in parsed ? parsed.warnings : parsed.issues };
}

function edit(files: Map<string, Uint8Array>, file: string, change: (text: string) => string) {
  const text = new TextDecoder().decode(files.get(file));
  return files.set(file, new TextEncoder().encode(change(text)));
}

const folders = ['profile', 'test/fixtures/profile', 'test/fixtures/minimal'];

it.each(folders)('finds nothing to say about %s', (folder) => {
  expect(parseContent(filesOf(folder), { asOf })).toMatchObject({ warnings: [] });
});

it.each(folders)(
  'serves from %s what the schemas of the contract publish, and no more',
  (folder) => {
    const { profile, cases } = contentOf(filesOf(folder));
    expect(Profile.answer.parse(profile)).toEqual(profile);
    for (const one of cases) expect(EngineeringCase.parse(one)).toEqual(one);
  },
);

it.each(folders)('freezes all that it read from %s', (folder) => {
  const content = contentOf(filesOf(folder));
  const thawed: unknown[] = [];
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return;
    if (!Object.isFrozen(value)) thawed.push(value);
    Object.values(value).forEach(visit);
  };
  visit(content);
  expect(thawed).toEqual([]);
});

it('reads every field of a complete profile', async () => {
  const content = contentOf(filesOf('test/fixtures/profile'));
  const shown = JSON.stringify(
    content,
    (_, value) => (ArrayBuffer.isView(value) ? 'bytes' : value),
    2,
  );
  await expect(`${shown}\n`).toMatchFileSnapshot('../fixtures/profile.content.json');
});

it('leaves out the absent fields of a minimal profile', () => {
  const content = contentOf(filesOf('test/fixtures/minimal'));
  expect(Object.keys(content.profile)).toEqual([
    'name',
    'role',
    'focus',
    'email',
    'availability',
    'core',
  ]);
  expect(content).toMatchObject({ fit: { disciplines: [] }, site: {}, vocabulary: [] });
  expect(content).not.toHaveProperty('resume');
  expect(content.roles[0]).not.toHaveProperty('note');
  expect(content.cases[0]).not.toHaveProperty('problem');
});

it('keeps the bytes of the résumé', () => {
  const files = filesOf('test/fixtures/profile');
  expect(contentOf(files).files['/cv.pdf']).toEqual(files.get('cv.pdf'));
});

it('orders roles by end, then by start, the latest first', () => {
  const files = edit(filesOf('test/fixtures/minimal'), 'experience.yaml', () =>
    [
      ['B', '2020-01', '2021-05'],
      ['A', '2019-01', '2021-05'],
      ['D', '2018-03', 'present'],
      ['C', '2021-02', '2021-06'],
      ['E', '2020-03', 'present'],
    ]
      .map(
        ([company, start, end]) =>
          `- {company: ${company}, title: T, start: ${start}, end: ${end}, summary: S, technologies: [Apache Airflow]}\n`,
      )
      .join(''),
  );
  expect(contentOf(files).roles.map(({ company }) => company)).toEqual(['E', 'D', 'C', 'B', 'A']);
});

it.each([
  [9, '09'],
  [10, '10'],
  [99, '99'],
  [100, '100'],
])('numbers %i cases in the order of their files, all numbers equally wide', (count, last) => {
  const files = filesOf('test/fixtures/minimal');
  const text = new TextDecoder().decode(files.get('cases/1-catalogue-import.md'));
  files.delete('cases/1-catalogue-import.md');
  for (let index = count; index > 0; index--) {
    const slug = `case-${index}`;
    const one = text.replace('slug: catalogue-import', `slug: ${slug}`);
    // Numbers with gaps and without padding, so that the order by text is another one.
    files.set(`cases/${index * 5}-${slug}.md`, new TextEncoder().encode(one));
  }
  const { cases } = contentOf(files);
  expect(cases.map(({ slug }) => slug)).toEqual(
    Array.from({ length: count }, (_, index) => `case-${index + 1}`),
  );
  expect(cases.at(-1)?.number).toBe(last);
  expect(cases[0]?.number).toBe('1'.padStart(last.length, '0'));
});

it.each([
  ['a byte-order mark', (text: string) => `\uFEFF${text}`],
  ['Windows line ends', (text: string) => text.replaceAll('\n', '\r\n')],
  ['no line end at the end', (text: string) => text.trimEnd()],
])('reads files with %s like any other', (_, change) => {
  const files = filesOf('test/fixtures/profile');
  const expected = contentOf(files);
  for (const file of files.keys()) if (!file.endsWith('.pdf')) edit(files, file, change);
  expect(contentOf(files)).toEqual(expected);
});

it('counts columns as editors do, after a byte-order mark and with Windows line ends', () => {
  const files = edit(filesOf('test/fixtures/minimal'), 'profile.yaml', (text) =>
    `\uFEFF${text.replace('role:', 'rolle:')}`.replaceAll('\n', '\r\n'),
  );
  expect(parseContent(files, { asOf })).toMatchObject({
    issues: [{ file: 'profile.yaml', line: 2, column: 1, fix: 'Did you mean "role"?' }],
  });
});

it('does not call evidence missing that may stand in a file which cannot be read', () => {
  const files = edit(filesOf('test/fixtures/profile'), 'experience.yaml', (text) => `${text}\n- "`);
  expect(parseContent(files, { asOf })).toMatchObject({ issues: [{ file: 'experience.yaml' }] });
});

it('takes a vocabulary of comments for an empty one', () => {
  const files = filesOf('test/fixtures/minimal').set(
    'vocabulary.yaml',
    new TextEncoder().encode('# - name: Shelfmark\n'),
  );
  expect(contentOf(files).vocabulary).toEqual([]);
});

it('reports a file that is too large, and reads no more of it', () => {
  const files = edit(filesOf('test/fixtures/minimal'), 'experience.yaml', (text) =>
    text.padEnd(5_000_000, '#'),
  );
  expect(parseContent(files, { asOf })).toMatchObject({
    issues: [{ file: 'experience.yaml', message: 'The file is larger than 4 MiB.' }],
  });
});

const shelfmark = '- name: Shelfmark\n  aliases: [shelf-mark, SHM]\n';

it('accepts as evidence whatever name of a technology a role or a case uses', () => {
  const files = filesOf('test/fixtures/minimal');
  files.set('vocabulary.yaml', new TextEncoder().encode(shelfmark));
  edit(files, 'profile.yaml', (text) => text.replace('Apache Airflow', 'shm'));
  edit(files, 'experience.yaml', (text) => text.replace('Apache Airflow', 'Shelf Mark'));
  expect(contentOf(files).profile.core).toEqual(['shm']);
});

it('warns, when it is asked to be thorough, of names that the vocabulary does not know', () => {
  const files = filesOf('test/fixtures/minimal');
  files.set('vocabulary.yaml', new TextEncoder().encode(shelfmark));
  edit(files, 'experience.yaml', (text) => `${text}    - Shelfmrak\n    - Qwxyzzyish\n`);
  expect(parseContent(files, { asOf })).toMatchObject({ warnings: [] });
  const { warnings } = thoroughly(files);
  expect(warnings).toContainEqual({
    file: 'experience.yaml',
    line: 8,
    column: 7,
    severity: 'warning',
    message: 'The vocabulary does not know "Shelfmrak", so only this spelling of it is recognised.',
    fix: 'Did you mean "Shelfmark"? Otherwise describe it in vocabulary.yaml.',
  });
  expect(warnings).toContainEqual(
    expect.objectContaining({
      line: 9,
      fix: 'Describe it in vocabulary.yaml: its name, and other spellings if there are any.',
    }),
  );
});

it.each([
  ['HTML/CSS', '"HTML" and "CSS", each on a line of its own'],
  ['React & Redux', '"React" and "Redux", each on a line of its own'],
  ['TypeScript; Go; k8s', '"TypeScript" and "Go" and "k8s", each on a line of its own'],
  ['TypeScript/X1', '"TypeScript"'],
  ['Apache Airflow and Redis', '"Apache Airflow" and "Redis", each on a line of its own'],
])('takes %j for several technologies where each of them is known', (name, meant) => {
  const files = filesOf('test/fixtures/minimal');
  edit(files, 'experience.yaml', (text) => `${text}    - ${name}\n`);
  expect(thoroughly(files).warnings.map(({ fix }) => fix)).toEqual([
    `Did you mean ${meant}? Otherwise describe it in vocabulary.yaml.`,
  ]);
});

it('warns, when it is asked to be thorough, of spellings taken over from another technology', () => {
  const files = filesOf('test/fixtures/minimal').set(
    'vocabulary.yaml',
    new TextEncoder().encode('- name: Typesetter\n  aliases: [TypeScript]\n'),
  );
  expect(thoroughly(files).warnings).toEqual([
    {
      file: 'vocabulary.yaml',
      line: 2,
      column: 13,
      severity: 'warning',
      message: '"TypeScript" now names "Typesetter", and no longer "TypeScript".',
      fix: 'If that is not meant, remove the spelling here.',
    },
  ]);
});

it('warns, when it is asked to be thorough, of two names of one technology in a list', () => {
  const files = filesOf('test/fixtures/minimal');
  edit(files, 'profile.yaml', (text) => `${text}  - Airflow\n`);
  edit(
    files,
    'experience.yaml',
    (text) => `${text}    - PostgreSQL\n    - Redis\n    - postgres\n`,
  );
  const report = { severity: 'warning', fix: 'Remove one of the two.' };
  expect(thoroughly(files).warnings).toEqual([
    {
      ...report,
      file: 'experience.yaml',
      line: 10,
      column: 7,
      message: '"postgres" and "PostgreSQL" are names of one technology.',
    },
    {
      ...report,
      file: 'profile.yaml',
      line: 8,
      column: 5,
      message: '"Airflow" and "Apache Airflow" are names of one technology.',
    },
  ]);
});

it('says of an entry that is empty or stands twice no more than that', () => {
  const files = filesOf('test/fixtures/minimal');
  edit(files, 'profile.yaml', (text) => `${text}  - apache airflow\n`);
  edit(files, 'experience.yaml', (text) => `${text}    - ""\n`);
  expect(thoroughly(files).warnings.map(({ message }) => message)).toEqual([
    'The text is empty.',
    '"apache airflow" is listed twice.',
  ]);
});
