// Marks exclusions that the form of clauses shows, whatever their words are.
import { excludeDenied, mayDeny } from './denied.ts';
import { exclude } from './exclude.ts';
import { clauseFrom, listClauses, opensClause } from '../segments/clauses.ts';
import { patternsFor } from './rules.ts';
import { Search } from '../patterns/search.ts';
import { state, type Tokens } from '../tokens/tokens.ts';

/** Most words before a denied list in its clause. */
const longestStart = 3;

export function excludeByForm(tokens: Tokens): void {
  const patterns = patternsFor(tokens);
  if (patterns.length === 0 && !mayDeny(tokens)) return;
  const clauses = listClauses(tokens);
  const search = new Search(tokens, clauses);
  for (const [at, clause] of clauses.entries()) {
    if (clause.names > 0) excludeDenied(tokens, clauses, at);
    for (const pattern of patterns) exclude(tokens, search.find(pattern, at));
  }
}

/** Whether a common word, if it names a technology, is denied by its clause: `Spring nutzen wir nicht`. */
export function isDeniedIfNamed(tokens: Tokens, index: number, mayBeRemoved: boolean): boolean {
  let start = index;
  while (!opensClause(tokens, start)) if (index - start-- > longestStart) return false;
  const was = tokens.states[index]!;
  tokens.states[index] = state.named;
  const clause = clauseFrom(tokens, start);
  const search = new Search(tokens, [clause]);
  const isDenied = patternsFor(tokens, mayBeRemoved).some((pattern) =>
    search.find(pattern, 0).includes(index),
  );
  tokens.states[index] = was;
  return isDenied;
}
