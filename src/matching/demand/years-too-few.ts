// Years below which nobody need apply: `Under 3 years in IT security won't work`, `Moins de 3 ans s'abstenir`.
import { clauseCue, cue, exclusionCue } from '../gazetteer/cues.ts';
import { partSeparators } from '../tokens/separators.ts';
import type { Tokens } from '../tokens/tokens.ts';
import { areOfCompany } from './years-of-company.ts';
import { isOfOtherPerson } from './years-of-others.ts';

/** How far after years the refusal may end, in words. */
const reach = 9;

/** Whether a clause names less than some years and refuses them. */
export function areTooFew(tokens: Tokens, unit: number, first: number): boolean {
  const less = first - 1;
  if (!tokens.hasExclusion(less, exclusionCue.until) || !tokens.follows(first)) return false;
  if (isOfOtherPerson(tokens, first) || areOfCompany(tokens, first)) return false;
  for (let index = unit + 1; index <= unit + reach && tokens.follows(index); index++) {
    if (tokens.hasClause(index, clauseCue.deterred)) return true;
    // `går desværre ikke`, but not `is not a problem`
    if (tokens.has(index, cue.negator)) return tokens.parted(index + 1, partSeparators);
  }
  return false;
}
