// Tables with bars between their cells: rows and columns that say no.
import { code } from './characters.ts';
import { gap } from './gaps.ts';
import { cue } from './lexicon.ts';
import { verticalBar } from './lines.ts';
import { subject } from './negated-before.ts';
import { asksWhat, experience, isReserved, passing } from './negative-lists.ts';
import { state } from './state.ts';
import type { Words } from './words.ts';

/** What a heading says of its column. */
type Verdict = 'asks' | 'denies';

/** By column. */
type Headings = ReadonlyMap<number, Verdict | undefined>;

interface Cell {
  /** How many bars stand before it in its line. */
  readonly column: number;
  /** Index of the first word, and of the first word after the last one. */
  readonly start: number;
  end: number;
}

/** Marks the named technologies that a table rules out: in `| PHP | not used |`, and below `Not required`. */
export function excludeTabled(words: Words, states: Uint8Array): void {
  if (!words.folded.original.includes('|')) return;
  let headings: Headings | undefined;
  for (let start = 0; start < words.count;) {
    if (words.parted(start, gap.blankLine)) headings = undefined;
    const cells = readRow(words, start);
    start = cells.at(-1)!.end;
    if (cells.at(-1)!.column === 0) {
      headings = undefined;
      continue;
    }
    excludeRow(words, states, cells, headings);
    headings ??= readHeadings(words, cells);
  }
}

/** The cells of the line that starts at a word, without empty ones. */
function readRow(words: Words, start: number): Cell[] {
  const cells: Cell[] = [];
  let column = 0;
  let index = start;
  do {
    const before = column;
    if ((words.gaps[index]! & gap.bullet) !== 0) column += countBars(words, index);
    if (index === start || column > before) cells.push({ column, start: index, end: index });
    cells.at(-1)!.end = ++index;
  } while (!words.parted(index, gap.newline));
  return cells;
}

/** How many bars stand in the line before a word, behind the word before it. */
function countBars({ folded, starts, ends }: Words, index: number): number {
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

function readHeadings(words: Words, cells: readonly Cell[]): Headings {
  const last = cells.at(-1)!.end;
  let isGraded = false;
  for (let index = cells[0]!.start; index < last; index++) {
    isGraded ||= words.has(index, cue.preference);
  }
  return new Map(
    cells.map((cell) => {
      const verdict = verdictOf(words, cell);
      // Where `Required` says no, `Nice to have` beside it may say yes.
      return [cell.column, verdict === 'asks' && isGraded ? undefined : verdict];
    }),
  );
}

/** Rules out what stands below a heading that denies it, and what a row names first of which a cell denies it. */
function excludeRow(words: Words, states: Uint8Array, cells: readonly Cell[], headings?: Headings) {
  const named = cells.filter((cell) => namesAny(states, cell));
  const others = cells.filter((cell) => !namesAny(states, cell));
  const isDenied = others.some(
    (cell) => verdictOf(words, cell, headings?.get(cell.column)) === 'denies',
  );
  for (const cell of named) {
    const isBelow = headings?.get(cell.column) === 'denies';
    if (!isBelow && !(isDenied && cell === named[0])) continue;
    for (let index = cell.start; index < cell.end; index++) {
      if (states[index]! >= state.named) states[index] = state.excluded;
    }
  }
}

function namesAny(states: Uint8Array, { start, end }: Cell): boolean {
  return states.subarray(start, end).some((found) => found >= state.named);
}

/** What a cell says of others: `Not required` and, below `Required`, `no` deny them. */
function verdictOf(words: Words, { start, end }: Cell, heading?: Verdict): Verdict | undefined {
  let negates = false;
  let demands = heading === 'asks';
  for (let index = start; index < end; index++) {
    const written = words.written(index);
    if (isReserved(words, index) || experience.test(written)) return undefined;
    const isNegator = words.has(index, cue.negator);
    const isPassed = words.has(index, passing) || subject.test(written) || asksWhat.test(written);
    if (!isNegator && !isPassed) return undefined;
    negates ||= isNegator;
    demands ||= words.has(index, cue.demand | cue.handling);
  }
  if (!demands) return undefined;
  return negates ? 'denies' : 'asks';
}
