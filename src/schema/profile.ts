// The headline profile, as the contract's section 2 defines it.
import * as z from 'zod';
import { backgroundMembers } from './background.ts';
import { CaseSlug } from './case.ts';
import { component } from './components.ts';
import { Page } from './page.ts';

/** An account or page of the engineer elsewhere. */
const Account = component(
  'Account',
  'An account or page of the engineer elsewhere.',
  z.object({
    label: z.string().describe('Name of the service, for example `Mastodon`.'),
    url: z.url().describe('Address of the account.'),
  }),
);

const ProfileFigure = component(
  'ProfileFigure',
  'A figure of the profile, and the case study that shows it.',
  z.object({
    value: z.string().describe('The figure with its unit, for example `52,000 requests a second`.'),
    label: z.string().describe('What it measures.'),
    case: CaseSlug,
  }),
);

const Contact = component(
  'Contact',
  'How to get in touch.',
  z.object({
    title: z.string().optional().describe('Heading of the contact section.'),
    description: z.string().optional().describe('How and about what to get in touch.'),
  }),
);

export const Profile = component(
  'Profile',
  'The headline profile of the engineer.',
  z.object({
    name: z.string().describe('Full name.'),
    role: z.string().describe('Current professional role.'),
    focus: z.string().describe('What the work concentrates on, in one line.'),
    email: z.email().describe('Mail address for enquiries.'),
    availability: z.string().describe('Whether and how the engineer can be hired.'),
    core: z.array(z.string()).describe('Core stack: each entry is evidenced by a role or a case.'),
    linkedin: z.url().optional().describe('LinkedIn profile.'),
    github: z.url().optional().describe('GitHub profile.'),
    location: z.string().optional().describe('Where the engineer works from.'),
    languages: z.string().optional().describe('Spoken languages and their levels.'),
    intro: z.string().optional().describe('Introduction of a few sentences.'),
    resumePath: z
      .string()
      .optional()
      .describe('Path of the PDF résumé, relative to the site origin.'),
    about: z.array(z.string()).optional().describe('About the engineer, one paragraph an item.'),
    contact: Contact.optional(),
    engineeringPrinciples: z
      .array(z.string())
      .optional()
      .describe('Principles that guide the work, one an item.'),
    website: z.url().optional().describe('Own website.'),
    profiles: z.array(Account).optional().describe('Further accounts.'),
    language: z
      .string()
      .optional()
      .describe('Language of the texts (BCP 47); English where it is absent.'),
    photoPath: z.string().optional().describe('Path of the photo, relative to the site origin.'),
    photoAlt: z.string().optional().describe('What the photo shows, in words.'),
    figures: z
      .array(ProfileFigure)
      .optional()
      .describe('Figures that the case studies show, the most telling first.'),
    ...backgroundMembers,
    page: Page,
  }),
);
export type Profile = Readonly<z.output<typeof Profile>>;
