// Lines that are titles: the name of a role, and no sentence.
import { clauseCue, cue, roleCue } from '../gazetteer/cues.ts';
import { separator } from '../tokens/separators.ts';
import type { Tokens } from '../tokens/tokens.ts';
import { levels } from './level-forms.ts';

/** Longest title, in words. */
const longest = 12;
/** Words of the name of a role. */
const named = roleCue.roleNoun | roleCue.lead | levels;
const titleEnds = separator.stop | separator.colon | separator.call;
const stating = cue.negator | cue.verb | cue.be;
const persons = clauseCue.subject | clauseCue.speaker;

/** The first word of the title whose line ends before a word; -1 if that line is none. */
export function titleAbove(tokens: Tokens, end: number): number {
  return tokens.parted(end, titleEnds) ? -1 : startOfTitle(tokens, end);
}

/** The first word of the line, if nothing but a title is between it and a word; else -1. */
export function startOfTitle(tokens: Tokens, end: number): number {
  let isOfRole = false;
  for (let index = end - 1; index >= end - longest; index--) {
    isOfRole ||= tokens.hasRole(index, named);
    const isSentence = tokens.has(index, stating) || tokens.hasClause(index, persons);
    if (isSentence) return -1;
    if (tokens.parted(index, separator.newline)) return isOfRole ? index : -1;
    if (tokens.parted(index, titleEnds)) return -1;
  }
  return -1;
}

/** Whether the text begins with a title above other lines: `Lead Developer Ruby on Rails (m/f) – Lille`; and a word is in it. */
export function isInTitle(tokens: Tokens, index: number): boolean {
  if (index > longest) return false;
  const end = endOfFirstLine(tokens);
  return index < end && titleAbove(tokens, end) === 0;
}

/** How far from the beginning the lines are that belong to the title, in words. */
const belowReach = 30;

/** Whether a word is soon after a title that begins the text. */
export function isNearTitle(tokens: Tokens, index: number): boolean {
  return index < belowReach && titleAbove(tokens, endOfFirstLine(tokens)) === 0;
}

/** The first word below the first line; 0 without one. */
function endOfFirstLine(tokens: Tokens): number {
  for (let end = 1; end <= longest && end < tokens.count; end++)
    if (tokens.parted(end, separator.newline)) return end;
  return 0;
}
