// Exclusions after a negator: `no PHP or Perl`, `not looking for Java developers`.
import { isAlternative } from '../segments/lists.ts';
import { isCancelled } from './cancelled.ts';
import { isWelcomeBefore } from '../segments/praise.ts';
import { isSupposed } from '../segments/insistence.ts';
import { clauseSeparators, partSeparators, separator } from '../tokens/separators.ts';
import { clauseCue, cue, detailCue, exclusionCue, roleCue, topicCue } from '../gazetteer/cues.ts';
import { isThing } from './other-things.ts';
import { isOfReader, joinsClauses } from '../segments/clauses.ts';
import { isListedThing } from '../segments/things.ts';
import { listDenied } from './denied-list.ts';
import { isAll, isPartOfThing, isPassed, isPersonMissed, leadsToNext } from './denied-words.ts';
import { deniesNothingAfter, isRemoval, reach } from './negators.ts';
import type { Tokens } from '../tokens/tokens.ts';

/** Lists the technologies after a negator that it excludes. */
export function listDeniedAfter(tokens: Tokens, negator: number): readonly number[] {
  if (deniesNothingAfter(tokens, negator)) return [];
  const first = firstDenied(tokens, negator);
  const found = first < 0 ? [] : listDenied(tokens, negator, first);
  if (found.length === 0 || isSupposed(tokens, negator) || isCancelled(tokens, negator)) return [];
  const last = found.at(-1)!;
  if (isKnownToReader(tokens, last) || isOnlyWith(tokens, last)) return [];
  return isRemovedBehind(tokens, negator, last) ? [] : found;
}

/** How far after denied names the word of their removal is, in words. */
const removalReach = 2;

/** `We zijn niet van plan Angular te vervangen`, `Vi vil ikke skifte Angular ud`: the denial is of a removal that ends the clause. */
function isRemovedBehind(tokens: Tokens, negator: number, last: number): boolean {
  for (let index = last + 1; index <= last + removalReach && tokens.follows(index); index++) {
    if (!tokens.isForeign(index) || !tokens.parted(index + 1, partSeparators)) continue;
    const parts =
      tokens.hasExclusion(index, exclusionCue.particle) && isPartedBetween(tokens, negator, last);
    return parts || tokens.has(index, cue.replaced);
  }
  return false;
}

/** Whether a verb of removal is before denied names, or a preposition such as *from*. */
function isPartedBetween(tokens: Tokens, negator: number, last: number): boolean {
  for (let index = negator + 1; index < last; index++) {
    const isVerb = tokens.hasExclusion(index, exclusionCue.parting);
    if (isVerb || tokens.hasTopic(index, topicCue.origin)) return true;
  }
  return false;
}

/** The first technology that a negator denies, or -1: at most one thing of another kind is before it. */
function firstDenied(tokens: Tokens, negator: number): number {
  let thing = -1;
  for (let index = negator + 1; index < negator + reach; index++) {
    if (isParted(tokens, negator, index, thing)) return -1;
    if (leadsElsewhere(tokens, negator, index)) return -1;
    if (tokens.names(index)) {
      const isOfOther = isPartOfThing(tokens, negator, index);
      return isOfOther || isPersonMissed(tokens, negator, index) ? -1 : index;
    }
    if (isTurned(tokens, negator, index)) return -1;
    if (index === thing + 1 && isPreposition(tokens, index)) {
      // `Vi tänker inte lägga motorn i Node`
      if (tokens.hasExclusion(thing, exclusionCue.setting)) continue;
      return -1;
    }
    if (opensPredicate(tokens, index)) return -1;
    if (isPassed(tokens, index) && !isExcepted(tokens, negator, index)) continue;
    // `Everything except the front end in Go` excepts the front end.
    const isKind = tokens.hasClause(index + 1, clauseCue.example);
    if ((thing > 0 && !isKind) || tokens.hasClause(negator, clauseCue.excepting)) return -1;
    thing = index;
  }
  return -1;
}

/** Whether a mark ends the denial before a word. The colon of a label does not. */
function isParted(tokens: Tokens, negator: number, index: number, thing: number): boolean {
  const marks = clauseSeparators | separator.open | separator.close | separator.comma;
  if (!tokens.parted(index, marks)) return false;
  if (!tokens.parted(index, separator.colon) || !isLabel(tokens, negator, index - 1)) return true;
  // `No degree required: Java`
  if (thing > 0 && !tokens.has(thing, cue.demand | cue.verb)) return true;
  if (isOfExperience(tokens, negator, index - 1) || isWelcomeBefore(tokens, negator)) return true;
  // A bracket opens a list of JSON.
  return tokens.parted(index, marks & ~(separator.colon | separator.open));
}

/** Whether a word, which may be a name, shows that the denial is of something else than the names after it. */
function leadsElsewhere(tokens: Tokens, negator: number, index: number): boolean {
  if (tokens.has(index, cue.affirmation)) return true;
  if (isAnother(tokens, negator, index) || isNotAlone(tokens, negator, index)) return true;
  if (leadsFromThing(tokens, negator, index) || joinsClauses(tokens, index)) return true;
  // `Oracle doen we niet meer sinds we op Postgres zitten`
  if (tokens.hasExclusion(index, exclusionCue.reason)) return true;
  // `No junior Java developers`
  return tokens.hasRole(index, levels) || isAll(tokens, negator, index);
}

/** Whether a word that is no name reverses the denial, or points to a successor. */
function isTurned(tokens: Tokens, negator: number, index: number): boolean {
  if (tokens.has(index, cue.contrast | cue.negator)) return true;
  // `No queremos dejar de usar Java`
  if (isRemoval(tokens, index) || leadsToNext(tokens, negator, index)) return true;
  if (index <= negator + averseReach && tokens.hasClause(index, clauseCue.averse)) return true;
  // `Azure er droppet til fordel for AWS`
  return tokens.hasExclusion(negator, exclusionCue.removed) && tokens.has(index, cue.successor);
}

/** A denial of people of a level denies no technology. */
const levels = roleCue.otherLevel | roleCue.senior | roleCue.mid;

/** How far after a negator a word of dislike is, in words. */
const averseReach = 3;

/** A preposition that leads from a thing to a name; in `No heavy frameworks like Angular` the name is the thing. */
function isPreposition(tokens: Tokens, index: number): boolean {
  return (
    tokens.hasClause(index, clauseCue.preposition) && !tokens.hasClause(index, clauseCue.example)
  );
}

/** How far after denied names the words that take it back are, in words. */
const knownReach = 8;

/** `Neither Java nor Kotlin are new to you` */
function isKnownToReader(tokens: Tokens, last: number): boolean {
  for (let index = last + 1; index < last + knownReach && tokens.follows(index); index++) {
    if (tokens.has(index, cue.affirmation)) return true;
    const isJoint = tokens.has(index, cue.list | cue.contrast) && !isAlternative(tokens, index);
    // `Geen Jenkins op je cv is geen probleem`
    const isSubject =
      tokens.hasClause(index, clauseCue.subject) && !tokens.hasTopic(index, topicCue.yours);
    if (isJoint || isSubject) return false;
  }
  return false;
}

/** How far after denied names the thing is without which they are not used, in words. */
const lackedReach = 4;

/** `We never write Java without tests`, but not `Inte Java utan Go` */
function isOnlyWith(tokens: Tokens, last: number): boolean {
  const lack = last + 1;
  if (!tokens.follows(lack) || !tokens.follows(lack + 1)) return false;
  if (!tokens.hasClause(lack, clauseCue.lacking)) return false;
  // `Vi kör inte Java utan skriver i Go`
  if (tokens.has(lack + 1, cue.verb)) return false;
  for (let index = lack + 1; index < lack + lackedReach && tokens.follows(index); index++)
    if (tokens.names(index)) return false;
  return true;
}

/** Whether a word may end an excluding label: `Not required: Flutter`, `Banned tools: Perl`, `No: PHP`. */
function isLabel(tokens: Tokens, negator: number, index: number): boolean {
  if (isOfEarlier(tokens, negator)) return false;
  if (tokens.has(index, cue.demand | cue.verb) || tokens.has(negator, cue.demand)) return true;
  // `Ce qu'on ne veut pas : PHP`
  if (index === negator && tokens.isForeign(negator) && tokens.has(negator - 1, cue.demand))
    return true;
  return index === negator && tokens.parted(negator, separator.newline | separator.bullet);
}

/** `PHP is not needed: Java is enough`: the denial is of the name before it, and its reason follows. */
function isOfEarlier(tokens: Tokens, negator: number): boolean {
  const before = tokens.has(negator - 1, cue.be) ? negator - 1 : negator;
  return (
    before > 0 && tokens.follows(before) && tokens.follows(negator) && tokens.names(before - 1)
  );
}

/** `No experience required:`, but not `No experience required with:` */
function isOfExperience(tokens: Tokens, negator: number, last: number): boolean {
  if (!tokens.hasClause(negator + 1, clauseCue.experienceNoun)) return false;
  return !tokens.hasClause(last, clauseCue.preposition | clauseCue.of | clauseCue.within);
}

/** Whether the denial is of years, or of a thing that a conjunction parts from the names: `no travel and Java`. */
function isAnother(tokens: Tokens, negator: number, index: number): boolean {
  if (tokens.has(index, cue.years)) return isYearsAsked(tokens, negator, index);
  // `instead of a degree we want Java`
  const isOurs = tokens.hasClause(index, clauseCue.speaker);
  const isJoined = tokens.has(index, cue.list) && !isAlternative(tokens, index);
  // `Le néerlandais n'est pas requis et vous maîtrisez Java`
  const isOfOthers = isOfReader(tokens, index) || (isJoined && isOfReader(tokens, index + 1));
  if (isOfOthers && tokens.has(index - 1, cue.demand)) return true;
  return (isOurs || isJoined) && index > negator + 1 && isThing(tokens, index - 1);
}

/** `not 5 years of Java`, `We do not ask for years of Java`, but not `Nie używamy od lat Javy` */
function isYearsAsked(tokens: Tokens, negator: number, years: number): boolean {
  if (tokens.isAmount(years - 1) && years - 1 > negator) return true;
  if (tokens.hasDetail(years - 1, detailCue.since)) return false;
  // `mange års`
  if (tokens.spaces(years) > 0 || tokens.hasClause(years, clauseCue.experienceNoun)) return true;
  if (tokens.hasClause(years + 1, clauseCue.experienceNoun)) return true;
  if (years === negator + 1 && tokens.hasClause(negator, clauseCue.determiner)) return true;
  for (let index = negator; index < years; index++)
    if (tokens.has(index, cue.demand | cue.obligation)) return true;
  return false;
}

/** How far after a negator a word for *only* is, in words. */
const furthestOnly = 4;

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

/** `We cannot offer remote work for the SAP role`: after a denied thing that is no technology. */
function leadsFromThing(tokens: Tokens, negator: number, index: number): boolean {
  if (index <= negator + 2 || !isListedThing(tokens, index - 1)) return false;
  // `You don't need a degree to write Go`
  return (
    tokens.hasClause(index, clauseCue.preposition) || tokens.hasTopic(index, topicCue.destination)
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

/** `We left the office and work with React` */
function opensPredicate(tokens: Tokens, index: number): boolean {
  const next = index + 1;
  if (!tokens.hasClause(index, clauseCue.opensClause) || tokens.names(next)) return false;
  const isPhrase = tokens.spaces(next) > 0 && tokens.has(next, cue.passage);
  const isActed = tokens.has(next, cue.verb | cue.handling);
  return isPhrase || isActed || tokens.hasExclusion(next, exclusionCue.engaging);
}
