// Denials that only languages have: `Nederlands hoef je niet te spreken`, `Französisch können alle, musst du aber nicht`.
import { clauseCue, cue, detailCue } from '../gazetteer/cues.ts';
import { hardSeparators, partSeparators } from '../tokens/separators.ts';
import type { Tokens } from '../tokens/tokens.ts';

/** How much farther it may be after a clause about the language: `lo spagnolo che hai sul cv qui non serve`. */
const relativeReach = 2;
/** How far after a negator the contrast may be that takes it back, in words. */
const turnReach = 6;

/** How much farther a denial may be because of the clause that begins at a word. */
export function relativeOf(tokens: Tokens, index: number): number {
  const isRelative = tokens.hasClause(index, clauseCue.opensClause) && !tokens.has(index, cue.list);
  return isRelative ? relativeReach : 0;
}

/** `Nederlands hoef je niet te spreken`: the verb of need is between the language and the negator. */
export function isNeedBetween(tokens: Tokens, index: number, negator: number): boolean {
  const verb = index + 1;
  const isNeed = verb < negator && tokens.has(verb, cue.demand);
  return isNeed && tokens.hasClause(verb + 1, clauseCue.subject);
}

/** `…, but you should understand it`: the rest of the sentence of a negator has a contrast. */
export function turnsLater(tokens: Tokens, negator: number): boolean {
  for (let word = negator + 1; word < negator + turnReach; word++) {
    if (tokens.parted(word, hardSeparators)) return false;
    if (tokens.has(word, cue.contrast)) return true;
  }
  return false;
}

/** Longest clause that says that no reader needs a language, in words. */
const longestWithoutNeed = 5;

/** `Französisch können alle, musst du aber nicht`: a short clause without a subject of its own takes the language up. */
export function isWithoutNeed(tokens: Tokens, index: number, start: number): boolean {
  if (!tokens.hasDetail(index, detailCue.tongue) || !tokens.has(start, cue.obligation))
    return false;
  const ends = partSeparators;
  if (!tokens.hasClause(start + 1, clauseCue.subject)) return false;
  for (let word = start + 2; word < start + longestWithoutNeed; word++) {
    if (tokens.parted(word, ends)) return false;
    if (tokens.has(word, cue.negator)) return tokens.parted(word + 1, ends);
  }
  return false;
}
