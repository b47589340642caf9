// The formats of texts and lists. The message of a check has two lines: the mistake and its remedy.
import * as z from 'zod';
import { markdown } from '../../schema/field.ts';
import { foldName, nameUnseen, shorten, unprintable } from '../report/text.ts';

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

export function isProse(schema: z.ZodType): boolean {
  return schema.meta()?.['contentMediaType'] === markdown;
}

export function line(
  description: string,
  example: string,
  ...checks: readonly Check[]
): z.ZodString {
  return text({ description, examples: [example] }, oneLine, ...checks);
}

/** Built in one call: each call of a chain would create another schema. */
export function text(
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

export const oneLine = z.refine<string>(
  (value) => !value.includes('\n'),
  says('runs over several lines', 'Write it on one line.'),
);

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

/** Slugs, as a regular expression. */
export const slugs = '[a-z0-9]+(?:-[a-z0-9]+)*';

export const slugPattern = new RegExp(`^${slugs}$`, 'u');

/** The name of a case in addresses. */
export function slug(description: string, example: string): z.ZodString {
  const fix = `Write small letters, digits and single hyphens: ${example}`;
  return line(description, example, z.regex(slugPattern, says('is not a slug', fix)));
}
