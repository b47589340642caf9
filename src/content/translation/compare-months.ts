// Compares the months that a text names with those of its translation.
import { type Compared, type Differences, error, without } from './difference.ts';

/** Months by name, where both texts name as many: a language may write one as a number, or in a form that is not known. */
export function compareMonths({ original, translated, from, to }: Compared): Differences {
  const own = readMonths(original, from);
  const others = readMonths(translated, to);
  if (own.length !== others.length) return [];
  const added = without(others, own);
  return without(own, others).map((month, index) => {
    const message = `The original names ${nameOf(month)}, and the translation ${nameOf(added[index]!)}.`;
    return error(message, 'Write the month of the original.');
  });
}

const nameOf = (month: number) => namesIn('en')[month]![0]!;

/** The months of a text, by their number from 0. Capitals count, since *may* and *march* are words as well. */
function readMonths(text: string, language: string): readonly number[] {
  const names = namesIn(language);
  return [...text.matchAll(/\p{L}+/gu)].flatMap(([word]) => {
    const month = names.findIndex((forms) => forms.includes(word));
    return month < 0 ? [] : [month];
  });
}

const known = new Map<string, readonly (readonly string[])[]>();

/** The names of each month in a language: on its own, and in a date. */
function namesIn(language: string): readonly (readonly string[])[] {
  const found = known.get(language) ?? listNames(language);
  known.set(language, found);
  return found;
}

function listNames(language: string): readonly (readonly string[])[] {
  const month = { month: 'long', timeZone: 'UTC' } as const;
  const alone = new Intl.DateTimeFormat(language, month);
  const dated = new Intl.DateTimeFormat(language, { ...month, day: 'numeric' });
  return Array.from({ length: 12 }, (_, index) => {
    const day = Date.UTC(2026, index, 15);
    const inDate = dated.formatToParts(day).find(({ type }) => type === 'month')?.value ?? '';
    return [alone.format(day), inDate];
  });
}
