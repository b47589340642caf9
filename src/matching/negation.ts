// Finds mentions that rule a technology out, within the clause and the list that the negation governs.
import { clauseGaps, gap } from './gaps.ts';
import { cue } from './lexicon.ts';
import { listAfter } from './negated-after.ts';
import { listBefore, reach } from './negated-before.ts';
import { state } from './state.ts';
import type { Words } from './words.ts';

/** Says that something only has not happened so far. */
const pending = /^(?:yet|bisher|bislang|encore|todavía|aún|ainda|ancora)$/i;

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
    const last = Math.max(index, found.at(-1)!);
    if (isWelcomeAfterAll(words, states, last) || isPending(words, last)) continue;
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

/** `We don't use Kubernetes yet`: it may well come. */
function isPending(words: Words, from: number): boolean {
  for (let index = from + 1; index < Math.min(words.count, from + reach / 2); index++) {
    if (words.parted(index, clauseGaps)) return false;
    if (pending.test(words.written(index))) return true;
    if (/^so$/i.test(words.written(index)) && /^far$/i.test(words.written(index + 1))) return true;
  }
  return false;
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
