// Reads dates as people write them. Anything ambiguous is not a date.
import { once } from './derived.ts';

export interface PartialDate {
  readonly year: string;
  /** Two digits. */
  readonly month?: string;
}

/** Languages whose names of months are known. */
const languages = ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl'];

/** The long and short names of each month in every language. */
const monthNames = once(() => {
  const forms = (['long', 'short'] as const).flatMap((month) =>
    languages.map((language) => new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' })),
  );
  return Array.from({ length: 12 }, (_, month) =>
    forms.map((form) => normalize(form.format(Date.UTC(2000, month, 15)))),
  );
});

function normalize(name: string): string {
  return name.toLowerCase().replace(/\.$/u, '');
}

/** Parses `2021`, `2021-3`, `2021-03-09`, `2021.03`, `03/2021`, `Mar 2021`, `March 9, 2021`, `9. März 2021`. */
export function parseDate(text: string): PartialDate | undefined {
  const written = text.trim().replace(/T\d\d:\d\d.*$/u, '');
  const { year, month, day } = forms.map((form) => form.exec(written)?.groups).find(Boolean) ?? {};
  if (year === undefined) return undefined;
  if (month === undefined) return { year };
  const number = toMonthNumber(month);
  if (number === undefined || (day !== undefined && (Number(day) < 1 || Number(day) > 31))) {
    return undefined;
  }
  return { year, month: String(number).padStart(2, '0') };
}

const years = String.raw`(?<year>(?:19|20)\d\d)`;
const name = String.raw`(?<month>\p{L}{3,})\.?,?\s+`;
const forms = [
  String.raw`${years}(?:[-/.](?<month>\d{1,2})(?:[-/.](?<day>\d{1,2}))?)?`,
  String.raw`(?<month>\d{1,2})\s?[-/.]\s?${years}`,
  String.raw`${name}(?:de\s+)?(?:(?<day>\d{1,2})(?:st|nd|rd|th)?,?\s+)?${years}`,
  String.raw`(?<day>\d{1,2})(?:st|nd|rd|th|\.)?\s+(?:de\s+)?${name}(?:de\s+)?${years}`,
].map((form) => new RegExp(`^${form}$`, 'u'));

function toMonthNumber(text: string): number | undefined {
  const number = Number(text);
  if (!Number.isNaN(number)) return number >= 1 && number <= 12 ? number : undefined;
  const word = normalize(text);
  const index = monthNames().findIndex((names) => names.some((one) => one.startsWith(word)));
  return index < 0 ? undefined : index + 1;
}

/** Whether a text means an ongoing period, such as `present`. */
export function isOngoing(text: string): boolean {
  return /^(?:present|current(?:ly)?|now|ongoing|today|to date|till date|heute|aujourd['’]hui|actuel(?:lement)?|actualidad|actual|presente|atual|hoy|hoje|oggi|heden)\.?$/iu.test(
    text.trim(),
  );
}
