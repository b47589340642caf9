// The format of what a case file begins with.
import * as z from 'zod';
import { line, prose, says } from './fields.ts';
import { links } from './links.ts';
import { technologies } from './technologies.ts';

/** Slugs, as a regular expression. */
export const slugs = '[a-z0-9]+(?:-[a-z0-9]+)*';

export const slugPattern = new RegExp(`^${slugs}$`, 'u');

/** The name of a case in addresses. */
export function slug(description: string): z.ZodString {
  return line(
    description,
    'payment-retry-storm',
    z.regex(
      slugPattern,
      says('is not a slug', 'Write small letters, digits and single hyphens: payment-retry-storm'),
    ),
  );
}

const Figure = z.strictObject({
  value: line('The figure with its unit, as the text of the case writes it.', '240 milliseconds'),
  was: line('The figure before, as the text writes it.', '30 seconds').exactOptional(),
  label: line('What it measures.', '99th percentile of a reservation'),
});

/** One to three figures. */
export function figures<Entry extends z.ZodType>(entry: Entry): z.ZodArray<Entry> {
  return z
    .array(entry)
    .check(
      z.minLength(1, {
        error: 'The list is empty.\nAdd a figure: a line that begins with "- value:".',
      }),
      z.maxLength(3, {
        error: 'There are more than three figures.\nKeep the three that say most.',
      }),
    )
    .meta({ description: 'What changed, in numbers: one to three figures.' });
}

export const CaseFrontMatter = z
  .strictObject({
    slug: slug('Identifies the case in addresses.'),
    title: line('Title of the case.', 'The retry storm that charged nobody twice'),
    category: line('Kind of work, in a few words.', 'Incident response'),
    summary: prose('The case in one or two sentences.', 'How …'),
    technologies: technologies('Technologies that the case evidences.'),
    figures: figures(Figure).exactOptional(),
    links: links.exactOptional(),
  })
  .meta({ title: 'Case', description: 'The front matter of a case: cases/NN-slug.md.' });
