// Prompts that a client offers by name. They name the tools to call and how to read the results.
import type { GetPromptResult, Prompt as Definition } from '@modelcontextprotocol/server';
import { groundRules } from '../documents/guides/ground-rules.ts';
import { evaluateJobFit } from '../operations/evaluate-job-fit.ts';
import { parseInput } from '../operations/execute.ts';
import { getCaseDetail } from '../operations/get-case-detail.ts';
import { getProfile } from '../operations/get-profile.ts';
import { listEngineeringCases } from '../operations/list-engineering-cases.ts';
import { queryExperience } from '../operations/query-experience.ts';
import { toolTerms } from '../operations/terms.ts';
import { Problem, quote } from '../problems.ts';
import type { McpSite } from './identity.ts';
import { invalidParams, type JSONObject, readCall, type ResultJSON, toASCII } from './wire.ts';

interface Prompt extends Definition {
  /** Makes the user's message from the arguments. */
  write(site: McpSite, args: Readonly<Record<string, string>>): string;
}

const { name: profile } = getProfile.tool;
const { name: cases } = listEngineeringCases.tool;
const { name: study } = getCaseDetail.tool;
const { name: experience } = queryExperience.tool;
const { name: fit } = evaluateJobFit.tool;

const jobDescriptionArgument = {
  name: 'job_description',
  description: 'Full text or bullet points. It is neither stored nor logged.',
  required: true,
} as const;

const prompts: readonly Prompt[] = [
  {
    name: 'fit',
    title: 'Does this job fit?',
    description: 'Compares a job description with the profile: evidence, gaps, open questions.',
    arguments: [jobDescriptionArgument],
    write: ({ content }, { job_description: text }) =>
      instruct(
        [
          `Compare the job description below with the profile of ${content.profile.name}.`,
          `Call ${fit} once with its full text, then ${study} for each case that it names.`,
          'Answer in two sentences first, without a score. Then give a table: what is asked for, how strongly, the role or case that evidences it. End with the questions to ask about what is not evidenced.',
        ],
        text,
      ),
  },
  {
    name: 'interview_questions',
    title: 'Questions for an interview',
    description: 'Questions that start from the case studies, and what a good answer would add.',
    arguments: [{ ...jobDescriptionArgument, required: false }],
    write: ({ content }, { job_description: text }) =>
      instruct(
        [
          `Prepare an interview with ${content.profile.name}.`,
          text === undefined
            ? `Call ${profile} and ${cases}, then ${study} for the cases that matter most.`
            : `Call ${fit} once with the job description below, then ${study} for each case that it names.`,
          'Write eight questions. Each starts from a decision, a figure or a cause in a case or a role, names it, and asks for what the text leaves open. After each, say in one line what a convincing answer would contain.',
        ],
        text,
      ),
  },
  {
    name: 'brief',
    title: 'A brief on one page',
    description: 'Who this is, what was done, how to reach: for somebody with a minute.',
    write: ({ content }) =>
      instruct([
        `Write a brief about ${content.profile.name} for a hiring manager with one minute.`,
        `Call ${profile}, ${experience} and ${cases}; read the strongest case with ${study}.`,
        'At most 200 words: who this is, the experience with its years and companies, the strongest case with its figures, availability and contact. Link the page of each role and case that you name.',
      ]),
  },
];

function instruct(steps: readonly string[], jobDescription?: string): string {
  return [
    ...steps,
    `Rules:\n${groundRules.map((rule) => `- ${rule}`).join('\n')}`,
    ...(jobDescription === undefined ? [] : [`The job description:\n\n${jobDescription}`]),
  ].join('\n\n');
}

export function listPrompts(): readonly Definition[] {
  return prompts.map(({ write: _, ...definition }) => definition);
}

export function findPrompt(name: string): Prompt {
  const prompt = prompts.find((one) => one.name === name);
  if (prompt !== undefined) return prompt;
  const names = prompts.map((one) => one.name).join(', ');
  throw invalidParams(`Unknown prompt ${quote(name)}. Prompts: ${names}.`);
}

/** Returns the result of `prompts/get`. */
export function getPrompt(site: McpSite, params: JSONObject): ResultJSON {
  const { name, args } = readCall(params);
  const prompt = findPrompt(name);
  const text = prompt.write(site, checkArguments(prompt, site, args));
  return toASCII({
    description: prompt.description,
    messages: [{ role: 'user', content: { type: 'text', text } }],
  } satisfies GetPromptResult);
}

function checkArguments(
  { arguments: declared = [] }: Definition,
  site: McpSite,
  args: JSONObject,
): Readonly<Record<string, string>> {
  const names = declared.map(({ name }) => name);
  const unknown = Object.keys(args).find((name) => !names.includes(name));
  if (unknown !== undefined) {
    const valid = names.length === 0 ? 'It takes none.' : `It takes ${names.join(', ')}.`;
    throw invalidParams(`Unknown argument ${quote(unknown)}. ${valid}`);
  }
  const isAsked = declared.some(({ required }) => required) || Object.keys(args).length > 0;
  if (!isAsked) return {};
  try {
    // The argument is that of the tool, with the same limits.
    return parseInput(evaluateJobFit, site.content, args, toolTerms) as Record<string, string>;
  } catch (error) {
    throw error instanceof Problem ? invalidParams(`${error.message} ${error.hint}`) : error;
  }
}
