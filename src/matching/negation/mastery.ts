// Denials of a measure, which rule nothing out: `You need not be a Kafka guru`, `No deep Kafka knowledge needed`, `less than 3 years of Kafka need not apply`.
import { cue, detailCue, exclusionCue, roleCue } from '../gazetteer/cues.ts';
import { hardSeparators } from '../tokens/separators.ts';
import { state, type Tokens } from '../tokens/tokens.ts';

/** How far before a name the denied demand is, and the word of mastery, in words. */
const demandReach = 9;
const masteryReach = 3;
/** How far before a name the words of too few years begin, in words. */
const yearsReach = 6;

/** Marks as named again the technologies of which a text denies that mastery is needed, or that a few years are enough. */
export function keepUnmastered(tokens: Tokens): void {
  const isMastery = (tokens.present.exclusion & exclusionCue.mastery) !== 0;
  for (let index = 0; index < tokens.count; index++) {
    if (tokens.states[index] !== state.excluded) continue;
    const isKept = isMastery && isOfMastery(tokens, index) && isDenied(tokens, index);
    if (isKept || isLevelUnneeded(tokens, index) || isOfTooFewYears(tokens, index))
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

/** Whether a negation or a demand is before a name. */
function isDenied(tokens: Tokens, index: number): boolean {
  for (let before = index - 1; before > index - demandReach; before--) {
    if (tokens.parted(before + 1, hardSeparators)) return false;
    if (tokens.has(before, cue.demand | cue.negator)) return true;
  }
  return false;
}

/** `An advanced level of SQL is not required`, `deep SQL skills are not required` */
function isLevelUnneeded(tokens: Tokens, index: number): boolean {
  let level = index - 1;
  while (tokens.follows(level + 1) && level > index - masteryReach && !isLevel(tokens, level))
    level--;
  if (!tokens.follows(level + 1) || !isLevel(tokens, level)) return false;
  for (let after = index + 1; after < index + demandReach && tokens.follows(after); after++)
    if (tokens.has(after, cue.negator))
      return tokens.has(after, cue.demand) || tokens.has(after + 1, cue.demand);
  return false;
}

/** `Fewer than three years of Kafka` */
function isOfTooFewYears(tokens: Tokens, index: number): boolean {
  let isOfYears = false;
  for (let before = index - 1; before >= index - yearsReach; before--) {
    if (!tokens.follows(before + 1)) return false;
    if (isOfYears && tokens.hasExclusion(before, exclusionCue.until)) return true;
    isOfYears ||= tokens.has(before, cue.years);
  }
  return false;
}

function isLevel(tokens: Tokens, index: number): boolean {
  if (tokens.hasExclusion(index, exclusionCue.mastery)) return true;
  const isDatum = (word: number) => tokens.hasRole(word, roleCue.datum);
  return tokens.hasDetail(index, detailCue.grade) && (isDatum(index) || isDatum(index - 1));
}
