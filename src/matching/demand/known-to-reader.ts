// Names of which a sentence says that the reader knows them: `Your Kotlin is excellent`, `Hibernate, you know its pitfalls`.
import { clauseCue, cue, exclusionCue, topicCue } from '../gazetteer/cues.ts';
import { isOfReader } from '../segments/clauses.ts';
import { isListedNear } from '../segments/lists.ts';
import {
  clauseSeparators,
  hardSeparators,
  partSeparators,
  separator,
} from '../tokens/separators.ts';
import type { Tokens } from '../tokens/tokens.ts';
import { suggestion } from './judgements.ts';

/** The first word of the list that a mention is in. */
function startOfList(tokens: Tokens, mention: number): number {
  let start = mention;
  while (isListedNear(tokens, mention, start - 1) && !tokens.parted(start, clauseSeparators))
    start--;
  return start;
}

/** `Your Kotlin is excellent`, but not `Your Java is no obstacle`: the reader's technology is the subject. */
export function isYours(tokens: Tokens, mention: number, end: number): boolean {
  if (!tokens.has(end, cue.be) || tokens.has(end + 1, cue.negator)) return false;
  const start = startOfList(tokens, mention);
  return tokens.follows(start) && tokens.hasTopic(start - 1, topicCue.yours);
}

/** Most words behind names up to the verb of knowing. */
const verbReach = 5;

/** `Hibernate, you know its pitfalls`, `De Kotlin lo sabes todo`, `Java is your home`: names open a clause, and readers know them. */
export function isKnownBehind(tokens: Tokens, mention: number, end: number): boolean {
  let start = startOfList(tokens, mention);
  if (tokens.has(start - 1, cue.usage | cue.passage) && tokens.follows(start)) start--;
  // `Spring, Hibernate, you know their pitfalls`
  const isTopic = tokens.parted(end, separator.comma | separator.colon | separator.dash);
  if (!tokens.parted(start, isTopic ? hardSeparators : partSeparators)) return false;
  let isState = false;
  let isOfThem = !isTopic;
  for (let index = end; index < end + verbReach; index++) {
    const ends = isTopic && index === end ? hardSeparators : partSeparators;
    const isOther = tokens.names(index) || tokens.has(index, cue.negator);
    if (isOther || tokens.parted(index, ends)) return false;
    if (tokens.hasClause(index, clauseCue.using | clauseCue.speaker)) return false;
    if (isState && tokens.hasTopic(index, topicCue.yours)) return true;
    isState ||= tokens.has(index, cue.be);
    const isReader = isOfReader(tokens, index);
    isOfThem ||= isReader;
    if (tokens.has(index, suggestion)) return isOfThem;
    const isVerb = tokens.has(index, cue.be) || tokens.hasExclusion(index, exclusionCue.engaging);
    if (isVerb) isOfThem = isReader;
    const isPassed = isReader || isVerb || tokens.hasExclusion(index, exclusionCue.adverb);
    if (!isPassed && !tokens.has(index, cue.passage) && !tokens.hasClause(index, clauseCue.pronoun))
      return false;
  }
  return false;
}
