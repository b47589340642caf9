// Years of colleagues, mentors and juniors: `a lead who has 15 years of Java`, `juniors with less than 2 years`.
import { clauseCue, cue, exclusionCue, roleCue, topicCue } from '../gazetteer/cues.ts';
import { clauseSeparators, partSeparators, separator } from '../tokens/separators.ts';
import type { Tokens } from '../tokens/tokens.ts';
import { startOfAmount } from './amounts.ts';
import { hires, isOtherSubject } from './years-of-company.ts';

/** How far before years their owner may be, in words. */
const personReach = 5;
/** How far before a role the relation to it is, in words. */
const relationReach = 3;
/** How far from a person a word of looking for one is, in words. */
const searchReach = 8;
/** Most words of a relative clause before years: `der`, `który ma`. */
const relativeReach = 2;
const roles = roleCue.roleNoun | roleCue.roleNouns | roleCue.rank | roleCue.senior | roleCue.lead;

/** `You learn from colleagues with 10 years of Java`, but not `we are looking for a mentor with 10 years of Java`. */
export function isOfOtherPerson(tokens: Tokens, first: number): boolean {
  const start = startOfAmount(tokens, first);
  // `The candidate we hired last time had 10 years of Go`
  const isPast = tokens.hasExclusion(start - 1, exclusionCue.tried) && tokens.follows(start);
  if (isPast && !tokens.hasClause(start - 2, clauseCue.subject)) return true;
  for (let person = start - 1; person >= start - personReach; person--) {
    if (isPartedThere(tokens, person + 1, start)) return false;
    // `Your mentor has 15 years`
    const isHelper = person >= start - 2 && tokens.hasTopic(person, topicCue.helping);
    if (isHelper) return !isWanted(tokens, person);
    if (leadsToReader(tokens, person)) return false;
    if (isOther(tokens, person)) return !isWanted(tokens, person);
  }
  return false;
}

/** `… lead, der 15 Jahre …` is one clause: only a relative pronoun and its verb are between the comma and the years. */
function isPartedThere(tokens: Tokens, index: number, amount: number): boolean {
  if (tokens.parted(index, clauseSeparators)) return true;
  if (!tokens.parted(index, separator.comma)) return false;
  if (index < amount - relativeReach || index === amount) return true;
  return tokens.hasClause(index, clauseCue.preposition | clauseCue.subject);
}

/** `As a mentor you have 5 years`, `help colleagues with your 5 years`, `mentor colleagues and bring 5 years` */
function leadsToReader(tokens: Tokens, index: number): boolean {
  return (
    isOtherSubject(tokens, index) ||
    tokens.hasTopic(index, topicCue.yours) ||
    tokens.has(index, cue.list)
  );
}

/** `Colleagues`, `report to a lead`: somebody else than the reader. */
function isOther(tokens: Tokens, person: number): boolean {
  if (tokens.hasExclusion(person, exclusionCue.peer)) return true;
  if (!tokens.hasRole(person, roles)) return false;
  for (let index = person - 1; index >= person - relationReach; index--) {
    if (tokens.parted(index + 1, partSeparators)) return false;
    if (hires(tokens, index)) return false;
    if (!tokens.hasRole(index, roleCue.relation)) continue;
    // `Support developer` is one name.
    const isOneName = index === person - 1 && tokens.spaces(index) === 0;
    return !isOneName || tokens.hasRole(person, roleCue.roleNouns);
  }
  return false;
}

/** `We are looking for colleagues with 5 years of Java`, `Kollegen mit 5 Jahren Java gesucht` */
function isWanted(tokens: Tokens, person: number): boolean {
  for (const step of [-1, 1]) {
    for (let index = person + step; Math.abs(index - person) < searchReach; index += step) {
      if (tokens.parted(Math.max(index, index - step), clauseSeparators & ~separator.colon)) break;
      if (tokens.hasTopic(index, topicCue.seeking)) return true;
      if (step < 0 && hires(tokens, index)) return true;
    }
  }
  return false;
}
