import { expect, test } from 'vitest';
import { caseWith, contentWith as contentOf } from '../../../test/matching/reading.ts';
import type { Content, Role } from '../../schema/content.ts';
import { evidenceOf, listTechnologies } from './evidence.ts';

function role(company: string, start: string, end: string, ...technologies: string[]): Role {
  return { company, title: 'Engineer', start, end, summary: '', technologies };
}

function contentWith(roles: Role[], caseTechnologies: string[] = []): Content {
  const cases = caseTechnologies.length > 0 ? [caseWith(caseTechnologies)] : [];
  return contentOf([], { cases, roles, asOf: '2026-11' });
}

test('counts the years of overlapping roles once', () => {
  const content = contentWith([
    role('B', '2022-01', 'present', 'Go'),
    role('A', '2021-01', '2023-12', 'Go'),
  ]);
  expect(listTechnologies(content)).toMatchObject([{ name: 'Go', years: 5.9 }]);
});

test('has no years where only a case used it', () => {
  const [technology] = listTechnologies(contentWith([], ['Lua']));
  expect(technology).toMatchObject({ name: 'Lua', cases: [{ slug: 'one' }] });
  expect(technology).not.toHaveProperty('years');
});

test('takes no leave for evidence', () => {
  const leave = { ...role('L', '2020-01', '2020-12', 'Go', 'Zig'), kind: 'leave' } as const;
  const content = contentWith([leave, role('A', '2021-01', '2021-12', 'Go')]);
  expect(listTechnologies(content)).toMatchObject([
    { name: 'Go', years: 1, roles: [{ company: 'A' }] },
  ]);
});

test('takes an education for evidence of no years', () => {
  const course = { ...role('U', '2020-01', '2020-12', 'Go'), kind: 'education' } as const;
  const [technology] = listTechnologies(contentWith([course]));
  expect(technology).toMatchObject({ name: 'Go', roles: [{ company: 'U' }] });
  expect(technology).not.toHaveProperty('years');
});

test('takes a project for evidence of no years', () => {
  const content = contentWith([role('A', '2021-01', '2021-12', 'Go')]);
  const projects = [{ name: 'Tides', technologies: ['Go', 'Zig'] }, { name: 'Nothing told' }];
  const told = listTechnologies({ ...content, profile: { ...content.profile, projects } });
  expect(told).toMatchObject([
    { name: 'Go', years: 1, projects: ['Tides'] },
    { name: 'Zig', roles: [], projects: ['Tides'] },
  ]);
  expect(told[1]).not.toHaveProperty('years');
});

test('orders by years, then by evidence, then by name', () => {
  const content = contentWith(
    [role('A', '2020-01', '2021-12', 'Zig', 'Ada', 'Go'), role('B', '2022-01', '2022-12', 'C')],
    ['Go'],
  );
  expect(listTechnologies(content).map(({ name }) => name)).toEqual(['Go', 'Ada', 'Zig', 'C']);
});

test('counts projects among the evidence that orders', () => {
  const content = contentWith([], ['Ada', 'Zig']);
  const projects = [{ name: 'Tides', technologies: ['Zig'] }];
  const listed = listTechnologies({ ...content, profile: { ...content.profile, projects } });
  expect(listed.map(({ name }) => name)).toEqual(['Zig', 'Ada']);
});

test('names a role once, however often it names the technology', () => {
  const [technology] = listTechnologies(contentWith([role('A', '2020-01', '2020-12', 'Go', 'Go')]));
  expect(technology?.roles).toHaveLength(1);
});

test('counts the spellings of one technology as one, under the name that comes first', () => {
  const content = contentWith(
    [role('B', '2022-01', '2023-12', 'PostgreSQL'), role('A', '2020-01', '2020-12', 'Postgres')],
    ['psql'],
  );
  expect(listTechnologies(content)).toMatchObject([
    {
      name: 'PostgreSQL',
      years: 3,
      roles: [{ company: 'B' }, { company: 'A' }],
      cases: [{ slug: 'one' }],
    },
  ]);
});

test('counts the use of a product as use of its platform, and lists only technologies that the profile names', () => {
  const content = contentWith(
    [
      role('B', '2022-01', '2022-12', 'AWS Lambda', 'GitHub Actions'),
      role('A', '2020-01', '2020-12', 'AWS'),
    ],
    ['GitHub Actions'],
  );
  expect(listTechnologies(content)).toMatchObject([
    { name: 'AWS', years: 2, roles: [{ company: 'B' }, { company: 'A' }] },
    { name: 'GitHub Actions' },
    { name: 'AWS Lambda' },
  ]);
  expect([...evidenceOf(content).values()]).toContainEqual({
    technology: 'GitHub',
    through: ['GitHub Actions'],
    roles: [expect.objectContaining({ company: 'B' })],
    cases: ['one'],
    years: 1,
  });
});
