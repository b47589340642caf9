import { expect, it } from 'vitest';
import { isHTML, toMarkdown, toPlain } from './html.ts';

it.each([
  ['<p>one</p><p>two</p>', 'one\n\ntwo'],
  ['<b>a</b> <strong>b</strong> <i>c</i> <em>d</em> <code>e</code>', '**a** **b** *c* *d* e'],
  ['<ul><li>a</li><li>b<ol><li>c</li></ol></li></ul>', '- a\n- b\n  1. c'],
  ['<ul>text</ul>', '- text'],
  ['<li><br>x</li>', '- x'],
  ['a<br>b', 'a  \nb'],
  ['<a href="https://x.example" title="a > b">x</a> <a>y</a>', '[x](https://x.example) y'],
  ['<h2>T</h2>text', 'T\n\ntext'],
  ['<div><div>a</div>b</div>', 'a\n\nb'],
  ['<table><tr><td>a</td><td>b</td></tr></table>', 'a b'],
  ['stray</b> end', 'stray end'],
  ['<BR/>', ''],
  ["<p class='x>y' lang=en>z</p>", 'z'],
])('converts %j to Markdown', (html, markdown) => {
  expect(isHTML(html)).toBe(true);
  expect(toMarkdown(html)).toBe(markdown);
});

it.each(['2 < 3 & R&D', '<script>a</script>', 'Map<String>', '<p', '< p>'])(
  'takes %j for text',
  (text) => {
    expect(isHTML(text)).toBe(false);
    expect(toPlain(text)).toBe(text);
  },
);

it('leaves spaces between blocks, and none within words', () => {
  expect(toPlain('<p>a<b>b</b></p><p>c</p>')).toBe(' ab  c ');
});
