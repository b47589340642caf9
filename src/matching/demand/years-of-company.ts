// Years of the company, which nobody is asked for: `a company with 20 years of experience`.
import { clauseCue, cue, detailCue, exclusionCue, roleCue, topicCue } from '../gazetteer/cues.ts';
import { hardSeparators, separator } from '../tokens/separators.ts';
import type { Tokens } from '../tokens/tokens.ts';

/** Words between hard separators, and where the company is their subject. */
interface Clause {
  readonly start: number;
  readonly end: number;
  /** The places from which on, and before which, years are those of the company. */
  readonly company: number;
  readonly reader: number;
}

/** The clause that was read last in a text: many demands may be in one. */
const lastClauses = new WeakMap<Tokens, Clause>();

/** `We have 20 years of experience`, but not `we expect 5 years of experience`. */
export function areOfCompany(tokens: Tokens, first: number): boolean {
  let clause = lastClauses.get(tokens);
  if (clause === undefined || first < clause.start || first >= clause.end) {
    clause = readClause(tokens, first);
    lastClauses.set(tokens, clause);
  }
  return first >= clause.company && first < clause.reader;
}

function readClause(tokens: Tokens, first: number): Clause {
  let start = first;
  while (!tokens.parted(start, hardSeparators)) start--;
  let end = first + 1;
  while (!tokens.parted(end, hardSeparators)) end++;
  const reader = placeOfReader(tokens, start, end);
  return { start, end, company: placeOfCompany(tokens, start, reader), reader };
}

/** Whether a word is a subject other than the company: `you`. */
export function isOtherSubject(tokens: Tokens, index: number): boolean {
  if (tokens.hasClause(index, clauseCue.speaker)) return false;
  return tokens.hasClause(index, clauseCue.subject);
}

/** Whether a word is of hiring, and is not a small word that also introduces roles: `Una empresa`, `für den Mittelstand`. */
export function hires(tokens: Tokens, index: number): boolean {
  const isSmall = tokens.hasClause(index, clauseCue.oneOf | clauseCue.preposition);
  return tokens.hasRole(index, roleCue.hiring) && !isSmall;
}

/** How far after a conjunction the word is that asks for somebody, in words. */
const askingReach = 3;

/**
 * The place from which on a clause speaks of the reader: `we have 20 years of experience, and you don't need a degree`,
 * `wir haben 20 Jahre Erfahrung mit Java und suchen jemanden mit 3`.
 */
function placeOfReader(tokens: Tokens, start: number, end: number): number {
  let isOurs = false;
  let tells = false;
  for (let index = start; index < end; index++) {
    isOurs ||= tokens.hasClause(index, clauseCue.speaker);
    tells ||= leadsToOurYears(tokens, index);
    if (!isOurs || !tokens.has(index, cue.list)) continue;
    if (isOtherSubject(tokens, index + 1) || (tells && seeksAfter(tokens, index))) return index;
  }
  return end;
}

/** `We have (over) 20 years`, `seit 20 Jahren`, but not `we ask for 5 years` */
function leadsToOurYears(tokens: Tokens, index: number): boolean {
  const next = tokens.hasDetail(index + 1, detailCue.fromOn) ? index + 2 : index + 1;
  if (!tokens.isAmount(next)) return false;
  if (tokens.hasDetail(index, detailCue.since)) return true;
  const isDemand = tokens.hasTopic(index, topicCue.demandingWord | topicCue.demandingHeading);
  return tokens.hasExclusion(index, exclusionCue.engaging) && !isDemand;
}

/** `Und suchen`, `and we are looking for`: a word of looking for somebody soon after a conjunction. */
function seeksAfter(tokens: Tokens, conjunction: number): boolean {
  for (let next = conjunction + 1; next <= conjunction + askingReach; next++) {
    if (!tokens.follows(next)) return false;
    if (tokens.hasTopic(next, topicCue.seeking)) return true;
  }
  return false;
}

/** `With 20 years of Java, our consultancy is hiring`: a preposition opens the sentence, and the company follows a comma. */
function isFronted(tokens: Tokens, start: number, index: number): boolean {
  const opens =
    tokens.hasClause(start, clauseCue.preposition) || tokens.hasTopic(start, topicCue.company);
  if (!opens || !tokens.parted(index, separator.comma)) return false;
  return tokens.hasRole(index, roleCue.possessive) || tokens.hasClause(index, clauseCue.speaker);
}

function saysOfReader(tokens: Tokens, from: number, end: number): boolean {
  for (let index = from; index < end; index++) if (isOtherSubject(tokens, index)) return true;
  return false;
}

/** `Our`, `The team's`, `La nostra`, but not `Per il nostro` */
function opensWithOurs(tokens: Tokens, start: number): boolean {
  if (tokens.hasRole(start, roleCue.possessive)) return true;
  // `Plattformen vår har`
  if (tokens.hasRole(start + 1, roleCue.possessive) && tokens.has(start + 2, cue.be)) return true;
  if (tokens.hasRole(start, roleCue.team) && tokens.parted(start + 1, separator.apostrophe))
    return true;
  const { preposition, pronoun } = clauseCue;
  const leads = tokens.hasClause(start, preposition) && !tokens.hasClause(start, pronoun);
  const isArticle = tokens.has(start, cue.passage) && !leads && tokens.follows(start + 1);
  return isArticle && tokens.hasRole(start + 1, roleCue.possessive);
}

/** `We *ask for*` */
function asksAsSpeaker(tokens: Tokens, verb: number): boolean {
  return (
    tokens.hasTopic(verb, topicCue.demandingWord) &&
    tokens.hasClause(verb - 1, clauseCue.speaker) &&
    tokens.follows(verb)
  );
}

/** The place from which on a clause speaks of the company; its end if it does not. */
function placeOfCompany(tokens: Tokens, start: number, end: number): number {
  // `Our team has 50 years of experience`, `La nostra esperienza`
  let company = opensWithOurs(tokens, start) ? start : end;
  let part = start;
  let suffices = false;
  for (let index = start; index < end; index++) {
    // `Two years are enough, we don't want a senior`
    suffices ||= tokens.hasDetail(index, detailCue.closing);
    const opens = suffices && tokens.parted(index, separator.comma);
    // `5 years of experience, but we don't count months`
    if (opens || tokens.has(index, cue.contrast)) part = index;
    const asks =
      hires(tokens, index) || tokens.has(index, cue.obligation) || asksAsSpeaker(tokens, index);
    // `Un an nous suffit`, `a year is all we ask`: the company is no subject
    const isObject = [index, index + 1].some(
      (word) => tokens.hasDetail(word, detailCue.closing) && !tokens.has(word, cue.be),
    );
    const speaks = tokens.hasClause(index, clauseCue.speaker) && !isObject;
    // `We'd want to see four years`
    const asksOutright = tokens.hasTopic(index, topicCue.demandingHeading);
    const isNeed = speaks && (asksOutright || tokens.has(index, cue.requirement));
    // `Ihr Partner seit 18 Jahren`
    const isOurs =
      tokens.hasTopic(index, topicCue.yours) && tokens.hasTopic(index + 1, topicCue.company);
    if (isFronted(tokens, start, index)) return saysOfReader(tokens, index, end) ? end : start;
    // `Szukamy osoby z 5 latami doświadczenia`: a verb that names its subject
    if (isOurs) company = start;
    else if (asks || isNeed || isOtherSubject(tokens, index)) return end;
    // `Una trayectoria de 8 años`
    const isCompany =
      tokens.hasTopic(index, topicCue.company) &&
      !tokens.hasClause(index, clauseCue.experienceNoun);
    if (!speaks && !isCompany) continue;
    // `2 years are plenty, we would rather have somebody clever`
    const { conditional } = topicCue;
    if (tokens.hasTopic(index, conditional) || tokens.hasTopic(index + 1, conditional)) continue;
    // `2 years in an agency` on the one hand, `an agency with 20 years of experience` on the other
    const isAny = tokens.hasTopic(index - 1, topicCue.article);
    company = Math.min(company, isAny ? index : part);
  }
  return company;
}
