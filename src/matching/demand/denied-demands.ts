// Demands that a text denies: `no degree`, `German is not needed`, items below `What we don't ask for`.
import { clauseCue, cue, detailCue, exclusionCue, topicCue } from '../gazetteer/cues.ts';
import { insists } from '../segments/insistence.ts';
import { opensItem, signBefore, startOfLine } from '../segments/lines.ts';
import { otherDemands } from '../segments/things.ts';
import {
  clauseSeparators,
  hardSeparators,
  partSeparators,
  separator,
} from '../tokens/separators.ts';
import type { Tokens } from '../tokens/tokens.ts';
import { endOfExamples } from './judgements.ts';
import { isNeedBetween, isWithoutNeed, relativeOf, turnsLater } from './denied-tongues.ts';
import { isLevelCode } from './tongue-codes.ts';

/** How far before a demand its negator may be, in words. */
const negatorReach = 5;
/** How far after a demand its denial may be, in words. */
const denialReach = 6;
/** The same of a language: `Englisch braucht man da eigentlich gar nicht`. */
const tongueDenialReach = 7;
/** How far before a demand words without a negator may deny it, in words. */
const unneededReach = 5;
/** Most words of a heading that denies the demands below it, or of a label that denies those after it. */
const longestHeading = 6;
/** How far after a degree the clause may be that says the same of a list of degrees, in words. */
const degreesReach = 10;
/** Longest answer that denies a demand, in words. */
const longestRefusal = 3;
/** How far above a demand the heading of its list may be, in words. */
const listReach = 60;

/** `No degree`, `German is not needed`, `Deutsch ist kein Muss`. */
export function isWaived(tokens: Tokens, index: number): boolean {
  // `Nothing hybrid`
  const isNothing = tokens.follows(index) && tokens.hasClause(index - 1, clauseCue.nothing);
  if (isNothing && !tokens.isForeign(index)) return true;
  return (
    deniedBefore(tokens, index) ??
    deniedAfter(tokens, index) ??
    (isUnneeded(tokens, index) || isBelowDenial(tokens, index) || isOpenQuestion(tokens, index))
  );
}

/** How far before a degree the word may be that asks for it, in words. */
const questionReach = 5;

/** `Ob du studiert hast, interessiert uns nicht`, `we don't mind what you studied`: nobody needs the answer. */
function isOpenQuestion(tokens: Tokens, index: number): boolean {
  if (!tokens.hasDetail(index, detailCue.degree)) return false;
  let question = index - 1;
  while (!isIndirect(tokens, question)) {
    if (question < index - questionReach || tokens.parted(question + 1, hardSeparators))
      return false;
    question--;
  }
  let start = question;
  while (start > question - questionReach && !tokens.parted(start, hardSeparators)) start--;
  for (let near = start; near <= index + denialReach; near++) {
    if (near > start && tokens.parted(near, hardSeparators)) return false;
    if (deniesInterest(tokens, near)) return true;
  }
  return false;
}

/** `what`, `whether` */
function isIndirect(tokens: Tokens, index: number): boolean {
  return tokens.hasClause(index, clauseCue.asksWhat) || tokens.has(index, cue.supposition);
}

function deniesInterest(tokens: Tokens, index: number): boolean {
  return (
    tokens.has(index, cue.negator | cue.affirmation | cue.likeness) ||
    tokens.hasDetail(index, detailCue.unneeded)
  );
}

/** Whether a negator before a demand denies it; `undefined` without a negator. */
function deniedBefore(tokens: Tokens, index: number): boolean | undefined {
  for (let before = index - 1; before >= index - negatorReach; before--) {
    if (tokens.parted(before + 1, partSeparators)) return undefined;
    // `WebForms is verleden tijd⏎Nederlands C1`, but not `je hoeft niet te reizen`
    const isOfEarlier =
      tokens.hasClause(before, clauseCue.passive | clauseCue.predicate) &&
      !tokens.parted(before, partSeparators) &&
      !tokens.hasClause(before - 1, clauseCue.subject);
    if (tokens.has(before, cue.negator)) return !isOfEarlier && !insists(tokens, before);
    if (!mayBeDenied(tokens, before, index)) return undefined;
  }
  return undefined;
}

/** Whether the words after a demand deny it; `undefined` if they say neither. */
function deniedAfter(tokens: Tokens, index: number): boolean | undefined {
  const next = afterExamples(tokens, index);
  const isTongue = tokens.hasDetail(index, detailCue.tongue);
  const reach = isTongue ? tongueDenialReach + relativeOf(tokens, next) : denialReach;
  for (let after = next; after < next + reach - 1; after++) {
    const endsExamples = after === next && next > index + 1;
    if (!endsExamples && tokens.parted(after, partSeparators))
      return isDeniedBeyond(tokens, index, after) || undefined;
    if (tokens.hasDetail(after, detailCue.unneeded)) return true;
    // `We speak English, so Swedish is no demand`
    if (isAnotherTongue(tokens, index, after)) return undefined;
    // `A degree is welcome, but nothing that we ask for`
    if (tokens.has(after, cue.preference)) return undefined;
    if (!tokens.has(after, cue.negator)) continue;
    // `Nederlands hoef je niet te spreken`
    if (isTongue && isNeedBetween(tokens, index, after)) return !turnsLater(tokens, after);
    return deniesNeed(tokens, index, after);
  }
  return undefined;
}

/** Whether the words beyond the end of a demand's clause deny it: `PhD? Don't care`, `German: nobody speaks it`. */
function isDeniedBeyond(tokens: Tokens, index: number, after: number): boolean {
  const isCell = signBefore(tokens, after) === '|' && !tokens.parted(after, separator.newline);
  const isNextItem = tokens.parted(after, separator.bullet | separator.blankLine);
  const isLabel = isCell || (!isNextItem && tokens.parted(after, separator.colon | separator.dash));
  const isAnswer = isLabel || (tokens.separators[after]! & separator.call) !== 0;
  return (
    (isAnswer && (isUnneededAt(tokens, after) || refuses(tokens, index, after))) ||
    isNobodys(tokens, index, after) ||
    isWithoutNeed(tokens, index, after) ||
    isUnneededAfterList(tokens, index)
  );
}

/** How far after a negator the need that it denies may be, in words. */
const needReach = 4;

/** `German is not needed`, but not `German, or you have never …` */
function deniesNeed(tokens: Tokens, index: number, negator: number): boolean {
  for (let near = negator; near < negator + needReach; near++) {
    if (near > negator && tokens.parted(near, partSeparators))
      return near <= negator + 2 && !isWelcomed(tokens, index, near - 1);
    if (tokens.has(near, cue.demand | cue.obligation)) return !isWelcomed(tokens, index, near);
  }
  return false;
}

/** `German? Nobody speaks it`, `l'anglais, personne ne s'en sert`, but not `English, nothing else` */
function isNobodys(tokens: Tokens, index: number, start: number): boolean {
  const isTongue = tokens.hasDetail(index, detailCue.tongue);
  if (!isTongue || !tokens.hasClause(start, clauseCue.nothing)) return false;
  const marks = separator.comma | separator.call | separator.dash | separator.colon;
  if (!tokens.parted(start, marks) || tokens.parted(start, separator.newline)) return false;
  return tokens.follows(start + 1) && !tokens.hasTopic(start + 1, topicCue.other);
}

/** The word after a demand, or after its examples: `certificates (AWS, Azure) are not needed`. */
function afterExamples(tokens: Tokens, index: number): number {
  const next = index + 1;
  return tokens.parted(next, separator.open)
    ? Math.max(next, endOfExamples(tokens, index, next))
    : next;
}

/** Whether a word may be between a negator and a demand: `no *uni* degree`, `nie *ma* delegacji`, `no ISTQB *or* certificates`. */
function mayBeDenied(tokens: Tokens, word: number, index: number): boolean {
  // `Nie pracujesz zdalnie` asks for work on site.
  const isRemote = tokens.hasDetail(index, detailCue.remote);
  const isExistence = !isRemote && tokens.hasExclusion(word, exclusionCue.engaging);
  // `Nie musisz mieć jeszcze dyplomu`
  const isSmall =
    tokens.has(word, cue.passage | cue.list | cue.demand) ||
    tokens.hasExclusion(word, exclusionCue.adverb);
  if (isExistence || isSmall) return true;
  const isCredential =
    tokens.hasClause(word, clauseCue.credential) || tokens.hasDetail(word, detailCue.certificate);
  if (isCredential || tokens.technology(word) >= 0) return true;
  // `You don't have to speak German`
  if (!isRemote && tokens.has(word, cue.obligation)) return true;
  if (tokens.hasDetail(index, detailCue.tongue) && leadsToTongue(tokens, word)) return true;
  if (word < index - 1) return false;
  // `Nicht dein Abschluss zählt`
  if (tokens.hasTopic(word, topicCue.yours)) return true;
  return !tokens.isCue(word) && tokens.hasClause(word - 1, clauseCue.determiner);
}

/** `We don't *expect you* to *speak* German` */
function leadsToTongue(tokens: Tokens, word: number): boolean {
  if (tokens.hasDetail(word, detailCue.level) || tokens.has(word, cue.requirement)) return true;
  return tokens.hasClause(word, clauseCue.subject) || tokens.hasTopic(word, topicCue.demandingWord);
}

/** `Remote is not possible`, `Remote: no`: who denies work away asks for work on site. */
export function isImpossible(tokens: Tokens, index: number): boolean {
  const isAnswer = tokens.parted(index + 1, separator.colon) && refuses(tokens, index, index + 1);
  if (isAnswer && !tokens.has(index + 1, cue.demand)) return true;
  let isNegated = false;
  for (let after = index + 1; after < index + denialReach && tokens.follows(after); after++) {
    if (tokens.hasClause(after, clauseCue.deterred)) return true;
    if (isNegated && tokens.hasTopic(after, topicCue.permitting)) return true;
    isNegated ||= tokens.has(after, cue.negator);
  }
  return false;
}

/** Whether a word is another language, with which a statement of its own begins: not one of a list. */
function isAnotherTongue(tokens: Tokens, index: number, after: number): boolean {
  const { tongue } = detailCue;
  if (!tokens.hasDetail(index, tongue) || !tokens.hasDetail(after, tongue)) return false;
  for (let between = index + 1; between < after; between++)
    if (!tokens.hasDetail(between, tongue) && !tokens.has(between, cue.list)) return true;
  return false;
}

/** `PhD? No.` */
function refuses(tokens: Tokens, index: number, answer: number): boolean {
  const isDenial =
    tokens.has(answer, cue.negator) || tokens.hasExclusion(answer, exclusionCue.refusal);
  return isDenial && !isWelcomed(tokens, index, answer);
}

/** `German is not required but welcome`, `… but level B1 after a year`, but not `… but you speak English` */
function isWelcomed(tokens: Tokens, index: number, from: number): boolean {
  let isTurned = false;
  for (let next = from; next < from + 2 * denialReach; next++) {
    if (next > from && isAnotherTongue(tokens, index, next)) return false;
    if (isTurned && tokens.has(next, cue.preference)) return true;
    if (isTurned && tokens.hasDetail(next, detailCue.level | detailCue.tongueLabel)) return true;
    if (isTurned && isLevelCode(tokens, next)) return true;
    if (tokens.parted(next + 1, hardSeparators)) return false;
    isTurned ||= next < from + denialReach && tokens.has(next, cue.contrast);
  }
  return false;
}

/** `We couldn't care less about your degree`, `we don't care about LeetCode, certifications or degrees` */
function isUnneeded(tokens: Tokens, index: number): boolean {
  const next = index + 1;
  const isLast = !tokens.follows(next) && tokens.has(index - 1, cue.list);
  const isListed = isLast || (tokens.follows(next) && tokens.has(next, cue.list));
  const ends = isListed ? clauseSeparators : partSeparators;
  for (let before = index - 1; before > index - unneededReach; before--) {
    if (tokens.parted(before + 1, ends)) return false;
    if (tokens.hasDetail(before, detailCue.unneeded)) return true;
  }
  return false;
}

/** `Bachelor, Master or self-taught, it doesn't matter`: a clause of its own takes up a list of degrees. */
function isUnneededAfterList(tokens: Tokens, index: number): boolean {
  if (!tokens.hasDetail(index, detailCue.degree)) return false;
  for (let after = index + 1; after < index + degreesReach; after++) {
    if (tokens.parted(after, hardSeparators | separator.semicolon)) return false;
    if (tokens.has(after, cue.obligation | cue.contrast)) return false;
    const opens = tokens.parted(after, separator.comma | separator.colon | separator.dash);
    if (opens && isUnneededClause(tokens, after)) return true;
  }
  return false;
}

/** `…, that doesn't matter`, but not `a degree, doesn't matter which` */
function isUnneededClause(tokens: Tokens, start: number): boolean {
  const verb = tokens.hasClause(start, clauseCue.pronoun) ? start + 1 : start;
  if (!tokens.hasDetail(verb, detailCue.unneeded)) return false;
  const next = verb + 1;
  return !tokens.follows(next) || tokens.hasClause(next, clauseCue.toward);
}

/** Whether one of the first words of an answer says that it does not matter; a table's cell ends it. */
function isUnneededAt(tokens: Tokens, index: number): boolean {
  for (let word = index; word < index + longestRefusal; word++) {
    if (word > index && tokens.parted(word, separator.bullet)) return false;
    if (tokens.hasDetail(word, detailCue.unneeded)) return true;
  }
  return false;
}

/** Whether the label of its line, or the heading of its list, denies a demand: `Not needed: certificates`. */
function isBelowDenial(tokens: Tokens, index: number): boolean {
  let start = index;
  while (!tokens.parted(start, hardSeparators | separator.colon)) start--;
  if ((tokens.separators[start]! & separator.colon) !== 0)
    return isLabelOfDenial(tokens, start - 1);
  const sign = signBefore(tokens, start);
  let line = start;
  while (line > 0 && index - line < listReach) {
    const above = startOfLine(tokens, line - 1);
    // The heading of a list has another sign than its items, or none.
    const isHeading = !opensItem(tokens, start) || signBefore(tokens, above) !== sign;
    const isSentence = tokens.parted(line, separator.stop | separator.call | separator.comma);
    if (isHeading) return !isSentence && isDenialUpTo(tokens, line - 1);
    line = above;
  }
  return false;
}

/** Most words of a label that a negator denies: in longer ones it may be of another word. */
const longestDenial = 3;

/** `Not needed: certificates`, `What doesn't matter to me: a degree`, wherever the label is in its line. */
function isLabelOfDenial(tokens: Tokens, last: number): boolean {
  let first = last;
  const marks = hardSeparators | separator.comma;
  while (first > last - longestHeading && !tokens.parted(first, marks)) first--;
  if (!tokens.parted(first, marks)) return false;
  for (let word = first; word <= last; word++) {
    const isDenial = tokens.hasDetail(word, detailCue.unneeded);
    if (tokens.names(word) || (isReserved(tokens, word) && !isDenial)) return false;
    if (isDenial || (tokens.has(word, cue.negator) && first >= last - longestDenial)) return true;
  }
  return false;
}

/** Whether a short line or label that ends with a word denies what follows it. */
function isDenialUpTo(tokens: Tokens, last: number): boolean {
  let denies = false;
  let isAfterDenial = false;
  let isDoubled = false;
  for (let word = last; word > last - longestHeading; word--) {
    const isDenial = tokens.hasDetail(word, detailCue.unneeded);
    if (tokens.names(word) || (isReserved(tokens, word) && !isDenial)) return false;
    // `🎓 No degree needed⏎🗣 English B2`
    if (tokens.hasDetail(word, otherDemands)) return false;
    // `Without this it doesn't work`
    isDoubled ||= isAfterDenial && tokens.hasClause(word, clauseCue.lacking);
    denies ||= isDenial || tokens.has(word, cue.negator);
    isAfterDenial ||= denies || tokens.hasClause(word, clauseCue.deterred);
    if (tokens.parted(word, separator.newline | separator.bullet)) return denies && !isDoubled;
    if (tokens.parted(word, hardSeparators)) return false;
  }
  return false;
}

/** `Not essential, but nice` */
function isReserved(tokens: Tokens, index: number): boolean {
  const welcomes = tokens.hasTopic(index, topicCue.welcomingHeading);
  return welcomes || tokens.has(index, cue.preference | cue.contrast | cue.affirmation);
}
