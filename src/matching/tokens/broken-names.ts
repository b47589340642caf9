// Line breaks within names: between two names that are one name together, or within a word of a name.
import { code, kind, kindOf } from '../normalize/characters.ts';
import { isAsWritten } from '../normalize/offsets.ts';
import type { Trie } from '../gazetteer/automaton.ts';
import type { Tokens } from './tokens.ts';

/** No word of the lexicon is longer, in characters. */
const longestWord = 100;

/**
 * The first of two names that fill a line each, as in a list, and are one name together, from `index` to `end`; 0 for
 * other names. The trie's `end` is its end.
 */
export function firstOfTwo(
  { folded: { codes }, lexicon }: Tokens,
  index: number,
  end: number,
): number {
  let line = index;
  while (line < end && codes[line] !== code.newline) line++;
  if (codes[end] !== code.newline && codes[end] !== 0) return 0;
  let next = line + 1;
  while (codes[next] === code.space) next++;
  const { trie, technologyOf } = lexicon;
  if (technologyOf[trie.longest(codes, next)]! < 0 || trie.end !== end) return 0;
  const first = trie.longest(codes, index, line);
  return technologyOf[first]! >= 0 ? first : 0;
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
