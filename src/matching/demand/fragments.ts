// Sentences without a verb, as messages have: `We need a developer. React, some Node. Kafka too.` asks for all of them.
import {
  clauseCue,
  cue,
  detailCue,
  disciplineCues,
  exclusionCue,
  roleCue,
  topicCue,
} from '../gazetteer/cues.ts';
import { alternativesOf } from '../segments/coordination.ts';
import { signBefore } from '../segments/lines.ts';
import { isQuestion } from '../segments/sentences.ts';
import { hardSeparators, separator } from '../tokens/separators.ts';
import type { Tokens } from '../tokens/tokens.ts';
import { isChoiceOfOthers, mayAsk } from './left-choice.ts';
import { isNearTitle, startOfTitle } from './title-line.ts';

/** Longest sentence without a verb, in words. */
const longest = 12;

const ends = hardSeparators | separator.semicolon;
const partEnds = ends | separator.comma;

/** Words that make a sentence a statement. */
const stating = cue.be | cue.verb | cue.contrast | cue.negator | cue.lack | cue.obligation;
/** Words of trials and removals: `LangChain: provato, tolto`. */
const past = exclusionCue.removed | exclusionCue.tried;
const aboutOthers =
  topicCue.others |
  topicCue.taskWord |
  topicCue.moving |
  topicCue.offeringHeading |
  topicCue.neutralHeading;
const structure =
  clauseCue.speaker | clauseCue.using | clauseCue.subject | clauseCue.passive | clauseCue.leaving;

/** Whether the sentence of a mention begins with a name and states nothing. */
export function isFragment(tokens: Tokens, mention: number): boolean {
  let start = belowTitleLabel(tokens, mention);
  if (start < 0) {
    if (!mayAsk(tokens) && !isNearTitle(tokens, mention)) return false;
    start = mention;
    while (!tokens.parted(start, ends)) if (mention - start-- > longest) return false;
    if (!opensSentence(tokens, start)) return false;
  }
  if (!tokens.names(start) && !opensNames(tokens, start)) return false;
  let end = start + 1;
  while (!tokens.parted(end, ends)) if (end++ - start > longest) return false;
  if (isQuestion(tokens, start)) return false;
  if (end < tokens.count && signBefore(tokens, end) === '|') return false;
  let own = mention;
  while (own > start && !tokens.parted(own, separator.open | separator.close)) own--;
  let isRemark = false;
  for (let index = start; index < end; index++) {
    // `Java, Kotlin (we will move to it)`
    if (tokens.parted(index, separator.open)) isRemark = index !== own;
    else if (tokens.parted(index, separator.close)) isRemark = false;
    // `Stack: Java`
    if (index > start && index <= mention && tokens.parted(index, separator.colon)) return false;
    if (isRemark && !tokens.has(index, cue.obligation)) continue;
    if (!tokens.names(index) && states(tokens, index)) return false;
  }
  return true;
}

/** The first word after the title that labels a mention, `Stelle als Backend-Entwickler (m/w/d): Java, Kafka`; or -1. */
function belowTitleLabel(tokens: Tokens, mention: number): number {
  let start = mention;
  while (!tokens.parted(start, separator.colon))
    if (tokens.parted(start, ends) || mention - start-- > longest) return -1;
  const { roleNoun } = roleCue;
  const isTitle =
    tokens.names(start - 1) ||
    tokens.has(start - 1, cue.terms) ||
    tokens.hasDetail(start - 1, detailCue.level) ||
    tokens.hasRole(start - 1, roleNoun | disciplineCues);
  return isTitle && startOfTitle(tokens, start) >= 0 ? start : -1;
}

/** How far before a sentence a search may be, in words. */
const searchReach = 40;
/** Words of a sentence of names that tell nothing of their use. */
const plain = cue.list | cue.nature | cue.trade | cue.years;

/** Whether such a sentence says what its names are used for, `Rails monolith, hosted on Heroku`, far from any search. */
export function isStack(tokens: Tokens, mention: number): boolean {
  let start = mention;
  while (!tokens.parted(start, ends)) start--;
  let isTold = false;
  for (let index = start; index === start || !tokens.parted(index, ends); index++) {
    const isLabelled = index > start && tokens.parted(index, separator.colon);
    if (isLabelled || tokens.hasRole(index, roleCue.roleNoun)) return false;
    // `Selenium with Java`
    const joins = tokens.names(index - 1) && tokens.names(index + 1);
    const isPlain =
      joins || tokens.names(index) || tokens.has(index, plain) || tokens.isAmount(index);
    isTold ||= !isPlain && !tokens.hasDetail(index, detailCue.grade);
  }
  for (let index = start - 1; index >= Math.max(0, start - searchReach); index--) {
    if (tokens.hasTopic(index, topicCue.seeking)) return false;
    if (tokens.parted(index + 1, separator.blankLine)) break;
  }
  return isTold;
}

/** `Monitoring: Prometheus or Zabbix`, `scripting in Python or Bash`: a choice in a part of a sentence that states nothing. */
export function isBareChoice(tokens: Tokens, mention: number): boolean {
  if (!mayAsk(tokens) && !isNearTitle(tokens, mention)) return false;
  const others = alternativesOf(tokens, mention);
  if (others.length === 0) return false;
  let start = Math.min(mention, ...others);
  if (isChoiceOfOthers(tokens, start)) return false;
  let end = Math.max(mention, ...others) + 1;
  const near = (index: number) => Math.abs(index - mention) < longest;
  while (!tokens.parted(start, partEnds) && near(start)) start--;
  // `Laravel or Symfony (we run Laravel)`
  const choiceEnds = partEnds | separator.open;
  while (!tokens.parted(end, choiceEnds) && !opensOffer(tokens, end) && near(end)) end++;
  if (isQuestion(tokens, start)) return false;
  for (let index = start; index < end; index++)
    if (!tokens.names(index) && states(tokens, index)) return false;
  return true;
}

/** `Java / Kotlin - any one is ok` */
function opensOffer(tokens: Tokens, index: number): boolean {
  return tokens.parted(index, separator.dash) && tokens.hasClause(index, clauseCue.oneOf);
}

/** Whether a word begins a sentence that is no item, no cell of a table and no rest after a label. */
function opensSentence(tokens: Tokens, start: number): boolean {
  const before = tokens.separators[start]!;
  if ((before & separator.colon) !== 0 || signBefore(tokens, start) === '|') return false;
  return (before & separator.bullet) === 0 || (before & separator.newline) !== 0;
}

/** Most words before the first name of a sentence. */
const longestOpening = 3;

/** `Some Java`, `litt SQL`, `also good Go`, `database PostgreSQL` */
function opensNames(tokens: Tokens, start: number): boolean {
  if (tokens.hasRole(start, roleCue.minor) && tokens.names(start + 1)) return true;
  for (let index = start; index < start + longestOpening; index++) {
    const leads = tokens.has(index, cue.nature) || tokens.hasDetail(index, detailCue.grade);
    if (!leads && !tokens.hasTopic(index, topicCue.besides | topicCue.joining)) return false;
    if (tokens.names(index + 1)) return true;
  }
  return false;
}

function states(tokens: Tokens, index: number): boolean {
  if (tokens.has(index, stating) || tokens.hasExclusion(index, past)) return true;
  const follows = tokens.names(index - 1);
  if (follows && isOfReaders(tokens, index)) return true;
  // `Docker all day`
  const isAdverb = follows && tokens.has(index, cue.glue);
  if (!isAdverb && tokens.hasTopic(index, aboutOthers)) return true;
  return tokens.hasClause(index, structure) || tokens.hasRole(index, roleCue.possessive);
}

/** Whether a word behind a name is for those who apply: `Java people keep applying`, but not `Java devs, Berlin`. */
function isOfReaders(tokens: Tokens, index: number): boolean {
  const { pitch, adverb } = exclusionCue;
  if (!tokens.hasExclusion(index, pitch) || tokens.hasExclusion(index, adverb)) return false;
  return !tokens.has(index, cue.trade);
}
