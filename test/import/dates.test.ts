// When a role that has no end goes on.
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { importResume } from '../../src/import/import.ts';

it.each([
  { starts: ['2021', '2018-03'], ends: ['present', undefined] },
  { starts: ['2021', '2021'], ends: ['present', 'present'] },
  // The year alone may be before or after that month.
  { starts: ['2021', '2021-05'], ends: [undefined, undefined] },
  { starts: ['2020', '2021-05'], ends: [undefined, 'present'] },
  { starts: ['2027', '2019'], ends: [undefined, 'present'] },
])('a missing end of roles that began $starts is $ends', ({ starts, ends }) => {
  const work = starts.map((startDate, index) => ({
    name: `Company ${index}`,
    position: 'Engineer',
    summary: 'Built things.',
    startDate,
  }));
  const text = JSON.stringify({ basics: { name: 'Ada' }, work });
  const input = { name: 'resume.json', bytes: new TextEncoder().encode(text) };
  const { files } = importResume([input], { asOf: '2026-11' });
  const roles: { end?: string }[] = parse(files.get('experience.yaml')!);
  expect(roles.map(({ end }) => end)).toEqual(ends);
});
