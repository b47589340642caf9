// Abbreviations, such as `approx.`, `z. B.` and `f. eks.`: no full stop in them ends a sentence.
import { code, kind, kindOf } from '../normalize/characters.ts';
import type { Phrasebook } from '../gazetteer/phrasebook.ts';
import { isAsWritten } from '../normalize/offsets.ts';
import { separator } from './separators.ts';
import type { Tokens } from './tokens.ts';

/** Longest part after the first, in letters. */
const longestPart = 3;
const letterA = 0x61;

/**
 * Whether the full stop at a place, after the last word, belongs to an abbreviation.
 * @param book of the language of the line, unless that is English
 */
export function endsAbbreviation(
  tokens: Tokens,
  book: Phrasebook | undefined,
  stop: number,
): boolean {
  const last = tokens.count - 1;
  if (isKnown(tokens, book, last)) return true;
  const length = tokens.lengthOf(last);
  if (length > longestPart) return false;
  const before = tokens.separators[last]!;
  // `e.g.`
  if (length === 1 && before === separator.point) return true;
  const isSecond = before === (separator.point | separator.space);
  return (isSecond && tokens.lengthOf(last - 1) === 1) || isFirst(tokens, stop);
}

/** Whether a dictionary has a word as an abbreviation. */
function isKnown(
  { lexicon, folded, numbers, starts, ends }: Tokens,
  book: Phrasebook | undefined,
  index: number,
): boolean {
  if (lexicon.abbreviations.has(numbers[index]!)) return true;
  if (book === undefined) return false;
  const { trie, abbreviations } = book.words;
  const number = trie.longest(folded.codes, starts[index]!);
  return number !== 0 && trie.end === ends[index] && abbreviations.has(number);
}

/** Whether a single letter in lower case is before a full stop, and another short word with one after it. */
function isFirst({ count, folded, starts }: Tokens, stop: number): boolean {
  const { codes } = folded;
  const length = stop - starts[count - 1]!;
  const isLetter = length === 1 && codes[stop - 1]! >= letterA;
  if (!isLetter || codes[stop + 1] !== code.space || !isAsWritten(folded, stop - 1)) return false;
  const start = stop + 2;
  let end = start;
  while (end <= start + longestPart && kindOf(codes[end]!) === kind.word) end++;
  return end > start && end <= start + longestPart && codes[end] === code.stop;
}
