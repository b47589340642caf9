// The technologies for which some years suffice: `for Kafka a year is enough`, `Für Kafka reicht ein Jahr`, `Kafka inte lika länge, två år räcker`.
import { clauseCue, cue, detailCue, roleCue, topicCue } from '../gazetteer/cues.ts';
import { listEndingAt } from '../segments/coordination.ts';
import { hardSeparators, partSeparators, separator } from '../tokens/separators.ts';
import type { Tokens } from '../tokens/tokens.ts';
import { afterAmount, joins, startOfAmount } from './amounts.ts';
import { hires } from './years-of-company.ts';
import { welcomes } from './judgements.ts';

/** Longest beginning of a sentence that ends with years, in words. */
const longestStart = 9;
/** Most words of a list of technologies. */
const longestList = 8;
/** Most words between a verb that says so and its years: `holder det med ett år`. */
const longestGap = 2;

/** The technologies of a sentence, before years that suffice; none if it speaks of a role: `Java developer, 2 years is enough`. */
export function namesOfSufficing(tokens: Tokens, unit: number, amount: number): number[] {
  const start = startOfAmount(tokens, amount);
  if (tokens.parted(start, hardSeparators) || !isEnough(tokens, unit, start)) return [];
  let names: number[] = [];
  for (let index = start - 1; index > start - longestStart; index--) {
    if (tokens.isAmount(index) || hires(tokens, index)) return [];
    if (tokens.hasRole(index, roleCue.roleNoun)) return [];
    const isNamed = tokens.namesKnown(index);
    if (isNamed && names.length === 0) names = listEndingAt(tokens, index, longestList);
    // `2 years of Java, for Kafka a year is enough`
    const ends = names.length > 0 ? hardSeparators | separator.comma : hardSeparators;
    if (tokens.parted(index, ends)) return names.filter((place) => tokens.technology(place) >= 0);
  }
  return [];
}

/** `A year is enough`, `reicht ein Jahr` */
function isEnough(tokens: Tokens, unit: number, start: number): boolean {
  // `wystarczy rok`: one phrase
  if (tokens.hasDetail(unit, detailCue.closing)) return true;
  const next = afterAmount(tokens, unit);
  if (joins(tokens, next)) return suffices(tokens, next);
  if (!tokens.parted(next, partSeparators)) return false;
  for (let verb = start - 1; verb >= start - 1 - longestGap; verb--) {
    if (!tokens.follows(verb + 1)) return false;
    const isClosing = tokens.hasDetail(verb, detailCue.closing) && !tokens.has(verb, cue.be);
    if (isClosing) return tokens.follows(verb) && !tokens.has(verb - 1, cue.negator);
    if (!tokens.hasClause(verb, clauseCue.preposition | clauseCue.pronoun)) return false;
  }
  return false;
}

/** How far after years the word is that says that they suffice, in words. */
const sufficeReach = 4;

/** `Around 4 years would be about right`, `3-4 år er fint`, `2 Jahre reichen` */
export function suffices(tokens: Tokens, next: number): boolean {
  const states =
    tokens.has(next, cue.be) ||
    tokens.hasDetail(next, detailCue.closing) ||
    tokens.hasTopic(next, topicCue.conditional);
  if (!states || tokens.hasClause(next, clauseCue.speaker)) return false;
  let isStated = false;
  for (let index = next; index < next + sufficeReach; index++) {
    if (index > next && tokens.parted(index, partSeparators)) break;
    if (tokens.has(index, cue.negator)) return false;
    // `is genoeg`, but not `is`
    const isVerb = tokens.has(index, cue.be) && tokens.spaces(index) === 0;
    const closes = tokens.hasDetail(index, detailCue.closing) && !isVerb;
    isStated ||= closes || welcomes(tokens, index);
  }
  return isStated;
}
