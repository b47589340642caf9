// Checks the translations of a folder: their form, their differences from the original, and how complete they are.
import { vocabularyOf } from '../../matching/gazetteer/vocabulary.ts';
import { quoteForShell } from '../../kernel/shell.ts';
import type { Content } from '../../schema/content.ts';
import type { ContentFiles } from '../folder/files.ts';
import { issueOf, type Issues, limitIssues, sortIssues } from '../report/issue.ts';
import { shorten } from '../report/text.ts';
import { compareTexts } from './compare.ts';
import { readNumbers } from './numbers.ts';
import { readTranslations, type Translation } from './read.ts';
import { isAccepted, isOutdated } from './records.ts';
import type { Pair } from './texts.ts';
import { program } from '../../version.ts';

/** How much of an original is translated. */
export interface Share {
  readonly tag: string;
  readonly texts: number;
  readonly translated: number;
  readonly outdated: number;
}

/**
 * Checks every translation of a folder with a valid original.
 *
 * @param folder its path, for the commands that issues print
 */
export function checkTranslations(
  files: ContentFiles,
  content: Content,
  folder = 'profile',
): { readonly issues: Issues; readonly shares: readonly Share[] } {
  const translations = readTranslations(files);
  const issues = translations.flatMap((one) => [
    ...one.issues,
    ...one.pairs.flatMap((pair) => checkPair(pair, one, content, folder)),
    ...checkFigures(one),
  ]);
  return { issues: limitIssues(sortIssues(issues)), shares: translations.map(shareOf) };
}

export function shareOf({ tag, pairs, records }: Translation): Share {
  const counted = pairs.filter(({ isCounted }) => isCounted);
  return {
    tag,
    texts: counted.length,
    translated: counted.filter(({ translated }) => translated !== undefined).length,
    outdated: pairs.filter((pair) => isOutdated(pair, records[pair.key])).length,
  };
}

function checkPair(
  pair: Pair,
  { tag, from, records }: Translation,
  content: Content,
  folder: string,
): Issues {
  const { key, original, translated, originalPlace, file } = pair;
  if (translated === undefined) return [];
  const record = records[key];
  const done = `translate ${tag} ${quoteForShell(folder)} --done ${quoteForShell(key)}`;
  const accept = `If both texts are right: ${program} ${done} --reason "…"`;
  if (isOutdated(pair, record)) {
    const [before, now] = changedWords(record!.original, original);
    const message = `The original has changed (${originalPlace}) from "${before}" to "${now}".`;
    const fix = `Change the translation too. ${accept}`;
    return [issueOf(file, pair.place(), { message, fix }, 'warning')];
  }
  if (isAccepted(pair, record)) return [];
  const sides = { original, translated, from, to: tag };
  return compareTexts(sides, vocabularyOf(content)).map(({ severity, message, fix }) => {
    const words = { message: `${message} (${originalPlace})`, fix: `${fix} ${accept}` };
    return issueOf(file, pair.place(), words, severity);
  });
}

/** The words in which two texts differ, with a few around them. */
function changedWords(before: string, now: string): readonly [string, string] {
  const [old, present] = [before.split(/\s+/u), now.split(/\s+/u)];
  let start = 0;
  while (start < old.length && old[start] === present[start]) start++;
  let end = 0;
  const shortest = Math.min(old.length, present.length) - start;
  while (end < shortest && old.at(-1 - end) === present.at(-1 - end)) end++;
  const cut = (words: readonly string[]) =>
    shorten(words.slice(Math.max(start - 3, 0), words.length - Math.max(end - 3, 0)).join(' '));
  return [cut(old), cut(present)];
}

/** The numbers of a translated figure are in the translated text of its case, or of any case for the profile's figures. */
function checkFigures({ pairs, tag }: Translation): Issues {
  const bodies = pairs.filter(({ key }) => /^cases\/.*\/(?:body|points\/\d+)$/u.test(key));
  return pairs.flatMap((pair) => {
    const { isFigure, translated, file, originalPlace, key } = pair;
    const [folder = ''] = /^cases\/[^/]+\//u.exec(key) ?? [];
    const related = bodies.filter((one) => one.key.startsWith(folder));
    // Without a translation the text of the original is shown, which has its numbers.
    if (!isFigure || translated === undefined || related.some((one) => !one.translated)) return [];
    const numbers = new Set(
      related.flatMap((one) => readNumbers(one.translated!, tag)).map(({ value }) => value),
    );
    const missing = readNumbers(translated, tag).filter(({ value }) => !numbers.has(value));
    return missing.map(({ value }) => {
      const message = `No translated case has the number ${value} of this figure (${originalPlace}).`;
      return issueOf(file, pair.place(), { message, fix: 'Write the number of the case.' });
    });
  });
}
