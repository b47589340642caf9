// Exclusions by a cross before an item or after a name: `❌ PHP`, `Python ✘`.
import { cue, exclusionCue } from '../gazetteer/cues.ts';
import { opensItem, signBefore, startOfLine } from '../segments/lines.ts';
import { separator } from '../tokens/separators.ts';
import { state, type Tokens } from '../tokens/tokens.ts';

/** Signs before unwanted items: `❌ PHP`. */
const crosses: readonly string[] = ['❌', '🚫', '⛔', '✗', '✘', '✖', '👎', '🙅', '🗑'];

/** Signs before wanted items. */
const ticks: ReadonlySet<string> = new Set(['✅', '✔', '👍']);

/** Marks the named technologies in items that are crossed out. */
export function excludeCrossed(tokens: Tokens): void {
  const { folded } = tokens;
  if (!crosses.some((sign) => folded.original.includes(sign))) return;
  let isCrossed = false;
  let isTicked = false;
  for (let index = 0; index < tokens.count; index++) {
    const sign = signBefore(tokens, index);
    // `✅ Go ❌ PHP`
    const isSigned = ticks.has(sign) || (isTicked && crosses.includes(sign));
    if (isSigned || tokens.parted(index, separator.newline | separator.bullet)) {
      isCrossed = crosses.includes(sign) && !deniesInWords(tokens, index);
      isTicked = ticks.has(sign);
    }
    if (tokens.names(index) && (isCrossed || isCrossedAfter(tokens, index)))
      tokens.states[index] = state.excluded;
  }
}

/** `❌ We don't use Jenkins, we run GitHub Actions`, `❌ GraphQL: no. REST.`: words deny the first name, so the cross denies no others. */
function deniesInWords(tokens: Tokens, start: number): boolean {
  let isNegated = false;
  for (let index = start; index === start || !opensSigned(tokens, index); index++) {
    isNegated ||= tokens.has(index, cue.negator);
    if (!tokens.names(index)) continue;
    if (tokens.hasExclusion(index + 1, exclusionCue.refusal)) return true;
    return isNegated && tokens.states[index] === state.excluded;
  }
  return false;
}

/** Whether a line, an item or a sign begins before a word, as at the end of a text. */
function opensSigned(tokens: Tokens, index: number): boolean {
  if (tokens.parted(index, separator.newline | separator.bullet)) return true;
  if (tokens.follows(index)) return false;
  const sign = signBefore(tokens, index);
  return ticks.has(sign) || crosses.includes(sign);
}

/** `Python ✘ Node ✘`, on a line that no sign opens. */
function isCrossedAfter(tokens: Tokens, index: number): boolean {
  const { folded, starts, ends } = tokens;
  const first = startOfLine(tokens, index);
  const opening = signBefore(tokens, first);
  if (opensItem(tokens, first) || crosses.includes(opening) || ticks.has(opening)) return false;
  const from = folded.firsts[ends[index]! - 1]! + 1;
  const to = index + 1 < tokens.count ? folded.firsts[starts[index + 1]!]! : undefined;
  const [between] = folded.original.slice(from, to).split('\n');
  return crosses.some((sign) => between!.trimStart().startsWith(sign));
}
