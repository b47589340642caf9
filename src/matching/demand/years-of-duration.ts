// Years after a word of duration. `For 5 years` alone asks for nothing; the past of the reader and a least number do.
import { clauseCue, cue, detailCue, roleCue, topicCue } from '../gazetteer/cues.ts';
import { hardSeparators, partSeparators, separator } from '../tokens/separators.ts';
import type { Tokens } from '../tokens/tokens.ts';
import { afterAmount, beforeObligation, durationBefore, startOfAmount } from './amounts.ts';
import { isTerm } from './years-in-clauses.ts';
import { hires } from './years-of-company.ts';

/** How far before years the reader is addressed, in words. */
const reach = 10;
/** How far after years the technology of the reader's work is, in words. */
const workReach = 8;

/** `You have coded for 8 years`, `programmi da almeno 6 anni`: years of the reader's work so far. */
export function isPastOfReader(tokens: Tokens, unit: number, first: number): boolean {
  const start = beforeObligation(tokens, first);
  const time =
    tokens.hasDetail(start - 1, detailCue.fromOn) && tokens.follows(start) ? start - 1 : start;
  const span = durationBefore(tokens, first);
  const isTime = tokens.hasClause(start - 1, clauseCue.duration) || span >= 0;
  if (!isTime || isTerm(tokens, unit, first)) return false;
  // `Da oltre 20 anni facciamo software`
  if (tokens.parted(time, partSeparators)) return false;
  if (span >= 0 && isOfSought(tokens, span)) return true;
  for (let before = time - 1; before > time - reach; before--) {
    // `somebody who has`
    const isSought = tokens.hasRole(before, roleCue.hiring) && tokens.has(before + 1, cue.be);
    if (!isSought && tokens.hasClause(before, clauseCue.speaker)) break;
    if (isSought || tokens.hasClause(before, clauseCue.subject)) return true;
    // `nicht erst seit gestern, sondern seit 3 Jahren`
    const goesOn = tokens.has(before, cue.contrast) && before >= time - 2;
    if (tokens.parted(before, partSeparators) && !goesOn) break;
  }
  // Pronouns are dropped.
  return start < first && tokens.isForeign(first);
}

/** `jemand, der seit 3 Jahren`, `quelqu'un qui écrit du Java depuis 3 ans`: a relative clause of the person that is sought. */
function isOfSought(tokens: Tokens, time: number): boolean {
  if (!tokens.hasDetail(time, detailCue.since)) return false;
  for (let person = time - 1; person > time - reach; person--) {
    if (tokens.parted(person + 1, hardSeparators)) return false;
    if (hires(tokens, person)) return person < time - 1 && !tokens.names(person + 1);
    if (tokens.hasClause(person, clauseCue.speaker)) return false;
  }
  return false;
}

/** `Seit 5 Jahren entwickelst du in Java`, `Od 3 lat piszesz w Javie`: a time opens the clause of the reader. */
export function isReaderNext(tokens: Tokens, unit: number, first: number): boolean {
  const start = startOfAmount(tokens, first);
  const time = tokens.hasDetail(start, detailCue.since) ? start : start - 1;
  const opens = tokens.hasDetail(time, detailCue.since) && tokens.parted(time, partSeparators);
  if (!opens || isTerm(tokens, unit, first)) return false;
  let isReader = false;
  let isWork = false;
  for (let after = unit + 1; after < unit + workReach && tokens.follows(after); after++) {
    if (tokens.hasClause(after, clauseCue.speaker)) return false;
    isReader ||=
      tokens.hasClause(after, clauseCue.subject) || tokens.hasTopic(after, topicCue.yours);
    // `Seit 10 Jahren kennst du uns` is about no work.
    isWork ||= tokens.technology(after) >= 0 || tokens.hasDetail(after, detailCue.career);
    if (isReader && isWork) return true;
  }
  return false;
}

/** Whether years after a word of duration are a least number. */
export function isLeastSince(tokens: Tokens, unit: number, first: number): boolean {
  return isLeast(tokens, unit, first) || isOpenRange(tokens, unit, first);
}

/** `Over 3 years in banking` where a clause begins. */
function isLeast(tokens: Tokens, unit: number, first: number): boolean {
  const ends = partSeparators | separator.open;
  if (!tokens.hasDetail(first - 1, detailCue.fromOn) || !tokens.parted(first - 1, ends))
    return false;
  const leads =
    tokens.spaces(unit) > 0 ||
    tokens.hasClause(unit + 1, clauseCue.preposition) ||
    // `Über 3 Jahre Java`, `Ponad 3 lata programowania`
    tokens.technology(unit + 1) >= 0 ||
    tokens.has(unit + 1, cue.handling);
  return leads && !isTerm(tokens, unit, first);
}

/** `Da 3 a 5 anni`, `from 3 years on`, `da 3 a 5 anni come sviluppatore`: where a clause begins, and ends or goes on with a role. */
function isOpenRange(tokens: Tokens, unit: number, first: number): boolean {
  const ends = partSeparators | separator.open | separator.close;
  const isRange = first < unit - 1 || tokens.hasDetail(unit + 1, detailCue.amount);
  // `Doświadczenie: od 4 lat`
  const isLabelled = tokens.hasClause(startOfAmount(tokens, first) - 1, clauseCue.experienceNoun);
  const end = afterAmount(tokens, unit);
  const isLast = tokens.parted(end, ends) || tokens.hasTopic(end, topicCue.asMember);
  return (isRange || isLabelled) && tokens.parted(startOfAmount(tokens, first), ends) && isLast;
}
