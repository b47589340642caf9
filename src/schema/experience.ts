// Work history, as the contract's section 2 defines it.
import * as z from 'zod';
import { CaseSlug } from './case.ts';
import { component } from './components.ts';
import { Role } from './role.ts';

export const Experience = Role.answer;
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
