// Choices that a text takes back: `React or Angular? Both!`, `Java or Kotlin alone is not enough, you need both`.
import { clauseCue, cue, exclusionCue } from '../gazetteer/cues.ts';
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
  const both = bothAfter(tokens, last);
  return both > 0 && (isAnswer(tokens, both) || isAskedFor(tokens, last, both));
}

/** Whether a mention is in such a list, and the reader is asked for all of it: `Java or Kotlin alone is not enough, you need both`. */
export function isAskedWithOthers(tokens: Tokens, mention: number): boolean {
  if ((tokens.present.clause & clauseCue.all) === 0) return false;
  let last = mention;
  while (last < mention + longestList && isInList(tokens, last + 1)) last++;
  const both = bothAfter(tokens, last);
  if (both < 0 || !isAskedFor(tokens, last, both)) return false;
  for (let index = last; index > last - longestList && isInList(tokens, index); index--)
    if (tokens.hasClause(index, clauseCue.alternative)) return true;
  return false;
}

function isInList(tokens: Tokens, index: number): boolean {
  if (tokens.parted(index, clauseSeparators)) return false;
  if (tokens.names(index) || tokens.has(index, cue.list)) return true;
  // `in Java or in C#`
  const isLed = tokens.has(index, cue.usage) || tokens.hasClause(index, clauseCue.preposition);
  return isLed && tokens.has(index - 1, cue.list) && tokens.names(index + 1);
}

/** The word for *both* in the sentence of a list, or in the answer to its question; -1 without one. */
function bothAfter(tokens: Tokens, last: number): number {
  if ((tokens.present.clause & clauseCue.all) === 0) return -1;
  let isAnswered = false;
  for (let index = last + 1; index < last + reach; index++) {
    const isEnd = tokens.parted(index, hardSeparators);
    if (isEnd && (isAnswered || tokens.parted(index, hardSeparators & ~sentenceEnds))) return -1;
    isAnswered ||= isEnd;
    if (tokens.technology(index) >= 0) return -1;
    if (tokens.hasClause(index, clauseCue.all)) return index;
  }
  return -1;
}

/** `React or Angular? Both!` */
function isAnswer(tokens: Tokens, both: number): boolean {
  return tokens.parted(both, separator.call) && tokens.parted(both + 1, hardSeparators);
}

/** `You need both`, `je hebt beide nodig`, but not `we use both`, `ideally both`, `both are fine`: the end of a clause that asks. */
function isAskedFor(tokens: Tokens, last: number, both: number): boolean {
  const isBeforeEnd = isBeforeVerb(tokens, both);
  const isObject = isBeforeEnd || knowsBoth(tokens, both);
  if (!isObject && !tokens.parted(both + 1, partSeparators)) return false;
  let isAsked = isBeforeEnd;
  let hasReader = false;
  for (let index = both; index > last; index--) {
    const isOther =
      tokens.has(index, cue.negator | cue.preference) ||
      tokens.hasClause(index, clauseCue.speaker | clauseCue.alternative);
    if (isOther) return false;
    hasReader ||= isOfReader(tokens, index);
    isAsked ||= asks(tokens, index);
    // `React or Angular. You know both.`
    if (tokens.parted(index, partSeparators))
      return isAsked && (hasReader || !tokens.parted(index, hardSeparators));
  }
  return false;
}

/** `je hebt beide nodig`, `du solltest beide kennen`: a verb behind the word ends the clause. */
function isBeforeVerb(tokens: Tokens, both: number): boolean {
  if (!tokens.parted(both + 2, partSeparators) || tokens.has(both + 1, cue.preference))
    return false;
  // `je moet allebei kennen`, but not `du kannst beide nutzen`
  const isUse = tokens.hasClause(both + 1, clauseCue.using);
  if (!isUse && tokens.has(both + 1, cue.obligation | cue.handling)) return true;
  return (
    tokens.has(both - 1, cue.obligation) && tokens.hasExclusion(both + 1, exclusionCue.engaging)
  );
}

/** `You know both systems well` */
function knowsBoth(tokens: Tokens, both: number): boolean {
  const knowledge = cue.handling | cue.requirement;
  const knows = tokens.follows(both) && tokens.has(both - 1, knowledge);
  return knows && (isOfReader(tokens, both - 1) || isOfReader(tokens, both - 2));
}

/** `Need`, `know`, `you`, but not `piszemy w` */
function asks(tokens: Tokens, index: number): boolean {
  const knows = tokens.has(index, cue.handling) && !tokens.hasClause(index, clauseCue.using);
  return (
    knows ||
    tokens.has(index, cue.obligation | cue.requirement | cue.demand) ||
    tokens.hasClause(index, clauseCue.subject)
  );
}
