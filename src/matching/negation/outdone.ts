// Technologies after which or to which others were chosen: `we used to run Jenkins, now it is Drone`, `we prefer Go over PHP`.
import { type Clause, isOfReader, isPlain } from '../segments/clauses.ts';
import { clauseCue, cue, exclusionCue, topicCue } from '../gazetteer/cues.ts';
import { follows } from './dismissed.ts';
import { isQuestion } from '../segments/sentences.ts';
import { isListed, listEndingAt } from '../segments/coordination.ts';
import { separator } from '../tokens/separators.ts';
import type { Tokens } from '../tokens/tokens.ts';

const longestList = 40;
/** How far the verb of a preference is from the first technology, in words. */
const reach = 5;

/** The names of a clause about the past, if the next one has others for the present. */
export function listOutpaced(tokens: Tokens, clauses: readonly Clause[], at: number): number[] {
  const past = clauses[at]!;
  const present = clauses[at + 1];
  // `Before, all was PHP`
  const isOpened = clauses[at - 1]?.names === 0 && follows(tokens, past);
  const times = past.exclusion | (isOpened ? clauses[at - 1]!.exclusion : 0);
  if ((times & exclusionCue.formerly) === 0 || present === undefined) return [];
  if (present.names === 0 || (present.exclusion & exclusionCue.nowadays) === 0) return [];
  if (tokens.parted(present.start, separator.newline | separator.bullet)) return [];
  const kept = cue.negator | cue.affirmation | cue.supposition | cue.contrast | cue.years;
  if (((past.mention | present.mention) & kept) !== 0) return [];
  for (let index = past.start; index < present.end; index++)
    if (isOfReader(tokens, index) || isAdded(tokens, index)) return [];
  const found: number[] = [];
  for (let index = past.start; index < past.end; index++) {
    if (tokens.names(index)) found.push(index);
    else if (!isPlain(tokens, index) && !isOfPast(tokens, index)) return [];
  }
  return found;
}

/** `Formerly everything was in PHP` */
function isOfPast(tokens: Tokens, index: number): boolean {
  return (
    tokens.hasExclusion(index, exclusionCue.formerly) || tokens.hasClause(index, clauseCue.all)
  );
}

/** `Now we also use Rust` */
function isAdded(tokens: Tokens, index: number): boolean {
  if (!tokens.hasExclusion(index, exclusionCue.nowadays)) return false;
  for (let near = index - 1; near < index + 4; near++)
    if (tokens.hasTopic(near, topicCue.besides)) return true;
  return false;
}

/** The names that a clause likes less than others. */
export function listOutdone(
  tokens: Tokens,
  { start, end, names, exclusion, mention }: Clause,
): number[] {
  const compares = exclusionCue.preferring | exclusionCue.than;
  if (names < 2 || (exclusion & compares) !== compares) return [];
  if ((mention & (cue.negator | cue.supposition)) !== 0 || isQuestion(tokens, start)) return [];
  for (let than = start + 1; than < end - 1; than++) {
    if (!tokens.hasExclusion(than, exclusionCue.than) || !tokens.names(than - 1)) continue;
    if (!tokens.names(than + 1)) continue;
    const [first] = listEndingAt(tokens, than - 1, longestList);
    for (let index = first! - 1; index >= Math.max(start, first! - reach); index--)
      if (tokens.hasExclusion(index, exclusionCue.preferring)) return listFrom(tokens, than + 1);
  }
  return [];
}

function listFrom(tokens: Tokens, first: number): number[] {
  const found: number[] = [];
  for (let index = first; isListed(tokens, index); index++)
    if (tokens.names(index)) found.push(index);
  return found;
}
