// Finds mentions that rule a technology out, within the clause and the list that the negation governs.
import { state } from './state.ts';
import { clauseGaps, gap, hardGaps, listGaps } from './gaps.ts';
import { cue } from './lexicon.ts';
import type { Words } from './words.ts';

/** How far a negation reaches, in words. */
const reach = 40;

/** `without`, in the languages that job descriptions mix. */
const lacking = /^(?:without|ohne|sans|sem|sin|senza|zonder|bez)$/i;

/** What begins a statement of its own behind a list. */
const opensClause = /^(?:and|und|et|e|y|so|but|aber|mais)$/i;

const questionMark = 0x3f;

/** Marks the named technologies that the text only rules out. */
export function excludeNegated(words: Words, states: Uint8Array): void {
  let saysInThe: boolean | undefined;
  for (let index = 0; index < words.count; index++) {
    if (!words.has(index, cue.negator)) continue;
    const written = words.written(index);
    // Search engine marketing, National Instruments.
    if (written === 'SEM' || written === 'NI') continue;
    const isInside = !words.parted(index, clauseGaps | gap.comma);
    if (isInside && /^no$/i.test(written) && (saysInThe ??= isPortuguese(words))) continue;
    const ruledOut = listAfter(words, states, index);
    const found = ruledOut.length > 0 ? ruledOut : listBefore(words, states, index);
    if (found.length === 0) continue;
    if (isWelcomeAfterAll(words, states, Math.max(index, found.at(-1)!))) continue;
    for (const word of found) states[word] = state.excluded;
  }
}

/** Whether "no" is the Portuguese for "in the" here: `Kotlin no Android`. */
function isPortuguese(words: Words): boolean {
  for (let index = 0; index < words.count; index++) {
    if (words.has(index, cue.portuguese)) return true;
  }
  return false;
}

/** What a negator before it rules out: `no PHP or Perl`, `not looking for Java developers`. */
function listAfter(words: Words, states: Uint8Array, negator: number): number[] {
  const found: number[] = [];
  const opens = words.parted(negator, clauseGaps);
  let strangers = 0;
  /** The technology that a conjunction leads to. */
  let joined = 0;
  for (let index = negator + 1; index < Math.min(words.count, negator + reach); index++) {
    let before = words.gaps[index]!;
    // A label may say it: `Not required: Flutter`.
    if (found.length === 0 && words.has(index - 1, cue.demand | cue.verb)) before &= ~gap.colon;
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
      if (joined < 0 && !words.has(index, cue.follower)) break;
    } else if (!words.has(index, cue.passage | cue.list)) {
      // `Everything except the front end in Go` excepts the front end.
      if (++strangers > 1 || /^except/i.test(words.written(negator))) break;
    }
  }
  if (found.length === 0 || isSupposed(words, negator) || isDoubled(words, negator)) return [];
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

function isAlternative(words: Words, index: number): boolean {
  return /^(?:or|nor|oder|noch|ou|o|ni|né|nem|ani|lub)$/i.test(words.written(index));
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

/** What a negator behind it rules out: `React is not required`, `PHP developers need not apply`. */
function listBefore(words: Words, states: Uint8Array, negator: number): number[] {
  let index = negator - 1;
  let isSingular = false;
  const marks = clauseGaps & ~(gap.colon | gap.dash | gap.call);
  if (words.parted(negator, marks)) return [];
  const isAnswer = words.parted(negator, gap.colon | gap.dash | gap.call | gap.open);
  for (let skipped = 0; skipped < 6 && index >= 0 && states[index]! < state.named; skipped++) {
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
    if (previous < 0 || states[previous] === state.excluded) break;
    found.unshift(previous);
  }
  const start = found[0]!;
  // `Candidates without solid Java will not be considered.`
  for (let before = start - 1; before > start - 4; before--) {
    if (words.parted(before + 1, clauseGaps | gap.comma)) break;
    if (opensClause.test(words.written(before))) break;
    if (lacking.test(words.written(before))) return [];
  }
  const isObject = start > 0 && words.follows(start) && words.has(start - 1, cue.verb);
  return isObject && isSingular ? found.slice(-1) : found;
}

/** Whether `not required`, or nothing more, follows. */
function isDemandDenied(words: Words, negator: number, mayEnd: boolean): boolean {
  if (words.has(negator, cue.demand)) return true;
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

/** `Without Java you cannot apply`, `applications without SQL will not be considered`: it is asked for. */
function isDoubled(words: Words, negator: number): boolean {
  if (!lacking.test(words.written(negator))) return false;
  for (let before = negator - 1; before >= 0 && before > negator - 5; before--) {
    if (words.parted(before + 1, clauseGaps | gap.comma)) break;
    if (words.technology(before) >= 0) break;
    if (words.has(before, cue.negator)) return true;
  }
  for (let after = negator + 1; after < Math.min(words.count, negator + reach); after++) {
    if (words.parted(after, clauseGaps) || opensClause.test(words.written(after))) return false;
    if (words.has(after, cue.negator) && isDemandDenied(words, after, false)) return true;
  }
  return false;
}

function isQuestion(words: Words, from: number): boolean {
  let end = from + 1;
  while (end < Math.min(words.count, from + reach) && !words.parted(end, hardGaps)) end++;
  return words.folded.codes[words.ends[end - 1]!] === questionMark;
}

/** `Not required but a plus` makes a technology welcome. */
function isWelcomeAfterAll(words: Words, states: Uint8Array, from: number): boolean {
  for (let index = from + 1; index < Math.min(words.count, from + reach / 2); index++) {
    if (words.parted(index, clauseGaps & ~(gap.colon | gap.dash | gap.semicolon))) return false;
    // `No Angular required, but React is a plus`: that is said of another one.
    if (states[index]! >= state.named) return false;
    if (words.has(index, cue.preference) && !words.has(index - 1, cue.negator)) {
      return !(words.follows(index + 1) && states[index + 1]! >= state.named);
    }
  }
  return false;
}
