import * as z from 'zod';
import { CaseSummary } from '../schema/case.ts';
import { citeCase } from './citations.ts';
import { defineOperation } from '../schema/operation.ts';

export const listEngineeringCases = defineOperation({
  id: 'listEngineeringCases',
  method: 'GET',
  path: '/api/cases',
  summary: 'List the case studies',
  description:
    'Every production case study in brief, in order, with the slug that reads it in full.',
  input: z.strictObject({}),
  output: z.array(CaseSummary),
  answers: 'Every case study in brief.',
  errors: [],
  cache: 'until-content-changes',
  tool: {
    name: 'list_engineering_cases',
    title: 'List the case studies',
    description:
      'Lists every production case study in brief: incidents, scale, results. Use it to find a kind of problem, then get_case_detail with the slug that fits; for one technology use query_experience. The cases are a selection.',
  },
  examples: () => [{ summary: 'All case studies', input: {} }],
  run: (site) => site.content.cases.map((study) => ({ ...study, ...citeCase(site, study.slug) })),
});
