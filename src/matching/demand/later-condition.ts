// Conditions after a name that make it welcome: `Kafka, if you know it`, `Kafka you'd learn here, but great if you know it`.
import { clauseCue, cue, exclusionCue, topicCue } from '../gazetteer/cues.ts';
import { isListedNear } from '../segments/lists.ts';
import { hardSeparators, partSeparators, separator } from '../tokens/separators.ts';
import type { Tokens } from '../tokens/tokens.ts';
import { isPraise } from './judgements.ts';

/** How far after the names the condition is, and after it the praise, in words. */
const reach = 10;
/** How many words a condition without praise has at most. */
const shortCondition = 6;

const clauseEnds = partSeparators | separator.open | separator.close;

/** Whether a condition without names applies to the names before it, and is praised or ends the sentence. */
export function isWelcomeIfKnown(tokens: Tokens, mention: number): boolean {
  if ((tokens.present.mention & cue.supposition) === 0) return false;
  let end = mention + 1;
  while (isListedNear(tokens, mention, end) && !tokens.parted(end, hardSeparators)) {
    // `Vue.js, et TypeScript si t'aimes ça`
    const isApart = tokens.isForeign(end) && tokens.has(end, cue.list);
    if (isApart && tokens.parted(end, separator.comma)) return false;
    end++;
  }
  for (let index = end; index < end + reach; index++) {
    const isApart = tokens.parted(index, hardSeparators);
    if (isApart || isConcluded(tokens, index)) return isTakenUp(tokens, index);
    if (tokens.names(index)) return false;
    if (!opensCondition(tokens, index, end)) continue;
    return isPraisedBeside(tokens, index) || (index === end && isShort(tokens, index));
  }
  return false;
}

/** `Kafka, if`, `Kafka is new here, but if`, `Kafka – cool if` */
function opensCondition(tokens: Tokens, index: number, end: number): boolean {
  if (!tokens.has(index, cue.supposition) || tokens.hasClause(index + 1, clauseCue.speaker))
    return false;
  if (index === end && tokens.hasClause(index + 1, clauseCue.subject)) return true;
  if (tokens.parted(index, clauseEnds)) return true;
  return tokens.has(index - 1, cue.contrast | cue.list) || isPraise(tokens, index - 1);
}

/** `Kafka is coming, so if` */
function isConcluded(tokens: Tokens, index: number): boolean {
  if (!tokens.has(index, cue.supposition) || !tokens.parted(index - 1, clauseEnds)) return false;
  if (tokens.has(index - 1, cue.contrast | cue.list)) return false;
  const isAdverb = tokens.hasExclusion(index - 1, exclusionCue.adverb);
  return isAdverb || tokens.hasClause(index - 1, clauseCue.opensClause);
}

/** Whether praise is before a condition without names, or after it. */
function isPraisedBeside(tokens: Tokens, condition: number): boolean {
  const isPraisedBefore = isPraise(tokens, condition - 1);
  const ends = isPraisedBefore ? clauseEnds : hardSeparators;
  for (let index = condition; index < condition + reach; index++) {
    if (index > condition && tokens.parted(index, ends)) return isPraisedBefore;
    if (tokens.names(index) || tokens.has(index, cue.negator)) return false;
    // `if you know it⏎ideally some Kafka too`
    const isApart = tokens.parted(index, separator.wrap);
    if (isApart && tokens.hasClause(index, clauseCue.pointsOn)) return isPraisedBefore;
    if (!isPraisedBefore && isPraise(tokens, index)) return true;
  }
  return false;
}

function isShort(tokens: Tokens, condition: number): boolean {
  if (!tokens.hasClause(condition + 1, clauseCue.subject)) return false;
  const isJoined = tokens.has(condition - 1, cue.list);
  for (let end = condition + 1; end < condition + shortCondition; end++) {
    // `Django or, if you come from elsewhere, Flask`
    if (isJoined && tokens.parted(end, separator.comma) && tokens.names(end)) return false;
    if (tokens.parted(end, hardSeparators | separator.comma | separator.close)) return true;
    if (tokens.names(end) || tokens.has(end, cue.negator)) return false;
  }
  return false;
}

const asking = cue.obligation | cue.requirement | cue.preference;

/** `FrankenPHP runs since May. If you know it, cool.`: nothing asks for the name, and a pronoun takes it up. */
function isTakenUp(tokens: Tokens, start: number): boolean {
  if (tokens.parted(start, separator.newline) || !tokens.has(start, cue.supposition)) return false;
  if (tokens.hasClause(start + 1, clauseCue.speaker)) return false;
  if (!takesUp(tokens, start) || !isPraisedBeside(tokens, start)) return false;
  let index = start;
  do {
    index--;
    if (tokens.has(index, asking) || tokens.hasTopic(index, topicCue.seeking)) return false;
  } while (!tokens.parted(index, hardSeparators));
  return true;
}

/** Whether a condition has a pronoun, which is not the subject of its praise: `if you have sailed, that's a plus`. */
function takesUp(tokens: Tokens, start: number): boolean {
  for (let index = start + 1; index < start + shortCondition; index++) {
    const isArticle = tokens.hasTopic(index, topicCue.article);
    if (isArticle || !tokens.hasClause(index, clauseCue.pronoun)) continue;
    if (!tokens.has(index, cue.be) && !tokens.has(index + 1, cue.be | cue.preference)) return true;
  }
  return false;
}
