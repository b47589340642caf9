// Sentences that tell some readers not to apply: `if all you know is PHP, this isn't for you`, `don't apply if you only know PHP`.
import { type Clause, isOfReader, isPlain } from '../segments/clauses.ts';
import { clauseCue, cue, exclusionCue, roleCue } from '../gazetteer/cues.ts';
import { isListed } from '../segments/coordination.ts';
import { separator } from '../tokens/separators.ts';
import type { Tokens } from '../tokens/tokens.ts';

/** Most words of the condition besides its names. */
const longestCondition = 9;
/** Most words of it that no list has: `if you only *ever worked* with PHP`. */
const mostStrangers = 2;

/** Lists the names of a condition that the clause itself or a neighbour of it answers with a dismissal. */
export function listDismissed(tokens: Tokens, clauses: readonly Clause[], at: number): number[] {
  const clause = clauses[at]!;
  const { start, end, names, mention, structure, exclusion } = clause;
  const isOnly = (exclusion & exclusionCue.only) !== 0;
  const isPlainly = (exclusion & exclusionCue.dismissal) !== 0;
  const isVocative = callsPeople(tokens, clause);
  const isCondition =
    isVocative ||
    (mention & cue.supposition) !== 0 ||
    // `Wer Java liebt, ist hier falsch`
    tokens.hasClause(start, clauseCue.asksWhat) ||
    // `Suchst du Java, bist du hier falsch`
    (tokens.isForeign(start) && (isOfReader(tokens, start) || isOfReader(tokens, start + 1))) ||
    // `Houd je van Java? Dan is dit niks voor jou.`
    (tokens.parted(end, separator.call) && end < tokens.count) ||
    (exclusion & (exclusionCue.dismissal | exclusionCue.pitch)) !== 0;
  if (names === 0 || (!isOnly && !isCondition) || (mention & cue.years) !== 0) return [];
  if ((structure & (clauseCue.averse | clauseCue.lacking)) !== 0) return [];
  const isNegated = (mention & (cue.negator | cue.preference)) !== 0;
  // `Hauptsächlich geht es um Drupal` sends nobody away.
  const denies = isPlainly || (mention & cue.negator) !== 0 || !tokens.isForeign(start);
  const isOwn =
    dismisses(clause) &&
    ((isOnly && denies) || (isPlainly && !isNegated) || dismissesFirst(tokens, clause));
  if (!isOwn) {
    if ((mention & (cue.negator | cue.affirmation)) !== 0) return [];
    const next = clauses[at + 1];
    const isNext =
      next !== undefined && follows(tokens, next) && dismisses(next, !isOnly && !isVocative);
    // `Wer am liebsten PHP schreibt, ist hier falsch`
    // `Java freelancers welcome, no agencies`
    const isPlainlySent = isNext && (next.exclusion & exclusionCue.dismissal) !== 0;
    if (!isPlainlySent && (mention & cue.preference) !== 0) return [];
    const last = clauses[at - 1];
    const isLast = isOnly && last !== undefined && follows(tokens, clause) && dismisses(last);
    if (!isNext && !isLast) return [];
  }
  const found: number[] = [];
  let others = 0;
  let strangers = 0;
  for (let index = start; index < end; index++) {
    if (tokens.names(index)) found.push(index);
    else if (++others > longestCondition) return [];
    else if (index > start && !isPlain(tokens, index) && !isOfCondition(tokens, index)) strangers++;
  }
  const next = clauses[at + 1];
  // `If PHP makes you happy, keep scrolling`
  const isSentAway =
    (isOwn && isPlainly) ||
    (!isOwn && next !== undefined && (next.exclusion & exclusionCue.dismissal) !== 0);
  const most = isOnly ? mostStrangers : isSentAway ? 1 : 0;
  return (isOwn && isOnly) || strangers <= most ? found : [];
}

/** `Salesforce consultants: this one isn't for you` */
function callsPeople(tokens: Tokens, { start, end }: Clause): boolean {
  if (!tokens.names(start) || tokens.names(end - 1)) return false;
  for (let index = start; index < end; index++) {
    const isPeople =
      tokens.has(index, cue.trade) ||
      tokens.hasRole(index, roleCue.roleNouns) ||
      tokens.hasExclusion(index, exclusionCue.pitch);
    if (!isPeople && !isListed(tokens, index)) return false;
  }
  return true;
}

function isOfCondition(tokens: Tokens, index: number): boolean {
  return tokens.has(index, cue.supposition) || tokens.hasExclusion(index, exclusionCue.dismissal);
}

/** `No nos envíes tu candidatura si lo tuyo es WordPress` */
function dismissesFirst(tokens: Tokens, clause: Clause): boolean {
  const { start, end } = clause;
  if ((clause.exclusion & exclusionCue.pitch) === 0) return false;
  let condition = start;
  while (condition < end && !tokens.has(condition, cue.supposition)) {
    if (tokens.names(condition)) return false;
    condition++;
  }
  for (let index = condition + 1; index < end; index++) {
    if (tokens.has(index, cue.negator) || !(tokens.names(index) || isPlain(tokens, index)))
      return false;
  }
  return condition > start && condition < end;
}

/** Whether a mark within a sentence leads to a clause. */
export function follows(tokens: Tokens, { start, names }: Clause): boolean {
  const marks =
    separator.comma | separator.dash | separator.colon | separator.call | separator.other;
  return names >= 0 && tokens.parted(start, marks) && !tokens.parted(start, separator.newline);
}

/** Whether a clause sends readers away. */
export function dismisses(
  { names, mention, structure, exclusion }: Clause,
  isPlainly = false,
): boolean {
  if ((exclusion & exclusionCue.dismissal) !== 0) return true;
  if (isPlainly && names > 0) return false;
  if ((structure & clauseCue.deterred) !== 0) return !isPlainly;
  if ((mention & cue.negator) === 0) return false;
  if ((exclusion & exclusionCue.pitch) !== 0) return true;
  if ((structure & clauseCue.pronoun) === 0) return false;
  // `Har du bare jobbet med WordPress, er ikke dette jobben for deg`
  const isOfRole = !isPlainly && names === 0 && (exclusion & exclusionCue.setting) !== 0;
  return (mention & cue.demand) !== 0 || (isOfRole && (mention & cue.affirmation) === 0);
}
