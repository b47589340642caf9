// Marks exclusions that the form of clauses shows, whatever their words are.
import { clauseCue, cue, exclusionCue, topicCue } from '../gazetteer/cues.ts';
import { excludeDenied, topicOf } from './denied.ts';
import { exclude } from './exclude.ts';
import { type Clause, clauseFrom, listClauses, opensClause } from '../segments/clauses.ts';
import { listLikewise } from './likewise.ts';
import { listDismissed } from './dismissed.ts';
import { listGivenUp } from './given-up.ts';
import { listDeniedNext } from './next-sentence.ts';
import { listMovedFrom } from './replaced.ts';
import { listOutdone } from './outdone.ts';
import { listPartedWith } from './parted-verbs.ts';
import { listRemoved } from './removed.ts';
import { listRewritten } from './rewritten.ts';
import { separator } from '../tokens/separators.ts';
import { state, type Tokens } from '../tokens/tokens.ts';

/** Most words before a denied list in its clause. */
const longestStart = 3;

const telling =
  exclusionCue.refusal |
  exclusionCue.removed |
  exclusionCue.dismissal |
  exclusionCue.only |
  exclusionCue.parting |
  exclusionCue.rewritten |
  exclusionCue.free |
  exclusionCue.formerly |
  exclusionCue.preferring |
  exclusionCue.tried |
  exclusionCue.settled |
  exclusionCue.ditto;

export function excludeByForm(tokens: Tokens): void {
  const { mention, exclusion, clause: structure, topic } = tokens.present;
  const tells =
    (mention & cue.negator) |
    (exclusion & telling) |
    (structure & clauseCue.nothing) |
    (topic & topicCue.moving);
  if (tells === 0) return;
  const clauses = listClauses(tokens);
  for (const [at, clause] of clauses.entries()) {
    if (clause.names === 0) continue;
    excludeDenied(tokens, clauses, at);
    if ((clause.exclusion & exclusionCue.removed) !== 0)
      exclude(tokens, listRemoved(tokens, clause));
    exclude(tokens, listPartedWith(tokens, clause));
    exclude(tokens, listRewritten(tokens, clause));
    exclude(tokens, listMovedFrom(tokens, clause));
    exclude(tokens, listDismissed(tokens, clauses, at));
    exclude(tokens, listGivenUp(tokens, clauses, at));
    exclude(tokens, listOutdone(tokens, clause));
    exclude(tokens, listDeniedNext(tokens, clauses, at));
    exclude(tokens, listLikewise(tokens, clause));
    if ((clause.exclusion & exclusionCue.free) !== 0) excludeFree(tokens, clause);
  }
}

/** `A PHP-free zone` */
function excludeFree(tokens: Tokens, { start, end }: Clause): void {
  for (let index = start + 1; index < end; index++) {
    const isJoined = tokens.separators[index] === separator.hyphen && tokens.names(index - 1);
    if (isJoined && tokens.hasExclusion(index, exclusionCue.free)) exclude(tokens, [index - 1]);
  }
}

/** Whether a common word, if it names a technology, is denied by its clause: `Spring nutzen wir nicht`. */
export function isDeniedIfNamed(tokens: Tokens, index: number, mayBeRemoved: boolean): boolean {
  let start = index;
  while (!opensClause(tokens, start)) if (index - start-- > longestStart) return false;
  const was = tokens.states[index]!;
  tokens.states[index] = state.named;
  const clause = clauseFrom(tokens, start);
  const found = topicOf(tokens, clause);
  if (mayBeRemoved) found.push(...listRemoved(tokens, clause), ...listPartedWith(tokens, clause));
  tokens.states[index] = was;
  return found.includes(index);
}
