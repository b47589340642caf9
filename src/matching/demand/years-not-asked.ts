// Years that nobody asks for: those of the company, ages, times in the past, and years that are not needed.
import { clauseCue, cue, detailCue, exclusionCue, topicCue } from '../gazetteer/cues.ts';
import {
  clauseSeparators,
  hardSeparators,
  partSeparators,
  separator,
} from '../tokens/separators.ts';
import type { Tokens } from '../tokens/tokens.ts';
import {
  beforeObligation,
  durationBefore,
  firstAmount,
  isOpenEnded,
  valueOf,
  yearsOfAmount,
} from './amounts.ts';
import { runsName } from './years-in-clauses.ts';
import { areOfCompany } from './years-of-company.ts';
import { isOfOtherPerson } from './years-of-others.ts';
import { isAgeOfThing } from './years-of-things.ts';

/** How far behind years a word may say that they are not needed, in words. */
const afterReach = 6;
const needs = cue.obligation | cue.demand;
/** Most years that are asked for without a word such as `at least`: `our mentor has 31 years of experience`. */
const mostYears = 20;

export function isNotAsked(tokens: Tokens, unit: number, first: number): boolean {
  // `0–2 years`
  const years = yearsOfAmount(tokens, unit, first);
  if (years === 0) return true;
  return (
    isAgo(tokens, unit, first) ||
    isAge(tokens, unit, first, years ?? 0) ||
    isUndemanded(tokens, first) ||
    isUnneededAfter(tokens, unit) ||
    isLengthIndifferent(tokens, unit, first) ||
    isMost(tokens, first) ||
    isRegular(tokens, unit, first) ||
    isPeriod(tokens, unit, first) ||
    isWideChoice(tokens, unit, first) ||
    isAgeOfThing(tokens, unit, first) ||
    isOfOtherPerson(tokens, first) ||
    areOfCompany(tokens, first)
  );
}

/** How far before a name the years of others may be, in words. */
const nameReach = 7;

/**
 * `We have 20 years of experience in Java`, `your mentor has 15 years of Java`, `you don't need 5 years of Java`: the
 * years before a name are somebody else's, or nobody needs them.
 */
export function areDisclaimedBefore(tokens: Tokens, name: number): boolean {
  for (let unit = name - 1; unit > name - nameReach; unit--) {
    if (tokens.parted(unit + 1, partSeparators)) return false;
    if (!tokens.has(unit, cue.years)) continue;
    const first = firstAmount(tokens, unit);
    if (first === unit) return false;
    return (
      areOfCompany(tokens, first) || isUndemanded(tokens, first) || isOfOtherPerson(tokens, first)
    );
  }
  return false;
}

/** How many times the first of two amounts the second is if they are not alternatives that are asked for. */
const wideChoice = 2;

/** `2 or 10 years of Java`, `whether you have 1 year or 10 years`: a choice of amounts so different that any will do. */
function isWideChoice(tokens: Tokens, unit: number, first: number): boolean {
  const joins = (index: number) => tokens.hasClause(index, clauseCue.alternative);
  if (joins(unit - 2) && first < unit - 1) return isMuchLess(tokens, unit - 3, unit - 1);
  // `1 year or 10 years`
  const isFirst = joins(unit + 1) && tokens.has(unit + 3, cue.years);
  const isSecond = joins(first - 1) && tokens.has(first - 2, cue.years);
  if (!isFirst && !isSecond) return false;
  const least = isFirst ? first : first - 3;
  if (!isMuchLess(tokens, least, isFirst ? unit + 2 : first)) return false;
  for (let before = least - 1; before > least - afterReach && tokens.follows(before + 1); before--)
    if (tokens.has(before, cue.supposition)) return true;
  return false;
}

function isMuchLess(tokens: Tokens, one: number, other: number): boolean {
  return (valueOf(tokens, one) ?? Infinity) * wideChoice < (valueOf(tokens, other) ?? 0);
}

/** `5 years ago`, `il y a deux ans` */
function isAgo(tokens: Tokens, unit: number, first: number): boolean {
  // `Jahre zurück`, but not `Du blickst auf 5 Jahre Berufserfahrung zurück`
  const isExperience = tokens.hasClause(unit, clauseCue.experienceNoun);
  const isAfter = tokens.hasClause(unit + 1, clauseCue.ago) && !runsName(tokens, unit + 1);
  // `sedan fyra år tillbaka`
  const isSince = tokens.hasDetail(beforeObligation(tokens, first) - 1, detailCue.since);
  if (!isExperience && isAfter) return !isSince;
  if (!tokens.follows(first) || !tokens.hasClause(first - 1, clauseCue.ago)) return false;
  return tokens.isForeign(first);
}

/** `Up to 2 years of experience`: no least number. */
function isMost(tokens: Tokens, first: number): boolean {
  if (!tokens.follows(first) || !tokens.hasExclusion(first - 1, exclusionCue.until)) return false;
  return !tokens.isAmount(first - 2);
}

/** `Alle zwei Jahre ein neues Notebook`, `ogni due anni`, but not `Java, SQL (all > 3 years)` */
function isRegular(tokens: Tokens, unit: number, first: number): boolean {
  return (
    tokens.hasClause(first - 1, clauseCue.all) && tokens.follows(first) && tokens.follows(unit + 1)
  );
}

/** How far from a period the years within it are, in words. */
const periodReach = 12;

/** `In the last ten years, at least 7 years with SAP`, `3 years of SAP within the last 5 years`: fewer years are asked for within these. */
function isPeriod(tokens: Tokens, unit: number, first: number): boolean {
  const isLast = tokens.follows(first) && tokens.hasClause(first - 1, clauseCue.dateBefore);
  if (!isLast || durationBefore(tokens, first) >= 0) return false;
  const years = valueOf(tokens, first) ?? 0;
  for (const step of [-1, 1]) {
    const from = step < 0 ? first - 1 : unit + 1;
    for (let near = from; Math.abs(near - from) < periodReach; near += step) {
      if (tokens.has(near, cue.years)) return (valueOf(tokens, near - 1) ?? years) < years;
      if (tokens.parted(step < 0 ? near : near + 1, hardSeparators)) break;
    }
  }
  return false;
}

/** Ages from which somebody may work or sign. */
const agesOfAdults: ReadonlySet<number> = new Set([16, 18, 21]);

/** `Minst 18 år`, `18 years or older`: the age of an adult, and nothing of which these are the years. */
export function isAgeOfAdult(tokens: Tokens, unit: number, years: number): boolean {
  if (!agesOfAdults.has(years) || tokens.hasClause(unit, clauseCue.experienceNoun)) return false;
  const next = unit + 1;
  // `18 jaar of ouder`
  if (!tokens.follows(next) || tokens.hasClause(next, clauseCue.alternative)) return true;
  const leads = clauseCue.experienceNoun | clauseCue.of | clauseCue.preposition;
  const isOfWork = tokens.hasClause(next, leads) || tokens.has(next, cue.handling | cue.software);
  return !isOfWork && tokens.technology(next) < 0;
}

/** `Bestaat 100 jaar`, `10 anos de mercado)`: beside a word of the company. */
function isAge(tokens: Tokens, unit: number, first: number, years: number): boolean {
  if (isAgeOfAdult(tokens, unit, years)) return true;
  if (tokens.lengthOf(first) > 2 && /^\d{3}/.test(tokens.written(first))) return true;
  const isLeast = isOpenEnded(tokens, first + 1) || tokens.has(first - 1, cue.obligation);
  if (!isLeast && years > mostYears) return true;
  if (tokens.follows(first) && tokens.hasTopic(first - 1, topicCue.company)) return true;
  const leads = tokens.hasClause(unit + 1, clauseCue.of | clauseCue.preposition);
  const company = leads ? unit + 2 : unit + 1;
  return tokens.hasTopic(company, topicCue.company) && !tokens.follows(company + 1);
}

/** Longest clause that says that something does not matter, in words. */
const longestAnswer = 3;

/** `Ob du 2 oder 10 Jahre dabei bist, ist egal`: a question, and a clause of which the last word says that its answer does not matter. */
function isLengthIndifferent(tokens: Tokens, unit: number, first: number): boolean {
  let opening = first - 1;
  while (opening > first - demandReach && tokens.follows(opening)) opening--;
  if (!tokens.has(opening, cue.supposition)) return false;
  let answer = unit + 1;
  while (answer < unit + afterReach && tokens.follows(answer)) answer++;
  if (!tokens.parted(answer, separator.comma)) return false;
  for (let last = answer; last < answer + longestAnswer; last++) {
    if (tokens.parted(last + 1, hardSeparators)) return tokens.hasDetail(last, detailCue.unneeded);
  }
  return false;
}

/** `5 years of experience are not needed`, `Tien jaar ervaring hoeft niet` */
function isUnneededAfter(tokens: Tokens, unit: number): boolean {
  let isNeeded = false;
  for (let after = unit + 1; after < unit + afterReach && tokens.follows(after); after++) {
    if (tokens.technology(after) >= 0 || tokens.isAmount(after)) return false;
    if (tokens.hasDetail(after, detailCue.unneeded)) return true;
    isNeeded ||= tokens.has(after, needs);
    if (!tokens.has(after, cue.negator)) continue;
    const next = after + 1;
    return isNeeded || (tokens.follows(next) && tokens.has(next, needs));
  }
  return false;
}

/** How far before years a denied demand for them may be, in words. */
const demandReach = 9;
/** Most words between a negator and the demand that it denies. */
const longestDenial = 3;

/** `We don't expect you to have 10 years of Java`, `keine 10 Jahre`: a denied demand in the clause that leads to the years. */
function isUndemanded(tokens: Tokens, first: number): boolean {
  const start = beforeObligation(tokens, first);
  const isNone = tokens.hasClause(first - 1, clauseCue.determiner);
  if (isNone && tokens.follows(first) && tokens.has(first - 1, cue.negator)) return true;
  for (let before = start - 1; before > start - demandReach; before--) {
    const isNegator = tokens.has(before, cue.negator);
    if (tokens.parted(before + 1, clauseSeparators)) return false;
    if (tokens.parted(before + 1, separator.comma) && !isNegator) return false;
    // `nobody without 5 years`, `we left PHP and expect 5 years`
    if (tokens.hasClause(before, clauseCue.lacking)) return false;
    // `No se requieren` is one phrase.
    if (isNegator) return [before, before - 1, before + 1].some((word) => isDemand(tokens, word));
    if (tokens.technology(before) >= 0 || tokens.has(before, cue.contrast | cue.list)) return false;
    if (isDemand(tokens, before)) return isDemandDenied(tokens, before);
  }
  return false;
}

function isDemand(tokens: Tokens, index: number): boolean {
  const demanding = topicCue.demandingWord | topicCue.demandingHeading;
  return tokens.has(index, needs) || tokens.hasTopic(index, demanding);
}

/** `You don't have to bring`: a negator before a demand, with nothing but small words between. */
function isDemandDenied(tokens: Tokens, demand: number): boolean {
  for (let before = demand - 1; before >= demand - longestDenial; before--) {
    if (tokens.parted(before + 1, partSeparators)) return false;
    if (tokens.has(before, cue.negator)) return !tokens.hasClause(before, clauseCue.lacking);
    if (!tokens.has(before, cue.passage)) return false;
  }
  return false;
}
