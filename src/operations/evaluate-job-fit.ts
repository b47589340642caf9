import { JobFitRequest, JobFitResult } from '../schema/job-fit.ts';
import { defineOperation } from './operation.ts';

export const evaluateJobFit = defineOperation({
  id: 'evaluateJobFit',
  method: 'POST',
  path: '/api/job-fit',
  summary: 'Evaluate a job description',
  description: 'Keyword match of a job description against the verified skills and case studies.',
  input: JobFitRequest,
  output: JobFitResult,
  answers: 'What matches.',
  errors: [],
  cache: 'never',
  tool: { name: 'evaluate_job_fit', title: 'Evaluate a job description', description: 'x' },
  examples: () => [{ summary: 'A short text', input: { job_description: 'Senior engineer.' } }],
  run: ({ profile }) => ({
    candidate: profile.name,
    roleMatch: { isSeniorLevelMatch: false, isBackendOrFullStackMatch: false },
    matchingTechnologiesFound: [],
    relevantProductionCases: [],
    recommendation: 'None.',
  }),
});
