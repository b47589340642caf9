// Descriptions of the person to be hired: whether they ask for a technology.
import {
  clauseCue,
  cue,
  disciplineCues,
  exclusionCue,
  roleCue,
  topicCue,
} from '../gazetteer/cues.ts';
import {
  clauseSeparators,
  hardSeparators,
  partSeparators,
  separator,
} from '../tokens/separators.ts';
import { isListed } from '../segments/lists.ts';
import type { Tokens } from '../tokens/tokens.ts';
import { isPerson } from '../segments/people.ts';
import { standing } from './role-standing.ts';
import { isStaff } from './staff.ts';
import { isDutyOfThing } from './duties.ts';
import { isAside, isDeniedThere, suggestion } from './judgements.ts';
import { isKnownBehind, isYours } from './known-to-reader.ts';
import { isInTitle } from './title-line.ts';
import { asksForYears, isNumbered } from './years.ts';

/** Distance from a mention within which words count, in words. */
const reach = 25;
const suggestionMarks = clauseSeparators & ~separator.colon;

/** Whether words around a mention suggest that it is asked for. */
export function isSuggested(tokens: Tokens, mention: number): boolean {
  const { separators, mention: cues } = tokens;
  if (isToldApart(tokens, mention)) return false;
  const end = endOfList(tokens, mention);
  // `the platform builds on Kafka, and you are our contact`
  const isOther =
    tokens.has(end - 1, cue.list) && tokens.has(end, cue.be) && !tokens.has(end + 1, suggestion);
  const isBehind = tokens.follows(end) && !belongsToUs(tokens, mention);
  let isAsked =
    isBehind && ((tokens.has(end, cue.requirement) && !isOther) || isYours(tokens, mention, end));
  isAsked ||= isKnownBehind(tokens, mention, end);
  for (let index = mention - 1; index > mention - reach; index--) {
    const marks =
      (separators[index + 1]! & (suggestionMarks | separator.close)) |
      (separators[index]! & separator.comma);
    const isOffer = tokens.hasTopic(index, topicCue.offeringHeading);
    if (marks === 0 && !isOffer && (cues[index]! & suggestion) === 0) continue;
    if (tokens.parted(index + 1, clauseSeparators & ~separator.colon)) break;
    if (tokens.parted(index + 1, separator.colon) && tellsOfUse(tokens, index + 1, mention)) break;
    // `Playwright (essential), Jira`
    if (tokens.parted(index + 1, separator.close) && isAside(tokens, index)) {
      while (!tokens.parted(index, separator.open)) index--;
      continue;
    }
    // `We offer courses in Docker`
    if (isOffer) return false;
    // `SOLID, Clean Code`
    if (tokens.names(index)) continue;
    if (tokens.has(index, suggestion) && isDemandDenied(tokens, index)) return false;
    if (tokens.hasClause(index, clauseCue.experienceNoun) && belongsToUs(tokens, index))
      return false;
    if (isRelated(tokens, index)) return false;
    const isDenied = tokens.has(index, cue.obligation) && isDeniedThere(tokens, index);
    // `Før jobbet vi med PHP`
    const isOurs = tokens.isForeign(index) && tokens.hasClause(index + 1, clauseCue.speaker);
    const isRequirement =
      tokens.has(index, cue.requirement) && !isOurs && !isDutyOfThing(tokens, index, mention);
    const isHandling = tokens.has(index, cue.handling) && !tokens.hasClause(index, clauseCue.using);
    if (isHandling || (isRequirement && !isDenied))
      isAsked ||= !isDate(tokens, index) && !isTime(tokens, index);
    // `I need somebody for a bot, the database is PostgreSQL`
    else if (tokens.parted(index, separator.comma) && isStated(tokens, index, mention)) break;
    // `5 years of experience, we teach you Kotlin`
    else if (tokens.parted(index, separator.comma) && tokens.hasClause(index, clauseCue.speaker))
      break;
  }
  return isAsked;
}

/** `You stay hands-on: the suite is written in Selenium`: a clause with a thing as its subject. */
function tellsOfUse(tokens: Tokens, start: number, mention: number): boolean {
  for (let index = start; index < mention; index++)
    if (tokens.has(index, cue.be)) return tokens.hasClause(index + 1, clauseCue.using);
  return false;
}

/** `Our experience`, `The team's experience` */
function belongsToUs(tokens: Tokens, thing: number): boolean {
  if (tokens.parted(thing, separator.comma | hardSeparators)) return false;
  // The letter after an apostrophe is a word.
  const isOfTeam =
    tokens.hasRole(thing - 2, roleCue.team) && tokens.parted(thing - 1, separator.apostrophe);
  return isOfTeam || tokens.hasRole(thing - 1, roleCue.possessive);
}

/** `We already have an expert in Terraform` */
function isRelated(tokens: Tokens, person: number): boolean {
  return isPerson(tokens, person) && standing(tokens, person) === 'related';
}

/** `no experience with`, `you don't need any experience with` */
function isDemandDenied(tokens: Tokens, index: number): boolean {
  let isDemand = false;
  for (let before = index - 1; before > index - 4; before--) {
    if (tokens.parted(before + 1, hardSeparators)) return false;
    if (tokens.has(before, cue.negator)) return isDemand || before === index - 1;
    isDemand ||= tokens.has(before, cue.demand);
  }
  return false;
}

/** `the database is PostgreSQL`: a clause says of something that it is the mention. */
function isStated(tokens: Tokens, start: number, mention: number): boolean {
  return mention - start > 1 && tokens.has(mention - 1, cue.be);
}

const asking = cue.requirement | cue.obligation | cue.preference;

/** `Java developer wanted, Docker nutzen wir für alles`: a later clause says what runs at the company. */
function isToldApart(tokens: Tokens, mention: number): boolean {
  let start = mention;
  const longest = mention - clauseReach;
  while (!tokens.parted(start, partSeparators)) if (start-- < longest) return false;
  if (start <= 0 || !tokens.isForeign(mention)) return false;
  if (!tokens.parted(start, separator.comma)) return false;
  // `… som kan React, skriver HTML og CSS` goes on about the person.
  if (tokens.has(start, cue.verb) && !tokens.hasClause(start, clauseCue.speaker)) return false;
  let isTold = false;
  for (let index = start; index < start + 2 * clauseReach; index++) {
    if (index > start && tokens.parted(index, partSeparators)) return isTold;
    // `team builds an app in Kotlin (you won't touch that)`
    if (index > mention && tokens.parted(index, separator.open)) return isTold;
    if (tokens.names(index)) continue;
    const isOurs =
      tokens.hasClause(index, clauseCue.speaker) || tokens.hasTopic(index, topicCue.others);
    if (tokens.hasTopic(index, topicCue.seeking) || (tokens.has(index, asking) && !isOurs))
      return false;
    if (tokens.hasClause(index, clauseCue.subject) && !isOurs) return false;
    isTold ||= isOurs || tokens.has(index, cue.verb);
  }
  return false;
}

/** `You must know Vue, pinia gebruiken we ook`: a later clause whose subject is the company, whatever is asked before it. */
export function isUsedApart(tokens: Tokens, mention: number): boolean {
  if (!tokens.isForeign(mention) || !isToldApart(tokens, mention)) return false;
  let start = mention;
  while (!tokens.parted(start, separator.comma)) start--;
  if (tokens.hasClause(start, clauseCue.speaker) || tokens.hasRole(start, roleCue.team))
    return !tokens.names(start);
  const verb = endOfList(tokens, mention);
  if (!tokens.follows(verb)) return false;
  // `gebruiken we` is a phrase.
  if (tokens.hasClause(verb, clauseCue.speaker)) return true;
  const isUsed = tokens.has(verb, cue.verb | cue.handling);
  return isUsed && tokens.follows(verb + 1) && tokens.hasClause(verb + 1, clauseCue.speaker);
}

/** How far from the beginning of its clause a mention is, in words. */
const clauseReach = 8;

/** The word after the list that a mention is in: `HTML, CSS en JavaScript beheerst`. */
function endOfList(tokens: Tokens, mention: number): number {
  let end = mention + 1;
  while (end < mention + reach && !tokens.parted(end, clauseSeparators)) {
    if (!tokens.names(end) && !tokens.has(end, cue.list)) break;
    end++;
  }
  return end;
}

/** `last year`, `3 years ago`, `30 days a year`; where *years* has no number, `w przyszłym roku`, unless it is English `years of Java`. */
function isDate(tokens: Tokens, index: number): boolean {
  if (!tokens.hasClause(index, clauseCue.year)) return false;
  const before = tokens.hasClause(index - 1, clauseCue.dateBefore);
  if (before || tokens.hasClause(index + 1, clauseCue.ago)) return true;
  return tokens.isForeign(index) && tokens.has(index, cue.years) && !isNumbered(tokens, index);
}

/** `The project runs for 2 years and uses Angular`: a number of years that nobody asks for. */
function isTime(tokens: Tokens, index: number): boolean {
  return tokens.has(index, cue.years) && isNumbered(tokens, index) && !asksForYears(tokens, index);
}

/** How far from a name the search for a person is, in words. */
const searchReach = 14;

/** Whether the title or the description of the person to be hired names a technology, or a list after it does. */
export function isSought(tokens: Tokens, mention: number): boolean {
  if (isInRoleName(tokens, mention) || isInTitle(tokens, mention)) return true;
  if ((tokens.present.topic & topicCue.seeking) === 0) return false;
  return isSearchedFor(tokens, mention) || isWanted(tokens, mention);
}

/** `Java developer`, `développeur Java`: the name of one role, unless it is that of a colleague. */
function isInRoleName(tokens: Tokens, mention: number): boolean {
  const start = startOfRoleName(tokens, mention);
  return start >= 0 && standing(tokens, start) !== 'related';
}

/** `There's a Java developer on the team`: somebody has the role already. */
export function isOfStaff(tokens: Tokens, mention: number): boolean {
  const start = startOfRoleName(tokens, mention);
  return start >= 0 && isStaff(tokens, start);
}

/** The first word of the name of a role that a mention is in, or -1. */
function startOfRoleName(tokens: Tokens, mention: number): number {
  let start = mention;
  const first = Math.max(0, mention - reach);
  while (start > first && isListed(tokens, start - 1) && !tokens.parted(start, hardSeparators))
    start--;
  // `Programista full stack .NET`
  if (tokens.follows(start) && tokens.hasRole(start - 1, disciplineCues)) start--;
  const end = endOfList(tokens, mention);
  // `vaga de Java`
  const isLinked = tokens.isForeign(start) && tokens.hasClause(start - 1, clauseCue.of);
  if (isLinked && tokens.follows(start)) start--;
  const isNamed =
    (tokens.hasRole(start - 1, roleCue.roleNoun) && !tokens.parted(start, clauseSeparators)) ||
    (tokens.hasRole(end, roleCue.roleNoun) && !tokens.parted(end, clauseSeparators));
  return isNamed && !tokens.has(start - 1, cue.negator) ? start : -1;
}

/** `We are looking for somebody for React`, but not `… who joins our React team` */
function isSearchedFor(tokens: Tokens, mention: number): boolean {
  if (isToldApart(tokens, mention)) return false;
  for (let index = mention - 1; index > mention - searchReach; index--) {
    if (tokens.parted(index + 1, clauseSeparators & ~separator.colon)) return false;
    // `moteur de recherche`
    const seeks = tokens.hasTopic(index, topicCue.seeking) && !tokens.has(index, cue.nature);
    if (seeks || opensSearch(tokens, index)) return !isDeniedThere(tokens, index);
    if (tokens.hasRole(index, roleCue.possessive | roleCue.relation)) return false;
    if (tokens.parted(index, separator.comma) && isStated(tokens, index, mention)) return false;
    const isOther = tokens.has(index, cue.contrast | cue.negator);
    if (isOther || tokens.hasClause(index, clauseCue.using)) return false;
    // `cherchons-nous`
    if (tokens.hasClause(index, clauseCue.speaker))
      return (
        !tokens.parted(index, clauseSeparators) && tokens.hasTopic(index - 1, topicCue.seeking)
      );
  }
  return false;
}

/** `We need a tester. Someone who lives in Playwright`: a sentence of its own begins with the person. */
function opensSearch(tokens: Tokens, index: number): boolean {
  if (!tokens.parted(index, hardSeparators) || !tokens.hasRole(index, roleCue.hiring)) return false;
  if (tokens.hasTopic(index, topicCue.demandingWord)) return true;
  // `Join the on-call rota in PagerDuty`
  if (tokens.hasTopic(index, topicCue.taskWord)) return false;
  // `alguien que`, but not `para que`
  return tokens.hasRole(index + 1, roleCue.prose) && !tokens.has(index, cue.glue);
}

/** `Java developer wanted` */
function isWanted(tokens: Tokens, mention: number): boolean {
  let isNamed = false;
  for (let index = mention + 1; index < mention + searchReach / 2; index++) {
    if (tokens.parted(index, clauseSeparators)) return false;
    isNamed ||= tokens.hasRole(index, roleCue.roleNoun | roleCue.roleNouns);
    const seeks = tokens.hasTopic(index, topicCue.seeking);
    // `We have a React developer, so we need somebody for Go`
    if (isNamed && !seeks && tokens.parted(index, separator.comma)) return false;
    // `Our Java developers are looking for a Scrum Master`
    if (seeks) return isNamed && !tokens.hasRole(mention - 1, roleCue.possessive);
  }
  return false;
}

/** How far after the list of a mention the word of learning is, in words. */
const taughtReach = 4;
const sentenceEnds = hardSeparators | separator.semicolon;

/** `Kafka you'd pick up here`, `we'll teach you Kafka`, `willing to learn Kafka`: nobody needs to know it. */
export function isTaught(tokens: Tokens, mention: number): boolean {
  if ((tokens.present.topic & topicCue.taught) === 0) return false;
  let end = mention + 1;
  // `You know SQL, Kafka you'd pick up here`: a comma parts the names that are asked for.
  while (isListed(tokens, end) && !tokens.parted(end, partSeparators)) end++;
  if (isListed(tokens, end)) end = -taughtReach;
  for (let index = end; index < end + taughtReach; index++) {
    // `Kafka: we teach you`
    if (tokens.parted(index, index === end ? sentenceEnds : clauseSeparators)) break;
    if (tokens.technology(index) >= 0) break;
    if (isWill(tokens, index) && !isInstead(tokens, index)) break;
    if (tokens.hasTopic(index, topicCue.taught)) return !isSoon(tokens, index);
    // `Terraform, the rest you'd learn here`, `Terraform or Pulumi (we teach you the other)`
    const isApart = tokens.parted(end, separator.comma | separator.open);
    if (isApart && tokens.hasTopic(index, topicCue.besides | topicCue.other)) break;
  }
  for (let index = mention - 1; index > mention - searchReach; index--) {
    const isOver = tokens.parted(
      index + 1,
      (clauseSeparators & ~separator.colon) | separator.close,
    );
    if (isOver) return false;
    if (tokens.hasTopic(index, topicCue.taught)) return true;
    if (tokens.parted(index + 1, separator.comma) && !isListed(tokens, index)) return false;
  }
  return false;
}

/** `willing to learn`, but not `det lærer du` */
function isWill(tokens: Tokens, index: number): boolean {
  if (!tokens.hasTopic(index, topicCue.taught)) return false;
  const isOfWish = tokens.hasExclusion(index, exclusionCue.engaging);
  return isOfWish && !tokens.hasClause(index - 1, clauseCue.pronoun);
}

/** `Kafka (willingness to learn)`, `Kafka or willing to learn it`, but not `Kafka, willing to learn` */
function isInstead(tokens: Tokens, index: number): boolean {
  const isFirst = tokens.parted(index, separator.open) || tokens.parted(index - 1, separator.open);
  return isFirst || tokens.hasClause(index - 1, clauseCue.alternative);
}

/** `You know Java, we'll teach you Kafka`: the words of learning apply to a name after them. */
function isSoon(tokens: Tokens, index: number): boolean {
  const isApart = tokens.parted(index, separator.comma | separator.colon | separator.dash);
  return isApart && tokens.names(index + 1);
}
