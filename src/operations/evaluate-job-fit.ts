import { JobFitRequest, JobFitResult } from '../schema/job-fit.ts';
import { assessJobFit } from './assess-job-fit.ts';
import { defineOperation } from '../schema/operation.ts';

export const evaluateJobFit = defineOperation({
  id: 'evaluateJobFit',
  method: 'POST',
  path: '/api/job-fit',
  summary: 'Compare a job description with the profile',
  description:
    'Finds the technologies that a job description names and says which of them the profile evidences, with the quoted words, the roles and case studies behind each, what is not evidenced, and what the text rules out. Keyword-based: infers no technology from another, stores and logs nothing.',
  input: JobFitRequest,
  output: JobFitResult,
  answers: 'What of the job description the profile evidences.',
  errors: [],
  cache: 'never',
  tool: {
    name: 'evaluate_job_fit',
    title: 'Compare a job description',
    hasCard: true,
    description:
      'Compares the text of a job description with the profile. Use it to tell whether the engineer fits a job. Each match has its evidence; `notEvidenced` is what the profile does not show, never what the engineer lacks. Read `relevantProductionCases` with get_case_detail before judging.',
  },
  examples: ({ profile }) => [
    {
      summary: 'A short description',
      input: {
        job_description: `Senior Backend Engineer. Required: ${profile.core.slice(0, 3).join(', ')}. Nice to have: COBOL. No PHP.`,
      },
    },
  ],
  run: (site, { job_description }) => assessJobFit(site, job_description),
});
