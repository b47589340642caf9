// Dates as résumés write them. Anything ambiguous is not taken for a date.
import type { YearMonth } from '../schema/content.ts';

export interface PartialDate {
  readonly year: string;
  readonly month?: string;
}

const monthNames = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

/** `2021`, `2021-3`, `2021-03-09`, `2021.03`, `03/2021`, `Mar 2021`, `March 9, 2021`. */
export function parseDate(text: string): PartialDate | undefined {
  const written = text.trim().replace(/T\d\d:\d\d.*$/u, '');
  const { year, month, day } =
    [numeric, monthFirst, named].map((form) => form.exec(written)?.groups).find(Boolean) ?? {};
  if (year === undefined) return undefined;
  const number = month === undefined ? undefined : monthOf(month);
  if (month !== undefined && number === undefined) return undefined;
  if (day !== undefined && (Number(day) < 1 || Number(day) > 31)) return undefined;
  return {
    year,
    ...(number !== undefined && { month: String(number).padStart(2, '0') }),
  };
}

const years = String.raw`(?<year>(?:19|20)\d\d)`;
const numeric = new RegExp(`^${years}(?:[-/.](?<month>\\d{1,2})(?:[-/.](?<day>\\d{1,2}))?)?$`, 'u');
const monthFirst = new RegExp(`^(?<month>\\d{1,2})[-/.]${years}$`, 'u');
const named = new RegExp(
  `^(?<month>[A-Za-z]{3,9})\\.?,?\\s+(?:(?<day>\\d{1,2})(?:st|nd|rd|th)?,?\\s+)?${years}$`,
  'u',
);

function monthOf(text: string): number | undefined {
  const number = Number(text);
  if (!Number.isNaN(number)) return number >= 1 && number <= 12 ? number : undefined;
  const index = monthNames.findIndex((name) => name.startsWith(text.toLowerCase()));
  return index < 0 ? undefined : index + 1;
}

/** The month of a date that has one. */
export function toMonth({ year, month }: PartialDate): YearMonth | undefined {
  return month === undefined ? undefined : `${year}-${month}`;
}

/** Year and month, or the year alone. Days are dropped: formats that ask for one make people invent it. */
export function writeDate({ year, month }: PartialDate): string {
  return month === undefined ? year : `${year}-${month}`;
}

/** Whether a text says that something is ongoing. */
export function isOngoing(text: string): boolean {
  return /^(?:present|current(?:ly)?|now|ongoing|today)\.?$/iu.test(text.trim());
}

/** The two ends of `January 2019 to Present`, `2023.09 - 2027.07`, `2012–2016`; the second is missing in a single date. */
export function splitPeriod(text: string): readonly [string, string?] | undefined {
  const parts = text
    .trim()
    .split(/\s*[–—−]\s*|\s+(?:-|to|until|till)\s+|(?<=\d{4})\s*-\s*(?=\d{4}\b|[A-Za-z])/iu);
  const [start, end, ...rest] = parts;
  if (rest.length > 0 || start === undefined || parseDate(start) === undefined) return undefined;
  if (end === undefined) return [start];
  return isOngoing(end) || parseDate(end) !== undefined ? [start, end] : undefined;
}
