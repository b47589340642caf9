// Words for languages that say where others are from: `our French customers`.
import { clauseCue, cue, detailCue, exclusionCue, roleCue, topicCue } from '../gazetteer/cues.ts';
import { letterCase } from '../segments/sentences.ts';
import { separator } from '../tokens/separators.ts';
import type { Tokens } from '../tokens/tokens.ts';
import { isLevelCode } from './tongue-codes.ts';

/** Words of how well somebody speaks a language. */
export const levels = detailCue.level | detailCue.grade;

const skillCues =
  cue.list |
  cue.likeness |
  cue.be |
  cue.preference |
  cue.obligation |
  cue.requirement |
  cue.demand |
  cue.negator |
  cue.contrast |
  cue.handling |
  cue.glue;
const skillDetails =
  detailCue.level |
  detailCue.grade |
  detailCue.tongue |
  detailCue.tongueLabel |
  detailCue.tongueCode |
  detailCue.closing |
  detailCue.unneeded;
const skillClauses =
  clauseCue.preposition |
  clauseCue.within |
  clauseCue.experienceNoun |
  clauseCue.opensClause |
  clauseCue.alternative |
  clauseCue.subject |
  clauseCue.pronoun |
  clauseCue.predicate |
  clauseCue.passive;

/** `Our French customers`, `clientes ingleses`: the word says where others are from. */
export function isNationality(tokens: Tokens, index: number): boolean {
  const next = index + 1;
  const before = index - 1;
  if (tokens.follows(index) && isOfOthers(tokens, before)) return true;
  if (!tokens.follows(next) || tokens.parted(next, separator.wrap)) return false;
  const book = tokens.phrasebookAt(index);
  if (book?.adjectivesFollow) return false;
  // `Schweizerdeutsch verstehst du`, `Polnisch wär gut`: no noun follows.
  const isSmall = letterCase(tokens, next) === 'lower';
  if (book?.capitalisesNouns && isSmall) return isOfOthers(tokens, next);
  // `Tysktalende udvikler`
  if (tokens.hasDetail(index, detailCue.level)) return isOfOthers(tokens, next);
  if (isGraded(tokens, index)) return isOfOthers(tokens, next);
  const isSkill =
    tokens.has(next, skillCues) ||
    tokens.hasDetail(next, skillDetails) ||
    tokens.hasClause(next, skillClauses) ||
    tokens.hasTopic(next, topicCue.yes | topicCue.substitute) ||
    tokens.hasRole(next, roleCue.prose) ||
    tokens.hasExclusion(next, exclusionCue.reason) ||
    tokens.startsWithDigit(next) ||
    isLevelCode(tokens, next);
  return !isSkill || isOfOthers(tokens, next);
}

/** `Fluent German`, `litt tysk` */
export function isGraded(tokens: Tokens, index: number): boolean {
  const before = index - 1;
  if (!tokens.follows(index)) return false;
  return tokens.hasDetail(before, levels) || tokens.hasRole(before, roleCue.minor);
}

/** Whether a word is a company, a client or a place of theirs. */
function isOfOthers(tokens: Tokens, index: number): boolean {
  if (tokens.hasDetail(index, skillDetails)) return false;
  return (
    tokens.hasRole(index, roleCue.client) ||
    tokens.hasTopic(index, topicCue.company | topicCue.others) ||
    tokens.hasDetail(index, detailCue.site)
  );
}
