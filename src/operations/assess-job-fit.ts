// The answer of `evaluateJobFit`, apart from its row: a page's script makes it too, without the schemas.
import { evaluateFit } from '../matching/fit/evaluate.ts';
import { derived } from '../kernel/derived.ts';
import type { PublishedContent } from '../schema/content.ts';
import type { EvidenceRole, JobFitResult, RelevantCase } from '../schema/job-fit.ts';
import { citeCase, citeRole } from './citations.ts';

/** Says what of a job description the profile evidences, and where each piece of evidence is. */
export function assessJobFit(site: PublishedContent, text: string): JobFitResult {
  const { relevantProductionCases, evidence, ...rest } = evaluateFit(site.content, text);
  const { citedCase, citedRoles } = citationsOf(site);
  return {
    ...rest,
    relevantProductionCases: relevantProductionCases.map(citedCase),
    ...(evidence && {
      evidence: evidence.map(({ roles, ...backing }) => ({
        ...backing,
        ...(roles && { roles: citedRoles(roles) }),
      })),
    }),
  };
}

/** Parts of answers with their pages, each made once. */
const citationsOf = derived((site: PublishedContent) => ({
  citedCase: derived((found: RelevantCase) => ({ ...found, ...citeCase(site, found.slug) })),
  citedRoles: derived((roles: readonly EvidenceRole[]) =>
    roles.map((role) => ({ ...role, ...citeRole(site, role) })),
  ),
}));
