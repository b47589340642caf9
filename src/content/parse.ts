// An owner's files -> `Content`, or everything that is wrong with them.
import { assembleContent, type ParsedContent } from './assemble.ts';
import type { ContentFiles } from './folder/files.ts';
import { ownerFiles } from './folder/owner-files.ts';
import type { RuleOptions } from './rules/index.ts';
import { monthPattern } from './rules/roles.ts';

export type ParseOptions = RuleOptions;

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
  options: ParseOptions,
  table = ownerFiles,
): ParsedContent {
  if (!monthPattern.test(options.asOf)) {
    throw new TypeError(
      `asOf takes a year and a month, for example 2026-11, not "${options.asOf}".`,
    );
  }
  return assembleContent(files, options, table);
}
