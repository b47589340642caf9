// Rules for what a text rules out, in rows of cues.
import { haveEach, type Pattern, readRule } from './pattern.ts';
import type { Tokens } from '../tokens/tokens.ts';
import { answered } from './rules-answers.ts';
import { denied } from './rules-denied.ts';
import { former, likewise } from './rules-past.ts';
import { sentAway } from './rules-readers.ts';
import { removed } from './rules-removed.ts';
import { replaced } from './rules-replaced.ts';

export const denials: readonly Pattern[] = denied.map(readRule);
export const answers: readonly Pattern[] = answered.map(readRule);
export const patterns: readonly Pattern[] = [
  ...denials,
  ...answers,
  ...[removed, replaced, former, likewise, sentAway].flat().map(readRule),
];

/** Of some patterns those that may find a name in a text. */
export function patternsFor({ present }: Tokens, some: readonly Pattern[]): readonly Pattern[] {
  const { mention, topic, clause, exclusion } = present;
  const cues = [mention, topic, clause, exclusion] as const;
  return some.filter(({ needed }) => haveEach(cues, needed.all));
}
