// The part of a list of names that begins a clause of its own.
import type { Clause } from './clauses.ts';
import { cue, clauseCue, exclusionCue } from '../gazetteer/cues.ts';
import { separator } from '../tokens/separators.ts';
import type { Tokens } from '../tokens/tokens.ts';

/** The part of a list that begins its clause: of `wir setzen auf Kotlin, Java nutzen wir nicht` the last name. */
export function ownPart(tokens: Tokens, { start }: Clause, whole: readonly number[]): number[] {
  const list = whole.filter((place) => place >= start);
  const speaking = cue.verb | cue.handling | cue.negator;
  for (let index = start; index < list[0]!; index++) {
    // `The stack is Kotlin and Kafka, PHP is gone`
    const isStated = tokens.has(index, cue.be) && tokens.parted(list.at(-1)!, separator.comma);
    if (isStated && list.length > 1) return list.slice(-1);
    const acts = tokens.has(index, speaking) || tokens.hasClause(index, clauseCue.speaker);
    if (acts || tokens.hasExclusion(index, exclusionCue.engaging)) {
      if (isJoinedClause(tokens, index, list[0]!)) return list;
      const begin = list.findLastIndex((place) => tokens.parted(place, separator.comma));
      return begin < 0 ? [] : list.slice(begin);
    }
    if (tokens.hasExclusion(index, exclusionCue.only)) return [];
  }
  return list;
}

/** `Piszemy w Kotlinie i do Javy nie wracamy`: a conjunction between names leads to words of another clause. */
function isJoinedClause(tokens: Tokens, from: number, first: number): boolean {
  for (let index = first - 2; index > from; index--)
    if (tokens.has(index, cue.list)) return tokens.names(index - 1);
  return false;
}
