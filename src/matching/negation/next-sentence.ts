// Denials in a sentence of their own: `Everyone asks about PHP. We don't use it.`, `Früher lief hier PHP. Heute nicht mehr.`
import { clauseCue, cue, exclusionCue, topicCue } from '../gazetteer/cues.ts';
import { type Clause, isOfReader, isPlain, isTurned } from '../segments/clauses.ts';
import { listEndingAt } from '../segments/coordination.ts';
import { isQuestion } from '../segments/sentences.ts';
import { hardSeparators, separator } from '../tokens/separators.ts';
import type { Tokens } from '../tokens/tokens.ts';
import { isDoubled } from './cancelled.ts';

/** Longest sentence that denies what the one before it names, and longest one that names it, in words. */
const longestDenial = 6;
const longestStatement = 14;
/** Longest list of names. */
const longestList = 40;

/** Cues of statements that a denial after them leaves as they are. */
const kept = cue.negator | cue.obligation | cue.affirmation | cue.preference;
const past = exclusionCue.formerly | exclusionCue.tried;

/** Lists the last names of a sentence of which the next sentence says that the company does not use them. */
export function listDeniedNext(tokens: Tokens, clauses: readonly Clause[], at: number): number[] {
  const clause = clauses[at]!;
  const next = clauses[at + 1];
  if (next === undefined || next.names > 0) return [];
  if (clause.end - clause.start > longestStatement) return [];
  if ((clause.mention & kept) !== 0 || !follows(tokens, next)) return [];
  if (isQuestion(tokens, clause.start) || speaksOfReader(tokens, clause)) return [];
  const wasSo = (clause.exclusion & past) !== 0;
  if (!deniesUse(tokens, next, wasSo)) return [];
  let last = clause.end - 1;
  while (!tokens.names(last)) last--;
  return listEndingAt(tokens, last, longestList);
}

/** Whether a clause is a short sentence of its own in the line of the one before it. */
function follows(tokens: Tokens, { start, end }: Clause): boolean {
  if (!tokens.parted(start, separator.stop) || !tokens.parted(end, hardSeparators)) return false;
  const others = separator.newline | separator.bullet | separator.blankLine | separator.colon;
  if (tokens.parted(start, others)) return false;
  return (
    end - start <= longestDenial && !(end < tokens.count && tokens.parted(end, separator.colon))
  );
}

function speaksOfReader(tokens: Tokens, { start, end }: Clause): boolean {
  for (let index = start; index < end; index++) if (isOfReader(tokens, index)) return true;
  return false;
}

/** `We don't use it`, `Gebruiken we niet`, `Heute nicht mehr`: the company, its use, a negation, and no other thing. */
function deniesUse(tokens: Tokens, clause: Clause, wasSo: boolean): boolean {
  const { start, end, mention, structure, exclusion } = clause;
  if ((mention & cue.negator) === 0 || isTurned(clause)) return false;
  const isOurs = (structure & clauseCue.speaker) !== 0 || (exclusion & exclusionCue.engaging) !== 0;
  const isDated = wasSo || (exclusion & exclusionCue.nowadays) !== 0;
  if (!isOurs && !isDated) return false;
  for (let index = start; index < end; index++) {
    const isNegator = tokens.has(index, cue.negator);
    if (isNegator && isDoubled(tokens, index)) return false;
    // `Det fortryder vi ikke` denies a refusal.
    if (!isNegator && tokens.hasExclusion(index, exclusionCue.refusal)) return false;
    const isOfUse = isNegator || isPlain(tokens, index) || tokens.hasClause(index, ours);
    if (!(isOfUse || tokens.hasExclusion(index, exclusionCue.nowadays))) return false;
    if (isOfReader(tokens, index) || isOfOthers(tokens, index)) return false;
  }
  return true;
}

/** `We don't use agencies`, `The others don't` */
function isOfOthers(tokens: Tokens, index: number): boolean {
  const isPitch =
    tokens.hasExclusion(index, exclusionCue.pitch) &&
    !tokens.hasExclusion(index, exclusionCue.engaging);
  return isPitch || tokens.hasTopic(index, topicCue.others | topicCue.other);
}

const ours = clauseCue.speaker | clauseCue.pronoun;
