// The first page of people without case studies: what is there composes it.
import { describe, expect, it } from 'vitest';
import { home } from '../../src/documents/pages/home.tsx';
import { listFigures } from '../../src/documents/pages/figures.tsx';
import type { Content } from '../../src/schema/content.ts';
import { wordingOf } from '../../src/wording/index.ts';
import { createTestSite, readContent } from '../sample.ts';

const read = (name: string) => readContent(`test/fixtures/plain/${name}`);
const pageOf = (name: string) => String(home.render(createTestSite(read(name))));
const parts = (html: string) =>
  [...html.matchAll(/<section class="(?:part|band contact)" id="([^"]+)"/gu)].map(([, id]) => id);

describe.each([
  ['student', ['career', 'projects', 'education', 'about', 'contact'], '2 projects'],
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
  expect(html).not.toMatch(/<details class="fold" id="(?:projects|education)"/u);
});

it('draws the dated projects and education of a person without roles', () => {
  const html = pageOf('student');
  expect(html).toContain('<h2 id="career-heading">2 projects, 5 technologies</h2>');
  const lanes = /<svg class="lanes".*?<\/svg>/su.exec(html)![0];
  const bars = [
    ...lanes.matchAll(/x="([\d.]+)%"[^>]*width="([\d.]+)%"[^>]*><a class="bar slim"[^>]*/gu),
  ];
  expect(bars.map(([bar]) => / title="([^"]+)"/u.exec(bar)![1])).toEqual([
    'Bus times on a postcard, Oct 2024',
    'Timetable for a food bank, Feb 2025 – Jun 2025',
    'BSc, Computer Science, Sep 2023 – Present',
  ]);
  // From January 2023 to the month of the site.
  const { asOf } = read('student');
  const months = Number(asOf.slice(0, 4)) * 12 + Number(asOf.slice(5)) - 2023 * 12;
  const share = (count: number) => ((count / months) * 100).toFixed(2);
  expect(bars.map(([, x]) => x)).toEqual([share(21), share(25), share(8)]);
  expect(bars.map(([, , width]) => width)).toEqual([share(1), share(5), share(months - 8)]);
  const flask = /<li class="thread" id="tech-flask".*?<\/li>/su.exec(html)![0];
  expect(flask).toContain(`<rect x="${share(25)}%" width="${share(5)}%"`);
  expect(flask).toContain('<span class="t-years"></span>');
});

it('lists technologies alone where neither roles nor projects have dates', () => {
  const content = read('student');
  const undated = (content.profile.projects ?? []).map(({ name, technologies }) => ({
    name,
    technologies,
  }));
  const { education: _, ...profile } = { ...content.profile, projects: undated };
  const html = String(home.render(createTestSite({ ...content, profile } as Content)));
  expect(html).toContain('<ul class="threads core timeless">');
  expect(html).not.toContain('class="lanes"');
});

it('folds projects and education where there are roles', () => {
  const html = pageOf('two-roles');
  expect(html).toContain('<details class="fold" id="education"');
  expect(html).not.toContain('timeless');
});

it('says that nothing uses the skills only if nothing does', () => {
  const content = read('two-roles');
  const used = content.roles[0]!.technologies[0]!;
  const note = wordingOf('en').home.stated;
  const pageWith = (name: string) =>
    String(
      home.render(
        createTestSite({ ...content, profile: { ...content.profile, skills: [{ name }] } }),
      ),
    );
  expect(pageWith('Haskell')).toContain(note);
  expect(pageWith(used)).not.toContain(note);
});

it('rounds years down where roles name no month', () => {
  const content = read('two-roles');
  const roles = content.roles.map((role) => ({ ...role, start: role.start.slice(0, 4) }));
  const [figure] = listFigures({ ...content, roles });
  expect(figure!.value).toMatch(/^\d+\+ years$/u);
});
