// Technologies of the past: `formerly PHP, now Go`, `we tried Kafka and went back to NATS`, `had Flux, ditched it`.
import {
  type Clause,
  hasPronounReplaced,
  isOfReader,
  isPlain,
  isTurned,
} from '../segments/clauses.ts';
import { clauseCue, cue, detailCue, exclusionCue, topicCue } from '../gazetteer/cues.ts';
import { hardSeparators, separator } from '../tokens/separators.ts';
import type { Tokens } from '../tokens/tokens.ts';
import { isAnswer } from './answers.ts';
import { isQuestion } from '../segments/sentences.ts';

/** How far after a name the word that gives it up is, in words. */
const reach = 16;
/** Longest clause that gives up what a pronoun refers to, in words. */
const longestDenial = 9;

/** How far after a word of the present the successor is, in words. */
const successorReach = 5;

const past = exclusionCue.tried | exclusionCue.formerly;
const denying = exclusionCue.refusal | exclusionCue.removed;

/** Lists the names that a clause or the one after it gives up. */
export function listGivenUp(tokens: Tokens, clauses: readonly Clause[], at: number): number[] {
  const clause = clauses[at]!;
  const { exclusion } = clause;
  const isPast = (exclusion & past) !== 0;
  if (speaksOfReader(tokens, clause)) return [];
  if (tokens.hasExclusion(clause.start, exclusionCue.formerly)) {
    const earlier = listEarlier(tokens, clause);
    if (earlier.length > 0) return earlier;
  }
  if (isPast) {
    const former = listFormer(tokens, clause);
    if (former.length > 0) return former;
  }
  if (isPast && (exclusion & exclusionCue.until) !== 0) return listUntil(tokens, clause);
  if (isPast) {
    const tried = listTried(tokens, clause);
    if (tried.length > 0) return tried;
  }
  const next = clauses[at + 1];
  if (next === undefined || isTurned(clause) || (clause.mention & cue.negator) !== 0) return [];
  const isTrial = (exclusion & exclusionCue.tried) !== 0 && isAnswer(tokens, next);
  return isTrial || isSettledAfter(tokens, clause, next) || isGivenUpAfter(tokens, clauses, at + 1)
    ? firstList(tokens, clause.start, clause.end)
    : [];
}

/** `The database is Postgres, formerly MySQL` */
function listEarlier(tokens: Tokens, { start, end }: Clause): number[] {
  const isBeside =
    tokens.names(start - 1) && tokens.parted(start, separator.comma | separator.open);
  if (!isBeside || !tokens.names(start + 1)) return [];
  const list = firstList(tokens, start, end);
  return list.at(-1) === end - 1 ? list : [];
}

/** `Langgraph – had a go, hated it` */
function isGivenUpAfter(tokens: Tokens, clauses: readonly Clause[], at: number): boolean {
  const clause = clauses[at]!;
  if (givesUpPronoun(tokens, clause)) return true;
  const next = clauses[at + 1];
  if (next === undefined || tokens.parted(next.start, hardSeparators)) return false;
  return isTrialAlone(tokens, clause) && (isAnswer(tokens, next) || givesUpPronoun(tokens, next));
}

/** `had a go`, and not `had Flux` */
function isTrialAlone(tokens: Tokens, { start, end, names, exclusion }: Clause): boolean {
  if (names > 0 || (exclusion & exclusionCue.tried) === 0) return false;
  for (let index = start; index < end; index++)
    if (!isPlain(tokens, index) && !tokens.hasExclusion(index, exclusionCue.tried)) return false;
  return true;
}

function speaksOfReader(tokens: Tokens, { start, end }: Clause): boolean {
  for (let index = start; index < end; index++) if (isOfReader(tokens, index)) return true;
  return false;
}

/** `Formerly PHP, now Go`: names before a word of the present that has names of its own after it. */
function listFormer(tokens: Tokens, { start, end }: Clause): number[] {
  let isFormer = false;
  let hasOther = false;
  const names: number[] = [];
  for (let index = start; index < start + 2 * reach; index++) {
    const ends = index > start && tokens.parted(index, hardSeparators);
    const isNow = tokens.hasExclusion(index, exclusionCue.nowadays);
    // `It was PHP once. Now it is Go.`
    if (ends && !isNow) return [];
    // `PHP once, now Go`
    isFormer ||= tokens.hasExclusion(tokens.names(index) ? index + 1 : index, past);
    if (isFormer && isNow && names.length > 0)
      return hasOther || namesAnother(tokens, index + 1) ? names : [];
    hasOther ||= index >= end && tokens.names(index);
    if (isFormer && index < end && tokens.names(index)) names.push(index);
    if (isOfReader(tokens, index) || tokens.has(index, cue.negator)) return [];
  }
  return [];
}

/** Whether a name follows directly, and nothing says that it was added. */
function namesAnother(tokens: Tokens, from: number): boolean {
  let names = false;
  for (let index = from; index < from + successorReach; index++) {
    if (tokens.parted(index, hardSeparators)) break;
    if (tokens.hasTopic(index, topicCue.besides) || isOfReader(tokens, index)) return false;
    names ||= tokens.names(index);
  }
  return names;
}

/** `We were on Heroku until 2023` */
function listUntil(tokens: Tokens, { start, end }: Clause): number[] {
  let first = start;
  while (first < end && !tokens.hasExclusion(first, past)) first++;
  const list = firstList(tokens, first + 1, end);
  if (list.length === 0) return [];
  for (let index = list.at(-1)! + 1; index < end; index++) {
    if (!tokens.hasExclusion(index, exclusionCue.until)) continue;
    const isDate =
      tokens.startsWithDigit(index + 1) ||
      tokens.hasClause(index + 1, clauseCue.dateBefore) ||
      tokens.hasDetail(index + 1, detailCue.date);
    return isDate ? list : [];
  }
  return [];
}

/** `Terraform? We moved to Pulumi.` */
function isSettledAfter(tokens: Tokens, clause: Clause, next: Clause): boolean {
  if (!tokens.parted(next.start, separator.call) || !isQuestion(tokens, clause.start)) return false;
  if ((next.mention & (cue.negator | cue.affirmation)) !== 0) return false;
  let moves = false;
  for (let index = next.start; index < next.end; index++) {
    moves ||= tokens.hasTopic(index, topicCue.moving);
    const leads = moves && tokens.hasTopic(index, topicCue.destination);
    if (leads || tokens.hasExclusion(index, exclusionCue.settled)) return tokens.names(index + 1);
  }
  return false;
}

/** `We tried Kafka and went back to NATS`, `wir haben Kafka getestet und verworfen` */
function listTried(tokens: Tokens, { start, end }: Clause): number[] {
  const list = firstList(tokens, start, end);
  if (list.length === 0) return [];
  let isPast = false;
  for (let index = start; index < list[0]!; index++) {
    isPast ||= tokens.hasExclusion(index, past);
    if (tokens.has(index, cue.negator)) return [];
  }
  const last = list.at(-1)!;
  let isTurning = false;
  for (let index = last + 1; index < last + reach; index++) {
    if (tokens.parted(index, hardSeparators) || isOfReader(tokens, index)) return [];
    if (tokens.has(index, cue.affirmation | cue.preference)) return [];
    isPast ||= tokens.isForeign(index) && tokens.hasExclusion(index, past);
    isTurning ||= tokens.has(index, cue.contrast) || tokens.hasClause(index, clauseCue.opensClause);
    if (isPast && tokens.hasExclusion(index, exclusionCue.refusal)) return list;
    // `We looked at Kafka and chose it`
    const isItself = tokens.hasClause(index + 1, clauseCue.pronoun);
    const denies =
      tokens.hasExclusion(index, exclusionCue.removed) ||
      (tokens.hasExclusion(index, exclusionCue.settled) && !isItself);
    if (isPast && isTurning && denies) return list;
    if (tokens.names(index) && !(isTurning && tokens.isForeign(index))) return [];
  }
  return [];
}

/** The first names between two places, as far as they are a list. */
function firstList(tokens: Tokens, from: number, to: number): number[] {
  const list: number[] = [];
  for (let index = from; index < to; index++) {
    if (tokens.names(index)) list.push(index);
    else if (list.length > 0 && !(tokens.has(index, cue.list) && tokens.names(index + 1))) break;
  }
  return list;
}

/** Whether a clause says of a pronoun that it was given up: `ditched it`, `but that is all gone`. */
function givesUpPronoun(
  tokens: Tokens,
  { start, end, names, exclusion, mention }: Clause,
): boolean {
  if ((exclusion & denying) === 0 || end - start > longestDenial) return false;
  // `ditched it for Argo CD`
  if (names > 0) return tokens.hasExclusion(start, denying) && hasPronounReplaced(tokens, start);
  if ((mention & (cue.affirmation | cue.supposition | cue.preference)) !== 0) return false;
  if (tokens.parted(start, separator.blankLine | separator.bullet | separator.colon)) return false;
  let removed = -1;
  let isOfPronoun = false;
  for (let index = start; index < end; index++) {
    if (tokens.hasExclusion(index, denying)) removed = index;
    else if (!tokens.hasClause(index, clauseCue.opensClause) && !isPlain(tokens, index))
      return false;
    if (isOfReader(tokens, index) && !tokens.hasTopic(index, topicCue.self)) return false;
    isOfPronoun ||=
      tokens.hasClause(index, clauseCue.pronoun) || tokens.hasClause(index, clauseCue.singular);
  }
  return removed >= 0 && isOfPronoun;
}
