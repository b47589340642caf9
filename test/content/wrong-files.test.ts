// Files of other kinds in a profile's folder: their content must not delay a start.
import { expect, it } from 'vitest';
import type { ContentIssue } from '../../src/content/report/issue.ts';
import { parseContent } from '../../src/content/parse.ts';
import { readContentFiles } from '../../src/content/read.ts';

const minimal = readContentFiles('test/fixtures/minimal');
const caseName = 'cases/1-catalogue-import.md';
const study = new TextDecoder().decode(minimal.get(caseName));

/** The report on the minimal profile with one file replaced. */
function report(name: string, text: string): readonly ContentIssue[] {
  const files = new Map(minimal).set(name, new TextEncoder().encode(text));
  const parsed = parseContent(files, { asOf: '2026-11' });
  const issues = 'content' in parsed ? parsed.warnings : parsed.issues;
  return issues.filter(({ file }) => file === name);
}

it('reports the first hundred of many errors, and counts the others', () => {
  const unknown = Array.from({ length: 20_000 }, (_, index) => `unknown${index}: x\n`);
  // Six fields are missing besides.
  const errors = report('profile.yaml', unknown.join(''));
  expect(errors).toHaveLength(101);
  expect(errors.at(-1)).toMatchObject({
    severity: 'error',
    message: 'From here on there are 19906 more errors.',
  });
});

it('reports errors after more than a hundred warnings', () => {
  const lines = Array.from({ length: 200 }, (_, index) => `  - text ${index} #cut`);
  const told = report('profile.yaml', `about:\n${lines.join('\n')}\nlast: x\n`);
  expect(told.filter(({ severity }) => severity === 'warning')).toHaveLength(101);
  expect(told.at(-1)).toMatchObject({ line: 202, message: '"last" is not a field here.' });
});

const deeper = (sign: string) =>
  Array.from({ length: 600 }, (_, depth) => `${' '.repeat(depth)}${sign}\n`).join('');

it.each([
  ['hyphens', '- '.repeat(600), 1, 101],
  ['hyphens on lines', deeper('-'), 51, 51],
  ['fields', deeper('a:'), 51, 51],
])('does not read %s that are nested too deep', (_, text, line, column) => {
  expect(report('experience.yaml', text)).toEqual([
    expect.objectContaining({
      line,
      column,
      message: 'Lists and fields are nested more than 50 deep.',
    }),
  ]);
});

it.each(['**a*', '[a](', 'a <?', '_a __b '])(
  'does not read a paragraph of %j many times over',
  (piece) => {
    const line = study.split('\n').length + 3;
    expect(report(caseName, `${study}\n## More\n\n${piece.repeat(25_000)}\n`)).toMatchObject([
      { line, message: 'More than 1000 marks of emphasis, links or HTML are in this paragraph.' },
    ]);
  },
);

it('reads long code and many paragraphs that hold marks', () => {
  const code = `~~~\n${'[a](*b*) <c>\n'.repeat(1_000)}~~~\n\n`;
  expect(
    report(caseName, `${study}\n## More\n\n${code}${'*a* [b](/fit/)\n\n'.repeat(1_000)}`),
  ).toEqual([]);
});

it('does not read a case that is larger than a hundred pages', () => {
  expect(report(caseName, study + 'a\n'.repeat(128 * 1024))).toMatchObject([
    { message: 'The file is larger than 256 KiB.' },
  ]);
});
