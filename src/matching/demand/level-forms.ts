// Forms in which a level asks for the role without its name: `Level: Senior`, `junior ok`, `we need a dev, senior pls`.
import { cue, roleCue, topicCue } from '../gazetteer/cues.ts';
import { clauseSeparators, hardSeparators, separator } from '../tokens/separators.ts';
import type { Tokens } from '../tokens/tokens.ts';

export const levels = roleCue.senior | roleCue.rank | roleCue.otherLevel;
export const discipline = roleCue.backend | roleCue.fullstack;

/** Most words of adjacent levels, with the words between them. */
const mostLevels = 20;

/** The first word after the adjacent levels. */
export function afterLevels(tokens: Tokens, index: number): number {
  let after = index + 1;
  const last = index + mostLevels;
  while (after < last && (tokens.hasRole(after, levels) || tokens.has(after, cue.list))) after++;
  return tokens.hasRole(after - 1, levels) ? after : index + 1;
}

const labelSeparators = separator.colon | separator.bullet | separator.dash;
const lineBreaks = separator.newline | separator.blankLine;
/** Most words between a label and a level. */
const longestDatum = 4;

/** A label names the level: `Experience level: Mid/Senior`, `Level | Senior`. */
export function isDatum(tokens: Tokens, index: number): boolean {
  let before = index;
  while (!tokens.parted(before, labelSeparators)) {
    if (tokens.parted(before, separator.blankLine | separator.stop)) return false;
    if (index - before > longestDatum) return false;
    if (!tokens.hasRole(before - 1, levels | discipline) && !tokens.has(before - 1, cue.list))
      return false;
    before--;
  }
  if (!tokens.hasRole(before - 1, roleCue.datum)) return false;
  if (tokens.parted(before, separator.colon)) return true;
  // Without a colon the label fills the beginning of its line.
  const opensLine = tokens.parted(before - 1, lineBreaks | separator.bullet);
  return opensLine && !tokens.parted(before, lineBreaks);
}

/** `Junior is welcome`, `junior ok` */
export function isPermitted(tokens: Tokens, index: number): boolean {
  for (let after = index + 1; after <= index + 3; after++) {
    if (tokens.parted(after, clauseSeparators | separator.comma)) return false;
    if (tokens.hasRole(after, roleCue.roleNoun | roleCue.roleNouns)) return false;
    if (tokens.has(after, cue.preference) || tokens.hasTopic(after, topicCue.permitting))
      return true;
  }
  return false;
}

/** `- mid level, they have enough chiefs`: the level fills the beginning of its line or sentence. */
export function isItem(tokens: Tokens, index: number): boolean {
  const after = afterLevels(tokens, index);
  if (after === tokens.count || !tokens.parted(index, hardSeparators)) return false;
  return tokens.parted(after, separator.comma | hardSeparators);
}

/** `Junior? Then talk to us.` */
export function isAsked(tokens: Tokens, index: number): boolean {
  const after = afterLevels(tokens, index);
  if (after === tokens.count || !tokens.parted(after, separator.call)) return false;
  return tokens.parted(index, hardSeparators) || tokens.hasRole(index - 1, roleCue.hiring);
}

/** Most words of a part of a sentence that is about the level. */
const longestPart = 5;
/** Words of another subject than the level. */
const otherSubjects = roleCue.relation | roleCue.possessive | roleCue.roleNouns | roleCue.prose;

/** `we need a dev, senior pls, no juniors`: the level opens a short part of the sentence without a role. */
export function isApart(tokens: Tokens, index: number): boolean {
  const marks = separator.comma | separator.open | hardSeparators;
  if (!tokens.parted(index, marks) || tokens.hasRole(index, roleCue.lead | roleCue.rank))
    return false;
  // `Seniority: good, senior`
  for (let before = index; before > index - longestPart && before > 0; before--)
    if (tokens.parted(before, separator.colon)) return false;
  for (let after = index + 1; after <= index + longestPart; after++) {
    const isLine = after === index + 1 && tokens.parted(index, hardSeparators);
    if (tokens.parted(after, marks | separator.close)) return !isLine;
    if (tokens.hasRole(after, otherSubjects) || tokens.names(after)) return false;
  }
  return false;
}
