// Work history, as the contract's section 2 defines it.
import * as z from 'zod';
import { CaseSlug } from './case.ts';
import { attestations, links } from './claims.ts';
import { component, markPartOfContent } from './components.ts';
import { roleKinds } from './content.ts';
import { Page } from './page.ts';

export const Experience = component(
  'Experience',
  'One role of the work history.',
  z.object({
    company: z.string(),
    title: z.string(),
    dates: z.string().describe('Human-readable range, for example `Mar 2021 – Present`.'),
    summary: z.string(),
    technologies: z.array(z.string()).describe('Technologies that the role evidences.'),
    note: z.string().optional().describe('Anything else worth knowing about the role.'),
    start: z.string().optional().describe('First month, `YYYY-MM`.'),
    end: z.string().optional().describe('Last month, `YYYY-MM`, or `present`.'),
    highlights: z.array(z.string()).optional().describe('Achievements, one an item.'),
    location: z.string().optional().describe('Where the role was held.'),
    url: z.url().optional().describe('Page of the company or of the work.'),
    kind: z
      .enum(roleKinds)
      .exclude(['employment'])
      .optional()
      .describe('What kind of role it was, unless employment.'),
    share: z
      .number()
      .gt(0)
      .max(1)
      .optional()
      .describe('Part of full time; 1 where it is absent. Years of experience count it.'),
    links,
    attestations,
    page: Page,
  }),
);
markPartOfContent(Experience);
export type Experience = Readonly<z.output<typeof Experience>>;

const EvidencedTechnology = component(
  'EvidencedTechnology',
  'What the profile evidences of the technology that the filter names, in roles of every company; absent without such a filter and where the profile does not evidence it.',
  z.object({
    name: z.string().describe('In the spelling of the profile.'),
    years: z
      .number()
      .optional()
      .describe('Years in roles that used it, overlaps counted once, to one decimal.'),
    cases: z.array(CaseSlug).optional().describe('Case studies that used it.'),
  }),
);

export const ExperienceResult = component(
  'ExperienceResult',
  'The roles that match, latest first.',
  z.object({
    count: z.int().min(0).describe('How many roles match.'),
    experiences: z.array(Experience),
    technology: EvidencedTechnology.optional(),
  }),
);
export type ExperienceResult = Readonly<z.output<typeof ExperienceResult>>;
