// What takes a negation back: doubled it affirms, supposed or only so far it rules nothing out.
import { clauseGaps, gap, hardGaps } from './gaps.ts';
import { cue } from './lexicon.ts';
import {
  determiner,
  isDemandDenied,
  lacking,
  opensClause,
  reach,
  subject,
} from './negated-before.ts';
import { state } from './state.ts';
import type { Words } from './words.ts';

/** How far before a negation another one doubles it, in words. */
const doublingReach = 12;

/** Tells that somebody stays away, or that nothing goes on. */
const deterred = /^(?:geht|läuft|s.abstenir|abstenir|abstenerse|abster|refuse|refuses)$/i;

const nothing =
  /^(?:nothing|nobody|nichts|niemand|rien|personne|nada|nadie|niets|niente|nessuno|nic)$/i;

/** Says that something only has not happened so far. */
const pending = /^(?:yet|bisher|bislang|encore|todavía|aún|ainda|ancora)$/i;

const questionMark = 0x3f;

/** `Don't worry if you have not used Rust`, `Never used Rust?`: nothing is ruled out. */
export function isSupposed(words: Words, negator: number): boolean {
  if (isQuestion(words, negator)) return true;
  for (let index = negator - 1; index >= 0 && index > negator - 5; index--) {
    if (words.has(index, cue.supposition)) return true;
    if (words.parted(index + 1, clauseGaps | gap.comma)) return false;
  }
  return false;
}

/** `Without Java you cannot apply`, `nothing you can't automate with Ansible`: it is asked for. */
export function isDoubled(words: Words, negator: number): boolean {
  const lacks = lacking.test(words.written(negator));
  return isDeniedBefore(words, negator, lacks) || (lacks && isDeniedBehind(words, negator));
}

/** Whether a negation before another one turns it round. */
function isDeniedBefore(words: Words, negator: number, lacks: boolean): boolean {
  const denying = lacks ? cue.negator | cue.affirmation : cue.negator;
  for (let before = negator - 1; before >= 0 && before > negator - doublingReach; before--) {
    if (words.parted(before + 1, clauseGaps | gap.comma)) return false;
    if (words.technology(before) >= 0 || words.has(before, cue.contrast)) return false;
    // `Neither managers nor PHP` denies twice and means it.
    if (!lacks && words.has(before, cue.list)) return false;
    const written = words.written(before);
    if (words.has(before, denying) || nothing.test(written) || deterred.test(written)) return true;
  }
  return false;
}

/** Whether a statement that something is lacking goes on with what then is not. */
function isDeniedBehind(words: Words, negator: number): boolean {
  const opens = words.parted(negator, hardGaps);
  for (let after = negator + 1; after < Math.min(words.count, negator + reach); after++) {
    if (words.parted(after, clauseGaps)) return false;
    const written = words.written(after);
    // `Without SQL you will struggle`
    if (opens && subject.test(written)) return true;
    if (deterred.test(written) || (opens && nothing.test(written))) return true;
    const isListed = opens && words.technology(after + 1) >= 0;
    if (opensClause.test(written) && !isListed) return false;
    if (!words.has(after, cue.negator)) continue;
    if (isDemandDenied(words, after, false)) return true;
    if (opens && !lacking.test(written) && !determiner.test(written)) return true;
  }
  return false;
}

function isQuestion(words: Words, from: number): boolean {
  let end = from + 1;
  while (end < Math.min(words.count, from + reach) && !words.parted(end, hardGaps)) end++;
  return words.folded.codes[words.ends[end - 1]!] === questionMark;
}

/** Whether a label says welcome first: `A plus, but not a must: GraphQL`. */
export function isWelcomeBefore(words: Words, negator: number): boolean {
  for (let index = negator; index > 0 && index > negator - 6; index--) {
    if (words.parted(index, hardGaps | gap.semicolon | gap.close)) return false;
    if (words.technology(index - 1) >= 0) return false;
    if (words.has(index - 1, cue.preference)) return true;
  }
  return false;
}

/** `We don't use Kubernetes yet`: it may well come. */
export function isPending(words: Words, from: number): boolean {
  for (let index = from + 1; index < Math.min(words.count, from + reach / 2); index++) {
    if (words.parted(index, clauseGaps)) return false;
    if (pending.test(words.written(index))) return true;
    if (/^so$/i.test(words.written(index)) && /^far$/i.test(words.written(index + 1))) return true;
  }
  return false;
}

/** `Not required but a plus` makes a technology welcome. */
export function isWelcomeAfterAll(words: Words, states: Uint8Array, from: number): boolean {
  for (let index = from + 1; index < Math.min(words.count, from + reach / 2); index++) {
    if (words.parted(index, clauseGaps & ~(gap.colon | gap.dash | gap.semicolon))) return false;
    // `No Angular required, but React is a plus`: that is said of another one.
    if (states[index]! >= state.named) return false;
    if (words.has(index, cue.preference) && !words.has(index - 1, cue.negator)) {
      // `Nice to have: Kotlin`, `nice to have Kotlin`
      const isOfNext = words.follows(index + 1) && states[index + 1]! >= state.named;
      return !isOfNext && (words.gaps[index + 1]! & gap.colon) === 0;
    }
  }
  return false;
}
