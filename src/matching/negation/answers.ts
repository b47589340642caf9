// Refusals as clauses of their own: `PHP? Not here.`, `jQuery – nie`, `Informatica = nej tack`.
import { type Clause, isOfReader, isPlain, isTurned } from '../segments/clauses.ts';
import { clauseCue, cue, exclusionCue, topicCue } from '../gazetteer/cues.ts';
import { hardSeparators, separator } from '../tokens/separators.ts';
import { isQuestion } from '../segments/sentences.ts';
import { isWelcomeAfterAll } from './cancelled.ts';
import { isListed, listEndingAt } from '../segments/coordination.ts';
import type { Tokens } from '../tokens/tokens.ts';

const longestAnswer = 7;
const longestList = 40;
/** Longest statement that a sentence of refusal answers, in words. */
const longestStatement = 10;
/** Most words after one of removal that no list has. */
const mostStrangers = 1;

/** Words beside a refusal: `merci de ne pas postuler`. */
const light = exclusionCue.adverb | exclusionCue.engaging | exclusionCue.pitch;
const denying = exclusionCue.refusal | exclusionCue.removed;

/** Whether a clause refuses the one before it: `PHP? Not here.`, `jQuery – nie`, `Selenium, det er fortid`. */
export function isAnswer(tokens: Tokens, clause: Clause): boolean {
  return mayAnswer(tokens, clause) && refuses(tokens, clause);
}

/** Whether a sentence takes back what the one before it states: `We ran Jenkins for years. That is history.` */
export function isVerdict(tokens: Tokens, clause: Clause): boolean {
  const { start, names, structure, exclusion } = clause;
  const denies = (exclusion & denying) | (structure & clauseCue.passive);
  if (names > 0 || denies === 0) return false;
  if (tokens.parted(start, separator.newline | separator.bullet | separator.open)) return false;
  return tokens.hasClause(start, clauseCue.pronoun) && refuses(tokens, clause);
}

/** Whether a clause says no and nothing else. */
function refuses(tokens: Tokens, clause: Clause): boolean {
  const { start, end, names, mention, structure, exclusion } = clause;
  const negates = (mention & cue.negator) !== 0;
  if (names > 0 || isTurned(clause)) return false;
  // `bez tego ani rusz`
  const lacks = (structure & clauseCue.lacking) !== 0;
  if (lacks && (structure & clauseCue.deterred) !== 0) return false;
  if (!negates && (exclusion & denying) === 0) return false;
  const isMere =
    (structure & (clauseCue.pronoun | clauseCue.passive)) === 0 && (exclusion & denying) === 0;
  // `PHP, we don't`
  if (isMere && tokens.parted(start, separator.comma) && (structure & clauseCue.speaker) === 0)
    return false;
  // `PHP? We left that world in 2019`, and not `Kotlin – no legacy`
  const isSaid = (structure & (clauseCue.pronoun | clauseCue.speaker)) !== 0;
  let denies = false;
  let removes = false;
  let strangers = 0;
  for (let index = start; index < end; index++) {
    // `React był, wycięliśmy i nikt nie tęskni`
    if (denies && tokens.hasClause(index, clauseCue.opensClause)) break;
    denies ||= tokens.has(index, cue.negator) || tokens.hasExclusion(index, denying);
    // `Sophos, basta conoscerlo`
    removes ||= tokens.hasExclusion(index, exclusionCue.removed) && !tokens.has(index, cue.verb);
    const isOfDenial =
      tokens.has(index, cue.negator | cue.be | cue.demand | cue.verb) ||
      tokens.hasClause(index, clauseCue.pronoun | clauseCue.speaker) ||
      tokens.hasExclusion(index, denying | light) ||
      (denies && isSaid && isPlain(tokens, index)) ||
      tokens.hasTopic(index, topicCue.origin | topicCue.destination) ||
      // `PHP, on a arrêté il y a deux ans`
      (removes && (isPlain(tokens, index) || ++strangers <= mostStrangers));
    if (!isOfDenial || isOfReader(tokens, index) || index - start > longestAnswer) return false;
  }
  if (isQuestion(tokens, start) || isWelcomeAfterAll(tokens, end - 1)) return false;
  return !tokens.has(end, cue.contrast);
}

/** Whether the marks around a clause are those of an answer, and not those of a label or a cell. */
function mayAnswer(tokens: Tokens, { start, end }: Clause): boolean {
  if (tokens.parted(end, separator.colon) && end < tokens.count) return false;
  if (tokens.parted(start, separator.call)) return true;
  if (tokens.parted(start, separator.open))
    return (
      tokens.parted(end, separator.close) &&
      // `Java [not required] PHP`
      !(tokens.names(end) && !tokens.parted(end, ~(separator.close | separator.space)))
    );
  const marks = separator.dash | separator.colon | separator.comma | separator.other;
  const others = hardSeparators | separator.semicolon | separator.close;
  return tokens.parted(start, marks) && !tokens.parted(start, others);
}

/** `MongoDB bit us once, so no.`, `We tried MongoDB. Never again.` */
export function isMereRefusal(tokens: Tokens, { start, end }: Clause): boolean {
  const marks = separator.comma | separator.dash | separator.stop | separator.other;
  if (!tokens.parted(start, marks) || tokens.parted(start, separator.newline)) return false;
  for (let index = start; index < end; index++)
    if (!tokens.hasExclusion(index, exclusionCue.refusal)) return false;
  return tokens.parted(end, hardSeparators) && !isWelcomeAfterAll(tokens, end - 1);
}

/** The names that a mere refusal after a clause denies: the list that opens it, or that the company speaks of. */
export function listRefused(tokens: Tokens, clause: Clause): number[] {
  const opening = listOpening(tokens, clause);
  if (opening.length > 0) return opening;
  const { start, end, mention, structure, exclusion } = clause;
  const isOurs = (structure & clauseCue.speaker) !== 0 || (exclusion & exclusionCue.engaging) !== 0;
  const turning = cue.negator | cue.supposition | cue.affirmation;
  if (!isOurs || (mention & turning) !== 0 || end - start > longestStatement) return [];
  let last = end - 1;
  while (!tokens.names(last)) last--;
  return listEndingAt(tokens, last, longestList);
}

/** The list at the beginning of a clause. */
export function listOpening(tokens: Tokens, { start, end, mention }: Clause): number[] {
  if ((mention & cue.negator) !== 0) return [];
  let last = start;
  while (last < end && isListed(tokens, last)) last++;
  // `PHP and people who …`
  while (last > start && !tokens.names(last - 1)) last--;
  return last > start ? listEndingAt(tokens, last - 1, longestList) : [];
}

/** `Redis? Nah, we just use Postgres for that.`, `kubernetes? nee joh veel te zwaar` */
export function opensWithRefusal(
  tokens: Tokens,
  { start, end, mention, structure }: Clause,
): boolean {
  if (!tokens.parted(start, separator.call)) return false;
  if (!tokens.hasExclusion(start, exclusionCue.refusal)) return false;
  const turning = cue.affirmation | cue.contrast | cue.preference | cue.supposition;
  if ((mention & turning) !== 0 || (structure & clauseCue.pending) !== 0) return false;
  return !tokens.has(end, cue.contrast) && !isWelcomeAfterAll(tokens, end - 1);
}

/** The names that open a clause of praise, if the next one denies their use: `Rust is lovely, but we don't use it`. */
export function listConceded(tokens: Tokens, clause: Clause, next: Clause): number[] {
  // `PHP, but we no longer have to use it`
  const isStatement = clause.end - clause.start > clause.names;
  return isStatement && deniesAfterAll(tokens, next) ? listOpening(tokens, clause) : [];
}

/** Whether a clause of contrast denies use: `but we don't use it`, `ma non fa per noi`. */
export function deniesAfterAll(
  tokens: Tokens,
  { start, end, names, mention, structure, exclusion }: Clause,
): boolean {
  if (!tokens.has(start, cue.contrast) || names > 0 || (mention & cue.obligation) !== 0)
    return false;
  if (tokens.parted(start, separator.newline | separator.bullet)) return false;
  const kept = clauseCue.pending | clauseCue.all | clauseCue.averse | clauseCue.experienceNoun;
  if ((mention & (cue.affirmation | cue.preference)) !== 0 || (structure & kept) !== 0)
    return false;
  const isUse =
    (mention & (cue.usage | cue.handling | cue.verb)) !== 0 ||
    (exclusion & exclusionCue.engaging) !== 0;
  const isOurs = (structure & clauseCue.speaker) !== 0 && (mention & cue.negator) !== 0 && isUse;
  const isRefusal =
    (exclusion & exclusionCue.refusal) !== 0 || (structure & clauseCue.passive) !== 0;
  if (!isRefusal && !isOurs) return false;
  for (let index = start + 1; index < end; index++) {
    const isOfDenial =
      tokens.has(index, cue.negator) ||
      tokens.hasExclusion(index, denying) ||
      isPlain(tokens, index);
    if (!isOfDenial || isOfReader(tokens, index)) return false;
  }
  return true;
}
