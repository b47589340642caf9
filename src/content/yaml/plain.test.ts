import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as fc from '../../../test/property.ts';
import { parseFully } from './parse.ts';
import { parsePlain } from './plain.ts';

/** Fails unless the quick parser refuses a text, or reads it as the full one does. Returns whether it read it. */
function compare(text: string): boolean {
  const data = parsePlain(text);
  if (data === undefined) return false;
  const { yaml, issues } = parseFully('a.yaml', text, 1);
  expect(issues, text).toEqual([]);
  expect(data, text).toStrictEqual(yaml?.data);
  return true;
}

const cases = readdirSync('profile/cases').map((name) => {
  const [, front = ''] = readFileSync(`profile/cases/${name}`, 'utf8').split(/^---\n/m);
  return [name, front] as const;
});

it.each(cases)('reads the front matter of %s', (_, front) => {
  expect(compare(front)).toBe(true);
});

it.each([
  ['fields', 'a: b\nc: 2\n', { a: 'b', c: 2 }],
  ['a field without a value', 'a:\nb: c\n', { a: null, b: 'c' }],
  ['lists in and below the column of their field', 'a:\n- b\nc:\n  - d\n', { a: ['b'], c: ['d'] }],
  ['a list of groups', '- a: b\n  c: d\n- a: e\n', [{ a: 'b', c: 'd' }, { a: 'e' }]],
  ['a list in brackets', 'a: [b c, C#, d]\n', { a: ['b c', 'C#', 'd'] }],
  ['quotes', 'a: "1: #"\nb: \'"\'\n', { a: '1: #', b: '"' }],
  ['joined lines', 'a: >-\n  b\n  # c\n\n\n  d\n', { a: 'b # c\n\nd' }],
  ['separate lines', 'a: |\n  b\n    c\n\nd: e\n', { a: 'b\n  c\n', d: 'e' }],
  [
    'months and amounts',
    'a: 2020-03\nb: 4 minutes\nc: 38,000\n',
    { a: '2020-03', b: '4 minutes', c: '38,000' },
  ],
  ['numbers and switches', 'a: 0.25\nb: 10\nc: true\n', { a: 0.25, b: 10, c: true }],
  ['comments', '# a: b\n\nc: d\n  # e\n', { c: 'd' }],
])('reads %s', (_, text, data) => {
  expect(parsePlain(text)).toStrictEqual(data);
  expect(compare(text)).toBe(true);
});

const starts = [
  'a: ',
  'b: ',
  'c:',
  'a:\n',
  '- ',
  '- a: ',
  '  ',
  '    ',
  '# ',
  '---',
  '>-\n',
  '>\n',
  '|\n',
  '|-\n',
];
const values =
  'x x#y [x] [x, {a: x} "x" \'x\' "x \'x 1 01 1.5 1.50 1,000 1,00 /x 10.5/x 1e3 1_0 0x1 2020-03 2020-03-01 1:30 true Null ~ .inf'.split(
    ' ',
  );
const others = [
  '3 x',
  'x: y',
  'x #y',
  'x:',
  '&x',
  '*x',
  '!x',
  '“x”',
  '- x',
  'é',
  '😀',
  '\u00a0',
  '\t',
  ' ',
  ' ',
  '\n',
  '\n',
  '\n',
  '\n  ',
  '\n    ',
  '\n- ',
];
const piece = fc.constantFrom(...starts, ...values, ...others);

it('reads any text as the full parser does, or not at all', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 25 }), (pieces) => {
      compare(`${pieces.join('')}\n`);
    }),
    { numRuns: 300 },
  );
});

const indent = fc.constantFrom('', '', '', '  ', '  ', '    ', '- ', '  - ');
const name = fc.constantFrom(...'abcdefghijklmnop', 'true');
const value = fc.constantFrom(':', ': x', ': "y"', ': [x, y]', ': >-', ': |', ': 3', ': x y: z');
const line = fc.oneof(
  fc.tuple(indent, name, value).map((parts) => parts.join('')),
  fc.constantFrom('', '', '# x', '  # x', '  - x', '- x', '  x', '    x', '  - x: y', '      x'),
);

it('reads any order of lines as the full parser does, or not at all', () => {
  let read = 0;
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 6 }), (lines) => {
      if (compare(`${lines.join('\n')}\n`)) read++;
    }),
    { numRuns: 300 },
  );
  expect(read).toBeGreaterThan(10);
});
