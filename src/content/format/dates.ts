// The formats of months and dates.
import * as z from 'zod';
import { shorten } from '../report/text.ts';
import { line } from './fields.ts';
import { readMonth } from './slips.ts';

/** A month of this or the last century, as a regular expression. */
export const months = String.raw`(?:19|20)\d\d-(?:0[1-9]|1[0-2])`;

/** A month, or a year alone. */
export const monthsOrYears = String.raw`(?:19|20)\d\d(?:-(?:0[1-9]|1[0-2]))?`;

const toText = (value: unknown) => (typeof value === 'number' ? String(value) : value);

/** A month or a year. The message corrects other spellings. A year is a number to YAML. */
export function month(
  pattern: string,
  description: string,
  example: string,
  fix: string,
): z.ZodType {
  const form = new RegExp(`^(${pattern})$`, 'u');
  const error = ({ input }: { readonly input?: unknown }) => {
    const shown = shorten(String(input));
    if (/^\d{4}-(?:0[1-9]|1[0-2])$/u.test(shown)) {
      return `"${shown}" does not lie between 1900 and 2099.\nCorrect the year.`;
    }
    const meant = readMonth(shown) ?? '';
    return `"${shown}" is not a month.\n${form.test(meant) ? `Write: ${meant}` : fix}`;
  };
  const written = line(description, example, z.regex(form, { error }));
  return z.preprocess(toText, written).register(z.globalRegistry, describe(description, example));
}

/** A year is a number to YAML. */
function describe(description: string, example: string) {
  return { description, examples: [example], type: ['string', 'integer'] };
}

/** A year, a month or a day: `2019`, `2019-04`, `2019-04-30`. */
const partialDate = /^(?:19|20)\d\d(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?$/u;

/** A year, a month or a day. A year is a number to YAML and becomes a text. */
export function date(description: string, example: string): z.ZodString {
  return z.coerce
    .string()
    .check(
      z.trim(),
      z.refine<string>((value) => partialDate.test(value) && isInCalendar(value), {
        error: ({ input }) => {
          const shown = shorten(String(input));
          const meant = readMonth(shown);
          const fix =
            meant === undefined
              ? 'Write a year, a month or a day, for example: 2019, 2019-04 or 2019-04-30.'
              : meant === 'present'
                ? 'Leave the field out while it lasts.'
                : `Write: ${meant}`;
          return `"${shown}" is not a date.\n${fix}`;
        },
      }),
    )
    .register(z.globalRegistry, describe(description, example)) as z.ZodString;
}

/** Whether the month has the day, if there is a day. */
function isInCalendar(value: string): boolean {
  const time = Date.parse(value);
  return Number.isFinite(time) && new Date(time).toISOString().startsWith(value);
}
