// The kinds of fields that an owner's files are made of. The message of a check has two lines: what is wrong,
// and what to write instead.
import * as z from 'zod';
import { foldName, nameUnseen, shorten, unprintable } from './words.ts';

/** Says of a wrong value what is wrong with it and what to write instead. */
export function says(
  wrong: string,
  fix: string,
): { error: (issue: { input?: unknown }) => string } {
  return { error: ({ input }) => `"${shorten(String(input))}" ${wrong}.\n${fix}` };
}

/** What is asked of a text besides. */
type Check = z.core.$ZodCheck<string>;

/** Prose of one or more paragraphs. */
export function prose(description: string, example: string): z.ZodString {
  return text({ description, examples: [example] });
}

/** One line of text. */
export function line(
  description: string,
  example: string,
  ...checks: readonly Check[]
): z.ZodString {
  return text({ description, examples: [example] }, oneLine, ...checks);
}

/** RFC 3986 §3, for http and https; what else a host can be, `URL.canParse` knows. */
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
    z.refine<string>((address) => /^https?:\/\/[^/]/iu.test(address) && URL.canParse(address), {
      abort: true,
      ...says(
        'is not the address of a web page',
        `Write it in full, with https, for example: ${example}`,
      ),
    }),
    z.refine<string>((address) => webURI.test(address), {
      error: ({ input }) =>
        `"${shorten(String(input))}" contains characters that an address cannot have.\nWrite it with those encoded: ${encoded(String(input))}`,
    }),
  );
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

/** Made in one go: every link of a chain of calls would make a schema anew. */
function text(
  meta: { readonly description: string; readonly examples: string[]; readonly format?: string },
  ...checks: readonly Check[]
): z.ZodString {
  const error = `The text is empty.\nWrite one, for example: ${meta.examples[0]}`;
  return z
    .string()
    .check(z.trim(), z.minLength(1, { abort: true, error }), printable, ...checks)
    .register(z.globalRegistry, meta);
}

/** Refuses characters that nobody sees, and says where the first of them is. */
function without(unseen: RegExp): Check {
  return z.refine<string>((value) => !unseen.test(value), {
    abort: true,
    error: ({ input }) => {
      const { 0: character, index } = unseen.exec(String(input))!;
      const before = String(input).slice(0, index).split(/\s+/u).slice(-3).join(' ');
      const place = before === '' ? 'at its start' : `after "${shorten(before)}"`;
      return `The text contains ${nameUnseen(character)} ${place}.\nDelete it and type the text anew.`;
    },
  });
}

const printable = without(unprintable);
/** For a name that is compared: a soft hyphen or a no-break space would come along with it unseen. */
export const plainlySpelt = without(/(?! )[\p{Cf}\p{Zs}]/u);

const oneLine = z.refine<string>(
  (value) => !value.includes('\n'),
  says('runs over several lines', 'Write it on one line.'),
);

/** Encodes an address as browsers do, and what they let stand: brackets, a lone `%`, a second `#`. */
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
    .register(z.globalRegistry, { description, examples: [examples] });
}
