// The forms of headings and labels: whether some words of a line may be one.
import {
  clauseCue,
  cue,
  detailCue,
  roleCue,
  sectionHeadings,
  topicCue,
} from '../gazetteer/cues.ts';
import {
  hasBar,
  isAboveItems,
  isAfterNumber,
  mayNameAny,
  opensItem,
  signBefore,
  startOfLine,
} from '../segments/lines.ts';
import { isListed } from '../segments/lists.ts';
import { isQuestion, letterCase } from '../segments/sentences.ts';
import { otherDemands } from '../segments/things.ts';
import { separator } from '../tokens/separators.ts';
import type { Tokens } from '../tokens/tokens.ts';
import { isAboveProse, isStatement } from './statements.ts';

/** Longest heading, in words. */
export const longestHeading = 8;
/** Longest sentence that heads items although it ends with a full stop, in words. */
const shortStatement = 6;
/** Longest label of the rest of its line, in words. */
const longestLabel = 4;
/** Disciplines and levels, which head parts of a section. */
const tradeCues =
  roleCue.anotherTrade | roleCue.backend | roleCue.fullstack | roleCue.otherLevel | roleCue.data;
/** Topics of sections, and words that vote for one. */
const sectionTopics =
  sectionHeadings |
  topicCue.taggingHeading |
  topicCue.demandingWord |
  topicCue.welcomingWord |
  topicCue.taskWord;
/** Demands besides technologies, which head parts of a section as well: `Certificates`, `Languages`. */
const partDetails = otherDemands | detailCue.tongueLabel | detailCue.level;

/** Whether a question heads the names behind it: `What do you need? Java and Kafka`, `Nice to have? Kafka.` */
export function isQuestionLabel(tokens: Tokens, start: number, last: number): boolean {
  const isArticle = tokens.hasTopic(start, topicCue.article) || tokens.has(start, cue.passage);
  const isWord = last === start || (last === start + 1 && isArticle);
  if (isWord && tokens.parted(last + 1, separator.call)) {
    const judges = topicCue.welcomingHeading | topicCue.optionalLabel;
    const rates = tokens.has(last, cue.obligation) || tokens.hasTopic(last, judges);
    if (rates) return isQuestion(tokens, last);
  }
  if (!tokens.parted(start, separator.newline) || last - start >= longestHeading) return false;
  if (!tokens.hasClause(start, clauseCue.asksWhat) || !isQuestion(tokens, last)) return false;
  return !mayNameAny(tokens, start, last + 1);
}

/**
 * Whether a heading without a known word ends the section above it: `Our office dog` above items or names, a question or a numbered
 * heading above anything.
 * A trade such as `Frontend` continues that section.
 */
export function isUnknownHeading(tokens: Tokens, start: number, last: number): boolean {
  const isNumbered = isAfterNumber(tokens, start, last + 1);
  // `Article 5 – Context`
  const isArticle = tokens.startsWithDigit(start + 1) && tokens.parted(start + 2, separator.dash);
  const heads =
    isNumbered ||
    isArticle ||
    opensItem(tokens, last + 1) ||
    isQuestion(tokens, last) ||
    isAboveNames(tokens, last + 1) ||
    isAboveProse(tokens, start, last + 1);
  if (!tokens.parted(isNumbered ? start - 1 : start, separator.blankLine) || !heads) return false;
  // `Außerdem` goes on.
  if (tokens.hasTopic(start, topicCue.besides)) return false;
  if ((!isNumbered && opensItem(tokens, start)) || last - start >= shortStatement) return false;
  for (let index = start; index <= last; index++) {
    const isTrade =
      tokens.has(index, cue.announcement | cue.software | cue.requirement | cue.preference) ||
      tokens.hasRole(index, tradeCues) ||
      (tokens.names(index) && !tokens.isUnknownName(index));
    const isTopic = tokens.hasTopic(index, sectionTopics) || tokens.hasDetail(index, partDetails);
    if (isTrade || isTopic) return false;
  }
  return true;
}

/** Whether a line without a full stop is above a line that is a list of names alone: `Kafka, Redis`. */
function isAboveNames(tokens: Tokens, start: number): boolean {
  if (start >= tokens.count || !tokens.parted(start, separator.newline)) return false;
  // `We would like that!` is a sentence.
  if (tokens.parted(start, separator.stop | separator.call)) return false;
  let index = start;
  do if (!isListed(tokens, index)) return false;
  while (!tokens.parted(++index, separator.newline));
  return true;
}

export function isShort(tokens: Tokens, start: number, last: number): boolean {
  return last - start < shortStatement && !isStatement(tokens, start);
}

/** `Requirements•Java•Docker•Nice to have•Ansible`: a heading of a list that is written in one line. */
export function isBetweenBullets(tokens: Tokens, start: number, last: number): boolean {
  if ((tokens.separators[last + 1]! & separator.bullet) === 0 || last - start > 1) return false;
  if (start === 0 || (tokens.separators[start]! & separator.bullet) === 0) return false;
  return !isCell(tokens, start, last + 1);
}

/** Longest row of a table, in words. */
const longestRow = 40;

/** `good` in `| Java | good | must |` below another row. */
function isCell(tokens: Tokens, start: number, next: number): boolean {
  if (signBefore(tokens, start) !== '|' || signBefore(tokens, next) !== '|') return false;
  let line = start;
  while (!tokens.parted(line, separator.newline)) if (start - --line > longestRow) return false;
  return line > 0 && line < start && hasBar(tokens, startOfLine(tokens, line - 1) + 1);
}

/** Signs between a label and the rest of its line: `Must 👉 Java`, `Must; Java`, `Must = Java`, `Must | Java`. */
export const labelSigns = separator.bullet | separator.semicolon | separator.dash | separator.other;

/** Separators before a label in the middle of its line. */
const labelOpenings =
  separator.stop | separator.comma | separator.semicolon | separator.slash | separator.bullet;

/** `Must have - Java, good to have - Angular`: whether a label of one or two words, a dash and a name begin within a line. */
export function opensDashLabel(tokens: Tokens, start: number): boolean {
  if (!tokens.parted(start, labelOpenings) || tokens.parted(start, separator.newline)) return false;
  const next = tokens.parted(start + 1, separator.dash) ? start + 1 : start + 2;
  if (!tokens.parted(next, separator.dash) || tokens.parted(next, separator.newline)) return false;
  return tokens.names(next) && areOfHeadings(tokens, start, next);
}

/** Whether the first words of a line are a label by another sign than a colon. */
export function isSignedLabel(tokens: Tokens, start: number, last: number): boolean {
  const after = tokens.separators[last + 1]!;
  if (last - start > 1 || (after & labelSigns) === 0 || (after & separator.newline) !== 0)
    return false;
  if (isBetweenBullets(tokens, start, last) || opensDashLabel(tokens, start)) return true;
  if (!tokens.parted(start, separator.newline)) return false;
  const sign = signBefore(tokens, last + 1);
  if (sign === '|' && (signBefore(tokens, start) === sign || hasBar(tokens, last + 2)))
    return false;
  return last + 1 < tokens.count && areOfHeadings(tokens, start, last + 1);
}

function areOfHeadings(tokens: Tokens, start: number, end: number): boolean {
  for (let index = start; index < end; index++) {
    const judges = tokens.has(index, cue.obligation | cue.preference);
    if (!judges && !tokens.hasTopic(index, headingCues)) return false;
    if (tokens.technology(index) >= 0) return false;
  }
  return true;
}

const headingCues =
  topicCue.demandingHeading |
  topicCue.praise |
  topicCue.welcomingWord |
  topicCue.welcomingHeading |
  topicCue.optionalLabel |
  topicCue.neutralHeading;

/** `a degree is a plus` is a sentence, unless items follow. */
export function isJudgement(tokens: Tokens, start: number, last: number): boolean {
  if (tokens.parted(last + 1, separator.colon) || opensItem(tokens, last + 1)) return false;
  for (let index = start; index < last; index++)
    if (tokens.hasDetail(index, otherDemands)) return true;
  return false;
}

/** Whether the words from `start` to `last` may be a heading or a label: no item of a list, no cell of a table. */
export function mayHead(tokens: Tokens, start: number, last: number): boolean {
  if (last - start >= longestHeading) return false;
  const isLabel = tokens.parted(last + 1, separator.colon);
  // `… in Oslo. They want a senior⏎developer`
  if (!isLabel && !tokens.parted(start, separator.newline))
    return isAfterNumber(tokens, start, last + 1);
  if (signBefore(tokens, start) === '|') return isLabel && signBefore(tokens, last + 1) === ':';
  if (!isLabel && goesOn(tokens, start)) return false;
  if (isLabel || last === start || isAboveItems(tokens, start, last + 1)) return true;
  return isQuestionAbove(tokens, start, last);
}

/** `Work in a regulated⏎environment`: a line in lower case directly below one that has a capital and no sign at its end. */
function goesOn(tokens: Tokens, start: number): boolean {
  const ends = separator.blankLine | separator.stop | separator.call | separator.colon;
  if (start === 0 || tokens.parted(start, ends) || opensItem(tokens, start)) return false;
  const above = startOfLine(tokens, start - 1);
  return letterCase(tokens, start) === 'lower' && letterCase(tokens, above) === 'upper';
}

/** Whether a question fills the first line of a paragraph and names no human language: `What is there already?` */
export function isQuestionAbove(tokens: Tokens, start: number, last: number): boolean {
  if (!tokens.parted(start, separator.blankLine) || opensItem(tokens, start)) return false;
  const tongues = detailCue.tongue | detailCue.tongueLabel;
  for (let index = start; index <= last; index++)
    if (tokens.hasDetail(index, tongues)) return false;
  return tokens.parted(last + 1, separator.newline) && isQuestion(tokens, last);
}

/**
 * Whether the words from `start` to `last` head items or, as a short label, the rest of their line.
 * @param isBelowOther whether the text has another heading above
 */
export function mayVote(
  tokens: Tokens,
  start: number,
  last: number,
  isBelowOther: boolean,
): boolean {
  if (mayNameAny(tokens, start, last + 1)) return false;
  if (opensItem(tokens, last + 1)) return isAboveItems(tokens, start, last + 1);
  if (isAboveLines(tokens, start, last, isBelowOther) || isQuestionAbove(tokens, start, last))
    return true;
  return tokens.parted(last + 1, separator.colon) && last - start < longestLabel;
}

/**
 * Whether some words are the first line of a paragraph, `What would please us⏎Kafka⏎Terraform`, or below another heading the first
 * line after the end of a sentence.
 */
function isAboveLines(tokens: Tokens, start: number, last: number, isBelowOther: boolean): boolean {
  const endsSentence = isBelowOther && tokens.parted(start, separator.stop);
  if (!endsSentence && !tokens.parted(start, separator.blankLine)) return false;
  if (opensItem(tokens, start)) return false;
  const after = tokens.separators[last + 1]!;
  const ends = separator.stop | separator.call;
  return (after & separator.newline) !== 0 && (after & ends) === 0 && last - start < shortStatement;
}
