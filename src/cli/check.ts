// `profile-api check`: reports every mistake in an owner's folder.
import type { ContentFiles } from '../content/folder/files.ts';
import { parseContent } from '../content/parse.ts';
import { readContentFiles } from '../content/read.ts';
import type { LoadedContent } from '../runtime/load.ts';
import { readSetting, UsageError } from '../runtime/settings.ts';
import { type Content, toYearMonth } from '../schema/content.ts';
import { type Checked, type ReportFormat, reports } from './check-report.ts';
import { checkSignature } from './check-signature.ts';
import { readChoice } from './choice.ts';
import type { Given, Output } from './command.ts';
import { readBaseUrl } from './origin.ts';

/** Checks a folder; resolves to 0 if it can be served, and to 1 if not, or if `--strict` meets a warning. */
export async function check(given: Given, output: Output): Promise<number> {
  const { flags } = given;
  const folder = readFolder(given);
  const format = readFormat(given);
  const now = new Date();
  const asOf = toYearMonth(now);
  const files = readContentFiles(folder);
  const parsed = parseContent(files, { asOf, thorough: true });
  const print = (checked: Checked) => {
    const report = reports[format](checked);
    if (report !== '') output.out(report);
  };
  if (!('content' in parsed)) {
    print({ folder, content: undefined, issues: parsed.issues, shares: [] });
    return 1;
  }
  const { content } = parsed;
  const { shares, issues: inTranslations, ...others } = await loadIfAny(files, content, folder);
  const issues = [...parsed.warnings, ...inTranslations];
  print({ folder, content, issues, shares });
  // Standard output of other formats holds only the report, for programs.
  const aside = format === 'text' ? output : { ...output, out: (text: string) => output.err(text) };
  // The site may be static files.
  const baseUrl = readBaseUrl(flags, given.environment, true);
  if (flags['links'] === true) {
    const { checkLinksOf } = await import('./check-links.ts');
    const isFresh = flags['fresh'] === true;
    await checkLinksOf({ folder, content, origin: baseUrl, now, isFresh }, aside);
  }
  const loaded = { content, ...others };
  const isBacked = await checkSignature({ folder, baseUrl, loaded, now }, aside);
  if (!isBacked || issues.some(({ severity }) => severity === 'error')) return 1;
  const isComplete = shares.every(
    ({ texts, translated, outdated }) => translated === texts && outdated === 0,
  );
  return flags['strict'] === true && (issues.length > 0 || !isComplete) ? 1 : 0;
}

/** Reads and checks the translations of a valid folder, if it has some. */
async function loadIfAny(
  files: ContentFiles,
  content: Content,
  folder: string,
): Promise<Pick<Checked, 'issues' | 'shares'> & Pick<LoadedContent, 'translations'>> {
  if (![...files.keys()].some((file) => file.startsWith('translations/'))) {
    return { shares: [], issues: [] };
  }
  const { loadTranslations } = await import('../content/translation/load.ts');
  return loadTranslations(files, content, folder);
}

function readFolder({ flags, words: [folder], environment }: Given): string {
  if (folder === undefined) return readSetting('profile', flags, environment);
  if (flags['profile'] === undefined) return folder;
  throw new UsageError(
    `Two folders are named: "${folder}", and "${flags['profile']}" by --profile.`,
  );
}

function readFormat({ flags }: Given): ReportFormat {
  if (flags['json'] === true) return 'json';
  return readChoice(flags, 'format', Object.keys(reports) as ReportFormat[]) ?? 'text';
}
