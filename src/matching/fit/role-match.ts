// Compares the role that a text asks for with the profile's.
import { describeYears } from '../../domain/experience.ts';
import { derived } from '../../kernel/derived.ts';
import type { Content } from '../../schema/content.ts';
import type { JobFitResult } from '../../schema/job-fit.ts';
import type { Reading } from '../reading/findings.ts';

const seniorLevels: ReadonlySet<string | undefined> = new Set([
  'senior',
  'lead',
  'staff',
  'principal',
]);

/** The results by whether the text asks for a senior hire and for back-end or full-stack work. */
const roleMatchesOf = derived((content: Content): JobFitResult['roleMatch'][][] => {
  const { fit, roles, asOf } = content;
  const years = describeYears(roles, asOf);
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

export function matchRole(
  content: Content,
  { role, asked, looksLike }: Reading,
): JobFitResult['roleMatch'] {
  const { level, disciplines } = asked;
  const isSenior = role.isSenior || seniorLevels.has(level);
  // `Java Engineer` asks for back end without saying so.
  const isBackendOrFullStack =
    role.isBackendOrFullStack ||
    disciplines.includes('backend') ||
    disciplines.includes('fullstack');
  const match = roleMatchesOf(content)[Number(isSenior)]![Number(isBackendOrFullStack)]!;
  if (looksLike !== undefined || (level === undefined && disciplines.length === 0)) return match;
  return {
    ...match,
    asked: {
      ...(level !== undefined && { level }),
      ...(disciplines.length > 0 && { disciplines: [...disciplines] }),
    },
  };
}
