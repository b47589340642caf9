// Small rules of `import`, each with its edges.
import { describe, expect, it } from 'vitest';
import { findDay } from './birth-date.ts';
import { proposeCases, writeCase } from './case-proposals.ts';
import { splitPeriod, writeDate } from './dates.ts';
import { divideByFate, divideWords } from './fates.ts';
import { findFigures } from './figures.ts';
import { isEqual, matchEntries } from './match-entries.ts';
import { insertProposals, renderProposal } from './proposals.ts';

describe('findDay', () => {
  const day = '1990-04-17';
  it.each([
    ['Born 1990-04-17.', [[5, 15]]],
    [
      '17.4.1990, 4/17/1990 and 17/04/1990',
      [
        [0, 9],
        [11, 20],
        [25, 35],
      ],
    ],
    ['17. 4. 1990', [[0, 11]]],
    [
      'April 17th, 1990 or 17th of April 1990',
      [
        [0, 16],
        [20, 38],
      ],
    ],
    ['17 de abril de 1990', [[0, 19]]],
    ['Apr. 17 1990', [[0, 12]]],
    ['17. April, 1990', [[0, 15]]],
    ['1990-04-18 and 1991-04-17 and 17 Mai 1990', []],
    ['x17.4.1990 117.4.1990 17.4.19901', []],
    ['April 1990, 17', []],
  ])('finds it in %j', (text, places) => {
    expect(findDay(text, day)).toEqual(places.map(([start, end]) => ({ start, end })));
  });

  it.each([
    ['1990-04-17T09:30:00Z', 1],
    [' 17 April 1990 ', 1],
    ['1990', 0],
    ['April 1990', 0],
    ['17 Foo 1990', 0],
  ])('knows the day %j', (given, count) => {
    expect(findDay('17.04.1990', given)).toHaveLength(count);
  });
});

it.each([
  ['2019', ['2019']],
  ['Jan 2019 - Mar 2021', ['Jan 2019', 'Mar 2021']],
  ['2019-03', ['2019-03']],
  ['2019 – 2020 – 2021', undefined],
  ['Spring – 2021', undefined],
  ['2019 – Spring', undefined],
  ['2019-Present', ['2019', 'Present']],
  ['32.01.2019 – 2020', undefined],
  [' 2012.06 - now ', ['2012.06', 'now']],
])('splitPeriod splits %j', (text, parts) => {
  expect(splitPeriod(text)).toEqual(parts);
});

it('writeDate writes a year, or a month', () => {
  expect([writeDate({ year: '2019' }), writeDate({ year: '2019', month: '04' })]).toEqual([
    '2019',
    '2019-04',
  ]);
});

it.each([
  ['from 900ms down to 80ms', [{ value: '80ms', was: '900ms' }]],
  ['from 2 to about 40', [{ value: '40' }]],
  ['From 10k up to 2M', [{ value: '2M', was: '10k' }]],
  ['de 40 % para 12 %', [{ value: '12 %', was: '40 %' }]],
  ['~40 %, <5 min, 3x, €5 and R$ 7', [{ value: '~40 %' }, { value: '<5 min' }, { value: '3x' }]],
  ['1,200 users.', [{ value: '1,200' }]],
  ['10 and 9', [{ value: '10' }]],
  ['1999, 2020 and 1899', [{ value: '1899' }]],
  ['Ran Angular 17. Then 17 services', [{ value: '17' }]],
  ['50+ people', [{ value: '50+' }]],
  ['issue #1234, v1.20, 3/40 and a-40', []],
  [
    '2 hours, 3 days, 4 weeks, 5 months',
    [{ value: '2 hours' }, { value: '3 days' }, { value: '4 weeks' }],
  ],
])('findFigures finds in %j', (text, figures) => {
  expect(findFigures(text)).toEqual(figures);
});

const write = (highlight: string, files: string[] = [], language = 'en') =>
  writeCase(
    {
      company: 'Bank',
      title: 'Dev',
      highlight,
      figures: [{ value: '9 ms' }, { value: '3 ms', was: '9 ms' }],
      technologies: [],
    },
    { files, language },
  );

describe('a case', () => {
  const role = { company: 'Bank', title: 'Dev', technologies: ['Go', 'C++', 'Node.js'] };
  const propose = (highlights: string[], cases: { summary: string }[] = []) =>
    proposeCases([{ ...role, highlights }], cases);

  it('is proposed of each highlight with a figure that is no case yet', () => {
    expect(proposeCases([role], [])).toEqual([]);
    const highlights = ['Moved 40 <b>services</b>', 'Wrote', 'Cut 9 ms', 'From 9 ms to 3 ms'];
    const found = propose(highlights, [{ summary: ' CUT 9  ms' }]);
    expect(found.map(({ highlight, figures }) => [highlight, figures])).toEqual([
      ['From 9 ms to 3 ms', [{ value: '3 ms', was: '9 ms' }]],
      ['Moved 40 services', [{ value: '40' }]],
    ]);
    expect(found[0]).toMatchObject({ company: 'Bank', title: 'Dev' });
  });

  it.each([
    ['Cut 9 ms with C++ and node.js', ['C++', 'Node.js']],
    ['Cut 9 ms (Go).', ['Go']],
    ['Cut 9 ms with Go.', ['Go']],
    ['Cut 9 ms (Go)', ['Go']],
    ['Cut 9 ms with Gopher', ['Go', 'C++', 'Node.js']],
  ])('has the technologies that %j names, or all', (text, technologies) => {
    expect(propose([text])[0]!.technologies).toEqual(technologies);
  });

  it('is written with headings to fill in', () => {
    expect(write('- Cut 9 ms: with Go')).toEqual({
      file: 'cases/01-cut-9-ms-with-go.md',
      text: `---
slug: cut-9-ms-with-go
title: "TODO: the title of the case"
category: "TODO: the kind of work, as Performance"
summary: "- Cut 9 ms: with Go"
role: Bank
technologies:
  - "TODO: a technology that it shows"
figures:
  - value: 9 ms
    label: "TODO: what this measures"
  - value: 3 ms
    was: 9 ms
    label: "TODO: what this measures"
---

## Context

TODO: the system and the situation: what it does, for how many, and what was usual.

## Problem

TODO: what went wrong or was missing. Leave this section out if it does not apply.

## Contribution

- \\- Cut 9 ms: with Go

## Outcome

TODO: what changed, and how it was measured.

## Takeaway

TODO: what is worth remembering.
`,
    });
  });

  it.each([
    ['Cut', ['cases/09-a.md', 'cases/2-cut.md', 'x/cases/99-b.md'], 'cases/10-cut-2.md'],
    ['Cut', ['cases/01-cut.md', 'cases/02-cut-2.md'], 'cases/03-cut-3.md'],
    ['Žluťoučký kůň', [], 'cases/01-zlutoucky-kun.md'],
    ['図', [], 'cases/01-case.md'],
    ['!Cut?', [], 'cases/01-cut.md'],
    [`${'word '.repeat(9)}xyz`, [], `cases/01-${'word-'.repeat(9)}xyz.md`],
    [`${'word '.repeat(9)}wxyz`, [], `cases/01-${'word-'.repeat(9).slice(0, -1)}.md`],
    ['x'.repeat(49), [], `cases/01-${'x'.repeat(48)}.md`],
  ])('of %j beside %j is in %s', (highlight, files, file) => {
    expect(write(highlight, files).file).toBe(file);
  });

  it.each([
    ['1. one', '- \\1. one'],
    ['# one', '- \\# one'],
    ['> one', '- \\> one'],
    ['one - two', '- one - two'],
    ['12) one', '- \\12) one'],
  ])('keeps %j in its item', (highlight, item) => {
    expect(write(highlight).text).toContain(`\n${item}\n`);
  });
});

const source = (text: string, isTaken = true) => ({ at: 'f: a', text, isTaken });
const secret = (words: string) => ({ at: 'f: a', what: 'phone' as const, words });
describe('fates', () => {
  const shown = new Set(['one', 'two', 'b']);
  const divide = (text: string, given: object = {}, isTaken = true) =>
    divideByFate(source(text, isTaken), {
      shown,
      privateAt: new Set(),
      withdrawn: [],
      ...given,
    }).map(({ text: part, fate }) => `${fate}:${part}`);

  it.each([
    ['One, two three.', ['shown:One, two', 'none: ', 'left:three', 'none:.']],
    ['March 2021', ['shown:March 2021']],
    ['present', ['shown:present']],
    ['2019 – 2021', ['shown:2019 – 2021']],
    [
      '<p>one <b>x</b></p>',
      ['none:<p>', 'shown:one', 'none: ', 'none:<b>', 'left:x', 'none:</b></p>'],
    ],
    ['one <b', ['shown:one <b']],
    ['…', ['none:…']],
  ])('of %j', (text, parts) => {
    expect(divide(text)).toEqual(parts);
  });

  it('are one for a text that is left out, or private', () => {
    expect(divide('one 2', {}, false)).toEqual(['left:one 2']);
    expect(divide('one 2', { privateAt: new Set(['f: a']) })).toEqual(['private:one 2']);
    expect(divide('one 2', { privateAt: new Set(['f: b']) })).toEqual([
      'shown:one',
      'none: ',
      'left:2',
    ]);
  });

  it('are private for the words that were cut out', () => {
    const withdrawn = [secret('5'), { ...secret('9'), at: 'f: b' }, secret('7')];
    expect(divide('one 5 x 7 9', { withdrawn })).toEqual([
      'shown:one',
      'none: ',
      'private:5',
      'none: ',
      'left:x',
      'none: ',
      'private:7',
      'none: ',
      'left:9',
    ]);
    expect(divide('one', { withdrawn })).toEqual(['shown:one']);
  });

  it('are another for the words of files', () => {
    expect(divideWords('one x', shown, 'none')).toEqual(
      [
        { text: 'one', fate: 'shown' },
        { text: ' x', fate: 'none' },
      ].flatMap(({ text, fate }) =>
        text === ' x'
          ? [
              { text: ' ', fate: 'none' },
              { text: 'x', fate: 'none' },
            ]
          : [{ text, fate }],
      ),
    );
  });
});

describe('values', () => {
  it.each([
    ['a  b', 'a\nb', true],
    ['a', 'A', false],
    [undefined, '', true],
    [null, undefined, true],
    [0, '', false],
    [['a', 'b'], ['b', 'a'], false],
    [{ a: '1', b: '2' }, { b: '2', a: '1' }, true],
    [{ a: '1' }, { b: '1' }, false],
  ])('%j and %j are equal: %s', (one, other, expected) => {
    expect(isEqual(one, other)).toBe(expected);
  });

  it('of an entry weigh: its first field three, a date two, another a little', () => {
    const other = { name: 'a', date: '2020', url: 'u', x: '1', y: '2' };
    const match = (one: object, areRoles = false) =>
      matchEntries([one as typeof other], [other], areRoles).size;
    expect(match({ name: 'A ' })).toBe(1);
    expect(match({ id: 1, date: '2020' })).toBe(0);
    expect(match({ id: 1, date: '2020', url: 'u' })).toBe(1);
    expect(match({ name: 'a' }, true)).toBe(0);
    expect(match({ name: 'a', x: '1', y: '2' }, true)).toBe(0);
    expect(match({ name: 'a', date: '2020' }, true)).toBe(1);
  });
});

const at = (line: number, what: string, yaml: string[] = []) => ({
  file: 'f',
  line,
  column: 2,
  what,
  yaml,
});
describe('proposals', () => {
  it('are written above their lines, in their order', () => {
    expect(renderProposal(at(0, 'New:', ['a: 1', '', '  b']))).toEqual([
      '  # New:',
      '  # a: 1',
      '  #',
      '  #   b',
    ]);
    const { text, proposed } = insertProposals('a\nb\n', [
      at(1, 'x'),
      at(1, 'y'),
      at(0, 'z'),
      at(9, 'end'),
    ]);
    expect(text).toBe('  # z\na\n  # x\n  # y\nb\n  # end\n');
    expect(proposed.map(({ what, writtenAt }) => [what, writtenAt])).toEqual([
      ['z', 1],
      ['x', 3],
      ['y', 4],
      ['end', 6],
    ]);
  });

  it('keep the line ends of a file, and a last line without one', () => {
    expect(insertProposals('a\r\nb', [at(1, 'x')]).text).toBe('a\r\n  # x\r\nb');
    expect(insertProposals('a\r\nb', [at(2, 'x')]).text).toBe('a\r\nb\r\n  # x\r\n');
    expect(insertProposals('a', []).text).toBe('a');
  });
});
