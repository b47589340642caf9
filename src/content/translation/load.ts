// The translations of a folder as contents, for the site that is served.
import type { Content, TranslatedContent } from '../../schema/content.ts';
import type { ContentFiles } from '../folder/files.ts';
import { type Issues, limitIssues, sortIssues } from '../report/issue.ts';
import { applyTranslation } from './apply.ts';
import { checkTranslations, type Share, shareOf } from './check.ts';
import { readTranslations } from './read.ts';

/**
 * Reads every translation of a valid folder. A text with a mistake of form is the original's; the issues name it.
 *
 * @param compareIn the folder as commands name it, if the words are to be compared with those of the original; that takes
 * longer than reading them
 */
export function loadTranslations(
  files: ContentFiles,
  content: Content,
  compareIn?: string,
): {
  readonly translations: readonly TranslatedContent[];
  readonly shares: readonly Share[];
  readonly issues: Issues;
} {
  const all = readTranslations(files);
  const served = all.filter(({ isServed }) => isServed);
  return {
    translations: served.map((translation) => applyTranslation(content, translation)),
    shares: all.map(shareOf),
    issues:
      compareIn === undefined
        ? limitIssues(sortIssues(all.flatMap(({ issues }) => issues)))
        : checkTranslations(files, content, compareIn).issues,
  };
}
