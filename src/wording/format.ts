// Dates and numbers as the language of a content writes them.
import { count, fill, formIn, formOf, type Wording, wordingOf } from './index.ts';

/** Writes a year, a month or a day (`2021`, `2021-03`, `2021-03-09`), or `present`. */
export function formatDate(date: string, { months, dates }: Wording): string {
  if (date === 'present') return dates.present;
  const [year = '', month, day] = date.split('-');
  if (month === undefined) return year;
  const named = months[Number(month) - 1]!;
  if (day === undefined) return `${named} ${year}`;
  const written = Number(day) === 1 ? dates.firstDay : Number(day);
  return fill(dates.day, { day: written, month: named, year });
}

/** Writes from when to when; either may be absent, and a range within one date is that date. */
export function formatRange(
  start: string | undefined,
  end: string | undefined,
  wording: Wording,
): string {
  const dates = [start, end].flatMap((date) => date ?? []);
  return [...new Set(dates)].map((date) => formatDate(date, wording)).join(' – ');
}

/** Writes a number of months in years and months: `2 yr 10 mo`. */
export function formatDuration(months: number, { dates }: Wording): string {
  const years = Math.floor(months / 12);
  const rest = months % 12;
  return [years > 0 && count(dates.years, years), rest > 0 && count(dates.months, rest)]
    .filter(Boolean)
    .join(' ');
}

/** Writes a number with its thousands apart and its decimals: `20,000`, `9.3`. */
export function formatNumber(number: number, { numbers }: Wording, digits = 0): string {
  const [whole = '', decimals] = number.toFixed(digits).split('.');
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/gu, numbers.thousands);
  return decimals === undefined ? grouped : `${grouped}${numbers.decimal}${decimals}`;
}

/** Writes years of experience to one decimal, in the plural that the language gives them: `5.5 years`. */
export function formatYears(years: number, language: string, wording: Wording): string {
  const rules = new Intl.PluralRules(language, { minimumFractionDigits: 1 });
  return fill(formIn(wording.score.years, rules.select(years)), {
    n: formatNumber(years, wording, 1),
  });
}

/** Writes whole years, of which a plus says that there are more: `10+ years`. */
export function formatWholeYears(years: string, { score }: Wording): string {
  const least = years.endsWith('+') ? 2 : 1;
  return fill(formOf(score.years, Math.max(Number.parseInt(years, 10), least)), { n: years });
}

/** Writes a count in the guides and the contract, which are English: `20,000`. */
export function formatCount(number: number): string {
  return formatNumber(number, wordingOf());
}
