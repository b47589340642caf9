// Loads a site from an owner's folder.
import { type ContentIssue, renderIssue } from '../content/report/issue.ts';
import { parseContent } from '../content/parse.ts';
import { readAssets, readContentFiles } from '../content/read.ts';
import type { Site } from '../schema/site.ts';
import { type Content, toYearMonth } from '../schema/content.ts';
import { examineTrust } from '../trust/examine.ts';
import type { LoadSite } from './source.ts';

export interface LoadedContent {
  readonly content: Content;
  readonly warnings: readonly ContentIssue[];
}

/** Reads a folder; rejects with every mistake in it. */
export async function loadContent(folder: string, now: Date): Promise<LoadedContent> {
  const files = readContentFiles(folder);
  const options = { asOf: toYearMonth(now) };
  const parsed = parseContent(files, options);
  if ('content' in parsed) return parsed;
  throw new Error(parsed.issues.map((issue) => renderIssue(issue, folder)).join('\n'));
}

export function createSite(content: Content, baseUrl: string): Site {
  return { content, baseUrl, assets: readAssets() };
}

/** Returns a loader of a folder. */
export function loaderOf(folder: string): LoadSite {
  // Assets belong to the package, so a reload does not read them again.
  const assets = readAssets();
  return async (now) => {
    const { content, warnings } = await loadContent(folder, now);
    return {
      site: { content, assets },
      warnings: warnings.map((warning) => renderIssue(warning, folder)),
      folder,
      examine: examineTrust,
    };
  };
}
