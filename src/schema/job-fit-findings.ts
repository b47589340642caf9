// The findings in a job description, as the matcher's result lists them.
import * as z from 'zod';
import { CaseSlug } from './case.ts';
import { component, markPartOfContent } from './components.ts';
import { maxMentions, maxNamed } from './job-fit-limits.ts';
import { Page } from './page.ts';

const Mention = component(
  'Mention',
  'A place in the job description.',
  z.object({
    quote: z.string().describe('The words as they are in the text.'),
    start: z.int().min(0).describe('Offset of the first character, in Unicode code points.'),
    end: z.int().min(0).describe('Offset after the last character, in Unicode code points.'),
  }),
);
export type Mention = Readonly<z.output<typeof Mention>>;

const mentions = z
  .array(Mention)
  .describe(`Where the text names it, in order of appearance; at most ${maxMentions} places.`);

const years = z
  .int()
  .min(0)
  .optional()
  .describe('The fewest years of experience with it that the text asks for.');

/** How a text asks for a technology. */
const Importance = z.enum(['required', 'preferred', 'mentioned']);

const EvidenceRole = component(
  'EvidenceRole',
  'A role that used a technology.',
  z.object({ company: z.string(), title: z.string(), dates: z.string(), page: Page }),
);
export type EvidenceRole = Readonly<z.output<typeof EvidenceRole>>;
const EvidenceRoles = z.array(EvidenceRole);
const EvidenceCases = z.array(CaseSlug);
markPartOfContent(EvidenceRoles, EvidenceCases);

const isConcept = z
  .boolean()
  .optional()
  .describe('Present if it is a field or a practice, such as `Observability`, not a product.');

export const Evidence = component(
  'Evidence',
  'What backs one matched technology.',
  z.object({
    technology: z.string().describe('Name in the spelling of the profile.'),
    importance: Importance.optional().describe(
      'How the text asks for it, by its headings and words.',
    ),
    mentions,
    yearsAsked: years,
    isConcept,
    through: z
      .array(z.string())
      .optional()
      .describe('For a platform: those of its products that the profile names in its place.'),
    roles: EvidenceRoles.optional().describe('Roles that used it, latest first.'),
    cases: EvidenceCases.optional().describe('Case studies that used it.'),
    projects: z.array(z.string()).optional().describe('Names of projects that used it.'),
    years: z
      .number()
      .optional()
      .describe('Years of full-time work in roles that used it, to one decimal.'),
  }),
);
export type Evidence = Readonly<z.output<typeof Evidence>>;

const NamedPlace = component(
  'NamedPlace',
  'A place in the profile that names a technology without evidencing it.',
  z.object({
    where: z
      .string()
      .describe('The company of a role, the title of a case, or a part such as `skills`.'),
    quote: z.string().describe('The sentence that names it, or its part around the name.'),
    page: Page,
  }),
);

export const NotEvidenced = component(
  'NotEvidenced',
  'A technology that the text names and the profile does not evidence. That is no statement of a lack.',
  z.object({
    technology: z.string().describe('Common name.'),
    importance: Importance.describe('How the text asks for it, by its headings and words.'),
    mentions,
    yearsAsked: years,
    isConcept,
    through: z
      .array(z.string())
      .optional()
      .describe('For a concept: technologies that it consists of and the profile evidences.'),
    named: z
      .array(NamedPlace)
      .optional()
      .describe(
        `Where the profile names it without evidence; at most ${maxNamed} places. Absent if it is not in the profile.`,
      ),
    partOf: z
      .string()
      .optional()
      .describe('If the profile does not name it: the platform of it that the profile has.'),
  }),
);
export type NotEvidenced = Readonly<z.output<typeof NotEvidenced>>;

export const Excluded = component(
  'Excluded',
  'A technology that the text mentions only to rule it out.',
  z.object({ technology: z.string().describe('Common name.'), mentions }),
);
export type Excluded = Readonly<z.output<typeof Excluded>>;

export const Alternatives = component(
  'Alternatives',
  'Technologies of which the text asks for one, as in "Java or Kotlin".',
  z.object({
    technologies: z.array(z.string()).describe('In the order of the text.'),
    importance: Importance.describe('How the text asks for one of them.'),
    isEvidenced: z.boolean().describe('Whether the profile evidences at least one of them.'),
  }),
);
export type Alternatives = Readonly<z.output<typeof Alternatives>>;

export const NotAssessed = component(
  'NotAssessed',
  'A demand besides technologies, or for years of anything.',
  z.object({
    kind: z.enum([
      'degree',
      'certificate',
      'clearance',
      'language',
      'place',
      'travel',
      'notice',
      'years',
    ]),
    ...Mention.shape,
  }),
);
export type NotAssessed = Readonly<z.output<typeof NotAssessed>>;

export const YearsAsked = component(
  'YearsAsked',
  'A demand for years of experience.',
  z.object({
    subject: z
      .enum(['experience', 'technology', 'other'])
      .describe(
        'Professional experience as a whole, a technology (see its `yearsAsked`), or anything else, such as the management of people.',
      ),
    years: z
      .int()
      .min(0)
      .optional()
      .describe('The fewest years; absent if the text has no whole number.'),
    ...Mention.shape,
  }),
);
export type YearsAsked = Readonly<z.output<typeof YearsAsked>>;

export const Unknown = component(
  'Unknown',
  'A name in a list of technologies that the matcher does not know.',
  z.object({
    name: z.string().describe('As the text writes it.'),
    isExcluded: z.boolean().optional().describe('Present if the text rules it out.'),
    mentions,
  }),
);
export type Unknown = Readonly<z.output<typeof Unknown>>;
