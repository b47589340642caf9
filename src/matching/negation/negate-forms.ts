// Marks exclusions that the form of clauses shows, whatever their words are.
import { excludeLabelled, isLabelled, mayLabel } from './labels.ts';
import { exclude } from './exclude.ts';
import { type Clause, clauseFrom, listClauses, opensClause } from '../segments/clauses.ts';
import { answers, denials, patterns, patternsFor } from './rules.ts';
import type { Pattern } from './pattern.ts';
import { Search } from './search.ts';
import { state, type Tokens } from '../tokens/tokens.ts';

/** Most words before a denied list in its clause. */
const longestStart = 3;

export function excludeByForm(tokens: Tokens): void {
  const possible = patternsFor(tokens, patterns);
  if (possible.length === 0 && !mayLabel(tokens)) return;
  const clauses = listClauses(tokens);
  const search = new Search(tokens, clauses);
  const unnamed = possible.filter(({ isNamed }) => !isNamed);
  for (const [at, clause] of clauses.entries()) {
    if (clause.names > 0 && isLabelled(tokens, clauses, at)) excludeLabelled(tokens, clauses, at);
    const here = clause.names > 0 ? possible : unnamed;
    for (const pattern of here) exclude(tokens, search.find(pattern, at));
  }
}

/** Whether a common word, if it names a technology, is denied by its clause: `Spring nutzen wir nicht`. */
export function isDeniedIfNamed(tokens: Tokens, index: number, mayBeRemoved: boolean): boolean {
  let start = index;
  while (!opensClause(tokens, start)) if (index - start-- > longestStart) return false;
  return isFoundIfNamed(tokens, index, mayBeRemoved ? patterns : denials, () => [
    clauseFrom(tokens, start),
  ]);
}

/** Whether a word that is a clause of its own is denied by the next one if it names a technology: `Unity? Not here.` */
export function isRefusedIfNamed(tokens: Tokens, index: number): boolean {
  return isFoundIfNamed(tokens, index, answers, () => [
    clauseFrom(tokens, index),
    clauseFrom(tokens, index + 1),
  ]);
}

function isFoundIfNamed(
  tokens: Tokens,
  index: number,
  all: readonly Pattern[],
  readClauses: () => readonly Clause[],
): boolean {
  const was = tokens.states[index]!;
  tokens.states[index] = state.named;
  const search = new Search(tokens, readClauses());
  const isFound = patternsFor(tokens, all).some((pattern) =>
    search.find(pattern, 0).includes(index),
  );
  tokens.states[index] = was;
  return isFound;
}
