// Case studies, as the contract's section 2 defines them.
import * as z from 'zod';
import { attestations, links } from './claims.ts';
import { component } from './components.ts';
import { Page } from './page.ts';

/** Any text that could name a case. JSON Schemas of it list the slugs of the content that is served. */
export const CaseSlug = component(
  'CaseSlug',
  'Identifies a case study; case-sensitive.',
  z.string(),
);

export const Section = component(
  'Section',
  'One section of the case page.',
  z.object({
    id: z.string().describe('Anchor of the section on the case page.'),
    heading: z.string(),
    body: z.string().optional().describe('Prose in Markdown.'),
    points: z.array(z.string()).optional().describe('List items in Markdown.'),
    ordered: z.boolean().optional().describe('Whether the order of the points matters.'),
  }),
);
export type Section = Readonly<z.output<typeof Section>>;

export const Figure = component(
  'Figure',
  'What a case study changed, in numbers that its text contains.',
  z.object({
    value: z.string().describe('The figure with its unit, for example `44%`.'),
    was: z.string().optional().describe('The figure before.'),
    label: z.string().describe('What it measures.'),
  }),
);
export type Figure = Readonly<z.output<typeof Figure>>;

const summaryFields = {
  number: z.string().describe('Zero-padded ordinal, for example `01`.'),
  slug: CaseSlug,
  title: z.string(),
  category: z.string(),
  summary: z.string(),
  technologies: z.array(z.string()).describe('Technologies that the case evidences.'),
  figures: z.array(Figure).optional().describe('What the case changed, in numbers.'),
  page: Page,
};

export const CaseSummary = component(
  'CaseSummary',
  'One case study in brief.',
  z.object(summaryFields),
);

export const EngineeringCase = component(
  'EngineeringCase',
  'One production case study in full. Optional parts are left out where they do not apply.',
  z.object({
    ...summaryFields,
    context: z.string().describe('The system and the situation.'),
    contribution: z.array(z.string()).describe('What the engineer did, one contribution an item.'),
    takeaway: z.string().describe('What is worth remembering.'),
    problem: z.string().optional().describe('What went wrong or was missing.'),
    investigation: z
      .array(z.string())
      .optional()
      .describe('How the cause was found, step by step.'),
    rootCause: z.string().optional().describe('The cause that was found.'),
    outcome: z.string().optional().describe('What changed, measured where it was measured.'),
    sections: z.array(Section).optional().describe('The case page in reading order.'),
    links,
    attestations,
  }),
);
export type EngineeringCase = Readonly<z.output<typeof EngineeringCase>>;
