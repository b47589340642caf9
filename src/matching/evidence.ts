// What of a profile backs each of its technologies, under whichever of its names.
import { formatDates, yearsWorked } from '../domain/experience.ts';
import type { EngineeringCase } from '../schema/case.ts';
import type { Content, Role } from '../schema/content.ts';
import { derived } from '../schema/derived.ts';
import type { Evidence } from '../schema/job-fit.ts';
import { listProfileTechnologies, vocabularyOf } from './vocabulary.ts';

export interface EvidencedTechnology {
  /** In the profile's own spelling, the first of several. */
  readonly name: string;
  /** Years in roles that used it, overlaps counted once; absent when only cases used it. */
  readonly years?: number;
  /** Latest first. */
  readonly roles: readonly Role[];
  /** In the order of their numbers. */
  readonly cases: readonly EngineeringCase[];
}

/** What backs one technology, as an answer says it. */
export type Backing = Omit<Evidence, 'mentions'>;

/** What the profile evidences, by index in its vocabulary: a product evidences its platform as well. */
const gatherEvidence = derived((content: Content): ReadonlyMap<number, EvidencedTechnology> => {
  const { technologies, indexOf, platformOf } = vocabularyOf(content);
  const gathered = new Map<number, { name: string; roles: Role[]; cases: EngineeringCase[] }>();
  const add = (index: number, name: string) => {
    if (!gathered.has(index)) gathered.set(index, { name, roles: [], cases: [] });
  };
  const names = listProfileTechnologies(content);
  for (const name of names) add(indexOf(name), name);
  for (const platform of names.map(platformOf)) {
    if (platform >= 0) add(platform, technologies[platform]!.name);
  }
  const indexesOf = (used: readonly string[]) =>
    new Set(used.flatMap((name) => [indexOf(name), platformOf(name)]));
  for (const role of content.roles) {
    for (const index of indexesOf(role.technologies)) gathered.get(index)?.roles.push(role);
  }
  for (const study of content.cases) {
    for (const index of indexesOf(study.technologies)) gathered.get(index)?.cases.push(study);
  }
  return new Map(
    [...gathered].map(([index, { name, roles, cases }]) => {
      const years = roles.length > 0 ? { years: yearsWorked(roles, content.asOf) } : {};
      return [index, { name, ...years, roles, cases }];
    }),
  );
});

/** Lists every technology that roles and cases name: longest use first, then most evidence, then by name. */
export const listTechnologies = derived((content: Content): readonly EvidencedTechnology[] => {
  const evidence = gatherEvidence(content);
  const named = new Set(listProfileTechnologies(content).map(vocabularyOf(content).indexOf));
  return [...named]
    .map((index) => evidence.get(index)!)
    .toSorted(
      (a, b) =>
        (b.years ?? 0) - (a.years ?? 0) ||
        b.roles.length + b.cases.length - (a.roles.length + a.cases.length) ||
        a.name.localeCompare(b.name, 'en'),
    );
});

/** What backs each technology of the profile, by index in its vocabulary. */
export const evidenceOf = derived(
  (content: Content): ReadonlyMap<number, Backing> =>
    new Map(
      [...gatherEvidence(content)].map(([index, { name, years, roles, cases }]) => [
        index,
        {
          technology: name,
          ...(roles.length > 0 && { roles: roles.map(toBackingRole) }),
          ...(cases.length > 0 && { cases: cases.map(({ slug }) => slug) }),
          ...(years !== undefined && { years }),
        },
      ]),
    ),
);

function toBackingRole(role: Role): { company: string; title: string; dates: string } {
  return { company: role.company, title: role.title, dates: formatDates(role) };
}
