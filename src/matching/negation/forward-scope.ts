// Exclusions after a negator: `no PHP or Perl`, `not looking for Java developers`.
import { isAlternative, isListed } from '../segments/lists.ts';
import { isCancelled } from './cancelled.ts';
import { isWelcomeBefore } from '../segments/praise.ts';
import { isSupposed } from '../segments/insistence.ts';
import {
  clauseSeparators,
  hardSeparators,
  listSeparators,
  separator,
} from '../tokens/separators.ts';
import { clauseCue, cue, exclusionCue, roleCue, topicCue } from '../gazetteer/cues.ts';
import { deniesThingOf, isThing } from './other-things.ts';
import { reach } from './backward-scope.ts';
import { hasPronounReplaced, isOfReader, joinsClauses } from '../segments/clauses.ts';
import { isNear, letterCase } from '../segments/sentences.ts';
import { isListedThing } from '../segments/things.ts';
import type { Tokens } from '../tokens/tokens.ts';

/** A denial of people of a level denies no technology. */
const levels = roleCue.otherLevel | roleCue.senior | roleCue.mid;

/** Lists the technologies after a negator that it excludes. */
export function listAfter(tokens: Tokens, negator: number): number[] {
  const found: number[] = [];
  if (isPassive(tokens, negator) || isRefusalOfQuestion(tokens, negator)) return found;
  if (deniesRemoval(tokens, negator) || isOpposed(tokens, negator)) return found;
  if (isOfRank(tokens, negator) || deniesThingOf(tokens, negator)) return found;
  if (hasPronounReplaced(tokens, negator) || isSoleDemand(tokens, negator)) return found;
  const opens = tokens.parted(negator, clauseSeparators);
  let stranger = -1;
  /** The technology that a conjunction leads to. */
  let joined = 0;
  for (let index = negator + 1; index < negator + reach; index++) {
    let before = tokens.separators[index]!;
    if (
      found.length === 0 &&
      (before & separator.colon) !== 0 &&
      isLabel(tokens, negator, index - 1)
    ) {
      // `No degree required: Java`
      if (stranger > 0 && !tokens.has(stranger, cue.demand | cue.verb)) return [];
      if (isOfExperience(tokens, negator, index - 1)) return [];
      if (isWelcomeBefore(tokens, negator)) return [];
      // A bracket opens a list of JSON.
      before &= ~(separator.colon | separator.open);
    }
    if ((before & (clauseSeparators | separator.open | separator.close)) !== 0) break;
    if (tokens.has(index, cue.affirmation)) {
      if (found.length > 0 && (before & separator.comma) !== 0) break;
      return [];
    }
    const isNamed = tokens.names(index);
    if (index < joined) continue;
    if (found.length === 0 && isAnother(tokens, negator, index)) return [];
    if (found.length === 0 && isNotAlone(tokens, negator, index)) return [];
    if (found.length === 0 && leadsFromThing(tokens, negator, index)) return [];
    if (found.length === 0 && joinsClauses(tokens, index)) break;
    // `Oracle doen we niet meer sinds we op Postgres zitten`
    if (found.length === 0 && tokens.hasExclusion(index, exclusionCue.reason)) break;
    if ((before & separator.comma) !== 0 && !continues(tokens, index, found.length > 0, opens))
      break;
    // `Instead of PHP, Java`
    if ((before & separator.comma) !== 0 && isSuccessor(tokens, negator, index)) break;
    if (isNamed && isPartOfThing(tokens, negator, index)) return [];
    // `No junior Java developers`
    if (found.length === 0 && tokens.hasRole(index, levels)) return [];
    // `You need not know all of Kafka and Spark`
    if (isAll(tokens, negator, index)) return [];
    if (isNamed && isPersonMissed(tokens, negator, index)) return [];
    if (isNamed) found.push(index);
    else if (tokens.has(index, cue.contrast | cue.negator)) break;
    // `Azure er droppet til fordel for AWS`
    else if (
      found.length === 0 &&
      tokens.hasExclusion(negator, exclusionCue.removed) &&
      tokens.has(index, cue.successor)
    )
      return [];
    // `No queremos dejar de usar Java`
    else if (found.length === 0 && isRemoval(tokens, index)) return [];
    else if (
      index <= negator + 3 &&
      found.length === 0 &&
      tokens.hasClause(index, clauseCue.averse)
    )
      return [];
    else if (
      tokens.hasClause(negator, clauseCue.leaving) &&
      tokens.hasClause(index, clauseCue.toward)
    )
      break;
    else if (found.length > 0) {
      joined = joinedTechnology(tokens, index);
      // `We don't hire for Java alone`
      const isAlone =
        tokens.follows(index) &&
        (tokens.hasClause(index, clauseCue.averse) || endsWithOnly(tokens, index));
      if (isAlone && found[0]! > negator + 1) return [];
      if (joined < 0 && tokens.hasClause(index, clauseCue.credential)) found.pop();
      if (joined < 0 && !tokens.has(index, cue.follower) && !isPartOfList(tokens, index)) break;
    } else if (
      stranger > 0 &&
      index === stranger + 1 &&
      tokens.hasClause(index, clauseCue.preposition) &&
      // `No heavy frameworks like Angular`
      !tokens.hasClause(index, clauseCue.example)
    ) {
      // `Vi tänker inte lägga motorn i Node`
      if (!tokens.hasExclusion(stranger, exclusionCue.setting)) return [];
    } else if (opensPredicate(tokens, index)) {
      return [];
    } else if (!isPassed(tokens, index) || isExcepted(tokens, negator, index)) {
      // `Everything except the front end in Go` excepts the front end.
      const isKind = tokens.hasClause(index + 1, clauseCue.example);
      if ((stranger > 0 && !isKind) || tokens.hasClause(negator, clauseCue.excepting)) break;
      stranger = index;
    }
  }
  if (found.length === 0 || isSupposed(tokens, negator) || isCancelled(tokens, negator)) return [];
  if (isKnownToReader(tokens, found.at(-1)!)) return [];
  // `Anstelle von Kafka und RabbitMQ läuft NATS`
  const isTopic =
    opens && tokens.isForeign(negator) && !tokens.parted(found.at(-1)!, separator.comma);
  return !isTopic && startsClause(tokens, found)
    ? found.slice(0, startOfClause(tokens, found))
    : found;
}

/** How far after denied names the words that take it back are, in words. */
const knownReach = 8;

/** `Neither Java nor Kotlin are new to you` */
function isKnownToReader(tokens: Tokens, last: number): boolean {
  for (let index = last + 1; index < last + knownReach && tokens.follows(index); index++) {
    if (tokens.has(index, cue.affirmation)) return true;
    const isJoint = tokens.has(index, cue.list | cue.contrast) && !isAlternative(tokens, index);
    if (isJoint || tokens.hasClause(index, clauseCue.subject)) return false;
  }
  return false;
}

/** `Das Wichtigste ist nicht Java`: it is less important than something else. */
function isOfRank(tokens: Tokens, negator: number): boolean {
  if (!tokens.follows(negator)) return false;
  const ranks = (index: number) =>
    tokens.has(index, cue.obligation) || tokens.hasTopic(index, topicCue.demandingHeading);
  // `Lo más importante no es Java`
  if (tokens.has(negator, cue.be)) return ranks(negator - 1);
  const before = negator - 1;
  if (!tokens.has(before, cue.be)) return false;
  return ranks(before) || (tokens.follows(before) && ranks(before - 1));
}

/** `Inte PHP utan Kotlin`, but not `ohne PHP und ohne Kotlin`: a word of lack directly after a denied name leads to a wanted one. */
function isOpposed(tokens: Tokens, negator: number): boolean {
  if (!tokens.isForeign(negator) || !tokens.hasClause(negator, clauseCue.lacking)) return false;
  if (tokens.parted(negator, separator.comma) && isDenied(tokens, negator)) return true;
  if (!tokens.names(negator - 1) || !tokens.follows(negator)) return false;
  let before = negator - 1;
  while (isListed(tokens, before)) before--;
  // `Inte längre i PHP utan i Java`
  if (tokens.hasClause(negator + 1, clauseCue.preposition))
    while (isBetween(tokens, before)) before--;
  return before < negator - 1 && tokens.has(before, cue.negator);
}

/** Whether a word may be between a denied name and its negator. */
function isBetween(tokens: Tokens, index: number): boolean {
  return tokens.follows(index) && isPassed(tokens, index) && !tokens.has(index, cue.negator);
}

/** Whether the part of the sentence before a comma is denied by another word than one of lack: `Inte PHP, utan Kotlin`. */
function isDenied(tokens: Tokens, comma: number): boolean {
  for (let before = comma - 1; before > comma - reach; before--) {
    const isNegator = tokens.has(before, cue.negator);
    if (isNegator && !tokens.hasClause(before, clauseCue.lacking)) return true;
    if (tokens.parted(before, clauseSeparators | separator.comma)) return false;
  }
  return false;
}

/** How far from an exception the word for nothing is, in words. */
const nothingReach = 8;

/** `Außer Java verlangen wir nichts`: all that is asked for is excepted from nothing. */
function isSoleDemand(tokens: Tokens, negator: number): boolean {
  if (!tokens.hasClause(negator, clauseCue.excepting)) return false;
  const around = { reach: nothingReach, ends: hardSeparators };
  return isNear(tokens, negator, around, (near) => tokens.hasClause(near, clauseCue.nothing));
}

/** `Vi ångrar inte Django`, `Schrik niet van Angular` */
function deniesRemoval(tokens: Tokens, negator: number): boolean {
  const verb = negator - 1;
  if (!tokens.isForeign(negator) || !tokens.follows(negator)) return false;
  if (tokens.parted(verb, clauseSeparators) && tokens.hasClause(verb, clauseCue.averse))
    return true;
  return isRemoval(tokens, verb) && !tokens.has(verb, cue.negator);
}

function isRemoval(tokens: Tokens, index: number): boolean {
  return tokens.hasExclusion(index, exclusionCue.removed) || tokens.has(index, cue.replaced);
}

/** `Redis? Nah we just use Postgres` */
function isRefusalOfQuestion(tokens: Tokens, negator: number): boolean {
  if (negator === 0 || !tokens.parted(negator, separator.call)) return false;
  return tokens.hasClause(negator + 1, clauseCue.speaker);
}

/** Whether a word may be between a negator and its technologies: `don't send me Salesforce profiles`. */
function isPassed(tokens: Tokens, index: number): boolean {
  const light =
    exclusionCue.adverb | exclusionCue.engaging | exclusionCue.pitch | exclusionCue.setting;
  return (
    tokens.has(index, cue.passage | cue.list) ||
    tokens.hasExclusion(index, light) ||
    tokens.hasRole(index, roleCue.possessive) ||
    tokens.hasClause(index, clauseCue.example)
  );
}

/** `We don't hire for Java only, Kotlin is fine as well` */
function endsWithOnly(tokens: Tokens, index: number): boolean {
  const ends = clauseSeparators | separator.comma;
  return tokens.hasExclusion(index, exclusionCue.only) && tokens.parted(index + 1, ends);
}

/** How far after a negator a word for *only* is, in words. */
const furthestOnly = 4;

/** `No experience required:`, but not `No experience required with:` */
function isOfExperience(tokens: Tokens, negator: number, last: number): boolean {
  if (!tokens.hasClause(negator + 1, clauseCue.experienceNoun)) return false;
  return !tokens.hasClause(last, clauseCue.preposition | clauseCue.of | clauseCue.within);
}

/** `We are left without a Java developer`: somebody is missed. */
function isPersonMissed(tokens: Tokens, negator: number, name: number): boolean {
  if (!tokens.hasClause(negator, clauseCue.lacking) || name === negator + 1) return false;
  // `Vi står utan någon som kan Ansible`
  if (tokens.isForeign(negator) && tokens.hasRole(negator + 1, roleCue.hiring)) return true;
  const isPerson = (index: number) => tokens.hasRole(index, roleCue.roleNoun);
  return (
    isPerson(name - 1) || isPerson(name - 2) || (tokens.follows(name + 1) && isPerson(name + 1))
  );
}

/** `No hacemos solo Java`: others are used as well. */
function isNotAlone(tokens: Tokens, negator: number, index: number): boolean {
  if (index > negator + furthestOnly || !tokens.hasExclusion(index, exclusionCue.only))
    return false;
  // `Non ci occupiamo solo di Java`, `Non cerchiamo solo sviluppatori Java`
  for (let next = index + 1; next <= index + 3 && tokens.follows(next); next++) {
    if (tokens.names(next)) return true;
    const leads = cue.trade | cue.passage | cue.usage | cue.handling;
    if (!tokens.has(next, leads) && !tokens.hasClause(next, clauseCue.preposition)) return false;
  }
  return false;
}

/** Whether the denial is of years, or of a thing that a conjunction parts from the names: `no travel and Java`. */
function isAnother(tokens: Tokens, negator: number, index: number): boolean {
  if (tokens.has(index, cue.years)) return tokens.isAmount(index - 1) && index - 1 > negator;
  // `instead of a degree we want Java`
  const isOurs = tokens.hasClause(index, clauseCue.speaker);
  const isJoined = tokens.has(index, cue.list) && !isAlternative(tokens, index);
  // `Le néerlandais n'est pas requis et vous maîtrisez Java`
  const isOfOthers = isOfReader(tokens, index) || (isJoined && isOfReader(tokens, index + 1));
  if (isOfOthers && tokens.has(index - 1, cue.demand)) return true;
  return (isOurs || isJoined) && index > negator + 1 && isThing(tokens, index - 1);
}

/** `We cannot offer remote work for the SAP role`: after a denied thing that is no technology. */
function leadsFromThing(tokens: Tokens, negator: number, index: number): boolean {
  if (index <= negator + 2 || !isListedThing(tokens, index - 1)) return false;
  // `You don't need a degree to write Go`
  return (
    tokens.hasClause(index, clauseCue.preposition) || tokens.hasTopic(index, topicCue.destination)
  );
}

function isAll(tokens: Tokens, negator: number, index: number): boolean {
  return (
    tokens.hasClause(index, clauseCue.all) && !tokens.hasExclusion(negator, exclusionCue.refusal)
  );
}

/** `Everything except the front end`: a thing of the company is excepted, not passed. */
function isExcepted(tokens: Tokens, negator: number, index: number): boolean {
  return (
    tokens.hasClause(negator, clauseCue.excepting) &&
    tokens.hasExclusion(index, exclusionCue.setting) &&
    tokens.hasClause(index + 1, clauseCue.preposition)
  );
}

/** `Outcomes, not Jira tickets`, `not be a Jira jockey`: the denied thing is not a technology. */
function isPartOfThing(tokens: Tokens, negator: number, index: number): boolean {
  const next = index + 1;
  const isPart = tokens.follows(next) && tokens.numbers[next] === 0 && !tokens.isForeign(index);
  if (!isPart || letterCase(tokens, next) !== 'lower') return false;
  if (index === negator + 1) return (tokens.separators[negator]! & separator.comma) !== 0;
  return tokens.has(negator + 1, cue.be);
}

/** `We left the office and work with React` */
function opensPredicate(tokens: Tokens, index: number): boolean {
  const next = index + 1;
  if (!tokens.hasClause(index, clauseCue.opensClause) || tokens.names(next)) return false;
  const isPhrase = tokens.spaces(next) > 0 && tokens.has(next, cue.passage);
  const isActed = tokens.has(next, cue.verb | cue.handling);
  return isPhrase || isActed || tokens.hasExclusion(next, exclusionCue.engaging);
}

/** `rid of XML layouts and RxJava`: a thing of the name before it, and another name. */
function isPartOfList(tokens: Tokens, index: number): boolean {
  return (
    tokens.hasExclusion(index, exclusionCue.setting) && joinedTechnology(tokens, index + 1) > 0
  );
}

/** Whether a negator refers to the words before it. */
function isPassive(tokens: Tokens, negator: number): boolean {
  // `Astenersi profili Salesforce`
  const opens = tokens.parted(negator, clauseSeparators);
  if (opens && tokens.hasExclusion(negator, exclusionCue.dismissal)) return false;
  // `U nas nie uświadczysz PHP`
  const governs = opens && tokens.isForeign(negator) && tokens.follows(negator + 1);
  // `Kafka -> ersatt av NATS`
  const leads = tokens.has(negator, cue.successor);
  if (governs && !leads && tokens.names(negator + 1)) return false;
  const isPredicate = tokens.follows(negator) && tokens.has(negator - 1, cue.be);
  return tokens.hasClause(negator, isPredicate ? clauseCue.predicate : clauseCue.passive);
}

/** Whether a word may end an excluding label: `Not required: Flutter`, `Banned tools: Perl`, `No: PHP`. */
function isLabel(tokens: Tokens, negator: number, index: number): boolean {
  if (tokens.has(index, cue.demand | cue.verb) || tokens.has(negator, cue.demand)) return true;
  // `Ce qu'on ne veut pas : PHP`
  if (index === negator && tokens.isForeign(negator) && tokens.has(negator - 1, cue.demand))
    return true;
  return index === negator && tokens.parted(negator, separator.newline | separator.bullet);
}

/** Whether a list continues after a comma. A list at the start of its sentence, as `Without X, Y`, needs a conjunction. */
function continues(tokens: Tokens, index: number, hasBegun: boolean, opens: boolean): boolean {
  if (!hasBegun) return false;
  if (!tokens.names(index)) return joinedTechnology(tokens, index) > 0;
  // `We don't touch PHP anymore, Go only`
  if (!opens && tokens.names(index - 1)) return true;
  return (
    tokens.has(index + 1, cue.list | cue.likeness) ||
    tokens.hasExclusion(index + 1, exclusionCue.adverb) ||
    (tokens.separators[index + 1]! & listSeparators) !== 0 ||
    tokens.parted(index + 1, clauseSeparators)
  );
}

/** Whether a name ends a clause that a word such as *instead of* opens. */
function isSuccessor(tokens: Tokens, negator: number, name: number): boolean {
  return isInstead(tokens, negator) && tokens.parted(name + 1, clauseSeparators);
}

/** `Instead of`, `Statt`: a negator that opens a clause and says nothing else. */
export function isInstead(tokens: Tokens, negator: number): boolean {
  if (!tokens.parted(negator, clauseSeparators)) return false;
  const says = cue.lack | cue.demand | cue.verb | cue.be | cue.handling;
  const isStatement = tokens.has(negator, says) || tokens.exclusion[negator] !== 0;
  return !isStatement && tokens.clause[negator] === 0;
}

/** The technology that a conjunction joins to those before it: `PHP or Perl`, `PHP or write any Perl`; or -1. */
function joinedTechnology(tokens: Tokens, index: number): number {
  if (!tokens.has(index, cue.list)) return -1;
  const longest = isAlternative(tokens, index) ? 6 : 1;
  let strangers = 0;
  for (let after = index + 1; after <= index + longest; after++) {
    if ((tokens.separators[after]! & (clauseSeparators | separator.comma)) !== 0) return -1;
    // `GraphQL or a message bus such as RabbitMQ`
    const isExample = tokens.hasClause(after - 1, clauseCue.example);
    if (tokens.names(after)) return isExample || strangers === 0 ? after : -1;
    if (!tokens.has(after, cue.passage)) strangers++;
  }
  return -1;
}

/** Returns the start of the subject of a new clause: a comma after a list that a conjunction has ended. */
function startOfClause(tokens: Tokens, found: readonly number[]): number {
  const start = found.findIndex((place, index) => {
    const isEnded = index > 0 && tokens.has(found[index - 1]! - 1, cue.list);
    return isEnded && tokens.parted(place, separator.comma);
  });
  return start < 0 ? found.length - 1 : start;
}

/**
 * Whether the last of a list is the subject of a new clause: `we don't use PHP, Go is our language`, `Kotlin instead
 * of Java, Postgres instead of Oracle`.
 */
function startsClause(tokens: Tokens, found: readonly number[]): boolean {
  const last = found.at(-1);
  if (last === undefined || found.length < 2) return false;
  if (!tokens.follows(last + 1)) return false;
  // `No usamos Perl, PHP ni similares`
  if (isAlternative(tokens, last + 1) && !tokens.names(last + 2)) return false;
  if (tokens.has(last + 1, cue.negator))
    return tokens.parted(last, separator.comma) || tokens.names(last + 2);
  if (!tokens.has(last + 1, cue.be | cue.verb | cue.obligation | cue.preference)) return false;
  for (let before = last - 1; before > found.at(-2)!; before--) {
    if (isAlternative(tokens, before)) return false;
  }
  return true;
}
