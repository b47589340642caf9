// Technologies of which a text asks for one: `Go or Rust`, `at least one of: Java, Kotlin`, `such as Redis`.
import { clauseGaps, gap, listGaps } from './gaps.ts';
import { cue } from './lexicon.ts';
import { state } from './state.ts';
import type { Words } from './words.ts';

/** How far before a list `one of` may stand, in words. */
const reach = 6;
/** Most technologies on one side of another that are looked at. */
const longestSide = 12;

/** Whether a conjunction leaves a choice. */
export function isAlternative(words: Words, index: number): boolean {
  return /^(?:or|nor|oder|noch|ou|o|ni|né|nem|ani|lub|and or)$/i.test(words.written(index));
}

/** Before examples, of which any will do. */
const example =
  /^(?:such as|like|e\.?g|for (?:example|instance)|zum beispiel|z\.?b|wie|comme|par exemple|como|bijvoorbeeld)$/i;

/** The places in the list around a technology, if any of them will do; nothing otherwise. */
export function alternativesOf(words: Words, states: Uint8Array, mention: number): number[] {
  const others: number[] = [];
  let isChoice = false;
  let first = mention;
  let last = mention;
  for (const step of [-1, 1] as const) {
    let from = mention;
    for (let count = 0; count < longestSide; count++) {
      const next = nextInList(words, states, from, step);
      if (next === undefined) break;
      isChoice ||= next.isChoice;
      others.push((from = next.place));
    }
    if (step < 0) first = from;
    else last = from;
  }
  const likened = likenedBefore(words, first);
  if (likened >= 0) return [...others, likened];
  if (isChoice || others.length === 0) return others;
  const isLikened = words.has(last + 1, cue.likeness);
  const isOffered = isLikened || example.test(words.written(first - 1)) || isOneOf(words, first);
  return isOffered ? others : [];
}

/** The technology that others are likened to: `Go or a similar language (Rust, C++)`; or -1. */
function likenedBefore(words: Words, first: number): number {
  for (let index = first - 1; index > 0 && index > first - reach; index--) {
    if (words.parted(index + 1, clauseGaps & ~gap.colon)) return -1;
    if (words.has(index, cue.likeness)) return words.technology(index - 1) >= 0 ? index - 1 : -1;
  }
  return -1;
}

/** The technology beside another in a list, and whether a word between them leaves a choice. */
export function nextInList(words: Words, states: Uint8Array, from: number, step: -1 | 1) {
  const gapBefore = (place: number) => words.gaps[step < 0 ? place + 1 : place]!;
  let place = from + step;
  let joined = gapBefore(place);
  let isChoice = false;
  if (words.has(place, cue.list) && states[place] === state.none) {
    isChoice = isAlternative(words, place);
    place += step;
    joined |= gapBefore(place) | gap.comma;
  }
  if (place < 0 || place >= words.count || states[place] !== state.named) return undefined;
  return (joined & listGaps) === 0 || (joined & clauseGaps) !== 0 ? undefined : { place, isChoice };
}

/** Whether a list is introduced as one of which one will do. */
function isOneOf(words: Words, first: number): boolean {
  for (let index = first - 1; index > 0 && index > first - reach; index--) {
    if (words.parted(index + 1, clauseGaps & ~gap.colon)) return false;
    if (!/^(?:of|von|der|de)$/i.test(words.written(index))) continue;
    return /^(?:one|any|either|more|eine?[rs]?|uno|una|une?)$/i.test(words.written(index - 1));
  }
  return false;
}
