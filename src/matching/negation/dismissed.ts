// Clauses that send readers away: `this isn't the gig`, `keep scrolling`.
import type { Clause } from '../segments/clauses.ts';
import { clauseCue, cue, exclusionCue } from '../gazetteer/cues.ts';
import { separator } from '../tokens/separators.ts';
import type { Tokens } from '../tokens/tokens.ts';

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
