// An owner's files -> `Content`, or everything that is wrong with them.
import { assembleContent, type ParsedContent, type ParseOptions } from './assemble.ts';
import type { ContentFiles } from './files.ts';
import { findRefused, parseSections } from './markdown.ts';
import { monthPattern } from './rules.ts';
import { parseYAML } from './yaml.ts';

/**
 * Parses an owner's folder. Either there is content, deeply frozen, or there are issues of which one is an error.
 *
 * @throws {TypeError} when `asOf` is no month
 */
export function parseContent(files: ContentFiles, options: ParseOptions): ParsedContent {
  if (!monthPattern.test(options.asOf)) {
    throw new TypeError(
      `asOf takes a year and a month, for example 2026-11, not "${options.asOf}".`,
    );
  }
  return assembleContent(files, options, { parseYAML, parseSections, findRefused });
}
