// Compares a job description with a profile. A technology is evidenced, named without evidence, or absent.
import type { EngineeringCase } from '../../schema/case.ts';
import type { Content } from '../../schema/content.ts';
import { derived } from '../../kernel/derived.ts';
import type { JobFitResult } from '../../schema/job-fit.ts';
import { readJobDescription } from '../reading/extract.ts';
import type { Reading } from '../reading/findings.ts';
import { vocabularyOf } from '../gazetteer/vocabulary.ts';
import { Comparison } from './compare.ts';
import type { Gap, Match } from './match.ts';
import { recommend } from './recommendation.ts';
import { matchRole } from './role-match.ts';

/** A result whose `named` places have paths on the site in place of pages. */
export type LocalResult = Omit<JobFitResult, 'notEvidenced'> & { notEvidenced?: Gap[] };

/** Compares a job description with the profile. */
export function evaluateFit(content: Content, text: string): LocalResult {
  const vocabulary = vocabularyOf(content);
  const reading = readJobDescription(vocabulary, text);
  const comparison = new Comparison(content, reading);
  const { matches, gaps, excluded } = comparison;
  const cases = rankCases(content.cases, matches);
  const { looksLike, language } = reading;
  const isRuledOut = excluded.length > 0;
  const demands = listDemands(reading, comparison);
  const choices = demands.alternatives?.map(({ technologies }) => technologies) ?? [];
  return {
    candidate: content.profile.name,
    roleMatch: matchRole(content, reading),
    matchingTechnologiesFound: matches.map(({ backing }) => backing.technology),
    relevantProductionCases: cases.map(summaryOf),
    recommendation: recommend(content, { matches, gaps, choices, cases, isRuledOut, looksLike }),
    ...(matches.length > 0 && { evidence: matches.map(toEvidence) }),
    ...(gaps.length > 0 && { notEvidenced: gaps }),
    ...(excluded.length > 0 && { excluded }),
    ...demands,
    ...(looksLike !== undefined && { looksLike }),
    coverage: {
      characters: reading.characters,
      technologiesKnown: vocabulary.technologies.length,
      technologiesRecognized: reading.recognized.length,
      technologiesMatched: matches.length,
      ...(language !== undefined && { language }),
    },
  };
}

/** Lists the demands of a text besides single technologies; absent lists are left out. */
function listDemands(
  { alternatives, notAssessed, years, unknown }: Reading,
  { nameOf, isEvidenced }: Comparison,
): Pick<JobFitResult, 'alternatives' | 'notAssessed' | 'yearsAsked' | 'unknown'> {
  return {
    ...(alternatives.length > 0 && {
      alternatives: alternatives.map(({ technologies, importance }) => ({
        technologies: technologies.map(nameOf),
        importance,
        isEvidenced: technologies.some(isEvidenced),
      })),
    }),
    ...(notAssessed.length > 0 && { notAssessed: [...notAssessed] }),
    ...(years.length > 0 && {
      yearsAsked: years.map(({ years: fewest, subject, mention }) => ({
        subject,
        ...(fewest !== undefined && { years: fewest }),
        ...mention,
      })),
    }),
    ...(unknown.length > 0 && {
      unknown: unknown.map(({ name, isExcluded, mentions }) => ({
        name,
        ...(isExcluded && { isExcluded }),
        mentions: [...mentions],
      })),
    }),
  };
}

const summaryOf = derived(({ slug, title, summary }: EngineeringCase) => ({
  slug,
  title,
  summary,
}));

/** Cases that back a match: the one that backs most technologies first, then most mentions, then by number. */
function rankCases(
  cases: readonly EngineeringCase[],
  matches: readonly Match[],
): EngineeringCase[] {
  const weights = new Map<string, { technologies: number; mentions: number }>();
  for (const { backing, recognized } of matches) {
    for (const slug of backing.cases ?? []) {
      const { technologies, mentions } = weights.get(slug) ?? { technologies: 0, mentions: 0 };
      weights.set(slug, { technologies: technologies + 1, mentions: mentions + recognized.count });
    }
  }
  const weightOf = ({ slug }: EngineeringCase) => weights.get(slug)!;
  return cases
    .filter(({ slug }) => weights.has(slug))
    .toSorted(
      (a, b) =>
        weightOf(b).technologies - weightOf(a).technologies ||
        weightOf(b).mentions - weightOf(a).mentions,
    );
}

function toEvidence({ recognized, backing, importance, yearsAsked, isConcept }: Match) {
  return {
    importance,
    ...(yearsAsked !== undefined && { yearsAsked }),
    ...(isConcept && { isConcept }),
    mentions: recognized.mentions,
    ...backing,
  };
}
