// The formats of an owner's files. Descriptions and examples serve editors (JSON Schema) and error messages.
import * as z from 'zod';
import { disciplines, levels } from '../schema/content.ts';
import { line, list, mailAddress, plainlySpelt, prose, says, webAddress } from './fields.ts';
import { shorten } from './words.ts';

/** A month of this or the last century, as a regular expression. */
export const months = String.raw`(?:19|20)\d\d-(?:0[1-9]|1[0-2])`;

/** Slugs, as a regular expression. */
export const slugs = '[a-z0-9]+(?:-[a-z0-9]+)*';

const technologyName = line('Name of a technology.', 'PostgreSQL', plainlySpelt);
const technologies = (description: string) =>
  list(description, technologyName, ['TypeScript', 'PostgreSQL']);

const Contact = z
  .strictObject({
    title: line('Heading of the contact section.', "Let's talk").exactOptional(),
    description: prose(
      'How and about what to get in touch.',
      'I answer within two working days.',
    ).exactOptional(),
  })
  .refine((fields) => Object.keys(fields).length > 0, {
    error: '"contact" holds no field.\nWrite at least one of: title, description.',
  })
  .meta({ description: 'How to get in touch.' });

const FitSettings = z
  .strictObject({
    level: z
      .enum(levels)
      .exactOptional()
      .meta({ description: 'Level of the current role.', examples: ['senior'] }),
    disciplines: z
      .array(z.enum(disciplines))
      .min(1, { error: `The list is empty.\nAdd at least one of: ${disciplines.join(', ')}.` })
      .exactOptional()
      .meta({ description: 'Kinds of work that the role covers.', examples: [['backend']] }),
    scaleHandled: line(
      'The largest scale of the systems handled.',
      'Up to 40,000 requests a second',
    ).exactOptional(),
    languageMatch: line(
      'Working languages, for job descriptions.',
      'English (fluent), Portuguese (native)',
    ).exactOptional(),
  })
  .meta({ description: 'What the job-description matcher may say about the role.' });

const Site = z
  .strictObject({
    contentSignal: line(
      'The Content-Signal of robots.txt.',
      'search=yes, ai-input=yes, ai-train=no',
      z.regex(
        /^(search|ai-input|ai-train)=(yes|no)(, ?(search|ai-input|ai-train)=(yes|no))*$/u,
        says(
          'is not a content signal',
          'Write, for example: search=yes, ai-input=yes, ai-train=no',
        ),
      ),
    ).exactOptional(),
    securityContact: line(
      'Contact for security reports.',
      'mailto:security@example.com',
      z.regex(
        /^(mailto:[^\s@]+@[^\s@]+|https:\/\/[^\s/]\S*)$/u,
        says(
          'is not a contact that programs can use',
          'Write mailto: and a mail address, or an address that begins with https://.',
        ),
      ),
    ).exactOptional(),
  })
  .meta({ description: 'Facts about the site rather than about the engineer.' });

/** The paths at which a PDF can be served. */
export const resumePattern = /^\/[A-Za-z0-9][A-Za-z0-9._-]*\.pdf$/u;

export const ProfileFile = z
  .strictObject({
    name: line('Full name.', 'Ada Example'),
    role: line('Current professional role.', 'Senior Backend Engineer'),
    focus: line('What the work concentrates on, in one line.', 'Payment systems that stay correct'),
    email: mailAddress('Mail address for enquiries.', 'ada@example.com'),
    availability: line('Whether and how you can be hired.', 'Open to permanent roles, remote'),
    core: technologies('Core stack. Each entry must be used in a role or a case.'),
    linkedin: webAddress(
      'LinkedIn profile.',
      'https://www.linkedin.com/in/your-name',
    ).exactOptional(),
    github: webAddress('GitHub profile.', 'https://github.com/your-name').exactOptional(),
    location: line('Where you work from.', 'Lisbon, Portugal (UTC+0)').exactOptional(),
    languages: line('Spoken languages and their levels.', 'English (fluent)').exactOptional(),
    intro: prose('Introduction of a few sentences.', 'I build …').exactOptional(),
    resumePath: line(
      'The PDF résumé: a file of this folder, after a slash.',
      '/resume.pdf',
      z.regex(
        resumePattern,
        says(
          'does not name a PDF that can be served',
          'Name the PDF beside profile.yaml by letters from A to Z, digits, dots, hyphens and underscores, a letter or a digit first and .pdf last, and write that after a slash: /resume.pdf',
        ),
      ),
    ).exactOptional(),
    about: list('About you, one paragraph an item.', prose('A paragraph.', 'I began …'), [
      'I began …',
    ]).exactOptional(),
    contact: Contact.exactOptional(),
    engineeringPrinciples: list(
      'Principles that guide your work, one an item.',
      prose('A principle.', 'Measure before you change.'),
      ['Measure before you change.'],
    ).exactOptional(),
    fit: FitSettings.exactOptional(),
    site: Site.exactOptional(),
  })
  .meta({ title: 'Profile', description: 'The headline profile: profile.yaml.' });

const month = (pattern: string, description: string, example: string, fix: string) =>
  line(
    description,
    example,
    z.regex(new RegExp(`^(${pattern})$`, 'u'), {
      error: ({ input }) => {
        const shown = shorten(String(input));
        return /^\d{4}-(?:0[1-9]|1[0-2])$/u.test(shown)
          ? `"${shown}" does not lie between 1900 and 2099.\nCorrect the year.`
          : `"${shown}" is not a month.\n${fix}`;
      },
    }),
  );

export const RoleEntry = z.strictObject({
  company: line('Employer or client.', 'Example Bank'),
  title: line('Title of the role.', 'Senior Backend Engineer'),
  start: month(months, 'First month.', '2021-03', 'Write year and month, for example: 2021-03'),
  end: month(
    `${months}|present`,
    'Last month, or present.',
    'present',
    'Write year and month, for example 2023-08, or the word present.',
  ),
  summary: prose('What you did, in a few sentences.', 'Led the rebuild of …'),
  note: prose('Anything else worth knowing about the role.', 'Part-time.').exactOptional(),
  technologies: technologies('Technologies that the role evidences.'),
});
export type RoleEntry = z.output<typeof RoleEntry>;

export const ExperienceFile = z
  .array(RoleEntry)
  .min(1, { error: 'There is no role.\nAdd one: a line that begins with "- company:".' })
  .meta({ title: 'Experience', description: 'The work history, in any order: experience.yaml.' });

export const slugPattern = new RegExp(`^${slugs}$`, 'u');

export const CaseFrontMatter = z
  .strictObject({
    slug: line(
      'Identifies the case in addresses.',
      'payment-retry-storm',
      z.regex(
        slugPattern,
        says(
          'is not a slug',
          'Write small letters, digits and single hyphens: payment-retry-storm',
        ),
      ),
    ),
    title: line('Title of the case.', 'The retry storm that charged nobody twice'),
    category: line('Kind of work, in a few words.', 'Incident response'),
    summary: prose('The case in one or two sentences.', 'How …'),
    technologies: technologies('Technologies that the case evidences.'),
  })
  .meta({ title: 'Case', description: 'The front matter of a case: cases/NN-slug.md.' });

export const VocabularyFile = z
  .array(
    z.strictObject({
      name: technologyName,
      aliases: list('Other spellings and abbreviations.', line('A spelling.', 'k8s'), [
        'k8s',
      ]).exactOptional(),
      category: line(
        'Kind of technology, for whoever reads the file.',
        'infrastructure',
      ).exactOptional(),
      ambiguous: z
        .boolean()
        .exactOptional()
        .meta({
          description: 'Whether the name is also an ordinary word, such as Go or Spring.',
          examples: [true],
        }),
      neighbours: list(
        'Words whose presence nearby shows that the technology is meant.',
        line('A word.', 'goroutines'),
        ['goroutines'],
      ).exactOptional(),
    }),
  )
  .meta({
    title: 'Vocabulary',
    description: 'Technologies that the built-in vocabulary lacks or should treat otherwise.',
  });
