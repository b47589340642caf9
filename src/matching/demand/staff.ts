// People whom a company has already: `We have a Java developer`, `The team: a designer and a Java developer`.
import {
  clauseCue,
  cue,
  detailCue,
  disciplineCues,
  exclusionCue,
  roleCue,
  topicCue,
} from '../gazetteer/cues.ts';
import { isOfReader } from '../segments/clauses.ts';
import { isQuestion } from '../segments/sentences.ts';
import { hardSeparators, separator } from '../tokens/separators.ts';
import type { Tokens } from '../tokens/tokens.ts';

/** How far the verb is before the name of a role, and a search before the verb, in words. */
const reach = 12;
const searchReach = 6;

/** Whether somebody of the company has the role whose name a word opens, or the speaker: `I'm a Java developer`. */
export function isStaff(tokens: Tokens, opening: number): boolean {
  let verb = opening - 1;
  while (opening - verb < reach && !tokens.parted(verb + 1, ends) && isPassed(tokens, verb)) verb--;
  if (tokens.parted(verb + 1, separator.colon))
    return isCounted(tokens, verb + 1) && isTeam(tokens, verb);
  if (tokens.parted(verb + 1, ends) || isPost(tokens, opening)) return false;
  return isTold(tokens, verb) && !isSearch(tokens, verb);
}

const ends = hardSeparators | separator.colon | separator.semicolon | separator.open;
const nameOfRole =
  disciplineCues |
  roleCue.anotherTrade |
  roleCue.outsider |
  roleCue.senior |
  roleCue.otherLevel |
  roleCue.lead |
  roleCue.rank |
  roleCue.roleNoun |
  roleCue.roleNouns;

/** `a position`, `wanted` */
const post = roleCue.hiring | roleCue.datum;

function isOfName(tokens: Tokens, index: number): boolean {
  return tokens.names(index) || tokens.hasRole(index, nameOfRole);
}

function isCounted(tokens: Tokens, index: number): boolean {
  return tokens.hasTopic(index, topicCue.article) || tokens.isAmount(index);
}

/** Words between the verb and the name: `already a senior`, `two designers and a`. */
function isPassed(tokens: Tokens, index: number): boolean {
  if (isCounted(tokens, index)) return true;
  if (tokens.hasRole(index, post)) return false;
  if (isOfName(tokens, index) || tokens.has(index, cue.list)) return true;
  if (tokens.hasTopic(index, topicCue.besides) || isSubjectAfter(tokens, index)) return true;
  const isAdverb = tokens.hasExclusion(index, exclusionCue.adverb | exclusionCue.formerly);
  return isAdverb && !isThere(tokens, index) && !tokens.hasDetail(index, detailCue.ofThese);
}

/** `es` of `bei uns gibt es`, `we` of `hebben we` */
function isSubjectAfter(tokens: Tokens, index: number): boolean {
  const isSubject = tokens.hasClause(index, clauseCue.pronoun | clauseCue.speaker);
  return isSubject && isThere(tokens, index - 1);
}

/** `The team:`, `Bei uns:` */
function isTeam(tokens: Tokens, label: number): boolean {
  return tokens.hasRole(label, roleCue.team) || tokens.hasClause(label, clauseCue.speaker);
}

/** `have`, `there is`, but not `need` */
function isThere(tokens: Tokens, index: number): boolean {
  if (!tokens.hasExclusion(index, exclusionCue.engaging)) return false;
  return tokens.hasRole(index, roleCue.prose) || tokens.has(index, cue.be);
}

/** `We have`, `we are three`, `I am`, `er is al`, `ten people, of whom` */
function isTold(tokens: Tokens, verb: number): boolean {
  // `va bene anche un junior`
  if (tokens.hasTopic(verb, topicCue.permitting)) return false;
  if (isThere(tokens, verb) || tokens.hasDetail(verb, detailCue.ofThese)) return true;
  const isSelf = [verb, verb - 1].some((index) => tokens.hasTopic(index, topicCue.self));
  const isSubject =
    tokens.hasRole(verb, roleCue.prose) || tokens.hasClause(verb, clauseCue.subject);
  if (!tokens.has(verb, cue.be)) return isSelf && isSubject;
  const before = verb - 1;
  return (
    isSelf ||
    tokens.hasTopic(verb + 1, topicCue.besides) ||
    tokens.hasClause(before, clauseCue.speaker) ||
    (tokens.hasExclusion(before, exclusionCue.adverb) && tokens.parted(before, hardSeparators))
  );
}

/** `We have a Java developer position`, `there's a Java developer needed` */
function isPost(tokens: Tokens, opening: number): boolean {
  let index = opening;
  while (index < opening + searchReach && isOfName(tokens, index)) {
    if (tokens.hasRole(index, post)) return true;
    if (!tokens.follows(++index)) return false;
  }
  const asks = tokens.has(index, cue.demand | cue.requirement | cue.preference);
  return asks || tokens.hasRole(index, post);
}

/** `Gesucht ist`, `Du wirst`, `Do you have`, `is there … ?` */
function isSearch(tokens: Tokens, verb: number): boolean {
  for (let index = verb; index > verb - searchReach; index--) {
    if (tokens.parted(index + 1, ends | separator.comma)) break;
    const isArticle = tokens.hasTopic(index, topicCue.article);
    const seeks = tokens.hasRole(index, roleCue.hiring) || tokens.hasTopic(index, topicCue.seeking);
    if ((seeks && !isArticle) || isOfReader(tokens, index)) return true;
  }
  return tokens.hasRole(verb, roleCue.asking) || isQuestion(tokens, verb);
}
