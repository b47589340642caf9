// Languages that people speak: whether a text asks for one.
import { clauseCue, cue, detailCue, exclusionCue, roleCue, topicCue } from '../gazetteer/cues.ts';
import { insists } from '../segments/insistence.ts';
import {
  clauseSeparators,
  hardSeparators,
  partSeparators,
  separator,
} from '../tokens/separators.ts';
import type { Tokens } from '../tokens/tokens.ts';
import { isOtherSubject } from './years-of-company.ts';
import { isGraded, isNationality, levels } from './nationalities.ts';
import { section } from './section.ts';
import { isTongueLabelled, isLevelCode } from './tongue-codes.ts';

/** How far around a language words may demand it, in words. */
const demandReach = 8;
/** How far around a language its level may be, in words. */
const levelReach = 4;
/** How far around a language a word of courses may be, in words. */
const courseReach = 3;
/** How long a list of languages may be, in words. */
const labelReach = 8;

const asking = cue.requirement | cue.obligation | cue.preference | cue.handling;

/** Whether a heading, words around or a level demand a language, or the phrase itself does: `fluent English`. */
export function isTongueAsked(tokens: Tokens, index: number, sections: Uint8Array): boolean {
  if (isTongueTaught(tokens, index) || isLearntHere(tokens, index)) return false;
  if (isOfApplication(tokens, index)) return false;
  if (tokens.spaces(index) > 0) return !isOfOthersAlone(tokens, index);
  if (isOfTechnology(tokens, index)) return false;
  if (opensLevel(tokens, index) || isTongueLabelled(tokens, index)) return true;
  // `Uten norsk går det ikke`
  const isInsistedOn = tokens.follows(index) && tokens.hasClause(index - 1, clauseCue.lacking);
  if (isInsistedOn && insists(tokens, index - 1)) return true;
  if (isNationality(tokens, index)) return false;
  if (isSpokenIn(tokens, index) || isTakenUp(tokens, index)) return true;
  if (isOfOthersAlone(tokens, index)) return false;
  const asked = sections[index];
  if (asked === section.required || asked === section.preferred) return true;
  if (hasLevel(tokens, index)) return true;
  if (opensClause(tokens, index)) return true;
  return isSubstitute(tokens, index) || isKnownIf(tokens, index) || isAskedNear(tokens, index);
}

/** Whether a word near a language asks for something: `our specs are in French, which is a must`. */
function isAskedNear(tokens: Tokens, index: number): boolean {
  for (let near = index - demandReach; near <= index + demandReach; near++) {
    if (tokens.has(near, asking) || tokens.hasTopic(near, topicCue.demandingHeading)) return true;
    // `Norwegian is needed`, `o francês é mesmo preciso`
    const verb = tokens.hasExclusion(near - 1, exclusionCue.adverb) ? near - 2 : near - 1;
    if (tokens.has(near, cue.demand) && tokens.has(verb, cue.be)) return true;
  }
  return false;
}

/** `Swedish will do as well` */
function isSubstitute(tokens: Tokens, index: number): boolean {
  const next = index + 1;
  return tokens.follows(next) && tokens.hasTopic(next, topicCue.substitute);
}

/** `Kan du polsk, …`, `kannst du Polnisch, …`: a condition with its verb before the reader. */
function isKnownIf(tokens: Tokens, index: number): boolean {
  const verb = index - 2;
  if (!tokens.follows(index) || !tokens.follows(index - 1)) return false;
  return (
    tokens.parted(verb, partSeparators) &&
    tokens.hasClause(index - 1, clauseCue.subject) &&
    tokens.hasExclusion(verb, exclusionCue.engaging)
  );
}

/** How far after a language the words may be that take it up, in words. */
const relativeReach = 4;

/** `The specs are in English, which you read fluently`, `… and that you should speak well` */
function isTakenUp(tokens: Tokens, index: number): boolean {
  const next = index + 1;
  if (!tokens.parted(next, separator.comma) || tokens.parted(next, hardSeparators)) return false;
  const pronoun = tokens.hasClause(next, clauseCue.opensClause) ? next + 1 : next;
  if (!tokens.hasClause(pronoun, clauseCue.pronoun | clauseCue.asksWhat)) return false;
  let isOfReader = false;
  for (
    let near = pronoun;
    near <= pronoun + relativeReach + 1 && !tokens.parted(near, clauseSeparators);
    near++
  ) {
    if (near > pronoun && tokens.parted(near, separator.comma)) return false;
    if (isOfReader && tokens.hasDetail(near, levels)) return true;
    isOfReader ||= isOtherSubject(tokens, near);
  }
  return false;
}

/** `German you can pick up here`, `Deutsch kannst du später lernen` */
function isLearntHere(tokens: Tokens, index: number): boolean {
  for (let after = index + 1; after <= index + courseReach && tokens.follows(after); after++)
    if (tokens.hasTopic(after, topicCue.taught)) return true;
  return false;
}

/** `Send your CV in English` */
function isOfApplication(tokens: Tokens, index: number): boolean {
  for (let before = index - 1; before >= index - courseReach; before--) {
    if (!tokens.follows(before + 1)) return false;
    const isSent = tokens.hasExclusion(before, exclusionCue.pitch);
    if (isSent && tokens.hasTopic(before, topicCue.resume)) return true;
  }
  return false;
}

/** `Kotlin is your mother tongue` */
function isOfTechnology(tokens: Tokens, index: number): boolean {
  if (!tokens.hasDetail(index, detailCue.level)) return false;
  for (let before = index - 1; before >= index - demandReach; before--) {
    if (tokens.parted(before + 1, partSeparators)) return false;
    if (tokens.hasDetail(before, detailCue.tongue)) return false;
    if (tokens.names(before)) return true;
  }
  return false;
}

/** `We work in English`, `you can argue in German`, `support in Japanese`, but not `apply in English` */
function isSpokenIn(tokens: Tokens, index: number): boolean {
  const leads = clauseCue.within | clauseCue.preposition;
  if (!tokens.follows(index)) return false;
  // `In het Duits`
  const isLed = tokens.hasClause(index - 1, leads);
  const isArticle = tokens.follows(index - 1) && tokens.hasClause(index - 1, clauseCue.pronoun);
  const lead = isLed || !isArticle ? index - 1 : index - 2;
  if (!tokens.hasClause(lead, leads)) return false;
  let isSaid = false;
  for (let before = lead; before >= index - demandReach; before--) {
    if (tokens.hasExclusion(before, exclusionCue.pitch)) return false;
    isSaid ||= tokens.hasClause(before, clauseCue.subject | clauseCue.speaker);
    isSaid ||= before === lead - 1 && tokens.hasRole(before, roleCue.roleNoun);
    if (tokens.parted(before, partSeparators)) break;
  }
  return isSaid;
}

/** `English only`, `Welsh`: a language before anything else of its clause. */
function opensClause(tokens: Tokens, index: number): boolean {
  if (!tokens.parted(index, partSeparators | separator.open)) return false;
  // `German is what we speak`
  return !tokens.hasClause(index + 2, clauseCue.asksWhat);
}

/** A level beside a language: `German C1`, `fluent in Dutch`, `Deutsch und Englisch verhandlungssicher`. */
function hasLevel(tokens: Tokens, index: number): boolean {
  if (isGraded(tokens, index)) return true;
  // `Your German is good`
  const next = tokens.has(index + 1, cue.be) ? index + 2 : index + 1;
  if (tokens.hasDetail(next, levels)) return true;
  for (let near = index - levelReach; near <= index + levelReach; near++) {
    if (tokens.hasDetail(near, detailCue.level) || isLevelCode(tokens, near)) return true;
  }
  return false;
}

/** `Angielski codziennie, więc C1`: a language opens its part of the sentence, and the code of a level follows. */
function opensLevel(tokens: Tokens, index: number): boolean {
  if (!tokens.parted(index, partSeparators | separator.open)) return false;
  for (let near = index + 1; near <= index + demandReach; near++) {
    if (tokens.parted(near, hardSeparators) || tokens.hasDetail(near, detailCue.tongue))
      return false;
    if (isLevelCode(tokens, near)) return true;
  }
  return false;
}

/** `Our customers speak German`, `our app is available in German and French`: nobody asks the reader for it. */
function isOfOthersAlone(tokens: Tokens, index: number): boolean {
  const first = firstOfList(tokens, index);
  // `Our meetings are in English`
  const isLed =
    tokens.spaces(first) > 0 ||
    tokens.hasClause(first - 1, clauseCue.within | clauseCue.preposition);
  let isOfClient = false;
  for (let before = first - 1; before >= first - demandReach; before--) {
    if (tokens.parted(before + 1, partSeparators)) break;
    // `The client is Spanish but speaks English with us`
    if (tokens.has(before, cue.contrast)) break;
    if (before >= first - 2 && tokens.hasDetail(before, detailCue.starting)) return true;
    if (asksReader(tokens, before)) return false;
    isOfClient ||= tokens.hasRole(before, roleCue.client);
    const isOurs = tokens.hasRole(before, roleCue.possessive) && opensSentence(tokens, before);
    if (isOurs && !isLed) return true;
  }
  return isOfClient;
}

/** Whether a word is the reader, or asks for something or somebody. */
function asksReader(tokens: Tokens, index: number): boolean {
  return (
    tokens.hasClause(index, clauseCue.subject) ||
    (tokens.hasRole(index, roleCue.hiring) && !tokens.hasRole(index, roleCue.possessive)) ||
    tokens.has(index, asking | cue.demand) ||
    tokens.hasTopic(index, topicCue.demandingHeading | topicCue.seeking)
  );
}

/** The first language of a list: of `German, French and Italian` always `German`. */
function firstOfList(tokens: Tokens, index: number): number {
  let first = index;
  for (let before = index - 1; before >= index - labelReach; before--) {
    if (tokens.parted(before + 1, clauseSeparators)) break;
    if (tokens.hasDetail(before, detailCue.tongue)) first = before;
    else if (!tokens.has(before, cue.list)) break;
  }
  return first;
}

/** `*Our* team`, `zespół *nasz*`: at most one word is before the possessive. */
function opensSentence(tokens: Tokens, possessive: number): boolean {
  return tokens.parted(possessive, hardSeparators) || tokens.parted(possessive - 1, hardSeparators);
}

/** `German courses`, `cours d'anglais`: the employer teaches the language. */
export function isTongueTaught(tokens: Tokens, index: number): boolean {
  const { offered } = detailCue;
  for (const step of [1, -1]) {
    for (let near = index + step; Math.abs(near - index) <= courseReach; near += step) {
      const edge = step > 0 ? near : near + 1;
      const marks = partSeparators | separator.open | separator.close;
      if (tokens.parted(edge, marks)) break;
      if (tokens.hasDetail(near, offered)) return true;
    }
  }
  return false;
}
