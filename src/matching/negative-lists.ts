// Lists under a line that says no, `We don't use:` above items or lines of names, and what is crossed out.
import { isDoubled } from './doubts.ts';
import { clauseGaps, gap, hardGaps } from './gaps.ts';
import { cue } from './lexicon.ts';
import { isAboveItems, opensItem, signBefore } from './lines.ts';
import { subject } from './negated-before.ts';
import { state } from './state.ts';
import type { Words } from './words.ts';

/** Longest line that rules out what is listed below it, in words. */
const longestHeading = 7;

/** What stands between a negation and the end of its line where it speaks of the list, and of nothing else. */
export const passing =
  cue.demand | cue.verb | cue.passage | cue.follower | cue.announcement | cue.be | cue.handling;

/** Opens a heading that tells what there is not: `What we don't do`. */
export const asksWhat = /^(?:what|things|was|wat|cosa|ce|co|lo)$/i;

/** `No experience required`, `no prior knowledge needed` tells of the role, not of what is listed below or beside it. */
export const experience =
  /^(?:experience|knowledge|background|(?:berufs)?erfahrung|(?:vor)?kenntnisse|expérience|experiencia|esperienza|ervaring)$/i;

/** Marks the named technologies in lists under lines that rule them out. */
export function excludeListed(words: Words, states: Uint8Array): void {
  for (let index = 0; index < words.count; index++) {
    // Of several in a row the last one speaks.
    if (!words.has(index, cue.negator) || words.has(index + 1, cue.negator)) continue;
    const start = findListBelow(words, states, index);
    if (start === undefined) continue;
    const goesOn = followerOf(words, states, start);
    let names = false;
    let isExplained = false;
    for (let word = start; word < words.count; word++) {
      if (words.parted(word, gap.newline)) {
        if (word > start && !goesOn(word)) break;
        names = isExplained = false;
      }
      // `- Kubernetes – Heroku does the job`
      isExplained ||= names && words.parted(word, gap.dash | gap.stop | gap.semicolon);
      if (states[word]! < state.named || isExplained) continue;
      names = true;
      states[word] = state.excluded;
    }
  }
}

/** Signs before what is not wanted: `❌ PHP`. */
const crosses: readonly string[] = ['❌', '🚫', '⛔', '✗', '✘', '✖'];

/** Marks the named technologies in items that are crossed out. */
export function excludeCrossed(words: Words, states: Uint8Array): void {
  const { folded } = words;
  if (!crosses.some((sign) => folded.original.includes(sign))) return;
  let isCrossed = false;
  for (let index = 0; index < words.count; index++) {
    if (words.parted(index, gap.newline | gap.bullet))
      isCrossed = crosses.includes(signBefore(words, index));
    if (isCrossed && states[index]! >= state.named) states[index] = state.excluded;
  }
}

/**
 * Tells whether a line goes on with the list that begins at `start`: one without signs ends with its paragraph, a
 * blank line ends one that had none before, and so does another sign behind it.
 */
function followerOf(words: Words, states: Uint8Array, start: number): (item: number) => boolean {
  if (!opensItem(words, start))
    return (item) => !words.parted(item, gap.blankLine) && isLineOfNames(words, states, item);
  const sign = words.parted(start, gap.blankLine) ? signBefore(words, start) : undefined;
  return (item) =>
    opensItem(words, item) &&
    (!words.parted(item, gap.blankLine) || signBefore(words, item) === sign);
}

/** Whether the line of a word, which has no sign, is nothing but names: `PHP or Perl`, `Java 8 (Spring)`. */
function isLineOfNames(words: Words, states: Uint8Array, start: number): boolean {
  let names = false;
  let index = start;
  do {
    if (signBefore(words, index) === '|') return false;
    if (states[index]! >= state.named) names = true;
    else if (!words.has(index, cue.list | cue.follower) && !words.startsWithDigit(index))
      return false;
  } while (!words.parted(++index, gap.newline));
  return names && !opensItem(words, start);
}

/** The first word of the list that a negation speaks of: its line names nothing, demands something, and ends. */
function findListBelow(words: Words, states: Uint8Array, negator: number): number | undefined {
  let start = negator;
  while (!words.parted(start, hardGaps)) if (negator - --start > longestHeading) return undefined;
  // The cells of a table stand for themselves.
  if (signBefore(words, start) === '|') return undefined;
  const asks = asksWhat.test(words.written(start));
  let isStatement = asks;
  let demands = false;
  let isAboutList = true;
  let end = start;
  do {
    const written = words.written(end);
    if (states[end]! >= state.named || isReserved(words, end)) return undefined;
    if (end > negator && !words.has(end, passing)) return undefined;
    // `Travel: not required`
    if (end > start && end <= negator && words.parted(end, clauseGaps | gap.open)) return undefined;
    isStatement ||= subject.test(written);
    isAboutList &&= end === negator || (words.has(end, passing) && !experience.test(written));
    demands ||= words.has(end, cue.demand | cue.verb);
    if (++end - start > longestHeading) return undefined;
  } while (end < words.count && (words.gaps[end]! & hardGaps) === 0);
  const after = words.gaps[end]!;
  const isLabel = (after & gap.colon) !== 0;
  const isHeading = (after & gap.newline) !== 0 && (after & (gap.call | gap.stop)) === 0;
  // `Visa sponsorship not required` says nothing of what follows, `No:` does.
  if (!isHeading || !(isStatement || isAboutList) || isDoubled(words, negator)) return undefined;
  if (!demands && !asks && !(isLabel && end === start + 1)) return undefined;
  const hasSigns = opensItem(words, end);
  const isValue = isAnswer(words, start) || (!hasSigns && words.parted(end, gap.blankLine));
  if (!isStatement && !isLabel && isValue) return undefined;
  const isList = hasSigns ? isAboveItems(words, start, end) : isLineOfNames(words, states, end);
  return isList ? end : undefined;
}

/** Whether a line is what a form says of the line above: `Notice period⏎Not required`. */
function isAnswer(words: Words, start: number): boolean {
  if (words.parted(start, gap.blankLine)) return false;
  let above = start - 1;
  while (!words.parted(above, gap.newline)) above--;
  return !opensItem(words, above);
}

/** Whether a word takes part of the negation back: `Not required but a plus`, `You don't need all of`. */
export function isReserved(words: Words, index: number): boolean {
  return (
    words.has(index, cue.affirmation | cue.preference | cue.contrast | cue.supposition) ||
    /^(?:all|every|each|everything|alle|alles|tout|tous|todo|todos)$/i.test(words.written(index))
  );
}
