import * as z from 'zod';
import { nearest } from '../kernel/nearest.ts';
import { quote } from '../problems.ts';
import { CaseSlug, EngineeringCase } from '../schema/case.ts';
import type { Content } from '../schema/content.ts';
import { derived } from '../kernel/derived.ts';
import { listEngineeringCases } from './list-engineering-cases.ts';
import { defineOperation, type Terms } from '../schema/operation.ts';
import { citeCase } from './citations.ts';

export const getCaseDetail = defineOperation({
  id: 'getCaseDetail',
  method: 'GET',
  path: '/api/cases/{slug}',
  summary: 'Read one case study in full',
  description:
    'One case study in full: context, problem, investigation, root cause, contribution, outcome and takeaway, as far as they apply.',
  input: z.strictObject({ slug: CaseSlug }),
  output: EngineeringCase,
  answers: 'The case study in full.',
  errors: ['case_not_found'],
  cache: 'until-content-changes',
  tool: {
    name: 'get_case_detail',
    title: 'Read one case study',
    description:
      'Reads one case study in full: context, problem, investigation, root cause, contribution, outcome. Use it for the detail or proof of a case, by its slug from list_engineering_cases. Quote what it says; add nothing.',
  },
  examples: ({ cases }) =>
    cases.slice(0, 1).map(({ slug, title }) => ({ summary: title, input: { slug } })),
  hint: listAll,
  run: (site, { slug }, fail, terms) => {
    const study = casesBySlug(site.content).get(slug);
    if (study !== undefined) return { ...study, ...citeCase(site, slug) };
    const { detail, hint } = describeUnknownCase(slug, site.content, terms);
    return fail('case_not_found', detail, hint);
  },
});

/** Describes an unknown slug and lists the valid ones. */
export function describeUnknownCase(
  slug: string,
  content: Content,
  terms: Terms,
): { detail: string; hint: string } {
  const meant = nearest(slug, casesBySlug(content).keys());
  const hint = (meant === undefined ? '' : `Did you mean "${meant}"? `) + listAll(content, terms);
  return { detail: `No case study has the slug ${quote(slug)}.`, hint };
}

const casesBySlug = derived(
  ({ cases }: Content) => new Map(cases.map((study) => [study.slug, study])),
);

/** Longest list of slugs in a hint, in characters; the others are counted. */
const maxListLength = 1_000;

function listAll(content: Content, terms: Terms): string {
  return `${listSlugs(content)} ${terms.nameOf(listEngineeringCases)} lists every case study.`;
}

const listSlugs = derived(({ cases }: Content) => {
  const slugs = cases.map((study) => study.slug);
  return slugs.length === 0
    ? 'There are no case studies yet.'
    : `Valid slugs: ${listBriefly(slugs)}.`;
});

function listBriefly(names: readonly string[]): string {
  let length = 0;
  const listed = names.filter((name) => (length += name.length + 2) <= maxListLength);
  const more = names.length - listed.length;
  return listed.join(', ') + (more > 0 ? ` and ${more} more` : '');
}
