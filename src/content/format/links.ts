// The field `links` of roles, cases and entries of background.yaml.
import * as z from 'zod';
import { line, webAddress } from './fields.ts';

/** Pages that show what is claimed. */
export const links = z
  .array(
    z.strictObject({
      url: webAddress('Address of the page.', 'https://example.com/talk'),
      title: line('What the page is.', 'Conference talk').exactOptional(),
      contains: line(
        'Words that the page has to hold; without them it shows nothing.',
        'Ada Example',
      ).exactOptional(),
    }),
  )
  .min(1, { error: 'The list is empty.\nAdd a page: a line that begins with "- url:".' })
  .meta({ description: 'Pages that show it: a talk, a repository, an article.' });
