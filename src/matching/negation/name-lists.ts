// Lists of names as parts of patterns.
import { cue, topicCue } from '../gazetteer/cues.ts';
import type { Clause } from '../segments/clauses.ts';
import { listEndingAt } from '../segments/coordination.ts';
import { lastOfOwn, ownPart } from '../segments/own-part.ts';
import { separator } from '../tokens/separators.ts';
import { state, type Tokens } from '../tokens/tokens.ts';
import type { List } from './pattern.ts';

const longestList = 40;

/** The list that ends with a name of a clause; nothing if it goes on. */
export function listUpTo(tokens: Tokens, last: number, clause: Clause): readonly number[] {
  if (goesOn(tokens, last + 1, clause)) return [];
  const list = listEndingAt(tokens, last, longestList).filter((name) => name >= clause.start);
  return lastOfOwn(tokens, list);
}

/** The list that begins with a name of a clause; it ends with a comma after its conjunction, unless a part of it is sought. */
export function listFrom(
  tokens: Tokens,
  first: number,
  clause: Clause,
  list: List,
): readonly number[] {
  const isParted = list !== 'OWN' && list !== 'LAST';
  const names = [first];
  let isJoined = false;
  for (let next = first + 1; goesOn(tokens, next, clause); next++) {
    if (isJoined && isParted && tokens.parted(next, separator.comma)) break;
    isJoined = !tokens.names(next);
    if (isJoined) next++;
    names.push(next);
  }
  return names;
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
  if (isArrival(tokens, whole[0]!)) return [];
  const own = ownPart(tokens, clause, whole);
  return own.length === 0 && list === 'LAST' ? whole.slice(-1) : own;
}

/** `The migration from Jenkins to Drone is over`: the move is, and not the name that it leads to. */
function isArrival(tokens: Tokens, name: number): boolean {
  if (!tokens.hasTopic(name - 1, topicCue.destination) || !tokens.names(name - 2)) return false;
  return tokens.hasTopic(name - 3, topicCue.origin);
}
