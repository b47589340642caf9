// The result of `evaluateJobFit`, apart from its definition: the script of a page computes it too, without schemas.
import { evaluateFit } from '../matching/fit/evaluate.ts';
import type { NamedPlace } from '../matching/fit/named.ts';
import { derived } from '../kernel/derived.ts';
import type { PublishedContent } from '../schema/content.ts';
import type { JobFitResult, RelevantCase } from '../schema/job-fit.ts';
import type { EvidenceRole } from '../schema/job-fit-findings.ts';
import { citeCase, citePath, citeRole } from './citations.ts';

/** Compares a job description with the profile and adds the page of each piece of evidence. */
export function assessJobFit(site: PublishedContent, text: string): JobFitResult {
  const { relevantProductionCases, evidence, notEvidenced, ...rest } = evaluateFit(
    site.content,
    text,
  );
  const { citedCase, citedRoles, citedPlace } = citationsOf(site);
  return {
    ...rest,
    relevantProductionCases: relevantProductionCases.map(citedCase),
    ...(evidence && {
      evidence: evidence.map(({ roles, ...backing }) => ({
        ...backing,
        ...(roles && { roles: citedRoles(roles) }),
      })),
    }),
    ...(notEvidenced && {
      notEvidenced: notEvidenced.map(({ named, ...gap }) => ({
        ...gap,
        ...(named && { named: named.map(citedPlace) }),
      })),
    }),
  };
}

/** Adds pages to parts of results, once for each part. */
const citationsOf = derived((site: PublishedContent) => ({
  citedCase: derived((found: RelevantCase) => ({ ...found, ...citeCase(site, found.slug) })),
  citedRoles: derived((roles: readonly EvidenceRole[]) =>
    roles.map((role) => ({ ...role, ...citeRole(site, role) })),
  ),
  citedPlace: derived(({ where, quote, path }: NamedPlace) => ({
    where,
    quote,
    ...citePath(site, path),
  })),
}));
