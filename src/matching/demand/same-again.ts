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

function ends(tokens: Tokens, index: number): boolean {
  return tokens.parted(index, partEnds) || tokens.has(index, cue.contrast);
}

function isSame(tokens: Tokens, index: number): boolean {
  if (isListed(tokens, index) || tokens.hasTopic(index, topicCue.besides)) return true;
  return tokens.hasExclusion(index, exclusionCue.likewise | exclusionCue.ditto);
}
