import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { indent, renderFields, renderList, renderValue, writeScalar } from './render.ts';

const linesOf = (lines: readonly { readonly text: string }[]) => lines.map(({ text }) => text);

const one = (value: string | readonly string[]) =>
  linesOf(renderFields(['a'], { values: { a: value }, missing: {} }));

describe('renderFields', () => {
  it('writes fields in their order, with comments and questions', () => {
    const lines = renderFields(['a', 'b', 'c', 'd', 'e', 'f'], {
      values: { e: [], c: ['x', 'y'], a: 'one', b: ['z'] },
      missing: { d: 'write it', a: 'not asked' },
      comments: {
        a: { above: 'Above:' },
        c: { above: 'List:', aboveItem: { y: 'Before y:' }, below: ['Below 1', 'Below 2'] },
        e: { above: 'Empty:', below: ['Add: z'] },
      },
    });
    expect(lines).toEqual([
      { text: '# Above:' },
      { text: 'a: one' },
      { text: 'b:' },
      { text: '  - z' },
      { text: '# List:' },
      { text: 'c:' },
      { text: '  - x' },
      { text: '  # Before y:' },
      { text: '  - y' },
      { text: '  # Below 1' },
      { text: '  # Below 2' },
      { text: '# TODO d: write it', asks: 'd' },
      { text: '# Empty:' },
      { text: 'e: []' },
      { text: '  # Add: z' },
    ]);
  });

  it('writes a text of up to 97 characters beside its field, a longer one below', () => {
    const word = 'x'.repeat(97);
    expect(one(word)).toEqual([`a: ${word}`]);
    expect(one(`${word}x`)).toEqual(['a: >-', `  ${word}x`]);
    expect(one(['x'.repeat(96)])).toEqual(['a:', `  - ${'x'.repeat(96)}`]);
    expect(one(['x'.repeat(97)])).toEqual(['a:', '  - >-', `    ${'x'.repeat(97)}`]);
  });

  it('breaks a long text at single spaces, so that it is read as it was', () => {
    const text = `${'four '.repeat(19)}more  two spaces, ${'words '.repeat(30)}end`;
    const lines = one(text);
    expect(lines[1]).toBe(`  ${'four '.repeat(18)}four`);
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(100);
    expect(parse(lines.join('\n'))).toEqual({ a: text });
    const [full, next] = [`${'x'.repeat(49)} ${'y'.repeat(48)}`, 'z'];
    expect(one(`${full} ${next}`)).toEqual(['a: >-', `  ${full}`, '  z']);
    expect(one(`${full}y ${next}`)).toEqual([
      'a: >-',
      `  ${'x'.repeat(49)}`,
      `  ${'y'.repeat(49)} z`,
    ]);
  });

  it.each([
    ['one\ntwo', ['a: |-', '  one', '  two']],
    ['one\n\n  two\n ', ['a: |-', '  one', '', '    two', '']],
    [`${'word '.repeat(20)}- one - two`, ['a: |-', `  ${'word '.repeat(20)}- one - two`]],
    [`${'word '.repeat(20)}1. one 2) two`, ['a: |-', `  ${'word '.repeat(20)}1. one 2) two`]],
    [`${'word '.repeat(19)}- one`, ['a: >-', `  ${'word '.repeat(19)}-`, '  one']],
    ['- one - two', ['a: "- one - two"']],
  ])('writes %j in a block that keeps its lines, or not', (text, lines) => {
    expect(one(text)).toEqual(lines);
  });
});

it('renderList gives the hyphen to the first line of an entry, also to a question', () => {
  const lines = renderList(
    ['a', 'b'],
    [
      { values: { a: '1', b: 'x\n\ny' }, missing: {} },
      { values: { b: 'z' }, missing: { a: 'write a' } },
    ],
  );
  expect(lines).toEqual([
    { text: '- a: "1"' },
    { text: '  b: |-' },
    { text: '    x' },
    { text: '' },
    { text: '    y' },
    { text: '' },
    { text: '- # TODO a: write a', asks: 'a' },
    { text: '  b: z' },
  ]);
  expect(indent(lines.slice(2, 7))).toEqual([
    { text: '      x' },
    { text: '' },
    { text: '      y' },
    { text: '' },
    { text: '  - # TODO a: write a', asks: 'a' },
  ]);
});

it.each([
  ['a text', ['f: a text']],
  [
    ['a', 'b'],
    ['f:', '  - a', '  - b'],
  ],
  [
    ['a', 1],
    ['f:', '  - a', '  - 1'],
  ],
  [{ a: 'x', b: ['y'] }, ['f:', '  a: x', '  b:', '    - y']],
  [{ a: 'long '.repeat(30).trim() }, ['f:', `  a: ${'long '.repeat(30).trim()}`]],
  [true, ['f: true']],
])('renderValue writes %j', (value, lines) => {
  expect(renderValue('f', value)).toEqual(lines);
});

it.each([
  ['plain', 'plain'],
  ['a: b', '"a: b"'],
  ['“quoted” text', '"“quoted” text"'],
  ['«a»', '"«a»"'],
  ['a “b”', 'a “b”'],
  ['true', '"true"'],
  ['2019', '"2019"'],
  ['one\ntwo', String.raw`"one\ntwo"`],
  ['long '.repeat(40).trim(), 'long '.repeat(40).trim()],
])('writeScalar writes %j', (text, written) => {
  expect(writeScalar(text)).toBe(written);
});
