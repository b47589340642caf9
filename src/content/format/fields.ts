// The formats of single fields. The message of a check has two lines: the mistake and its remedy.
import * as z from 'zod';
import { markdown } from '../../schema/field.ts';
import { readMonth } from './slips.ts';
import { foldName, nameUnseen, shorten, unprintable } from '../report/text.ts';
import { parseURL } from '../../kernel/url.ts';

/** A message about a value: the mistake and its remedy. */
export function says(
  wrong: string,
  fix: string,
): { error: (issue: { input?: unknown }) => string } {
  return { error: ({ input }) => `"${shorten(String(input))}" ${wrong}.\n${fix}` };
}

/** A further check of a text. */
type Check = z.core.$ZodCheck<string>;

/** Prose of one or more paragraphs. Every field of this kind is checked and rendered as Markdown. */
export function prose(description: string, example: string): z.ZodString {
  return text({ description, examples: [example], contentMediaType: markdown });
}

/** Whether a format is prose. */
export function isProse(schema: z.ZodType): boolean {
  return schema.meta()?.['contentMediaType'] === markdown;
}

/** One line of text. */
export function line(
  description: string,
  example: string,
  ...checks: readonly Check[]
): z.ZodString {
  return text({ description, examples: [example] }, oneLine, ...checks);
}

/** RFC 3986 §3, for http and https; `parseURL` checks the host. */
const webURI = (() => {
  const character = String.raw`[a-z\d._~!$&'()*+,;=-]|%[\da-f]{2}`;
  const authority = String.raw`(?:(?:${character}|:)*@)?(?:\[[\da-f:.]+\]|(?:${character})+)(?::\d*)?`;
  const rest = `(?:${character}|[:@/?])*`;
  return new RegExp(`^https?://${authority}(?:[/?]${rest})?(?:#${rest})?$`, 'i');
})();

export function webAddress(description: string, example: string): z.ZodString {
  return text(
    { description, examples: [example], format: 'uri' },
    oneLine,
    z.refine<string>(
      (address) => /^https?:\/\/[^/]/iu.test(address) && parseURL(address) !== undefined,
      {
        abort: true,
        error: ({ input }) =>
          `"${shorten(String(input))}" is not the address of a web page.\n${completed(String(input), example)}`,
      },
    ),
    z.refine<string>((address) => webURI.test(address), {
      error: ({ input }) =>
        `"${shorten(String(input))}" contains characters that an address cannot have.\nWrite it with those encoded: ${encoded(String(input))}`,
    }),
  );
}

/** The remedy for a part of an address: the name of an account, or an address without its scheme. */
function completed(part: string, example: string): string {
  const account = /^@?(?<name>[\w-]+)$/u.exec(part)?.groups?.['name'];
  if (account !== undefined && example.includes('your-name')) {
    return `Write it in full: ${example.replace('your-name', account)}`;
  }
  return /^[\w-]+(?:\.[\w-]+)+(?:\/[\w~.%/@-]*)?$/u.test(part)
    ? `Write it in full: https://${part}`
    : `Write it in full, with https, for example: ${example}`;
}

export function mailAddress(description: string, example: string): z.ZodString {
  const wrong = says('is not a mail address', `Write one such as: ${example}`);
  return text(
    { description, examples: [example], format: 'email' },
    oneLine,
    z.regex(z.regexes.email, { abort: true, ...wrong }),
    // That pattern lets a label of the domain end with a hyphen, this one lets a domain be one label.
    z.refine<string>((address) => z.regexes.html5Email.test(address), wrong),
  );
}

/** Built in one call: each call of a chain would create another schema. */
function text(
  meta: {
    readonly description: string;
    readonly examples: string[];
    readonly format?: string;
    readonly contentMediaType?: string;
  },
  ...checks: readonly Check[]
): z.ZodString {
  const error = `The text is empty.\nWrite one, for example: ${meta.examples[0]}`;
  return z
    .string()
    .check(z.trim(), z.minLength(1, { abort: true, error }), printable, ...checks)
    .register(z.globalRegistry, meta);
}

/** Refuses invisible characters; the message names the place of the first. */
function without(unseen: RegExp): Check {
  return z.refine<string>((value) => !unseen.test(value), {
    abort: true,
    error: ({ input }) => {
      const { 0: character, index } = unseen.exec(String(input))!;
      const before = String(input).slice(0, index).split(/\s+/u).slice(-3).join(' ');
      const place = before === '' ? 'at its start' : `after "${shorten(before)}"`;
      return `The text contains ${nameUnseen(character)} ${place}.\nDelete it and type the text again.`;
    },
  });
}

const printable = without(unprintable);
/** For names that are compared: a soft hyphen or a no-break space would go unnoticed. */
const plainlySpelt = without(/(?! )[\p{Cf}\p{Zs}]/u);

const oneLine = z.refine<string>(
  (value) => !value.includes('\n'),
  says('runs over several lines', 'Write it on one line.'),
);

/** Encodes an address as browsers do, and also brackets, a lone `%` and a second `#`. */
function encoded(address: string): string {
  const url = new URL(address);
  for (const part of ['pathname', 'search', 'hash'] as const) {
    url[part] = url[part].replaceAll(
      /%(?![\da-f]{2})|[^\w.~!$&'()*+,;=:@/?#%-]|(?!^)#/gi,
      encodeURIComponent,
    );
  }
  return url.href;
}

/** A list in which no entry appears twice. */
export function list<Item extends z.ZodString>(
  description: string,
  item: Item,
  examples: readonly string[],
  { mayBeEmpty = false }: { readonly mayBeEmpty?: boolean } = {},
): z.ZodArray<Item> {
  const error = `The list is empty.\nAdd an entry, for example: - ${examples[0]}`;
  return z
    .array(item)
    .min(mayBeEmpty ? 0 : 1, { error })
    .check(({ value, issues }) => {
      const seen = new Set<string>();
      for (const [index, entry] of value.entries()) {
        if (seen.has(foldName(entry))) {
          const message = `"${shorten(entry)}" is listed twice.\nRemove one of the two.`;
          issues.push({ code: 'custom', message, path: [index], input: entry });
        }
        seen.add(foldName(entry));
      }
    })
    .register(z.globalRegistry, { description, examples: [examples] });
}

export const technologyName = line('Name of a technology.', 'PostgreSQL', plainlySpelt);

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
  const written = line(
    description,
    example,
    z.regex(new RegExp(`^(${pattern})$`, 'u'), {
      error: ({ input }) => {
        const shown = shorten(String(input));
        if (/^\d{4}-(?:0[1-9]|1[0-2])$/u.test(shown)) {
          return `"${shown}" does not lie between 1900 and 2099.\nCorrect the year.`;
        }
        const meant = readMonth(shown);
        const isMeant = meant !== undefined && new RegExp(`^(${pattern})$`, 'u').test(meant);
        return `"${shown}" is not a month.\n${isMeant ? `Write: ${meant}` : fix}`;
      },
    }),
  );
  return z.preprocess(toText, written).register(z.globalRegistry, {
    description,
    examples: [example],
    type: ['string', 'integer'],
  });
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
    .register(z.globalRegistry, {
      description,
      examples: [example],
      type: ['string', 'integer'],
    }) as z.ZodString;
}

/** Whether the month has the day, where there is one. */
function isInCalendar(value: string): boolean {
  const time = Date.parse(value);
  return Number.isFinite(time) && new Date(time).toISOString().startsWith(value);
}

/** Slugs, as a regular expression. */
export const slugs = '[a-z0-9]+(?:-[a-z0-9]+)*';

export const slugPattern = new RegExp(`^${slugs}$`, 'u');

/** The name of a case in addresses. */
export function slug(description: string, example: string): z.ZodString {
  const fix = `Write small letters, digits and single hyphens: ${example}`;
  return line(description, example, z.regex(slugPattern, says('is not a slug', fix)));
}

/** A language by its tag, in the letter case that BCP 47 recommends. */
export function languageTag(description: string, example: string): z.ZodString {
  return line(
    description,
    example,
    z.refine<string>(isLanguageTag, {
      error: ({ input }) => {
        const tag = languageNames.get(String(input).toLowerCase());
        return `"${shorten(String(input))}" is not the tag of a language.\nWrite ${tag ?? 'one such as: en, de, fr, es, pt or pt-BR'}`;
      },
    }),
  );
}

const languageNames = new Map(
  Object.entries({
    english: 'en',
    german: 'de',
    deutsch: 'de',
    french: 'fr',
    français: 'fr',
    spanish: 'es',
    español: 'es',
    portuguese: 'pt',
    português: 'pt',
  }),
);

/** Whether a text is the tag of a language by its form. */
export function isLanguageTag(tag: string): boolean {
  if (!/^[a-z]{2,3}(?:-[a-z\d]{1,8})*$/iu.test(tag)) return false;
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}
