// Rules for what a text rules out, in rows of cues.
import { mayMatch, type Pattern, readRule } from '../patterns/pattern.ts';
import type { Tokens } from '../tokens/tokens.ts';
import { denied } from './rules-denied.ts';
import { former, likewise } from './rules-past.ts';
import { sentAway } from './rules-readers.ts';
import { removed } from './rules-removed.ts';
import { replaced } from './rules-replaced.ts';

const denials = denied.map(readRule);

export const patterns: readonly Pattern[] = [
  ...denials,
  ...[removed, replaced, former, likewise, sentAway].flat().map(readRule),
];

/** The patterns that may find a name in a text; of denials alone if nothing may be removed. */
export function patternsFor({ present }: Tokens, mayBeRemoved = true): readonly Pattern[] {
  return (mayBeRemoved ? patterns : denials).filter((pattern) => mayMatch(pattern, present));
}
