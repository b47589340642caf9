// Words of lists of names.
import { clauseCue, cue } from '../gazetteer/cues.ts';
import type { Tokens } from '../tokens/tokens.ts';

/** Whether a word may be part of a list of names: a name, or a word between names. */
export function isListed(tokens: Tokens, index: number): boolean {
  return tokens.names(index) || tokens.has(index, cue.list);
}

/** Whether a conjunction leaves a choice. */
export function isAlternative(tokens: Tokens, index: number): boolean {
  return tokens.hasClause(index, clauseCue.alternative);
}
