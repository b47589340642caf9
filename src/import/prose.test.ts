import { describe, expect, it } from 'vitest';
import { breakAtBullets, splitLists, toLine, toProse, withoutEmphasis } from './prose.ts';

describe('toProse', () => {
  it.each([
    ['one\r\ntwo\rthree\u2028four\u2029five\u0085six', 'one\ntwo\nthree\nfour\nfive\nsix'],
    ['a\tb\u200Bc\u202E', 'a bc'],
    ['a\n\n\n\nb\n\n\nc', 'a\n\nb\n\nc'],
    ['• one\n  ◦ two\n✔three\n· four', '- one\n- two\n- three\n- four'],
    ['one\n\n•\n\n● two', 'one\n\n- two'],
    ['price • performance', 'price • performance'],
    [' <p>a</p>\n<p>\u200B</p><p>b</p> ', 'a\n\nb'],
    ['', ''],
    ['[ref]: https://a.example', String.raw`\[ref]: https://a.example`],
    [
      '![x](https://a.example/x.png) ![y](https://a.example/y.png)',
      String.raw`!\[x](https://a.example/x.png) !\[y](https://a.example/y.png)`,
    ],
    ['# One\n\ntext\n\n## Two', '\\# One\n\ntext\n\n\\## Two'],
    ['> # Quoted', String.raw`> \# Quoted`],
    ['> Title\n> ---', '> Title\n> \\---'],
    ['a\n\n---\n\nb', 'a\n\n---\n\nb'],
    ['Title\n  ===', 'Title\n  \\==='],
    ['a <custom> b', String.raw`a \<custom> b`],
    ['[x](javascript:alert(1))', String.raw`\[x](javascript:alert(1))`],
  ])('writes %j as %j', (text, prose) => {
    expect(toProse(text)).toBe(prose);
  });

  it('refuses a text with more than 1,000 marks', () => {
    expect(toProse(`# a${' *b*'.repeat(499)}`)).toBe(String.raw`\# a${' *b*'.repeat(499)}`);
    expect(toProse(`# a${' *b*'.repeat(501)}`)).toBeUndefined();
  });
});

it.each([
  ['  one\n two\t three ', 'one two three'],
  ['<p>a &amp; <b>b</b></p><p>c</p>', 'a & b c'],
  ['a <custom> b', 'a <custom> b'],
  ['\u200B', ''],
])('toLine writes %j as %j', (text, line) => {
  expect(toLine(text)).toBe(line);
});

it.each([
  ['*a* **b** ***c*** _d_ __e__', 'a b c d e'],
  ['**a b** c', 'a b c'],
  [' *a*', 'a'],
  ['2*3*4', '2*3*4'],
  ['a_b_c', 'a_b_c'],
  [String.raw`\*a*`, String.raw`\*a*`],
  ['* a *', '* a *'],
  ['*a *', '*a *'],
  ['*a*b', '*a*b'],
])('withoutEmphasis writes %j as %j', (text, plain) => {
  expect(withoutEmphasis(text)).toBe(plain);
});

it.each([
  ['• a • b  ▪ c\t● d ‣ e ◦ f', '• a\n• b\n▪ c\n● d\n‣ e\n◦ f'],
  ['a •b', 'a •b'],
  ['a•b', 'a•b'],
])('breakAtBullets writes %j as %j', (text, lines) => {
  expect(breakAtBullets(text)).toBe(lines);
});

it.each([
  ['one\n\ntwo', 'one\n\ntwo', []],
  ['one\n\n- a\n- b\n\ntwo\n\n1. c', 'one\n\ntwo', ['a', 'b', 'c']],
  ['- a\n\n  more\n\n  - deep\n- b\n  next', '', ['a\n\nmore\n\n- deep', 'b\nnext']],
  ['10. a\n    next', '', ['a\nnext']],
  ['-\n- b', '', ['b']],
])('splitLists divides %j', (markdown, summary, points) => {
  expect(splitLists(markdown)).toEqual({ summary, points });
});
