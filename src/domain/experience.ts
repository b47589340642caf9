// Questions to the work history: its order, its wording, and how long it lasted.
import type { Role, YearMonth } from '../schema/content.ts';
import type { Experience } from '../schema/experience.ts';

const monthNames = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
];

/** Writes a role's range, for example `Mar 2021 – Present`. */
export function formatDates({ start, end }: Pick<Role, 'start' | 'end'>): string {
  return start === end ? formatMonth(start) : `${formatMonth(start)} – ${formatMonth(end)}`;
}

/** Shapes a role as the API answers it. */
export function toExperience(role: Role): Experience {
  const { company, title, start, end, summary, note, technologies } = role;
  return {
    company,
    title,
    dates: formatDates(role),
    summary,
    technologies: [...technologies],
    ...(note !== undefined && { note }),
    start,
    end,
  };
}

/** Orders roles by end, latest first, then by start. */
export function orderRoles(roles: readonly Role[]): Role[] {
  const latest = '9999-99';
  const key = ({ start, end }: Role) => `${end === 'present' ? latest : end} ${start}`;
  return roles.toSorted((a, b) => (key(a) < key(b) ? 1 : key(a) > key(b) ? -1 : 0));
}

/** Counts the months in which at least one of the roles was held, first and last month included. */
export function monthsWorked(roles: readonly Role[], asOf: YearMonth): number {
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

/** Years in which at least one of the roles was held, to one decimal. */
export function yearsWorked(roles: readonly Role[], asOf: YearMonth): number {
  return Math.round(monthsWorked(roles, asOf) / 1.2) / 10;
}

/** Whole years in which any role was held, never rounded up: `11+ years` is eleven years and some months. */
export function describeYears(roles: readonly Role[], asOf: YearMonth): string | undefined {
  const months = monthsWorked(roles, asOf);
  if (months === 0) return undefined;
  const years = Math.floor(months / 12);
  if (years === 0) return 'less than 1 year';
  const more = months % 12 > 0 ? '+' : '';
  return `${years}${more} ${years === 1 && more === '' ? 'year' : 'years'}`;
}

function formatMonth(month: YearMonth | 'present'): string {
  if (month === 'present') return 'Present';
  return `${monthNames[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`;
}

/** Counts months since the beginning of year 0. */
export function monthIndex(month: YearMonth): number {
  return Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1;
}
