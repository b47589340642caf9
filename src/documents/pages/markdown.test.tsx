import { expect, test } from 'vitest';
import { InlineMarkdown, Markdown } from './markdown.tsx';
import { toPlainText } from './markdown-tree.ts';

test.each([
  ['A *b* **c** `d`.', '<p>A <em>b</em> <strong>c</strong> <code>d</code>.</p>'],
  ['1. one\n2. two', '<ol><li>one</li><li>two</li></ol>'],
  ['3. three', '<ol start="3"><li>three</li></ol>'],
  ['- one\n\n  more', '<ul><li><p>one</p><p>more</p></li></ul>'],
  ['> so', '<blockquote><p>so</p></blockquote>'],
  ['## Two `words`', '<h2>Two <code>words</code></h2>'],
  ['```sh\na < b\n```', '<div class="code"><pre tabindex="0"><code>a &lt; b</code></pre></div>'],
  ['one\\\ntwo', '<p>one<br/>two</p>'],
  ['---', '<hr/>'],
  ['[a](/b)', '<p><a href="/b">a</a></p>'],
])('renders %j', (text, html) => {
  expect(String(<Markdown text={text} />)).toBe(html);
});

test.each([
  'It fell by 40%, from 2.5 to 1.5 (in a week).',
  'a. one',
  'The owner\'s "words": so – or so — or https://example.com/a?b',
  'spaces at the end  ',
])('renders plain words as the parser would: %j', (text) => {
  const parsed = String(<Markdown text={`${text}\n`} />);
  expect(String(<Markdown text={text} />)).toBe(parsed);
});

test.each([
  ['A *b* **c** `d` [e](/f).', 'A b c d e.'],
  ['# One\n\ntwo\nthree  \nfour', 'One two three four'],
  ['- a\n- b\n\n| c | d |\n| - | - |\n| 1 | 2 |', 'a b c d 1 2'],
])('takes the words out of %j', (text, words) => {
  expect(toPlainText(text)).toBe(words);
});

test('renders a table with a scope on each heading, as a named region that keys can scroll', () => {
  const html = String(<Markdown text={'| a | b |\n| - | - |\n| 1 | 2 |'} />);
  expect(html).toContain('<div class="table" role="group" aria-label="Table: a, b" tabindex="0">');
  expect(html).toContain('<th scope="col">a</th><th scope="col">b</th>');
  expect(html).toContain('<tr><td>1</td><td>2</td></tr>');
});

test.each([
  ['<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
  ['<b onclick="x">b</b>', '<p>&lt;b onclick=&quot;x&quot;&gt;b&lt;/b&gt;</p>'],
  ['[a](javascript:alert(1))', '<p><a>a</a></p>'],
  ['[a](JaVaScRiPt:alert(1))', '<p><a>a</a></p>'],
  ['[a](&#9;javascript:alert(1))', '<p><a>a</a></p>'],
  ['[a](java&#10;script:alert(1))', '<p><a>a</a></p>'],
  ['[a](<\u0001javascript:alert(1)>)', '<p><a>a</a></p>'],
  ['[a](<&#32;javascript:alert(1)>)', '<p><a>a</a></p>'],
  ['[a](data:text/html,x)', '<p><a>a</a></p>'],
  ['![words](https://elsewhere.example/x.png)', '<p>words</p>'],
])('lets no markup, script or foreign request through: %j', (text, html) => {
  expect(String(<Markdown text={text} />)).toBe(html);
});

test('sets headings of a text inside a page lower', () => {
  expect(String(<Markdown text={'# A'} shift={2} />)).toBe('<h3>A</h3>');
});

test('leaves the paragraph away where a line is wanted, and keeps it where there is more', () => {
  expect(String(<InlineMarkdown text="*one*" />)).toBe('<em>one</em>');
  expect(String(<InlineMarkdown text={'one\n\n- two'} />)).toBe('<p>one</p><ul><li>two</li></ul>');
});
