// Each folder of test/fixtures/invalid holds one mistake: the files that differ from the minimal profile, in
// missing.txt the names of those that it lacks, and in expected.txt the report.
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type ContentIssue, renderIssue } from '../../src/content/report/issue.ts';
import { parseContent } from '../../src/content/parse.ts';
import { readContentFiles } from '../../src/content/read.ts';

const fixtures = new URL('../fixtures/', import.meta.url).pathname;
const mistakes = readdirSync(`${fixtures}invalid`);

function report(mistake: string): readonly ContentIssue[] {
  const own = readContentFiles(`${fixtures}invalid/${mistake}`);
  const files = new Map([...readContentFiles(`${fixtures}minimal`), ...own]);
  const missing = new TextDecoder().decode(own.get('missing.txt')).split('\n');
  for (const name of ['expected.txt', 'missing.txt', ...missing]) files.delete(name);
  const parsed = parseContent(files, { asOf: '2026-11' });
  return 'content' in parsed ? parsed.warnings : parsed.issues;
}

describe.each(mistakes)('%s', (mistake) => {
  it('is reported with its place and its remedy', async () => {
    const rendered = report(mistake)
      .map((issue) => `${renderIssue(issue)}\n`)
      .join('');
    await expect(rendered).toMatchFileSnapshot(`../fixtures/invalid/${mistake}/expected.txt`);
  });

  it('is said in sentences of a line each', () => {
    const issues = report(mistake);
    expect(issues).not.toHaveLength(0);
    for (const { message, fix } of issues) {
      expect(message).toMatch(/^[A-Z"*].*\.$/u);
      expect(fix).toMatch(/^[A-Z].*\S$/u);
      expect(message + fix).not.toMatch(/[\p{Cc}\u202E]|undefined|\[object/u);
    }
  });
});

it.each([
  ['', 'profile.yaml'],
  ['.', './profile.yaml'],
  ['./', './profile.yaml'],
  ['./mine/', 'mine/profile.yaml'],
  ['../mine', '../mine/profile.yaml'],
  ['/', '/profile.yaml'],
])('says where a mistake of the folder %j is so that it opens from here', (folder, path) => {
  const words = { message: 'No.', fix: 'Yes.', severity: 'error' } as const;
  const issue = { file: 'profile.yaml', line: 9, column: 1, ...words };
  expect(renderIssue(issue, folder)).toBe(`${path}:9:1: error: No.\n    Yes.`);
});

it('reports ten different mistakes at once', () => {
  expect(report('ten-mistakes').filter(({ severity }) => severity === 'error')).toHaveLength(10);
});
