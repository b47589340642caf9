// The matcher as a script for pages of static sites: the same code without the schemas.
import { isInEnglish } from '../matching/reading/extract.ts';
import { vocabularyOf } from '../matching/gazetteer/vocabulary.ts';
import { assessJobFit } from '../operations/assess-job-fit.ts';
import type { PublishedContent } from '../schema/content.ts';

export { assessJobFit };

/** Letters of other scripts than Latin, whose cues are read in every text. */
const otherScripts = /[\u0370-\u1dff\u2e80-\ud7ff\uf900-\uffff]/;

/** Whether the script with English words alone can read a text. */
export function needsEnglishOnly({ content }: PublishedContent, text: string): boolean {
  return !otherScripts.test(text) && isInEnglish(vocabularyOf(content), text);
}
