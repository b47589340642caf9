// Years whose technology or work is named before them, in another clause or as the object of their own: `Java, and you have used it for 5 years`, `you have worked with audio for 2 years`.
import { clauseCue, cue, detailCue, exclusionCue, roleCue, topicCue } from '../gazetteer/cues.ts';
import { hardSeparators, partSeparators, separator } from '../tokens/separators.ts';
import { state, type Tokens } from '../tokens/tokens.ts';
import { afterAmount, startOfAmount } from './amounts.ts';
import { technologiesEndingAt } from './years-after-names.ts';

/** Longest clause before years, in words. */
const longestClause = 10;
/** Most words after years in their clause: `Jahre lang täglich benutzt`. */
const longestRest = 4;
/** How far after the technology the reader is addressed in a relative clause: `mit dem du`. */
const relativeReach = 4;

const { preposition, of, within, subject, speaker, pronoun, duration } = clauseCue;
const ends = partSeparators | separator.open | separator.close;
const sentenceEnds = hardSeparators & ~(separator.semicolon | separator.colon);

/** The technologies before a clause that refers to them: `Java, and you have used it for 5 years`, `Rust, which you have used for 5 years`. */
export function namesReferredTo(tokens: Tokens, unit: number, amount: number): number[] {
  const start = startOfAmount(tokens, amount);
  if (areOfThis(tokens, unit)) return namesOfSentence(tokens, start);
  const end = endOfClause(tokens, unit);
  if (end < 0) return [];
  let refers = false;
  for (let index = unit + 1; index < end; index++) refers ||= isObject(tokens, index);
  for (let index = start - 1; index >= Math.max(0, start - longestClause); index--) {
    if (tokens.hasClause(index, speaker) || tokens.hasRole(index, roleCue.roleNoun)) return [];
    if (tokens.parted(index + 1, sentenceEnds)) return [];
    const isNamed = tokens.namesKnown(index);
    if (isNamed) {
      const isOfClause = refers || isRelative(tokens, index + 1, start);
      if (!isOfClause) return [];
      return technologiesEndingAt(tokens, index);
    }
    if (tokens.parted(index + 1, ends)) return [];
    refers ||= isObject(tokens, index);
  }
  return [];
}

/** `Four years of it`, `vier Jahre davon`, but not `four years of IT` */
function areOfThis(tokens: Tokens, unit: number): boolean {
  const next = unit + 1;
  if (!tokens.follows(next) || !tokens.hasClause(next, pronoun)) return false;
  const isThis =
    tokens.spaces(unit) > 0 && tokens.written(next) !== tokens.written(next).toUpperCase();
  return isThis || tokens.hasDetail(next, detailCue.ofThese);
}

/** The nearest technologies before a place in its sentence, where no experience is between. */
function namesOfSentence(tokens: Tokens, start: number): number[] {
  for (let index = start - 1; index >= Math.max(0, start - longestClause); index--) {
    if (tokens.parted(index + 1, sentenceEnds)) return [];
    if (tokens.has(index, cue.years) || tokens.hasClause(index, clauseCue.experienceNoun))
      return [];
    if (tokens.namesKnown(index)) return technologiesEndingAt(tokens, index);
  }
  return [];
}

/** The end of the clause of some years, if only verbs and adverbs follow them, `Jahre lang täglich benutzt`; otherwise -1. */
function endOfClause(tokens: Tokens, unit: number): number {
  const next = afterAmount(tokens, unit);
  for (let index = next; index <= next + longestRest; index++) {
    if (tokens.parted(index, ends)) return index;
    if (tokens.names(index) || tokens.hasClause(index, preposition | of)) return -1;
  }
  return -1;
}

/** `have used *it* daily`, `*l'*utilises`, but not `in IT`, `dans l'informatique` */
function isObject(tokens: Tokens, index: number): boolean {
  if (!tokens.hasClause(index, pronoun)) return false;
  if (tokens.follows(index) && tokens.hasClause(index - 1, within)) return false;
  // `In der IT`, `łącznie w IT`
  const { career, tongueCode } = detailCue;
  if (
    tokens.isForeign(index) &&
    tokens.hasDetail(index, career) &&
    tokens.hasDetail(index, tongueCode)
  )
    return false;
  const next = index + 1;
  const isLed = tokens.hasClause(index - 1, preposition | of) && tokens.follows(index);
  const isTime =
    !tokens.follows(next) ||
    tokens.hasClause(next, duration) ||
    tokens.has(next, cue.obligation) ||
    tokens.isAmount(next);
  return isLed ? isTime : !tokens.hasDetail(next, career) || isTime;
}

/** `Rust, *which you* have used`: a clause that begins with neither a conjunction nor the reader. */
function isRelative(tokens: Tokens, first: number, end: number): boolean {
  if (!tokens.parted(first, separator.comma) || tokens.has(first, cue.list | cue.contrast))
    return false;
  if (tokens.hasClause(first, subject) || !tokens.isCue(first)) return false;
  for (let reader = first + 1; reader < Math.min(first + relativeReach, end); reader++)
    if (tokens.hasClause(reader, subject)) return true;
  return false;
}

/** Longest object of work, in words: `audio or speech`. */
const longestObject = 6;
const others = roleCue.roleNoun | roleCue.roleNouns | roleCue.team;

/** The first word of `audio or speech` in `you have worked with audio or speech for 2 years`; -1 without such an object. */
export function objectOfWork(tokens: Tokens, last: number): number {
  let isUnknown = false;
  for (let index = last; index > last - longestObject; index--) {
    // `In an agile environment`
    const isSetting = tokens.hasTopic(index, topicCue.neutralHeading);
    if (
      isSetting ||
      tokens.hasRole(index, others) ||
      tokens.states[index] !== state.none ||
      !tokens.follows(index)
    )
      return -1;
    isUnknown ||= !tokens.isCue(index) || tokens.isCompound(index);
    const before = index - 1;
    const isWork = tokens.spaces(before) > 0 && tokens.has(before, cue.usage);
    const leads =
      tokens.hasClause(before, preposition) && !tokens.hasTopic(before, topicCue.asMember);
    if (!leads && !isWork) continue;
    const verb = before - 1;
    const isDone =
      isWork ||
      tokens.has(verb, cue.handling | cue.be) ||
      tokens.has(verb - 1, cue.be) ||
      tokens.hasDetail(verb, detailCue.career) ||
      tokens.hasExclusion(verb, exclusionCue.engaging);
    return isUnknown && isDone ? index : -1;
  }
  return -1;
}
