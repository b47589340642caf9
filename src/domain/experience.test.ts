import { describe, expect, it } from 'vitest';
import type { Role } from '../schema/content.ts';
import {
  describeYears,
  formatDates,
  monthsWorked,
  orderRoles,
  toExperience,
  yearsWorked,
} from './experience.ts';

function role(start: string, end: string): Role {
  return {
    company: `${start}..${end}`,
    title: 'Engineer',
    start,
    end,
    summary: 'Work.',
    technologies: [],
  };
}

describe('formatDates', () => {
  it('writes both ends of a range', () => {
    expect(formatDates(role('2019-01', '2021-12'))).toBe('Jan 2019 – Dec 2021');
  });

  it('writes an open end as Present', () => {
    expect(formatDates(role('2021-03', 'present'))).toBe('Mar 2021 – Present');
  });

  it('writes a single month once', () => {
    expect(formatDates(role('2021-03', '2021-03'))).toBe('Mar 2021');
  });
});

describe('orderRoles', () => {
  it('puts the latest end first, present before all, then the latest start', () => {
    const roles = [
      role('2015-01', '2017-06'),
      role('2020-01', 'present'),
      role('2016-01', '2017-06'),
      role('2022-01', 'present'),
    ];
    expect(orderRoles(roles).map(({ start }) => start)).toEqual([
      '2022-01',
      '2020-01',
      '2016-01',
      '2015-01',
    ]);
  });
});

describe('monthsWorked', () => {
  it('counts first and last month', () => {
    expect(monthsWorked([role('2020-01', '2020-12')], '2026-11')).toBe(12);
  });

  it('counts overlapping and nested roles once', () => {
    const roles = [
      role('2020-01', '2020-12'),
      role('2020-03', '2020-05'),
      role('2020-10', '2021-03'),
    ];
    expect(monthsWorked(roles, '2026-11')).toBe(15);
  });

  it('leaves gaps out', () => {
    const roles = [role('2020-01', '2020-02'), role('2021-01', '2021-02')];
    expect(monthsWorked(roles, '2026-11')).toBe(4);
  });

  it('counts a present role to the month given', () => {
    expect(monthsWorked([role('2026-10', 'present')], '2026-11')).toBe(2);
  });

  it('is zero without roles', () => {
    expect(monthsWorked([], '2026-11')).toBe(0);
  });
});

describe('yearsWorked', () => {
  it('rounds to one decimal', () => {
    expect(yearsWorked([role('2020-01', '2021-06')], '2026-11')).toBe(1.5);
    expect(yearsWorked([role('2020-01', '2020-01')], '2026-11')).toBe(0.1);
  });
});

describe('describeYears', () => {
  it.each([
    [[], undefined],
    [[role('2020-01', '2020-11')], 'less than 1 year'],
    [[role('2020-01', '2020-12')], '1 year'],
    [[role('2020-01', '2021-01')], '1+ years'],
    [[role('2020-01', '2021-12')], '2 years'],
    [[role('2020-01', '2022-11')], '2+ years'],
  ])('never rounds up', (roles, years) => {
    expect(describeYears(roles, '2026-11')).toBe(years);
  });
});

describe('toExperience', () => {
  it('leaves an absent note out', () => {
    expect(toExperience(role('2020-01', '2020-12'))).not.toHaveProperty('note');
  });
});
