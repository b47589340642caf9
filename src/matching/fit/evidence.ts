// Finds the roles, cases and projects that back each technology of a profile, under any of its names.
import { formatDates, yearsWorked } from '../../domain/experience.ts';
import type { EngineeringCase } from '../../schema/case.ts';
import type { Content, Role } from '../../schema/content.ts';
import { derived } from '../../kernel/derived.ts';
import type { Evidence } from '../../schema/job-fit-findings.ts';
import { listProfileTechnologies, vocabularyOf } from '../gazetteer/vocabulary.ts';

export interface EvidencedTechnology {
  /** In the profile's own spelling, the first of several. */
  readonly name: string;
  /** Years of full-time work in roles that used it; absent if there are none. */
  readonly years?: number;
  /** Latest first. */
  readonly roles: readonly Role[];
  /** In the order of their numbers. */
  readonly cases: readonly EngineeringCase[];
  /** Names of projects, in the order of the owner's list. */
  readonly projects: readonly string[];
  /** For a platform that the profile does not name: those of its products that it names. */
  readonly through: readonly string[];
}

/** The evidence of a technology, as answers have it. */
export type ProfileEvidence = Omit<Evidence, 'mentions' | 'importance'>;

/** The evidence of a profile by index in its vocabulary. A product also evidences its platform. */
const gatherEvidence = derived((content: Content): ReadonlyMap<number, EvidencedTechnology> => {
  const { technologies, indexOf, platformOf } = vocabularyOf(content);
  const gathered = new Map<number, Gathered>();
  const add = (index: number, name: string) => {
    if (gathered.has(index)) return;
    gathered.set(index, { name, roles: [], cases: [], projects: [], through: [] });
  };
  const names = listProfileTechnologies(content);
  for (const name of names) add(indexOf(name), name);
  const named = new Set(names.map(indexOf));
  for (const name of names) {
    const platform = platformOf(name);
    if (platform < 0) continue;
    add(platform, technologies[platform]!.name);
    if (!named.has(platform)) gathered.get(platform)!.through.push(name);
  }
  const indexesOf = (used: readonly string[]) =>
    new Set(used.flatMap((name) => [indexOf(name), platformOf(name)]));
  for (const role of content.roles) {
    if (role.kind === 'leave') continue;
    for (const index of indexesOf(role.technologies)) gathered.get(index)?.roles.push(role);
  }
  for (const study of content.cases) {
    for (const index of indexesOf(study.technologies)) gathered.get(index)?.cases.push(study);
  }
  for (const project of content.profile.projects ?? []) {
    for (const index of indexesOf(project.technologies ?? [])) {
      gathered.get(index)?.projects.push(project.name);
    }
  }
  return new Map(
    [...gathered].map(([index, { name, ...evidence }]) => {
      const years = yearsWorked(evidence.roles, content.asOf);
      return [index, { name, ...(years > 0 && { years }), ...evidence }];
    }),
  );
});

interface Gathered {
  readonly name: string;
  readonly roles: Role[];
  readonly cases: EngineeringCase[];
  readonly projects: string[];
  readonly through: string[];
}

/** Lists every technology that roles and cases name: longest use first, then most evidence, then by name. */
export const listTechnologies = derived((content: Content): readonly EvidencedTechnology[] => {
  const evidence = gatherEvidence(content);
  const named = new Set(listProfileTechnologies(content).map(vocabularyOf(content).indexOf));
  return [...named]
    .map((index) => evidence.get(index)!)
    .toSorted(
      (a, b) =>
        (b.years ?? 0) - (a.years ?? 0) ||
        weigh(b) - weigh(a) ||
        a.name.localeCompare(b.name, 'en'),
    );
});

function weigh({ roles, cases, projects }: EvidencedTechnology): number {
  return roles.length + cases.length + projects.length;
}

/** The evidence of each technology as answers have it, by index in the vocabulary of the profile. */
export const evidenceOf = derived(
  (content: Content): ReadonlyMap<number, ProfileEvidence> =>
    new Map(
      [...gatherEvidence(content)].map(
        ([index, { name, years, roles, cases, projects, through }]) => [
          index,
          {
            technology: name,
            ...(through.length > 0 && { through: [...through] }),
            ...(roles.length > 0 && { roles: roles.map(toBackingRole) }),
            ...(cases.length > 0 && { cases: cases.map(({ slug }) => slug) }),
            ...(projects.length > 0 && { projects: [...projects] }),
            ...(years !== undefined && { years }),
          },
        ],
      ),
    ),
);

function toBackingRole(role: Role): { company: string; title: string; dates: string } {
  return { company: role.company, title: role.title, dates: formatDates(role) };
}
