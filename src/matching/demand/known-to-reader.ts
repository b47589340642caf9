// Names of which a sentence says that the reader knows them: `Your Kotlin is excellent`, `Hibernate, you know its pitfalls`.
import { clauseCue, cue, detailCue, exclusionCue, roleCue, topicCue } from '../gazetteer/cues.ts';
import { isOfReader } from '../segments/clauses.ts';
import { isListedNear } from '../segments/lists.ts';
import { isQuestion } from '../segments/sentences.ts';
import {
  clauseSeparators,
  hardSeparators,
  partSeparators,
  separator,
} from '../tokens/separators.ts';
import type { Tokens } from '../tokens/tokens.ts';
import { suggestion } from './judgements.ts';

/** The first word of the list that a mention is in. */
function startOfList(tokens: Tokens, mention: number): number {
  let start = mention;
  while (isListedNear(tokens, mention, start - 1) && !tokens.parted(start, clauseSeparators))
    start--;
  return start;
}

/** `Your Kotlin is excellent`, but not `Your Java is no obstacle`: the reader's technology is the subject. */
export function isYours(tokens: Tokens, mention: number, end: number): boolean {
  if (!tokens.has(end, cue.be) || tokens.has(end + 1, cue.negator)) return false;
  const start = startOfList(tokens, mention);
  return tokens.follows(start) && tokens.hasTopic(start - 1, topicCue.yours);
}

/** Most words behind names up to the verb of knowing. */
const verbReach = 5;

/** `Hibernate, you know its pitfalls`, `De Kotlin lo sabes todo`, `Java is your home`: names open a clause, and readers know them. */
export function isKnownBehind(tokens: Tokens, mention: number, end: number): boolean {
  let start = startOfList(tokens, mention);
  if (tokens.has(start - 1, cue.usage | cue.passage) && tokens.follows(start)) start--;
  // `Spring, Hibernate, you know their pitfalls`
  const isTopic = tokens.parted(end, separator.comma | separator.colon | separator.dash);
  if (!tokens.parted(start, isTopic ? hardSeparators : partSeparators)) return false;
  let isState = false;
  let isOfThem = !isTopic;
  for (let index = end; index < end + verbReach; index++) {
    const ends = isTopic && index === end ? hardSeparators : partSeparators;
    const isOther = tokens.names(index) || tokens.has(index, cue.negator);
    if (isOther || tokens.parted(index, ends)) return false;
    if (tokens.hasClause(index, clauseCue.using | clauseCue.speaker)) return false;
    if (isState && tokens.hasTopic(index, topicCue.yours)) return true;
    isState ||= tokens.has(index, cue.be);
    const isReader = isOfReader(tokens, index);
    isOfThem ||= isReader;
    if (tokens.has(index, suggestion)) return isOfThem;
    const isVerb = tokens.has(index, cue.be) || tokens.hasExclusion(index, exclusionCue.engaging);
    if (isVerb) isOfThem = isReader;
    const isPassed = isReader || isVerb || tokens.hasExclusion(index, exclusionCue.adverb);
    if (!isPassed && !tokens.has(index, cue.passage) && !tokens.hasClause(index, clauseCue.pronoun))
      return false;
  }
  return false;
}

/** Most words from a name to the end of its clause, and in the clause that refers to it. */
const clauseReach = 8;
const referringReach = 12;

const judging = cue.negator | cue.preference | cue.supposition | cue.contrast;
const demands = cue.obligation | suggestion;
const wishes = topicCue.conditional | topicCue.taught | topicCue.offeringHeading;

/** `It runs on Kafka, and you know that well`, `We use Kafka. You have worked with it`: the next clause says of a pronoun that readers know it. */
export function isKnownByPronoun(tokens: Tokens, mention: number): boolean {
  let start = mention + 1;
  while (!tokens.parted(start, partSeparators)) if (start++ - mention > clauseReach) return false;
  if (tokens.parted(start, separator.newline) || isQuestion(tokens, start)) return false;
  let refers = false;
  let hasReader = false;
  let isAsked = false;
  for (let index = start; index < start + referringReach; index++) {
    if (index > start && tokens.parted(index, hardSeparators | separator.semicolon)) break;
    const isOther =
      tokens.names(index) ||
      tokens.has(index, judging) ||
      tokens.hasExclusion(index, exclusionCue.reason);
    if (isOther || tokens.hasTopic(index, wishes) || tokens.hasClause(index, clauseCue.speaker))
      return false;
    refers ||= standsForName(tokens, index);
    hasReader ||= isOfReader(tokens, index) || isVerbOfReader(tokens, index);
    isAsked ||= tokens.has(index, demands) && !tokens.hasClause(index, clauseCue.using);
  }
  return refers && hasReader && isAsked;
}

/** `tienes`, `znasz`, `hast du schon gearbeitet` */
function isVerbOfReader(tokens: Tokens, index: number): boolean {
  if (!tokens.isForeign(index) || !tokens.has(index, demands)) return false;
  if (tokens.has(index, cue.obligation) && tokens.hasExclusion(index, exclusionCue.engaging))
    return tokens.spaces(index) > 0;
  const { demandingHeading, demandingWord } = topicCue;
  return (
    tokens.hasTopic(index, demandingHeading | demandingWord) ||
    tokens.hasRole(index, roleCue.hiring)
  );
}

/** `it`, `both`, `the latter`, `, które znasz`, but not `das Abitur` */
function standsForName(tokens: Tokens, index: number): boolean {
  if (tokens.hasDetail(index, detailCue.ofThese)) return true;
  const next = index + 1;
  const isRelative = tokens.parted(index, separator.comma) && tokens.hasRole(index, roleCue.prose);
  if (isRelative && tokens.has(next, suggestion)) return true;
  if (tokens.hasClause(index, clauseCue.all))
    return tokens.parted(next, partSeparators) || tokens.has(next, demands);
  if (!tokens.hasClause(index, clauseCue.pronoun)) return false;
  // `you know it well`
  const end = tokens.hasDetail(next, detailCue.grade) ? next + 1 : next;
  return (
    tokens.parted(end, partSeparators) ||
    tokens.has(next, demands | cue.be) ||
    tokens.hasTopic(next, topicCue.demandingHeading) ||
    tokens.hasClause(next, clauseCue.subject | clauseCue.pending) ||
    tokens.hasExclusion(next, exclusionCue.adverb | exclusionCue.formerly)
  );
}
