import { describe, expect, it } from 'vitest';
import {
  formatCount,
  formatDate,
  formatDuration,
  formatNumber,
  formatRange,
  formatWholeYears,
  formatYears,
} from './format.ts';
import { count, fill, languageOfWords, wordedLanguages, wordingOf } from './index.ts';
import type { PluralForms } from './wording.ts';

const isPlural = (value: unknown): value is PluralForms =>
  typeof value === 'object' && value !== null && 'other' in value;
const gaps = (value: unknown): unknown => {
  if (isPlural(value)) {
    // All plurals but the one for 1 have the same gaps.
    const { language: _, one, ...several } = value;
    const all = Object.values(several).map(gaps);
    expect(new Set(all.map(String)).size).toBe(1);
    return [gaps(one), all[0]];
  }
  if (typeof value === 'string') return [...new Set(value.match(/\{\w+\}/gu))].toSorted();
  if (Array.isArray(value)) return value.map(gaps);
  return Object.fromEntries(
    Object.entries(value as object).map(([name, inner]) => [name, gaps(inner)]),
  );
};

/** Every text of the words. */
const listTexts = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(listTexts);

describe.each(wordedLanguages)('the words of %s', (language) => {
  const { months, sections, ...words } = wordingOf(language);
  const { months: _, sections: __, ...english } = wordingOf('en');

  it('name twelve months', () => {
    expect(new Set(months).size).toBe(12);
  });

  it('name each section of a case by headings of its own', () => {
    const names = Object.values(sections).flat();
    expect(new Set(names).size).toBe(names.length);
    expect(names).not.toContain('');
  });

  it('have the gaps of the English ones', () => {
    const { dates, ...others } = words;
    const { dates: ___, ...expected } = english;
    expect(gaps(others)).toEqual(gaps(expected));
    expect(gaps(dates.day)).toEqual(['{day}', '{month}', '{year}']);
  });

  it('are no English ones by oversight', () => {
    if (language === 'en') return;
    const sentences = new Set(listTexts(english).filter((text) => / .* .* /u.test(text)));
    expect(sentences.size).toBeGreaterThan(50);
    expect(listTexts(words).filter((text) => sentences.has(text))).toEqual([]);
  });
});

it.each([
  ['de-AT', 'de'],
  ['PT', 'pt'],
  ['nb', 'no'],
  ['ja', 'en'],
  [undefined, 'en'],
])('gives %s the words of %s', (language, words) => {
  expect(languageOfWords(language)).toBe(words);
});

it.each([
  ['en', 'Mar 2021 – Present', '9 Mar 2021'],
  ['de', 'März 2021 – heute', '9. März 2021'],
  ['fr', 'mars 2021 – aujourd’hui', '9 mars 2021'],
  ['es', 'mar 2021 – actualidad', '9 mar 2021'],
  ['pt', 'mar. 2021 – presente', '9 de mar. de 2021'],
  ['pl', 'mar 2021 – obecnie', '9 mar 2021'],
])('writes dates in %s', (language, range, day) => {
  const wording = wordingOf(language);
  expect(formatRange('2021-03', 'present', wording)).toBe(range);
  expect(formatDate('2021-03-09', wording)).toBe(day);
});

it('writes a range by its known dates', () => {
  const wording = wordingOf('en');
  expect(formatRange('2021', '2021', wording)).toBe('2021');
  expect(formatRange(undefined, '2021-05', wording)).toBe('May 2021');
  expect(formatRange(undefined, undefined, wording)).toBe('');
});

it('writes durations and numbers', () => {
  expect(formatDuration(34, wordingOf('en'))).toBe('2 yr 10 mo');
  expect(formatDuration(12, wordingOf('fr'))).toBe('1 an');
  expect(formatDuration(1, wordingOf('es'))).toBe('1 mes');
  expect(formatCount(20_000)).toBe('20,000');
  expect(formatNumber(9.3, wordingOf('de'), 1)).toBe('9,3');
});

it('fills gaps, and says one and several', () => {
  expect(fill('{n} of {all}', { n: 9, all: 16 })).toBe('9 of 16');
  expect(count(['{n} year', '{n} years'], 1)).toBe('1 year');
  expect(count(['{n} year', '{n} years'], 0)).toBe('0 years');
});

it.each([
  ['pl', 1, '1 stanowisko'],
  ['pl', 2, '2 stanowiska'],
  ['pl', 5, '5 stanowisk'],
  ['pl', 12, '12 stanowisk'],
  ['pl', 22, '22 stanowiska'],
  ['sv', 1, '1 roll'],
  ['sv', 22, '22 roller'],
])('counts in the plurals of %s: %i', (language, n, text) => {
  expect(count(wordingOf(language).score.roles, n)).toBe(text);
});

it.each([
  ['en', '1+ years', '1.0 years'],
  ['fr', '1+ ans', '1,0 an'],
  ['pl', '1+ lata', '1,0 roku'],
])('writes years of experience in %s', (language, atLeast, exact) => {
  const wording = wordingOf(language);
  expect(formatWholeYears('1+', wording)).toBe(atLeast);
  expect(formatYears(1, language, wording)).toBe(exact);
});

it.each([
  ['fr', '1er mars 2021'],
  ['pt', '1º de mar. de 2021'],
  ['de', '1. März 2021'],
])('writes the first day of a month in %s', (language, day) => {
  expect(formatDate('2021-03-01', wordingOf(language))).toBe(day);
});

it('keeps French punctuation beside its word by spaces that do not break', () => {
  const texts = JSON.stringify(wordingOf('fr'));
  expect(texts).toMatch(/\u202F[?;!»]/u);
  expect(texts).not.toMatch(/ [?;!:»]|« /u);
});
