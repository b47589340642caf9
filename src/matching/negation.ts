// Finds mentions that rule a technology out, within the clause and the list that the negation governs.
import { isPending, isWelcomeAfterAll } from './doubts.ts';
import { clauseGaps, gap } from './gaps.ts';
import { cue } from './lexicon.ts';
import { listAfter } from './negated-after.ts';
import { listBefore } from './negated-before.ts';
import { state } from './state.ts';
import type { Words } from './words.ts';

/** Marks the named technologies that the text only rules out. */
export function excludeNegated(words: Words, states: Uint8Array): void {
  let saysInThe: boolean | undefined;
  for (let index = 0; index < words.count; index++) {
    if (!words.has(index, cue.negator)) continue;
    const written = words.written(index);
    // Search engine marketing, National Instruments.
    if (written === 'SEM' || written === 'NI') continue;
    const isInside = !words.parted(index, clauseGaps | gap.comma);
    if (isInside && (saysInThe ??= isPortuguese(words)) && /^no$/i.test(written)) continue;
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
