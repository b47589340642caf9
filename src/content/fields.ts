// The kinds of fields that an owner's files are made of. The message of a check has two lines: what is wrong,
// and what to write instead.
import * as z from 'zod';
import { foldName, shorten, unprintable } from './words.ts';

/** Says of a wrong value what is wrong with it and what to write instead. */
export function says(
  wrong: string,
  fix: string,
): { error: (issue: { input?: unknown }) => string } {
  return { error: ({ input }) => `"${shorten(String(input))}" ${wrong}.\n${fix}` };
}

/** Prose of one or more paragraphs. */
export function prose(description: string, example: string): z.ZodString {
  return z
    .string()
    .trim()
    .min(1, { abort: true, error: `The text is empty.\nWrite one, for example: ${example}` })
    .refine((text) => !unprintable.test(text.replaceAll('\n', '')), {
      error: 'The text contains an invisible control character.\nDelete it and type the text anew.',
    })
    .meta({ description, examples: [example] });
}

/** One line of text. */
export function line(description: string, example: string): z.ZodString {
  return prose(description, example)
    .refine(
      (text) => !text.includes('\n'),
      says('runs over several lines', 'Write it on one line.'),
    )
    .meta({ description, examples: [example] });
}

export function webAddress(description: string, example: string): z.ZodString {
  return line(description, example)
    .refine(
      (text) => /^https?:\/\/[^/]/iu.test(text) && URL.canParse(text),
      says(
        'is not the address of a web page',
        `Write it in full, with https, for example: ${example}`,
      ),
    )
    .refine((text) => /^[!#-;=?-Z\]_a-z~[]*$/u.test(text.replaceAll('%', '')), {
      error: ({ input }) =>
        `"${shorten(String(input))}" contains characters that an address cannot have.\nWrite it as your browser copies it: ${encoded(String(input))}`,
    })
    .meta({ description, examples: [example], format: 'uri' });
}

function encoded(address: string): string {
  return URL.canParse(address) ? new URL(address).href : 'https://…';
}

/** A list in which no entry stands twice. */
export function list<Item extends z.ZodString>(
  description: string,
  item: Item,
  examples: readonly string[],
): z.ZodArray<Item> {
  return z
    .array(item)
    .min(1, { error: `The list is empty.\nAdd an entry, for example: - ${examples[0]}` })
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
    .meta({ description, examples: [examples] });
}
