// Knowledge that colleagues or the reader have already: `Your mentor is an expert in SAP`, `I saw that you know PHP`.
import { clauseCue, cue, exclusionCue, roleCue, topicCue } from '../gazetteer/cues.ts';
import { isOfReader, joinsNames } from '../segments/clauses.ts';
import { letterCase } from '../segments/sentences.ts';
import { clauseSeparators, hardSeparators, separator } from '../tokens/separators.ts';
import type { Tokens } from '../tokens/tokens.ts';
import { isHelper } from './role-standing.ts';

/** How far before a name its clause begins, in words. */
const reach = 12;

/** Whether the subject of the clause of a name is a colleague of the reader. */
export function isOfColleague(tokens: Tokens, mention: number): boolean {
  if ((tokens.present.topic & (topicCue.helping | topicCue.yours)) === 0) return false;
  let start = mention;
  while (!tokens.parted(start, clauseSeparators | separator.comma))
    if (mention - start-- > reach) return false;
  return isColleague(tokens, start, mention) || helps(tokens, start, mention);
}

/** Words that end the statement of the reader. */
const turns = cue.contrast | cue.list | cue.obligation | cue.supposition;

/** `I saw that you have worked with PHP`: a recruiter tells of the reader, and asks for nothing. */
export function isSeen(tokens: Tokens, mention: number): boolean {
  if ((tokens.present.exclusion & exclusionCue.seen) === 0) return false;
  // `that you could fit our Java team`
  if (tokens.hasRole(mention + 1, roleCue.team)) return false;
  for (let index = mention - 1; index > mention - reach; index--) {
    const isApart = tokens.parted(index + 1, clauseSeparators | separator.close);
    if (isApart && !opensPraise(tokens, index + 1)) return false;
    if (tokens.hasExclusion(index, exclusionCue.seen)) return true;
    if (tokens.names(index) || joinsNames(tokens, index)) continue;
    const isOffered = tokens.hasRole(index, roleCue.team | roleCue.possessive | roleCue.hiring);
    if (isOffered || tokens.hasTopic(index, topicCue.seeking) || tokens.has(index, turns))
      return false;
  }
  return false;
}

/** `Saw your profile – nice talk on Kafka`, but not `– nice to have: Kafka` */
function opensPraise(tokens: Tokens, index: number): boolean {
  if (!tokens.parted(index, separator.dash) || !tokens.hasTopic(index, topicCue.welcomingWord))
    return false;
  return tokens.follows(index + 1) && !tokens.isCue(index + 1) && !tokens.names(index + 1);
}

/** How far behind a contrast the words of a search are, in words. */
const searchReach = 5;

/** `You have strong Java, but my client needs C#`: the reader knows the first technology, and the client seeks the second. */
export function isOffTarget(tokens: Tokens, mention: number): boolean {
  if ((tokens.present.topic & topicCue.seeking) === 0) return false;
  let start = mention;
  while (!tokens.parted(start, hardSeparators)) if (mention - start-- > reach) return false;
  if (!isOfReader(tokens, start)) return false;
  let contrast = mention + 1;
  while (!tokens.has(contrast, cue.contrast))
    if (tokens.parted(contrast, clauseSeparators) || contrast++ > mention + reach) return false;
  let isSought = false;
  let isAnother = false;
  for (let index = contrast + 1; index < contrast + reach; index++) {
    if (tokens.parted(index, clauseSeparators)) return isAnother;
    // `but my client also needs Kotlin`
    if (tokens.hasTopic(index, topicCue.besides)) return false;
    isSought ||= index < contrast + searchReach && tokens.hasTopic(index, topicCue.seeking);
    isAnother ||= isSought && tokens.names(index);
  }
  return isAnother;
}

const person = roleCue.relation | roleCue.roleNoun | roleCue.roleNouns | roleCue.lead;

/** `Your mentor is`, `Your colleague Anna has`: a relation of the reader and a verb open the clause. */
function isColleague(tokens: Tokens, start: number, mention: number): boolean {
  const isPair = tokens.hasTopic(start, topicCue.yours) && tokens.hasRole(start + 1, person);
  const isPhrase = tokens.hasTopic(start, topicCue.helping);
  if (!isPair && !isPhrase) return false;
  const next = isPair ? start + 2 : start + 1;
  const isName = !tokens.isCue(next) && letterCase(tokens, next) === 'upper';
  const verb = isName ? next + 1 : next;
  const acts =
    tokens.has(verb, cue.be | cue.verb) || tokens.hasExclusion(verb, exclusionCue.engaging);
  if (verb >= mention || !acts) return false;
  // `Your manager is looking for Java`, `Your colleague is glad if you know Java`
  for (let index = next; index < mention; index++)
    if (tokens.hasTopic(index, topicCue.seeking) || isOfReader(tokens, index)) return false;
  return true;
}

/** `An AWS expert will coach you`, `A senior Java developer will be your mentor` */
function helps(tokens: Tokens, start: number, mention: number): boolean {
  const isNamed =
    tokens.names(start) ||
    tokens.hasTopic(start, topicCue.article) ||
    tokens.hasRole(start, person | roleCue.senior) ||
    tokens.isAmount(start);
  if (!isNamed || !isHelper(tokens, mention)) return false;
  for (let index = start; index < mention; index++) {
    if (tokens.hasClause(index, clauseCue.subject | clauseCue.speaker)) return false;
  }
  return hasPerson(tokens, start, mention);
}

/** `developer`, `expert in` */
export function isPerson(tokens: Tokens, index: number): boolean {
  const isExpert = tokens.hasExclusion(index, exclusionCue.mastery);
  return isExpert || tokens.hasRole(index, roleCue.roleNoun | roleCue.roleNouns);
}

/** Whether a word before a name, or one of the two after it, is a person. */
function hasPerson(tokens: Tokens, start: number, mention: number): boolean {
  for (let index = start; index < mention + 3; index++) if (isPerson(tokens, index)) return true;
  return false;
}
