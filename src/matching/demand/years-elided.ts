// Years without their unit, which other words give: `6 years of experience, 2 of which with Go`, `Java (5+)`.
import { clauseCue, cue, detailCue, exclusionCue, roleCue, topicCue } from '../gazetteer/cues.ts';
import { hardSeparators, separator } from '../tokens/separators.ts';
import { state, type Tokens } from '../tokens/tokens.ts';
import {
  afterAmount,
  beforeObligation,
  isBeforeFraction,
  isOpenEnded,
  isPartOfYears,
  prepositionAfter,
  startOfAmount,
  valueOf,
} from './amounts.ts';
import { namedBefore } from './years-after-names.ts';
import { describe, type FoundYears } from './years-subject.ts';

/** How far before them the years are that have their unit, in words. */
const reach = 12;

/** Longest label of years, in words. */
const longestLabel = 6;

/** Signs between a label and its years. */
export const labelEnds = separator.colon | separator.semicolon | separator.bullet | separator.call;

/** Years without their unit: `6 years of experience, 2 of which with Go`, `8 years, 3+ with React`, `Java (5+)`. */
export function isElided(tokens: Tokens, index: number, last: FoundYears | undefined): boolean {
  const next = index + 1;
  if (tokens.has(next, cue.years) || isBeforeFraction(tokens, index) || isStamp(tokens, index))
    return false;
  // `at least three (3) years`
  if (tokens.parted(next, separator.open) && tokens.startsWithDigit(next)) return false;
  const isAfterAmount = tokens.isAmount(index - 1) || tokens.has(index - 1, cue.years);
  if (isOrMore(tokens, index) && isAfterAmount) return false;
  const isOpen = isOpenEnded(tokens, next) || isOrMore(tokens, next);
  if (isLabelled(tokens, index, isOpen, last)) return true;
  if (countsThings(tokens, index)) return false;
  const isPart = isPartOfYears(tokens, index);
  // `7+ years overall, and a good 4 with TypeScript`
  const isLast = tokens.hasClause(next, clauseCue.dateBefore) && tokens.follows(next);
  const leading = isLast ? next + 1 : next;
  const isWith =
    tokens.hasClause(leading, clauseCue.preposition) &&
    tokens.follows(leading) &&
    tokens.technology(leading + 1) >= 0 &&
    (tokens.technology(index - 1) < 0 || tokens.parted(index, separator.open | separator.comma));
  const isOfLast = isIncluded(tokens, index) || isLeastOfName(tokens, index);
  if (isOfLast && last !== undefined && isSameSentence(tokens, last, index)) return true;
  if (!isOpen && !isWith && !isPart) return false;
  if (isOpen && tokens.parted(next, separator.close) && tokens.parted(index, separator.open)) {
    // `Years of experience: Java (5+)`, where `Java (17+)` alone is a version
    return (tokens.present.mention & cue.years) !== 0 && namedBefore(tokens, index) >= 0;
  }
  if (last === undefined || !isSameSentence(tokens, last, index)) return false;
  return isPart || describe(tokens, index).subject === 'technology';
}

/** The first number of `10:46` and `29/11/2026`, which a chat puts before a message. */
function isStamp(tokens: Tokens, index: number): boolean {
  if (!tokens.startsWithDigit(index + 1)) return false;
  const sign = tokens.separators[index + 1]!;
  if (sign === separator.colon) return true;
  return sign === tokens.separators[index + 2]! && tokens.startsWithDigit(index + 2);
}

/** `Of which one customer`, `dont au moins deux projets SAP`, but not `of which two in SAP`: a number of other things than years. */
function countsThings(tokens: Tokens, index: number): boolean {
  const next = index + 1;
  if (!tokens.follows(next)) return false;
  const isOne = valueOf(tokens, index) === 1;
  // `one (or more) in banking`, `one of them with Java`
  if (isOne) return prepositionAfter(tokens, index) < 0 && !leadsPeople(tokens, index);
  const isWork =
    tokens.hasRole(next, roleCue.asking) || tokens.hasClause(next, clauseCue.experienceNoun);
  return tokens.has(next, cue.artefact) && !tokens.names(next) && !isWork;
}

/** `Or more` after an amount */
function isOrMore(tokens: Tokens, index: number): boolean {
  const isMore = tokens.hasDetail(index, detailCue.amount) && valueOf(tokens, index) === undefined;
  return isMore && tokens.follows(index);
}

/** `12 years in security, including four in detection`, `8 years, and at least 2 should be in banking` */
function isIncluded(tokens: Tokens, index: number): boolean {
  const isPointed = tokens.has(beforeObligation(tokens, index) - 1, cue.pointer);
  // `4 years in logistics (2 in customs)`
  const isBracketed = tokens.parted(index, separator.open);
  if (!isPointed && !isBracketed && startOfAmount(tokens, index) === index) return false;
  if (leadsPeople(tokens, index)) return true;
  const leading = prepositionAfter(tokens, index);
  // `5 years of experience, at least 2 in Berlin`
  return leading > 0 && !tokens.hasDetail(leading + 1, detailCue.city | detailCue.place);
}

/** `At least 3 managing people`: an unknown word that leads to people. */
function leadsPeople(tokens: Tokens, index: number): boolean {
  const verb = index + 1;
  const mayBeVerb = !tokens.isCue(verb) || tokens.hasRole(verb, roleCue.prose);
  if (!mayBeVerb || tokens.states[verb] !== state.none || !tokens.follows(verb)) return false;
  const people = tokens.hasTopic(verb + 1, topicCue.article) ? verb + 2 : verb + 1;
  const isPeople =
    tokens.hasRole(people, roleCue.team | roleCue.roleNouns) ||
    tokens.hasExclusion(people, exclusionCue.pitch);
  return isPeople && tokens.follows(people) && tokens.follows(verb + 1);
}

/** `8 years in IT, Scala at least 3`: a name, and a least number where the clause ends. */
function isLeastOfName(tokens: Tokens, index: number): boolean {
  const start = startOfAmount(tokens, index);
  const isLast = tokens.parted(index + 1, hardSeparators | separator.comma | separator.close);
  return start < index && isLast && namedBefore(tokens, index) >= 0;
}

/** Whether years that have their unit are before others in one sentence, or in the one before: `8 years. 3 of these as a lead`, `8 years. At least 3 with Java` */
function isSameSentence(tokens: Tokens, { unit }: FoundYears, index: number): boolean {
  if (unit < index - reach) return false;
  const first = beforeObligation(tokens, index);
  for (let near = unit + 1; near <= index; near++) {
    if (!tokens.parted(near, hardSeparators)) continue;
    const isPart = near === first - 1 && tokens.hasDetail(near, detailCue.ofThese);
    const isLeast = near === first && first < index;
    if (!isPart && !isLeast) return false;
  }
  return true;
}

/** `Years: 3+`, `Years of experience | 5`, `Experience: 4+` */
function isLabelled(tokens: Tokens, index: number, isOpen: boolean, last?: FoundYears): boolean {
  const start = startOfAmount(tokens, index);
  // `YOE 5+`
  const isUnitFirst = isOpen && tokens.has(start - 1, cue.years) && !tokens.isAmount(start - 2);
  if (isUnitFirst && tokens.follows(start)) return true;
  // `experience 3+`
  const end = afterAmount(tokens, index);
  const isLast = isOpen && tokens.parted(end, hardSeparators | separator.comma);
  if (isLast && tokens.follows(start) && tokens.hasClause(start - 1, clauseCue.experienceNoun))
    return (valueOf(tokens, index) ?? 0) > 0;
  // `Exp - 5+`
  const ends = isLast ? labelEnds | separator.dash : labelEnds;
  if (!tokens.parted(start, ends) || valueOf(tokens, index) === undefined) return false;
  // `au moins 2 ans⏎• Une bonne pratique`: years that have their number are no label.
  const isLabel = tokens.has(start - 1, cue.years) && !tokens.isAmount(start - 2);
  if (isLabel || isOfYears(tokens, index, last)) return true;
  if (!tokens.hasClause(start - 1, clauseCue.experienceNoun)) return false;
  return isOpen || tokens.has(start - 2, cue.years) || tokens.has(start - 3, cue.years);
}

/** `Years of experience with Java: 3`, `years as a developer: 6`, but not `5 years of Java: 3 releases`: nothing follows the number. */
function isOfYears(tokens: Tokens, index: number, last?: FoundYears): boolean {
  const end = afterAmount(tokens, index);
  if (!tokens.parted(end, hardSeparators | separator.comma)) return false;
  const start = startOfAmount(tokens, index);
  let isNamed = namedBefore(tokens, index) >= 0;
  for (let near = start - 1; near > start - longestLabel; near--) {
    isNamed ||=
      tokens.hasRole(near, roleCue.roleNoun) ||
      tokens.hasClause(near, clauseCue.experienceNoun) ||
      tokens.hasDetail(near, detailCue.career);
    // `Years of experience: 7⏎of which with Java: 3`
    if (isNamed && tokens.hasDetail(near, detailCue.ofThese))
      return last !== undefined && last.unit > near - reach;
    if (tokens.has(near, cue.years)) return isNamed && !tokens.isAmount(near - 1);
    if (tokens.parted(near, hardSeparators | separator.comma)) return false;
  }
  return false;
}
