// The formats of web and mail addresses.
import * as z from 'zod';
import { parseURL } from '../../kernel/url.ts';
import { shorten } from '../report/text.ts';
import { oneLine, says, text } from './fields.ts';

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
    // The first pattern accepts a domain label that ends with a hyphen, the second a domain of one label.
    z.refine<string>((address) => z.regexes.html5Email.test(address), wrong),
  );
}

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
