// Words of lists of names.
import { clauseCue, cue } from '../gazetteer/cues.ts';
import type { Tokens } from '../tokens/tokens.ts';

/** Whether a word may be part of a list of names: a name, or a word between names. */
export function isListed(tokens: Tokens, index: number): boolean {
  return tokens.names(index) || tokens.has(index, cue.list);
}

/** How far from a name its list is looked at, in words. */
const reach = 40;

/** Like `isListed`, for a word of the list of a name: no further, so that a long list is not walked for each of its names. */
export function isListedNear(tokens: Tokens, name: number, index: number): boolean {
  return Math.abs(index - name) < reach && isListed(tokens, index);
}

/** Whether a conjunction leaves a choice. */
export function isAlternative(tokens: Tokens, index: number): boolean {
  return tokens.hasClause(index, clauseCue.alternative);
}
