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
  const fields = fieldsAt(tokens, places[second - 1]!) & fieldsAt(tokens, places[second]!);
  const isOfField = (place: number) => {
    const own = fieldsAt(tokens, place);
    return own === 0 || fields === 0 || (own & fields) !== 0;
  };
  const belongs = (place: number) => isKin(kindAt(tokens, place), pair) && isOfField(place);
  let start = second - 1;
  while (start > 0 && belongs(places[start - 1]!)) start--;
  const kept = places.slice(start);
  return kept.includes(mention) ? kept.filter((place) => place !== mention) : [];
}

function isChosen(tokens: Tokens, place: number): boolean {
  return tokens.hasClause(place - 1, clauseCue.alternative);
}

/** The concepts that a technology is a part of: `Terraform, Jenkins or GitLab CI` offers two for CI/CD. */
function fieldsAt(tokens: Tokens, place: number): number {
  return tokens.lexicon.fieldsOf[tokens.technology(place)] ?? 0;
}

/** A language is no alternative of two that are none, nor the other way round, unless they are runtimes. */
function isKin(kind: number, pair: number): boolean {
  if (kind === kinship.language) return (pair & ~(kinship.library | kinship.other)) !== 0;
  // `FastAPI, Qdrant or Pinecone`
  if (kind === kinship.library) return pair !== kinship.other;
  return kind !== kinship.other || pair !== kinship.language;
}

/** The kind of the technology that a word names. */
export function kindAt(tokens: Tokens, place: number): number {
  const technology = tokens.technology(place);
  return technology < 0 ? kinship.unknown : tokens.lexicon.kinOf[technology]!;
}
