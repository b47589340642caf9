// Rows of tables with bars between their cells.
import { code } from '../normalize/characters.ts';
import { separator } from '../tokens/separators.ts';
import type { Tokens } from '../tokens/tokens.ts';
import { verticalBar } from './lines.ts';

export interface Cell {
  /** How many bars precede it in its line. */
  readonly column: number;
  /** Index of the first word, and of the first word after the last one. */
  readonly start: number;
  end: number;
}

/** The cells of the line that starts at a word, without empty ones. */
export function readRow(tokens: Tokens, start: number): Cell[] {
  const cells: Cell[] = [];
  let column = 0;
  let index = start;
  do {
    const before = column;
    if ((tokens.separators[index]! & separator.bullet) !== 0) column += countBars(tokens, index);
    if (index === start || column > before) cells.push({ column, start: index, end: index });
    cells.at(-1)!.end = ++index;
  } while (!tokens.parted(index, separator.newline));
  return cells;
}

/** How many bars are between a word and the word before it in its line. */
function countBars({ folded, starts, ends }: Tokens, index: number): number {
  const from = index === 0 ? 0 : ends[index - 1]!;
  let bars = 0;
  for (
    let place = starts[index]! - 1;
    place >= from && folded.codes[place] !== code.newline;
    place--
  ) {
    if (folded.codes[place] === verticalBar) bars++;
  }
  return bars;
}
