// Names of which a text says what it said of those before: `Kafka would be nice. Redis too.`
import { clauseCue, cue, exclusionCue, topicCue } from '../gazetteer/cues.ts';
import { isListed, isListedNear } from '../segments/lists.ts';
import { hardSeparators, partSeparators, separator } from '../tokens/separators.ts';
import type { Tokens } from '../tokens/tokens.ts';

/** How many words the part of the sentence has on each side of its name, and how far before it the other name is. */
const reach = 12;

/** Most words between a comparison and its name: `likewise those who know Redis`. */
const comparedReach = 4;
const knowing = cue.handling | cue.requirement;
const judging = cue.negator | cue.contrast | cue.obligation | cue.preference | cue.supposition;

/** The name before that shares the judgement of a mention, or -1. */
export function judgedAlike(tokens: Tokens, mention: number): number {
  const compared = startOfComparison(tokens, mention);
  if (compared > 0) return nameBefore(tokens, compared);
  let start = mention;
  while (!tokens.parted(start, partSeparators))
    if (mention - start === reach || !isSame(tokens, --start)) return -1;
  let isAlike = false;
  for (let index = start; index === start || !ends(tokens, index); index++) {
    if (index - mention === reach || !isSame(tokens, index)) return -1;
    isAlike ||= !isListed(tokens, index);
  }
  if (!isAlike || tokens.parted(start, separator.blankLine)) return -1;
  return nameBefore(tokens, start);
}

function nameBefore(tokens: Tokens, start: number): number {
  for (let index = start - 1; index >= Math.max(0, start - reach); index--)
    if (tokens.names(index)) return index;
  return -1;
}

/** `Kafka is a plus, likewise those who know Redis`: a comparison behind a comma says of nothing but those who know the name the same; or -1. */
function startOfComparison(tokens: Tokens, mention: number): number {
  if ((tokens.present.exclusion & exclusionCue.likewise) === 0) return -1;
  if (!tokens.parted(mention + 1, partSeparators)) return -1;
  let knows = false;
  for (let index = mention - 1; index >= mention - 1 - comparedReach; index--) {
    if (!tokens.follows(index + 1) || tokens.names(index)) return -1;
    if (tokens.hasExclusion(index, exclusionCue.likewise))
      return knows && tokens.parted(index, separator.comma) ? index : -1;
    if (tokens.has(index, judging) || tokens.hasClause(index, clauseCue.speaker)) return -1;
    knows ||= tokens.has(index, knowing);
  }
  return -1;
}

/** Most words between the names of a correlation: `but also in`. */
const correlateReach = 4;

/** The later name whose judgement a mention shares: `Not only Kafka but also Redis is a must`; or -1. */
export function judgedWithLater(tokens: Tokens, mention: number): number {
  let start = mention;
  while (isListedNear(tokens, mention, start - 1) && !tokens.parted(start, partSeparators)) start--;
  const isLed = tokens.has(start - 1, cue.usage) && !tokens.has(start - 1, cue.affirmation);
  if (!tokens.has(isLed ? start - 2 : start - 1, cue.affirmation)) return -1;
  let end = mention + 1;
  while (isListedNear(tokens, mention, end) && !tokens.parted(end, partSeparators)) end++;
  let goesOn = false;
  for (let index = end; index < end + correlateReach; index++) {
    if (tokens.parted(index, hardSeparators)) return -1;
    if (goesOn && tokens.names(index)) return judgedAlike(tokens, index) < 0 ? index : -1;
    goesOn ||= tokens.has(index, cue.contrast) || tokens.hasTopic(index, topicCue.besides);
  }
  return -1;
}

/** Longest line of names after a label, and how far before it the label's name is, in words. */
const longestLine = 10;
const namedReach = 30;

/** The name before that is the label of the names of a line: `one Android developer` above `Android: Kotlin, Jetpack Compose`; or -1. */
export function labelNamedBefore(tokens: Tokens, mention: number): number {
  let label = mention - 1;
  while (isListed(tokens, label) && !tokens.parted(label, separator.newline))
    if (mention - label-- > longestLine) return -1;
  const isLabel =
    tokens.names(label) &&
    tokens.parted(label, separator.newline) &&
    tokens.parted(label + 1, separator.colon);
  if (!isLabel || !isListToEnd(tokens, mention)) return -1;
  for (let index = label - 1; index > Math.max(-1, label - namedReach); index--)
    if (tokens.names(index) && tokens.technology(index) === tokens.technology(label)) return index;
  return -1;
}

/** Whether nothing but names is from a name to the end of its line. */
function isListToEnd(tokens: Tokens, mention: number): boolean {
  let end = mention;
  while (isListed(tokens, end) && end - mention <= longestLine)
    if (tokens.parted(++end, separator.newline)) return true;
  return false;
}

/** `Kafka too, but`, `Kafka too because we use it` */
function ends(tokens: Tokens, index: number): boolean {
  if (tokens.parted(index, partSeparators) || tokens.has(index, cue.contrast)) return true;
  return tokens.hasExclusion(index, exclusionCue.reason);
}

function isSame(tokens: Tokens, index: number): boolean {
  if (isListed(tokens, index) || tokens.hasTopic(index, topicCue.besides)) return true;
  return tokens.hasExclusion(index, exclusionCue.likewise | exclusionCue.ditto);
}
