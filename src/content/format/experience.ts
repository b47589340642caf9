// The format of experience.yaml.
import * as z from 'zod';
import { roleKinds } from '../../schema/content.ts';
import { line, list, month, months, prose, says, webAddress } from './fields.ts';
import { links } from './links.ts';
import { technologies } from './technologies.ts';

const summaryText = 'What you did, in a few sentences. May be left out where there are highlights.';
const summaryExample = 'Led the rebuild of …';

const fraction = says(
  'is no part of full time',
  'Write a number above 0 and at most 1, for example 0.5 for half of the time.',
);

const RoleEntry = z.strictObject({
  company: line('Employer or client.', 'Example Bank'),
  title: line('Title of the role.', 'Senior Backend Engineer'),
  start: month(months, 'First month.', '2021-03', 'Write year and month, for example: 2021-03'),
  end: month(
    `${months}|present`,
    'Last month, or present.',
    'present',
    'Write year and month, for example 2023-08, or the word present.',
  ),
  summary: prose(summaryText, summaryExample).exactOptional(),
  highlights: list('Achievements, one an item.', prose('An achievement.', 'Cut … by a third.'), [
    'Cut … by a third.',
  ]).exactOptional(),
  note: prose('Anything else worth knowing about the role.', 'Part-time.').exactOptional(),
  location: line('Where the role is or was held.', 'Porto, Portugal').exactOptional(),
  url: webAddress('Page of the company or of the work.', 'https://bank.example').exactOptional(),
  kind: z
    .enum(roleKinds)
    .exactOptional()
    .meta({ description: 'What kind of role it is; employment by default.', examples: roleKinds }),
  share: z
    .number()
    .check(z.gt(0, fraction), z.lte(1, fraction))
    .exactOptional()
    .meta({ description: 'Part of full time, above 0 and at most 1.', examples: [0.5] }),
  technologies: technologies('Technologies that the role evidences; may be empty.', {
    mayBeEmpty: true,
  }),
  links: links.exactOptional(),
});

export const ExperienceFile = z
  .array(RoleEntry)
  .min(1, { error: 'There is no role.\nAdd one: a line that begins with "- company:".' })
  .meta({ title: 'Experience', description: 'The work history, in any order: experience.yaml.' });
