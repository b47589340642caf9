// Lists under a line that says no: `We don't use:` above items, `Not required` above items.
import { gap, hardGaps } from './gaps.ts';
import { cue } from './lexicon.ts';
import { isAboveItems, opensItem, signBefore } from './lines.ts';
import { state } from './state.ts';
import type { Words } from './words.ts';

/** Longest line that rules out what is listed below it, in words. */
const longestHeading = 7;

/** What stands between a negation and the end of its line where it speaks of the list, and of nothing else. */
const passing =
  cue.demand | cue.verb | cue.passage | cue.follower | cue.announcement | cue.be | cue.handling;

/** Opens a heading that tells what there is not: `What we don't do`. */
const asksWhat = /^(?:what|things|was|wat|cosa|ce|co)$/i;

/** Marks the named technologies in lists under lines that rule them out. */
export function excludeListed(words: Words, states: Uint8Array): void {
  for (let index = 0; index < words.count; index++) {
    // Of several in a row the last one speaks.
    if (!words.has(index, cue.negator) || words.has(index + 1, cue.negator)) continue;
    const start = findListBelow(words, states, index);
    if (start === undefined) continue;
    let names = false;
    let isExplained = false;
    for (let word = start; word < words.count; word++) {
      if (words.parted(word, gap.newline)) {
        if (word > start && !goesOn(words, start, word)) break;
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
const crosses: readonly string[] = ['❌', '🚫', '⛔'];

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

/** Whether the list that begins at `start` goes on: a blank line ends one that had none before, or another sign. */
function goesOn(words: Words, start: number, item: number): boolean {
  if (!opensItem(words, item)) return false;
  if (!words.parted(item, gap.blankLine)) return true;
  return words.parted(start, gap.blankLine) && signOf(words, start) === signOf(words, item);
}

function signOf(words: Words, item: number): number {
  return words.gaps[item]! & (gap.bullet | gap.dash | gap.ampersand);
}

/** The first word of the list that a negation speaks of: its line names nothing, demands something, and ends. */
function findListBelow(words: Words, states: Uint8Array, negator: number): number | undefined {
  let start = negator;
  while (!words.parted(start, hardGaps)) if (negator - --start > longestHeading) return undefined;
  let demands = asksWhat.test(words.written(start));
  let end = start;
  do {
    if (states[end]! >= state.named || isReserved(words, end)) return undefined;
    if (end > negator && !words.has(end, passing)) return undefined;
    demands ||= end >= negator && words.has(end, cue.demand | cue.verb);
    if (++end - start > longestHeading) return undefined;
  } while (end < words.count && (words.gaps[end]! & hardGaps) === 0);
  const after = words.gaps[end]!;
  // `No:`
  demands ||= end === start + 1 && (after & gap.colon) !== 0;
  const isHeading = (after & gap.newline) !== 0 && (after & (gap.call | gap.stop)) === 0;
  // Whether what follows an item is part of it cannot be told.
  if (!isHeading || !demands || !isAboveItems(words, start, end)) return undefined;
  return opensItem(words, end) ? end : undefined;
}

/** Whether a word takes part of the negation back: `Not required but a plus`, `You don't need all of`. */
function isReserved(words: Words, index: number): boolean {
  return (
    words.has(index, cue.affirmation | cue.preference | cue.contrast | cue.supposition) ||
    /^(?:all|every|each|everything|alle|alles|tout|tous|todo|todos)$/i.test(words.written(index))
  );
}
