// What the reader knows already, and a recruiter tells: `I saw that you know PHP`.
import { cue, exclusionCue, roleCue, topicCue } from '../gazetteer/cues.ts';
import { isOfReader, joinsNames } from '../segments/clauses.ts';
import { clauseSeparators, hardSeparators, separator } from '../tokens/separators.ts';
import type { Tokens } from '../tokens/tokens.ts';

/** How far before a name its clause begins, in words. */
const reach = 12;

/** Words that end the statement of the reader. */
const turns = cue.contrast | cue.list | cue.obligation | cue.supposition;

/** `I saw that you have worked with PHP`: a recruiter tells of the reader, and asks for nothing. */
export function isSeen(tokens: Tokens, mention: number): boolean {
  if ((tokens.present.exclusion & exclusionCue.seen) === 0) return false;
  // `that you could fit our Java team`
  if (tokens.hasRole(mention + 1, roleCue.team)) return false;
  for (let index = mention - 1; index > mention - reach; index--) {
    const isApart = tokens.parted(index + 1, clauseSeparators | separator.close);
    if (isApart && !opensPraise(tokens, index + 1)) return false;
    if (tokens.hasExclusion(index, exclusionCue.seen)) return true;
    if (tokens.names(index) || joinsNames(tokens, index)) continue;
    const isOffered = tokens.hasRole(index, roleCue.team | roleCue.possessive | roleCue.hiring);
    if (isOffered || tokens.hasTopic(index, topicCue.seeking) || tokens.has(index, turns))
      return false;
  }
  return false;
}

/** `Saw your profile – nice talk on Kafka`, but not `– nice to have: Kafka` */
function opensPraise(tokens: Tokens, index: number): boolean {
  if (!tokens.parted(index, separator.dash) || !tokens.hasTopic(index, topicCue.welcomingWord))
    return false;
  return tokens.follows(index + 1) && !tokens.isCue(index + 1) && !tokens.names(index + 1);
}

/** How far behind a contrast the words of a search are, in words. */
const searchReach = 5;

/** `You have strong Java, but my client needs C#`: the reader knows the first technology, and the client seeks the second. */
export function isOffTarget(tokens: Tokens, mention: number): boolean {
  if ((tokens.present.topic & topicCue.seeking) === 0) return false;
  let start = mention;
  while (!tokens.parted(start, hardSeparators)) if (mention - start-- > reach) return false;
  if (!isOfReader(tokens, start)) return false;
  let contrast = mention + 1;
  while (!tokens.has(contrast, cue.contrast))
    if (tokens.parted(contrast, clauseSeparators) || contrast++ > mention + reach) return false;
  let isSought = false;
  let isAnother = false;
  for (let index = contrast + 1; index < contrast + reach; index++) {
    if (tokens.parted(index, clauseSeparators)) return isAnother;
    // `but my client also needs Kotlin`
    if (tokens.hasTopic(index, topicCue.besides)) return false;
    isSought ||= index < contrast + searchReach && tokens.hasTopic(index, topicCue.seeking);
    isAnother ||= isSought && tokens.names(index);
  }
  return isAnother;
}
