import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import * as fc from '../property.ts';
import { expect, it } from 'vitest';
import type * as z from 'zod';
import { ProfileFile } from '../../src/content/format/files.ts';

const ajv = new Ajv.default();
addFormats.default(ajv);

const fields = {
  linkedin: ajv.compile({ type: 'string', format: 'uri' }),
  email: ajv.compile({ type: 'string', format: 'email' }),
};
type Field = keyof typeof fields;
const formats = ProfileFile.shape as unknown as Readonly<Record<Field, z.ZodString>>;

function listProblems(field: Field, text: string): string[] {
  const { error } = formats[field].safeParse(text);
  return error?.issues.map(({ message }) => message) ?? [];
}

const notAddress =
  'is not the address of a web page.\nWrite it in full, with https, for example: https://www.linkedin.com/in/your-name';
const wrongCharacters =
  'contains characters that an address cannot have.\nWrite it with those encoded: ';
const notMail = 'is not a mail address.\nWrite one such as: ada@example.com';

it.each<[Field, string, string]>([
  ['linkedin', 'ftp://x.com/ü', notAddress],
  ['linkedin', 'https://[::1', notAddress],
  ['linkedin', 'ftp://x.com/a', notAddress],
  ['linkedin', 'see x.com', notAddress],
  ['linkedin', 'x.com/a b', notAddress],
  ['linkedin', 'x.com/?a', notAddress],
  ['linkedin', 'https://x.com/%zz', `${wrongCharacters}https://x.com/%25zz`],
  ['linkedin', 'https://x.com/%41%', `${wrongCharacters}https://x.com/%41%25`],
  ['linkedin', 'https://x.com/[a]?[b]', `${wrongCharacters}https://x.com/%5Ba%5D?%5Bb%5D`],
  ['linkedin', 'https://x.com/#a#b', `${wrongCharacters}https://x.com/#a%23b`],
  [
    'linkedin',
    'https://müller.example/ü',
    `${wrongCharacters}https://xn--mller-kva.example/%C3%BC`,
  ],
  ['linkedin', 'https://x.com/\\a|b', `${wrongCharacters}https://x.com//a%7Cb`],
  ['email', 'mira', notMail],
  ['email', 'mira@example', notMail],
  ['email', 'mira@x-.com', notMail],
  ['email', '.mira@x.com', notMail],
])('says once of the %s %s what is wrong with it', (field, text, problem) => {
  expect(listProblems(field, text)).toEqual([`"${text}" ${problem}`]);
  const [, fixed] = problem.split('encoded: ');
  if (fixed !== undefined) expect(listProblems(field, fixed)).toEqual([]);
});

it.each<[Field, string]>([
  ['linkedin', 'https://x.com'],
  ['linkedin', 'HTTPS://x.com:8443/a%20b/@c;d?e=%5B%5D'],
  ['linkedin', 'http://u:p@[2001:db8::1]:80/?a/b?c#d?e/f'],
  ['linkedin', 'https://x.com#top'],
  ['email', "o'mira+cv@mail.x-y.example.com"],
])('accepts the %s %s', (field, text) => {
  expect(listProblems(field, text)).toEqual([]);
  expect(fields[field](text)).toBe(true);
});

const piece = fc.constantFrom(
  ...'%41 % [ ] # ? / : @ :80 [::1] a- . ü ſ K ^ ~ 1 x.com'.split(' '),
  ' ',
);
const pieces = fc.array(piece, { maxLength: 8 }).map((list) => list.join(''));

it.each<[Field, string, string]>([
  ['linkedin', 'https://', ''],
  ['linkedin', 'https://x.com/', ''],
  ['email', 'a@', ''],
  ['email', 'a@x', '.com'],
])('accepts no %s %s…%s that the published format refuses', (field, start, end) => {
  fc.assert(
    fc.property(pieces, (middle) => {
      const parsed = formats[field].safeParse(start + middle + end);
      if (parsed.success) expect(fields[field](parsed.data), parsed.data).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});
