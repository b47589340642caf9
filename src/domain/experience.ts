// The work history: its order, its wording, and how long it lasted.
import { englishMonths } from '../kernel/months.ts';
import type { Role, YearMonth } from '../schema/content.ts';

/** Writes a role's range, for example `Mar 2021 – Present`. */
export function formatDates({ start, end }: Pick<Role, 'start' | 'end'>): string {
  return start === end ? formatMonth(start) : `${formatMonth(start)} – ${formatMonth(end)}`;
}

/** The key by which roles are ordered: the letters of `present` sort after all digits. */
const keyOf = ({ start, end }: Role) => `${end} ${start}`;

/** Orders roles by end, latest first, then by start. */
export function orderRoles(roles: readonly Role[]): Role[] {
  return roles.toSorted((a, b) => (keyOf(a) < keyOf(b) ? 1 : keyOf(a) > keyOf(b) ? -1 : 0));
}

/**
 * Counts the months in which the roles were held, first and last month included, as full-time equivalents: a month counts
 * with the largest share among its roles.
 */
export function monthsWorked(roles: readonly Role[], asOf: YearMonth): number {
  const shares = [...new Set(roles.map(shareOf))];
  let months = 0;
  let counted = 0;
  for (const share of shares.toSorted((a, b) => b - a)) {
    const held = roles.filter((role) => shareOf(role) >= share);
    const covered = monthsCovered(held, asOf);
    months += share * (covered - counted);
    counted = covered;
  }
  // Sums of binary fractions can fall just short of a whole month.
  return Math.round(months * 1e6) / 1e6;
}

/** The part of full time with which a role counts. Neither an education nor a leave is work. */
function shareOf({ kind, share = 1 }: Role): number {
  return kind === 'education' || kind === 'leave' ? 0 : share;
}

/** Counts the months in which at least one of the roles was held for certain. */
function monthsCovered(roles: readonly Role[], asOf: YearMonth): number {
  const intervals = roles
    .map(({ start, end }) => {
      const first = isYear(start) ? `${start}-12` : start;
      const last = isYear(end) ? `${end}-01` : end === 'present' ? asOf : end;
      return [monthIndex(first), monthIndex(last)] as const;
    })
    .filter(([first, last]) => first <= last)
    .toSorted(([a], [b]) => a - b);
  let months = 0;
  let counted = -Infinity;
  for (const [first, last] of intervals) {
    if (last <= counted) continue;
    months += last - Math.max(first, counted + 1) + 1;
    counted = last;
  }
  return months;
}

function isYear(date: string): boolean {
  return date.length === 4;
}

/** Whether roles that count name a year alone, so that they may have lasted longer than the counted months. */
export function isAtLeast(roles: readonly Role[]): boolean {
  return roles.some((role) => shareOf(role) > 0 && (isYear(role.start) || isYear(role.end)));
}

/** The first and the last month of a role on the calendar. A year begins in January and ends in December. */
export function spanOf(
  { start, end }: Pick<Role, 'start' | 'end'>,
  asOf: YearMonth,
): { readonly first: number; readonly last: number; readonly isExact: boolean } {
  const isExact = !isYear(start) && !isYear(end);
  const first = monthIndex(isYear(start) ? `${start}-01` : start);
  const present = monthIndex(asOf);
  if (end === 'present') return { first, last: present, isExact };
  const last = monthIndex(isYear(end) ? `${end}-12` : end);
  return { first, last: Math.min(last, present), isExact };
}

/** Years of full-time work in the roles, to one decimal. */
export function yearsWorked(roles: readonly Role[], asOf: YearMonth): number {
  return Math.round(monthsWorked(roles, asOf) / 1.2) / 10;
}

/** Whole years of full-time work, never rounded up: `11+` is eleven years and some months; `undefined` for less than one. */
export function wholeYears(roles: readonly Role[], asOf: YearMonth): string | undefined {
  const months = monthsWorked(roles, asOf);
  if (months < 12) return undefined;
  return `${Math.floor(months / 12)}${months % 12 > 0 || isAtLeast(roles) ? '+' : ''}`;
}

/** The same in English words: `11+ years`. */
export function describeYears(roles: readonly Role[], asOf: YearMonth): string | undefined {
  const years = wholeYears(roles, asOf);
  if (isAtLeast(roles)) {
    if (years === undefined) return undefined;
    const count = years.replace('+', '');
    return `at least ${count} ${count === '1' ? 'year' : 'years'}`;
  }
  if (years !== undefined) return `${years} ${years === '1' ? 'year' : 'years'}`;
  return monthsWorked(roles, asOf) > 0 ? 'less than 1 year' : undefined;
}

function formatMonth(month: YearMonth | 'present'): string {
  if (month === 'present') return 'Present';
  if (isYear(month)) return month;
  return `${englishMonths[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`;
}

/** Counts months since the beginning of year 0. */
export function monthIndex(month: YearMonth): number {
  return Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1;
}
