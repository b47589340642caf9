// What colleagues of the reader know: `Your mentor is an expert in SAP`, `An AWS expert will coach you`.
import { clauseCue, cue, detailCue, exclusionCue, roleCue, topicCue } from '../gazetteer/cues.ts';
import { isOfReader } from '../segments/clauses.ts';
import { isListedNear } from '../segments/lists.ts';
import { isPerson } from '../segments/people.ts';
import { isNear, letterCase } from '../segments/sentences.ts';
import {
  clauseSeparators,
  hardSeparators,
  partSeparators,
  separator,
} from '../tokens/separators.ts';
import type { Tokens } from '../tokens/tokens.ts';
import { isHelper } from './role-standing.ts';
import { hires } from './years-of-company.ts';

/** How far before a name its clause begins, in words. */
const reach = 12;

/** Whether the subject of the clause of a name is a colleague of the reader. */
export function isOfColleague(tokens: Tokens, mention: number): boolean {
  if (isOfCounted(tokens, mention) || isOfNamed(tokens, mention)) return true;
  const { topic, exclusion } = tokens.present;
  const people = (topic & (topicCue.helping | topicCue.yours)) | (exclusion & exclusionCue.peer);
  if (people === 0) return false;
  let start = mention;
  while (!tokens.parted(start, partSeparators)) if (mention - start-- > reach) return false;
  if (isForHelp(tokens, mention)) return true;
  return isColleague(tokens, start, mention) || helps(tokens, start, mention);
}

/** Whether a relative clause says that a person with a first name knows a technology: `You sit next to Anna, who has written Java since 2010`. */
function isOfNamed(tokens: Tokens, mention: number): boolean {
  let start = mention;
  while (!tokens.parted(start, partSeparators)) if (mention - start-- > reach) return false;
  const person = start - 1;
  if (!tokens.parted(start, separator.comma) || !tokens.follows(person)) return false;
  if (letterCase(tokens, person) !== 'upper' || tokens.isCue(person)) return false;
  if (tokens.technology(person) >= 0 || isOfReader(tokens, start)) return false;
  const beside = person - 1;
  return tokens.hasRole(beside, roleCue.relation) || tokens.hasClause(beside, clauseCue.excepting);
}

/** Most words between colleagues and what they know. */
const peersReach = 5;

/** `You work with colleagues who speak fluent BGP`, `mit Kollegen, die Java können`: a clause says what those know with whom the reader works. */
export function isKnownToPeers(tokens: Tokens, mention: number): boolean {
  if ((tokens.present.exclusion & exclusionCue.peer) === 0) return false;
  let first = mention;
  while (isListedNear(tokens, mention, first - 1) && tokens.follows(first)) first--;
  for (let peer = first - 1; peer > first - peersReach; peer--) {
    if (tokens.names(peer) || tokens.has(peer, cue.list | cue.negator)) return false;
    const isPeer = peer < first - 1 && tokens.hasExclusion(peer, exclusionCue.peer);
    if (isPeer) return isWith(tokens, peer - 1) || isWith(tokens, peer - 2);
    const opensClause = tokens.isForeign(peer) && tokens.hasExclusion(peer - 1, exclusionCue.peer);
    if (tokens.parted(peer, opensClause ? clauseSeparators : partSeparators)) return false;
  }
  return false;
}

/** `work with` of `work with our colleagues` */
function isWith(tokens: Tokens, index: number): boolean {
  if (!tokens.follows(index + 1)) return false;
  return tokens.hasRole(index, roleCue.relation) || tokens.hasClause(index, clauseCue.preposition);
}

/** Longest bracket of a colleague's technologies, and longest name of a role before it, in words. */
const longestBracket = 6;
const longestRole = 4;
/** How far from a colleague a word may say that one is sought, in words. */
const searchReach = 12;

/** Whether a mention is in the bracket of a colleague: `two testers, one back-end developer (Kotlin, Spring) and a designer`. */
function isOfCounted(tokens: Tokens, mention: number): boolean {
  let open = mention;
  while (!tokens.parted(open, separator.open)) {
    if (open < mention - longestBracket || tokens.parted(open, hardSeparators)) return false;
    open--;
  }
  const counted = countedBefore(tokens, open - 1);
  if (counted < 0 || !isBehindTeam(tokens, counted)) return false;
  const around = { reach: searchReach, ends: hardSeparators };
  if (isNear(tokens, mention, around, (near) => isSought(tokens, near))) return false;
  const earlier = tokens.has(counted - 1, cue.list) ? counted - 2 : counted - 1;
  const isListed = earlier < counted - 1 || tokens.parted(counted, separator.comma);
  if (isListed && countedBefore(tokens, earlier) >= 0) return true;
  let close = mention + 1;
  while (close < mention + longestBracket && !tokens.parted(close, separator.close)) close++;
  const next = tokens.has(close, cue.list) ? close + 1 : close;
  return isCount(tokens, next) && isPerson(tokens, next + 1);
}

/** How far before its people a team may be named, in words. */
const teamReach = 20;

/** `The team⏎Two testers, …`, `we are two testers, …` */
function isBehindTeam(tokens: Tokens, counted: number): boolean {
  for (let near = counted - 1; near >= Math.max(0, counted - teamReach); near--)
    if (tokens.hasRole(near, roleCue.team) || tokens.hasClause(near, clauseCue.speaker))
      return true;
  return false;
}

/** `Wanted`, `the job` */
function isSought(tokens: Tokens, index: number): boolean {
  const seeks = tokens.hasTopic(index, topicCue.seeking) || hires(tokens, index);
  return seeks || tokens.hasRole(index, roleCue.datum) || tokens.has(index, cue.demand);
}

/** The article or number before the name of a role that ends with a word; or -1. */
function countedBefore(tokens: Tokens, last: number): number {
  if (!isPerson(tokens, last)) return -1;
  for (let index = last - 1; index >= last - longestRole && tokens.follows(index + 1); index--)
    if (isCount(tokens, index)) return index;
  return -1;
}

function isCount(tokens: Tokens, index: number): boolean {
  return tokens.isAmount(index) || tokens.hasTopic(index, topicCue.article);
}

/** `To help you, you have Copilot`, `Till din hjälp har du Copilot`: a tool of the job, named after words of help. */
function isForHelp(tokens: Tokens, mention: number): boolean {
  let have = mention - 1;
  while (isListedNear(tokens, mention, have) || tokens.hasTopic(have, topicCue.article)) have--;
  if (tokens.parted(have, hardSeparators)) return false;
  return tokens.has(have, cue.requirement) && tokens.hasTopic(have - 1, topicCue.helping);
}

const person = roleCue.relation | roleCue.roleNoun | roleCue.roleNouns | roleCue.lead;

/** `Your mentor is`, `Your colleague Anna has`: a relation of the reader and a verb open the clause. */
function isColleague(tokens: Tokens, start: number, mention: number): boolean {
  const isPair = tokens.hasTopic(start, topicCue.yours) && tokens.hasRole(start + 1, person);
  const isPhrase =
    tokens.hasTopic(start, topicCue.helping) || tokens.hasExclusion(start, exclusionCue.peer);
  if (!isPair && !isPhrase) return false;
  const after = isPair ? start + 2 : start + 1;
  // `Kollegorna i driften talar flytande SQL`
  const next = tokens.hasClause(after, clauseCue.preposition) ? after + 2 : after;
  const isName = !tokens.isCue(next) && letterCase(tokens, next) === 'upper';
  const verb = isName ? next + 1 : next;
  const acts =
    tokens.has(verb, cue.be | cue.verb) ||
    tokens.hasExclusion(verb, exclusionCue.engaging) ||
    tokens.hasDetail(verb, detailCue.level);
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

/** Whether a word before a name, or one of the two after it, is a person. */
function hasPerson(tokens: Tokens, start: number, mention: number): boolean {
  for (let index = start; index < mention + 3; index++) if (isPerson(tokens, index)) return true;
  return false;
}
