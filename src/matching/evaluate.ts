// Compares a job description with a profile. Nothing is inferred: a technology is backed or it is not.
import { describeYears } from '../domain/experience.ts';
import type { EngineeringCase } from '../schema/case.ts';
import type { Content } from '../schema/content.ts';
import { derived } from '../schema/derived.ts';
import type { JobFitResult } from '../schema/job-fit.ts';
import { type Backing, evidenceOf } from './evidence.ts';
import type { Importance } from './importance.ts';
import { readJobDescription, type Recognized } from './recognize.ts';
import { recommend } from './recommendation.ts';
import type { AskedRole } from './role.ts';
import { vocabularyOf } from './vocabulary.ts';

const seniorLevels: ReadonlySet<string | undefined> = new Set([
  'senior',
  'lead',
  'staff',
  'principal',
]);

/** A technology that the text names and the profile evidences. */
export interface Match {
  readonly recognized: Recognized;
  readonly backing: Backing;
}

/** A technology that the text names and the profile does not evidence. */
export interface Gap {
  readonly technology: string;
  readonly importance: Importance;
  readonly mentions: Recognized['mentions'];
}

/** Says what of a job description the profile evidences. */
export function evaluateFit(content: Content, text: string): JobFitResult {
  const vocabulary = vocabularyOf(content);
  const backings = evidenceOf(content);
  const isEvidenced = (technology: number) => backings.has(technology);
  const reading = readJobDescription(vocabulary, text);
  const matches: Match[] = [];
  const gaps: Gap[] = [];
  const excluded = [];
  for (const recognized of reading.recognized) {
    const { technology: index, isExcluded, mentions } = recognized;
    const backing = backings.get(index);
    const technology = backing?.technology ?? vocabulary.technologies[index]!.name;
    if (isExcluded) excluded.push({ technology, mentions });
    else if (backing) matches.push({ recognized, backing });
    else gaps.push({ technology, importance: recognized.importance(isEvidenced), mentions });
  }
  const cases = rankCases(content.cases, matches);
  return {
    candidate: content.profile.name,
    roleMatch: matchRole(content, reading.role),
    matchingTechnologiesFound: matches.map(({ backing }) => backing.technology),
    relevantProductionCases: cases.map(summaryOf),
    recommendation: recommend(content, { matches, gaps, cases, isRuledOut: excluded.length > 0 }),
    ...(matches.length > 0 && { evidence: matches.map(toEvidence) }),
    ...(gaps.length > 0 && { notEvidenced: gaps }),
    ...(excluded.length > 0 && { excluded }),
    coverage: {
      characters: reading.characters,
      technologiesKnown: vocabulary.technologies.length,
      technologiesRecognized: reading.recognized.length,
      technologiesMatched: matches.length,
    },
  };
}

/** What the profile says to a role, by whether that is a senior one and whether it is for back end or full stack. */
const roleMatchesOf = derived((content: Content): JobFitResult['roleMatch'][][] => {
  const { fit, roles, asOf } = content;
  const years = describeYears(roles, asOf);
  const coversBackend =
    fit.disciplines.includes('backend') || fit.disciplines.includes('fullstack');
  return [false, true].map((isSenior) =>
    [false, true].map((isBackendOrFullStack) => ({
      isSeniorLevelMatch: isSenior && seniorLevels.has(fit.level),
      isBackendOrFullStackMatch: isBackendOrFullStack && coversBackend,
      ...(years !== undefined && { yearsOfExperience: years }),
      ...(fit.scaleHandled !== undefined && { scaleHandled: fit.scaleHandled }),
      ...(fit.languageMatch !== undefined && { languageMatch: fit.languageMatch }),
    })),
  );
});

function matchRole(content: Content, { isSenior, isBackendOrFullStack }: AskedRole) {
  return roleMatchesOf(content)[Number(isSenior)]![Number(isBackendOrFullStack)]!;
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

function toEvidence({ recognized, backing }: Match) {
  return { mentions: recognized.mentions, ...backing };
}
