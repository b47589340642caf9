// Words of welcome around a denial: they make a technology welcome that is not required.
import { clauseCue, cue, topicCue } from '../gazetteer/cues.ts';
import { hardSeparators, partSeparators, separator } from '../tokens/separators.ts';
import type { Tokens } from '../tokens/tokens.ts';

/** How far after a contrast its praise is, in words. */
const praiseReach = 4;
const praise = topicCue.praise | topicCue.welcomingWord;

/** `… but cool`, `… men bra att ha` */
export function isPraised(tokens: Tokens, contrast: number): boolean {
  for (let index = contrast + 1; index < contrast + praiseReach; index++) {
    if (tokens.parted(index, partSeparators) || tokens.technology(index) >= 0) return false;
    // `as long as you have used it⏎ideally some Kafka too`
    if (index > contrast + 1 && tokens.parted(index, separator.wrap)) return false;
    if (tokens.has(index, cue.preference) || tokens.hasTopic(index, praise)) return true;
  }
  return false;
}

/** How far before a denial the words of welcome are, in words. */
const welcomeReach = 6;

/** Whether a label begins with a word of welcome: `A plus, but not a must: GraphQL`. */
export function isWelcomeBefore(tokens: Tokens, negator: number): boolean {
  for (let index = negator; index > negator - welcomeReach; index--) {
    if (tokens.parted(index, hardSeparators | separator.semicolon | separator.close)) return false;
    if (tokens.technology(index - 1) >= 0) return false;
    if (tokens.has(index - 1, cue.preference)) return true;
    if (tokens.hasTopic(index - 1, topicCue.welcomingHeading)) return true;
  }
  return false;
}

/** `neither needed nor welcome`: the second of two words that a negator denies. */
export function isSecondDenied(tokens: Tokens, index: number): boolean {
  if (!tokens.follows(index) || !tokens.follows(index - 1)) return false;
  return tokens.hasClause(index - 1, clauseCue.alternative) && tokens.has(index - 3, cue.negator);
}
