// Marks exclusions that the form of clauses shows, whatever their words are.
import { cue, exclusionCue } from '../gazetteer/cues.ts';
import { exclude, excludeDenied } from './denied.ts';
import { listClauses } from '../segments/clauses.ts';
import { listDismissed } from './dismissed.ts';
import { listRemoved } from './removed.ts';
import type { Tokens } from '../tokens/tokens.ts';

const telling =
  exclusionCue.refusal | exclusionCue.removed | exclusionCue.dismissal | exclusionCue.only;

export function excludeByForm(tokens: Tokens): void {
  const { mention, exclusion } = tokens.present;
  if ((mention & cue.negator) === 0 && (exclusion & telling) === 0) return;
  const clauses = listClauses(tokens);
  for (const [at, clause] of clauses.entries()) {
    if (clause.names === 0) continue;
    excludeDenied(tokens, clauses, at);
    if ((clause.exclusion & exclusionCue.removed) !== 0)
      exclude(tokens, listRemoved(tokens, clause));
    exclude(tokens, listDismissed(tokens, clauses, at));
  }
}
