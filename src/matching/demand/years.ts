// Demands for years of experience, with their subject: a technology, the whole career, or something else.
import { clauseCue, cue, numerals, roleCue, topicCue } from '../gazetteer/cues.ts';
import { opensItem } from '../segments/lines.ts';
import { clauseSeparators, hardSeparators, separator } from '../tokens/separators.ts';
import { state, type Tokens } from '../tokens/tokens.ts';

/** `Years of backend development` are not those of the whole career. */
const disciplineCues =
  roleCue.backend |
  roleCue.fullstack |
  roleCue.frontend |
  roleCue.mobile |
  roleCue.data |
  roleCue.infrastructure |
  roleCue.security;
/** Words of a demand that do not narrow its subject. */
const neutralCues =
  cue.handling | cue.passage | cue.glue | cue.requirement | cue.years | cue.usage | cue.list;
/** How far the subject and words of experience may be from the unit, in words. */
const reach = 6;
/** Longest subject, in words. */
const longestSubject = 10;
/** Most words of a list of technologies after the unit. */
const longestList = 8;

export interface FoundYears {
  /** Fewest years; undefined for words such as *several*. */
  readonly years: number | undefined;
  readonly subject: 'experience' | 'technology' | 'other';
  /** Places of the technologies. */
  readonly places: readonly number[];
  /** The unit of the years, and the first and last word of the demand. */
  readonly unit: number;
  readonly first: number;
  readonly last: number;
}

/** Finds the demands for years of experience. */
export function findYears(tokens: Tokens): FoundYears[] {
  const found: FoundYears[] = [];
  if ((tokens.present.mention & cue.years) === 0) return found;
  for (let index = 0; index < tokens.count; index++) {
    if (tokens.has(index, cue.years) && asksForYears(tokens, index)) {
      found.push(describe(tokens, index));
    }
  }
  return found;
}

/** `5+ years of experience`, `mehrjährige Erfahrung`, but not `for 20 years` or `5 years ago`. */
export function asksForYears(tokens: Tokens, unit: number): boolean {
  // `5 years`, `three years`, and words such as *mehrjährig*
  const isNumbered = tokens.hasTopic(unit, topicCue.amount) || isAmount(tokens, unit - 1);
  if (!isNumbered || tokens.hasClause(unit + 1, clauseCue.ago)) return false;
  const first = firstAmount(tokens, unit);
  const saysSo = tokens.hasClause(unit, clauseCue.experienceNoun) || tokens.spaces(unit) > 1;
  const isSure = saysSo || isOpenEnded(tokens, unit);
  // `over 6 years of experience`, but not `for 6 years`
  const isTime = tokens.hasClause(first - 1, clauseCue.duration) && !isSure;
  const isExperienceNext = tokens.hasClause(unit + 1, clauseCue.experienceNoun);
  if ((isTime && !isExperienceNext) || isOfCompany(tokens, first)) return false;
  if (isSure || isExperienceNext || namedBefore(tokens, first) >= 0) return true;
  if (isListedDemand(tokens, unit, first) || isUrged(tokens, unit, first)) return true;
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

/** `- 3 years in data engineering`, `2 years of Java, 3 years of management`: an item, or beside other years. */
function isListedDemand(tokens: Tokens, unit: number, first: number): boolean {
  const leads =
    tokens.spaces(unit) > 0 || tokens.hasClause(unit + 1, clauseCue.preposition | clauseCue.of);
  if (!leads) return false;
  let start = first;
  while (start > first - reach && !tokens.parted(start, hardSeparators)) start--;
  if (first - start < 2 && opensItem(tokens, start)) {
    return !tokens.hasTopic(unit + 1, topicCue.company);
  }
  if (!tokens.parted(first, separator.comma) && !tokens.has(first - 1, cue.list)) return false;
  for (let before = first - 1; before >= start; before--) {
    if (tokens.has(before, cue.years)) return asksForYears(tokens, before);
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

function isAmount(tokens: Tokens, index: number): boolean {
  return tokens.startsWithDigit(index) || tokens.hasTopic(index, topicCue.amount);
}

/** The first word of `5 years`, `5-8 years`. */
function firstAmount(tokens: Tokens, unit: number): number {
  let first = unit;
  while (first > unit - 3 && first > 0) {
    const isRange = first < unit && tokens.has(first - 1, cue.list);
    if (!isAmount(tokens, first - 1) && !(isRange && isAmount(tokens, first - 2))) break;
    first--;
  }
  return first;
}

const plus = 0x2b;

/** `5+ years` */
function isOpenEnded({ folded, ends }: Tokens, index: number): boolean {
  return folded.codes[ends[index - 1]!] === plus;
}

/** Words between hard separators, and whether they speak of the company. */
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
  let isCompany = false;
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

function describe(tokens: Tokens, unit: number): FoundYears {
  const first = firstAmount(tokens, unit);
  const years = valueOf(tokens, first);
  const before = namedBefore(tokens, first);
  if (before >= 0) {
    return { years, subject: 'technology', places: [before], unit, first: before, last: unit };
  }
  const after = namesAfter(tokens, unit);
  if (after.length > 0) {
    return { years, subject: 'technology', places: after, unit, first, last: after.at(-1)! };
  }
  const last = endOfSubject(tokens, unit);
  let isWhole = true;
  for (let index = unit + 1; index <= last; index++) {
    isWhole &&= isNeutral(tokens, index) && !tokens.hasRole(index, disciplineCues);
  }
  const subject = isWhole ? 'experience' : 'other';
  return { years, subject, places: [], unit, first, last };
}

function valueOf(tokens: Tokens, index: number): number | undefined {
  const written = tokens.written(index).toLowerCase();
  const digits = /^\d{1,2}/.exec(written)?.[0];
  return digits === undefined ? numerals.get(written) : Number(digits);
}

/** `Java (5+ years)`, `Java: 5 years`, `Java 5+ years`. */
function namedBefore(tokens: Tokens, first: number): number {
  const named = first - 1;
  const between = ~(
    separator.space |
    separator.open |
    separator.colon |
    separator.dash |
    separator.hyphen |
    separator.bullet |
    separator.other
  );
  if (tokens.states[named] !== state.named || tokens.parted(first, between)) return -1;
  // `React, Java 5 years` on the one hand, `Java: 5 years of Spring` on the other
  return tokens.technology(named) >= 0 ? named : -1;
}

/** `Years of experience with Java and Docker` */
function namesAfter(tokens: Tokens, unit: number): number[] {
  const names: number[] = [];
  for (let index = unit + 1; index <= unit + longestList; index++) {
    const gap = tokens.separators[index]!;
    if (index >= tokens.count || (gap & (clauseSeparators | separator.close)) !== 0) break;
    if (names.length === 0 && (gap & (separator.comma | separator.open)) !== 0) break;
    if (tokens.states[index] === state.named) names.push(index);
    else if (names.length > 0 && !tokens.has(index, cue.list)) break;
    else if (names.length === 0 && !isNeutral(tokens, index)) break;
  }
  // `8 years of Java, Spring Boot`: only a conjunction makes it a list.
  const isList = names.some((place) => tokens.has(place - 1, cue.list));
  const end = isList ? -1 : names.findIndex((place) => tokens.parted(place, separator.comma));
  return names.slice(0, end < 0 ? undefined : end).filter((place) => tokens.technology(place) >= 0);
}

/** Words of a demand that do not narrow its subject: `of professional experience as a developer`. */
function isNeutral(tokens: Tokens, index: number): boolean {
  return (
    tokens.has(index, neutralCues) ||
    tokens.hasClause(index, clauseCue.experienceNoun | clauseCue.preposition) ||
    tokens.hasRole(index, roleCue.roleNoun | roleCue.datum) ||
    tokens.hasTopic(index, topicCue.career)
  );
}

/** The last word of a subject: it ends with its clause. */
function endOfSubject(tokens: Tokens, unit: number): number {
  let last = unit;
  const marks = clauseSeparators | separator.comma | separator.open | separator.close;
  while (last < unit + longestSubject && !tokens.parted(last + 1, marks)) {
    const next = last + 1;
    if (tokens.has(next, cue.obligation | cue.preference | cue.be | cue.contrast)) break;
    last = next;
  }
  return last;
}
