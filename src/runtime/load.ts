// From an owner's folder to a site, with the same words for `serve` and every other command.
import { type ContentIssue, renderIssue } from '../content/issue.ts';
import type { parseContent } from '../content/parse.ts';
import { parsePlainContent } from '../content/plain.ts';
import { readAssets, readContentFiles } from '../content/read.ts';
import type { Site } from '../documents/document.ts';
import { type Content, toYearMonth } from '../schema/content.ts';

export interface LoadedContent {
  readonly content: Content;
  readonly warnings: readonly ContentIssue[];
}

/** Reads a folder; rejects with every mistake in it, where there is one. */
export async function loadContent(folder: string, now: Date): Promise<LoadedContent> {
  const files = readContentFiles(folder);
  const options = { asOf: toYearMonth(now) };
  const content = parsePlainContent(files, options);
  if (content !== undefined) return { content, warnings: [] };
  const parsed = (await loadParser()).parseContent(files, options);
  if ('content' in parsed) return parsed;
  throw new Error(parsed.issues.map((issue) => renderIssue(issue, folder)).join('\n'));
}

/** Loads what reads content that is not plain, or not right. */
export async function loadParser(): Promise<{ readonly parseContent: typeof parseContent }> {
  return import('../content/parse.ts');
}

/** Makes a site of a content. */
export function createSite(content: Content, baseUrl: string): Site {
  return { content, baseUrl, assets: readAssets() };
}
