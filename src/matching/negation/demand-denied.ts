// Denials of a demand: `not required`, `brauchst du nicht`.
import { joinsClauses } from '../segments/clauses.ts';
import { clauseSeparators, partSeparators, separator } from '../tokens/separators.ts';
import { clauseCue, cue, exclusionCue } from '../gazetteer/cues.ts';
import type { Tokens } from '../tokens/tokens.ts';

/** Whether `not required` follows, or the clause ends. */
export function deniesDemand(tokens: Tokens, negator: number, mayEnd: boolean): boolean {
  if (deniesRewriting(tokens, negator)) return false;
  if (tokens.has(negator, cue.demand)) return true;
  const next = negator + 1;
  if (tokens.parted(next, clauseSeparators | separator.close | separator.comma)) return mayEnd;
  if (joinsClauses(tokens, next)) return mayEnd;
  if (tokens.hasClause(negator, clauseCue.determiner)) {
    if (tokens.hasClause(next, clauseCue.credential)) return false;
    if (!tokens.has(next, cue.passage | cue.demand | cue.follower)) return false;
  }
  for (let index = negator + 1; index < negator + 5; index++) {
    if (tokens.parted(index, partSeparators)) return false;
    // `Java has not gone away here`
    if (tokens.hasExclusion(index, exclusionCue.removed)) return false;
    if (tokens.has(index, cue.demand)) return true;
    if (!tokens.has(index, cue.passage) && index > negator + 2) return false;
  }
  return false;
}

/** How far behind a denial the word for rewriting is, in words. */
const rewritingReach = 5;

/** `The Vue front end need not be rewritten`: it stays. */
export function deniesRewriting(tokens: Tokens, negator: number): boolean {
  for (let index = negator + 1; index < negator + rewritingReach; index++) {
    if (!tokens.follows(index) || tokens.names(index)) return false;
    if (tokens.hasExclusion(index, exclusionCue.rewritten)) return true;
  }
  return false;
}
