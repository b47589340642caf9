// The job-description matcher's request and result. The contract's members come first; the rest is optional.
import * as z from 'zod';
import { CaseSlug } from './case.ts';
import { component } from './components.ts';

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
    quote: z.string().describe('The words as they stand in the text.'),
    start: z.int().min(0).describe('Offset of the first character, in Unicode code points.'),
    end: z.int().min(0).describe('Offset after the last character, in Unicode code points.'),
  }),
);
export type Mention = Readonly<z.output<typeof Mention>>;

/** Most places that are told of one technology; its descriptions spell it out. */
export const maxMentions = 10;

const mentions = z
  .array(Mention)
  .describe(`Where the text names it, in order of appearance; at most ${maxMentions} places.`);

const Evidence = component(
  'Evidence',
  'What backs one matched technology.',
  z.object({
    technology: z.string().describe('Name in the spelling of the profile.'),
    mentions,
    roles: z
      .array(z.object({ company: z.string(), title: z.string(), dates: z.string() }))
      .optional()
      .describe('Roles that used it, latest first.'),
    cases: z.array(CaseSlug).optional().describe('Case studies that used it.'),
    years: z
      .number()
      .optional()
      .describe('Years in roles that used it, overlaps counted once, to one decimal.'),
  }),
);
export type Evidence = Readonly<z.output<typeof Evidence>>;

const NotEvidenced = component(
  'NotEvidenced',
  'A technology that the text names and the profile does not evidence. That is no statement of a lack.',
  z.object({
    technology: z.string().describe('Common name.'),
    importance: z
      .enum(['required', 'preferred', 'mentioned'])
      .describe('How the text asks for it, by its headings and words.'),
    mentions,
  }),
);
export type NotEvidenced = Readonly<z.output<typeof NotEvidenced>>;

const Excluded = component(
  'Excluded',
  'A technology that the text mentions only to rule it out.',
  z.object({ technology: z.string().describe('Common name.'), mentions }),
);
export type Excluded = Readonly<z.output<typeof Excluded>>;

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
  }),
);
export type Coverage = Readonly<z.output<typeof Coverage>>;

export const JobFitResult = component(
  'JobFitResult',
  'What of the job description the profile evidences. Keyword-based; nothing is inferred.',
  z.object({
    candidate: z.string().describe('Name of the engineer.'),
    roleMatch: z.object({
      isSeniorLevelMatch: z
        .boolean()
        .describe('The text asks for a senior hire and the profile is of that level.'),
      isBackendOrFullStackMatch: z
        .boolean()
        .describe('The text asks for back-end or full-stack work and the profile covers it.'),
      yearsOfExperience: z.string().optional().describe('Computed from the work history.'),
      scaleHandled: z
        .string()
        .optional()
        .describe('The scale of systems handled, from the profile.'),
      languageMatch: z.string().optional().describe('Working languages, from the profile.'),
    }),
    matchingTechnologiesFound: z
      .array(z.string())
      .describe('Technologies that the text names and the profile evidences, by first mention.'),
    relevantProductionCases: z
      .array(z.object({ slug: CaseSlug, title: z.string(), summary: z.string() }))
      .describe('Case studies that back matches, the one that backs most first.'),
    recommendation: z.string().describe('One or two sentences composed from what was found.'),
    evidence: z.array(Evidence).optional().describe('What backs each match, in the same order.'),
    notEvidenced: z
      .array(NotEvidenced)
      .optional()
      .describe('What the text names and the profile does not evidence.'),
    excluded: z.array(Excluded).optional().describe('What the text rules out.'),
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
