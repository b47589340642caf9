import * as z from 'zod';
import { toExperience } from '../domain/experience.ts';
import type { Content } from '../schema/content.ts';
import { derived } from '../schema/derived.ts';
import { ExperienceResult } from '../schema/experience.ts';
import { Memo } from '../schema/memo.ts';
import { foldText } from '../matching/normalize.ts';
import { vocabularyOf } from '../matching/vocabulary.ts';
import { defineOperation } from './operation.ts';

export const queryExperience = defineOperation({
  id: 'queryExperience',
  method: 'GET',
  path: '/api/experience',
  summary: 'Query the work history',
  description:
    'Roles in reverse chronological order. Filters match case-insensitive substrings and combine with AND; `technology` also knows common aliases, such as `k8s` for Kubernetes.',
  input: z.strictObject({
    technology: z
      .string()
      .optional()
      .describe('Part of the name of a technology, or an alias of one. Empty filters nothing.'),
    company: z
      .string()
      .optional()
      .describe('Part of the name of a company. Empty filters nothing.'),
  }),
  output: ExperienceResult,
  answers: 'The roles that match; `count` is 0 where none does.',
  errors: [],
  cache: 'until-content-changes',
  tool: {
    name: 'query_experience',
    title: 'Query the work history',
    description:
      'Reads the work history, latest role first, filtered by technology (names and aliases, such as k8s), by company, or by both. Use it to see where and when a technology was used. No match means that no role evidences it; check list_engineering_cases before saying so, and do not call it a lack.',
  },
  examples: ({ profile, roles }) => [
    { summary: 'The whole work history', input: {} },
    ...profile.core
      .slice(0, 1)
      .map((technology) => ({ summary: `Roles that used ${technology}`, input: { technology } })),
    ...roles
      .slice(0, 1)
      .map(({ company }) => ({ summary: `Roles at ${company}`, input: { company } })),
  ],
  run: (content, filters) => {
    const roles = selectRoles(content, filters);
    const known = results(content);
    const key = roles.map(({ index }) => index).join();
    let result = known.get(key);
    if (result === undefined) {
      result = { count: roles.length, experiences: roles.map(({ experience }) => experience) };
      known.set(key, result, 1 + roles.length);
    }
    return result;
  },
});

/** Roles in remembered results, taken together. */
const maxRemembered = 20_000;

/** Results by the roles in them: there are more queries than sets of roles that they select. */
const results = derived<Content, Memo<ExperienceResult>>(() => new Memo(maxRemembered));

interface Filters {
  readonly technology?: string | undefined;
  readonly company?: string | undefined;
}

/**
 * Characters beyond which a filter is part of no name. To fold a longer one could take minutes: combining marks are
 * put in order in the square of their number.
 */
const maxFilterLength = 1_000;

function selectRoles(content: Content, { technology, company }: Filters) {
  if ([technology, company].some((filter = '') => filter.length > maxFilterLength)) return [];
  let roles = searchableRoles(content);
  if (company) {
    const part = foldText(company);
    roles = roles.filter((role) => role.company.includes(part));
  }
  if (technology) {
    const part = foldText(technology);
    const named = vocabularyOf(content).find(technology);
    roles = roles.filter(
      ({ names, technologies }) =>
        names.some((name) => name.includes(part)) || (named && technologies.has(named.name)),
    );
  }
  return roles;
}

const searchableRoles = derived((content: Content) =>
  content.roles.map((role, index) => ({
    index,
    experience: toExperience(role),
    company: foldText(role.company),
    names: role.technologies.map(foldText),
    technologies: new Set(
      role.technologies.map((name) => vocabularyOf(content).find(name)?.name ?? name),
    ),
  })),
);
