// Forms in which a level asks for the role without its name: `Level: Senior`, `junior ok`, `we need a dev, senior pls`.
import {
  clauseCue,
  cue,
  detailCue,
  disciplineCues,
  exclusionCue,
  roleCue,
  topicCue,
} from '../gazetteer/cues.ts';
import { hardSeparators, partSeparators, separator } from '../tokens/separators.ts';
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
/** Most words between a label and a level. */
const longestDatum = 4;

/** `Juniortjänst`, `Juniorstelle`: a level and the post in one word. */
export function isLevelOfPost(tokens: Tokens, index: number): boolean {
  return tokens.hasRole(index, roleCue.roleNoun) && tokens.hasRole(index, roleCue.datum);
}

/** `DevOps Lead wanted`, `Data Lead needed in Leeds`, but not `the data lead wanted Go` */
export function isRankWanted(tokens: Tokens, rank: number): boolean {
  const wanted = rank + 1;
  if (!tokens.follows(rank) || !tokens.hasRole(rank - 1, disciplineCues)) return false;
  if (!tokens.follows(wanted) || !tokens.hasTopic(wanted, topicCue.seeking)) return false;
  const next = wanted + 1;
  return !tokens.follows(next) || tokens.hasClause(next, clauseCue.within);
}

/** How far before a title the word may be that announces it, in words. */
const announcementReach = 3;

/** `The title is Platform Engineer`, `tittel blir vel plattformingeniør` */
function isStatedDatum(tokens: Tokens, index: number): boolean {
  for (let be = index - 1; be >= index - announcementReach; be--) {
    if (!tokens.follows(be + 1)) return false;
    if (tokens.has(be, cue.be)) return tokens.hasRole(be - 1, roleCue.datum);
    const isPassed =
      tokens.hasTopic(be, topicCue.article) ||
      tokens.hasRole(be, levels | discipline) ||
      tokens.hasExclusion(be, exclusionCue.adverb | exclusionCue.parting);
    if (!isPassed || tokens.has(be, cue.negator)) return false;
  }
  return false;
}

/** A label names the level: `Experience level: Mid/Senior`, `Level | Senior`. */
export function isDatum(tokens: Tokens, index: number): boolean {
  if (isStatedDatum(tokens, index)) return true;
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
  const opensLine = tokens.parted(before - 1, separator.newline | separator.bullet);
  return opensLine && !tokens.parted(before, separator.newline);
}

/** `Junior is welcome`, `junior ok` */
export function isPermitted(tokens: Tokens, index: number): boolean {
  for (let after = index + 1; after <= index + 3; after++) {
    if (tokens.parted(after, partSeparators)) return false;
    if (tokens.hasRole(after, roleCue.roleNoun | roleCue.roleNouns)) return false;
    if (tokens.has(after, cue.preference) || tokens.hasTopic(after, topicCue.permitting))
      return true;
  }
  return false;
}

/** How far before a level the obligation of its clause is, in words. */
const obligationReach = 3;

/** `It has to be a senior`, `moet een senior zijn`: an obligation, a form of `be`, and the level alone. */
export function isObliged(tokens: Tokens, index: number): boolean {
  const after = afterLevels(tokens, index);
  let isPredicate = tokens.follows(after) && tokens.has(after, cue.be);
  if (tokens.follows(isPredicate ? after + 1 : after)) return false;
  for (let before = index - 1; before >= index - obligationReach; before--) {
    if (!tokens.follows(before + 1)) return false;
    isPredicate ||= tokens.has(before, cue.be);
    if (isPredicate && tokens.has(before, cue.obligation)) return true;
    if (!tokens.has(before, cue.be) && !tokens.hasTopic(before, topicCue.article)) return false;
  }
  return false;
}

/** `- mid level, they have enough chiefs`: the level fills the beginning of its line or sentence. */
export function isLevelItem(tokens: Tokens, index: number): boolean {
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
  // `rather senior, so to speak`
  const opening = tokens.follows(index) && tokens.hasDetail(index - 1, detailCue.grade);
  const opens = tokens.parted(opening ? index - 1 : index, marks);
  if (!opens || tokens.hasRole(index, roleCue.lead | roleCue.rank)) return false;
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
