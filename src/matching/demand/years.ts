// Demands for years of experience, with their subject: a technology, the whole career, or something else.
import { clauseCue, cue, detailCue, exclusionCue, roleCue, topicCue } from '../gazetteer/cues.ts';
import { opensItem } from '../segments/lines.ts';
import { hardSeparators, separator } from '../tokens/separators.ts';
import type { Tokens } from '../tokens/tokens.ts';
import {
  firstAmount,
  isOpenEnded,
  isPartOfYears,
  isUnitOfDigits,
  startOfAmount,
  valueOf,
} from './amounts.ts';
import { isCareerNext, isOwnClause, isTerm } from './years-in-clauses.ts';
import { findYearsInTables } from './years-in-tables.ts';
import { asksForMonths } from './years-in-months.ts';
import { isElided, labelEnds } from './years-elided.ts';
import { isNotAsked } from './years-not-asked.ts';
import { isLeastSince, isPastOfReader, isReaderNext } from './years-of-duration.ts';
import { isOfSomebody } from './years-of-somebody.ts';
import { fewerSufficing, numberOfSeveral } from './years-fewer.ts';
import { areTooFew } from './years-too-few.ts';
import { isUrged } from './years-urged.ts';
import { namesBeforeYears } from './years-after-names.ts';
import { describe, type FoundYears } from './years-subject.ts';

/** How far the subject and words of experience may be from the unit, in words. */
const reach = 6;
/** Most demands of a list that are read backwards to find one that asks by itself. */
const longestList = 8;

/** By unit whether its years are asked for, once that is known. */
type Known = Map<number, boolean>;

/** Finds the demands for years of experience. */
export function findYears(tokens: Tokens): FoundYears[] {
  const found: FoundYears[] = [];
  const known: Known = new Map();
  for (let index = 0; index < tokens.count; index++) {
    if (!mayCount(tokens, index)) continue;
    const last = found.at(-1);
    const again =
      last && (fewerSufficing(tokens, index, last) ?? numberOfSeveral(tokens, index, last));
    if (again !== undefined) {
      found.splice(-1, 1, again);
      continue;
    }
    const isUnit = tokens.has(index, cue.years) || isUnitOfDigits(tokens, index);
    const asks = isUnit
      ? asksForYears(tokens, index, longestList, known)
      : tokens.isAmount(index) && isElided(tokens, index, last);
    if (asks || asksForMonths(tokens, index)) found.push(describe(tokens, index));
  }
  const listed = findYearsInTables(tokens);
  return listed.length === 0 ? found : [...found, ...listed].toSorted((a, b) => a.unit - b.unit);
}

/** Whether a word is an amount or a unit of time. */
function mayCount(tokens: Tokens, index: number): boolean {
  if (tokens.has(index, cue.years) || tokens.startsWithDigit(index)) return true;
  return tokens.hasDetail(index, detailCue.amount | detailCue.months);
}

/**
 * `5+ years of experience`, `mehrjährige Erfahrung`, but not `for 20 years` or `5 years ago`.
 * @param demands how many demands of the list before it may be read
 */
export function asksForYears(
  tokens: Tokens,
  unit: number,
  demands = longestList,
  known: Known = new Map(),
): boolean {
  const asks = known.get(unit) ?? areAsked(tokens, unit, demands, known);
  known.set(unit, asks);
  return asks;
}

function areAsked(tokens: Tokens, unit: number, demands: number, known: Known): boolean {
  if (!isNumbered(tokens, unit)) return false;
  const first = firstAmount(tokens, unit);
  // `Sedan 5 år utvecklar du`: the word for *since* means *ago* as well
  if (isReaderNext(tokens, unit, first)) return true;
  if (areTooFew(tokens, unit, first)) return true;
  if (isNotAsked(tokens, unit, first)) return false;
  if (isSure(tokens, unit, first) || namesBeforeYears(tokens, unit, first).length > 0) return true;
  if (isCareerNext(tokens, unit, first) || isOfLevel(tokens, unit, first)) return true;
  if (isPastOfReader(tokens, unit, first)) return true;
  // `over 6 years in banking`, but not `for 6 years`
  if (tokens.hasClause(first - 1, clauseCue.duration)) return isLeastSince(tokens, unit, first);
  if (isTerm(tokens, unit, first)) return false;
  if (isListedDemand(tokens, unit, first, demands, known) || isUrged(tokens, unit, first))
    return true;
  if (isOwnClause(tokens, unit, first) || isLabelledUnit(tokens, first)) return true;
  if (isBelowDemand(tokens, first)) return true;
  if (isOfSomebody(tokens, unit, first)) return true;
  return isNearSubject(tokens, unit, first);
}

/** `Must-haves:⏎Four years of people management`: years open a line below a heading of demands. */
function isBelowDemand(tokens: Tokens, first: number): boolean {
  const start = startOfAmount(tokens, first);
  if (!tokens.parted(start, separator.newline) || tokens.parted(start, separator.stop))
    return false;
  return tokens.hasTopic(start - 1, topicCue.demandingHeading);
}

/** `5 years`, `three years`, and words such as *mehrjährig* */
export function isNumbered(tokens: Tokens, unit: number): boolean {
  return (
    (tokens.hasDetail(unit, detailCue.amount) && !isRate(tokens, unit)) ||
    tokens.isAmount(unit - 1) ||
    isUnitOfDigits(tokens, unit)
  );
}

/** Words that lead to `a year`. */
const leadingWords = cue.obligation | cue.preference | cue.handling | cue.usage | cue.list;

/** `Twice a year`, `£50k a year`, but not `about a year`: an article and the unit, after a word that does not lead to them. */
function isRate(tokens: Tokens, unit: number): boolean {
  if (tokens.spaces(unit) !== 1 || tokens.isForeign(unit) || !tokens.follows(unit)) return false;
  const before = unit - 1;
  return !(
    tokens.has(before, leadingWords) ||
    tokens.hasClause(before, clauseCue.preposition | clauseCue.subject) ||
    tokens.hasDetail(before, detailCue.fromOn) ||
    tokens.hasExclusion(before, exclusionCue.engaging) ||
    tokens.technology(before) >= 0
  );
}

/** `5 years of experience`, `5+ years`, `2 of these years` */
function isSure(tokens: Tokens, unit: number, first: number): boolean {
  const { experienceNoun } = clauseCue;
  if (tokens.hasClause(unit, experienceNoun) || tokens.hasClause(unit + 1, experienceNoun))
    return true;
  // `a year and a half` is a number
  const isHalf = !Number.isInteger(valueOf(tokens, unit) ?? 0);
  if ((tokens.spaces(unit) > 1 && !isHalf) || isPartOfYears(tokens, first)) return true;
  // `5 years or more`
  const isMore =
    tokens.hasDetail(unit + 1, detailCue.amount) && valueOf(tokens, unit + 1) === undefined;
  if (isMore && tokens.follows(unit + 1)) return true;
  return isOpenEnded(tokens, unit) || isOpenEnded(tokens, unit + 1);
}

/** `Senior developer (5-7 years)` */
function isOfLevel(tokens: Tokens, unit: number, first: number): boolean {
  const start = startOfAmount(tokens, first);
  if (!tokens.parted(start, separator.open) || !tokens.parted(unit + 1, separator.close))
    return false;
  const levels =
    roleCue.rank | roleCue.senior | roleCue.otherLevel | roleCue.mid | roleCue.roleNoun;
  return tokens.hasRole(start - 1, levels);
}

/** `Experience | 3-5 years` */
function isLabelledUnit(tokens: Tokens, first: number): boolean {
  const start = startOfAmount(tokens, first);
  const isLabelled = tokens.hasClause(start - 1, clauseCue.experienceNoun);
  if (!isLabelled || !tokens.parted(start, labelEnds)) return false;
  // `Experience? Two years do no harm.`
  for (let near = first; !tokens.parted(near + 1, hardSeparators); near++)
    if (tokens.has(near + 1, cue.negator)) return false;
  return true;
}

/** `- 3 years in data engineering`, `2 years of Java, 3 years of management`: an item, or beside other years. */
function isListedDemand(
  tokens: Tokens,
  unit: number,
  first: number,
  demands: number,
  known: Known,
): boolean {
  if (opensItem(tokens, tokens.parted(first, hardSeparators) ? first : first - 1)) {
    return ![1, 2, 3].some((step) => tokens.hasTopic(unit + step, topicCue.company));
  }
  const leads =
    tokens.spaces(unit) > 0 || tokens.hasClause(unit + 1, clauseCue.preposition | clauseCue.of);
  const isNext = tokens.parted(first, separator.comma) || tokens.has(first - 1, cue.list);
  // `8 years of Java, with at least 2 years leading a team`
  const isUrgedToo = tokens.has(first - 1, cue.obligation);
  if (!(leads && isNext) && !isUrgedToo) return false;
  const end = first - 2 * reach;
  for (let near = first; near > end && !tokens.parted(near, hardSeparators); near--) {
    if (!tokens.has(near - 1, cue.years)) continue;
    return demands > 1 && asksForYears(tokens, near - 1, demands - 1, known);
  }
  return false;
}

/** Whether a technology after years, or words of experience around them, are in their sentence. */
function isNearSubject(tokens: Tokens, unit: number, first: number): boolean {
  for (let near = unit + 1; near < unit + reach; near++) {
    if (tokens.parted(near, hardSeparators)) break;
    if (isExperience(tokens, near) || tokens.technology(near) >= 0) return true;
  }
  for (let before = first - 1; before > first - reach; before--) {
    if (tokens.parted(before + 1, hardSeparators)) return false;
    if (isExperience(tokens, before) && !tokens.has(before, cue.years)) return true;
  }
  return false;
}

function isExperience(tokens: Tokens, index: number): boolean {
  return tokens.has(index, cue.handling) || tokens.hasClause(index, clauseCue.experienceNoun);
}
