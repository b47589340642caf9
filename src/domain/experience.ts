// The work history: its order, its wording, and how long it lasted.
import { englishMonths } from '../kernel/dates.ts';
import type { Role, YearMonth } from '../schema/content.ts';

/** Writes a role's range, for example `Mar 2021 – Present`. */
export function formatDates({ start, end }: Pick<Role, 'start' | 'end'>): string {
  return start === end ? formatMonth(start) : `${formatMonth(start)} – ${formatMonth(end)}`;
}

/** Orders roles by end, latest first, then by start. */
export function orderRoles(roles: readonly Role[]): Role[] {
  return roles.toSorted((a, b) =>
    datesKey(a) < datesKey(b) ? 1 : datesKey(a) > datesKey(b) ? -1 : 0,
  );
}

/** A text by which roles are ordered: the letters of `present` come after all digits. */
function datesKey({ start, end }: Role): string {
  return `${end} ${start}`;
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
    const covered = monthsCovered(
      roles.filter((role) => shareOf(role) >= share),
      asOf,
    );
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

/** Counts the months in which at least one of the roles was held. */
function monthsCovered(roles: readonly Role[], asOf: YearMonth): number {
  const intervals = roles
    .map(
      ({ start, end }) => [monthIndex(start), monthIndex(end === 'present' ? asOf : end)] as const,
    )
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

/** Years of full-time work in the roles, to one decimal. */
export function yearsWorked(roles: readonly Role[], asOf: YearMonth): number {
  return Math.round(monthsWorked(roles, asOf) / 1.2) / 10;
}

/** Whole years of full-time work, never rounded up: `11+` is eleven years and some months; `undefined` for less than one. */
export function wholeYears(roles: readonly Role[], asOf: YearMonth): string | undefined {
  const months = monthsWorked(roles, asOf);
  return months < 12 ? undefined : `${Math.floor(months / 12)}${months % 12 > 0 ? '+' : ''}`;
}

/** The same in English words: `11+ years`. */
export function describeYears(roles: readonly Role[], asOf: YearMonth): string | undefined {
  const years = wholeYears(roles, asOf);
  if (years !== undefined) return `${years} ${years === '1' ? 'year' : 'years'}`;
  return monthsWorked(roles, asOf) > 0 ? 'less than 1 year' : undefined;
}

function formatMonth(month: YearMonth | 'present'): string {
  if (month === 'present') return 'Present';
  return `${englishMonths[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`;
}

/** Counts months since the beginning of year 0. */
export function monthIndex(month: YearMonth): number {
  return Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1;
}
