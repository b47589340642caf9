// Exclusions by the form of a clause: topics (`MATLAB har vi inte`), answers (`PHP? Nope.`), labels (`Not for us: PHP`).
import { type Clause, isOfReader, isPlain, isTurned } from '../segments/clauses.ts';
import { clauseCue, cue, exclusionCue, topicCue } from '../gazetteer/cues.ts';
import { hardSeparators, separator } from '../tokens/separators.ts';
import {
  deniesAfterAll,
  isAnswer,
  isMereRefusal,
  isVerdict,
  listConceded,
  listRefused,
  opensWithRefusal,
} from './answers.ts';
import { exclude, excludeBetween } from './exclude.ts';
import { isExampleOfDenied } from './examples.ts';
import { isDoubled, isPending, isWelcomeAfterAll } from './cancelled.ts';
import { dismisses, follows } from './dismissed.ts';
import { excludeLabelled, isLabelled } from './labels.ts';
import { isSupposed } from '../segments/insistence.ts';
import { afterComma, listEndingAt } from '../segments/coordination.ts';
import { isJoinedClause, ownPart } from '../segments/own-part.ts';
import { state, type Tokens } from '../tokens/tokens.ts';

/** Longest list of names, and longest run of words around one. */
const longestList = 40;
const longestTopic = 5;
const longestDenial = 13;
/** Most words that no list has between a topic and the word that denies it. */
const mostAsides = 2;
/** Longest phrase of a preposition, in words. */
const longestPhrase = 4;

/** `SAP-Profile bitte nicht schicken` asks readers not to. */
const acting = exclusionCue.engaging | exclusionCue.pitch;
const engaging = cue.demand | cue.verb | cue.handling;

/** Whether a clause of a text may deny. */
export function mayDeny({ present }: Tokens): boolean {
  const { mention, clause, exclusion } = present;
  const denies = (mention & cue.negator) | (clause & (clauseCue.nothing | clauseCue.passive));
  return (denies | (exclusion & (exclusionCue.refusal | exclusionCue.removed))) !== 0;
}

/** Marks the names that clause `at` denies: itself, by an answer after it, or by a label before it. */
export function excludeDenied(tokens: Tokens, clauses: readonly Clause[], at: number): void {
  const clause = clauses[at]!;
  const next = clauses[at + 1];
  // `Wer React nicht mag, ist hier falsch`
  const isDemand = next !== undefined && follows(tokens, next) && dismisses(next, true);
  if (isLabelled(tokens, clauses, at)) return excludeLabelled(tokens, clauses, at);
  if (next !== undefined && (isTopicAlone(tokens, clause) || isOwnQuestion(tokens, clause, next))) {
    if (isAnswer(tokens, next) || opensWithRefusal(tokens, next)) {
      const isBracket = tokens.parted(next.start, separator.open) && tokens.names(clause.end - 1);
      if (!isBracket) return excludeBetween(tokens, clause);
      return exclude(tokens, afterComma(tokens, listEndingAt(tokens, clause.end - 1, longestList)));
    }
    // `Kubernetes? Far too large for us, so no.`
    const last = clauses[at + 2];
    const isAsked = tokens.parted(next.start, separator.call) && next.names === 0;
    const ends = last !== undefined && tokens.parted(last.end, hardSeparators);
    const isDenied =
      isAsked &&
      ends &&
      !isTurned(next) &&
      (isAnswer(tokens, last) || deniesAfterAll(tokens, last));
    if (isDenied) return excludeBetween(tokens, clause);
  }
  const isTakenBack =
    next !== undefined && (isMereRefusal(tokens, next) || isVerdict(tokens, next));
  if (isTakenBack && !isTurned(clause)) return exclude(tokens, listRefused(tokens, clause));
  if (next !== undefined) exclude(tokens, listConceded(tokens, clause, next));
  if (at > 0 && isExampleOfDenied(tokens, clauses[at - 1]!, clause)) excludeBetween(tokens, clause);
}

/** The list that opens a clause whose rest denies it: `en ORM som Hibernate bruker vi ikke`, `Magento nem pensar`. */
export function topicOf(tokens: Tokens, clause: Clause): number[] {
  const { start, end } = clause;
  const denies = (clause.mention & cue.negator) | (clause.exclusion & exclusionCue.refusal);
  // `Perl fasst hier niemand mehr an`
  const isNobody = (clause.structure & clauseCue.nothing) !== 0;
  if (clause.names === 0 || (denies === 0 && !isNobody) || isTurned(clause)) return [];
  let last = end - 1;
  let negator = -1;
  let isEngaged = false;
  let subject = -1;
  let asides = 0;
  const isOurs = (clause.structure & clauseCue.speaker) !== 0;
  for (; last >= start && !tokens.names(last); last--) {
    const refuses = tokens.hasExclusion(last, exclusionCue.refusal);
    const negates =
      refuses ||
      tokens.has(last, cue.negator) ||
      (tokens.isForeign(last) && tokens.hasClause(last, clauseCue.nothing));
    if (negates) negator = last;
    else if (!isPlain(tokens, last)) {
      // `PHP ist aus Sicherheitsgründen nicht erlaubt`, `React Native vill chefen inte se igen`
      if (negator < 0 || !tokens.isForeign(last) || ++asides > mostAsides) return [];
      if (!isOurs && !isInPhrase(tokens, last)) {
        if (subject >= 0) return [];
        subject = last;
      }
    }
    // `Fatima builds in Kotlin, so that you are spared`
    const isRemark = tokens.hasClause(last, clauseCue.opensClause);
    if (isRemark && tokens.hasClause(last + 1, clauseCue.pronoun)) return [];
    // `React har du ikke brukt før`
    if (isOfReader(tokens, last) && (clause.mention & cue.be) !== 0) return [];
    isEngaged ||= refuses || tokens.has(last, engaging) || tokens.hasExclusion(last, acting);
  }
  if (negator < 0 || end - last > longestDenial) return [];
  if (subject >= 0 && !isInverted(tokens, last, subject)) return [];
  if (isSupposed(tokens, negator) || isDoubled(tokens, negator)) return [];
  if (isWelcomeAfterAll(tokens, end - 1) || isPending(tokens, end - 1)) return [];
  const list = listEndingAt(tokens, last, longestList);
  // Words before the list tell which part of it another rule has excluded.
  const isLong = list[0]! - start > longestTopic && !isJoinedClause(tokens, start, list[0]!);
  if (isLong || tokens.states[last] === state.excluded) return [];
  // `Java, Docker (not required)` denies Docker.
  const own = tokens.parted(last + 1, separator.open) ? afterComma(tokens, list) : list;
  if (isObject(tokens, start, own)) return own;
  if (!isEngaged && (negator > last + 1 || negator < end - 1)) return [];
  return ownPart(tokens, clause, own);
}

/** `Wir nutzen Docker nicht`: only the company and its verb are before the list. */
function isObject(tokens: Tokens, start: number, list: readonly number[]): boolean {
  let isOurs = false;
  for (let index = start; index < list[0]!; index++) {
    isOurs ||= tokens.hasClause(index, clauseCue.speaker);
    if (!tokens.isForeign(index) || !isPlain(tokens, index) || tokens.names(index)) return false;
  }
  return isOurs && !list.some((name) => tokens.parted(name, separator.comma));
}

/** `React Native vill chefen inte se igen`: a verb is between its object and its subject. */
function isInverted(tokens: Tokens, object: number, subject: number): boolean {
  return (
    subject === object + 2 &&
    tokens.isForeign(subject) &&
    tokens.hasExclusion(object + 1, exclusionCue.engaging)
  );
}

/** `PHP ist aus Sicherheitsgründen nicht erlaubt`: whether a preposition opens the phrase of a word. */
function isInPhrase(tokens: Tokens, index: number): boolean {
  for (let before = index - 1; before > index - longestPhrase; before--) {
    if (tokens.names(before)) return false;
    if (tokens.hasClause(before, clauseCue.preposition | clauseCue.dateBefore)) return true;
    if (tokens.hasTopic(before, topicCue.origin)) return true;
  }
  return false;
}

/** Whether a clause is names and nothing else but words that lead to them: `React?`, `an ORM like Hibernate`. */
function isTopicAlone(tokens: Tokens, clause: Clause): boolean {
  const { start, end, names, mention, structure, exclusion } = clause;
  const spoken = clauseCue.subject | clauseCue.averse | clauseCue.lacking;
  if (names === 0 || (mention & (cue.negator | cue.verb | cue.supposition)) !== 0) return false;
  if ((structure & spoken) !== 0 || (exclusion & exclusionCue.engaging) !== 0) return false;
  let others = 0;
  for (let index = start; index < end; index++) {
    if (tokens.names(index)) continue;
    if (++others > 3 || !isPlain(tokens, index)) return false;
  }
  return true;
}

/** Whether the company asks itself, `Do we use Kubernetes?`, or refuses a question: `Bruger I PHP? Nej.` */
function isOwnQuestion(tokens: Tokens, clause: Clause, next: Clause): boolean {
  const { start, end, names, mention, structure } = clause;
  const isRefused =
    tokens.isForeign(start) && tokens.hasExclusion(next.start, exclusionCue.refusal);
  if (names === 0 || !tokens.parted(end, separator.call) || isTurned(clause)) return false;
  if ((mention & cue.negator) !== 0 || ((structure & clauseCue.speaker) === 0 && !isRefused))
    return false;
  if (end - start > longestDenial) return false;
  for (let index = start; index < end; index++) {
    if (isOfReader(tokens, index) && !isRefused) return false;
    if (!tokens.names(index) && !isPlain(tokens, index)) return false;
  }
  return true;
}
