// Case studies, as the contract's section 2 defines them: the front matter is a table of fields, the sections are not.
import * as z from 'zod';
import { attestations, links } from './claims.ts';
import { component } from './components.ts';
import { defineEntity, entries, field, group, noKey, type ValuesOf } from './field.ts';
import { Page } from './page.ts';

/** The form of every slug (content/format/case.ts). */
export const slugPattern = '^[a-z0-9]+(-[a-z0-9]+)*$';

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
    body: z.string().exactOptional().describe('Prose in Markdown.'),
    points: z.array(z.string()).exactOptional().describe('List items in Markdown.'),
    ordered: z.boolean().exactOptional().describe('Whether the order of the points matters.'),
  }),
);
export type Section = Readonly<z.output<typeof Section>>;

const required = true;

const Figure = defineEntity({
  noun: 'a figure',
  component: ['Figure', 'What a case study changed, in numbers that its text contains.'],
  // oxfmt-ignore
  fields: {
    value: field('line', 'The figure with its unit, as the text of the case writes it.', '240 milliseconds', { required }),
    was: field('line', 'The figure before, as the text writes it.', '30 seconds'),
    label: field('line', 'What it measures.', '99th percentile of a reservation', { required,
      absent: { markdown: 'The text of the case says what was measured.' } }),
  },
});
export interface Figure extends ValuesOf<typeof Figure.fields> {}

const text = (description: string) => z.string().exactOptional().describe(description);
const list = (description: string) => z.array(z.string()).describe(description);

/** The sections of a case, and those that fill a member of their own. */
const sections = {
  context: z.string().describe('The system and the situation.'),
  contribution: list('What the engineer did, one contribution an item.'),
  takeaway: z.string().describe('What is worth remembering.'),
  problem: text('What went wrong or was missing.'),
  investigation: list('How the cause was found, step by step.').exactOptional(),
  rootCause: text('The cause that was found.'),
  outcome: text('What changed, measured where it was measured.'),
  sections: z.array(Section).exactOptional().describe('The case page in reading order.'),
};

const inBrief = {
  number: true,
  slug: true,
  title: true,
  category: true,
  summary: true,
  technologies: true,
  figures: true,
  page: true,
} as const;
type First = keyof typeof inBrief | keyof typeof sections;

export const Case = defineEntity({
  noun: 'a case',
  component: [
    'EngineeringCase',
    'One production case study in full. Optional parts are left out where they do not apply.',
  ],
  // oxfmt-ignore
  fields: {
    slug: field('slug', 'Identifies the case in addresses.', 'payment-retry-storm', { required, value: CaseSlug }),
    title: field('line', 'Title of the case.', 'The retry storm that charged nobody twice', { required }),
    category: field('line', 'Kind of work, in a few words.', 'Incident response', { required, absent: noKey }),
    summary: field('prose', 'The case in one or two sentences.', 'How …', { required }),
    technologies: field('technologies', 'Technologies that the case evidences.', 'TypeScript', { required }),
    figures: entries(Figure, 'What changed, in numbers: one to three figures.', { most: 3,
      absent: noKey }),
    punchline: group(Figure, 'What the case comes to: one figure, set large on its page.', { absent: noKey }),
    role: field('name', 'Company of the role that the case belongs to.', 'Example Bank'),
    date: field('month', 'Month in which it happened, `YYYY-MM`.', '2022-06'),
    links: { ...links, absent: noKey },
  },
  computed: {
    number: z.string().describe('Zero-padded ordinal, for example `01`.'),
    page: Page,
    ...sections,
    attestations,
  },
  first: Object.keys({ ...inBrief, ...sections }) as First[],
});

export const EngineeringCase = Case.answer;
export type EngineeringCase = Readonly<z.output<typeof EngineeringCase>>;

export const CaseSummary = component(
  'CaseSummary',
  'One case study in brief.',
  Case.answer.pick(inBrief),
);
