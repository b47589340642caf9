// Finds mentions that rule a technology out, within the clause and the list that the negation governs.
import { state } from './state.ts';
import { clauseGaps, gap, hardGaps, listGaps } from './gaps.ts';
import { cue } from './lexicon.ts';
import type { Words } from './words.ts';

/** How far a negation reaches, in words. */
const reach = 40;

const questionMark = 0x3f;

/** Marks the named technologies that the text only rules out. */
export function excludeNegated(words: Words, states: Uint8Array): void {
  for (let index = 0; index < words.count; index++) {
    if (!words.has(index, cue.negator)) continue;
    const ruledOut = listAfter(words, states, index);
    const found = ruledOut.length > 0 ? ruledOut : listBefore(words, states, index);
    if (found.length === 0 || isWelcomeAfterAll(words, Math.max(index, found.at(-1)!))) continue;
    for (const word of found) states[word] = state.excluded;
  }
}

/** What a negator before it rules out: `no PHP or Perl`, `not looking for Java developers`. */
function listAfter(words: Words, states: Uint8Array, negator: number): number[] {
  const found: number[] = [];
  const opens = words.parted(negator, clauseGaps);
  let strangers = 0;
  for (let index = negator + 1; index < Math.min(words.count, negator + reach); index++) {
    let before = words.gaps[index]!;
    // A label may say it: `Not required: Flutter`.
    if (found.length === 0 && words.has(index - 1, cue.demand | cue.verb)) before &= ~gap.colon;
    if ((before & (clauseGaps | gap.open)) !== 0) break;
    if (words.has(index, cue.affirmation)) return [];
    const isNamed = states[index]! >= state.named;
    if ((before & gap.comma) !== 0 && !goesOn(words, states, index, found.length > 0, opens)) break;
    if (isNamed) found.push(index);
    else if (words.has(index, cue.contrast | cue.negator)) break;
    else if (found.length > 0) {
      if (!words.has(index, cue.follower) && !joinsTechnology(words, states, index)) break;
    } else if (!words.has(index, cue.passage | cue.list)) {
      // `Everything except the front end in Go` excepts the front end.
      if (++strangers > 1 || /^except/i.test(words.written(negator))) break;
    }
  }
  if (found.length === 0 || isSupposed(words, negator)) return [];
  return startsClause(words, found) ? found.slice(0, -1) : found;
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
  if (states[index]! < state.named) return joinsTechnology(words, states, index);
  if (!opens) return true;
  return (
    words.has(index + 1, cue.list) ||
    (words.gaps[index + 1]! & listGaps) !== 0 ||
    words.parted(index + 1, clauseGaps)
  );
}

function joinsTechnology(words: Words, states: Uint8Array, index: number): boolean {
  if (!words.has(index, cue.list) || index + 1 >= words.count) return false;
  if ((words.gaps[index + 1]! & (clauseGaps | gap.comma)) !== 0) return false;
  return (
    states[index + 1]! >= state.named ||
    (words.has(index + 1, cue.passage) && states[index + 2]! >= state.named)
  );
}

/** Whether the last of a list is the subject of a new clause: `we don't use PHP, Go is our language`. */
function startsClause(words: Words, found: readonly number[]): boolean {
  const last = found.at(-1);
  if (last === undefined || found.length < 2) return false;
  if (!words.follows(last + 1) || !words.has(last + 1, cue.be | cue.verb)) return false;
  return !/^(?:or|nor|oder|ou|o)$/.test(words.written(last - 1).toLowerCase());
}

/** What a negator behind it rules out: `React is not required`, `PHP developers need not apply`. */
function listBefore(words: Words, states: Uint8Array, negator: number): number[] {
  let index = negator - 1;
  let isSingular = false;
  const marks = clauseGaps & ~(gap.colon | gap.dash | gap.call);
  if (words.parted(negator, marks)) return [];
  const isAnswer = words.parted(negator, gap.colon | gap.dash | gap.call | gap.open);
  for (let skipped = 0; skipped < 3 && index >= 0 && states[index]! < state.named; skipped++) {
    if (!words.has(index, cue.be | cue.passage | cue.follower | cue.demand)) return [];
    if (/^(?:is|was|ist|est|es)$/i.test(words.written(index))) isSingular = true;
    if (words.parted(index, clauseGaps | gap.comma)) return [];
    index--;
  }
  if (index < 0 || states[index]! < state.named) return [];
  isSingular ||= /^(?:isn|a no)/i.test(words.written(negator));
  if (!isDemandDenied(words, negator, isSingular || isAnswer)) return [];
  const found = [index];
  for (let steps = 0; steps < reach; steps++) {
    const previous = previousOfList(words, states, found[0]!);
    if (previous < 0) break;
    found.unshift(previous);
  }
  const start = found[0]!;
  const isObject = start > 0 && words.follows(start) && words.has(start - 1, cue.verb);
  return isObject && isSingular ? found.slice(-1) : found;
}

/** Whether `not required`, or nothing more, follows. */
function isDemandDenied(words: Words, negator: number, mayEnd: boolean): boolean {
  if (words.parted(negator + 1, clauseGaps | gap.close | gap.comma)) return mayEnd;
  for (let index = negator + 1; index < negator + 5 && index < words.count; index++) {
    if (words.parted(index, clauseGaps | gap.comma)) return false;
    if (words.has(index, cue.demand)) return true;
    if (!words.has(index, cue.passage) && index > negator + 2) return false;
  }
  return false;
}

/** The technology before this one in a list, or -1. */
function previousOfList(words: Words, states: Uint8Array, index: number): number {
  let joined = words.gaps[index]!;
  let previous = index - 1;
  if (previous >= 0 && states[previous]! < state.named && words.has(previous, cue.list)) {
    joined |= words.gaps[previous]! | gap.comma;
    previous--;
  }
  if (previous < 0 || states[previous]! < state.named) return -1;
  return (joined & listGaps) !== 0 && (joined & clauseGaps & ~gap.bullet) === 0 ? previous : -1;
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

function isQuestion(words: Words, from: number): boolean {
  let end = from + 1;
  while (end < Math.min(words.count, from + reach) && !words.parted(end, hardGaps)) end++;
  return words.folded.codes[words.ends[end - 1]!] === questionMark;
}

/** `Not required but a plus` makes a technology welcome. */
function isWelcomeAfterAll(words: Words, from: number): boolean {
  for (let index = from + 1; index < Math.min(words.count, from + reach / 2); index++) {
    if (words.parted(index, clauseGaps & ~(gap.colon | gap.dash | gap.semicolon))) return false;
    if (words.has(index, cue.preference) && !words.has(index - 1, cue.negator)) return true;
  }
  return false;
}
