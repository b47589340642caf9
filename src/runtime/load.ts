// Loads a site from an owner's folder.
import { type ContentIssue, placeOf, renderIssue } from '../content/report/issue.ts';
import { parseContent } from '../content/parse.ts';
import { readAssets, readContentFiles } from '../content/read.ts';
import type { Site } from '../schema/site.ts';
import { type Content, toYearMonth, type TranslatedContent } from '../schema/content.ts';
import { examineTrust } from '../trust/examine.ts';
import { ContentError, type LoadSite } from './source.ts';

export interface LoadedContent {
  readonly content: Content;
  /** Absent if there are none. */
  readonly translations?: readonly TranslatedContent[];
  /** Mistakes in translations included, because the original's texts replace wrong ones. */
  readonly warnings: readonly ContentIssue[];
}

/** Reads a folder; rejects with every mistake in it, and if `thorough`, with those in the words of translations. */
export async function loadContent(
  folder: string,
  now: Date,
  care?: 'thorough',
): Promise<LoadedContent> {
  const files = readContentFiles(folder);
  const options = { asOf: toYearMonth(now) };
  const parsed = parseContent(files, options);
  if (!('content' in parsed)) throw refuse(parsed.issues, folder);
  if (![...files.keys()].some((file) => file.startsWith('translations/'))) return parsed;
  const { loadTranslations } = await import('../content/translation/load.ts');
  const { translations, issues } = loadTranslations(files, parsed.content, care && folder);
  const errors = issues.filter(({ severity }) => severity === 'error');
  if (care === 'thorough' && errors.length > 0) throw refuse(errors, folder);
  return { ...parsed, translations, warnings: [...parsed.warnings, ...issues] };
}

function refuse(issues: readonly ContentIssue[], folder: string): Error {
  const errors = issues.filter(({ severity }) => severity === 'error');
  const mistakes = errors.map((issue) => ({
    place: `${placeOf(issue, folder)}:${issue.line}:${issue.column}`,
    message: issue.message,
    fix: issue.fix,
  }));
  return new ContentError(issues.map((issue) => renderIssue(issue, folder)).join('\n'), mistakes);
}

export function createSite(
  { content, translations }: Pick<LoadedContent, 'content' | 'translations'>,
  baseUrl: string,
): Site {
  return { content, baseUrl, assets: readAssets(), ...(translations && { translations }) };
}

/** Returns a loader of a folder. */
export function loaderOf(folder: string): LoadSite {
  // Assets belong to the package, so a reload does not read them again.
  const assets = readAssets();
  return async (now) => {
    const { warnings, ...loaded } = await loadContent(folder, now);
    return {
      site: { ...loaded, assets },
      warnings: warnings.map((warning) => renderIssue(warning, folder)),
      folder,
      examine: examineTrust,
    };
  };
}
