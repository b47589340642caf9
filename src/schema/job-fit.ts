// The job-description matcher's request and result. The contract's members come first; the rest is optional.
import * as z from 'zod';
import { CaseSlug } from './case.ts';
import { component, markPartOfContent } from './components.ts';
import { Page } from './page.ts';
import { disciplines, levels } from './settings.ts';
import {
  Alternatives,
  Evidence,
  Excluded,
  NotAssessed,
  NotEvidenced,
  Unknown,
  YearsAsked,
} from './job-fit-findings.ts';
import { maxNotAssessed } from './job-fit-limits.ts';

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
      .describe(
        'The text asks for back-end or full-stack work, by its words or by the technologies that it requires, whatever the profile covers.',
      ),
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

markPartOfContent(RelevantCase);

export const JobFitResult = component(
  'JobFitResult',
  'What of the job description the profile evidences. Keyword-based; no technology is inferred from another.',
  z.object({
    candidate: z.string().describe('Name of the engineer.'),
    roleMatch: RoleMatch,
    matchingTechnologiesFound: z
      .array(z.string())
      .describe('Technologies that the text names and the profile evidences, by first mention.'),
    relevantProductionCases: z
      .array(RelevantCase)
      .describe('Case studies that back matches, the one that backs most first.'),
    recommendation: z.string().describe('Two or three sentences composed from what was found.'),
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
        `Demands besides technologies, and for years; at most ${maxNotAssessed}. They are quoted and not judged: silence about them is no yes.`,
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
