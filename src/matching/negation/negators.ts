// Negators by what they deny: the words after them, those before them, or nothing.
import { hasPronounReplaced } from '../segments/clauses.ts';
import { isListed } from '../segments/lists.ts';
import { isNear } from '../segments/sentences.ts';
import {
  clauseSeparators,
  hardSeparators,
  partSeparators,
  separator,
} from '../tokens/separators.ts';
import { clauseCue, cue, exclusionCue, topicCue } from '../gazetteer/cues.ts';
import { isPassed } from './denied-words.ts';
import { deniesThingOf } from './other-things.ts';
import type { Tokens } from '../tokens/tokens.ts';

/** How far a negation reaches, in words. */
export const reach = 40;

/** Whether a negator says nothing against the technologies after it. */
export function deniesNothingAfter(tokens: Tokens, negator: number): boolean {
  if (isPassive(tokens, negator) || isRefusalOfQuestion(tokens, negator)) return true;
  if (deniesRemoval(tokens, negator) || isOpposed(tokens, negator)) return true;
  if (isOfRank(tokens, negator) || deniesThingOf(tokens, negator)) return true;
  return hasPronounReplaced(tokens, negator) || isSoleDemand(tokens, negator);
}

/** `Instead of`, `Statt`: a negator that opens a clause and says nothing else. */
export function isInstead(tokens: Tokens, negator: number): boolean {
  return tokens.parted(negator, clauseSeparators) && isMere(tokens, negator);
}

/** `NATS statt Kafka`: a negator between two names that says nothing else. */
export function isInsteadOfNext(tokens: Tokens, negator: number): boolean {
  const isNamed = tokens.names(negator - 1) && tokens.names(negator + 1);
  return isNamed && tokens.follows(negator) && isMere(tokens, negator);
}

function isMere(tokens: Tokens, negator: number): boolean {
  const says = cue.lack | cue.demand | cue.verb | cue.be | cue.handling;
  const isStatement =
    tokens.has(negator, says) || (tokens.exclusion[negator]! & ~exclusionCue.than) !== 0;
  return !isStatement && tokens.clause[negator] === 0;
}

/** Whether a negator refers to the words before it. */
function isPassive(tokens: Tokens, negator: number): boolean {
  // `Astenersi profili Salesforce`
  const opens = tokens.parted(negator, clauseSeparators);
  if (opens && tokens.hasExclusion(negator, exclusionCue.dismissal)) return false;
  // `U nas nie uświadczysz PHP`
  const governs = opens && tokens.isForeign(negator) && tokens.follows(negator + 1);
  // `Kafka -> ersatt av NATS`
  const leads = tokens.has(negator, cue.successor);
  if (governs && !leads && tokens.names(negator + 1)) return false;
  const isPredicate = tokens.follows(negator) && tokens.has(negator - 1, cue.be);
  return tokens.hasClause(negator, isPredicate ? clauseCue.predicate : clauseCue.passive);
}

/** `Redis? Nah we just use Postgres` */
function isRefusalOfQuestion(tokens: Tokens, negator: number): boolean {
  if (negator === 0 || !tokens.parted(negator, separator.call)) return false;
  return tokens.hasClause(negator + 1, clauseCue.speaker);
}

/** `Vi ångrar inte Django`, `Schrik niet van Angular` */
function deniesRemoval(tokens: Tokens, negator: number): boolean {
  const verb = negator - 1;
  if (!tokens.isForeign(negator) || !tokens.follows(negator)) return false;
  if (tokens.parted(verb, clauseSeparators) && tokens.hasClause(verb, clauseCue.averse))
    return true;
  return isRemoval(tokens, verb) && !tokens.has(verb, cue.negator);
}

/** Whether a word says that something is given up or replaced. */
export function isRemoval(tokens: Tokens, index: number): boolean {
  return tokens.hasExclusion(index, exclusionCue.removed) || tokens.has(index, cue.replaced);
}

/** `Inte PHP utan Kotlin`, but not `ohne PHP und ohne Kotlin`: a word of lack directly after a denied name leads to a wanted one. */
function isOpposed(tokens: Tokens, negator: number): boolean {
  if (!tokens.isForeign(negator) || !tokens.hasClause(negator, clauseCue.lacking)) return false;
  if (tokens.parted(negator, separator.comma) && isDenied(tokens, negator)) return true;
  if (!tokens.names(negator - 1) || !tokens.follows(negator)) return false;
  let before = negator - 1;
  while (isListed(tokens, before)) before--;
  // `Inte längre i PHP utan i Java`
  if (tokens.hasClause(negator + 1, clauseCue.preposition))
    while (isBetween(tokens, before)) before--;
  return before < negator - 1 && tokens.has(before, cue.negator);
}

/** Whether a word may be between a denied name and its negator. */
function isBetween(tokens: Tokens, index: number): boolean {
  return tokens.follows(index) && isPassed(tokens, index) && !tokens.has(index, cue.negator);
}

/** Whether the part of the sentence before a comma is denied by another word than one of lack: `Inte PHP, utan Kotlin`. */
function isDenied(tokens: Tokens, comma: number): boolean {
  for (let before = comma - 1; before > comma - reach; before--) {
    const isNegator = tokens.has(before, cue.negator);
    if (isNegator && !tokens.hasClause(before, clauseCue.lacking)) return true;
    if (tokens.parted(before, partSeparators)) return false;
  }
  return false;
}

/** `Das Wichtigste ist nicht Java`: it is less important than something else. */
function isOfRank(tokens: Tokens, negator: number): boolean {
  if (!tokens.follows(negator)) return false;
  const ranks = (index: number) =>
    tokens.has(index, cue.obligation) || tokens.hasTopic(index, topicCue.demandingHeading);
  // `Lo más importante no es Java`
  if (tokens.has(negator, cue.be)) return ranks(negator - 1);
  const before = negator - 1;
  if (!tokens.has(before, cue.be)) return false;
  return ranks(before) || (tokens.follows(before) && ranks(before - 1));
}

/** How far from an exception the word for nothing is, in words. */
const nothingReach = 8;

/** `Außer Java verlangen wir nichts`: all that is asked for is excepted from nothing. */
function isSoleDemand(tokens: Tokens, negator: number): boolean {
  if (!tokens.hasClause(negator, clauseCue.excepting)) return false;
  const around = { reach: nothingReach, ends: hardSeparators };
  return isNear(tokens, negator, around, (near) => tokens.hasClause(near, clauseCue.nothing));
}
