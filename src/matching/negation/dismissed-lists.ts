// Lists that send readers away: `This isn't for you if` above `- you want to write PHP` and `- you have never used Java`.
import { clauseCue, cue, exclusionCue } from '../gazetteer/cues.ts';
import { endsAsCondition } from '../segments/clauses.ts';
import { endOfLine, isAboveItems, mayNameAny, opensItem } from '../segments/lines.ts';
import { separator } from '../tokens/separators.ts';
import { state, type Tokens } from '../tokens/tokens.ts';
import { followerOf } from './negate-lists.ts';

/** Longest line above such a list, in words. */
const longestHeading = 8;

/** Words that make the technology of an item one that the work needs: `you have never used Docker`, `you hate Linux`. */
const denying = cue.negator | cue.lack;
const denyingClause = clauseCue.averse | clauseCue.lacking;
/** Words with which an item that denies nothing is no wish. */
const turning = cue.affirmation | cue.preference | cue.contrast | cue.years;

/** Marks as ruled out what such a list wishes for, and as named what it denies. */
export function settleDismissed(tokens: Tokens): void {
  if ((tokens.present.exclusion & exclusionCue.dismissal) === 0) return;
  for (let index = 0; index < tokens.count; index++) {
    if (!tokens.hasExclusion(index, exclusionCue.dismissal)) continue;
    const first = listBelow(tokens, index);
    if (first === undefined) continue;
    const continues = followerOf(tokens, first);
    let item = first;
    do {
      const next = endOfLine(tokens, item);
      settleItem(tokens, item, next);
      item = next;
    } while (item < tokens.count && continues(item));
  }
}

/** The first item below the line of a dismissal that ends as a condition: `This isn't for you if you`. */
function listBelow(tokens: Tokens, dismissal: number): number | undefined {
  let start = dismissal;
  while (!tokens.parted(start, separator.newline))
    if (dismissal - --start > longestHeading) return undefined;
  const end = endOfLine(tokens, dismissal);
  if (end >= tokens.count || !opensItem(tokens, end) || !isAboveItems(tokens, start, end))
    return undefined;
  return endsAsCondition(tokens, end) && !mayNameAny(tokens, start, end) ? end : undefined;
}

/** `you want to write PHP`, `you only know WordPress`, but not `you have no Java` */
function settleItem(tokens: Tokens, start: number, end: number): void {
  let wishes = false;
  let denies = false;
  let turns = false;
  for (let index = start; index < end; index++) {
    turns ||= tokens.has(index, turning);
    denies ||= tokens.has(index, denying) || tokens.hasClause(index, denyingClause);
    wishes ||= tokens.hasExclusion(index, exclusionCue.engaging | exclusionCue.only);
  }
  for (let index = start; index < end; index++) {
    if (denies && tokens.states[index] === state.excluded) tokens.states[index] = state.named;
    if (wishes && !denies && !turns && tokens.names(index)) tokens.states[index] = state.excluded;
  }
}
