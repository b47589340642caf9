// Denials of people that rule no technology out: `We have no Kafka expert, which is why we need you`, `not a Java developer who waits`.
import { clauseCue, cue, exclusionCue, roleCue, topicCue } from '../gazetteer/cues.ts';
import { isPerson } from '../segments/people.ts';
import {
  clauseSeparators,
  hardSeparators,
  partSeparators,
  separator,
} from '../tokens/separators.ts';
import type { Tokens } from '../tokens/tokens.ts';

/** How far from a denial the search for people is, in words. */
const reach = 24;
/** How far from a denial the name is, in words. */
const nameReach = 6;

/** `Vi har ingen Java-utvecklare i dag, därför söker vi dig`: the company seeks the people that it does not have. */
export function isSoughtInstead(tokens: Tokens, negator: number): boolean {
  const isNobody = isNobodyOf(tokens, negator);
  if (!isNobody && !isPossession(tokens, negator)) return false;
  const name = nameAfter(tokens, negator);
  if (name < 0) return false;
  const isLacked = isNobody ? !isUsed(tokens, negator, name) : isOfPerson(tokens, negator, name);
  return isLacked && isSearchBehind(tokens, name);
}

/** `nobody`, and `keiner` as the subject of its clause. */
function isNobodyOf(tokens: Tokens, negator: number): boolean {
  if (tokens.hasClause(negator, clauseCue.nothing)) return true;
  // `Bei uns kann keiner Kafka`
  return tokens.hasClause(negator, clauseCue.determiner) && isModal(tokens, negator - 1);
}

/** `kann keiner Kafka`: the word means *knows* here, and *optional* in a label. */
export function isModal(tokens: Tokens, index: number): boolean {
  return tokens.hasTopic(index, topicCue.optionalLabel) && tokens.follows(index + 1);
}

/** `have no`, `don't have`, `nie mamy` */
function isPossession(tokens: Tokens, negator: number): boolean {
  const has = (index: number) =>
    tokens.has(index, cue.be) || tokens.hasExclusion(index, exclusionCue.engaging);
  const isSearch = (index: number) => tokens.hasTopic(index, topicCue.seeking);
  if (isSearch(negator) || isSearch(negator + 1)) return false;
  if (tokens.hasClause(negator, clauseCue.determiner) && tokens.follows(negator))
    return has(negator - 1);
  return tokens.has(negator, cue.lack) && tokens.follows(negator + 1) && has(negator + 1);
}

/** The name that a denial is about; or -1. */
function nameAfter(tokens: Tokens, negator: number): number {
  for (let index = negator + 1; index < negator + nameReach; index++) {
    if (tokens.names(index)) return index;
    if (tokens.parted(index, clauseSeparators)) return -1;
  }
  return -1;
}

/** `Nobody writes PHP` */
function isUsed(tokens: Tokens, negator: number, name: number): boolean {
  for (let index = negator; index < name; index++) {
    const isUse = tokens.hasExclusion(index, exclusionCue.engaging) && !isModal(tokens, index);
    if (isUse || tokens.hasClause(index, clauseCue.using)) return true;
    if (index > negator && tokens.has(index, cue.be)) return true;
  }
  return false;
}

const person = roleCue.roleNoun | roleCue.roleNouns;

/** `a Kafka expert`, `un expert en Kafka` */
function isOfPerson(tokens: Tokens, negator: number, name: number): boolean {
  for (let index = negator + 1; index < name; index++) if (isPerson(tokens, index)) return true;
  const next = name + 1;
  if (!tokens.follows(next)) return false;
  return isPerson(tokens, next) || tokens.hasExclusion(next, exclusionCue.pitch);
}

/** `…, so we need you`: a search behind a name, of people without another technology. */
function isSearchBehind(tokens: Tokens, name: number): boolean {
  let isSearch = false;
  for (let index = name + 1; index < name + reach; index++) {
    if (tokens.parted(index, hardSeparators)) break;
    if (tokens.names(index) || tokens.has(index, cue.negator)) return false;
    isSearch ||= tokens.hasTopic(index, topicCue.seeking);
  }
  return isSearch;
}

/** `We are not looking for a Java developer who waits for tickets`: those of a kind are not sought. */
export function isOfKind(tokens: Tokens, negator: number): boolean {
  const isSearch =
    tokens.hasTopic(negator, topicCue.seeking) ||
    tokens.hasTopic(negator + 1, topicCue.seeking) ||
    (tokens.hasTopic(negator - 1, topicCue.seeking) && tokens.follows(negator));
  if (!isSearch) return false;
  const name = nameAfter(tokens, negator);
  if (name < 0) return false;
  const isAfter = tokens.follows(name + 1) && tokens.hasRole(name + 1, person);
  if (!isAfter && !tokens.hasRole(name - 1, person) && !tokens.hasRole(name - 2, person))
    return false;
  return isRelative(tokens, isAfter ? name + 2 : name + 1);
}

/** `who waits`, `, der wartet`, but not `who want to rewrite it`: that they want another technology is their kind. */
function isRelative(tokens: Tokens, index: number): boolean {
  if (tokens.parted(index, hardSeparators) || !tokens.follows(index + 1)) return false;
  if (tokens.has(index + 1, cue.negator) || tellsOfRewriting(tokens, index)) return false;
  if (tokens.hasClause(index, clauseCue.asksWhat)) return true;
  if (!tokens.isForeign(index)) return false;
  if (tokens.parted(index, separator.comma)) return tokens.hasClause(index, clauseCue.of);
  const { example, opensClause, pronoun } = clauseCue;
  return tokens.hasClause(index, example | opensClause | pronoun) && !tokens.has(index, cue.list);
}

function tellsOfRewriting(tokens: Tokens, start: number): boolean {
  for (let index = start; index < start + nameReach; index++) {
    if (index > start && tokens.parted(index, partSeparators)) return false;
    if (tokens.hasExclusion(index, exclusionCue.rewritten)) return true;
  }
  return false;
}
