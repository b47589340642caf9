import { expect, it } from 'vitest';
import type { Content } from '../schema/content.ts';
import { restTerms } from './terms.ts';
import { describeUnknownCase } from './get-case-detail.ts';

function hintAmong(slugs: readonly string[]): string {
  const content = { cases: slugs.map((slug) => ({ slug })) } as unknown as Content;
  return describeUnknownCase('zzz', content, restTerms).hint;
}

const end = 'GET /api/cases lists every case study.';

it('lists every slug', () => {
  expect(hintAmong(['one-case', 'another'])).toBe(`Valid slugs: one-case, another. ${end}`);
});

it('counts the slugs beyond those that a short answer has room for', () => {
  const slugs = Array.from({ length: 101 }, (_, index) => `case-${1_000 + index}`);
  expect(hintAmong(slugs)).toBe(
    `Valid slugs: ${slugs.slice(0, 90).join(', ')} and 11 more. ${end}`,
  );
});

it('says that there is none to name', () => {
  expect(hintAmong([])).toBe(`There are no case studies yet. ${end}`);
});
