// Exclusions by a line above a list: `We don't use:`.
import { isCancelled } from './cancelled.ts';
import { clauseSeparators, separator, hardSeparators } from '../tokens/separators.ts';
import {
  clauseCue,
  cue,
  denyingCues,
  exclusionCue,
  roleCue,
  sectionHeadings,
} from '../gazetteer/cues.ts';
import { clauseFrom, isPlain } from '../segments/clauses.ts';
import { deniesAll, leadsToNames } from './labels.ts';
import {
  endOfLine,
  hasBar,
  isAboveItems,
  isOfSameList,
  mayNameAny,
  opensItem,
  signBefore,
  startOfLine,
} from '../segments/lines.ts';
import { isListed } from '../segments/lists.ts';
import { isQuestion, letterCase } from '../segments/sentences.ts';
import { deniesKnown } from './other-things.ts';
import { state, type Tokens } from '../tokens/tokens.ts';

/** Longest line that excludes the list below it, in words. */
const longestHeading = 7;

/** Longest remark in a bracket, in words. */
const longestRemark = 30;

/** Cues of words between a negator and the end of its line, if it is about the list below. */
export const passing =
  cue.demand | cue.verb | cue.passage | cue.follower | cue.announcement | cue.be | cue.handling;

/** Cues of items that a heading denies no further: `- people without SQL`. */
const turning = cue.negator | cue.affirmation | cue.preference | cue.supposition;

const people = roleCue.roleNoun | roleCue.roleNouns;

/** Marks the named technologies in lists under lines that rule them out. */
export function excludeListed(tokens: Tokens): void {
  const { mention, exclusion } = tokens.present;
  if ((mention & cue.negator) === 0 && (exclusion & denyingCues) === 0) return;
  for (let index = 0; index < tokens.count; index++) {
    const list = listDeniedBy(tokens, index);
    if (list === undefined) continue;
    const continues = followerOf(tokens, list.start);
    let line = list.start;
    do {
      const end = endOfLine(tokens, line);
      if (list.isHeaded || !isTold(tokens, line)) excludeItem(tokens, line, end);
      line = end;
    } while (line < tokens.count && continues(line));
  }
}

interface DeniedList {
  readonly start: number;
  /** Whether a demand is denied above it, so that its items are things and no sentences. */
  readonly isHeaded: boolean;
}

/** The list below the line of a denying word, if the word denies it. */
function listDeniedBy(tokens: Tokens, index: number): DeniedList | undefined {
  const negates = tokens.has(index, cue.negator);
  if (!negates && !tokens.hasExclusion(index, denyingCues)) return undefined;
  // Of several in a row, the last one decides.
  if (negates && tokens.has(index + 1, cue.negator)) return undefined;
  // `No freelancers`, `Ein Anschreiben ist nicht nötig`
  const isOther = deniesKnown(tokens, index);
  const headed = isOther ? undefined : findListBelow(tokens, index);
  const start = headed ?? findListBelowDenial(tokens, index, isOther);
  return start === undefined ? undefined : { start, isHeaded: headed !== undefined };
}

/** `- reports in Power BI are built by others`: an item that names a technology within a sentence. */
function isTold(tokens: Tokens, start: number): boolean {
  return opensItem(tokens, start) && !opensWithName(tokens, start) && !endsWithName(tokens, start);
}

/** Marks the technologies of a line, up to an explanation: `- Kubernetes – Heroku does the job`. */
function excludeItem(tokens: Tokens, start: number, end: number): void {
  const explains = separator.dash | separator.stop | separator.semicolon | separator.colon;
  let names = false;
  let afterRemark = start;
  for (let word = start; word < end; word++) {
    if (names && (tokens.parted(word, explains) || opensRemark(tokens, word))) return;
    const opens = names && word >= afterRemark && tokens.parted(word, separator.open);
    if (opens) afterRemark = endOfRemark(tokens, word);
    if (!tokens.names(word) || word < afterRemark || isWelcomeThere(tokens, word)) continue;
    if (isLackedByPeople(tokens, start, word)) return;
    names = true;
    tokens.states[word] = state.excluded;
  }
}

/** `- developers without Java experience`: those who lack it are not sought. */
function isLackedByPeople(tokens: Tokens, start: number, name: number): boolean {
  let isOfPeople = false;
  for (let index = start; index < name; index++) {
    isOfPeople ||= tokens.hasRole(index, people) || tokens.hasExclusion(index, exclusionCue.pitch);
    if (isOfPeople && tokens.has(index, cue.negator)) return true;
  }
  return false;
}

/** `- Python (handy, though)`: the rest of its line welcomes a name. */
function isWelcomeThere(tokens: Tokens, name: number): boolean {
  for (let index = name + 1; index < name + longestHeading; index++) {
    if (tokens.parted(index, separator.newline) || tokens.names(index)) return false;
    if (tokens.has(index, cue.preference)) return !tokens.has(index - 1, cue.negator);
  }
  return false;
}

/** Whether only plain words are before the first name of an item. */
function opensWithName(tokens: Tokens, start: number): boolean {
  let index = start;
  while (isPlain(tokens, index) && !tokens.names(index)) index++;
  return tokens.names(index);
}

/** `- administration of the firewalls by Fortinet`, `- fix WordPress`: a preposition or the first word leads to the names that end an item. */
function endsWithName(tokens: Tokens, start: number): boolean {
  let first = endOfLine(tokens, start);
  if (!tokens.names(first - 1)) return false;
  while (isListed(tokens, first - 1) && first > start) first--;
  const isLed = tokens.hasClause(first - 1, clauseCue.preposition | clauseCue.of);
  if (!isLed && first !== start + 1) return false;
  for (let index = start; index < first; index++)
    if (tokens.has(index, turning) || tokens.hasClause(index, clauseCue.averse)) return false;
  return true;
}

/** The word after a bracket that is no list of names, `- PHP (we have Java now)`; the first of it if it is one. */
function endOfRemark(tokens: Tokens, first: number): number {
  let end = first;
  let isList = true;
  do isList &&= isListed(tokens, end);
  while (++end < first + longestRemark && !tokens.parted(end, separator.close | separator.newline));
  return isList ? first : end;
}

/** `- Keil, we compile with GCC` */
function opensRemark(tokens: Tokens, index: number): boolean {
  const isApart = tokens.parted(index, separator.comma) && !tokens.names(index);
  return isApart && !tokens.has(index, cue.list);
}

/**
 * Whether a line continues the list that begins at `start`: a list without signs ends with its paragraph, a
 * blank line ends one that had none before, and so does another sign after it or after a sign of two items.
 */
export function followerOf(tokens: Tokens, start: number): (item: number) => boolean {
  if (!opensItem(tokens, start))
    return (item) =>
      !tokens.parted(item, separator.blankLine) &&
      (isLineOfNames(tokens, item) || isLineOfThings(tokens, item));
  const sign = signBefore(tokens, start);
  const hasBlanks = tokens.parted(start, separator.blankLine);
  const second = endOfLine(tokens, start);
  const isUniform = opensItem(tokens, second) && signBefore(tokens, second) === sign;
  const above = startOfLine(tokens, start - 1);
  const isSublist = opensItem(tokens, above) && !isOfSameList(tokens, start, above);
  return (item) => {
    if (!opensItem(tokens, item)) return false;
    // `- Not needed:⏎  - PHP⏎- Java`
    if (isSublist && isOfSameList(tokens, item, above)) return false;
    if (signBefore(tokens, item) === sign)
      return hasBlanks || !tokens.parted(item, separator.blankLine);
    if (isUniform || tokens.parted(item, separator.blankLine)) return false;
    return !isTitleOfItems(tokens, item);
  };
}

/** Whether an item has no name, and is above items with another sign: `-- extras --` above `* k6`. */
function isTitleOfItems(tokens: Tokens, start: number): boolean {
  const next = endOfLine(tokens, start);
  return !mayNameAny(tokens, start, next) && isAboveItems(tokens, start, next);
}

/**
 * Whether the line of a word, which has no sign, is nothing but names, before a remark: `PHP or Perl`, `Java 8 (Spring)`, `PHP –
 * we left it`, `PHP. We left it`.
 */
function isLineOfNames(tokens: Tokens, start: number): boolean {
  let names = false;
  let index = start;
  do {
    if (signBefore(tokens, index) === '|') return false;
    // `PHP and Perl (the other team has these)`
    if (names && tokens.parted(index, separator.open | separator.dash | separator.stop)) break;
    if (tokens.names(index)) names = true;
    else if (!mayBeListed(tokens, index)) return false;
  } while (!tokens.parted(++index, separator.newline));
  return names && !opensItem(tokens, start);
}

/** A word of lists, a version, or an unknown name: `CE` of `Windows CE`. */
function mayBeListed(tokens: Tokens, index: number): boolean {
  if (tokens.has(index, cue.list | cue.follower) || tokens.startsWithDigit(index)) return true;
  return tokens.numbers[index] === 0 && letterCase(tokens, index) === 'upper';
}

/** Longest line of things, in words. */
const longestThings = 5;
/** Words of lines that say more than what they name. */
const saying = turning | cue.be | cue.demand | cue.obligation | cue.contrast | cue.years;

const sayingClause = clauseCue.subject | clauseCue.speaker | clauseCue.asksWhat;

/** Whether the line of a word, which has no sign, may name technologies and states nothing: `windows administration, exchange`. */
function isLineOfThings(tokens: Tokens, start: number): boolean {
  const end = endOfLine(tokens, start);
  if (end - start > longestThings || opensItem(tokens, start) || hasBar(tokens, start + 1))
    return false;
  const ends = separator.stop | separator.call | separator.colon;
  for (let index = start; index < end; index++) {
    if (tokens.parted(index + 1, ends) || tokens.hasRole(index, people)) return false;
    if (tokens.has(index, saying) || tokens.hasClause(index, sayingClause)) return false;
    // `Stack Linux, Ansible`
    if (tokens.hasTopic(index, sectionHeadings)) return false;
  }
  return mayNameAny(tokens, start, end);
}

/** The first word of the line or sentence of a denying word; -1 if it is too far before it. */
function startOfDenial(tokens: Tokens, index: number): number {
  let start = index;
  // Asterisks for emphasis are no end of a line.
  while (!tokens.parted(start, hardSeparators & ~separator.bullet))
    if (index - --start > longestHeading) return -1;
  return start;
}

/** A line that denies a demand and has no names. */
interface DenialLine {
  readonly end: number;
  /** `demands`: has a word of demand; `isStatement`: has a subject; `isAboutList`: has no other word that matters. */
  readonly demands: boolean;
  readonly isStatement: boolean;
  readonly isAboutList: boolean;
}

function readDenial(tokens: Tokens, start: number, negator: number): DenialLine | undefined {
  let isStatement = tokens.hasClause(start, clauseCue.asksWhat);
  let isAboutList = true;
  let demands = false;
  let end = start;
  do {
    if (tokens.names(end) || takesBack(tokens, end)) return undefined;
    if (end > negator && !tokens.has(end, passing)) return undefined;
    // `Travel: not required`
    if (end > start && end <= negator && tokens.parted(end, clauseSeparators | separator.open))
      return undefined;
    isStatement ||= tokens.hasClause(end, clauseCue.subject);
    isAboutList &&=
      end === negator ||
      (tokens.has(end, passing) && !tokens.hasClause(end, clauseCue.experienceNoun));
    demands ||= tokens.has(end, cue.demand | cue.verb);
    if (++end - start > longestHeading) return undefined;
  } while ((tokens.separators[end]! & hardSeparators) === 0);
  return { end, demands, isStatement, isAboutList };
}

/** The first word of the list that a negation refers to: its line names no technology, has a demand, and ends. */
function findListBelow(tokens: Tokens, negator: number): number | undefined {
  const start = startOfDenial(tokens, negator);
  // Each cell of a table is read for itself.
  if (start < 0 || signBefore(tokens, start) === '|') return undefined;
  // `Kafka? No, thanks`
  const isAsked = tokens.parted(start, separator.call) && tokens.names(start - 1);
  if (isAsked && isQuestion(tokens, start - 1)) return undefined;
  const line = readDenial(tokens, start, negator);
  if (line === undefined) return undefined;
  const { end, demands, isStatement, isAboutList } = line;
  const after = tokens.separators[end]!;
  const asks = tokens.hasClause(start, clauseCue.asksWhat);
  const isHeading =
    (after & separator.newline) !== 0 &&
    (after & (asks ? separator.stop : separator.stop | separator.call)) === 0;
  // `Visa sponsorship not required` is not about the list below, `No:` is.
  if (!isHeading || !(isStatement || isAboutList) || isCancelled(tokens, negator)) return undefined;
  const isLabel = (after & separator.colon) !== 0;
  if (!demands && !asks && !(isLabel && end === start + 1)) return undefined;
  if (!isStatement && !isLabel && isValue(tokens, start, end)) return undefined;
  return listAt(tokens, start, end, true);
}

/** `Notice period⏎Not required`, or a line that a blank line parts from names without signs. */
function isValue(tokens: Tokens, start: number, end: number): boolean {
  if (isAnswer(tokens, start)) return true;
  return !opensItem(tokens, end) && tokens.parted(end, separator.blankLine);
}

/** The list that begins below a line, if it is one: items, or a line of names where it may be such. */
function listAt(
  tokens: Tokens,
  start: number,
  end: number,
  mayBePlain: boolean,
): number | undefined {
  const isList = opensItem(tokens, end)
    ? isAboveItems(tokens, start, end)
    : mayBePlain && (isLineOfNames(tokens, end) || isLineOfPeople(tokens, end));
  return isList ? end : undefined;
}

/** Whether a line begins with people and names a technology: `Web developers who do some Ionic on the side`. */
function isLineOfPeople(tokens: Tokens, start: number): boolean {
  const first = tokens.hasRole(start, roleCue.possessive) ? start : start + 1;
  if (!tokens.hasRole(start, people) && !tokens.hasRole(first, people)) return false;
  const end = endOfLine(tokens, start);
  for (let index = start; index < end; index++) if (tokens.has(index, turning)) return false;
  return mayNameAny(tokens, start, end);
}

/** The first word of the list below a line that denies all: `Det leder vi inte efter`, `Banned here`. */
function findListBelowDenial(tokens: Tokens, index: number, isOther: boolean): number | undefined {
  const start = startOfDenial(tokens, index);
  if (start < 0) return undefined;
  const line = clauseFrom(tokens, start);
  const { end, names } = line;
  // `No experience needed with:` is about the list, `No experience needed:` is not.
  if (isOther && !leadsToNames(tokens, line)) return undefined;
  const after = tokens.separators[end]!;
  if (names > 0 || end <= index || (after & separator.newline) === 0) return undefined;
  if ((after & (separator.stop | separator.comma)) !== 0 || !deniesAll(tokens, line))
    return undefined;
  const isLabel = (after & separator.colon) !== 0;
  // `We use Java. Not needed:`, but not `PHP? We don't use it:`
  const opens = tokens.parted(start, separator.newline);
  if (!opens && (!isLabel || isQuestion(tokens, start - 1))) return undefined;
  // `Relocation?⏎⏎No` is an answer.
  const isApart =
    tokens.parted(start, separator.blankLine) && !tokens.parted(start, separator.call);
  const isWord = end === start + 1 && tokens.spaces(start) === 0;
  if (!isLabel && ((isWord && !isApart) || isAnswer(tokens, start))) return undefined;
  const isNextLine = !tokens.parted(end, separator.blankLine) && signBefore(tokens, start) !== '|';
  return listAt(tokens, start, end, (isApart || isLabel) && isNextLine);
}

/** Whether a line is the value of a form's label above: `Notice period⏎Not required`. */
function isAnswer(tokens: Tokens, start: number): boolean {
  if (tokens.parted(start, separator.blankLine)) return false;
  return !opensItem(tokens, startOfLine(tokens, start - 1));
}

/** Whether a word takes part of the negation back: `Not required but a plus`, `You don't need all of`. */
export function takesBack(tokens: Tokens, index: number): boolean {
  return (
    tokens.has(index, cue.affirmation | cue.preference | cue.contrast | cue.supposition) ||
    tokens.hasClause(index, clauseCue.all)
  );
}
