// Demands for years of experience, with their subject: a technology, the whole career, or something else.
import { clauseCue, cue, detailCue, roleCue, topicCue } from '../gazetteer/cues.ts';
import { opensItem } from '../segments/lines.ts';
import { hardSeparators, separator } from '../tokens/separators.ts';
import type { Tokens } from '../tokens/tokens.ts';
import { firstAmount, isAmount, isOpenEnded, isUnitOfDigits } from './amounts.ts';
import { describe, type FoundYears, listBefore, namedBefore } from './years-subject.ts';

export type { FoundYears };

/** How far the subject and words of experience may be from the unit, in words. */
const reach = 6;
/** Most demands of a list that are read backwards to find one that asks by itself. */
const longestList = 8;

/** Finds the demands for years of experience. */
export function findYears(tokens: Tokens): FoundYears[] {
  const found: FoundYears[] = [];
  for (let index = 0; index < tokens.count; index++) {
    const isDigits = tokens.startsWithDigit(index);
    if (!isDigits && !tokens.has(index, cue.years)) continue;
    const isUnit = tokens.has(index, cue.years) || isUnitOfDigits(tokens, index);
    if (isUnit ? asksForYears(tokens, index) : isElided(tokens, index, found.at(-1))) {
      found.push(describe(tokens, index));
    }
  }
  return found;
}

/** Years without their unit: `6 years of experience, 2 of which with Go`, `8 years, 3+ with React`, `Java (5+)`. */
function isElided(tokens: Tokens, index: number, last: FoundYears | undefined): boolean {
  if (!tokens.startsWithDigit(index) || tokens.has(index + 1, cue.years)) return false;
  const next = index + 1;
  const isOpen = isOpenEnded(tokens, next);
  // `7+ years overall, and a good 4 with TypeScript`
  const isWith =
    tokens.hasClause(next, clauseCue.preposition) &&
    tokens.follows(next) &&
    tokens.technology(next + 1) >= 0 &&
    tokens.technology(index - 1) < 0;
  if (!isOpen && !isWith && !tokens.hasClause(next, clauseCue.of)) return false;
  if (isOpen && tokens.parted(next, separator.close) && tokens.parted(index, separator.open)) {
    // `Years of experience: Java (5+)`, where `Java (17+)` alone is a version
    return (tokens.present.mention & cue.years) !== 0 && namedBefore(tokens, index) >= 0;
  }
  if (last === undefined || last.unit < index - 2 * reach) return false;
  for (let near = last.unit + 1; near <= index; near++) {
    if (tokens.parted(near, hardSeparators)) return false;
  }
  return describe(tokens, index).subject === 'technology';
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
  if (isAge(tokens, unit, first)) return false;
  const saysSo = tokens.hasClause(unit, clauseCue.experienceNoun) || tokens.spaces(unit) > 1;
  const isSure = saysSo || isOpenEnded(tokens, unit);
  // `over 6 years of experience`, but not `for 6 years`
  const isTime = tokens.hasClause(first - 1, clauseCue.duration) && !isSure;
  const isExperienceNext = tokens.hasClause(unit + 1, clauseCue.experienceNoun);
  if ((isTime && !isExperienceNext) || isOfCompany(tokens, first)) return false;
  if (isSure || isExperienceNext || listBefore(tokens, unit, first).length > 0) return true;
  if (isListedDemand(tokens, unit, first, demands) || isUrged(tokens, unit, first)) return true;
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
  const leads =
    tokens.spaces(unit) > 0 || tokens.hasClause(unit + 1, clauseCue.preposition | clauseCue.of);
  if (leads && tokens.has(first - 1, cue.obligation | cue.preference)) return true;
  if (!tokens.hasRole(unit + 1, roleCue.hiring)) return false;
  for (let near = unit + 2; near < unit + reach && tokens.follows(near); near++) {
    if (tokens.hasRole(near, roleCue.roleNoun)) return true;
  }
  return false;
}

function isExperience(tokens: Tokens, index: number): boolean {
  return tokens.has(index, cue.handling) || tokens.hasClause(index, clauseCue.experienceNoun);
}

/** Words between hard separators, and whether the company is their subject. */
interface Clause {
  readonly start: number;
  readonly end: number;
  readonly isOfCompany: boolean;
}

/** The clause that was read last in a text: many demands may be in one. */
const lastClauses = new WeakMap<Tokens, Clause>();

/** `We have 20 years of experience`, but not `we expect 5 years of experience`. */
function isOfCompany(tokens: Tokens, first: number): boolean {
  const last = lastClauses.get(tokens);
  if (last !== undefined && first >= last.start && first < last.end) return last.isOfCompany;
  let start = first;
  while (!tokens.parted(start, hardSeparators)) start--;
  let end = first + 1;
  while (!tokens.parted(end, hardSeparators)) end++;
  const clause = { start, end, isOfCompany: speaksOfCompany(tokens, start, end) };
  lastClauses.set(tokens, clause);
  return clause.isOfCompany;
}

function speaksOfCompany(tokens: Tokens, start: number, end: number): boolean {
  // `Our team has 50 years of experience`
  let isCompany = tokens.hasRole(start, roleCue.possessive);
  for (let index = start; index < end; index++) {
    // `Una empresa`: an article that also introduces roles
    const isArticle = tokens.hasClause(index, clauseCue.oneOf);
    const hires = tokens.hasRole(index, roleCue.hiring) && !isArticle;
    const asks = hires || tokens.has(index, cue.obligation);
    const speaks = tokens.hasClause(index, clauseCue.speaker);
    const isNeed = speaks && tokens.has(index, cue.requirement);
    if (asks || isNeed || tokens.hasClause(index, clauseCue.subject & ~clauseCue.speaker)) {
      if (!speaks || isNeed) return false;
    }
    isCompany ||= speaks || tokens.hasTopic(index, topicCue.company);
  }
  return isCompany;
}
