// What an owner's files say, put together and checked, whichever way they are read.
import type * as z from 'zod';
import { compact } from '../domain/compact.ts';
import { orderRoles } from '../domain/experience.ts';
import type { Content, YearMonth } from '../schema/content.ts';
import { type ParsedCase, parseCase } from './case.ts';
import { type ContentFiles, decodeText } from './files.ts';
import { checkFolder, fileNames, listCaseEntries, listCaseFiles } from './folder.ts';
import { ExperienceFile, ProfileFile, VocabularyFile } from './formats.ts';
import { type ContentIssue, limitIssues, sortIssues } from './issue.ts';
import { checkProse } from './prose.ts';
import { checkDates, checkResume, checkRoles, checkSlugs } from './rules.ts';
import { checkEntries, checkEvidence, checkSpellings, checkVocabulary } from './technologies.ts';
import { checkFormat } from './violations.ts';
import type { Readers } from './readers.ts';
import type { YAMLData } from './yaml-data.ts';

export type ParsedContent =
  | { readonly content: Content; readonly warnings: readonly ContentIssue[] }
  | { readonly issues: readonly ContentIssue[] };

export interface ParseOptions {
  /** The month in which `present` lies, for example `2026-11`. */
  readonly asOf: YearMonth;
  /** Whether to warn of technologies that the vocabulary does not know, which takes building it. */
  readonly thorough?: boolean;
}

/** Reads and checks an owner's files. */
export function assembleContent(
  files: ContentFiles,
  options: ParseOptions,
  readers: Readers,
): ParsedContent {
  const parsed = parseFiles(files, readers);
  const { profile, experience, vocabulary, cases } = parsed;
  const issues = limitIssues(
    sortIssues([
      ...checkFolder(files),
      ...[profile, experience, vocabulary, ...cases].flatMap((one) => one.issues),
      ...checkRules(files, parsed, options),
      ...[profile, experience, ...cases].flatMap(({ yaml }) => checkProse(yaml, readers)),
    ]),
  );
  if (profile.data === undefined || issues.some(({ severity }) => severity === 'error')) {
    return { issues };
  }
  const { fit = {}, site = {}, ...facts } = profile.data;
  const width = Math.max(2, String(cases.length).length);
  const resume = facts.resumePath === undefined ? undefined : files.get(facts.resumePath.slice(1));
  const content: Content = {
    ...compact({
      profile: facts,
      cases: cases.flatMap(({ value }, index) =>
        value === undefined ? [] : [{ number: String(index + 1).padStart(width, '0'), ...value }],
      ),
      roles: orderRoles(experience.data ?? []),
      fit: { disciplines: [], ...fit },
      site,
      vocabulary: vocabulary.data ?? [],
    }),
    ...(resume !== undefined && { resume }),
    asOf: options.asOf,
  };
  return { content: freeze(content), warnings: issues };
}

function parseFiles(files: ContentFiles, readers: Readers) {
  const { parseYAML } = readers;
  return {
    profile: parseFile(files, fileNames.profile, ProfileFile, parseYAML),
    experience: parseFile(files, fileNames.experience, ExperienceFile, parseYAML),
    vocabulary: parseFile(files, fileNames.vocabulary, VocabularyFile, parseYAML),
    cases: listCaseFiles(files).map((file) => parseCaseFile(file, files.get(file)!, readers)),
  };
}

interface ParsedFile<Data> {
  /** The YAML, unless its syntax is broken or the file is missing. */
  readonly yaml?: YAMLData;
  readonly data?: Data;
  readonly issues: readonly ContentIssue[];
}

function parseFile<Schema extends z.ZodType>(
  files: ContentFiles,
  file: string,
  schema: Schema,
  parseYAML: Readers['parseYAML'],
): ParsedFile<z.output<Schema>> {
  const bytes = files.get(file);
  if (bytes === undefined) return { issues: [] };
  const decoded = decodeText(file, bytes);
  if ('issue' in decoded) return { issues: [decoded.issue] };
  const { yaml, issues } = parseYAML(file, decoded.text, 1);
  if (yaml === undefined) return { issues };
  // A vocabulary of which every entry is commented out is an empty one.
  if (yaml.data === null && file === fileNames.vocabulary) return { issues };
  const checked = checkFormat(yaml, schema);
  return { ...checked, yaml, issues: [...issues, ...checked.issues] };
}

function parseCaseFile(file: string, bytes: Uint8Array, readers: Readers): ParsedCase {
  const decoded = decodeText(file, bytes);
  return 'issue' in decoded ? { issues: [decoded.issue] } : parseCase(file, decoded.text, readers);
}

function checkRules(
  files: ContentFiles,
  { profile, experience, vocabulary, cases }: ReturnType<typeof parseFiles>,
  { asOf, thorough = false }: ParseOptions,
): readonly ContentIssue[] {
  const readable = cases.flatMap(({ yaml }) => yaml ?? []);
  const issues = [...checkSlugs(readable)];
  if (experience.yaml) {
    issues.push(...checkDates(experience.yaml, asOf), ...checkRoles(experience.yaml));
  }
  if (vocabulary.yaml) issues.push(...checkSpellings(vocabulary.yaml));
  if (!profile.yaml) return issues;
  issues.push(...checkResume(profile.yaml, files));
  const evidence = [...(experience.yaml ? [experience.yaml] : []), ...readable];
  const joined = checkEntries(profile.yaml, evidence, vocabulary.data ?? []);
  issues.push(...joined);
  // Evidence that stands in a file which cannot be read, has another name, or is joined to other evidence is not missing,
  // and in a vocabulary with a mistake no name is.
  const isWhole = experience.yaml && readable.length === listCaseEntries(files).length;
  const isKnown = vocabulary.issues.every(({ severity }) => severity === 'warning');
  if (!isWhole || !isKnown || joined.length > 0) return issues;
  issues.push(...checkEvidence(profile.yaml, evidence, vocabulary.data ?? []));
  if (thorough) issues.push(...checkVocabulary(profile.yaml, evidence, vocabulary));
  return issues;
}

function freeze<Value>(value: Value): Value {
  // The elements of a typed array cannot be frozen.
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return value;
  for (const member of Object.values(value)) freeze(member);
  return Object.freeze(value);
}
