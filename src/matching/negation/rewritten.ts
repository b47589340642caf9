// Technologies whose code was rewritten with others: `the PHP monolith was rewritten in Go`.
import { type Clause, isPlain } from '../segments/clauses.ts';
import { clauseCue, cue, exclusionCue, topicCue } from '../gazetteer/cues.ts';
import { isCancelled } from './removed.ts';
import { kindAt } from '../segments/kin.ts';
import { kinship } from '../gazetteer/kinship.ts';
import { listEndingAt } from '../segments/coordination.ts';
import type { Tokens } from '../tokens/tokens.ts';

const longestList = 40;
/** Most words from a word of rewriting to the name after it. */
const reach = 5;

/** Lists the names whose code a clause calls rewritten with another technology. */
export function listRewritten(tokens: Tokens, clause: Clause): number[] {
  const { start, end, names, mention, structure, exclusion } = clause;
  if ((exclusion & exclusionCue.rewritten) === 0 || names < 2) return [];
  const isFinite =
    (mention & cue.be) !== 0 ||
    (structure & clauseCue.speaker) !== 0 ||
    (exclusion & exclusionCue.engaging) !== 0;
  if (!isFinite || isCancelled(tokens, clause)) return [];
  for (let target = start + 2; target < end; target++) {
    if (!tokens.names(target) || !isDestination(tokens, target - 1)) continue;
    let last = target - 2;
    while (last >= start && !tokens.names(last)) last--;
    const word = last < start ? -1 : wordOfRewriting(tokens, clause, last, target);
    if (word < 0) continue;
    const list = listEndingAt(tokens, last, longestList);
    // `Abbiamo riscritto in Go quello che era in Java`
    if (word < list[0]! && isDestination(tokens, list[0]! - 1)) continue;
    // `The Kafka cluster was moved to Kubernetes`
    const isMove = tokens.hasTopic(word, topicCue.moving);
    return isMove && ![...list, target].every((name) => isCode(tokens, name)) ? [] : list;
  }
  return [];
}

function isDestination(tokens: Tokens, index: number): boolean {
  return tokens.hasTopic(index, topicCue.destination) || tokens.hasClause(index, clauseCue.within);
}

/** The word of rewriting after the old name, or shortly before both names; or -1. */
function wordOfRewriting(
  tokens: Tokens,
  { start, end }: Clause,
  last: number,
  target: number,
): number {
  // `Die PHP-Anwendung wurde nach Kotlin migriert`
  const until = tokens.isForeign(target) ? Math.min(end, target + reach) : target;
  for (let index = last + 1; index < until; index++)
    if (tokens.hasExclusion(index, exclusionCue.rewritten)) return index;
  for (let index = last - 1; index >= Math.max(start, last - reach); index--) {
    if (tokens.hasExclusion(index, exclusionCue.rewritten)) return index;
    if (!tokens.names(index) && !isPlain(tokens, index)) return -1;
  }
  return -1;
}

function isCode(tokens: Tokens, name: number): boolean {
  return (kindAt(tokens, name) & (kinship.language | kinship.library)) !== 0;
}
