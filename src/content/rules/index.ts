// The rules between fields and between files. They read unvalidated data, so that another mistake in a file does not hide
// theirs.
import type { YearMonth } from '../../schema/content.ts';
import { isLanguageTag } from '../format/language-tag.ts';
import { hasWords, wordedLanguages } from '../../wording/index.ts';
import type { ContentIssue, Issues } from '../report/issue.ts';
import { memberOf, shorten, textsOf } from '../report/text.ts';
import { issueAt, type YAMLData } from '../yaml/located.ts';
import { checkAttestations } from './attestations.ts';
import { checkOrder, checkRepeatedRoles } from './background.ts';
import { checkCaseRoles, checkNumbers, checkSlugs } from './cases.ts';
import { checkCaseFigures, checkProfileFigures } from './figures.ts';
import { checkLinks } from './links.ts';
import { checkNamedFiles, checkPhotoAlt } from './named-files.ts';
import { casesOf, type ParsedFolder, yamlOf } from './parsed-folder.ts';
import { checkProse } from './prose.ts';
import { checkPublicPaths } from './public.ts';
import { checkDates, checkRoles } from './roles.ts';
import { checkSecrets } from './secrets.ts';
import { checkSpellings } from './spellings.ts';
import { checkTechnologies } from './technologies.ts';
import { checkTheme } from './theme.ts';
import { checkUnfinished } from './unfinished.ts';

/** The input of the rules besides the folder. */
export interface RuleOptions {
  /** The month in which `present` lies. */
  readonly asOf: YearMonth;
  /** Whether to warn of technologies that the vocabulary does not know; that takes building it. */
  readonly thorough?: boolean;
}

const placeOf = ({ file, line, column }: ContentIssue) => `${file}:${line}:${column}`;

export function checkRules(folder: ParsedFolder, options: RuleOptions): Issues {
  const profile = yamlOf(folder, 'profile.yaml');
  const experience = yamlOf(folder, 'experience.yaml');
  const background = yamlOf(folder, 'background.yaml');
  const vocabulary = yamlOf(folder, 'vocabulary.yaml');
  const cases = casesOf(folder);
  const named = namedPaths(profile);
  const served = new Set([...named, ...publicPaths(folder)]);
  const unfinished = checkUnfinished(folder.parsed, folder.table);
  const unfinishedPlaces = new Set(unfinished.map(placeOf));
  return [
    ...folder.parsed.flatMap(checkProse),
    ...unfinished,
    ...checkLinks(folder, served),
    ...checkPublicPaths(folder, named),
    ...checkSecrets(folder.files),
    ...checkAttestations(folder),
    ...checkNumbers(cases),
    ...checkSlugs(cases),
    ...checkCaseFigures(cases),
    ...(experience ? checkCaseRoles(cases, experience) : []),
    ...(experience ? [...checkDates(experience, options.asOf), ...checkRoles(experience)] : []),
    ...(background ? checkOrder(background) : []),
    ...(background && experience ? checkRepeatedRoles(background, experience) : []),
    ...(vocabulary ? checkSpellings(vocabulary) : []),
    // A text that is still to be written needs no second report.
    ...(profile ? checkProfile(folder, profile, options) : []).filter(
      (issue) => !unfinishedPlaces.has(placeOf(issue)),
    ),
  ];
}

function checkProfile(
  folder: ParsedFolder,
  profile: YAMLData,
  { thorough = false }: RuleOptions,
): Issues {
  return [
    ...checkNamedFiles(folder, profile),
    ...checkPhotoAlt(profile),
    ...checkProfileFigures(profile, casesOf(folder)),
    ...checkCore(profile),
    ...checkTheme(profile),
    ...(thorough ? checkLanguage(profile) : []),
    ...checkTechnologies(folder, profile, thorough),
  ];
}

/** Warns of an empty `core`, which is allowed because every entry needs evidence. */
function checkCore(profile: YAMLData): Issues {
  const core = memberOf(profile.data, 'core');
  if (!Array.isArray(core) || core.length > 0) return [];
  const fix =
    'Add what you use most and a role, case or project evidences, for example: - PostgreSQL';
  return [issueAt(profile, ['core'], 'The core stack is empty.', fix, 'warning')];
}

/** Warns of a language in which pages have no words of their own. */
function checkLanguage(profile: YAMLData): Issues {
  const language = memberOf(profile.data, 'language');
  if (typeof language !== 'string' || !isLanguageTag(language) || hasWords(language)) return [];
  const message = `Pages have words in ${wordedLanguages.join(', ')}; beside texts in "${shorten(language)}" they will be English.`;
  const fix = 'Nothing is wrong where that is meant. The headings of cases are English, too.';
  return [issueAt(profile, ['language'], message, fix, 'warning')];
}

/** Paths of the files that profile.yaml names. */
function namedPaths(profile: YAMLData | undefined): ReadonlySet<string> {
  return new Set(textsOf(['resumePath', 'photo'].map((field) => memberOf(profile?.data, field))));
}

function publicPaths({ parsed }: ParsedFolder): readonly string[] {
  return parsed.flatMap(({ file }) =>
    file.startsWith('public/') ? [file.slice('public'.length)] : [],
  );
}
