import { expect, it } from 'vitest';
import { parseSections } from '../../src/content/markdown/sections.ts';

function sectionsOf(markdown: string) {
  const { sections = [], issues } = parseSections('case.md', markdown, 1);
  expect(issues).toEqual([]);
  return sections.map(({ section }) => section);
}

const id = 'a';
const heading = 'A';

it.each([
  ['a paragraph over several lines', 'One\ntwo\n  three.', { body: 'One two three.' }],
  ['a deliberate line break', 'One  \ntwo\\\nthree.', { body: 'One\\\ntwo\\\nthree.' }],
  ['two paragraphs', 'One.\n\nTwo.', { body: 'One.\n\nTwo.' }],
  ['a list alone', '- one\n- two', { points: ['one', 'two'], ordered: false }],
  ['an ordered list', '1. one\n2. two', { points: ['one', 'two'], ordered: true }],
  [
    'an item over several lines',
    '- one\n  and more\n- two',
    { points: ['one and more', 'two'], ordered: false },
  ],
  ['an item of two paragraphs', '- one\n\n  more\n', { points: ['one\n\nmore'], ordered: false }],
  ['a list within an item', '- one\n  - a\n  - b\n', { points: ['one\n- a\n- b'], ordered: false }],
  [
    'code within an item',
    '- one\n\n  ```\n  if (x)\n    y\n  ```\n',
    { points: ['one\n\n```\nif (x)\n  y\n```'], ordered: false },
  ],
  ['a text and a list', 'Text.\n\n- one', { body: 'Text.', points: ['one'], ordered: false }],
  ['a text after a list', '- one\n\nText.', { body: '- one\n\nText.' }],
  [
    'a list between texts and one at the end',
    'Text.\n\n- a\n- b\n\nMore.\n\n1. c',
    { body: 'Text.\n\n- a\n- b\n\nMore.', points: ['c'], ordered: true },
  ],
  [
    'a code block',
    '```js\nlet a;\n\n## no heading\n```',
    { body: '```js\nlet a;\n\n## no heading\n```' },
  ],
  ['a table', '| a | b |\n|---|--:|\n| 1 | 2 |', { body: '| a | b |\n|---|--:|\n| 1 | 2 |' }],
  ['a table without outer bars', 'a | b\n--|--\n1 | 2', { body: 'a | b\n--|--\n1 | 2' }],
  ['indented code', 'Text.\n\n    a\n      b', { body: 'Text.\n\n    a\n      b' }],
  ['a quotation', '> One\n> two', { body: '> One\n> two' }],
  [
    'inline markup',
    'A *b* `c  d` [e](https://example.com/e).',
    { body: 'A *b* `c  d` [e](https://example.com/e).' },
  ],
  [
    'what only looks like markup',
    'Take a[0] and 1 < 2 of `List<T>`.',
    { body: 'Take a[0] and 1 < 2 of `List<T>`.' },
  ],
])('keeps %s', (_, markdown, expected) => {
  expect(sectionsOf(`## A\n\n${markdown}\n`)).toEqual([{ id, heading, ...expected }]);
});

it.each([
  ['Root cause', 'root-cause'],
  ['What we *really* `did` & why', 'what-we-really-did-why'],
  ['Änderungen über Nacht', 'anderungen-uber-nacht'],
  ['概要 2', '概要-2'],
  ['Как это было', 'как-это-было'],
  ['!?', 'section'],
])('makes an anchor of the heading %j', (text, anchor) => {
  expect(sectionsOf(`## ${text}\n\nText.`)[0]?.id).toBe(anchor);
});

it('reads underlined headings', () => {
  expect(sectionsOf('A\n---\n\nText.')).toEqual([{ id, heading, body: 'Text.' }]);
});

it('keeps the reading order', () => {
  const text = '## C\n\nc\n\n## A\n\na\n\n## B\n\n- b';
  expect(sectionsOf(text).map((section) => section.heading)).toEqual(['C', 'A', 'B']);
});
