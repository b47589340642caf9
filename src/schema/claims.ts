// What backs a claim: pages that show it, accounts that attest it.
import * as z from 'zod';
import { component } from './components.ts';

export const Link = component(
  'Link',
  'A page that shows what is claimed.',
  z.object({
    url: z.url().meta({ description: 'Address of the page.', examples: ['https://example.com/p'] }),
    title: z
      .string()
      .optional()
      .meta({ description: 'What the page is.', examples: ['Conference talk'] }),
    contains: z
      .string()
      .optional()
      .meta({
        description: 'Words that the page is to hold; without them seen, it shows nothing.',
        examples: ['Mira Halvorsen'],
      }),
  }),
);
export type Link = Readonly<z.output<typeof Link>>;

/** The member that schemas of claims share. */
export const links = z.array(Link).optional().describe('Pages that show it.');

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

/** The member that schemas of roles and cases share. */
export const attestations = z
  .array(AttestationNote)
  .optional()
  .describe(
    'Statements of other accounts. Whether they are still valid is in `/verification.json`.',
  );
