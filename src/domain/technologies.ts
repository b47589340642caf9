// Every technology that the content evidences, with the years, roles and cases behind it.
import type { EngineeringCase } from '../schema/case.ts';
import type { Content, Role } from '../schema/content.ts';
import { derived } from '../schema/derived.ts';
import { yearsWorked } from './experience.ts';

export interface EvidencedTechnology {
  readonly name: string;
  /** Years in roles that used it, overlaps counted once; absent when only cases used it. */
  readonly years?: number;
  /** Latest first. */
  readonly roles: readonly Role[];
  /** In the order of their numbers. */
  readonly cases: readonly EngineeringCase[];
}

/** Lists every technology of roles and cases: longest use first, then most evidence, then by name. */
export const listTechnologies = derived((content: Content): readonly EvidencedTechnology[] => {
  const evidence = new Map<string, { roles: Role[]; cases: EngineeringCase[] }>();
  const evidenceOf = (name: string) => {
    const known = evidence.get(name) ?? { roles: [], cases: [] };
    evidence.set(name, known);
    return known;
  };
  for (const role of content.roles)
    for (const name of new Set(role.technologies)) evidenceOf(name).roles.push(role);
  for (const study of content.cases)
    for (const name of new Set(study.technologies)) evidenceOf(name).cases.push(study);
  return [...evidence]
    .map(([name, { roles, cases }]) => ({
      name,
      roles,
      cases,
      ...(roles.length > 0 && { years: yearsWorked(roles, content.asOf) }),
    }))
    .toSorted(
      (a, b) =>
        (b.years ?? 0) - (a.years ?? 0) ||
        b.roles.length + b.cases.length - (a.roles.length + a.cases.length) ||
        a.name.localeCompare(b.name, 'en'),
    );
});
