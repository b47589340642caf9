// Amounts of years: `5+`, `5-8`, `three`, and the unit that is written with one: `4y`.
import {
  clauseCue,
  cue,
  detailCue,
  exclusionCue,
  numerals,
  roleCue,
  topicCue,
} from '../gazetteer/cues.ts';
import { toKey } from '../gazetteer/variants.ts';
import { hardSeparators, separator } from '../tokens/separators.ts';
import type { Tokens } from '../tokens/tokens.ts';

/** Separators that no amount crosses: `2. 8+ years`. */
const amountEnds =
  hardSeparators | separator.comma | separator.semicolon | separator.colon | separator.close;

/** `4y`, `4yrs` */
export function isUnitOfDigits(tokens: Tokens, index: number): boolean {
  return tokens.startsWithDigit(index) && /^\d{1,2}y(?:rs?)?$/i.test(tokens.written(index));
}

/** Whether a word is a number of some of the years before it: `of which 2`, `3 of them`. */
export function isPartOfYears(tokens: Tokens, amount: number): boolean {
  if (!tokens.isAmount(amount)) return false;
  const number = isNumberAgain(tokens, amount) ? amount - 1 : amount;
  const before = beforeObligation(tokens, number) - 1;
  const { ofThese } = detailCue;
  if (tokens.hasDetail(before, ofThese)) return true;
  return tokens.follows(amount + 1) && tokens.hasDetail(amount + 1, ofThese);
}

/** The digits of the number before them: `five (5)`. */
export function isNumberAgain(tokens: Tokens, amount: number): boolean {
  if (!tokens.startsWithDigit(amount) || !tokens.isAmount(amount - 1)) return false;
  return tokens.parted(amount, separator.open) && tokens.parted(amount + 1, separator.close);
}

/** The first word of `at least` before an amount; without it, the amount. */
export function beforeObligation(tokens: Tokens, amount: number): number {
  let first = amount;
  // `A minimum of 3 years`
  if (tokens.hasClause(first - 1, clauseCue.of) && tokens.has(first - 2, cue.obligation)) first--;
  const ends = hardSeparators | separator.comma | separator.open | separator.close;
  while (first > amount - 3 && tokens.has(first - 1, cue.obligation)) {
    // `Flutter (required)⏎3 years of experience`, `Azure is a must (3 years)`, `Go est indispensable, 3 ans`
    if (tokens.parted(first, ends)) break;
    first--;
  }
  return first;
}

/** Most words before an amount that belong to it. */
const longestLead = 4;

/** The first word of `ideally from 3 years`, `between 2 and 4 years`, `about 3 years`; without such words, the amount. */
export function startOfAmount(tokens: Tokens, amount: number): number {
  let first = beforeObligation(tokens, amount);
  while (first > amount - longestLead && joins(tokens, first)) {
    const before = first - 1;
    const leads =
      tokens.has(before, cue.preference | cue.obligation) ||
      tokens.hasRole(before, roleCue.between) ||
      tokens.hasDetail(before, detailCue.fromOn);
    if (!leads || tokens.has(before, cue.list)) break;
    first = before;
  }
  return first;
}

/** Most words between a word of duration and its amount. */
const longestSpan = 4;

/** The word of duration before an amount: `for` of `for a good 6 years`, `for the past 6 years`, but not `in the last 6 years`; or -1. */
export function durationBefore(tokens: Tokens, amount: number): number {
  const start = startOfAmount(tokens, amount);
  const { duration, dateBefore, within } = clauseCue;
  // `Od 3 lat`: a word that leads to amounts too
  if (start < amount && tokens.hasClause(start, duration)) return start;
  for (let index = start - 1; index >= start - longestSpan && tokens.follows(index + 1); index--) {
    if (tokens.hasClause(index, duration))
      return index < start - 1 && tokens.hasClause(index, within) ? -1 : index;
    const isSmall = tokens.hasClause(index, dateBefore) || tokens.hasTopic(index, topicCue.article);
    if (!isSmall && !tokens.has(index, cue.obligation)) break;
  }
  return -1;
}

/** The place of the whole number that an amount begins with: `1,5`, `2.5`, `2 1/2`, `2½`; the amount where it is whole. */
function wholeOf(tokens: Tokens, amount: number): number {
  if (!tokens.startsWithDigit(amount) || !tokens.startsWithDigit(amount - 1)) return amount;
  const sign = tokens.separators[amount]!;
  const isHalfSign = tokens.written(amount) === '½';
  if (sign === separator.comma || sign === separator.point || isHalfSign) return amount - 1;
  const isHalf =
    sign === separator.slash &&
    tokens.written(amount - 1) === '1' &&
    tokens.written(amount) === '2';
  const isMixed = isHalf && tokens.separators[amount - 1] === separator.space;
  return isMixed && tokens.startsWithDigit(amount - 2) ? amount - 2 : amount;
}

/** Whether an amount goes on with a fraction: the first number of `1,5 years`. */
export function isBeforeFraction(tokens: Tokens, amount: number): boolean {
  return wholeOf(tokens, amount + 1) === amount || wholeOf(tokens, amount + 2) === amount;
}

/** Longest article before the second number of a range, in letters. */
const longestArticle = 3;

function isArticleOfAmount(tokens: Tokens, index: number): boolean {
  const isArticle = tokens.has(index, cue.passage) && tokens.lengthOf(index) <= longestArticle;
  return isArticle && tokens.follows(index) && tokens.has(index - 1, cue.list);
}

/** Longest range of amounts, in words without fractions. */
const longestRange = 3;

/** The first word of `5 years`, `5-8 years`. */
export function firstAmount(tokens: Tokens, unit: number): number {
  let first = unit;
  // `at least a decade`: the unit is the number
  if (
    tokens.spaces(unit) === 0 &&
    !tokens.startsWithDigit(unit) &&
    valueOf(tokens, unit) !== undefined
  )
    return unit;
  if (isUnitOfDigits(tokens, unit)) {
    // `5-8y`
    const isRange = tokens.parted(unit, separator.hyphen | separator.dash | separator.slash);
    return isRange && tokens.startsWithDigit(unit - 1) ? unit - 1 : unit;
  }
  let end = Math.max(0, unit - longestRange);
  while (first > end) {
    // `tra i 5 e gli 8 anni`
    const joint = first < unit && isArticleOfAmount(tokens, first - 1) ? first - 2 : first - 1;
    // `5 to 8 years`
    const isJoint =
      tokens.has(joint, cue.list) ||
      tokens.hasExclusion(first - 1, exclusionCue.until) ||
      // `3 plus years`
      (tokens.hasTopic(first - 1, topicCue.joining) && tokens.startsWithDigit(first - 2)) ||
      tokens.hasTopic(first - 1, topicCue.destination);
    // `2 a 4 anos`, `dois a três anos`
    const isBetween =
      first < unit &&
      tokens.lengthOf(first - 1) <= 2 &&
      valueOf(tokens, first) !== undefined &&
      valueOf(tokens, first - 2) !== undefined &&
      valueOf(tokens, first - 1) === undefined;
    const isRange =
      isBetween || (isJoint && (first < unit || tokens.hasTopic(first - 1, topicCue.joining)));
    if (first < unit && tokens.parted(first, amountEnds)) break;
    if (!tokens.isAmount(first - 1) && !(isRange && tokens.isAmount(joint - 1))) break;
    // `A solid three years`
    if (
      first < unit &&
      !isRange &&
      valueOf(tokens, first - 1) === undefined &&
      valueOf(tokens, first) !== undefined
    )
      break;
    // `EIS 2  4 jr`, `en 5-6 år`: another number
    const isOther =
      tokens.separators[first] === separator.space &&
      tokens.startsWithDigit(first) &&
      tokens.isAmount(first - 1);
    if (first < unit && isOther) break;
    const whole = wholeOf(tokens, tokens.isAmount(first - 1) ? first - 1 : joint);
    end = Math.max(0, end - (first - 1 - whole));
    first = whole;
  }
  return first < unit ? leastBefore(tokens, first) : first;
}

/** Most words between an amount and a better one. */
const longestWish = 3;

/** The first amount of `3, besser 5 Jahre`; without one, the amount. */
function leastBefore(tokens: Tokens, amount: number): number {
  let least = amount - 1;
  while (least > amount - longestWish && isBetter(tokens, least)) least--;
  // `Drei, vier Jahre`, but not `team of 4, 5 years`
  const isFirst = !tokens.follows(least) || tokens.hasExclusion(least - 1, exclusionCue.adverb);
  const isInWords = !tokens.startsWithDigit(least) && !tokens.startsWithDigit(amount);
  const opens = isFirst || isInWords || tokens.hasDetail(least - 1, detailCue.fromOn);
  if (opens && tokens.parted(amount, separator.comma) && isOneLess(tokens, least, amount))
    return least;
  const isWish = least < amount - 1 && tokens.parted(least + 1, separator.comma);
  if (!isWish || tokens.parted(least + 1, hardSeparators)) return amount;
  return valueOf(tokens, least) === undefined ? amount : least;
}

function isOneLess(tokens: Tokens, least: number, amount: number): boolean {
  return valueOf(tokens, least) === (valueOf(tokens, amount) ?? 0) - 1;
}

function isBetter(tokens: Tokens, index: number): boolean {
  if (tokens.isAmount(index)) return false;
  return (
    tokens.has(index, cue.preference) ||
    tokens.hasExclusion(index, exclusionCue.adverb) ||
    tokens.hasTopic(index, topicCue.besides)
  );
}

/** The word after `5 years`, `5 years or more`, `a year or two`. */
export function afterAmount(tokens: Tokens, unit: number): number {
  const next = unit + 1;
  // `3 ans d'expérience⏎- Une bonne connaissance de Docker`
  if (tokens.parted(next, hardSeparators)) return next;
  const isRange = tokens.has(next, cue.list) || tokens.hasTopic(next, topicCue.destination);
  const isNumber = tokens.follows(next + 1) && valueOf(tokens, next + 1) !== undefined;
  const isUnit = tokens.has(next + 2, cue.years) || tokens.hasDetail(next + 2, detailCue.months);
  // `2 years of experience or one game`: two of something else
  const isDone = tokens.hasClause(unit, clauseCue.experienceNoun) || isUnit;
  if (isRange && isNumber && tokens.follows(next) && !isDone) return next + 2;
  // `5 years, three of them in banking`: another number
  const isOther = tokens.parted(next, separator.comma) && valueOf(tokens, next) !== undefined;
  if (tokens.hasDetail(next, detailCue.amount) && !isOther) return next + 1;
  // `3 years minimum in support`
  return tokens.follows(next) && tokens.has(next, cue.obligation) ? next + 1 : next;
}

/** Whether a word follows the one before, or its abbreviation: `5 J. Java`. */
export function joins(tokens: Tokens, index: number): boolean {
  if (tokens.follows(index)) return true;
  return index < tokens.count && tokens.separators[index] === (separator.point | separator.space);
}

/** Most words between years without their unit and the preposition of their subject. */
const longestVerb = 4;

/** The preposition after an amount, or after verbs between: `2 in`, `2 should be in`; -1 without one. */
export function prepositionAfter(tokens: Tokens, amount: number): number {
  const leads = clauseCue.preposition | clauseCue.within;
  const after = afterAmount(tokens, amount);
  // `Three of them should be in banking`
  const isPart = tokens.follows(after) && tokens.hasDetail(after, detailCue.ofThese);
  const next = isPart ? after + 1 : after;
  for (let index = next; index < next + longestVerb && tokens.follows(index); index++) {
    if (tokens.hasClause(index, leads)) return index;
    // `Les deux derniers sur Azure`
    const isLast = index === next && tokens.hasClause(index, clauseCue.dateBefore);
    if (!isLast && !tokens.has(index, cue.be) && !tokens.hasDetail(index, detailCue.closing))
      return -1;
  }
  return -1;
}

const plus = 0x2b;

/** Whether a plus sign ends the word before: `5+ years`. */
export function isOpenEnded({ folded, ends }: Tokens, index: number): boolean {
  return folded.codes[ends[index - 1]!] === plus;
}

const monthsOfYear = 12;
/** What a fraction adds; which one it is does not matter. */
const half = 0.5;

/** The years of an amount: `1.5` of `18 months` and of `a year and a half`; undefined for words such as *several*. */
export function yearsOfAmount(tokens: Tokens, unit: number, first: number): number | undefined {
  const value = valueOf(tokens, first);
  if (value === undefined) return undefined;
  if (tokens.hasDetail(unit, detailCue.months)) return value / monthsOfYear;
  if (isBeforeFraction(tokens, first)) return value + half;
  // `2 años y medio`: the unit has the half
  return first < unit ? value + ((valueOf(tokens, unit) ?? 0) % 1) : value;
}

/** The number that an amount begins with; undefined for words such as *several*. */
export function valueOf(tokens: Tokens, index: number): number | undefined {
  if (!tokens.startsWithDigit(index)) return numerals.get(toKey(tokens.written(index)));
  return tokens.digits(index);
}
