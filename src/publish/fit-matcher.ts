// The matcher as a script of a page, for hosts that run no program: the same code, without the schemas around it.
import { isInEnglish } from '../matching/extract.ts';
import { vocabularyOf } from '../matching/gazetteer/vocabulary.ts';
import { assessJobFit } from '../operations/assess-job-fit.ts';
import type { PublishedContent } from '../schema/content.ts';

export { assessJobFit };

/** Whether a text needs the words of English only, which is all the first script has. */
export function needsEnglishOnly({ content }: PublishedContent, text: string): boolean {
  return isInEnglish(vocabularyOf(content), text);
}
