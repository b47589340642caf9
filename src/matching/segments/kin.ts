// Which technologies of a list a choice at its end is about: `PHP, Symfony or Laravel` asks for PHP too.
import { clauseCue } from '../gazetteer/cues.ts';
import type { Tokens } from '../tokens/tokens.ts';
import { kinship } from '../gazetteer/kinship.ts';

/** The others of a choice, without those before its last two that are of another kind; none for such a one itself. */
export function ofOneKind(tokens: Tokens, mention: number, others: readonly number[]): number[] {
  const places = [mention, ...others].toSorted((a, b) => a - b);
  const second = places.findLastIndex((place, at) => at > 0 && isChosen(tokens, place));
  if (second < 2) return [...others];
  const pair = kindAt(tokens, places[second - 1]!) | kindAt(tokens, places[second]!);
  let start = second - 1;
  while (start > 0 && isKin(kindAt(tokens, places[start - 1]!), pair)) start--;
  const kept = places.slice(start);
  return kept.includes(mention) ? kept.filter((place) => place !== mention) : [];
}

function isChosen(tokens: Tokens, place: number): boolean {
  return tokens.hasClause(place - 1, clauseCue.alternative);
}

/** A language is no alternative of two that are none, nor the other way round, unless they are runtimes. */
function isKin(kind: number, pair: number): boolean {
  if (kind === kinship.language) return (pair & ~(kinship.library | kinship.other)) !== 0;
  return kind !== kinship.other || pair !== kinship.language;
}

/** The kind of the technology that a word names. */
export function kindAt(tokens: Tokens, place: number): number {
  const technology = tokens.technology(place);
  return technology < 0 ? kinship.unknown : tokens.lexicon.kinOf[technology]!;
}
