// Verbs of removal whose particle is in another place: `we threw Jenkins out`, `Jenkins schaffen wir ab`.
import { type Clause, isPlain } from '../segments/clauses.ts';
import { clauseCue, cue, detailCue, exclusionCue } from '../gazetteer/cues.ts';
import { isInPhrase } from './denied.ts';
import { hasSpeaker, isCancelled, leads } from './removed.ts';
import { listEndingAt } from '../segments/coordination.ts';
import type { Tokens } from '../tokens/tokens.ts';

const longestList = 40;
/** Most words between the verb and its particle. */
const reach = 8;
/** Most words from the names that open a clause to the verb. */
const openingReach = 5;

/** Lists the names that a verb and its particle enclose, or that open the clause of both. */
export function listPartedWith(tokens: Tokens, clause: Clause): number[] {
  const { start, end, exclusion } = clause;
  if ((exclusion & exclusionCue.parting) === 0 || isCancelled(tokens, clause)) return [];
  for (let verb = start; verb < end; verb++) {
    if (!tokens.hasExclusion(verb, exclusionCue.parting)) continue;
    const found = listAround(tokens, clause, verb);
    if (found.length > 0) return found;
  }
  return [];
}

function listAround(tokens: Tokens, { start, end }: Clause, verb: number): number[] {
  const between: number[] = [];
  let isOther = false;
  let index = verb + 1;
  for (; index < end && !endsWithParticle(tokens, end, index); index++) {
    if (index - verb > reach) return [];
    if (tokens.names(index)) {
      if (!isOther) between.push(index);
    }
    // `Wir tauschen Jenkins gegen GitLab aus`
    else if (between.length > 0 && leads(tokens, index)) isOther = true;
    // `Google Earth Engine scheidet aus Datenschutzgründen aus`
    else if (!isPlain(tokens, index) && !isInPhrase(tokens, index)) return [];
  }
  if (index === end) return [];
  if (between.length > 0) return hasSpeaker(tokens, start, between[0]!) ? between : [];
  // `Jenkins slap vi af med`
  let last = verb - 1;
  while (last > verb - openingReach && isPlain(tokens, last) && !tokens.names(last)) last--;
  if (last < start || !tokens.names(last) || !hasSpeaker(tokens, last + 1, index)) return [];
  const list = listEndingAt(tokens, last, longestList);
  return list[0]! - start <= 1 ? list : [];
}

/** `Es scheidet aus Kostengründen aus`: the first *aus* is no particle. */
function endsWithParticle(tokens: Tokens, end: number, index: number): boolean {
  return tokens.hasExclusion(index, exclusionCue.particle) && endsThere(tokens, end, index + 1);
}

/** Whether the clause ends after a particle, or goes on with a time, the successor or another statement. */
function endsThere(tokens: Tokens, end: number, next: number): boolean {
  const opensDate = tokens.hasClause(next, clauseCue.dateBefore | clauseCue.within);
  const time = opensDate ? next + 1 : next;
  return (
    next >= end ||
    tokens.has(next, cue.list | cue.contrast) ||
    tokens.hasClause(next, clauseCue.opensClause) ||
    tokens.hasExclusion(time, exclusionCue.adverb) ||
    tokens.hasDetail(time, detailCue.date) ||
    tokens.startsWithDigit(time) ||
    leads(tokens, next)
  );
}
