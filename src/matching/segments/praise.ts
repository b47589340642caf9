// Praise after a contrast, which makes a technology welcome that is not required.
import { cue, topicCue } from '../gazetteer/cues.ts';
import { clauseSeparators, separator } from '../tokens/separators.ts';
import type { Tokens } from '../tokens/tokens.ts';

/** How far after a contrast its praise is, in words. */
const praiseReach = 4;
const praise = topicCue.praise | topicCue.welcomingWord;

/** `… but cool`, `… men bra att ha` */
export function isPraised(tokens: Tokens, contrast: number): boolean {
  for (let index = contrast + 1; index < contrast + praiseReach; index++) {
    if (tokens.parted(index, clauseSeparators | separator.comma) || tokens.technology(index) >= 0)
      return false;
    if (tokens.has(index, cue.preference) || tokens.hasTopic(index, praise)) return true;
  }
  return false;
}
