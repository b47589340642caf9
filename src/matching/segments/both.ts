// Choices that a text takes back: `React or Angular? Both!`, `Java or Kotlin alone is not enough, you need both`.
import { clauseCue, cue, exclusionCue, topicCue } from '../gazetteer/cues.ts';
import {
  clauseSeparators,
  hardSeparators,
  partSeparators,
  separator,
} from '../tokens/separators.ts';
import type { Tokens } from '../tokens/tokens.ts';
import { isOfReader } from './clauses.ts';

/** How far after a list the word for *both* is, in words. */
const reach = 14;
/** Longest list of names whose choice is taken back, in words. */
const longestList = 12;
const sentenceEnds = separator.call | separator.stop;

/** Whether the words after a list take back the choice that its conjunction leaves. */
export function takesAll(tokens: Tokens, last: number): boolean {
  const both = bothAfter(tokens, last, 0);
  return both > 0 && (isAnswer(tokens, both) || isAskedFor(tokens, last, both, true));
}

/**
 * Whether the reader is asked for a mention and for others beside it: `Java or Kotlin alone is not enough, you need both`,
 * `We run on Java, and on Kotlin. You must know both`.
 */
export function isAskedWithOthers(tokens: Tokens, mention: number): boolean {
  if ((tokens.present.clause & clauseCue.all) === 0) return false;
  let last = mention;
  while (last < mention + longestList && isInList(tokens, last + 1)) last++;
  const both = bothAfter(tokens, last, 1);
  if (both < 0) return false;
  let isChoice = false;
  for (let index = last; index > last - longestList && isInList(tokens, index); index--)
    isChoice ||= tokens.hasClause(index, clauseCue.alternative);
  return isAskedFor(tokens, last, both, isChoice);
}

function isInList(tokens: Tokens, index: number): boolean {
  if (tokens.parted(index, clauseSeparators)) return false;
  if (tokens.names(index) || tokens.has(index, cue.list)) return true;
  // `in Java or in C#`
  const isLed = tokens.has(index, cue.usage) || tokens.hasClause(index, clauseCue.preposition);
  return isLed && tokens.has(index - 1, cue.list) && tokens.names(index + 1);
}

/** The word for *both* in the sentence of a list, or in the answer to its question, with at most `others` names before it; -1 without one. */
function bothAfter(tokens: Tokens, last: number, others: number): number {
  if ((tokens.present.clause & clauseCue.all) === 0) return -1;
  let isAnswered = false;
  let left = others;
  for (let index = last + 1; index < last + reach; index++) {
    const isEnd = tokens.parted(index, hardSeparators);
    if (isEnd && (isAnswered || tokens.parted(index, hardSeparators & ~sentenceEnds))) return -1;
    isAnswered ||= isEnd;
    if (tokens.technology(index) >= 0 && left-- === 0) return -1;
    if (tokens.hasClause(index, clauseCue.all)) return index;
  }
  return -1;
}

/** `React or Angular? Both!` */
function isAnswer(tokens: Tokens, both: number): boolean {
  return tokens.parted(both, separator.call) && tokens.parted(both + 1, hardSeparators);
}

/** `You need both`, `je hebt beide nodig`, but not `we use both`, `ideally both`, `both are fine`: the end of a clause that asks. */
function isAskedFor(tokens: Tokens, last: number, both: number, isChoice: boolean): boolean {
  if (opensDuty(tokens, both)) return true;
  if (!isChoice && isDeniedBetween(tokens, last, both)) return false;
  const isBeforeEnd = isBeforeVerb(tokens, both);
  const isObject = isBeforeEnd || knowsBoth(tokens, both);
  if (!isObject && !tokens.parted(both + 1, partSeparators)) return false;
  let isAsked = isBeforeEnd;
  let hasReader = false;
  for (let index = both; index > last; index--) {
    const isOther =
      tokens.has(index, cue.negator | cue.preference) ||
      tokens.hasClause(index, clauseCue.alternative) ||
      // `we use`, but not `we expect`
      (tokens.hasClause(index, clauseCue.speaker) && !tokens.has(index, cue.requirement));
    if (isOther) return false;
    hasReader ||= isOfReader(tokens, index);
    isAsked ||= asks(tokens, index) || (isChoice && tokens.hasClause(index, clauseCue.subject));
    if (!tokens.parted(index, partSeparators)) continue;
    // `Debes dominar ambos`
    hasReader ||= tokens.has(index, cue.obligation) && tokens.has(both - 1, knowledge);
    // `React or Angular. You know both.`
    return isAsked && (hasReader || !tokens.parted(index, hardSeparators));
  }
  return false;
}

/** `We run Java and Kotlin. We do not expect that you know both.` */
function isDeniedBetween(tokens: Tokens, last: number, both: number): boolean {
  for (let index = last + 1; index < both; index++) if (tokens.has(index, cue.negator)) return true;
  return false;
}

/** How far behind the word its duty is, in words. */
const dutyReach = 3;

/** `Beides musst du können`, `both are a must`: the word opens a clause that asks for it. */
function opensDuty(tokens: Tokens, both: number): boolean {
  if (!tokens.parted(both, partSeparators) && !tokens.has(both - 1, cue.list)) return false;
  let isOfReaders = tokens.has(both + 1, cue.be);
  let isAsked = false;
  for (let index = both + 1; index <= both + dutyReach; index++) {
    if (tokens.parted(index, partSeparators) || tokens.has(index, cue.negator)) break;
    isAsked ||= tokens.has(index, cue.obligation);
    isOfReaders ||= isOfReader(tokens, index) || tokens.hasTopic(index, topicCue.demandingHeading);
  }
  return isAsked && isOfReaders;
}

/** `je hebt beide nodig`, `du solltest beide kennen`: a verb behind the word ends the clause. */
function isBeforeVerb(tokens: Tokens, both: number): boolean {
  if (!tokens.parted(both + 2, partSeparators) || tokens.has(both + 1, cue.preference))
    return false;
  // `je moet allebei kennen`, but not `du kannst beide nutzen`
  const isUse = tokens.hasClause(both + 1, clauseCue.using);
  if (!isUse && tokens.has(both + 1, cue.obligation | knowledge)) return true;
  return (
    tokens.has(both - 1, cue.obligation) && tokens.hasExclusion(both + 1, exclusionCue.engaging)
  );
}

const knowledge = cue.handling | cue.requirement;

/** `You know both systems well` */
function knowsBoth(tokens: Tokens, both: number): boolean {
  const knows = tokens.follows(both) && tokens.has(both - 1, knowledge);
  return knows && (isOfReader(tokens, both - 1) || isOfReader(tokens, both - 2));
}

/** `Need`, `know`, but not `piszemy w` */
function asks(tokens: Tokens, index: number): boolean {
  const knows = tokens.has(index, cue.handling) && !tokens.hasClause(index, clauseCue.using);
  return knows || tokens.has(index, cue.obligation | cue.requirement | cue.demand);
}
