// What a negation rules out that stands behind it: `no PHP or Perl`, `not looking for Java developers`.
import { isAlternative } from './alternatives.ts';
import { clauseGaps, gap, hardGaps, listGaps } from './gaps.ts';
import { cue } from './lexicon.ts';
import {
  credential,
  isDemandDenied,
  lacking,
  opensClause,
  reach,
  subject,
} from './negated-before.ts';
import { state } from './state.ts';
import type { Words } from './words.ts';

/** Tells that somebody stays away who lacks something. */
const deterred = /^(?:geht|läuft|s.abstenir|abstenir|abstenerse|abster)$/i;

const questionMark = 0x3f;

/** What a negator before it rules out: `no PHP or Perl`, `not looking for Java developers`. */
export function listAfter(words: Words, states: Uint8Array, negator: number): number[] {
  const found: number[] = [];
  const opens = words.parted(negator, clauseGaps);
  let strangers = 0;
  /** The technology that a conjunction leads to. */
  let joined = 0;
  for (let index = negator + 1; index < Math.min(words.count, negator + reach); index++) {
    let before = words.gaps[index]!;
    if (found.length === 0 && isLabel(words, negator, index - 1)) before &= ~gap.colon;
    if ((before & (clauseGaps | gap.open | gap.close)) !== 0) break;
    if (words.has(index, cue.affirmation)) {
      if (found.length > 0 && (before & gap.comma) !== 0) break;
      return [];
    }
    const isNamed = states[index]! >= state.named;
    if (index < joined) continue;
    if ((before & gap.comma) !== 0 && !goesOn(words, states, index, found.length > 0, opens)) break;
    if (isNamed) found.push(index);
    else if (words.has(index, cue.contrast | cue.negator)) break;
    else if (found.length > 0) {
      joined = joinedTechnology(words, states, index);
      if (joined < 0 && credential.test(words.written(index))) found.pop();
      if (joined < 0 && !words.has(index, cue.follower)) break;
    } else if (!words.has(index, cue.passage | cue.list)) {
      // `Everything except the front end in Go` excepts the front end.
      if (++strangers > 1 || /^except/i.test(words.written(negator))) break;
    }
  }
  if (found.length === 0 || isSupposed(words, negator) || isDoubled(words, negator)) return [];
  return startsClause(words, found) ? found.slice(0, -1) : found;
}

/** Whether a word may end a label that rules out what follows: `Not required: Flutter`, `No: PHP`. */
function isLabel(words: Words, negator: number, index: number): boolean {
  if (words.has(index, cue.demand | cue.verb)) return true;
  return index === negator && words.parted(negator, gap.newline);
}

/** Whether a list goes on behind a comma. One that opened its sentence, as `Without X, Y`, needs a conjunction. */
function goesOn(
  words: Words,
  states: Uint8Array,
  index: number,
  hasBegun: boolean,
  opens: boolean,
): boolean {
  if (!hasBegun) return false;
  if (states[index]! < state.named) return joinedTechnology(words, states, index) > 0;
  if (!opens) return true;
  return (
    words.has(index + 1, cue.list) ||
    (words.gaps[index + 1]! & listGaps) !== 0 ||
    words.parted(index + 1, clauseGaps)
  );
}

/** The technology that a conjunction joins to those before it: `PHP or Perl`, `PHP or write any Perl`; or -1. */
function joinedTechnology(words: Words, states: Uint8Array, index: number): number {
  if (!words.has(index, cue.list)) return -1;
  const longest = isAlternative(words, index) ? 3 : 1;
  for (let after = index + 1; after < words.count && after <= index + longest; after++) {
    if ((words.gaps[after]! & (clauseGaps | gap.comma)) !== 0) return -1;
    if (states[after]! >= state.named) return after;
    if (!words.has(after, cue.passage)) return -1;
  }
  return -1;
}

/**
 * Whether the last of a list is the subject of a new clause: `we don't use PHP, Go is our language`, `Kotlin instead
 * of Java, Postgres instead of Oracle`.
 */

function startsClause(words: Words, found: readonly number[]): boolean {
  const last = found.at(-1);
  if (last === undefined || found.length < 2) return false;
  if (!words.follows(last + 1)) return false;
  if (words.has(last + 1, cue.negator)) return words.parted(last, gap.comma);
  if (!words.has(last + 1, cue.be | cue.verb)) return false;
  for (let before = last - 1; before > found.at(-2)!; before--) {
    if (isAlternative(words, before)) return false;
  }
  return true;
}

/** `Don't worry if you have not used Rust`, `Never used Rust?`: nothing is ruled out. */
function isSupposed(words: Words, negator: number): boolean {
  if (isQuestion(words, negator)) return true;
  for (let index = negator - 1; index >= 0 && index > negator - 5; index--) {
    if (words.has(index, cue.supposition)) return true;
    if (words.parted(index + 1, clauseGaps | gap.comma)) return false;
  }
  return false;
}

/** `Without Java you cannot apply`, `applications without SQL will not be considered`: it is asked for. */
function isDoubled(words: Words, negator: number): boolean {
  if (!lacking.test(words.written(negator))) return false;
  const opens = words.parted(negator, hardGaps);
  for (let before = negator - 1; before >= 0 && before > negator - 5; before--) {
    if (words.parted(before + 1, clauseGaps | gap.comma)) break;
    if (words.technology(before) >= 0) break;
    if (words.has(before, cue.negator) || deterred.test(words.written(before))) return true;
  }
  for (let after = negator + 1; after < Math.min(words.count, negator + reach); after++) {
    if (words.parted(after, clauseGaps)) return false;
    // `Without SQL you will struggle`
    if (opens && subject.test(words.written(after))) return true;
    if (opensClause.test(words.written(after))) return false;
    if (deterred.test(words.written(after))) return true;
    if (words.has(after, cue.negator) && isDemandDenied(words, after, false)) return true;
  }
  return false;
}

function isQuestion(words: Words, from: number): boolean {
  let end = from + 1;
  while (end < Math.min(words.count, from + reach) && !words.parted(end, hardGaps)) end++;
  return words.folded.codes[words.ends[end - 1]!] === questionMark;
}
