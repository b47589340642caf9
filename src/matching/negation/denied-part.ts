// The part of a list that a negator after it denies.
import { afterComma } from '../segments/coordination.ts';
import { endsList } from '../segments/clauses.ts';
import { separator } from '../tokens/separators.ts';
import { clauseCue, cue, exclusionCue } from '../gazetteer/cues.ts';
import type { Tokens } from '../tokens/tokens.ts';

/** The names of a list that a negator after it denies: all of them, those after a comma, or the last. */
export function deniedPart(
  tokens: Tokens,
  negator: number,
  found: readonly number[],
  isSingular: boolean,
): readonly number[] {
  const start = found[0]!;
  const last = found.at(-1)!;
  const own = isStated(tokens, start) ? afterComma(tokens, found) : found;
  if (own.length < found.length && !isSingular && isOwnStatement(tokens, last, negator)) return own;
  const isObject = tokens.follows(start) && tokens.has(start - 1, cue.verb | cue.handling);
  const isDisowned = isSingular || tokens.hasClause(negator, clauseCue.passive);
  // `Wir setzen auf Kotlin, Java lösen wir ab`
  const isOther = found.length > 1 && endsList(tokens, last);
  const isLast = (isObject && isDisowned) || isOther || isNextClause(tokens, start, last);
  return isLast ? [last] : found;
}

/** `Vi kör Kotlin med Kafka, MongoDB har vi ersatt`: the last name opens a clause. */
function isNextClause(tokens: Tokens, start: number, last: number): boolean {
  if (!tokens.follows(start) || !tokens.parted(last, separator.comma)) return false;
  if (tokens.hasClause(start - 1, clauseCue.experienceNoun)) return false;
  return tokens.hasClause(last + 1, clauseCue.singular) || isInvertedAfter(tokens, last);
}

/** How far before a list the company is that uses it, in words. */
const speakerReach = 5;

/** Whether a list is what the company uses: `Wir nutzen Docker, …`, `We work with Docker, …`. */
function isStated(tokens: Tokens, start: number): boolean {
  for (let before = start - 1; before > start - speakerReach; before--) {
    if (!tokens.follows(before + 1)) return false;
    if (tokens.hasClause(before, clauseCue.speaker)) return true;
  }
  return false;
}

/** Whether a verb stands between a list and its negator, or soon after that: `… PHP ne sont pas requis`. */
function isOwnStatement(tokens: Tokens, last: number, negator: number): boolean {
  const first = last + 1;
  // `nicht mehr`
  if (first === negator && tokens.hasExclusion(negator, exclusionCue.adverb)) return false;
  if (tokens.has(first, cue.be | cue.demand) || isInvertedAfter(tokens, last)) return true;
  for (let index = negator + 1; index < negator + 3 && tokens.follows(index); index++)
    if (tokens.has(index, cue.be | cue.demand | cue.verb)) return true;
  return false;
}

/** `Du arbetar med Docker, PHP behöver du inte kunna`: a verb and its subject after a name. */
function isInvertedAfter(tokens: Tokens, name: number): boolean {
  const verb = name + 1;
  if (!tokens.isForeign(verb) || !tokens.follows(verb)) return false;
  // `bruger vi ikke` may be one phrase.
  if (tokens.hasClause(verb, clauseCue.speaker)) return true;
  const mayBeVerb = tokens.has(verb, cue.verb | cue.handling | cue.demand | cue.passage);
  return mayBeVerb && tokens.hasClause(verb + 1, clauseCue.speaker | clauseCue.subject);
}
