// Years that words beside them ask for: `at least 3 years`, `3 years as a developer`, `2 years minimum`.
import { clauseCue, cue, detailCue, roleCue, topicCue } from '../gazetteer/cues.ts';
import { partSeparators } from '../tokens/separators.ts';
import type { Tokens } from '../tokens/tokens.ts';
import { afterAmount, beforeObligation, joins } from './amounts.ts';

/** How far such words may be from years, in words. */
const reach = 6;

/** `At least 3 years in the industry`, `ideally 3 years in Go` */
export function isUrged(tokens: Tokens, unit: number, first: number): boolean {
  const isUrging = tokens.has(beforeObligation(tokens, first), cue.obligation);
  if (isUrging && joins(tokens, unit + 1)) return true;
  if (isAddressed(tokens, unit, first) || isJudged(tokens, unit)) return true;
  if (isIdeal(tokens, first)) return true;
  const next = afterAmount(tokens, unit);
  const leads = tokens.hasClause(next, clauseCue.preposition | clauseCue.of);
  if ((leads || tokens.spaces(unit) > 0) && tokens.has(first - 1, cue.preference)) return true;
  return isInRole(tokens, unit, next);
}

/** `Ideal wären 5 Jahre`, `lo ideal serían cinco años` */
function isIdeal(tokens: Tokens, first: number): boolean {
  const verb = first - 1;
  const isVerb = tokens.has(verb, cue.be) || tokens.hasTopic(verb, topicCue.conditional);
  if (!isVerb || !tokens.follows(first) || !tokens.follows(verb)) return false;
  return tokens.hasTopic(verb - 1, topicCue.praise) || tokens.has(verb - 1, cue.preference);
}

/** `3 years as a developer` */
function isInRole(tokens: Tokens, unit: number, next: number): boolean {
  if (!tokens.hasRole(next, roleCue.hiring)) return false;
  for (let near = next + 1; near < unit + reach && tokens.follows(near); near++) {
    if (tokens.hasRole(near, roleCue.roleNoun)) return true;
  }
  return false;
}

/** `You have coded for 5 years in Java`: somebody is addressed before the years, and words follow. */
function isAddressed(tokens: Tokens, unit: number, first: number): boolean {
  if (!joins(tokens, unit + 1)) return false;
  for (let before = first - 1; before > first - reach; before--) {
    if (tokens.parted(before + 1, partSeparators)) return false;
    if (tokens.hasClause(before, clauseCue.speaker)) return false;
    if (tokens.hasClause(before, clauseCue.subject)) return true;
  }
  return false;
}

/** `Two years of automation is the minimum` */
function isJudged(tokens: Tokens, unit: number): boolean {
  if (isLeastAfter(tokens, unit + 1)) return true;
  for (let near = unit + 1; near < unit + reach && joins(tokens, near); near++)
    if (tokens.has(near, cue.obligation)) return near > unit + 1;
  return false;
}

/** `4 years min`, `4y minimum` at the end of a clause. */
function isLeastAfter(tokens: Tokens, index: number): boolean {
  const leads = tokens.has(index, cue.obligation) || tokens.hasDetail(index, detailCue.fromOn);
  return leads && tokens.follows(index) && !joins(tokens, index + 1);
}
