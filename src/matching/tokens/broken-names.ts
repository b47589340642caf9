// Line breaks within names: between two names that are one name together, or within a word of a name.
import { code, isDigit, kind, kindOf } from '../normalize/characters.ts';
import { isAsWritten } from '../normalize/offsets.ts';
import type { Trie } from '../gazetteer/automaton.ts';
import { cue } from '../gazetteer/cues.ts';
import type { Words } from '../gazetteer/phrasebook.ts';
import type { Tokens } from './tokens.ts';

/** No word of the lexicon is longer, in characters. */
const longestWord = 100;

/**
 * The name that fills a line, from `index` on, although it is one name together with the word that opens the next line, up to
 * `end`: that word fills its line as well, numbers an item, `Scala⏎3. Kafka`, or opens a phrase of the language, `Java⏎Se valora`. 0
 * for other names. The trie's `end` is its end.
 */
export function firstOfTwo(
  { folded: { codes }, lexicon }: Tokens,
  index: number,
  end: number,
  words?: Words,
): number {
  let line = index;
  while (line < end && codes[line] !== code.newline) line++;
  if (line === end) return 0;
  let next = line + 1;
  while (codes[next] === code.space) next++;
  const { trie, technologyOf } = lexicon;
  const fills = codes[end] === code.newline || codes[end] === 0;
  const isName = fills && technologyOf[trie.longest(codes, next)]! >= 0 && trie.end === end;
  const isApart = isName || isNumbering(codes, next, end);
  if (!isApart && !(words !== undefined && opensPhrase(words, codes, next, end))) return 0;
  const first = trie.longest(codes, index, line);
  return technologyOf[first]! >= 0 ? first : 0;
}

/** `3.`, `10)` */
function isNumbering(codes: Uint16Array, start: number, end: number): boolean {
  if (codes[end] !== code.stop && codes[end] !== 0x29) return false;
  for (let place = start; place < end; place++) if (!isDigit(codes[place]!)) return false;
  return codes[end + 1] === code.space;
}

/** `Se valora`, `Se conosci`: a phrase that is longer than the word up to `end`, or a word that supposes. */
function opensPhrase({ trie, marks }: Words, codes: Uint16Array, start: number, end: number) {
  const found = trie.longest(codes, start);
  return found !== 0 && (trie.end > end || (marks.mention[found]! & cue.supposition) !== 0);
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
