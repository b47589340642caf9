// Forty questions, and the tool that a model should call first for each.
//
// How each was judged: two readers took each question with the names and descriptions of `tools/list` alone (no titles,
// schemas or answers), and noted each tool whose description promises the answer. A question passes if that is one tool, and
// it is the wanted one. The first reader had written the questions; the second, a language model, knew neither them nor the
// wanted tools, and chose the wanted tool for all forty. It hesitated at three over titles and calls without a filter, which
// the description of `query_experience` names since. This finds ambiguous descriptions; it does not measure how often a
// given model is right. With earlier descriptions, six of the forty failed: for Kubernetes in production, the proof of React
// and the cases of Kafka, two tools promised the answer; for the degree, the place and the projects, none did.
//
// The digest ties the judgement to the words that were judged: whoever changes a description judges the questions again.
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createMcp } from '../../src/mcp/dispatch.ts';
import { operations } from '../../src/operations/index.ts';
import { createTestSite, sampleContent } from '../sample.ts';

const judged = '18bd86b2dbb28961';

/** A question, the tool that answers it first, and its arguments where they follow from the question. */
type Question = readonly [question: string, wanted: string, args?: object];

const questions: readonly Question[] = [
  ['Who is this engineer?', 'get_profile', {}],
  ['How can I reach her?', 'get_profile', {}],
  ['Is she available for a new job?', 'get_profile', {}],
  ['Where does she live, and which time zone is that?', 'get_profile', {}],
  ['Which languages does she speak?', 'get_profile', {}],
  ['What is her main stack?', 'get_profile', {}],
  ['Does she have a degree?', 'get_profile', {}],
  ['What are her principles as an engineer?', 'get_profile', {}],
  ['Summarise her for me in two sentences.', 'get_profile', {}],
  ['Where is her GitHub account?', 'get_profile', {}],
  ['Has she built anything outside of work?', 'get_profile', {}],
  ['What is her focus?', 'get_profile', {}],
  ['What incidents has she handled?', 'list_engineering_cases', {}],
  ['Which case studies are there?', 'list_engineering_cases', {}],
  ['Has she ever dealt with a sudden peak of traffic?', 'list_engineering_cases', {}],
  ['What is the largest scale she has worked at?', 'list_engineering_cases', {}],
  ['Show me results that she is proud of, with numbers.', 'list_engineering_cases', {}],
  ['Is there an example of her finding a root cause?', 'list_engineering_cases', {}],
  ['Has she worked on accessibility problems?', 'list_engineering_cases', {}],
  [
    'Give me three interview topics from her past projects in production.',
    'list_engineering_cases',
    {},
  ],
  [
    'Read me the case live-commerce-traffic-spike.',
    'get_case_detail',
    { slug: 'live-commerce-traffic-spike' },
  ],
  [
    'What was the root cause in financial-onboarding-incident?',
    'get_case_detail',
    { slug: 'financial-onboarding-incident' },
  ],
  [
    'What exactly did she contribute in healthcare-react-component-system?',
    'get_case_detail',
    { slug: 'healthcare-react-component-system' },
  ],
  [
    'You listed financial-onboarding-incident. How was it investigated?',
    'get_case_detail',
    { slug: 'financial-onboarding-incident' },
  ],
  [
    'Quote the outcome of live-commerce-traffic-spike.',
    'get_case_detail',
    { slug: 'live-commerce-traffic-spike' },
  ],
  [
    'Does she have Kubernetes in production, where and how long?',
    'query_experience',
    { technology: 'Kubernetes' },
  ],
  ['Has she used k8s?', 'query_experience', { technology: 'k8s' }],
  ['How many years of PostgreSQL does she have?', 'query_experience', { technology: 'PostgreSQL' }],
  ['Does she know Rust?', 'query_experience', { technology: 'Rust' }],
  ['What proof is there that she has used React?', 'query_experience', { technology: 'React' }],
  ['Which case studies use Kafka?', 'query_experience', { technology: 'Kafka' }],
  ['Where does she work at the moment?', 'query_experience', {}],
  ['When was she at Lanternfish Live?', 'query_experience', { company: 'Lanternfish' }],
  ['Walk me through her career.', 'query_experience', {}],
  [
    'Did she use Redis at Lanternfish Live?',
    'query_experience',
    { technology: 'Redis', company: 'Lanternfish' },
  ],
  ['What job titles has she had?', 'query_experience', {}],
  [
    'Does she fit this job? "Senior back-end engineer. TypeScript, Kafka, Helm."',
    'evaluate_job_fit',
    { job_description: 'Senior back-end engineer. TypeScript, Kafka, Helm.' },
  ],
  [
    'Here is our advertisement: "Required: Go, Terraform." What does she lack?',
    'evaluate_job_fit',
    { job_description: 'Required: Go, Terraform.' },
  ],
  [
    'Compare her with these requirements: "Node.js, PostgreSQL, AWS".',
    'evaluate_job_fit',
    { job_description: 'Node.js, PostgreSQL, AWS' },
  ],
  [
    'What should I ask her for this role? "Staff engineer, Snowflake, dbt."',
    'evaluate_job_fit',
    { job_description: 'Staff engineer, Snowflake, dbt.' },
  ],
];

const answer = createMcp(createTestSite(sampleContent));

function onFault(error: unknown): never {
  throw error;
}

function ask(method: string, params: object): any {
  const message = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
  return JSON.parse(String(answer(message, { onFault }).body)).result;
}

it('has forty questions about all tools', () => {
  expect(questions).toHaveLength(40);
  const wanted = new Set(questions.map(([, tool]) => tool));
  expect(wanted).toEqual(new Set(operations.map(({ tool }) => tool.name)));
});

it('was judged with the descriptions as they are', () => {
  const { tools } = ask('tools/list', {});
  const text = tools
    .map(({ name, description }: Record<string, string>) => `${name}: ${description}`)
    .join('\n');
  expect(createHash('sha256').update(text).digest('hex').slice(0, 16), text).toBe(judged);
});

describe.each(questions)('%s', (_, name, args = {}) => {
  it(`is answered by ${name}`, () => {
    const { isError, structuredContent } = ask('tools/call', { name, arguments: args });
    expect(isError).toBeUndefined();
    expect(structuredContent).toBeDefined();
  });
});
