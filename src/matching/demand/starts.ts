// When the work begins: `start in March`, `When: asap`, `, from May`.
import { clauseCue, cue, detailCue, topicCue } from '../gazetteer/cues.ts';
import { hardSeparators, partSeparators, separator } from '../tokens/separators.ts';
import type { Tokens } from '../tokens/tokens.ts';

/** Words that may say when the work begins. */
export const startDetails = detailCue.starting | detailCue.whenLabel | detailCue.fromOn;

/** How far after a word of beginning its date may be, in words. */
const dateReach = 5;
/** Longest word between them that no list has, in characters. */
const longestBetween = 4;

const labelEnds = separator.colon | separator.bullet;

/** Whether a word begins a date of work. */
export function isStart(tokens: Tokens, index: number): boolean {
  const next = index + 1;
  const labels = detailCue.whenLabel | detailCue.starting;
  // `Period 2027-01-18 - 2027-12-31`
  const isLabel =
    tokens.hasDetail(index, labels) &&
    ((tokens.separators[next]! & labelEnds) !== 0 || isNumericDate(tokens, next));
  if (isLabel && tokens.parted(index, hardSeparators)) return dateAfter(tokens, next) >= 0;
  if (tokens.hasDetail(index, detailCue.starting)) {
    if (isOfCompany(tokens, index)) return false;
    if (isAfterDate(tokens, index)) return true;
    return !tokens.parted(next, hardSeparators) && dateAfter(tokens, next) >= 0;
  }
  return tokens.hasDetail(index, detailCue.fromOn) && isOpening(tokens, index);
}

/** `Du kannst im Januar anfangen`: a verb at the end of its clause, in other languages than English. */
function isAfterDate(tokens: Tokens, verb: number): boolean {
  const date = tokens.startsWithDigit(verb - 1) ? verb - 2 : verb - 1;
  const isJoined = tokens.isForeign(verb) && tokens.follows(verb) && !tokens.follows(verb + 1);
  return (
    isJoined && tokens.hasDetail(date, detailCue.date) && !tokens.parted(verb, separator.comma)
  );
}

/** The date that begins at a word or soon after it; -1 if there is none. */
function dateAfter(tokens: Tokens, first: number): number {
  for (let index = first; index < first + dateReach; index++) {
    const isDay = tokens.startsWithDigit(index - 1) && tokens.lengthOf(index - 1) < 3;
    if (index > first && !isDay && tokens.parted(index, hardSeparators | separator.comma))
      return -1;
    // `Cuando empezamos, hace ya nueve años`
    if (tokens.hasClause(index, clauseCue.ago)) return -1;
    if (tokens.hasDetail(index, detailCue.date) || isNumericDate(tokens, index)) return index;
    const isBetween =
      tokens.isCue(index) ||
      tokens.startsWithDigit(index) ||
      tokens.lengthOf(index) <= longestBetween;
    if (!isBetween || tokens.names(index)) return -1;
  }
  return -1;
}

/** `05/01`, `2026-05-04`, `1.8.` */
function isNumericDate(tokens: Tokens, index: number): boolean {
  const next = index + 1;
  if (!tokens.startsWithDigit(index) || !tokens.startsWithDigit(next)) return false;
  const joint = separator.slash | separator.hyphen | separator.point;
  if ((tokens.separators[next]! & joint) === 0) return false;
  return /^(?:\d{4}|\d{1,2})$/.test(tokens.written(index)) && tokens.lengthOf(next) <= 4;
}

/** `We start in March`, but not `We need you. Start in March` */
function isOfCompany(tokens: Tokens, start: number): boolean {
  for (let near = start + 1; near >= start - 2; near--) {
    if (tokens.hasClause(near, clauseCue.speaker)) return true;
    if (near <= start && tokens.parted(near, hardSeparators)) return false;
  }
  return false;
}

/** How far before a date the words may be that look for somebody, in words. */
const searchReach = 6;

/** `We are looking for a nurse from March`, `six months from March` */
function isOfSearch(tokens: Tokens, index: number): boolean {
  if (tokens.hasDetail(index - 1, detailCue.months) && tokens.isAmount(index - 2)) return true;
  for (let before = index - 1; before >= index - searchReach; before--) {
    if (tokens.parted(before + 1, partSeparators)) return false;
    if (tokens.hasTopic(before, topicCue.seeking)) return true;
  }
  return false;
}

/** `from March`: a clause of its own, or the end of a search. */
function isOpening(tokens: Tokens, index: number): boolean {
  const ends =
    hardSeparators | separator.comma | separator.semicolon | separator.open | separator.dash;
  if (!tokens.parted(index, ends) && !isOfSearch(tokens, index)) return false;
  // `From the summer`, `ab dem Frühjahr`
  const isArticle = tokens.has(index + 1, cue.passage) && tokens.follows(index + 2);
  const date = index + (tokens.startsWithDigit(index + 1) || isArticle ? 2 : 1);
  if (!tokens.hasDetail(date, detailCue.date)) return false;
  // `Wir suchen ab März eine Pflegekraft`
  const isInside = tokens.isForeign(date) && tokens.hasTopic(index - 1, topicCue.seeking);
  return isInside || !tokens.follows(date + 1) || tokens.startsWithDigit(date + 1);
}
