// An owner's files -> `Content`, or everything that is wrong with them.
import { addNotes } from '../domain/claims.ts';
import { orderRoles } from '../domain/experience.ts';
import { compact } from '../kernel/compact.ts';
import type { Content } from '../schema/content.ts';
import type { Trust } from '../schema/trust.ts';
import { pairAttestations } from './format/trust.ts';
import { checkFolder, rowOf } from './folder/check.ts';
import type { ContentFiles } from './folder/files.ts';
import type { Contribution, OwnerFile } from './folder/owner-file.ts';
import { ownerFiles } from './folder/owner-files.ts';
import { type ParsedFile, parseFile } from './folder/parse-file.ts';
import { type Issues, limitIssues, sortIssues } from './report/issue.ts';
import { memberOf, textsOf } from './report/text.ts';
import { ordinalOf } from './rules/cases.ts';
import { checkRules, type RuleOptions } from './rules/index.ts';
import { monthPattern } from './rules/roles.ts';

export type { RuleOptions as ParseOptions };

export type ParsedContent =
  | { readonly content: Content; readonly warnings: Issues }
  | { readonly issues: Issues };

/**
 * Parses an owner's folder. Either there is content, deeply frozen, or there are issues of which one is an error.
 *
 * @example
 * ```ts
 * const parsed = parseContent(readContentFiles('profile'), { asOf: '2026-11' });
 * if (!('content' in parsed)) throw new Error(parsed.issues.map((issue) => renderIssue(issue, 'profile')).join('\n'));
 * ```
 *
 * @throws {TypeError} when `asOf` is no month
 */
export function parseContent(
  files: ContentFiles,
  options: RuleOptions,
  table = ownerFiles,
): ParsedContent {
  if (!monthPattern.test(options.asOf)) {
    throw new TypeError(
      `asOf takes a year and a month, for example 2026-11, not "${options.asOf}".`,
    );
  }
  const parsed = parseFiles(files, table);
  const issues = limitIssues(
    sortIssues([
      ...checkFolder(files, table),
      ...parsed.flatMap((one) => one.issues),
      ...checkRules({ files, table, parsed }, options),
    ]),
  );
  if (issues.some(({ severity }) => severity === 'error')) return { issues };
  const { files: served = {}, roles = [], cases = [], vocabulary = [], ...said } = joinAll(parsed);
  const { trust: known, attestations, ...rest } = said;
  const trust = joinTrust(known, attestations);
  const claims = { cases: numberCases(cases), roles: orderRoles(roles) };
  const noted = trust ? { ...addNotes(claims, trust), trust } : claims;
  const texts = compact({ ...rest, vocabulary, ...noted });
  const content = { ...texts, files: served, asOf: options.asOf } as Content;
  return { content: freeze(content), warnings: issues };
}

/** Parses the files of each row in the order of the table. The language of profile.yaml applies to the rows below. */
function parseFiles(files: ContentFiles, table: readonly OwnerFile[]): readonly ParsedFile[] {
  const rows = new Map([...files.keys()].map((file) => [file, rowOf(file, table)]));
  const parsed: ParsedFile[] = [];
  for (const row of table) {
    const [language = 'en'] = textsOf([memberOf(profileOf(parsed)?.yaml?.data, 'language')]);
    const own = [...files.keys()].filter((file) => rows.get(file) === row);
    const ordered = row.reading === 'case' ? own.toSorted(byNumber) : own;
    for (const file of ordered) {
      const result = parseFile(row, file, files.get(file)!, { table, language });
      parsed.push({ row, file, ...result });
    }
  }
  return parsed;
}

function profileOf(parsed: readonly ParsedFile[]): ParsedFile | undefined {
  return parsed.find(({ file }) => file === 'profile.yaml');
}

function byNumber(a: string, b: string): number {
  return ordinalOf(a) - ordinalOf(b) || (a < b ? -1 : 1);
}

/** Joins the contributions of the files: concatenates lists, merges groups. */
function joinAll(parsed: readonly ParsedFile[]): Contribution {
  const joined: Record<string, unknown> = {};
  const profile = profileOf(parsed)?.data;
  for (const { row, file, data } of parsed) {
    const isNamed =
      row.namedBy === undefined || memberOf(profile, row.namedBy.field) === `/${file}`;
    if (data === undefined || !isNamed) continue;
    for (const [member, added] of Object.entries(row.into(data as never, file))) {
      if (Array.isArray(added)) ((joined[member] ??= []) as unknown[]).push(...added);
      else Object.assign((joined[member] ??= {}) as object, added);
    }
  }
  return joined;
}

/** The content of `trust/` and `attestations/`; `undefined` without such files. */
function joinTrust(
  known: Contribution['trust'],
  parts: Contribution['attestations'] = [],
): Trust | undefined {
  if (known === undefined && parts.length === 0) return undefined;
  return { keys: [], checks: [], ...known, attestations: pairAttestations(parts) };
}

/** Numbers the cases in their order, padded with zeros to the same width. */
function numberCases(cases: NonNullable<Contribution['cases']>): Content['cases'] {
  const width = Math.max(2, String(cases.length).length);
  return cases.map((study, index) => ({
    number: String(index + 1).padStart(width, '0'),
    ...study,
  }));
}

function freeze<Value>(value: Value): Value {
  // The elements of a typed array cannot be frozen.
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return value;
  for (const member of Object.values(value)) freeze(member);
  return Object.freeze(value);
}
