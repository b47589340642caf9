// Years of the person that a text looks for: `someone with ten years in banking`, `a technician with 5 years in automation`.
import { clauseCue, cue, detailCue, roleCue, topicCue } from '../gazetteer/cues.ts';
import { clauseSeparators, hardSeparators, separator } from '../tokens/separators.ts';
import type { Tokens } from '../tokens/tokens.ts';
import { afterAmount, joins, startOfAmount } from './amounts.ts';
import { hires } from './years-of-company.ts';

/** How far before years the person may be, in words. */
const personReach = 5;
/** The same of the last item of a list: `a nurse with a licence, a degree and two years in triage`. */
const listReach = 12;
/** Most words of a relative clause before its years: `der`, `qui a passé`. */
const relativeReach = 3;
/** How far before a role the words are that look for it, in words. */
const searchReach = 6;

/** Whether years have a subject of their own, and the text asks them of the person that it seeks: `a nurse with two years in triage`. */
export function isOfSomebody(tokens: Tokens, unit: number, first: number): boolean {
  const next = afterAmount(tokens, unit);
  const leads = clauseCue.preposition | clauseCue.of;
  // `in der Branche` is one phrase
  const isPhrase = tokens.hasDetail(next, detailCue.career) && tokens.spaces(next) > 0;
  const isLed = joins(tokens, next) && (isPhrase || tokens.hasClause(next, leads));
  if (tokens.spaces(unit) === 0 && !isLed) return false;
  // `2 Jahre in Berlin`
  if (tokens.hasDetail(next + 1, detailCue.city | detailCue.place)) return false;
  const start = startOfAmount(tokens, first);
  const isLast = tokens.has(start - 1, cue.list);
  const end = start - (isLast ? listReach : personReach);
  let isListed = false;
  for (let person = start - 1; person >= end; person--) {
    if (tokens.parted(person + 1, clauseSeparators)) return false;
    const isComma = tokens.parted(person + 1, separator.comma);
    const isRelative = person + 1 < start && person + 1 >= start - relativeReach;
    isListed ||= (isComma && !isRelative) || person < start - personReach;
    if (isListed && (!isLast || tokens.has(person, cue.be))) return false;
    const isNamed = tokens.hasRole(person, roleCue.roleNoun);
    if (isListed && (isNamed || hires(tokens, person)) && !hasWith(tokens, person)) return false;
    if (isNamed) return isSought(tokens, person);
    if (hires(tokens, person)) return true;
    if (tokens.hasClause(person, clauseCue.speaker) || tokens.hasDetail(person, detailCue.term))
      return false;
  }
  return false;
}

/** `A nurse with`, `buscamos un profesional con` */
function hasWith(tokens: Tokens, person: number): boolean {
  const { preposition } = clauseCue;
  return [person + 1, person + 2, person + 3].some((next) => tokens.hasClause(next, preposition));
}

/** `Developer with`, `we need a developer who`, but not `our founder has` */
function isSought(tokens: Tokens, role: number): boolean {
  for (let index = role - 1; index >= role - searchReach; index--) {
    if (tokens.hasRole(index, roleCue.possessive | roleCue.relation)) return false;
    if (hires(tokens, index) || tokens.hasTopic(index, topicCue.seeking)) return true;
    if (tokens.parted(index + 1, hardSeparators)) return index >= role - 2;
  }
  return false;
}
