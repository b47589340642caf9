import { expect, test } from 'vitest';
import { slugify } from '../../kernel/slugify.ts';
import { blocks, bulletList, codeBlock, escapeMarkdown } from './text.ts';

test.each([
  ['plain words, C# and C++', 'plain words, C# and C++'],
  ['snake_case stays', 'snake_case stays'],
  ['_emphasis_ and *stars*', String.raw`\_emphasis\_ and \*stars\*`],
  ['[text](https://example.com)', String.raw`\[text\](https://example.com)`],
  ['<b> and a | b', String.raw`\<b\> and a \| b`],
  ['# no heading', String.raw`\# no heading`],
  ['1. no list', String.raw`1\. no list`],
  ['- no list', String.raw`\- no list`],
])('escapes what Markdown would read as markup: %s', (text, escaped) => {
  expect(escapeMarkdown(text)).toBe(escaped);
});

test('keeps later lines of an item inside the item', () => {
  expect(bulletList(['one\n- inner', 'two'])).toBe('- one\n  - inner\n- two');
});

test('fences code with more backticks than it holds', () => {
  expect(codeBlock('md', '```\ninner\n```')).toBe('````md\n```\ninner\n```\n````');
});

test('leaves no gap for absent blocks', () => {
  expect(blocks('one', undefined, '', false, 'two')).toBe('one\n\ntwo');
});

test.each([
  ['Error `case_not_found`', 'error-case_not_found'],
  ['What happens to the text?', 'what-happens-to-the-text'],
  ['Nürnberg 2026', 'nürnberg-2026'],
])('makes the anchor that GitHub makes: %s', (heading, anchor) => {
  expect(slugify(heading)).toBe(anchor);
});
