// Marks names as ruled out.
import type { Clause } from '../segments/clauses.ts';
import { state, type Tokens } from '../tokens/tokens.ts';

export function exclude(tokens: Tokens, names: readonly number[]): void {
  for (const name of names) tokens.states[name] = state.excluded;
}

export function excludeBetween(tokens: Tokens, { start, end }: Clause): void {
  for (let index = start; index < end; index++)
    if (tokens.names(index)) tokens.states[index] = state.excluded;
}
