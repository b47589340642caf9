// Demands for years of experience, with their subject: a technology, the whole career, or something else.
import { clauseCue, cue, detailCue, roleCue, topicCue } from '../gazetteer/cues.ts';
import { opensItem } from '../segments/lines.ts';
import { clauseSeparators, hardSeparators, separator } from '../tokens/separators.ts';
import type { Tokens } from '../tokens/tokens.ts';
import {
  afterAmount,
  beforeObligation,
  firstAmount,
  isAmount,
  isOpenEnded,
  isPartOfYears,
  isUnitOfDigits,
  joins,
  startOfAmount,
} from './amounts.ts';
import { isCareerNext, isOwnClause, isTerm } from './years-in-clauses.ts';
import { isElided, labelEnds } from './years-elided.ts';
import { isOfCompany } from './years-of-company.ts';
import { listBefore } from './years-after-names.ts';
import { describe, type FoundYears } from './years-subject.ts';

export type { FoundYears };

/** How far the subject and words of experience may be from the unit, in words. */
const reach = 6;
/** Most demands of a list that are read backwards to find one that asks by itself. */
const longestList = 8;

/** Finds the demands for years of experience. */
export function findYears(tokens: Tokens): FoundYears[] {
  const found: FoundYears[] = [];
  for (let index = 0; index < tokens.count; index++) {
    const mayCount = isAmount(tokens, index) || tokens.has(index, cue.years);
    if (!mayCount) continue;
    const isUnit = tokens.has(index, cue.years) || isUnitOfDigits(tokens, index);
    if (isUnit ? asksForYears(tokens, index) : isElided(tokens, index, found.at(-1))) {
      found.push(describe(tokens, index));
    }
  }
  return found;
}

/** `5+ years of experience`, `mehrjährige Erfahrung`, but not `for 20 years` or `5 years ago`. */
export function asksForYears(tokens: Tokens, unit: number, demands = longestList): boolean {
  // `5 years`, `three years`, and words such as *mehrjährig*
  const isNumbered =
    tokens.hasDetail(unit, detailCue.amount) ||
    isAmount(tokens, unit - 1) ||
    isUnitOfDigits(tokens, unit);
  if (!isNumbered || tokens.hasClause(unit + 1, clauseCue.ago)) return false;
  const first = firstAmount(tokens, unit);
  // `Il y a deux ans`
  if (tokens.isForeign(first) && isAgo(tokens, first)) return false;
  if (isAge(tokens, unit, first) || isUnneeded(tokens, first)) return false;
  const saysSo = tokens.hasClause(unit, clauseCue.experienceNoun) || tokens.spaces(unit) > 1;
  const isPart = isPartOfYears(tokens, first);
  const isSure = saysSo || isPart || isOpenEnded(tokens, unit) || isOpenEnded(tokens, unit + 1);
  if (isOfCompany(tokens, first)) return false;
  const isExperienceNext = tokens.hasClause(unit + 1, clauseCue.experienceNoun);
  if (isSure || isExperienceNext || listBefore(tokens, unit, first).length > 0) return true;
  if (isCareerNext(tokens, unit, first)) return true;
  // `over 6 years of experience`, but not `for 6 years`
  if (isOfLevel(tokens, unit, first) || isPastOfReader(tokens, unit, first)) return true;
  if (tokens.hasClause(first - 1, clauseCue.duration))
    return isLeast(tokens, unit, first) || isOpenRange(tokens, unit, first);
  if (isTerm(tokens, unit, first)) return false;
  if (isListedDemand(tokens, unit, first, demands) || isUrged(tokens, unit, first)) return true;
  if (isOwnClause(tokens, unit, first) || isLabelledUnit(tokens, first)) return true;
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

function isAgo(tokens: Tokens, first: number): boolean {
  return tokens.follows(first) && tokens.hasClause(first - 1, clauseCue.ago);
}

/** `No need for 10 years of experience`, `you don't need 5 years of React` */
function isUnneeded(tokens: Tokens, first: number): boolean {
  let isNeeded = false;
  for (let before = first - 1; before > first - reach; before--) {
    if (tokens.parted(before + 1, clauseSeparators | separator.comma)) return false;
    if (isNeeded && tokens.has(before, cue.negator))
      return tokens.has(before + 1, cue.obligation | cue.demand);
    isNeeded ||= tokens.has(before, cue.obligation | cue.demand);
  }
  return false;
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

/** `You have coded for 8 years`, `programmi da almeno 6 anni`: a time since which the reader works. */
function isPastOfReader(tokens: Tokens, unit: number, first: number): boolean {
  const start = beforeObligation(tokens, first);
  const time =
    tokens.hasDetail(start - 1, detailCue.fromOn) && tokens.follows(start) ? start - 1 : start;
  const isTime = [time - 1, start - 1].some((index) => tokens.hasClause(index, clauseCue.duration));
  if (!isTime || isTerm(tokens, unit, first)) return false;
  let hasVerb = false;
  // `Da oltre 20 anni facciamo software`
  if (tokens.parted(time, clauseSeparators | separator.comma)) return false;
  for (let before = time - 1; before > time - reach; before--) {
    if (tokens.hasClause(before, clauseCue.subject)) return true;
    hasVerb = true;
    if (tokens.parted(before, clauseSeparators | separator.comma)) break;
  }
  // Pronouns are dropped.
  return hasVerb && start < first && tokens.isForeign(first);
}

/** `Over 3 years in banking` where a clause begins. */
function isLeast(tokens: Tokens, unit: number, first: number): boolean {
  const ends = clauseSeparators | separator.comma | separator.open;
  if (!tokens.hasDetail(first - 1, detailCue.fromOn) || !tokens.parted(first - 1, ends))
    return false;
  const leads = tokens.spaces(unit) > 0 || tokens.hasClause(unit + 1, clauseCue.preposition);
  return leads && !isTerm(tokens, unit, first);
}

/** `Da 3 a 5 anni`, `from 3 years on`: where a clause begins and ends. */
function isOpenRange(tokens: Tokens, unit: number, first: number): boolean {
  const ends = clauseSeparators | separator.comma | separator.open | separator.close;
  const isRange = first < unit - 1 || tokens.hasDetail(unit + 1, detailCue.amount);
  const end = afterAmount(tokens, unit);
  return isRange && tokens.parted(startOfAmount(tokens, first), ends) && tokens.parted(end, ends);
}

/** `Experience | 3-5 years` */
function isLabelledUnit(tokens: Tokens, first: number): boolean {
  const start = startOfAmount(tokens, first);
  return tokens.parted(start, labelEnds) && tokens.hasClause(start - 1, clauseCue.experienceNoun);
}

/** `Bestaat 100 jaar`, `10 anos de mercado)`: beside a word of the company. */
function isAge(tokens: Tokens, unit: number, first: number): boolean {
  if (/^\d{3}/.test(tokens.written(first))) return true;
  if (tokens.follows(first) && tokens.hasTopic(first - 1, topicCue.company)) return true;
  const leads = tokens.hasClause(unit + 1, clauseCue.of | clauseCue.preposition);
  const company = leads ? unit + 2 : unit + 1;
  return tokens.hasTopic(company, topicCue.company) && !tokens.follows(company + 1);
}

/** `- 3 years in data engineering`, `2 years of Java, 3 years of management`: an item, or beside other years. */
function isListedDemand(tokens: Tokens, unit: number, first: number, demands: number): boolean {
  const leads =
    tokens.spaces(unit) > 0 || tokens.hasClause(unit + 1, clauseCue.preposition | clauseCue.of);
  let start = first;
  while (start > first - reach && !tokens.parted(start, hardSeparators)) start--;
  if (first - start < 2 && opensItem(tokens, start)) {
    return ![1, 2, 3].some((step) => tokens.hasTopic(unit + step, topicCue.company));
  }
  // `8 years of Java, with at least 2 years leading a team`
  const isUrgedToo = tokens.has(first - 1, cue.obligation);
  if (!leads && !isUrgedToo) return false;
  if (!isUrgedToo && !tokens.parted(first, separator.comma) && !tokens.has(first - 1, cue.list))
    return false;
  while (start > first - 2 * reach && !tokens.parted(start, hardSeparators)) start--;
  for (let before = first - 1; before >= start; before--) {
    if (tokens.has(before, cue.years)) {
      return demands > 1 && asksForYears(tokens, before, demands - 1);
    }
  }
  return false;
}

/** `At least 3 years in the industry`, `3 years as a developer` */
function isUrged(tokens: Tokens, unit: number, first: number): boolean {
  const isUrging = tokens.has(beforeObligation(tokens, first), cue.obligation);
  if (isUrging && joins(tokens, unit + 1)) return true;
  if (isAddressed(tokens, unit, first) || isJudged(tokens, unit)) return true;
  const next = afterAmount(tokens, unit);
  const leads = tokens.hasClause(next, clauseCue.preposition | clauseCue.of);
  if ((leads || tokens.spaces(unit) > 0) && tokens.has(first - 1, cue.preference)) return true;
  if (!tokens.hasRole(next, roleCue.hiring)) return false;
  for (let near = next + 1; near < unit + reach && tokens.follows(near); near++) {
    if (tokens.hasRole(near, roleCue.roleNoun)) return true;
  }
  return false;
}

/** `You have coded for 5 years in Java`: somebody is addressed before the years, and words follow. */
function isAddressed(tokens: Tokens, unit: number, first: number): boolean {
  if (!joins(tokens, unit + 1)) return false;
  for (let before = first - 1; before > first - reach; before--) {
    if (tokens.parted(before + 1, clauseSeparators | separator.comma)) return false;
    if (tokens.hasClause(before, clauseCue.speaker)) return false;
    if (tokens.hasClause(before, clauseCue.subject)) return true;
  }
  return false;
}

/** `Two years of automation is the minimum` */
function isJudged(tokens: Tokens, unit: number): boolean {
  if (isLeastAfter(tokens, unit + 1)) return true;
  for (let near = unit + 1; near < unit + reach && joins(tokens, near); near++)
    if (tokens.has(near, cue.obligation)) return near > unit + 1;
  return false;
}

/** `4 years min`, `4y minimum` at the end of a clause. */
function isLeastAfter(tokens: Tokens, index: number): boolean {
  const leads = tokens.has(index, cue.obligation) || tokens.hasDetail(index, detailCue.fromOn);
  return leads && tokens.follows(index) && !joins(tokens, index + 1);
}

function isExperience(tokens: Tokens, index: number): boolean {
  return tokens.has(index, cue.handling) || tokens.hasClause(index, clauseCue.experienceNoun);
}
