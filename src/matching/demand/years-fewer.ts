// Years that take the place of those before them: `6 years of experience, but 4 is fine`, `several years of Java (at least 3)`.
import { cue, detailCue } from '../gazetteer/cues.ts';
import { hardSeparators, separator } from '../tokens/separators.ts';
import type { Tokens } from '../tokens/tokens.ts';
import { afterAmount, firstAmount, isPartOfYears, startOfAmount, valueOf } from './amounts.ts';
import { describe, type FoundYears } from './years-subject.ts';
import { suffices } from './years-sufficing.ts';

/** How far after years fewer ones are that suffice, in words. */
const fewerReach = 12;

/** `6 years of experience, but 4 is fine`: the demand before an amount or its unit, with the fewer years that suffice; else undefined. */
export function fewerSufficing(
  tokens: Tokens,
  index: number,
  demand: FoundYears,
): FoundYears | undefined {
  const amount = tokens.has(index, cue.years) ? index - 1 : index;
  const years = valueOf(tokens, amount);
  if (years === undefined || years > (demand.years ?? 0)) return undefined;
  if (amount <= demand.unit || amount > demand.unit + fewerReach) return undefined;
  const next = tokens.has(amount + 1, cue.years) ? amount + 2 : amount + 1;
  if (!tokens.follows(next) || !suffices(tokens, next)) return undefined;
  let isContrasted = false;
  for (let near = demand.last + 1; near <= amount; near++) {
    // `6 years of Java, but for Kafka 2 are enough`
    if (tokens.parted(near, hardSeparators) || tokens.technology(near) >= 0) return undefined;
    isContrasted ||= tokens.has(near, cue.contrast);
  }
  return isContrasted ? { ...demand, years, last: amount } : undefined;
}

/** `Several years of Java (at least 3)`: the demand before a number or its unit, if it has none, with that number; else undefined. */
export function numberOfSeveral(
  tokens: Tokens,
  index: number,
  demand: FoundYears,
): FoundYears | undefined {
  const isUnit = tokens.has(index, cue.years);
  if (demand.years !== undefined || (!isUnit && valueOf(tokens, index) === undefined))
    return undefined;
  // `A year and a half` is a number
  if (valueOf(tokens, firstAmount(tokens, demand.unit)) !== undefined) return undefined;
  const start = startOfAmount(tokens, isUnit ? firstAmount(tokens, index) : index);
  if (start !== demand.last + 1 || !tokens.parted(start, separator.open | separator.comma))
    return undefined;
  const isBracket = tokens.parted(start, separator.open);
  const isEnd = tokens.parted(afterAmount(tokens, index), hardSeparators | separator.close);
  if (!isUnit && !(isBracket && isEnd)) return undefined;
  // `Several years of experience, at least 3 years of it with Java`
  if (isPartOfYears(tokens, index - 1) || tokens.hasDetail(index + 1, detailCue.ofThese))
    return undefined;
  const own = describe(tokens, index);
  if (own.years === undefined || own.subject === 'other') return undefined;
  // `Several years of experience (at least 3) in Java`
  if (own.subject === 'technology' && demand.subject === 'experience')
    return { ...own, first: demand.first };
  const isSame = own.places.every((place) => demand.places.includes(place));
  return isSame ? { ...demand, years: own.years, last: index } : undefined;
}
