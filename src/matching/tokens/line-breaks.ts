// Line breaks within names: they separate two names on two lines, or split one name.
import { code, kind, kindOf, skipWord } from '../normalize/characters.ts';
import { type Folded, isAsWritten } from '../normalize/offsets.ts';
import type { Trie } from '../gazetteer/automaton.ts';
import type { Tokens } from './tokens.ts';

/** No word of the lexicon is longer, in characters. */
const longestWord = 100;
const colon = 0x3a;

/** The line break between two names that fill a line each, as in a list, and are one name together; or 0. */
export function lineWithin({ folded: { codes }, lexicon }: Tokens, index: number, end: number) {
  let line = index;
  while (line < end && codes[line] !== code.newline) line++;
  if (codes[end] !== code.newline && codes[end] !== 0) return 0;
  let next = line + 1;
  while (codes[next] === code.space) next++;
  const { trie, technologyOf } = lexicon;
  if (technologyOf[trie.longest(codes, next)]! < 0 || trie.end !== end) return 0;
  return technologyOf[trie.longest(codes, index, line)]! >= 0 ? line : 0;
}

/**
 * Finds the longest word from `index` on that a hyphen at `cut` parts at the end of a line, `Kuber-⏎netes`; 0 when
 * there is none. It ends in the trie's `end` after `index`, hyphen and line break not counted.
 */
export function longestCut(
  { folded, lexicon }: Tokens,
  trie: Trie,
  index: number,
  cut: number,
): number {
  const isName = (number: number) => trie === lexicon.trie && lexicon.technologyOf[number]! >= 0;
  const { codes } = folded;
  const next = cut + 2;
  if (codes[cut + 1] !== code.newline || kindOf(codes[next]!) !== kind.word) return 0;
  // A zero follows the text.
  const joined = new Uint16Array(cut - index + longestWord + 2);
  joined.set(codes.subarray(index, cut));
  joined.set(codes.subarray(next, next + longestWord), cut - index);
  const found = trie.longest(joined, 0);
  // `XG-⏎Boost`: only a name continues with a capital after a capital.
  if (isAsWritten(folded, next)) return found;
  return !isAsWritten(folded, cut - 1) && isName(found) ? found : 0;
}

/** Fewest lines with labels, and the share of short lines, in a paragraph whose lines are statements or items. */
const fewestLabels = 2;
const shortLines = 1 / 3;
/** Fewest lines of which one would have the end of a sentence, were they wrapped. */
const fewestStatements = 4;
/** Longest short line, and furthest end of a label, in characters. */
const shortest = 28;

/** Whether the lines from `start` to `end` are items or statements without signs: short, or with labels. */
export function isRagged({ codes }: Folded, start: number, end: number): boolean {
  let lines = 0;
  let short = 0;
  let labels = 0;
  let stops = 0;
  for (let line = start, index = start; index < end; index++) {
    const unit = codes[index]!;
    const isLabel = unit === colon && index - line < shortest && codes[index + 1] === code.space;
    if (isLabel) labels++;
    if (unit === code.stop && codes[index + 1] === code.space) stops++;
    // The last line of prose is short too.
    if (unit !== code.newline || index + 1 >= end) continue;
    lines++;
    if (index - line < shortest) short++;
    line = index + 1;
  }
  // A sentence ends within one of several wrapped lines.
  if (stops === 0 && lines >= fewestStatements) return true;
  return labels >= fewestLabels || (short > 1 && short > lines * shortLines);
}

/** Fewest lines of a paragraph that is known to be wrapped, the share of its short ones, and its widest line. */
const fewestFull = 3;
const shortShare = 1 / 4;
const widestWrapped = 110;

/** Whether the lines from `start` to `end`, which are no items, are as full as the widest allows. */
export function isFull({ codes }: Folded, start: number, end: number, widest: number): boolean {
  let breaks = 0;
  let short = 0;
  for (let line = start, index = start; index < end - 1; index++) {
    if (codes[index] !== code.newline) continue;
    const next = index + 1;
    if (kindOf(codes[next]!) !== kind.word) return false;
    breaks++;
    if (skipWord(codes, next) - line <= widest) short++;
    line = next;
  }
  return breaks >= fewestFull && short <= breaks * shortShare && widest <= widestWrapped;
}
