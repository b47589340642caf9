// Work history, as the contract's section 2 defines it.
import * as z from 'zod';
import { component } from './components.ts';

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
  }),
);
export type Experience = Readonly<z.output<typeof Experience>>;

export const ExperienceResult = component(
  'ExperienceResult',
  'The roles that match, latest first.',
  z.object({
    count: z.int().min(0).describe('How many roles match.'),
    experiences: z.array(Experience),
  }),
);
export type ExperienceResult = Readonly<z.output<typeof ExperienceResult>>;
