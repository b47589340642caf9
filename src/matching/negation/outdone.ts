// Technologies to which others are preferred: `we prefer Go over PHP`.
import type { Clause } from '../segments/clauses.ts';
import { cue, exclusionCue } from '../gazetteer/cues.ts';
import { isQuestion } from '../segments/sentences.ts';
import { listEndingAt, listStartingAt } from '../segments/coordination.ts';
import type { Tokens } from '../tokens/tokens.ts';

const longestList = 40;
/** How far the verb of a preference is from the first technology, in words. */
const reach = 5;

/** The names that a clause likes less than others. */
export function listOutdone(
  tokens: Tokens,
  { start, end, names, exclusion, mention }: Clause,
): number[] {
  const compares = exclusionCue.preferring | exclusionCue.than;
  if (names < 2 || (exclusion & compares) !== compares) return [];
  if ((mention & (cue.negator | cue.supposition)) !== 0 || isQuestion(tokens, start)) return [];
  for (let than = start + 1; than < end - 1; than++) {
    if (!tokens.hasExclusion(than, exclusionCue.than) || !tokens.names(than + 1)) continue;
    // `Postgres was chosen over MySQL`
    if (tokens.hasExclusion(than - 1, exclusionCue.preferring))
      return listStartingAt(tokens, than + 1);
    if (!tokens.names(than - 1)) continue;
    const [first] = listEndingAt(tokens, than - 1, longestList);
    for (let index = first! - 1; index >= Math.max(start, first! - reach); index--)
      if (tokens.hasExclusion(index, exclusionCue.preferring))
        return listStartingAt(tokens, than + 1);
  }
  return [];
}
