import { describe, expect, it } from 'vitest';
import { convertEntry, convertListed, toAddress, toFill } from './convert.ts';
import { Ledger } from './source.ts';

it.each([
  ['https://example.com/a?b=1#c', 'https://example.com/a?b=1#c'],
  [' HTTP://example.com ', 'HTTP://example.com'],
  ['example.com', 'https://example.com'],
  ['a-b.example.co/x', 'https://a-b.example.co/x'],
  ['example.com:8080/x', 'https://example.com:8080/x'],
  ['example.com?x', 'https://example.com?x'],
  ['https://example.com/a b/ö', 'https://example.com/a%20b/%C3%B6'],
  ['https://exämple.com', 'https://xn--exmple-cua.com/'],
  ['https://example.com/%zz', undefined],
  ['ftp://example.com/a b', undefined],
  ['mailto:a@example.com', undefined],
  ['https://', undefined],
  ['example', undefined],
  ['example.c', undefined],
  ['example.com is mine', undefined],
  ['', undefined],
])('toAddress writes %j as %s', (text, address) => {
  expect(toAddress(text)).toBe(address);
});

const facts = (...texts: string[]) => texts.map((text, index) => ({ text, at: `f: x[${index}]` }));

it.each([
  [undefined, '', 'your file says nothing; write it'],
  [facts(), '', 'your file says nothing; write it'],
  [facts('\u200B'), ', but', 'your file says nothing; write it'],
  [facts(' a ', 'b'), '', 'your file says "a b"; write it'],
  [facts('a'), ', which is odd', 'your file says "a", which is odd; write it'],
  [facts('x'.repeat(81)), '', `your file says "${'x'.repeat(80)}"; write it`],
])('toFill asks for %j', (given, but, text) => {
  expect(toFill(given, 'it', but)).toBe(text);
});

const convert = (entry: Parameters<typeof convertListed>[1]) =>
  convertListed('education', entry, new Ledger());

describe('an entry', () => {
  it('has values of its fields, each text once', () => {
    const entry = {
      institution: facts('A', 'a', 'B'),
      courses: facts('X', 'x ', 'Y'),
      url: facts('none', 'a.example', 'b.example'),
      startDate: facts('present', '2019-04-30'),
      endDate: facts('Current'),
      location: facts(),
    };
    expect(convert(entry)).toEqual({
      values: {
        institution: 'A, B',
        courses: ['X', 'Y'],
        url: 'https://a.example',
        startDate: '2019-04',
      },
      missing: {},
    });
  });

  it('asks for its first field, unless nothing else is there', () => {
    expect(convert({ area: facts('Physics') })).toEqual({
      values: { area: 'Physics' },
      missing: { institution: 'your file says nothing; write the institution' },
    });
    expect(convert({ institution: facts('\u200B'), area: facts('Physics') })?.missing).toEqual({
      institution: 'your file says nothing; write the institution',
    });
    expect(convert({ startDate: facts('someday') })).toBeUndefined();
  });

  it.each([
    ['2019', '2018', undefined],
    ['2019', '2019', '2019'],
    ['2019-04', '2019', '2019'],
    ['2019-04', '2019-03', undefined],
  ])('from %s to %s ends %s', (startDate, endDate, end) => {
    const entry = { institution: facts('A'), startDate: facts(startDate), endDate: facts(endDate) };
    expect(convert(entry)?.values['endDate']).toBe(end);
  });

  it.each<[string, Record<string, unknown>]>([
    ['One.\n\n- a\n- A\n- b', { summary: 'One.', highlights: ['a', 'b'] }],
    ['- a', { highlights: ['a'] }],
    ['One.', { summary: 'One.' }],
  ])('makes highlights of the list in %j', (summary, values) => {
    const { values: written } = convertEntry('roles', { summary: facts(summary) }, new Ledger());
    expect(written).toEqual(values);
  });

  it('keeps the list of a summary beside highlights, or where there are none', () => {
    const entry = { summary: facts('- a', 'b'), highlights: facts('c') };
    const written = (section: 'roles' | 'awards') =>
      convertEntry(section, entry, new Ledger()).values;
    expect(written('roles')).toEqual({ summary: '- a\n\nb', highlights: ['c'] });
    expect(written('awards')).toEqual({ summary: '- a\n\nb' });
  });
});
