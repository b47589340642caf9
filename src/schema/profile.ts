// The headline profile, as the contract's section 2 defines it.
import * as z from 'zod';
import { component } from './components.ts';

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
    contact: z
      .object({
        title: z.string().optional().describe('Heading of the contact section.'),
        description: z.string().optional().describe('How and about what to get in touch.'),
      })
      .optional()
      .describe('How to get in touch.'),
    engineeringPrinciples: z
      .array(z.string())
      .optional()
      .describe('Principles that guide the work, one an item.'),
  }),
);
export type Profile = Readonly<z.output<typeof Profile>>;
