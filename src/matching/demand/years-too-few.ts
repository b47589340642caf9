// Years below which nobody need apply: `Under 3 years in IT security won't work`, `Moins de 3 ans s'abstenir`.
import { clauseCue, cue, denyingCues, detailCue, exclusionCue } from '../gazetteer/cues.ts';
import { isPerson } from '../segments/people.ts';
import { hardSeparators, partSeparators } from '../tokens/separators.ts';
import type { Tokens } from '../tokens/tokens.ts';
import { valueOf } from './amounts.ts';
import { isAgeOfAdult } from './years-not-asked.ts';
import { areOfCompany } from './years-of-company.ts';
import { isOfOtherPerson } from './years-of-others.ts';

/** How far from years the refusal may be, in words. */
const reach = 9;
/** Most words between people and their years: `candidates with less than`. */
const personReach = 2;

/** Whether a clause names less than some years and refuses them. */
export function areTooFew(tokens: Tokens, unit: number, first: number): boolean {
  const less = first - 1;
  // `No candidates under 18 years`
  if (isAgeOfAdult(tokens, unit, valueOf(tokens, first) ?? 0)) return false;
  if (!tokens.hasExclusion(less, exclusionCue.until) || !tokens.follows(first)) return false;
  const areOfPeople = areOfCandidates(tokens, less);
  const areOfOthers = isOfOtherPerson(tokens, first) || areOfCompany(tokens, first);
  if (areOfOthers && !areOfPeople) return false;
  if (isSentAwayBefore(tokens, less, areOfPeople)) return true;
  for (let index = unit + 1; index <= unit + reach; index++) {
    if (tokens.parted(index, hardSeparators)) return false;
    if (sendsAway(tokens, index)) return true;
    if (!tokens.has(index, cue.negator)) continue;
    // `går desværre ikke`, `is not enough`, `bitte nicht bewerben`, but not `is not a problem`
    const next = index + 1;
    if (tokens.parted(next, partSeparators) || tokens.hasDetail(next, detailCue.closing))
      return true;
    if (tokens.hasExclusion(next, exclusionCue.pitch)) return true;
    // `Candidates with less than 3 years will not be considered`, but not `will not be turned away`
    return areOfPeople && !isDenying(tokens, next);
  }
  return false;
}

/** `Don't apply with less than`, `no profiles below` */
function isSentAwayBefore(tokens: Tokens, less: number, areOfPeople: boolean): boolean {
  for (let index = less - 1; index >= less - reach; index--) {
    if (tokens.parted(index + 1, hardSeparators)) return false;
    if (sendsAway(tokens, index)) return true;
    if (areOfPeople && tokens.has(index, cue.negator)) return true;
  }
  return false;
}

function sendsAway(tokens: Tokens, index: number): boolean {
  return (
    tokens.hasClause(index, clauseCue.deterred) ||
    tokens.hasExclusion(index, exclusionCue.dismissal)
  );
}

/** `Profiles below`, `candidates with less than` */
function areOfCandidates(tokens: Tokens, less: number): boolean {
  for (let index = less - 1; index >= less - personReach; index--) {
    if (!tokens.follows(index + 1)) return false;
    if (tokens.hasExclusion(index, exclusionCue.pitch) || isPerson(tokens, index)) return true;
  }
  return false;
}

function isDenying(tokens: Tokens, from: number): boolean {
  for (let index = from; index < from + reach && tokens.follows(index); index++)
    if (tokens.hasExclusion(index, denyingCues) || tokens.hasDetail(index, detailCue.unneeded))
      return true;
  return false;
}
