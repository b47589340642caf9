// Which technologies of a list a choice at its end is about: `PHP, Symfony or Laravel` asks for PHP too.
import { clauseCue } from '../gazetteer/cues.ts';
import { separator } from '../tokens/separators.ts';
import type { Tokens } from '../tokens/tokens.ts';
import { kinship, exclusiveBits } from '../gazetteer/kinship.ts';

/** The other names of a choice. Names of another kind than its last two belong to none. */
export function ofOneKind(tokens: Tokens, mention: number, others: readonly number[]): number[] {
  const places = [mention, ...others].toSorted((a, b) => a - b);
  const second = places.findLastIndex((place, at) => at > 0 && isChosen(tokens, place));
  if (second < 2) return [...others];
  const chosen = places.slice(second - 1, second + 1);
  const pair = kindAt(tokens, chosen[0]!) | kindAt(tokens, chosen[1]!);
  const belongs = (place: number) =>
    isKin(kindAt(tokens, place), pair) && isOfField(tokens, place, chosen);
  // `Java, Spring Boot (or Quarkus)`
  const isAside = tokens.parted(places[second]! - 1, separator.open);
  let start = second - 1;
  if (!isAside) while (start > 0 && belongs(places[start - 1]!)) start--;
  const kept = places.slice(start);
  return kept.includes(mention) ? kept.filter((place) => place !== mention) : [];
}

/** The others of a list that the last of it may replace: `Python, Airflow or equivalent` likens nothing to Python. */
export function likeLast(tokens: Tokens, mention: number, others: readonly number[]): number[] {
  const last = kindAt(tokens, Math.max(mention, ...others));
  const isLike = (place: number) => isKin(kindAt(tokens, place), last);
  return isLike(mention) ? others.filter(isLike) : [];
}

/** Whether two technologies may replace each other: of one category or purpose, as far as these are known. */
export function mayReplace(tokens: Tokens, one: number, other: number): boolean {
  const [category, another] = [categoryAt(tokens, one), categoryAt(tokens, other)];
  if (category === undefined || another === undefined || category === another) return true;
  return (fieldsAt(tokens, one) & fieldsAt(tokens, other)) !== 0n;
}

/** The other names that slashes join to one, if all serve one purpose: `React/Vue`, `Yocto / Buildroot`, but not `Docker/Kubernetes`. */
export function rivalsBySlash(tokens: Tokens, mention: number): number[] {
  const isJoined = (place: number) => tokens.parted(place, separator.slash) && tokens.names(place);
  let first = mention;
  while (isJoined(first) && tokens.names(first - 1)) first--;
  let last = mention;
  while (isJoined(last + 1)) last++;
  if (first === last) return [];
  const others: number[] = [];
  let shared = exclusiveBits;
  for (let place = first; place <= last; place++) {
    shared &= fieldsAt(tokens, place);
    if (place !== mention) others.push(place);
  }
  return shared === 0n ? [] : others;
}

function isChosen(tokens: Tokens, place: number): boolean {
  return tokens.hasClause(place - 1, clauseCue.alternative);
}

/** Whether a technology serves the purpose that the chosen ones share, or is of their category if it has none: `Docker, AWS or GCP` offers two. */
function isOfField(tokens: Tokens, place: number, chosen: readonly number[]): boolean {
  const shared = chosen.reduce((fields, one) => fields & fieldsAt(tokens, one), -1n);
  if (shared === 0n) return true;
  const own = fieldsAt(tokens, place);
  if (own !== 0n) return (own & shared) !== 0n;
  return chosen.some((one) => categoryAt(tokens, one) === categoryAt(tokens, place));
}

/** The concepts and the rivals that a technology is a part of. */
function fieldsAt(tokens: Tokens, place: number): bigint {
  return tokens.lexicon.fieldsOf[tokens.technology(place)] ?? 0n;
}

/** The category of a technology, or nothing for an unknown one. */
function categoryAt(tokens: Tokens, place: number): number | undefined {
  return tokens.lexicon.categoryOf[tokens.technology(place)];
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
