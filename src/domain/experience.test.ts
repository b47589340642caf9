import { describe, expect, it } from 'vitest';
import type { Role } from '../schema/content.ts';
import {
  describeYears,
  formatDates,
  monthIndex,
  monthsWorked,
  orderRoles,
  spanOf,
  wholeYears,
  yearsWorked,
} from './experience.ts';
import { toExperience } from './answers.ts';

function role(start: string, end: string, more: Partial<Role> = {}): Role {
  return {
    company: `${start}..${end}`,
    title: 'Engineer',
    start,
    end,
    summary: 'Work.',
    technologies: [],
    ...more,
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

const months = (year: number, month: number) => year * 12 + month - 1;

describe('years without months', () => {
  it('are written alone', () => {
    expect(formatDates(role('2019', '2021'))).toBe('2019 – 2021');
    expect(formatDates(role('2019', '2019'))).toBe('2019');
    expect(formatDates(role('2019', 'present'))).toBe('2019 – Present');
  });

  it('count from the last month of a start to the first of an end', () => {
    expect(monthsWorked([role('2019', '2021')], '2026-11')).toBe(14);
    expect(monthsWorked([role('2019', '2019')], '2026-11')).toBe(0);
    expect(monthsWorked([role('2019', '2019'), role('2019-02', '2019-04')], '2026-11')).toBe(3);
  });

  it('are said as at least so many', () => {
    expect(describeYears([role('2019', '2021')], '2026-11')).toBe('at least 1 year');
    expect(describeYears([role('2010', '2021')], '2026-11')).toBe('at least 10 years');
    expect(describeYears([role('2019', '2019')], '2026-11')).toBeUndefined();
    expect(wholeYears([role('2019', '2021-11')], '2026-11')).toBe('2+');
    const education = role('2019', '2021', { kind: 'education' });
    expect(describeYears([education, role('2020-01', '2020-12')], '2026-11')).toBe('1 year');
  });

  it('last from January to December on the calendar', () => {
    expect(spanOf(role('2019', '2021'), '2026-11')).toEqual({
      first: months(2019, 1),
      last: months(2021, 12),
      isExact: false,
    });
    expect(spanOf(role('2019-03', 'present'), '2026-11')).toEqual({
      first: months(2019, 3),
      last: months(2026, 11),
      isExact: true,
    });
    expect(spanOf(role('2026', '2026'), '2026-03').last).toBe(months(2026, 3));
  });
});

it('keeps roles of the same months in their order', () => {
  const roles = ['A', 'B', 'C'].map((company) => role('2020-01', '2020-12', { company }));
  expect(orderRoles(roles)).toEqual(roles);
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

  it('counts roles in any order', () => {
    const roles = [role('2020-10', '2021-03'), role('2020-01', '2020-12')];
    expect(monthsWorked(roles, '2026-11')).toBe(15);
  });

  it('leaves gaps out', () => {
    const roles = [role('2020-01', '2020-02'), role('2021-01', '2021-02')];
    expect(monthsWorked(roles, '2026-11')).toBe(4);
  });

  it('counts a present role to the month given', () => {
    expect(monthsWorked([role('2026-10', 'present')], '2026-11')).toBe(2);
  });

  it('counts a role in part with its share', () => {
    expect(monthsWorked([role('2020-01', '2020-12', { share: 0.25 })], '2026-11')).toBe(3);
  });

  it('counts a month with the largest share held in it, and no share twice', () => {
    const roles = [
      role('2020-01', '2020-12', { share: 0.5 }),
      role('2020-07', '2021-02', { share: 0.25 }),
      role('2020-10', '2020-11'),
    ];
    // 10 months by half, 2 in full, 2 by a quarter.
    expect(monthsWorked(roles, '2026-11')).toBe(7.5);
  });

  it.each(['education', 'leave'] as const)('counts no month of an %s', (kind) => {
    expect(monthsWorked([role('2020-01', '2020-12', { kind })], '2026-11')).toBe(0);
    const besides = [role('2020-01', '2020-12', { kind }), role('2020-06', '2020-08')];
    expect(monthsWorked(besides, '2026-11')).toBe(3);
  });

  it.each(['freelance', 'internship', 'volunteer'] as const)('counts a %s in full', (kind) => {
    expect(monthsWorked([role('2020-01', '2020-12', { kind })], '2026-11')).toBe(12);
  });

  it('loses nothing to fractions that binary numbers cannot hold', () => {
    expect(monthsWorked([role('2010-01', '2019-12', { share: 0.1 })], '2026-11')).toBe(12);
    const roles = [
      role('2010-01', '2010-10', { share: 0.7 }),
      role('2011-01', '2011-10', { share: 0.3 }),
      role('2012-01', '2012-10', { share: 0.2 }),
    ];
    expect(monthsWorked(roles, '2026-11')).toBe(12);
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
    [[role('2020-01', '2029-12', { share: 0.1 })], '1 year'],
    [[role('2020-01', '2020-12', { kind: 'leave' })], undefined],
  ])('never rounds up', (roles, years) => {
    expect(describeYears(roles, '2026-11')).toBe(years);
  });
});

describe('toExperience', () => {
  it('leaves an absent note out', () => {
    expect(toExperience(role('2020-01', '2020-12'))).not.toHaveProperty('note');
  });

  it('has no member for an absent field of a role', () => {
    expect(Object.keys(toExperience(role('2020-01', '2020-12')))).toEqual([
      'company',
      'title',
      'dates',
      'summary',
      'technologies',
      'start',
      'end',
    ]);
  });

  it('gives every member that a role has', () => {
    const more = {
      technologies: ['Go', 'Kafka'],
      note: 'Half a year of it on leave.',
      links: [{ url: 'https://example.com/talk' }],
      attestations: [{ url: '/a.json', by: 'https://github.com/lea', issued: '2026-01-01' }],
      highlights: ['One.', 'Two.'],
      location: 'Porto',
      url: 'https://example.com/',
      kind: 'volunteer',
      share: 0.125,
    } as const;
    expect(toExperience(role('2020-01', '2020-12', more))).toMatchObject({
      summary: 'Work.',
      ...more,
    });
  });

  it('joins highlights where there is no summary', () => {
    const { summary, ...rest } = role('2020-01', '2020-12', { highlights: ['One.', 'Two.'] });
    expect(summary).toBe('Work.');
    expect(toExperience(rest).summary).toBe('One. Two.');
  });
});

it('counts months from the first of year 0', () => {
  expect(monthIndex('0000-01')).toBe(0);
  expect(monthIndex('2021-02') - monthIndex('2020-12')).toBe(2);
});
