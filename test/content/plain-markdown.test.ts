import { readdirSync, readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { expect, it } from 'vitest';
import { parseAllMarkdown } from '../../src/content/markdown.ts';
import { refuse } from '../../src/content/markdown-checks.ts';
import { isPlainProse, parsePlainSections } from '../../src/content/plain-markdown.ts';

const marks = '## # ### --- === - * 1. 2) 10. > ` ``` ** _ [ ]( <b> &amp; \\ : | |--| + ~~~'.split(
  ' ',
);
const words = [
  '## A',
  '- ',
  '1. ',
  '> ',
  '\t',
  ' ',
  '  ',
  '    ',
  'word',
  '2020',
  '"so"',
  'é',
  '…',
];
const line = fc
  .array(fc.constantFrom(...marks, ...words), { maxLength: 4 })
  .map((pieces) => pieces.join(''));
const plainLines = `word
Word \`code\` *more*
2020 was
- one
- two
1. one
2. two
10. ten
  more
   more
    more
## A
## B
## C d



`;
const plainLine = fc.constantFrom(...plainLines.split('\n'));
const body = fc
  .array(fc.oneof({ weight: 1, arbitrary: line }, { weight: 12, arbitrary: plainLine }))
  .map((lines) => `## First\n\n${lines.join('\n')}`);

it('gives for a plain text what the parser of all Markdown gives', () => {
  let plain = 0;
  fc.assert(
    fc.property(body, (text) => {
      const sections = parsePlainSections(text, 5);
      if (sections === undefined) return;
      plain += 1;
      expect(parseAllMarkdown('case.md', text, 5)).toEqual({ sections, issues: [] });
    }),
    { numRuns: 2000 },
  );
  expect(plain).toBeGreaterThan(100);
});

it('finds nothing to refuse in prose that is plain', () => {
  const prose = fc.array(fc.oneof(line, plainLine), { maxLength: 4 });
  let plain = 0;
  fc.assert(
    fc.property(prose, (lines) => {
      const text = lines.join('\n').trim();
      if (!isPlainProse(text)) return;
      plain += 1;
      refuse(fromMarkdown(text), (_, message) => expect.fail(`${message} ${text}`));
    }),
    { numRuns: 2000 },
  );
  expect(plain).toBeGreaterThan(100);
});

const cases = new URL('../../profile/cases/', import.meta.url);

it.each(readdirSync(cases))('reads %s, as most cases, the short way', (file) => {
  const text = readFileSync(new URL(file, cases), 'utf8').split('---\n').slice(2).join('---\n');
  const sections = parsePlainSections(text, 1);
  expect(sections).toBeDefined();
  expect(parseAllMarkdown('case.md', text, 1)).toEqual({ sections, issues: [] });
});
