// Technologies that will do instead of another: `Java (Kotlin is fine too)`, `You know Elixir. Or Erlang.`
import { clauseCue, cue, detailCue, exclusionCue, topicCue } from '../gazetteer/cues.ts';
import { hardSeparators, partSeparators, separator } from '../tokens/separators.ts';
import { mayReplace } from './kin.ts';
import { state, type Tokens } from '../tokens/tokens.ts';
import { isOfReader } from './clauses.ts';
import { isQuestion } from './sentences.ts';
import { isPerson } from './people.ts';
import { isLackPermitted } from './permitted-lack.ts';

/** How far before a technology the one is that it replaces, in words. */
const reach = 9;
/** Most words between a technology and a bracket with another, and in a bracket between two. */
const besideBracket = 3;
/** Most words between a name and a conjunction behind experience in it: `Java skills or`. */
const besideExperience = 2;
/** In `but if you know Kotlin, that is fine`: most words from `but` to the name, and from the name to `fine`. */
const besideContrast = 8;
/** Most words between a technology and the end of its question. */
const besideQuestion = 2;

/** A list of technologies from `first` to `last` that another technology before it may be replaced by. */
interface Offer {
  readonly first: number;
  readonly last: number;
  /** Whether the list is a choice of its own: `Vue or React is fine too`. */
  readonly isOwnChoice: boolean;
}

/** A way of offering a list: the place of the technology that it replaces, -1 for none, `undefined` where the words are others. */
type Reading = (tokens: Tokens, offer: Offer) => number | undefined;

/** In the order in which they are tried; the first that knows the words decides. */
const readings: readonly Reading[] = [
  allowedInAnswer,
  allowedAfter,
  (tokens, { first, last }) => unlessNone(namedUnless(tokens, first, last)),
  allowedOnCondition,
  allowedBefore,
  (tokens, { first }) => unlessNone(offeredBefore(tokens, first)),
  allowedForDenied,
  joinedByChoice,
];

/** The technology before `first` for which those of a list will do as well, or -1. */
export function substitutedBefore(
  tokens: Tokens,
  first: number,
  last: number,
  isOwnChoice: boolean,
): number {
  const offer = { first, last, isOwnChoice };
  for (const read of readings) {
    const place = read(tokens, offer);
    if (place !== undefined) return place;
  }
  return -1;
}

function unlessNone(place: number): number | undefined {
  return place < 0 ? undefined : place;
}

/** `Java. Kotlin is fine too`, `ours is Spring, but Quarkus is fine` */
function allowedAfter(tokens: Tokens, { first, last, isOwnChoice }: Offer): number | undefined {
  if (isOwnChoice && !opensClause(tokens, first)) return undefined;
  const willDo = isSubstitute(tokens, last);
  if (!willDo && !isAllowedInContrast(tokens, first, last)) return undefined;
  const border = isOwnChoice ? separator.newline : separator.blankLine;
  const place = namedBefore(tokens, first, reach, border);
  // `You know Docker. Vue or React is fine too.`
  const isNear = willDo && !tokens.parted(first, hardSeparators);
  return isNear || place < 0 || mayReplace(tokens, place, first) ? place : -1;
}

/** `Kafka, but if you know RabbitMQ, that works too` */
function allowedOnCondition(tokens: Tokens, { first, last }: Offer): number | undefined {
  const condition = offeringCondition(tokens, first, last);
  if (condition < 0) return undefined;
  const place = namedBefore(tokens, first, reach, separator.newline | separator.semicolon);
  const isContrast = tokens.has(condition, cue.contrast);
  return place < 0 || isContrast || mayReplace(tokens, place, first) ? place : -1;
}

/** `Spring (también nos sirve Quarkus)` */
function allowedBefore(tokens: Tokens, { first }: Offer): number | undefined {
  if (!leadsToOther(tokens, first - 1)) return undefined;
  const start = tokens.has(first - 2, cue.contrast) ? first - 2 : first - 1;
  return namedBefore(tokens, start, besideBracket, hardSeparators | separator.comma);
}

/** `Instead of Spring, Quarkus is also possible` */
function allowedForDenied(tokens: Tokens, { first }: Offer): number | undefined {
  const denied = namedBefore(tokens, first, alsoReach, hardSeparators);
  return isReplacedByOther(tokens, denied) ? denied : undefined;
}

/** `Detox tests (or Maestro)`, `You know Elixir. Or Erlang.` */
function joinedByChoice(tokens: Tokens, { first }: Offer): number | undefined {
  const conjunction = choiceBefore(tokens, first);
  if (conjunction < 0) return undefined;
  const known = namedInKnowledge(tokens, conjunction, first);
  if (known >= 0) return known;
  if (tokens.parted(conjunction, separator.close)) return namedBeforeBracket(tokens, conjunction);
  // `Splunk preferred, or Sentinel`
  const isJudged =
    tokens.has(conjunction - 1, cue.preference) && tokens.parted(conjunction, separator.comma);
  if (isJudged || tokens.parted(conjunction, separator.open))
    return namedBefore(tokens, conjunction, besideBracket, hardSeparators | separator.comma);
  // `Load tests with JMeter; alternatively, Gatling`
  const ends = separator.stop | separator.call | separator.semicolon;
  if (!tokens.parted(conjunction, ends)) return undefined;
  return namedBefore(tokens, conjunction, reach, separator.newline);
}

/** The conjunction that leads to a list, at most one word before it; or -1. */
function choiceBefore(tokens: Tokens, first: number): number {
  const before = first - 1;
  if (isChoice(tokens, before)) return before;
  if (!isChoice(tokens, before - 1)) return -1;
  // `PHP or Ruby, whichever, and Git`
  const isApart = tokens.names(before) || tokens.has(before, cue.list);
  // `Of er CICS onder hangt` asks whether.
  const isWhether = tokens.has(before - 1, cue.supposition) && !tokens.has(before, cue.usage);
  return isApart || isWhether ? -1 : before - 1;
}

/** `Solid Spring skills or Quarkus`: the name of which a conjunction follows knowledge, or -1. */
function namedInKnowledge(tokens: Tokens, conjunction: number, first: number): number {
  if (!tokens.has(conjunction - 1, cue.announcement)) return -1;
  const place = namedBefore(tokens, conjunction, besideExperience, hardSeparators);
  return place >= 0 && mayReplace(tokens, place, first) ? place : -1;
}

/** Most words between the names of `If Jest is not in your toolbox, then Vitest will do`, and before the first of them. */
const besideCondition = 6;

const lack = cue.negator | cue.affirmation | cue.lack;
const partEnds = partSeparators | separator.open | separator.close;
const lacking = cue.supposition | cue.negator;

/** The name whose lack another makes up for, or -1. */
function namedUnless(tokens: Tokens, first: number, last: number): number {
  if ((tokens.present.mention & lacking) === 0) return -1;
  let name = first - 1;
  while (name > first - 1 - besideCondition && !tokens.names(name)) name--;
  return makesUpFor(tokens, name, first, last) ? name : -1;
}

/** `If not Jest, then Vitest`, `If you do not know Jest, Vitest will do`: the names from `first` on make up for the lack of one. */
export function makesUpFor(tokens: Tokens, name: number, first: number, last: number): boolean {
  if (tokens.states[name] !== state.named || !mayReplace(tokens, name, first)) return false;
  const end = lackSupposed(tokens, name, first);
  if (end < 0) return false;
  let isApart = false;
  let isAllowed = false;
  for (let index = end + 1; index <= first; index++) {
    if (tokens.parted(index, hardSeparators) || isOfDenial(tokens, index)) return false;
    isApart ||=
      tokens.parted(index, separator.comma) || tokens.hasExclusion(index, exclusionCue.adverb);
    isAllowed ||= suffices(tokens, index);
  }
  for (let next = last + 1; !tokens.parted(next, hardSeparators); next++) {
    if (isOfDenial(tokens, next)) return false;
    isAllowed ||= next < last + besideCondition && suffices(tokens, next);
  }
  return isAllowed || (isApart && end === name);
}

/** `reicht`, `is also fine` */
function suffices(tokens: Tokens, index: number): boolean {
  return tokens.hasTopic(index, allowing) || tokens.hasDetail(index, detailCue.closing);
}

/**
 * The end of the words that suppose that the reader lacks what a name before `end` stands for: the name of `If you do not know Jest`, the
 * denial behind it of `If Jest is not your thing`; or -1.
 */
function lackSupposed(tokens: Tokens, name: number, end: number): number {
  let isDenied = false;
  for (let index = name - 1; index >= name - besideCondition; index--) {
    if (tokens.parted(index + 1, partEnds)) return -1;
    const denies = tokens.has(index, lack);
    if (denies && isLackPermitted(tokens, index)) return name;
    isDenied ||= denies;
    if (!tokens.has(index, cue.supposition)) continue;
    if (isDenied) return name;
    for (let behind = name + 1; behind < end && !tokens.parted(behind, partEnds); behind++)
      if (tokens.has(behind, cue.negator)) return behind;
    return -1;
  }
  return -1;
}

/** `If you do not know Jest, we teach you Vitest`, `… Vitest will not help`, but not `… we also accept Vitest` */
function isOfDenial(tokens: Tokens, index: number): boolean {
  if (tokens.has(index, cue.negator)) return true;
  return tokens.hasClause(index, clauseCue.speaker) && !suffices(tokens, index);
}

/** `Java, aber Kotlin oder Scala geht auch`, but not `You know Python and are at home in Airflow or Dagster, too` */
function opensClause(tokens: Tokens, first: number): boolean {
  return !tokens.follows(first) || !tokens.follows(first - 1);
}

/** Whether the words after a technology say that it will do too. */
export function isSubstitute(tokens: Tokens, last: number): boolean {
  // `Objective-C? Also fine.`
  const isAsked = tokens.parted(last + 1, separator.call) && tokens.parted(last, hardSeparators);
  if (isAsked) return tokens.hasTopic(last + 1, topicCue.substitute);
  if (tokens.parted(last + 1, hardSeparators) || leadsToOther(tokens, last + 1)) return false;
  // `Statt Spring akzeptieren wir auch Quarkus`
  if (isReplacedByOther(tokens, last)) return false;
  return (
    tokens.hasTopic(last + 1, topicCue.substitute) ||
    (!tokens.names(last + 1) &&
      // `FreeRTOS y no se admite Arduino`
      !tokens.has(last + 1, cue.negator) &&
      tokens.follows(last + 2) &&
      tokens.hasTopic(last + 2, topicCue.substitute))
  );
}

/** `Coming from Quarkus? Fine as well.` */
function allowedInAnswer(tokens: Tokens, { first, last }: Offer): number | undefined {
  let answer = last + 1;
  while (answer <= last + besideQuestion && tokens.follows(answer)) answer++;
  if (!tokens.parted(answer, separator.call) || !isQuestion(tokens, last)) return undefined;
  return tokens.hasTopic(answer, topicCue.substitute) ? onlyNameBefore(tokens, first) : undefined;
}

/** The name of the same kind that a sentence before a place names alone, or -1. */
function onlyNameBefore(tokens: Tokens, first: number): number {
  const place = namedBefore(tokens, first, reach, separator.newline);
  if (place < 0 || !mayReplace(tokens, place, first)) return -1;
  for (let index = place; !tokens.parted(index, hardSeparators); index--)
    if (tokens.names(index - 1) || place - index === reach) return -1;
  return place;
}

/** `ours is Spring, but Quarkus is fine`, `but Quarkus experience is fine`, `Spring (Quarkus okay)`, `Spring, anche Quarkus va bene` */
function isAllowedInContrast(tokens: Tokens, first: number, last: number): boolean {
  const isOnlyAllowed =
    tokens.parted(first, separator.open) && tokens.parted(last + 2, separator.close);
  const isAnother =
    tokens.follows(first) &&
    tokens.hasTopic(first - 1, topicCue.besides) &&
    opensOther(tokens, first - 1);
  if (!isOnlyAllowed && !isAnother && !tokens.has(first - 1, cue.contrast)) return false;
  const isOfExperience = tokens.hasClause(last + 1, clauseCue.experienceNoun);
  const next = isOfExperience && tokens.follows(last + 1) ? last + 2 : last + 1;
  return tokens.follows(next) && tokens.hasTopic(next, topicCue.permitting);
}

/** `Instead of Spring, Quarkus is also possible`: the technologies of a choice. */
export function isReplacedByOther(tokens: Tokens, denied: number): boolean {
  return isAfterDenial(tokens, denied) && isAlsoAllowed(tokens, denied);
}

/** Most words between a denial and a technology: `instead of an expert in Spring`. */
const longestThing = 3;

/** Whether a denial leads to a technology, or to experience or an expert in it. */
function isAfterDenial(tokens: Tokens, name: number): boolean {
  for (let index = name - 1; index >= name - 1 - longestThing; index--) {
    if (tokens.parted(index + 1, partEnds)) return false;
    if (tokens.has(index, cue.negator)) return true;
    const leads =
      tokens.hasClause(index, clauseCue.experienceNoun | clauseCue.preposition) ||
      tokens.hasTopic(index, topicCue.article);
    if (!leads && !isPerson(tokens, index)) return false;
  }
  return false;
}

/** Most words between a technology and a denial: `Quarkus is fine instead of`. */
const besideInstead = 3;

/** How far behind a denied technology the one is that will do as well, in words. */
const alsoReach = 8;
const allowing = topicCue.besides | topicCue.substitute | topicCue.permitting;

/** `In plaats van Spring mag Quarkus ook`, `Statt Spring akzeptieren wir Quarkus`: one technology, and a word that allows it. */
function isAlsoAllowed(tokens: Tokens, denied: number): boolean {
  let name = -1;
  let isAllowed = false;
  for (let index = denied + 1; index <= denied + alsoReach; index++) {
    const borders = index === denied + 1 ? hardSeparators : partEnds;
    if (tokens.parted(index, borders) || tokens.has(index, cue.negator | cue.list | cue.contrast))
      return false;
    const allows = tokens.hasTopic(index, allowing);
    // `Instead of Spring we also use Quarkus`
    if (!allows && tokens.hasClause(index, clauseCue.speaker)) return false;
    if (tokens.names(index)) name = index;
    isAllowed ||= allows;
    if (name > 0 && isAllowed) return mayReplace(tokens, denied, name);
  }
  return false;
}

/** Whether the names of a choice from `next` on are offered for the lack of the first one, or instead of it. */
export function isOfferedInstead(
  tokens: Tokens,
  first: number,
  next: number,
  last: number,
): boolean {
  return makesUpFor(tokens, first, next, last) || isReplacedByOther(tokens, first);
}

/** `Quarkus is also fine instead of Spring`, `Quarkus statt Spring geht auch`: the name that will do instead of the denied one, or -1. */
export function offeredBefore(tokens: Tokens, denied: number): number {
  const negator = denied - 1;
  const isInstead = tokens.has(negator, cue.negator) && tokens.follows(negator);
  if (!isInstead || tokens.hasClause(negator, clauseCue.lacking)) return -1;
  const name = namedBefore(tokens, negator, besideInstead, partEnds);
  if (name < 0 || !mayReplace(tokens, denied, name)) return -1;
  let index = tokens.follows(name) ? name - 1 : name;
  while (index < denied + 2 && !tokens.hasTopic(index, topicCue.substitute))
    if (tokens.parted(++index, partEnds)) return -1;
  return index < denied + 2 ? name : -1;
}

const openings =
  separator.open |
  separator.comma |
  separator.dash |
  separator.semicolon |
  separator.stop |
  separator.call;

/** Whether a bracket or a clause begins with words that say so of a technology after them: `Spring, va bene anche Quarkus`. */
function leadsToOther(tokens: Tokens, index: number): boolean {
  if (!tokens.hasTopic(index, topicCue.substitute)) return false;
  // `y no se admite Arduino`
  if (tokens.follows(index) && tokens.has(index - 1, cue.negator)) return false;
  return opensOther(tokens, index) && tokens.follows(index + 1) && tokens.names(index + 1);
}

function opensOther(tokens: Tokens, index: number): boolean {
  return tokens.parted(index, openings) || tokens.has(index - 1, cue.contrast);
}

/** Words that say so of somebody who knows another technology: `that works too`, `you will be fine`, `you will learn it here`. */
const offering = topicCue.substitute | topicCue.permitting | topicCue.taught;

/**
 * The contrast or condition that opens the clause of some names and says that they will do: `Kafka, aber wenn du RabbitMQ mitbringst,
 * ist das genauso gut`, `Kafka, if you know RabbitMQ instead that works too`; or -1.
 */
export function offeringCondition(tokens: Tokens, first: number, last: number): number {
  if ((tokens.present.topic & offering) === 0) return -1;
  const opening = cue.contrast | cue.supposition;
  let condition = first - 1;
  while (first - condition < besideContrast && !tokens.has(condition, opening)) {
    if (!tokens.follows(condition) && !tokens.parted(condition, separator.comma)) return -1;
    condition--;
  }
  if (!tokens.has(condition, opening)) return -1;
  // `Kafka, and if you know RabbitMQ`
  const start = tokens.has(condition - 1, cue.list | cue.contrast) ? condition - 1 : condition;
  const isContrast = tokens.has(condition, cue.contrast) || tokens.has(start, cue.contrast);
  const isApart = isContrast || !tokens.follows(start);
  if (!isApart || tokens.parted(start, hardSeparators & ~separator.stop)) return -1;
  const isOfKnown = isContrast && supposesKnowledge(tokens, start, first);
  const offers = isOfKnown ? offering : topicCue.substitute;
  for (let index = last + 1; index <= last + besideContrast; index++) {
    if (tokens.parted(index, hardSeparators) || tokens.names(index)) return -1;
    if (tokens.hasTopic(index, offers)) return condition;
    if (isOfKnown && tokens.has(index, lack)) return -1;
  }
  return -1;
}

/** `but if you come from NATS`, but not `but if you have never used NATS` */
function supposesKnowledge(tokens: Tokens, contrast: number, first: number): boolean {
  let supposes = false;
  for (let index = contrast + 1; index < first; index++) {
    if (tokens.has(index, lack) || tokens.hasClause(index, clauseCue.speaker)) return false;
    const isOfSomebody = isOfReader(tokens, index) || tokens.hasClause(index, clauseCue.asksWhat);
    supposes ||= isOfSomebody || tokens.has(index, cue.supposition);
    // `but coming from NATS is fine`
    supposes ||= tokens.hasTopic(index, topicCue.origin);
  }
  return supposes;
}

/** Whether the words after a list of denied names offer others: `It need not be Java, Kotlin is fine too`, `Instead of Java we also accept Kotlin`. */
export function isReplaced(tokens: Tokens, denied: readonly number[]): boolean {
  const last = denied.at(-1)!;
  if (denied.length > 1 && isSubstitute(tokens, last)) return true;
  if (isAlsoAllowed(tokens, last)) return true;
  for (let index = last + 1; index < last + reach; index++) {
    if (tokens.parted(index, separator.newline)) return false;
    if (leadsToOther(tokens, index)) return true;
    if (tokens.names(index) && !tokens.names(index + 1))
      return isSubstitute(tokens, index) && mayReplace(tokens, last, index);
  }
  return false;
}

/** Most words between a technology and the denial of its demand, and between that and the word of demand. */
const besideDemand = 2;

/** `Java is no requirement, Kotlin is fine too`: a denied demand of the name before it, and another that will do. */
export function isDemandReplaced(tokens: Tokens, negator: number): boolean {
  let name = negator - 1;
  while (name >= negator - besideDemand && tokens.follows(name + 1) && !tokens.names(name)) name--;
  if (!tokens.names(name) || !tokens.follows(name + 1)) return false;
  for (let index = negator; index <= negator + besideDemand; index++)
    if (tokens.has(index, cue.demand | cue.obligation)) return isReplaced(tokens, [name]);
  return false;
}

function isChoice(tokens: Tokens, index: number): boolean {
  return index > 0 && tokens.hasClause(index, clauseCue.alternative);
}

/** The last technology before a place, none beyond one of the separators. */
function namedBefore(tokens: Tokens, place: number, most: number, borders: number): number {
  for (let index = place - 1; index >= Math.max(0, place - most); index--) {
    if (index + 1 < place && tokens.parted(index + 1, borders)) return -1;
    if (tokens.names(index)) return tokens.states[index] === state.named ? index : -1;
  }
  return -1;
}

/** `Splunk (preferred) or Sentinel` */
function namedBeforeBracket(tokens: Tokens, place: number): number {
  for (let index = place - 1; index > Math.max(0, place - 1 - besideBracket); index--) {
    if (!tokens.parted(index, separator.open)) continue;
    return tokens.states[index - 1] === state.named ? index - 1 : -1;
  }
  return -1;
}
