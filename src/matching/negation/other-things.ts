// Denials of something that is no technology: `Java, no degree needed`, `Java (this is not a junior role)`.
import { clauseCue, cue, detailCue, exclusionCue, roleCue } from '../gazetteer/cues.ts';
import { isQuestion } from '../segments/sentences.ts';
import { partSeparators, separator } from '../tokens/separators.ts';
import { isListedThing } from '../segments/things.ts';
import { state, type Tokens } from '../tokens/tokens.ts';

/** How far from a negator the thing is, in words. */
const reach = 10;

const people = roleCue.roleNoun | roleCue.roleNouns | roleCue.otherLevel | roleCue.senior;

const ends = partSeparators | separator.slash | separator.open | separator.close;

interface Clause {
  /** Whether a name after the negator is what it denies. */
  readonly mayName: boolean;
  readonly isOther: (index: number) => boolean;
}

/** Whether a negator is in a clause of its own, without names before it, that denies something else. */
export function deniesOther(tokens: Tokens, negator: number): boolean {
  return tellsOfOther(tokens, negator, {
    mayName: !tokens.has(negator, cue.replaced | cue.successor),
    isOther: (index) => isThing(tokens, index) || tokens.hasClause(index, clauseCue.all),
  });
}

/** The same of a thing that a list has, or that the negator determines: `no agencies`, `kein Support`. */
export function deniesKnown(tokens: Tokens, negator: number): boolean {
  return tellsOfOther(tokens, negator, {
    mayName: false,
    isOther: (index) => isListedThing(tokens, index) || isDetermined(tokens, negator, index),
  });
}

/** `Travel is not required for the Java role`: a denied thing, and names behind its denial. */
export function deniesThingOf(tokens: Tokens, negator: number): boolean {
  if (!tokens.has(negator, cue.demand) && !tokens.has(negator + 1, cue.demand)) return false;
  for (let index = negator - 1; index > negator - reach; index--) {
    if (tokens.parted(index + 1, ends) || tokens.names(index)) return false;
    if (isListedThing(tokens, index)) return true;
  }
  return false;
}

/** `Per scrivere Go non serve la laurea`: a thing that is not asked for, behind its denial. */
export function deniesThingAfter(tokens: Tokens, negator: number): boolean {
  if (!tokens.has(negator, cue.demand) && !tokens.has(negator + 1, cue.demand)) return false;
  for (let index = negator + 1; index < negator + 4; index++) {
    if (!tokens.follows(index)) return false;
    if (isListedThing(tokens, index)) return true;
  }
  return false;
}

/** How far before a negator the thing of its relative clause is, in words. */
const relativeReach = 4;

/** `Kotlin, to write the tool that doesn't exist`: a relative clause denies something of a thing, which is not the name itself. */
export function deniesRelative(tokens: Tokens, negator: number): boolean {
  for (let index = negator; index > negator - relativeReach; index--) {
    if (tokens.parted(index, partSeparators) || tokens.names(index - 1)) return false;
    if (!tokens.hasRole(index, roleCue.prose)) continue;
    const isOfThing =
      tokens.hasDetail(index - 1, detailCue.product) ||
      tokens.hasExclusion(index - 1, exclusionCue.setting);
    if (isOfThing) return !isOfName(tokens, index - 1);
  }
  return false;
}

/** Whether a thing is the technology itself, or a part of it: `Java is the tool`, `Java services`. */
function isOfName(tokens: Tokens, thing: number): boolean {
  for (let index = thing - 1; index > thing - relativeReach; index--)
    if (tokens.names(index) || tokens.has(index, cue.be)) return true;
  return false;
}

/** Whether a word is the subject or the object of a denial: `agencies need not apply`, `niemand werkt over`. */
function isDetermined(tokens: Tokens, negator: number, index: number): boolean {
  // `agencies need not apply`
  if (index < negator) return tokens.parted(index, ends) && isSent(tokens, index);
  if (index === negator) {
    const isNobody = tokens.hasClause(negator, clauseCue.nothing);
    return isNobody && !tokens.has(negator, cue.demand) && tokens.follows(negator + 1);
  }
  const isObject = index === negator + 1 && tokens.follows(index);
  if (!isObject || !tokens.hasClause(negator, clauseCue.determiner)) return false;
  if (isSent(tokens, index) || isUnknown(tokens, index)) return true;
  // `Java. No support work.`
  return opensSentence(tokens, negator) && !tokens.has(index, cue.demand | cue.handling);
}

/** Whether a word begins a sentence that is no answer. */
function opensSentence(tokens: Tokens, index: number): boolean {
  if (tokens.parted(index, separator.stop)) return true;
  return tokens.parted(index, separator.call) && !isQuestion(tokens, index - 1);
}

function tellsOfOther(tokens: Tokens, negator: number, { mayName, isOther }: Clause): boolean {
  const start = startOfClause(tokens, negator);
  if (start < 0) return false;
  let refersBack = false;
  let tells = false;
  for (let index = start; index < negator + reach; index++) {
    if (index > start && tokens.parted(index, ends)) break;
    if (tokens.names(index)) return mayName && index > negator;
    if (tokens.hasRole(index, people)) return true;
    refersBack ||= isPronoun(tokens, index);
    tells ||= isOther(index) || (isOfExperience(tokens, index) && isOfMore(tokens, start));
  }
  return tells && !refersBack;
}

/** Whether a word refers back to names, and is no article, as *la* of *la laurea* is. */
function isPronoun(tokens: Tokens, index: number): boolean {
  if (!tokens.hasClause(index, clauseCue.pronoun) || tokens.has(index, cue.negator)) return false;
  const noun = index + 1;
  const isArticle = isListedThing(tokens, noun) || isOfExperience(tokens, noun);
  return !isArticle || !tokens.follows(noun);
}

/** The first word of the clause of a negator, which a conjunction may begin, `and English is not needed`; -1 if a name is in it. */
function startOfClause(tokens: Tokens, negator: number): number {
  for (let start = negator; start > negator - reach; start--) {
    if (tokens.names(start)) return -1;
    if (tokens.parted(start, ends)) return start;
    // `i nie`
    if (tokens.hasClause(start, clauseCue.opensClause) && tokens.spaces(start) > 0) return start;
    const joins = tokens.has(start, cue.list | cue.contrast) && !tokens.has(start, cue.negator);
    if (joins && start < negator) return start + 1;
  }
  return -1;
}

function isOfExperience(tokens: Tokens, index: number): boolean {
  return tokens.hasClause(index, clauseCue.experienceNoun);
}

/** Whether a name before a clause is part of more: `Java developer, no experience needed`, but not `Docker – no experience needed`. */
function isOfMore(tokens: Tokens, start: number): boolean {
  return !tokens.names(start - 1) || !tokens.parted(start - 1, ends);
}

/** Whether a word is something that is no technology: `travel`, `agencies`. */
export function isThing(tokens: Tokens, index: number): boolean {
  return isListedThing(tokens, index) || isSent(tokens, index) || isUnknown(tokens, index);
}

/** What readers send, and readers themselves. */
function isSent(tokens: Tokens, index: number): boolean {
  const { pitch, engaging } = exclusionCue;
  // `Qualcuno usa ancora COBOL? Noi no.`
  if (tokens.hasClause(index, clauseCue.speaker)) return false;
  return tokens.hasExclusion(index, pitch) && !tokens.hasExclusion(index, engaging);
}

/** `legacy code` */
function isUnknown(tokens: Tokens, index: number): boolean {
  if (tokens.numbers[index] !== 0 || tokens.states[index] !== state.none) return false;
  return !tokens.isCue(index) && tokens.lengthOf(index) > 3;
}
