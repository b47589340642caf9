// Lists of names as parts of patterns.
import { cue } from '../gazetteer/cues.ts';
import type { Clause } from '../segments/clauses.ts';
import { listEndingAt } from '../segments/coordination.ts';
import { lastOfOwn, ownPart } from '../segments/own-part.ts';
import { state, type Tokens } from '../tokens/tokens.ts';
import type { List } from './pattern.ts';

const longestList = 40;

/** The list that ends with a name of a clause; nothing if it goes on. */
export function listUpTo(tokens: Tokens, last: number, clause: Clause): readonly number[] {
  if (goesOn(tokens, last + 1, clause)) return [];
  const list = listEndingAt(tokens, last, longestList).filter((name) => name >= clause.start);
  return lastOfOwn(tokens, list);
}

/** The list that begins with a name of a clause. */
export function listFrom(tokens: Tokens, first: number, clause: Clause): readonly number[] {
  const list = [first];
  for (let next = first + 1; goesOn(tokens, next, clause); next++) {
    if (!tokens.names(next)) next++;
    list.push(next);
  }
  return list;
}

function goesOn(tokens: Tokens, index: number, { end }: Clause): boolean {
  if (index >= end) return false;
  return tokens.names(index) || (tokens.has(index, cue.list) && tokens.names(index + 1));
}

/** The names of a list that a part of a pattern stands for, if it may stand for any; see `Rule.find`. */
export function chooseFrom(
  tokens: Tokens,
  whole: readonly number[],
  list: List,
  clause: Clause,
): readonly number[] {
  if (list === 'NAMES' || list === 'AGAIN') return whole;
  const isGone = tokens.states[whole.at(-1) ?? 0] === state.excluded;
  if (isGone !== (list === 'GONE')) return [];
  if (list === 'ALL' || list === 'GONE') return whole;
  const own = ownPart(tokens, clause, whole);
  return own.length === 0 && list === 'LAST' ? whole.slice(-1) : own;
}
