import * as z from 'zod';
import { toExperience } from '../domain/answers.ts';
import type { PublishedContent } from '../schema/content.ts';
import { derived } from '../kernel/derived.ts';
import { ExperienceResult } from '../schema/experience.ts';
import { foldText } from '../matching/normalize/fold.ts';
import { evidenceOf } from '../matching/fit/evidence.ts';
import { vocabularyOf } from '../matching/gazetteer/vocabulary.ts';
import { citeRole } from './citations.ts';
import { defineOperation } from '../schema/operation.ts';

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
      .describe('Part of a technology name, or an alias. Empty filters nothing.'),
    company: z.string().optional().describe('Part of a company name. Empty filters nothing.'),
  }),
  output: ExperienceResult,
  answers: 'The roles that match; `count` is 0 where none does.',
  errors: [],
  unfiltered: {
    summary: 'Read the work history',
    description: 'Every role, in reverse chronological order.',
    answers: 'Every role.',
  },
  cache: 'until-content-changes',
  tool: {
    name: 'query_experience',
    title: 'Query the work history',
    description:
      'Reads roles with employer, title, dates and technologies, latest first: all, or by technology (name or alias, such as k8s), company, or both. `technology` gives its years in all roles and its case studies. Without a role and `technology`, the profile does not evidence it; do not call that a lack.',
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
  run: (site, filters) => {
    const roles = selectRoles(site, filters);
    const technology = describeTechnology(site, filters.technology);
    return {
      count: roles.length,
      experiences: roles.map(({ experience }) => experience),
      ...(technology && { technology }),
    };
  },
});

interface Filters {
  readonly technology?: string | undefined;
  readonly company?: string | undefined;
}

/** Longest filter that is compared, in characters: sorting combining marks takes the square of their number. */
const maxFilterLength = 1_000;

function selectRoles(site: PublishedContent, { technology, company }: Filters) {
  if ([technology, company].some((filter = '') => filter.length > maxFilterLength)) return [];
  let roles = searchableRoles(site);
  if (company) {
    const part = foldText(company);
    roles = roles.filter((role) => role.company.includes(part));
  }
  if (technology) {
    const part = foldText(technology);
    const named = vocabularyOf(site.content).find(technology);
    roles = roles.filter(
      ({ names, technologies }) =>
        names.some((name) => name.includes(part)) || (named && technologies.has(named.name)),
    );
  }
  return roles;
}

/** Returns the evidence for the technology that a filter names, as the matcher counts it. */
function describeTechnology({ content }: PublishedContent, name: string | undefined) {
  if (!name || name.length > maxFilterLength) return undefined;
  const backing = evidenceOf(content).get(vocabularyOf(content).indexOf(name));
  if (backing === undefined) return undefined;
  const { technology, years, cases } = backing;
  return { name: technology, ...(years !== undefined && { years }), ...(cases && { cases }) };
}

const searchableRoles = derived((site: PublishedContent) => {
  const vocabulary = vocabularyOf(site.content);
  return site.content.roles.map((role) => {
    const experience = toExperience(role);
    return {
      experience: { ...experience, ...citeRole(site, experience) },
      company: foldText(role.company),
      names: role.technologies.map(foldText),
      technologies: new Set(role.technologies.map((name) => vocabulary.find(name)?.name ?? name)),
    };
  });
});
