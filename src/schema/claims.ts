// The evidence of a claim: pages that show it, accounts that attest it.
import * as z from 'zod';
import { component } from './components.ts';
import { defineEntity, entries, field, type ValuesOf } from './field.ts';

const isChecked = '`check --links` compares it with the page.';

export const Link = defineEntity({
  noun: 'a page',
  component: ['Link', 'A page that shows what is claimed.'],
  // oxfmt-ignore
  fields: {
    url: field('address', 'Address of the page.', 'https://example.com/talk', { required: true }),
    title: field('line', 'What the page is.', 'Conference talk'),
    contains: field('identifier', 'Words that the page has to hold; without them it shows nothing.', 'Ada Example', {
      absent: { page: isChecked, markdown: isChecked } }),
  },
});

export interface Link extends ValuesOf<typeof Link.fields> {}

/** The row that roles, cases and entries of the background share. */
export const links = entries(Link, 'Pages that show it: a talk, a repository, an article.');

export const AttestationNote = component(
  'AttestationNote',
  'A statement of another account about this claim, which was valid when it was added.',
  z.object({
    url: z.string().describe('Path of the signed statement, relative to the site origin.'),
    by: z.url().describe('Account that stands behind it.'),
    issued: z.string().describe('Day of the statement.'),
  }),
);
export type AttestationNote = Readonly<z.output<typeof AttestationNote>>;

/** The member that answers of roles and cases share. */
export const attestations = z
  .array(AttestationNote)
  .exactOptional()
  .describe(
    'Statements of other accounts. Whether they are still valid is in `/verification.json`.',
  );
