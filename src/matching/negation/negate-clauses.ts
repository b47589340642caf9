// Finds mentions that rule a technology out, within the clause and the list that the negation governs.
import { isPending, isPendingBetween, isWelcomeAfterAll } from './cancelled.ts';
import { clauseCue, cue } from '../gazetteer/cues.ts';
import { listDeniedAfter } from './forward-scope.ts';
import { listEndingAt } from '../segments/coordination.ts';
import { listDeniedBefore } from './backward-scope.ts';
import { isInstead, reach } from './negators.ts';
import { isDemandReplaced, isReplaced, offeredBefore } from '../segments/substitutes.ts';
import { hardSeparators } from '../tokens/separators.ts';
import { state, type Tokens } from '../tokens/tokens.ts';

/** Marks the named technologies that the text only rules out. */
export function excludeNegated(tokens: Tokens): void {
  if ((tokens.present.mention & cue.negator) === 0) return;
  for (let index = 0; index < tokens.count; index++) {
    if (!tokens.has(index, cue.negator)) continue;
    const ruledOut = listDeniedAfter(tokens, index);
    if (isBesides(tokens, index, ruledOut.at(-1) ?? index)) continue;
    const found = ruledOut.length > 0 ? ruledOut : listDeniedBefore(tokens, index);
    if (found.length === 0) continue;
    const last = Math.max(index, found.at(-1)!);
    if (isWelcomeAfterAll(tokens, last) || isPending(tokens, last)) continue;
    if (isPendingBetween(tokens, index, found[0]!)) continue;
    const mayBeReplaced = isDemandDenied(tokens, index, found[0]!) || isInstead(tokens, index);
    if (mayBeReplaced && isReplaced(tokens, found)) continue;
    if (offeredBefore(tokens, found[0]!) >= 0 || isDemandReplaced(tokens, index)) continue;
    for (const word of [...found, ...listJoined(tokens, index)])
      tokens.states[word] = state.excluded;
  }
}

/** `Except Java, everything is negotiable`, `Oprócz Javy używamy Pythona`: it may be one more, or the only one. */
function isBesides(tokens: Tokens, negator: number, last: number): boolean {
  if (!tokens.hasClause(negator, clauseCue.excepting)) return false;
  // `Any language is fine. Except PHP.`
  return tokens.parted(negator, hardSeparators) && !tokens.parted(last + 1, hardSeparators);
}

/** `It need not be Java`: a word of demand is denied before the name. */
function isDemandDenied(tokens: Tokens, negator: number, name: number): boolean {
  for (let index = negator - 1; index < name; index++)
    if (tokens.has(index, cue.demand | cue.obligation)) return true;
  return false;
}

/** The names before a denial that is a conjunction: `JMeter ani Gatling`. */
function listJoined(tokens: Tokens, negator: number): readonly number[] {
  const isJoint = tokens.hasClause(negator, clauseCue.alternative) && tokens.follows(negator);
  return isJoint && tokens.names(negator - 1) ? listEndingAt(tokens, negator - 1, reach) : [];
}
