import { readdirSync, readFileSync } from 'node:fs';
import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { expect, it } from 'vitest';
import * as fc from '../../../test/property.ts';
import { listSiteLinks, refuse, reportSlips } from './checks.ts';
import { parsePlain } from './plain.ts';

/** A tree without the inline content of paragraphs, which `parsePlain` leaves out. */
function blocksOf(node: Nodes): unknown {
  if (node.type === 'paragraph') return { ...node, children: [] };
  return 'children' in node ? { ...node, children: node.children.map(blocksOf) } : node;
}

function listReported(tree: Nodes, body: string): readonly string[] {
  const found: string[] = [];
  const report = (_: unknown, message: string) => void found.push(message);
  if (!('children' in tree)) return found;
  // The headings of sections are not refused.
  for (const node of tree.children) {
    for (const one of node.type === 'heading' ? node.children : [node])
      refuse(one as Nodes, report);
  }
  reportSlips(tree, body, report);
  return found;
}

/** Throws unless the quick parser refuses a body, or reads it as the full one does. Returns whether it read it. */
function compare(body: string): boolean {
  const plain = parsePlain(body);
  if (plain === undefined) return false;
  const full = fromMarkdown(body);
  const blocks = { type: 'root', children: full.children.map(blocksOf) };
  expect(plain, body).toEqual(blocks);
  expect(listReported(full, body), body).toEqual([]);
  expect(listSiteLinks(full), body).toEqual([]);
  return true;
}

const folder = 'profile/cases';
it.each(readdirSync(folder))('reads the sample case %s', (name) => {
  const [, , body = ''] = readFileSync(`${folder}/${name}`, 'utf8').split(/^---\n/m);
  expect(compare(body)).toBe(true);
});

const starts = [
  '## ',
  '- ',
  '  ',
  '1. ',
  '12. ',
  '   ',
  '```',
  '```ts',
  '> ',
  '# ',
  '---',
  '| ',
  '•',
  '===',
];
const inline = [
  'Word',
  'über',
  ' ',
  ' ',
  '.',
  '**',
  '*',
  '`',
  '_',
  '$x',
  '#',
  '2020',
  '-',
  '&amp;',
  '\\',
  '<',
  '<b>',
];
const links = [
  '[a]',
  '[b](https://x.org/y)',
  '[c](/z)',
  '](',
  '![',
  '(',
  ')',
  '[d]: /e',
  '[f](https://x.org "t")',
  '<https://x.org>',
];
const piece = fc.constantFrom(
  ...starts,
  ...inline,
  ...links,
  '\n',
  '\n',
  '\n',
  '\n\n',
  '\t',
  '  \n',
);

it('reads any text as the full parser does, or not at all', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => void compare(pieces.join(''))),
    { numRuns: 300 },
  );
});

/** Lines that are plain, so that most texts are read. */
const line = fc.constantFrom(
  '## A b',
  '- one',
  '- two **x**',
  '  more',
  '1. one',
  '2. two',
  '   and',
  'Text (a) `b`.',
  '| a | b |',
  '| --- | --- |',
  '**Bold** c',
  '2020 was',
  '```',
  '```js',
  '',
  '',
  '',
  'See [a](https://b.org/c).',
);

it('reads any order of plain lines as the full parser does, or not at all', () => {
  let read = 0;
  fc.assert(
    fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
      if (compare(lines.join('\n'))) read++;
    }),
    { numRuns: 300 },
  );
  expect(read).toBeGreaterThan(0);
});
