// The job-description matcher's request and result. The contract's members come first; the rest is optional.
import * as z from 'zod';
import { CaseSlug } from './case.ts';
import { component, markPartOfContent } from './components.ts';
import { Page } from './page.ts';
import { disciplines, levels } from './settings.ts';
import { maxMentions, maxNamed, maxNotAssessed } from './job-fit-limits.ts';

/** Longest job description, in Unicode code points. */
export const maxJobDescriptionLength = 20_000;

export const JobFitRequest = component(
  'JobFitRequest',
  'The job description to assess.',
  z.strictObject({
    job_description: z
      .string()
      .refine((text) => !exceedsCodePoints(text, maxJobDescriptionLength), {
        message: `is longer than ${maxJobDescriptionLength} characters`,
      })
      .refine((text) => /\S/u.test(text), { message: 'is blank' })
      .meta({
        description: 'Full text or bullet points. It is neither stored nor logged.',
        minLength: 1,
        maxLength: maxJobDescriptionLength,
        pattern: '\\S',
      }),
  }),
);

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

const isConcept = z
  .boolean()
  .optional()
  .describe('Present if it is a field or a practice, such as `Observability`, not a product.');

const Evidence = component(
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

const NotEvidenced = component(
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

const Excluded = component(
  'Excluded',
  'A technology that the text mentions only to rule it out.',
  z.object({ technology: z.string().describe('Common name.'), mentions }),
);
export type Excluded = Readonly<z.output<typeof Excluded>>;

const Alternatives = component(
  'Alternatives',
  'Technologies of which the text asks for one, as in "Java or Kotlin".',
  z.object({
    technologies: z.array(z.string()).describe('In the order of the text.'),
    importance: Importance.describe('How the text asks for one of them.'),
    isEvidenced: z.boolean().describe('Whether the profile evidences at least one of them.'),
  }),
);
export type Alternatives = Readonly<z.output<typeof Alternatives>>;

const NotAssessed = component(
  'NotAssessed',
  'A demand besides technologies.',
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

const YearsAsked = component(
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
      .describe('The fewest years; absent if the text has no number.'),
    ...Mention.shape,
  }),
);
export type YearsAsked = Readonly<z.output<typeof YearsAsked>>;

const Unknown = component(
  'Unknown',
  'A name in a list of technologies that the matcher does not know.',
  z.object({
    name: z.string().describe('As the text writes it.'),
    isExcluded: z.boolean().optional().describe('Present if the text rules it out.'),
    mentions,
  }),
);
export type Unknown = Readonly<z.output<typeof Unknown>>;

const AskedRole = component(
  'AskedRole',
  'The role that the text asks for, by its title and its words.',
  z.object({
    level: z.enum(levels).optional().describe('Absent if the text names none.'),
    disciplines: z.array(z.enum(disciplines)).optional().describe('Absent if the text names none.'),
  }),
);

const Coverage = component(
  'Coverage',
  'What was assessed, so that no match is not mistaken for nothing recognised.',
  z.object({
    characters: z.int().min(0).describe('Length of the text, in Unicode code points.'),
    technologiesKnown: z.int().min(0).describe('How many technologies the matcher can recognise.'),
    technologiesRecognized: z
      .int()
      .min(0)
      .describe('How many different ones the text names, negated ones included.'),
    technologiesMatched: z.int().min(0).describe('How many of them the profile evidences.'),
    language: z
      .string()
      .optional()
      .describe(
        'Main language of the text (BCP 47), if its words tell. docs/matching.md lists the languages that are read.',
      ),
  }),
);
export type Coverage = Readonly<z.output<typeof Coverage>>;

const RoleMatch = component(
  'RoleMatch',
  'Whether the role that the text asks for is one that the profile covers.',
  z.object({
    isSeniorLevelMatch: z
      .boolean()
      .describe('The text asks for a senior hire and the profile is of that level.'),
    isBackendOrFullStackMatch: z
      .boolean()
      .describe('The text asks for back-end or full-stack work and the profile covers it.'),
    isSeniorAsked: z
      .boolean()
      .optional()
      .describe('The text asks for a senior hire, whatever the level of the profile.'),
    isBackendOrFullStackAsked: z
      .boolean()
      .optional()
      .describe('The text asks for back-end or full-stack work, whatever the profile covers.'),
    asked: AskedRole.optional().describe('Absent if the text names neither.'),
    yearsOfExperience: z.string().optional().describe('Computed from the work history.'),
    scaleHandled: z.string().optional().describe('The scale of systems handled, from the profile.'),
    languageMatch: z.string().optional().describe('Working languages, from the profile.'),
  }),
);

const RelevantCase = component(
  'RelevantCase',
  'A case study that backs matches.',
  z.object({ slug: CaseSlug, title: z.string(), summary: z.string(), page: Page }),
);

export type RelevantCase = Readonly<z.output<typeof RelevantCase>>;

markPartOfContent(EvidenceRoles, EvidenceCases, RelevantCase);

export const JobFitResult = component(
  'JobFitResult',
  'What of the job description the profile evidences. Keyword-based; nothing is inferred.',
  z.object({
    candidate: z.string().describe('Name of the engineer.'),
    roleMatch: RoleMatch,
    matchingTechnologiesFound: z
      .array(z.string())
      .describe('Technologies that the text names and the profile evidences, by first mention.'),
    relevantProductionCases: z
      .array(RelevantCase)
      .describe('Case studies that back matches, the one that backs most first.'),
    recommendation: z.string().describe('One or two sentences composed from what was found.'),
    evidence: z.array(Evidence).optional().describe('What backs each match, in the same order.'),
    notEvidenced: z
      .array(NotEvidenced)
      .optional()
      .describe('What the text names and the profile does not evidence.'),
    excluded: z.array(Excluded).optional().describe('What the text rules out.'),
    alternatives: z
      .array(Alternatives)
      .optional()
      .describe('Groups of which the text asks for one, in order of appearance.'),
    notAssessed: z
      .array(NotAssessed)
      .optional()
      .describe(
        `Demands besides technologies; at most ${maxNotAssessed}. Nothing was compared: silence about them is no yes.`,
      ),
    yearsAsked: z
      .array(YearsAsked)
      .optional()
      .describe('Years of experience that the text asks for, with their subject.'),
    unknown: z
      .array(Unknown)
      .optional()
      .describe('Names in lists of technologies that the matcher does not know.'),
    looksLike: z
      .enum(['resume'])
      .optional()
      .describe('The text is a résumé: its technologies are `mentioned`.'),
    coverage: Coverage.optional(),
  }),
);
export type JobFitResult = Readonly<z.output<typeof JobFitResult>>;

function exceedsCodePoints(text: string, limit: number): boolean {
  if (text.length <= limit) return false;
  if (text.length > 2 * limit) return true;
  let count = 0;
  for (const _ of text) if (++count > limit) return true;
  return false;
}
