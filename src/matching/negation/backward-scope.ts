// Exclusions before a negator: `React is not required`, `PHP (we don't use it)`.
import { afterComma, listEndingAt } from '../segments/coordination.ts';
import {
  clauseSeparators,
  hardSeparators,
  partSeparators,
  separator,
} from '../tokens/separators.ts';
import { clauseCue, cue, exclusionCue } from '../gazetteer/cues.ts';
import { isOfReader, opensNextLabel } from '../segments/clauses.ts';
import { isWelcomeBefore } from '../segments/praise.ts';
import { lastOfOwn } from '../segments/own-part.ts';
import { insists } from '../segments/insistence.ts';
import { isQuestion } from '../segments/sentences.ts';
import { leadsOnFromDemand } from './cancelled.ts';
import { deniesDemand } from './demand-denied.ts';
import { deniedPart } from './denied-part.ts';
import { listDisowned, namedBeforePronoun } from './disowned.ts';
import { isInsteadOfNext, reach } from './negators.ts';
import { deniesOther, deniesThingAfter } from './other-things.ts';
import type { Tokens } from '../tokens/tokens.ts';

/** Lists the technologies before a negator that it excludes: `PHP developers need not apply`. */
export function listDeniedBefore(tokens: Tokens, negator: number): readonly number[] {
  const named = namedBeforePronoun(tokens, negator);
  if (named >= 0) return [named];
  const disowned = listDisowned(tokens, negator);
  if (disowned.length > 0) return deniesElse(tokens, negator) ? [] : disowned;
  if (deniesNothingBefore(tokens, negator)) return [];
  const way = wayBack(tokens, negator);
  if (way === undefined || deniesElse(tokens, negator)) return [];
  // `k8s, Go – bez tego ani rusz`
  if (insists(tokens, negator) || isRefusedWithout(tokens, negator)) return [];
  if (leadsOnFromDemand(tokens, negator)) return [];
  const found = listUpTo(tokens, way.last);
  const start = found[0]!;
  if (isLeftOpen(tokens, found)) return [];
  const mayEnd = way.isAsked || way.isSingular || mayEndWith(tokens, negator, way.last, start);
  if (!deniesDemand(tokens, negator, mayEnd) || isOfLack(tokens, negator, start)) return [];
  return deniedPart(tokens, negator, found, way.isSingular);
}

/** Whether a denial is of a thing that is no technology. */
function deniesElse(tokens: Tokens, negator: number): boolean {
  return deniesOther(tokens, negator) || deniesThingAfter(tokens, negator);
}

/** Whether a negator says nothing against the technologies before it. */
function deniesNothingBefore(tokens: Tokens, negator: number): boolean {
  const marks = clauseSeparators & ~(separator.colon | separator.dash | separator.call);
  if (tokens.parted(negator, marks) || opensLabel(tokens, negator)) return true;
  if (opensNextLabel(tokens, negator) || leadsToDenial(tokens, negator)) return true;
  if (isInsteadOfNext(tokens, negator)) return true;
  // `Know Kafka? No? That's fine.`, `We use Kafka! Not needed:`
  const isAnswer = tokens.parted(negator, separator.call);
  if (isAnswer && (isQuestion(tokens, negator) || !isQuestion(tokens, negator - 1))) return true;
  // `Ruby is dead? So why does it pay our bills?`
  const asks = tokens.parted(negator + 1, hardSeparators) && isQuestion(tokens, negator);
  if (asks && tokens.hasClause(negator, clauseCue.passive)) return true;
  return lacksThing(tokens, negator);
}

/** `Airflow (no, not Oozie)` */
function leadsToDenial(tokens: Tokens, negator: number): boolean {
  const next = negator + 1;
  const isAnswer = tokens.parted(negator, separator.open) && tokens.parted(next, separator.comma);
  return isAnswer && tokens.has(next, cue.negator) && tokens.names(next + 1);
}

interface Way {
  /** The technology next to the negator. */
  readonly last: number;
  /** Whether it is told as one: `it`, `this`. */
  readonly isSingular: boolean;
  /** Whether a word between them asks or obliges. */
  readonly isAsked: boolean;
}

/** How far before a negator the next technology is, in words. */
const wayReach = 7;

/** The way from a negator back to a technology; `undefined` if other words are between them than those of a denial. */
function wayBack(tokens: Tokens, negator: number): Way | undefined {
  let isSingular = tokens.hasClause(negator, clauseCue.singular);
  let isAsked = false;
  let refersBack = false;
  for (let index = negator - 1; index >= negator - wayReach; index--) {
    if (tokens.names(index)) return { last: index, isSingular, isAsked };
    const leads = tokens.has(index, cue.be | cue.passage | cue.follower | cue.demand);
    // `Perl däremot har vi slutat med`
    const isPostponed = tokens.names(index - 1) && tokens.hasExclusion(index, exclusionCue.adverb);
    if (!leads && !isPostponed) return undefined;
    // `JavaScript sem framework nenhum`
    if (tokens.hasClause(index, clauseCue.lacking)) return undefined;
    // `Terraform is nice to have, not mandatory`
    if (tokens.has(index, cue.preference) && tokens.parted(negator, separator.comma))
      return undefined;
    if (tokens.parted(index, partSeparators)) return undefined;
    // `Java on Google Cloud (experience with these not required)`: the company uses them.
    refersBack ||= tokens.hasClause(index, clauseCue.pronoun);
    if (refersBack && tokens.parted(index, separator.open)) return undefined;
    isSingular ||= tokens.hasClause(index, clauseCue.singular);
    isAsked ||= tokens.has(index, cue.demand | cue.verb | cue.obligation);
  }
  return undefined;
}

/** The list that ends with a technology and may be denied together. */
function listUpTo(tokens: Tokens, last: number): readonly number[] {
  const listed = lastOfOwn(tokens, listEndingAt(tokens, last, reach));
  // `Java, Docker (not required)` denies Docker.
  return tokens.parted(last + 1, separator.open) ? afterComma(tokens, listed) : listed;
}

/** Whether a list is not told to be wanted or unwanted, or all that is wanted. */
function isLeftOpen(tokens: Tokens, found: readonly number[]): boolean {
  const start = found[0]!;
  if (isWhether(tokens, found)) return true;
  // `Nice to have: Kafka, not required`
  if (tokens.parted(start, separator.colon) && isWelcomeBefore(tokens, start)) return true;
  // `Besides Java nothing is needed`
  return tokens.hasClause(start - 1, clauseCue.excepting);
}

/** Whether the denial of a list may end with its negator: `PHP brauchst du nicht`, `TypeScript yes, CoffeeScript no`. */
function mayEndWith(tokens: Tokens, negator: number, last: number, start: number): boolean {
  const answers = separator.colon | separator.dash | separator.call | separator.open;
  if (tokens.parted(negator, answers)) return true;
  if (last === negator - 1 && tokens.parted(last, partSeparators)) return true;
  // `Kotlin would be welcome; Java would not.`
  return tokens.has(negator - 1, cue.be) || isInverted(tokens, start);
}

/** How far before a list the word of lack is, in words. */
const lackReach = 8;

/** `Candidates without solid Java will not be considered.` */
function isOfLack(tokens: Tokens, negator: number, start: number): boolean {
  const isRefused = tokens.hasClause(negator, clauseCue.deterred);
  for (let before = start - 1; before > start - lackReach; before--) {
    if (tokens.parted(before + 1, partSeparators)) return false;
    if (tokens.hasClause(before, clauseCue.opensClause)) return false;
    if (tokens.hasClause(before, clauseCue.lacking)) return true;
    // `If you don't know Java, don't apply`
    if (isRefused && tokens.has(before, cue.lack | cue.years)) return true;
  }
  return false;
}

/** How far before a list the word is that leaves it open, in words. */
const whetherReach = 6;

/** `Ob FreeRTOS oder Zephyr, spielt keine Rolle`, `Whether you come from Java or PHP is irrelevant` */
function isWhether(tokens: Tokens, found: readonly number[]): boolean {
  const start = found[0]!;
  if (tokens.has(start - 1, cue.supposition)) return true;
  // `Als je Java niet leuk vindt`
  const isOfLiking = isOfReader(tokens, start - 1) && tokens.has(start - 2, cue.supposition);
  if (isOfLiking && tokens.has(found.at(-1)! + 1, cue.negator)) return true;
  // `Si venís de Laravel no es acá` leaves nothing open.
  if (found.length < 2) return false;
  for (let before = start - 1; before > start - whetherReach; before--) {
    if (tokens.has(before, cue.supposition)) return tokens.parted(before, clauseSeparators);
    if (!tokens.follows(before + 1) || tokens.has(before, cue.negator)) return false;
  }
  return false;
}

/** Whether nothing works without what a pronoun after a negator refers to. */
function isRefusedWithout(tokens: Tokens, negator: number): boolean {
  if (tokens.hasClause(negator, clauseCue.deterred)) {
    const isWithout = tokens.hasClause(negator - 2, clauseCue.lacking);
    return isWithout && tokens.hasClause(negator - 1, clauseCue.pronoun);
  }
  if (!tokens.hasClause(negator, clauseCue.lacking)) return false;
  if (!tokens.hasClause(negator + 1, clauseCue.pronoun)) return false;
  for (let index = negator + 2; index < negator + 5; index++) {
    if (tokens.parted(index, clauseSeparators)) return false;
    if (tokens.hasClause(index, clauseCue.deterred)) return true;
  }
  return false;
}

/** `Voraussetzung ist Docker nicht` */
function isInverted(tokens: Tokens, start: number): boolean {
  return tokens.has(start - 1, cue.be) && tokens.has(start - 2, cue.demand);
}

/** `SQL without an ORM`, `JavaScript sem framework nenhum`: the words of lack are about a thing after them. */
function lacksThing(tokens: Tokens, negator: number): boolean {
  if (!tokens.hasClause(negator, clauseCue.lacking) || !tokens.names(negator - 1)) return false;
  const next = negator + 1;
  if (!tokens.follows(negator) || !tokens.follows(next)) return false;
  const isPerson = tokens.hasClause(
    next,
    clauseCue.pronoun | clauseCue.subject | clauseCue.speaker,
  );
  return !isPerson && !tokens.has(next, cue.negator);
}

/** Whether a negator begins a label of the next words: `Required: Java, not required: PHP`, `Java [not required] PHP`. */
function opensLabel(tokens: Tokens, negator: number): boolean {
  let end = negator + 1;
  while (tokens.follows(end) && end < negator + 4) end++;
  if (end >= tokens.count) return false;
  if (tokens.parted(negator, separator.comma | separator.close | separator.slash))
    return tokens.parted(end, separator.colon);
  const isEnclosed = tokens.parted(negator, separator.open) && tokens.parted(end, separator.close);
  return (
    isEnclosed && !tokens.parted(end, ~(separator.close | separator.space)) && tokens.names(end)
  );
}
