// Sentences that are no items of a list: about the company, or about the work.
import { clauseCue, cue, exclusionCue, roleCue, topicCue } from '../gazetteer/cues.ts';
import { isOfReader } from '../segments/clauses.ts';
import { isListed } from '../segments/lists.ts';
import { afterLabel, endOfLine, opensItem, signBefore } from '../segments/lines.ts';
import { letterCase } from '../segments/sentences.ts';
import {
  clauseSeparators,
  hardSeparators,
  partSeparators,
  separator,
} from '../tokens/separators.ts';
import { state, type Tokens } from '../tokens/tokens.ts';
import { type Section, section } from './section.ts';

/**
 * Whether the items of a list are over: a paragraph about the company or the work follows, or any line without a sign
 * if the list tells what is not asked for.
 */
export function endsItemList(
  tokens: Tokens,
  line: number,
  start: number,
  current: Section,
  isBelowHeading: boolean,
): boolean {
  if (opensItem(tokens, start)) return false;
  if (signBefore(tokens, line) === '|' && signBefore(tokens, start) !== '|') return true;
  const isParagraph = tokens.parted(start, separator.blankLine);
  if (!opensItem(tokens, line))
    return isParagraph && !isBelowHeading && isBareItem(tokens, start) && isProse(tokens, start);
  if (isParagraph && isAboveProse(tokens, start, endOfLine(tokens, start))) return true;
  if (isParagraph) {
    if (isProse(tokens, start) || afterLabel(tokens, start) > 0) return true;
  } else if (current === section.unasked || isProseBelowItem(tokens, start)) return true;
  else if (letterCase(tokens, start) !== 'upper') return false;
  return (
    tokens.hasRole(start, roleCue.possessive) || isStatement(tokens, start) || isTask(tokens, start)
  );
}

/** `- Java⏎The tests are written in Python.`, `- Java⏎Jira is run by IT.`: a sentence with a verb is below an item that ends without a mark. */
function isProseBelowItem(tokens: Tokens, start: number): boolean {
  if (letterCase(tokens, start) !== 'upper') return false;
  if (!isBareItem(tokens, start) || !isProse(tokens, start)) return false;
  for (let index = start + 1; !tokens.parted(index, hardSeparators); index++)
    if (tokens.has(index, cue.be | cue.verb)) return true;
  return false;
}

/** Whether the line before a word is an item without a sign: it ends without a mark. */
function isBareItem({ separators }: Tokens, start: number): boolean {
  return (separators[start]! & (separator.stop | separator.call | separator.colon)) === 0;
}

/** `Environment⏎The team works with Java.`: a short line, which ends before `next`, over a sentence. */
export function isAboveProse(tokens: Tokens, start: number, next: number): boolean {
  if (next - start > longestTitle || next >= tokens.count) return false;
  const isLine = tokens.parted(next, separator.newline) && !opensItem(tokens, next);
  if (!isLine || tokens.parted(next, separator.stop | separator.call)) return false;
  for (let index = start; index < next; index++) if (tokens.names(index)) return false;
  // `Sam (CTO)⏎yes, please` in a chat
  const isCased = letterCase(tokens, next) !== 'lower' || letterCase(tokens, start) === 'lower';
  return isCased && isProse(tokens, next);
}

/** `You will work with React.` is about the work, and no item. */
function isTask(tokens: Tokens, start: number): boolean {
  let isOfWork = false;
  let index = start;
  do {
    if (tokens.has(index, cue.preference | cue.obligation | cue.requirement)) return false;
    isOfWork ||= tokens.hasTopic(index, topicCue.taskWord) || tokens.hasRole(index, roleCue.asking);
  } while (!tokens.parted(++index, hardSeparators));
  return isOfWork && tokens.parted(index, separator.stop);
}

/** Whether a sentence is about the company, as `We use Docker.`, or has one of the cues. */
export function isStatement(tokens: Tokens, start: number, cues = 0): boolean {
  const isName = tokens.names(start);
  let index = start;
  do {
    // `TypeScript (strict, we mean it)`
    if (isName && tokens.parted(index, remarks) && !isListed(tokens, index)) return false;
    if (tokens.hasClause(index, clauseCue.speaker) || tokens.has(index, cues)) return true;
  } while (!tokens.parted(++index, hardSeparators));
  return false;
}

/** Before a remark about names. */
const remarks = separator.comma | separator.open;
const judging = cue.preference | cue.obligation | cue.requirement | cue.years | cue.demand;

/** `Must: Java. Airflow runs there already.`: names and their verb open a sentence that asks for nothing. */
export function tellsOfNames(tokens: Tokens, start: number): boolean {
  if (tokens.parted(start, separator.newline)) return false;
  // `Der Kunde nutzt Jira`
  let verb = tokens.hasTopic(start, topicCue.others) ? start + 1 : start;
  while (isListed(tokens, verb)) verb++;
  const isVerb =
    tokens.has(verb, cue.verb | cue.be) || tokens.hasExclusion(verb, exclusionCue.engaging);
  if (verb === start || !isVerb) return false;
  let index = start;
  do {
    if (tokens.has(index, judging) && index !== verb) return false;
  } while (!tokens.parted(++index, hardSeparators));
  return !tokens.has(verb, judging & ~cue.demand);
}

/** `Must: Java. The maps come from GeoServer.`: a sentence with a verb of things names a technology behind it and asks for nothing. */
export function tellsOfThings(tokens: Tokens, start: number): boolean {
  if (tokens.names(start) && tokens.parted(start, separator.newline)) return false;
  let acts = false;
  let index = start;
  do {
    const isOver = index > start && tokens.parted(index, separator.comma | separator.open);
    if (isOver || asksThere(tokens, index) || isOfReader(tokens, index)) return false;
    if (acts && tokens.names(index)) return true;
    const isVerb =
      tokens.has(index, cue.verb | cue.be) || tokens.hasExclusion(index, exclusionCue.engaging);
    acts ||= isVerb && index > start && !tokens.names(index);
  } while (!tokens.parted(++index, hardSeparators));
  return false;
}

/** Longest title of a paragraph, in words. */
const longestTitle = 5;
/** Shortest line that is no heading, in words. */
const shortestProse = 4;

/** Whether a line begins here that has the end of a sentence: `The mobile apps are made in Flutter by others.` */
function isProse(tokens: Tokens, start: number): boolean {
  let endsSentence = false;
  let end = start;
  do {
    end++;
    endsSentence ||= tokens.parted(end, separator.stop | separator.call);
    // `Database: PostgreSQL and Redis.`
    if (tokens.parted(end, separator.colon) && end - start < shortestProse) return false;
  } while (!tokens.parted(end, separator.newline));
  return endsSentence && end - start >= shortestProse && !opensItem(tokens, end);
}

/** How far from a mention the words about others are, in words. */
const othersReach = 14;
/** The same after a name that opens an item. */
const runReach = 5;
const asking = cue.preference | cue.obligation | cue.requirement | cue.years;

/** `The apps are made in Flutter by another team`: nobody asks the reader for it. */
export function isOwnedByOthers(tokens: Tokens, mention: number): boolean {
  if ((tokens.present.topic & topicCue.elsewhere) === 0) return false;
  let isOther = isRunByOthers(tokens, mention);
  const isAsked = isReaderBefore(tokens, mention);
  for (const step of [-1, 1]) {
    let isSought = false;
    for (let near = mention; Math.abs(near - mention) < othersReach; near += step) {
      const edge = Math.max(near, near - step);
      if (near !== mention && tokens.parted(edge, sentenceEnds)) break;
      // `The PHP role is on hold, we are looking for a Java developer`
      if (isSought && tokens.parted(edge, separator.comma)) break;
      // `You know Java, and the team next door writes Go`
      const isApart = step < 0 ? isOther : isAsked;
      if (isApart && near !== mention && tokens.parted(edge, separator.comma)) break;
      isSought ||= tokens.hasTopic(near, topicCue.seeking);
      if (near !== mention && tokens.has(near, asking) && !isOfTeam(tokens, near)) return false;
      isOther ||= tokens.hasTopic(near, topicCue.elsewhere);
    }
  }
  return isOther;
}

/** `You know Java`: the reader is before a name in its part of the sentence. */
function isReaderBefore(tokens: Tokens, mention: number): boolean {
  for (let near = mention - 1; near > mention - othersReach; near--) {
    const isApart = tokens.parted(near + 1, separator.comma) && !tokens.names(near);
    if (isApart || tokens.parted(near + 1, clauseSeparators)) return false;
    if (isOfReader(tokens, near)) return true;
  }
  return false;
}

/** `Kubernetes is run by another team`, but not `Python, which colleagues ask you about`: the clause of the name is about others. */
export function isRunByOthers(tokens: Tokens, mention: number): boolean {
  if ((tokens.present.topic & topicCue.elsewhere) === 0) return false;
  for (let index = mention + 1; index < mention + runReach; index++) {
    if (tokens.parted(index, partSeparators)) return false;
    if (tokens.hasTopic(index, topicCue.elsewhere)) return true;
    if (tokens.has(index, asking) && !isOfTeam(tokens, index)) return false;
  }
  return false;
}

/** `Kubernetes ogarnia zespół platformowy`: those who know it are others. */
function isOfTeam(tokens: Tokens, index: number): boolean {
  return tokens.follows(index + 1) && tokens.hasTopic(index + 1, topicCue.elsewhere);
}

/** `Our data lives in Postgres.`, `They build with CMake.`: a sentence that tells what the company does and asks for nothing. */
export function tellsOfCompany(tokens: Tokens, mention: number, asks: Section): boolean {
  let start = mention;
  while (!tokens.parted(start, sentenceEnds | separator.colon | separator.open))
    start = skipBracket(tokens, start) - 1;
  const isLabelled = tokens.parted(start, separator.colon) && asks === section.required;
  if (opensItem(tokens, start) || isLabelled) return false;
  const opening = opensWithArticle(tokens, start) ? start + 1 : start;
  let isOurs =
    tokens.hasTopic(start, topicCue.others) ||
    tokens.hasRole(opening, roleCue.possessive | roleCue.team) ||
    // `Gründerne våre har doktorgrad`
    (tokens.follows(start + 1) && tokens.hasRole(start + 1, roleCue.possessive));
  let isApart = false;
  let index = start;
  do {
    // `The data team uses Docker, you will meet them`
    isApart ||= index > mention && tokens.parted(index, separator.comma);
    // `We use Docker, Java you don't need`
    const isOver = index > mention && tokens.states[index] === state.excluded;
    if (isOver && tokens.parted(index, separator.comma)) return isOurs;
    if (asksThere(tokens, index) || (!isApart && isOfReader(tokens, index))) return false;
    // `Java or Go, we are not picky`
    const isRemarkOnChoice = leavesChoice(tokens, index) || tokens.has(index + 1, cue.likeness);
    isOurs ||= tokens.hasClause(index, clauseCue.speaker) && !isRemarkOnChoice;
    // `TypeScript (strict, we mean it)`
    const isRemark = index >= mention && tokens.parted(index + 1, separator.open);
    if (isRemark && asks === section.required) return isOurs;
  } while (!tokens.parted(++index, sentenceEnds | separator.close));
  return isOurs;
}

/** `doesn't matter`, `nous suffit` */
function leavesChoice(tokens: Tokens, index: number): boolean {
  return tokens.has(index, cue.likeness) || tokens.hasTopic(index, topicCue.permitting);
}

/** `Une équipe`, `La team`, but not `En équipe` */
function opensWithArticle(tokens: Tokens, start: number): boolean {
  if (tokens.hasTopic(start, topicCue.article)) return true;
  const isWord = tokens.has(start, cue.passage) && !tokens.hasClause(start, clauseCue.preposition);
  return isWord && tokens.follows(start + 1) && tokens.hasRole(start + 1, roleCue.team);
}

/** `- Our services talk over gRPC` in a list of demands, `You must follow: our stack is Scala`: its first word is ours, and it asks for nothing. */
export function isItemOfCompany(tokens: Tokens, mention: number): boolean {
  let start = mention;
  while (!tokens.parted(start, sentenceEnds | separator.colon | separator.open)) start--;
  const opens = opensItem(tokens, start) || tokens.parted(start, separator.colon);
  if (!opens || start === mention) return false;
  // `- På våra skärmar visas Grafana`, `- Tjenestene våre er skrevet i Go`
  const isNext = tokens.hasRole(start + 1, roleCue.possessive) && tokens.follows(start + 1);
  const first = isNext || tokens.hasClause(start, clauseCue.preposition) ? start + 1 : start;
  const isOurs =
    tokens.hasRole(first, roleCue.possessive) || tokens.hasClause(first, clauseCue.speaker);
  if (!isOurs || tokens.hasTopic(first, topicCue.yours)) return false;
  let acts = false;
  let index = start;
  do {
    if (asksThere(tokens, index) || isOfReader(tokens, index)) return false;
    acts ||= !tokens.names(index) && index > first + 1;
  } while (!tokens.parted(++index, sentenceEnds));
  return acts;
}

/** How long a bracket before a name may be, in words. */
const longestBracket = 8;

/** `React Native (Expo for us) and TypeScript`: the first word of the bracket that ends before a word; else that word. */
function skipBracket(tokens: Tokens, index: number): number {
  if (!tokens.parted(index, separator.close)) return index;
  for (let first = index - 1; first >= index - longestBracket; first--) {
    if (tokens.parted(first, sentenceEnds)) return index;
    if (tokens.parted(first, separator.open)) return first;
  }
  return index;
}

function asksThere(tokens: Tokens, index: number): boolean {
  const demands = topicCue.seeking | topicCue.demandingHeading | topicCue.demandingWord;
  if (tokens.has(index, asking) || tokens.hasTopic(index, demands)) return true;
  // `Our ideal candidate knows Java`, `we want Java`, but not *una* before any noun, nor `our new platform`
  const isOurs = tokens.hasRole(index, roleCue.possessive);
  const hires = tokens.hasRole(index, roleCue.hiring) && !tokens.hasClause(index, clauseCue.oneOf);
  if (hires && !isOurs && !tokens.hasTopic(index, topicCue.asMember)) return true;
  // `We use Docker`, `they build with CMake`
  const isOfWork =
    tokens.hasClause(index, clauseCue.using | clauseCue.speaker) ||
    tokens.hasTopic(index, topicCue.taskWord);
  return !isOfWork && tokens.has(index, cue.handling | cue.demand);
}

const sentenceEnds = hardSeparators | separator.semicolon;
