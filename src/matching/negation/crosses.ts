// Exclusions by a cross before an item or after a name: `❌ PHP`, `Python ✘`.
import { cue } from '../gazetteer/cues.ts';
import { endOfLine, opensItem, signBefore } from '../segments/lines.ts';
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
      isCrossed = crosses.includes(sign) && !isDenied(tokens, index);
      isTicked = ticks.has(sign);
    }
    const isOut = isCrossed || (tokens.names(index) && isCrossedAfter(tokens, index));
    if (isOut && tokens.names(index)) tokens.states[index] = state.excluded;
  }
}

/** `❌ We don't use Jenkins, we run GitHub Actions`: words rule out what the item rules out. */
function isDenied(tokens: Tokens, start: number): boolean {
  let isNegated = false;
  for (let index = start; index < endOfLine(tokens, start); index++) {
    isNegated ||= tokens.has(index, cue.negator);
    if (isNegated && tokens.states[index] === state.excluded) return true;
  }
  return false;
}

/** `Python ✘ Node ✘`, on a line that no sign opens. */
function isCrossedAfter(tokens: Tokens, index: number): boolean {
  const { folded, starts, ends } = tokens;
  let first = index;
  while (!tokens.parted(first, separator.newline)) first--;
  const opening = signBefore(tokens, first);
  if (opensItem(tokens, first) || crosses.includes(opening) || ticks.has(opening)) return false;
  const from = folded.firsts[ends[index]! - 1]! + 1;
  const to = index + 1 < tokens.count ? folded.firsts[starts[index + 1]!]! : undefined;
  const [between] = folded.original.slice(from, to).split('\n');
  return crosses.some((sign) => between!.trimStart().startsWith(sign));
}
