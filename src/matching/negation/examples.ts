// Examples in a bracket of the thing that a clause denies: `no heavy ORMs (Hibernate)`.
import { type Clause, isOfReader, isTurned } from '../segments/clauses.ts';
import { clauseCue, cue, exclusionCue, roleCue } from '../gazetteer/cues.ts';
import { separator } from '../tokens/separators.ts';
import { isDoubled } from './cancelled.ts';
import { isListed } from '../segments/coordination.ts';
import { isSupposed } from '../segments/insistence.ts';
import type { Tokens } from '../tokens/tokens.ts';

/** Most words of a denial, and from its negator on to the bracket. */
const longestDenial = 10;
const longestThing = 5;

const demanded = roleCue.roleNoun | roleCue.roleNouns | roleCue.otherLevel | roleCue.senior;

/** Whether a bracket has examples of the thing that the clause before it denies: `no heavy ORMs (Hibernate)`. */
export function isExampleOfDenied(tokens: Tokens, before: Clause, { start, end }: Clause): boolean {
  if (!tokens.parted(start, separator.open) || !tokens.parted(end, separator.close)) return false;
  const { mention, names } = before;
  if (names > 0 || (mention & cue.negator) === 0 || isTurned(before)) return false;
  if (before.end - before.start > longestDenial) return false;
  let negator = -1;
  for (let index = before.start; index < before.end; index++) {
    if (tokens.has(index, cue.negator)) negator = index;
    else if (negator >= 0 && isOfPeople(tokens, index)) return false;
    // `Nothing fancy (Java, Postgres)` is what the company has.
    const isNothing = tokens.hasClause(index, clauseCue.nothing);
    if (isNothing && !tokens.hasClause(index, clauseCue.determiner)) return false;
    if (isOfReader(tokens, index)) return false;
  }
  if (negator === before.end - 1 || before.end - negator > longestThing) return false;
  for (let index = start; index < end; index++) {
    const isExample = isListed(tokens, index) || tokens.hasClause(index, clauseCue.example);
    if (!isExample && !tokens.hasExclusion(index, exclusionCue.adverb)) return false;
  }
  return !isSupposed(tokens, negator) && !isDoubled(tokens, negator);
}

/** Whether a word is about people or demands: `no junior (Java, Go)`. */
function isOfPeople(tokens: Tokens, index: number): boolean {
  return tokens.has(index, cue.demand) || tokens.hasRole(index, demanded);
}
