// The table of an owner's files: a row is enough, and everything else follows from it.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { line, list, prose } from '../../src/content/format/fields.ts';
import { defineFile } from '../../src/content/folder/owner-file.ts';
import { ownerFiles } from '../../src/content/folder/owner-files.ts';
import { renderSchemas } from '../../src/content/folder/json-schemas.ts';
import { parseContent } from '../../src/content/parse.ts';
import { readContentFiles } from '../../src/content/read.ts';

const ReadingFile = z.array(
  z.strictObject({
    book: line('Title of a book.', 'Alpha'),
    verdict: prose('What you think of it.', 'Good.').exactOptional(),
    quotes: list('Quotations.', prose('A quotation.', 'So.'), ['So.']).exactOptional(),
  }),
);

const reading = defineFile<z.output<typeof ReadingFile>>({
  file: 'reading.yaml',
  reading: 'yaml',
  schema: ReadingFile,
  limit: 1_024,
  into: (books) => ({ books }) as object,
  example: {
    file: 'reading.yaml',
    text: `- book: A book that nobody has written yet
  # verdict: >-
  #   One that takes
  #   two lines to tell.
`,
  },
});
const table = [...ownerFiles, reading];

function parse(text: string | undefined, rows = table) {
  const files = new Map(readContentFiles('test/fixtures/minimal'));
  if (text !== undefined) files.set('reading.yaml', new TextEncoder().encode(text));
  const parsed = parseContent(files, { asOf: '2026-11' }, rows);
  return 'content' in parsed
    ? { content: parsed.content, issues: parsed.warnings }
    : { content: undefined, issues: parsed.issues };
}

it('a new row is read into the content', () => {
  const { content, issues } = parse('- book: Ulysses\n  verdict: Long.\n');
  expect(issues).toEqual([]);
  expect(content).toMatchObject({ books: [{ book: 'Ulysses', verdict: 'Long.' }] });
});

it('a file without a row is not read', () => {
  expect(parse('- book: Ulysses\n', [...ownerFiles]).issues).toMatchObject([
    { file: 'reading.yaml', severity: 'warning' },
  ]);
});

it('a new row is missed where it is required', () => {
  const required = [...ownerFiles, { ...reading, isRequired: true }];
  expect(parse(undefined).issues).toEqual([]);
  expect(parse(undefined, required).issues).toMatchObject([
    { file: 'reading.yaml', severity: 'error', message: 'The file is missing.' },
  ]);
});

it('a name near to that of a new row is explained', () => {
  const files = new Map(readContentFiles('test/fixtures/minimal'));
  files.set('readings.yaml', new Uint8Array());
  const parsed = parseContent(files, { asOf: '2026-11' }, table);
  expect(parsed).toMatchObject({ issues: [{ fix: 'Did you mean "reading.yaml"?' }] });
});

it.each([
  [
    '- book: Ulysses\n  verdict: <b>Long</b>\n',
    2,
    '"<b>" is HTML, which is shown as it is written.',
  ],
  ['- book: Ulysses\n  quotes: ["![](a.png)"]\n', 2, 'Images are not served.'],
])('the prose of a new row is checked as Markdown: %j', (text, at, message) => {
  expect(parse(text).issues).toMatchObject([{ file: 'reading.yaml', line: at, message }]);
});

it('the lines of a new row are no Markdown', () => {
  expect(parse('- book: List<Book>\n').issues).toEqual([]);
});

it('the example of a new row is refused', () => {
  expect(parse(reading.example!.text).issues).toMatchObject([
    {
      file: 'reading.yaml',
      message: '"A book that nobody has written yet" is a text of the example.',
    },
  ]);
});

it('the comments of the example of a new row are refused as well', () => {
  const verdict = 'One that takes two lines to tell.';
  expect(parse(`- book: Ulysses\n  verdict: ${verdict}\n`).issues).toMatchObject([
    { file: 'reading.yaml', line: 2, message: `"${verdict}" is a text of the example.` },
  ]);
});

it('a new row has its limit', () => {
  expect(parse(`- book: Ulysses\n${'#'.repeat(1_024 - 16)}`).issues).toEqual([]);
  expect(parse(`- book: Ulysses\n${'#'.repeat(1_024 - 15)}`).issues).toMatchObject([
    { message: 'The file is larger than 1 KiB.' },
  ]);
});

it('a field of a new row is reported in another file', () => {
  const files = new Map(readContentFiles('test/fixtures/minimal'));
  const text = new TextDecoder().decode(files.get('profile.yaml'));
  files.set('profile.yaml', new TextEncoder().encode(`${text}\nreading: []\neducation: []\n`));
  expect(parseContent(files, { asOf: '2026-11' }, table)).toMatchObject({
    issues: [
      { message: '"reading" is not a field here.', fix: 'Write it into reading.yaml.' },
      { message: '"education" is not a field here.', fix: 'Write it into background.yaml.' },
    ],
  });
});

it('a new row has a JSON Schema for editors', () => {
  const schema = JSON.parse(renderSchemas(table).get('reading.schema.json')!);
  expect(schema.items.properties.verdict).toMatchObject({ contentMediaType: 'text/markdown' });
});

it.each(ownerFiles.map((row) => [row.file, row] as const))(
  'the guide to the content tells of %s',
  (file, { namedBy }) => {
    const guide = readFileSync('docs/content.md', 'utf8');
    const [, tree] = guide.split('```');
    const [first] = file.split('/');
    expect(tree).toContain(`  ${namedBy?.name ?? first}`);
    if (namedBy === undefined) expect(guide).toContain(`\n## ${first}`);
    else expect(guide).toMatch(new RegExp(`\n\\| \`${namedBy.field}\`[,| ]`, 'u'));
  },
);
