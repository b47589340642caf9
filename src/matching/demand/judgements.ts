// Words that judge technologies: what they apply to, and whether they are denied.
import { clauseCue, cue, roleCue, topicCue } from '../gazetteer/cues.ts';
import { clauseSeparators, hardSeparators, separator } from '../tokens/separators.ts';
import type { Tokens } from '../tokens/tokens.ts';

/** How far after a word of obligation its denial is. */
const denialReach = 4;
/** How long a bracket that judges or names may be, in words. */
const bracketReach = 6;

/** Whether the bracket that ends with a word names a technology or rates the words before it: `(gern auch Senior)`. */
export function isAside(tokens: Tokens, last: number): boolean {
  if (tokens.technology(last) >= 0) return true;
  let first = last;
  while (last - first < bracketReach && !tokens.parted(first, separator.open)) first--;
  if (tokens.parted(first, hardSeparators)) return false;
  if (tokens.hasRole(first - 1, roleCue.roleNoun)) return true;
  // `Playwright (essential), Jira`
  const continues = tokens.parted(last + 1, separator.comma) || tokens.has(last + 1, cue.list);
  return continues && tokens.technology(first - 1) >= 0;
}

/** `Java (clearly required)`: the bracket holds a judgement and no name. */
export function opensJudgement(tokens: Tokens, first: number): boolean {
  for (let index = first + 1; index < first + 3; index++) {
    if (tokens.parted(index, separator.close) || tokens.technology(index) >= 0) return false;
    if (tokens.has(index, cue.obligation | cue.preference)) {
      return tokens.parted(index + 1, separator.close);
    }
  }
  return false;
}

/** `Java (a plus if Kotlin)`: the bracket rates its own name. */
export function isBracketOfAnother(tokens: Tokens, first: number): boolean {
  for (let index = first + 1; index < first + bracketReach; index++) {
    if (tokens.parted(index, separator.close)) return false;
    if (tokens.technology(index) >= 0) return true;
  }
  return false;
}

/** `Not required`, `Voraussetzung ist das nicht`. */
export function isDeniedThere(tokens: Tokens, index: number): boolean {
  if (tokens.has(index - 1, cue.negator)) return true;
  for (let after = index + 1; after < index + denialReach; after++) {
    if (tokens.parted(after, clauseSeparators | separator.comma | separator.open)) return false;
    if (tokens.technology(after) >= 0) {
      // `Voraussetzung ist Docker nicht`
      const isOf = tokens.has(after - 1, cue.be) && tokens.has(after + 1, cue.negator);
      return isOf && tokens.parted(after + 2, clauseSeparators);
    }
    if (tokens.has(after, cue.negator)) return true;
  }
  return false;
}

/** `Ideally, you know Docker`: an adverb before a comma applies to the words after it. */
export function opensSentence(tokens: Tokens, index: number): boolean {
  return tokens.parted(index, hardSeparators) && tokens.hasClause(index, clauseCue.pointsOn);
}

/** A word of preference, but not that of `Java plus React`. */
export function isPreference(tokens: Tokens, index: number): boolean {
  if (!tokens.has(index, cue.preference)) return false;
  if (!tokens.hasTopic(index, topicCue.joining)) return true;
  const joins = tokens.technology(index - 1) >= 0 && tokens.technology(index + 1) >= 0;
  return !(joins && tokens.follows(index + 1));
}

/** `Solid Java, ideally Spring`: the word applies to the words after it. */
export function pointsOn(tokens: Tokens, index: number): boolean {
  const ends = tokens.parted(index + 1, clauseSeparators | separator.comma | separator.close);
  return !ends && tokens.hasClause(index, clauseCue.pointsOn);
}

/** `It would be nice, if you knew Docker`: a clause whose subject is the reader continues the judgement. */
export function opensSubordinate(tokens: Tokens, index: number): boolean {
  if (!tokens.parted(index, separator.comma) || tokens.parted(index, hardSeparators)) return false;
  if (tokens.has(index, cue.list | cue.contrast) || tokens.technology(index) >= 0) return false;
  if (tokens.hasClause(index, clauseCue.subject) || tokens.hasClause(index + 1, clauseCue.speaker))
    return false;
  return tokens.hasClause(index + 1, clauseCue.subject);
}
