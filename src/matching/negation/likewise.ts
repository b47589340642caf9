// Names that go the same way as the ruled-out name before them: `We removed Jenkins, and Ansible too`, `Ditto Perl`.
import { cue, exclusionCue } from '../gazetteer/cues.ts';
import { type Clause, isPlain } from '../segments/clauses.ts';
import { isListed } from '../segments/coordination.ts';
import { hardSeparators } from '../tokens/separators.ts';
import { state, type Tokens } from '../tokens/tokens.ts';

/** How far before a clause the ruled-out name is, in words. */
const reach = 16;

/** Lists the names of a clause that says of them what the text says of a ruled-out name before it. */
export function listLikewise(tokens: Tokens, clause: Clause): number[] {
  const { start, end } = clause;
  if (!isLikewise(tokens, clause)) return [];
  const isOwnSentence = tokens.parted(start, hardSeparators);
  let before = start - 1;
  while (before > start - reach && !tokens.names(before)) {
    if (!isOwnSentence && tokens.parted(before, hardSeparators)) return [];
    before--;
  }
  if (tokens.states[before] !== state.excluded) return [];
  const list: number[] = [];
  for (let index = start; index < end; index++) if (tokens.names(index)) list.push(index);
  return list;
}

/** Whether a clause has only names, and words that say the same of them: `ditto` anywhere, `too` behind them. */
function isLikewise(tokens: Tokens, { start, end, mention, exclusion }: Clause): boolean {
  const isDitto = (exclusion & exclusionCue.ditto) !== 0;
  if (!isDitto && (exclusion & exclusionCue.likewise) === 0) return false;
  if ((mention & cue.preference) !== 0) return false;
  let isNamed = false;
  for (let index = start; index < end; index++) {
    isNamed ||= tokens.names(index);
    const isSame =
      tokens.hasExclusion(index, exclusionCue.ditto) ||
      (isNamed && tokens.hasExclusion(index, exclusionCue.likewise));
    if (!isSame && !isListed(tokens, index) && !(isDitto && isPlain(tokens, index))) return false;
  }
  if (isDitto) return isNamed;
  return (
    !tokens.parted(start, hardSeparators) && tokens.hasExclusion(end - 1, exclusionCue.likewise)
  );
}
