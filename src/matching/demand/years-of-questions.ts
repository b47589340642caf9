// Years that are the whole answer to a question about technologies: `Do you know Java? At least 3 years.`
import { cue } from '../gazetteer/cues.ts';
import { isQuestion } from '../segments/sentences.ts';
import { hardSeparators } from '../tokens/separators.ts';
import type { Tokens } from '../tokens/tokens.ts';
import { afterAmount, firstAmount, startOfAmount } from './amounts.ts';

/** Longest question, in words. */
const longestQuestion = 8;
/** How far after a question the unit of the years is, in words. */
const unitReach = 5;

/** The technologies of the question before years, if nothing else answers it. */
export function namesOfQuestion(tokens: Tokens, unit: number, amount: number): number[] {
  const start = startOfAmount(tokens, amount);
  const isAlone =
    tokens.parted(start, hardSeparators) &&
    tokens.parted(afterAmount(tokens, unit), hardSeparators);
  if (!isAlone || start === 0 || !isQuestion(tokens, start - 1)) return [];
  const names: number[] = [];
  for (let index = start - 1; index >= start - longestQuestion; index--) {
    const isTechnology = tokens.namesKnown(index);
    if (isTechnology) names.unshift(index);
    if (tokens.parted(index, hardSeparators)) return names;
  }
  return [];
}

/** Whether the sentence that begins with a word answers the question about a technology with years alone. */
export function isAnsweredWithYears(tokens: Tokens, mention: number, answer: number): boolean {
  for (let unit = answer + 1; unit < answer + unitReach; unit++) {
    if (tokens.parted(unit, hardSeparators)) return false;
    if (!tokens.has(unit, cue.years)) continue;
    return namesOfQuestion(tokens, unit, firstAmount(tokens, unit)).includes(mention);
  }
  return false;
}
