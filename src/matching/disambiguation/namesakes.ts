// People, pets, rooms, customers and values with the name of a technology.
import {
  clauseCue,
  cue,
  detailCue,
  disciplineCues,
  exclusionCue,
  roleCue,
  topicCue,
} from '../gazetteer/cues.ts';
import { isCapitals, letterCase, mayBeName, type Sentence } from '../segments/sentences.ts';
import { hardSeparators, listSeparators, separator } from '../tokens/separators.ts';
import type { Tokens } from '../tokens/tokens.ts';

/** How far before a name the words that introduce it may be, in words. */
const reach = 12;
/** How far after a name its description may be, in words. */
const descriptionReach = 4;
/** How far before a town the word for an office may be, in words. */
const siteReach = 5;
/** Longest line of the people who sign, in words. */
const longestSignature = 5;

/** Words for people by what they do. */
const personCues = roleCue.roleNoun | roleCue.outsider | roleCue.lead | roleCue.rank;

/** Whether a word names somebody or something else: `Contact Julia or Pascal`, `Pascal, our office manager`, `Our values: Unity`. */
export function isNamesake(tokens: Tokens, index: number): boolean {
  const isProper = isProperName(tokens, index);
  if (!isProper && tokens.ordinary(index) === undefined) return false;
  if (isCapitals(tokens.written(index))) return false;
  if (!isProper && letterCase(tokens, index) !== 'upper') return false;
  if (isOfTrade(tokens, index)) return false;
  if (isIntroduced(tokens, index)) return true;
  if (!isProper) return false;
  if (isTown(tokens, index) || isInTeam(tokens, index) || isPersonBefore(tokens, index))
    return true;
  return isDescribedAfter(tokens, index) || isHelping(tokens, index);
}

/** Whether people, pets or towns have the name too. */
function isProperName(tokens: Tokens, index: number): boolean {
  return tokens.lexicon.properNames.has(tokens.numbers[index]!);
}

/**
 * How a word would be written as the name of a technology, if it has only its first letter in capitals and that name has more: `AIX`
 * for the town of Aix.
 */
export function acronymOf(tokens: Tokens, index: number): string | undefined {
  const name = tokens.lexicon.properNames.get(tokens.numbers[index]!);
  if (name === undefined || !isCapitals(name) || letterCase(tokens, index) !== 'upper')
    return undefined;
  return isCapitals(tokens.written(index)) ? undefined : name;
}

/** `Our office is in Phoenix`: the place of an office. */
function isTown(tokens: Tokens, index: number): boolean {
  if (!tokens.follows(index) || !tokens.hasClause(index - 1, clauseCue.within)) return false;
  for (let near = index - 2; near >= index - siteReach; near--) {
    if (tokens.parted(near + 1, hardSeparators)) return false;
    if (tokens.hasDetail(near, detailCue.site)) return true;
  }
  return false;
}

/** `Hi Ruby developers`, `contact our Ruby-Team` */
function isOfTrade(tokens: Tokens, index: number): boolean {
  const next = index + 1;
  if (!tokens.follows(next)) return false;
  if (tokens.parted(next, separator.hyphen)) return true;
  const isKnown = tokens.has(next, cue.trade | cue.artefact | cue.nature);
  return isKnown || tokens.hasClause(next, clauseCue.experienceNoun);
}

/** Words before it, with nothing but names and people between, introduce another thing: `led by Jasmine, with Karma`. */
function isIntroduced(tokens: Tokens, index: number): boolean {
  if (isSigned(tokens, index)) return true;
  const isProper = isProperName(tokens, index);
  for (let near = index - 1; near > index - reach; near--) {
    const next = near + 1;
    if (tokens.parted(next, hardSeparators)) return next < index && isSigned(tokens, next);
    if (tokens.hasDetail(near, detailCue.namesake)) {
      // `Hi, Ruby please`
      const isApart = tokens.parted(next, separator.comma) && tokens.follows(next + 1);
      return !isApart && !leadsToTechnology(tokens, index);
    }
    // `Meeting rooms with Zoom`
    const isLink = isProper || !tokens.hasClause(near, clauseCue.preposition);
    if (!isLink || !mayLeadOn(tokens, near)) return false;
  }
  return false;
}

/** `Best regards,⏎Ruby`, `Groet!⏎Gerrit de Vries`: names of people, one that a technology has too, fill a short line below a greeting. */
function isSigned(tokens: Tokens, index: number): boolean {
  if (!isProperName(tokens, index) || !tokens.hasDetail(index - 1, detailCue.namesake))
    return false;
  if (tokens.parted(index, separator.bullet | separator.colon)) return false;
  for (let end = index + 1; end < index + longestSignature; end++) {
    if (tokens.parted(end, hardSeparators)) return true;
    const isSurname =
      letterCase(tokens, end) === 'upper' || tokens.hasClause(end, clauseCue.preposition);
    if (!isSurname && !tokens.has(end, cue.list)) return false;
    if (tokens.technology(end) >= 0 && !isProperName(tokens, end)) return false;
  }
  return false;
}

/** Whether a word may stand between such an introduction and a name. */
function mayLeadOn(tokens: Tokens, index: number): boolean {
  if (tokens.technology(index) >= 0) return mayBeOther(tokens, index);
  if (tokens.numbers[index] === 0) return letterCase(tokens, index) === 'upper';
  if (tokens.has(index, cue.handling)) return false;
  const isLink =
    tokens.has(index, cue.list | cue.be | cue.preference) ||
    tokens.hasClause(index, clauseCue.preposition) ||
    tokens.hasExclusion(index, exclusionCue.adverb) ||
    tokens.hasDetail(index, detailCue.naming);
  return isLink || tokens.hasTopic(index, topicCue.article) || isOfPerson(tokens, index);
}

/** Whether a word describes somebody: `our`, `HR`, `backend`. */
function isOfPerson(tokens: Tokens, index: number): boolean {
  const trades = roleCue.anotherTrade | disciplineCues;
  return tokens.hasRole(index, personCues | roleCue.possessive | roleCue.senior | trades);
}

/** Whether a word that may name a technology is the name of much else: `Julia`, `Unity`, but not `Docker`. */
function mayBeOther(tokens: Tokens, index: number): boolean {
  return tokens.ordinary(index) !== undefined || isProperName(tokens, index);
}

/** It is one of the people of a team, or with whom the reader works: `The team: Ada (CTO), Pascal (backend)`, `work with Claude and Pascal`. */
function isInTeam(tokens: Tokens, index: number): boolean {
  let isOneOfSome = false;
  for (let near = index - 1; near > index - reach; near--) {
    if (tokens.parted(near + 1, hardSeparators)) return false;
    const isLabel = tokens.hasRole(near, roleCue.team) && tokens.parted(near + 1, separator.colon);
    if (isLabel) return !leadsToTechnology(tokens, index);
    if (tokens.hasRole(near, roleCue.relation) && tokens.follows(near + 1)) {
      const isGroup = isCommonName(tokens, index) && (isOneOfSome || isBeforeName(tokens, index));
      return isGroup && !leadsToTechnology(tokens, index);
    }
    isOneOfSome ||= isCommonName(tokens, near);
    if (!mayLeadOn(tokens, near)) return false;
  }
  return false;
}

/** Whether another name of people is the next item of a list: `Claude` of `Claude and Pascal`. */
function isBeforeName(tokens: Tokens, index: number): boolean {
  const next = tokens.has(index + 1, cue.list) ? index + 2 : index + 1;
  return !tokens.parted(next, hardSeparators) && isCommonName(tokens, next);
}

/** Whether people have the name, and it is no technology without context: `Claude`, but not `Jenkins`. */
function isCommonName(tokens: Tokens, index: number): boolean {
  return isProperName(tokens, index) && tokens.ordinary(index) !== undefined;
}

/** Whether the list of a name goes on with a word that is a technology and nothing else: `Team: Ruby, Postgres`. */
function leadsToTechnology(tokens: Tokens, index: number): boolean {
  for (let near = index + 1; near < index + reach; near++) {
    if (tokens.parted(near, hardSeparators)) return false;
    if (tokens.technology(near) >= 0 && !mayBeOther(tokens, near)) return true;
    if (!mayLeadOn(tokens, near) || tokens.hasClause(near, clauseCue.preposition)) return false;
  }
  return false;
}

/** A person with a possessive is before it: `Your manager, Pascal, will help you`, `Your mentor is Julia`. */
function isPersonBefore(tokens: Tokens, index: number): boolean {
  if (tokens.parted(index, hardSeparators)) return false;
  const isStated = tokens.has(index - 1, cue.be) && tokens.follows(index);
  const person = isStated ? index - 2 : index - 1;
  // `I am Julia and I look for developers`
  if (isStated && tokens.hasTopic(person, topicCue.self)) return true;
  if (!tokens.hasRole(person, personCues)) return false;
  const isApart = isStated || tokens.parted(index, separator.comma | separator.colon);
  // `notre développeur Ruby`
  if (!isApart && tokens.hasRole(person, roleCue.developer | disciplineCues)) return false;
  const isOurs = tokens.follows(person) && isWhose(tokens, person - 1);
  if (!tokens.parted(index, separator.colon)) return isOurs;
  // `Recruiter: Julia`
  const isLabel = isOurs || tokens.hasRole(person, roleCue.outsider);
  return isLabel && !leadsToTechnology(tokens, index);
}

/** `our`, `your` */
function isWhose(tokens: Tokens, index: number): boolean {
  return tokens.hasRole(index, roleCue.possessive) || tokens.hasTopic(index, topicCue.yours);
}

/** Words after it describe a person: `Maya, our recruiter`, `Julia from HR`, `Ada (team lead)`. */
function isDescribedAfter(tokens: Tokens, index: number): boolean {
  const next = index + 1;
  if (next >= tokens.count || tokens.parted(next, hardSeparators)) return false;
  if (tokens.parted(next, separator.open))
    return tokens.hasRole(next, roleCue.outsider | roleCue.lead);
  if (tokens.parted(next, separator.comma)) {
    // `says Julia, developer`
    const opens = tokens.parted(index, hardSeparators) || !tokens.isCue(index - 1);
    return (opens || mayPrecedePerson(tokens, next)) && leadsToPerson(tokens, next);
  }
  const isFrom = tokens.follows(next) && tokens.hasTopic(next, topicCue.origin);
  const people = roleCue.team | roleCue.outsider | roleCue.anotherTrade;
  return isFrom && isInPhrase(tokens, next + 1, (near) => tokens.hasRole(near, people));
}

/** `Julia helps you with your first steps`: it opens the sentence of a helper. */
function isHelping(tokens: Tokens, index: number): boolean {
  const opens = tokens.parted(index, hardSeparators) && tokens.follows(index + 1);
  return opens && tokens.hasTopic(index + 1, topicCue.helping);
}

/** `our`, `the` */
function mayPrecedePerson(tokens: Tokens, index: number): boolean {
  return isWhose(tokens, index) || tokens.hasTopic(index, topicCue.article);
}

/** `our office manager`, but not `our developer platform`: one of the next words of a phrase is for a person and ends it. */
function leadsToPerson(tokens: Tokens, first: number): boolean {
  return isInPhrase(tokens, first, (near) => {
    const next = near + 1;
    const ends =
      !tokens.follows(next) || tokens.has(next, cue.glue | cue.be) || tokens.technology(next) >= 0;
    return ends && tokens.hasRole(near, personCues);
  });
}

/** Whether one of the next words of a phrase passes a test. */
function isInPhrase(tokens: Tokens, first: number, test: (near: number) => boolean): boolean {
  for (let near = first; near < first + descriptionReach; near++) {
    if (near > first && !tokens.follows(near)) return false;
    if (test(near)) return true;
  }
  return false;
}

/** Whether, in a text about software, a common word with a capital may be another name: of a person, a team, a customer or a benefit. */
export function mayBeNamesake(tokens: Tokens, index: number, { start }: Sentence): boolean {
  // `No Ruby please`
  if (tokens.has(index - 1, cue.negator)) return false;
  if (isProperName(tokens, index) || isAmongStrangers(tokens, index)) return true;
  // `team Rocket`
  const isTeam = tokens.follows(index) && tokens.hasRole(index - 1, roleCue.team);
  if (isTeam && !tokens.isForeign(index)) return true;
  return (
    tokens.hasTopic(start, topicCue.offeringHeading) && tokens.parted(start + 1, separator.colon)
  );
}

/** `Boots, Next, Argos`, `Courage, Unity, Flow`: an unknown name is in the same list, and nothing before it asks for its items. */
function isAmongStrangers(tokens: Tokens, index: number): boolean {
  let first = index;
  let hasStranger = false;
  while (index - first < reach && isItem(tokens, first)) {
    first--;
    hasStranger ||= mayBeName(tokens, first);
  }
  const asking = cue.handling | cue.requirement | cue.obligation;
  const leads = tokens.follows(first) ? asking | cue.usage : asking;
  // `customers such as Boots, Next`
  if (tokens.has(first - 1, leads) && !tokens.hasRole(first - 2, roleCue.client)) return false;
  for (let next = index + 1; next < index + reach && isItem(tokens, next); next++)
    hasStranger ||= mayBeName(tokens, next);
  return hasStranger;
}

/** Whether a word continues a list: it is parted from another item, or a conjunction is before it or is it. */
function isItem(tokens: Tokens, index: number): boolean {
  if (tokens.parted(index, hardSeparators)) return false;
  if (tokens.parted(index, listSeparators) || tokens.has(index, cue.list)) return true;
  return tokens.has(index - 1, cue.list);
}
