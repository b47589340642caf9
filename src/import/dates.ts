// Dates and periods in résumés.
import { isOngoing, parseDate, type PartialDate } from '../kernel/dates.ts';

/** Year and month, or the year alone. Days are dropped: formats that ask for a day make people invent it. */
export function writeDate({ year, month }: PartialDate): string {
  return month === undefined ? year : `${year}-${month}`;
}

/** Parses a date and writes it; `undefined` if the text is no date. */
export function rewriteDate(text: string): string | undefined {
  const date = parseDate(text);
  return date && writeDate(date);
}

/** Splits `January 2019 to Present`, `2023.09 - 2027.07` or `2012–2016`. A single date has no second part. */
export function splitPeriod(text: string): readonly [string, string?] | undefined {
  const parts = text
    .trim()
    .split(
      /\s*[–—−]\s*|\s+(?:-|to|until|till|bis|à|a|até)\s+|(?<=\d{4})\s*-\s*(?=\d{4}\b|[A-Za-z])/iu,
    );
  const [start, end, ...rest] = parts;
  if (rest.length > 0 || start === undefined || parseDate(start) === undefined) return undefined;
  if (end === undefined) return [start];
  return isOngoing(end) || parseDate(end) !== undefined ? [start, end] : undefined;
}
