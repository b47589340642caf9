// Compares a job description with a profile. A technology is evidenced, named without evidence, or absent.
import { describeYears as describeExperience } from '../../domain/experience.ts';
import type { EngineeringCase } from '../../schema/case.ts';
import type { Content } from '../../schema/content.ts';
import { derived } from '../../kernel/derived.ts';
import type { JobFitResult } from '../../schema/job-fit.ts';
import { evidenceOf } from './evidence.ts';
import { type Reading, readJobDescription } from '../extract.ts';
import type { Gap, Match } from './match.ts';
import { recommend } from './recommendation.ts';
import { isField } from './concepts.ts';
import { findNamed, findPlatform } from './named.ts';
import { partsOf } from '../gazetteer/concepts.ts';
import { partsOfPlatforms } from '../gazetteer/data/platforms.ts';
import { type Vocabulary, vocabularyOf } from '../gazetteer/vocabulary.ts';

const seniorLevels: ReadonlySet<string | undefined> = new Set([
  'senior',
  'lead',
  'staff',
  'principal',
]);

/** A result whose `named` places have paths on the site in place of pages. */
export type LocalResult = Omit<JobFitResult, 'notEvidenced'> & { notEvidenced?: Gap[] };

/** Compares a job description with the profile. */
export function evaluateFit(content: Content, text: string): LocalResult {
  const vocabulary = vocabularyOf(content);
  const backings = evidenceOf(content);
  const isEvidenced = (technology: number) => backings.has(technology);
  const reading = readJobDescription(vocabulary, text);
  const matches: Match[] = [];
  const gaps: Gap[] = [];
  const excluded = [];
  const nameOf = (index: number) =>
    backings.get(index)?.technology ?? vocabulary.technologies[index]!.name;
  const describe = (index: number): Pick<Gap, 'yearsAsked' | 'isConcept'> => {
    const asked = reading.years
      .filter(({ technologies }) => technologies.includes(index))
      .flatMap(({ years }) => years ?? []);
    return {
      ...(asked.length > 0 && { yearsAsked: Math.max(...asked) }),
      ...(isField(vocabulary, index) && { isConcept: true }),
    };
  };
  /** What the profile has of a technology that it does not evidence. */
  const describeGap = (index: number): Partial<Gap> => {
    const through = partsOf(vocabulary, index).filter(isEvidenced).map(nameOf);
    const named = findNamed(content, index);
    const platform = named.length > 0 ? -1 : findPlatform(content, index);
    return {
      ...(through.length > 0 && { through }),
      ...(named.length > 0 && { named: [...named] }),
      ...(platform >= 0 && { partOf: nameOf(platform) }),
    };
  };
  for (const recognized of reading.recognized) {
    const { technology: index, isExcluded, mentions } = recognized;
    const backing = backings.get(index);
    const technology = nameOf(index);
    if (isExcluded) excluded.push({ technology, mentions });
    else if (backing) {
      const importance = recognized.importance();
      matches.push({ recognized, backing, importance, ...describe(index) });
    } else if (!recognized.mentions.every(({ quote }) => isPart(vocabulary, index, quote))) {
      const importance = recognized.importance(isEvidenced);
      gaps.push({
        technology,
        importance,
        mentions,
        ...describe(index),
        ...describeGap(index),
      });
    }
  }
  const cases = rankCases(content.cases, matches);
  return {
    candidate: content.profile.name,
    roleMatch: matchRole(content, reading),
    matchingTechnologiesFound: matches.map(({ backing }) => backing.technology),
    relevantProductionCases: cases.map(summaryOf),
    recommendation: recommend(content, {
      matches,
      gaps,
      cases,
      isRuledOut: excluded.length > 0,
      looksLike: reading.looksLike,
    }),
    ...(matches.length > 0 && { evidence: matches.map(toEvidence) }),
    ...(gaps.length > 0 && { notEvidenced: gaps }),
    ...(excluded.length > 0 && { excluded }),
    ...(reading.alternatives.length > 0 && {
      alternatives: reading.alternatives.map(({ technologies, importance }) => ({
        technologies: technologies.map(nameOf),
        importance,
        isEvidenced: technologies.some(isEvidenced),
      })),
    }),
    ...(reading.notAssessed.length > 0 && { notAssessed: [...reading.notAssessed] }),
    ...(reading.years.length > 0 && {
      yearsAsked: reading.years.map(({ years, subject, mention }) => ({
        subject,
        ...(years !== undefined && { years }),
        ...mention,
      })),
    }),
    ...(reading.unknown.length > 0 && {
      unknown: reading.unknown.map(({ name, isExcluded, mentions }) => ({
        name,
        ...(isExcluded && { isExcluded }),
        mentions: [...mentions],
      })),
    }),
    ...(reading.looksLike !== undefined && { looksLike: reading.looksLike }),
    coverage: {
      characters: reading.characters,
      technologiesKnown: vocabulary.technologies.length,
      technologiesRecognized: reading.recognized.length,
      technologiesMatched: matches.length,
      ...(reading.language !== undefined && { language: reading.language }),
    },
  };
}

/** Whether words name a part of a platform, which is a gap of its own: GitLab CI of GitLab. */
function isPart(vocabulary: Vocabulary, platform: number, words: string): boolean {
  const named = vocabulary.indexOf(words);
  return named !== platform && platformPartsOf(vocabulary).has(named);
}

const platformPartsOf = derived(
  ({ indexOf }: Vocabulary): ReadonlySet<number> => new Set(partsOfPlatforms.map(indexOf)),
);

/** What the profile says to a role, by whether that is a senior one and whether it is for back end or full stack. */
const roleMatchesOf = derived((content: Content): JobFitResult['roleMatch'][][] => {
  const { fit, roles, asOf } = content;
  const years = describeExperience(roles, asOf);
  const coversBackend =
    fit.disciplines.includes('backend') || fit.disciplines.includes('fullstack');
  return [false, true].map((isSenior) =>
    [false, true].map((isBackendOrFullStack) => ({
      isSeniorLevelMatch: isSenior && seniorLevels.has(fit.level),
      isBackendOrFullStackMatch: isBackendOrFullStack && coversBackend,
      isSeniorAsked: isSenior,
      isBackendOrFullStackAsked: isBackendOrFullStack,
      ...(years !== undefined && { yearsOfExperience: years }),
      ...(fit.scaleHandled !== undefined && { scaleHandled: fit.scaleHandled }),
      ...(fit.languageMatch !== undefined && { languageMatch: fit.languageMatch }),
    })),
  );
});

function matchRole(
  content: Content,
  { role, asked, looksLike }: Reading,
): JobFitResult['roleMatch'] {
  const { isSenior, isBackendOrFullStack } = role;
  const match = roleMatchesOf(content)[Number(isSenior)]![Number(isBackendOrFullStack)]!;
  const { level, disciplines } = asked;
  if (looksLike !== undefined || (level === undefined && disciplines.length === 0)) return match;
  return {
    ...match,
    asked: {
      ...(level !== undefined && { level }),
      ...(disciplines.length > 0 && { disciplines: [...disciplines] }),
    },
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

function toEvidence({ recognized, backing, ...asked }: Match) {
  return { ...asked, mentions: recognized.mentions, ...backing };
}
