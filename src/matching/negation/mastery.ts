// Denials of mastery, which rule nothing out: `You need not be a Kafka guru`, `no hace falta ser experto en Kafka`.
import { cue, exclusionCue } from '../gazetteer/cues.ts';
import { hardSeparators } from '../tokens/separators.ts';
import { state, type Tokens } from '../tokens/tokens.ts';

/** How far before a name the denied demand is, and the word of mastery, in words. */
const demandReach = 9;
const masteryReach = 3;

/** Marks as named again the technologies of which a text denies that mastery is needed. */
export function keepUnmastered(tokens: Tokens): void {
  if ((tokens.present.exclusion & exclusionCue.mastery) === 0) return;
  for (let index = 0; index < tokens.count; index++) {
    if (tokens.states[index] !== state.excluded) continue;
    if (isOfMastery(tokens, index) && isDemandBefore(tokens, index))
      tokens.states[index] = state.named;
  }
}

/** `Kafka guru`, `expert in Kafka` */
function isOfMastery(tokens: Tokens, index: number): boolean {
  if (tokens.follows(index + 1) && tokens.hasExclusion(index + 1, exclusionCue.mastery))
    return true;
  for (let before = index - 1; before >= index - masteryReach; before--) {
    if (!tokens.follows(before + 1)) return false;
    if (tokens.hasExclusion(before, exclusionCue.mastery)) return true;
  }
  return false;
}

/** Whether a negation before a name is of a demand, or of being somebody: `no need to be`, `inte vara`. */
function isDemandBefore(tokens: Tokens, index: number): boolean {
  let isBeing = false;
  for (let before = index - 1; before > index - demandReach; before--) {
    if (tokens.parted(before + 1, hardSeparators)) return false;
    if (tokens.has(before, cue.demand)) return true;
    if (tokens.has(before, cue.negator)) return isBeing;
    isBeing ||= tokens.has(before, cue.be);
  }
  return false;
}
