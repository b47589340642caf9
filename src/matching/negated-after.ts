// What a negation rules out that stands behind it: `no PHP or Perl`, `not looking for Java developers`.
import { isAlternative } from './alternatives.ts';
import { isDoubled, isSupposed, isWelcomeBefore } from './doubts.ts';
import { clauseGaps, gap, listGaps } from './gaps.ts';
import { cue } from './lexicon.ts';
import { credential, determiner, lacking, reach } from './negated-before.ts';
import { state } from './state.ts';
import type { Words } from './words.ts';

/** What somebody is not or does not who likes what follows. */
const averse =
  /^(?:afraid|scared|intimidated|shy|fear|fears|hate|hates|refuse|new|stranger|strangers)$/i;

/** Leads from what is not there to what it would be about: `without supervision in Python`. */
const preposition = /^(?:in|on|with|using|for|mit|auf|en|avec|con|em|com)$/i;

/** Says what is left, and where that leads: `away from spreadsheets to SQL`. */
const leaving = /(?:from|off)$/i;

/** Speaks of what stands before: `Jenkins, replaced by GitLab`, and behind a form of `be` `PHP is banned`. */
const passive = /^replaced by$/i;
const predicate = /^(?:replaced by|phased out|banned|excluded|irrelevante?)$/i;

/** What a negator before it rules out: `no PHP or Perl`, `not looking for Java developers`. */
export function listAfter(words: Words, states: Uint8Array, negator: number): number[] {
  const found: number[] = [];
  if (isPassive(words, negator)) return found;
  const opens = words.parted(negator, clauseGaps);
  let stranger = -1;
  /** The technology that a conjunction leads to. */
  let joined = 0;
  for (let index = negator + 1; index < Math.min(words.count, negator + reach); index++) {
    let before = words.gaps[index]!;
    if (found.length === 0 && (before & gap.colon) !== 0 && isLabel(words, negator, index - 1)) {
      // `No degree required: Java`
      if (stranger > 0 && !words.has(stranger, cue.demand | cue.verb)) return [];
      if (isWelcomeBefore(words, negator)) return [];
      // A bracket opens a list of JSON.
      before &= ~(gap.colon | gap.open);
    }
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
    else if (index <= negator + 2 && found.length === 0 && averse.test(words.written(index)))
      return [];
    else if (leaving.test(words.written(negator)) && /^to$/i.test(words.written(index))) break;
    else if (found.length > 0) {
      joined = joinedTechnology(words, states, index);
      if (joined < 0 && credential.test(words.written(index))) found.pop();
      if (joined < 0 && !words.has(index, cue.follower)) break;
    } else if (stranger > 0 && index === stranger + 1 && isAbout(words, negator, index)) {
      return [];
    } else if (!words.has(index, cue.passage | cue.list)) {
      // `Everything except the front end in Go` excepts the front end.
      if (stranger > 0 || /^except/i.test(words.written(negator))) break;
      stranger = index;
    }
  }
  if (found.length === 0 || isSupposed(words, negator) || isDoubled(words, negator)) return [];
  return startsClause(words, found) ? found.slice(0, -1) : found;
}

/** Whether a negator speaks of what stands before it. */
function isPassive(words: Words, negator: number): boolean {
  const isPredicate = words.follows(negator) && words.has(negator - 1, cue.be);
  return (isPredicate ? predicate : passive).test(words.written(negator));
}

/** Whether a word leads from a stranger that is denied to what that would be about. */
function isAbout(words: Words, negator: number, index: number): boolean {
  if (!preposition.test(words.written(index))) return false;
  const written = words.written(negator);
  if (lacking.test(written) || determiner.test(written)) return true;
  return credential.test(words.written(index - 1));
}

/** Whether a word may end a label that rules out what follows: `Not required: Flutter`, `Banned tools: Perl`, `No: PHP`. */
function isLabel(words: Words, negator: number, index: number): boolean {
  if (words.has(index, cue.demand | cue.verb) || words.has(negator, cue.demand)) return true;
  return index === negator && words.parted(negator, gap.newline | gap.bullet);
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
