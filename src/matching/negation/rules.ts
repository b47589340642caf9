// Rules for what a text gives up, in rows.
import { mayMatch, type Pattern, readRule } from '../patterns/pattern.ts';
import type { Tokens } from '../tokens/tokens.ts';
import { former, likewise } from './rules-past.ts';
import { sentAway } from './rules-readers.ts';
import { removed } from './rules-removed.ts';
import { replaced } from './rules-replaced.ts';

export const patterns: readonly Pattern[] = [
  ...removed,
  ...replaced,
  ...former,
  ...likewise,
  ...sentAway,
].map(readRule);

/** The patterns that may find a name in a text. */
export function patternsFor({ present }: Tokens): readonly Pattern[] {
  return patterns.filter((pattern) => mayMatch(pattern, present));
}
