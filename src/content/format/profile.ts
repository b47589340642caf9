// The format of profile.yaml.
import * as z from 'zod';
import { disciplines, levels } from '../../schema/content.ts';
import { languageTag, line, list, mailAddress, prose, says, webAddress } from './fields.ts';
import { figures, slug } from './front-matter.ts';
import { technologies } from './technologies.ts';

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

const Account = z.strictObject({
  label: line('Name of the service.', 'Mastodon'),
  url: webAddress('Address of the account.', 'https://social.example/@your-name'),
});

const ProfileFigure = z.strictObject({
  value: line('The figure with its unit, as the case writes it.', '44%'),
  label: line('What it measures.', 'less infrastructure cost per show'),
  case: slug('The case that shows it.'),
});

/** The paths at which a PDF can be served. */
export const resumePattern = /^\/[A-Za-z0-9][A-Za-z0-9._-]*\.pdf$/u;

/** The paths at which a photo can be served. */
export const photoPattern = /^\/[A-Za-z0-9][A-Za-z0-9._-]*\.(?:png|jpe?g)$/u;

/** The path of a file that is beside profile.yaml. */
function fileBeside(
  description: string,
  example: string,
  {
    pattern,
    kind,
    ending,
  }: { readonly pattern: RegExp; readonly kind: string; readonly ending: string },
): z.ZodString {
  return line(
    description,
    example,
    z.regex(
      pattern,
      says(
        `does not name a ${kind} that can be served`,
        `Name the ${kind} beside profile.yaml by letters from A to Z, digits, dots, hyphens and underscores, a letter or a digit first and ${ending} last, and write that after a slash: ${example}`,
      ),
    ),
  );
}

export const ProfileFile = z
  .strictObject({
    name: line('Full name.', 'Ada Example'),
    role: line('Current professional role.', 'Senior Backend Engineer'),
    focus: line('What the work concentrates on, in one line.', 'Payment systems that stay correct'),
    email: mailAddress('Mail address for enquiries.', 'ada@example.com'),
    availability: line('Whether and how you can be hired.', 'Open to permanent roles, remote'),
    core: technologies('Core stack. Each entry must be used in a role, a case or a project.', {
      mayBeEmpty: true,
    }),
    linkedin: webAddress(
      'LinkedIn profile.',
      'https://www.linkedin.com/in/your-name',
    ).exactOptional(),
    github: webAddress('GitHub profile.', 'https://github.com/your-name').exactOptional(),
    location: line('Where you work from.', 'Lisbon, Portugal (UTC+0)').exactOptional(),
    languages: line('Spoken languages and their levels.', 'English (fluent)').exactOptional(),
    intro: prose('Introduction of a few sentences.', 'I build …').exactOptional(),
    resumePath: fileBeside('The PDF résumé: a file of this folder, after a slash.', '/resume.pdf', {
      pattern: resumePattern,
      kind: 'PDF',
      ending: '.pdf',
    }).exactOptional(),
    about: list('About you, one paragraph an item.', prose('A paragraph.', 'I began …'), [
      'I began …',
    ]).exactOptional(),
    contact: Contact.exactOptional(),
    engineeringPrinciples: list(
      'Principles that guide your work, one an item.',
      prose('A principle.', 'Measure before you change.'),
      ['Measure before you change.'],
    ).exactOptional(),
    website: webAddress('Your own website.', 'https://your-name.example').exactOptional(),
    profiles: z
      .array(Account)
      .min(1, { error: 'The list is empty.\nAdd an account: a line that begins with "- label:".' })
      .exactOptional()
      .meta({ description: 'Further accounts and pages of yours.' }),
    language: languageTag('Language of your texts, as BCP 47 names it.', 'en').exactOptional(),
    photo: fileBeside('A photo of you: a file of this folder, after a slash.', '/photo.jpg', {
      pattern: photoPattern,
      kind: 'PNG or JPEG',
      ending: '.png, .jpg or .jpeg',
    }).exactOptional(),
    photoAlt: line('What the photo shows, in words.', 'Ada at a whiteboard').exactOptional(),
    figures: figures(ProfileFigure).exactOptional(),
    fit: FitSettings.exactOptional(),
    site: Site.exactOptional(),
  })
  .meta({ title: 'Profile', description: 'The headline profile: profile.yaml.' });
