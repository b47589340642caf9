// Names of which a text says what it said of those before: `Kafka would be nice. Redis too.`
import { cue, exclusionCue, topicCue } from '../gazetteer/cues.ts';
import { isListed } from '../segments/coordination.ts';
import { clauseSeparators, separator } from '../tokens/separators.ts';
import type { Tokens } from '../tokens/tokens.ts';

/** How many words the part of the sentence has on each side of its name, and how far before it the other name is. */
const reach = 12;
const partEnds = clauseSeparators | separator.comma;

/** The name before that shares the judgement of a mention, or -1. */
export function judgedAlike(tokens: Tokens, mention: number): number {
  let start = mention;
  while (!tokens.parted(start, partEnds))
    if (mention - start === reach || !isSame(tokens, --start)) return -1;
  let isAlike = false;
  for (let index = start; index === start || !ends(tokens, index); index++) {
    if (index - mention === reach || !isSame(tokens, index)) return -1;
    isAlike ||= !isListed(tokens, index);
  }
  if (!isAlike || tokens.parted(start, separator.blankLine)) return -1;
  for (let index = start - 1; index >= Math.max(0, start - reach); index--)
    if (tokens.names(index)) return index;
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

function ends(tokens: Tokens, index: number): boolean {
  return tokens.parted(index, partEnds) || tokens.has(index, cue.contrast);
}

function isSame(tokens: Tokens, index: number): boolean {
  if (isListed(tokens, index) || tokens.hasTopic(index, topicCue.besides)) return true;
  return tokens.hasExclusion(index, exclusionCue.likewise | exclusionCue.ditto);
}
