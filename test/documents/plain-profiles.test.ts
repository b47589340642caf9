// The first page of people without case studies: what is there composes it.
import { describe, expect, it } from 'vitest';
import { home } from '../../src/documents/pages/home.tsx';
import { listFigures } from '../../src/documents/pages/figures.tsx';
import { createTestSite, readContent } from '../sample.ts';

const read = (name: string) => readContent(`test/fixtures/plain/${name}`);
const pageOf = (name: string) => String(home.render(createTestSite(read(name))));
const parts = (html: string) =>
  [...html.matchAll(/<section class="(?:part|band contact)" id="([^"]+)"/gu)].map(([, id]) => id);

describe.each([
  ['student', ['projects', 'education', 'career', 'about', 'contact'], '2 projects'],
  ['two-roles', ['career', 'experience', 'about', 'contact'], '5.8 years'],
  ['eleven-roles', ['career', 'experience', 'about', 'contact'], '21.5 years'],
  ['freelancer', ['career', 'experience', 'about', 'contact'], '6.2 years'],
  ['manager', ['career', 'experience', 'about', 'contact'], '13.8 years'],
])('the page of %s', (name, expected, figure) => {
  const html = pageOf(name);

  it('has the parts for which there is something, and one figure beside the name', () => {
    expect(parts(html)).toEqual(expected);
    expect(listFigures(read(name)).map(({ value }) => value)).toEqual([figure]);
    expect(html).toContain('<div class="figures panel alone">');
  });

  it('leads from each of its own links to an element', () => {
    const ids = new Set([...html.matchAll(/ id="([^"]+)"/gu)].map(([, id]) => id));
    const targets = [...html.matchAll(/ href="#([^"]+)"/gu)].map(([, id]) => id);
    expect(targets.filter((id) => !ids.has(id))).toEqual([]);
  });
});

it('unfolds projects and education without roles, and lights the projects of a technology', () => {
  const html = pageOf('student');
  const rows = html.match(/<details class="fold role"[^>]*>.*?<\/details>/gsu) ?? [];
  expect(rows.map((row) => /<h3>(.*?)<\/h3>/u.exec(row)?.[1])).toEqual([
    'Timetable for a food bank',
    'Bus times on a postcard',
    'BSc, Computer Science',
  ]);
  expect(rows.every((row) => row.includes(' open'))).toBe(true);
  expect(rows[0]).toContain('data-t="flask postgresql python"');
  expect(rows[0]).toContain('Used by 60 volunteers each week.');
  expect(rows[0]).toContain('href="https://example.com/timetable"');
  expect(rows[2]).not.toContain('data-t');
  expect(rows[2]).toContain('<span class="soft">Sep 2023 – Present</span>');
  expect(html).toContain('<ul class="threads core timeless">');
  expect(html).not.toMatch(/<details class="fold" id="(?:projects|education)"/u);
});

it('folds projects and education where there are roles', () => {
  const html = pageOf('two-roles');
  expect(html).toContain('<details class="fold" id="education"');
  expect(html).not.toContain('timeless');
});
