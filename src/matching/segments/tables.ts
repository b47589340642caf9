// Rows of tables with bars between their cells.
import { cue, topicCue } from '../gazetteer/cues.ts';
import { tick } from '../normalize/cells.ts';
import { code } from '../normalize/characters.ts';
import { separator } from '../tokens/separators.ts';
import type { Tokens } from '../tokens/tokens.ts';
import { isListedThing } from './things.ts';

export interface Cell {
  /** How many bars precede it in its line. */
  readonly column: number;
  /** Index of the first word, and of the first word after the last one. */
  readonly start: number;
  end: number;
}

export type Table = [headings: Cell[], ...rows: Cell[][]];

/**
 * The tables of a text: rows with bars between their cells, the headings first. A line without bars ends a table, and so does a rule
 * that is not below the headings.
 */
export function listTables(tokens: Tokens): Table[] {
  const { codes } = tokens.folded;
  if (!codes.includes(code.bar)) return [];
  const tables: Table[] = [];
  let rows: Table | undefined;
  for (let start = 0; start < tokens.count;) {
    const isApart = tokens.parted(start, separator.blankLine);
    if (isApart || (rows !== undefined && rows.length > 1 && isRuled(tokens, start)))
      rows = undefined;
    const cells = readRow(tokens, start);
    start = cells.at(-1)!.end;
    const isCell = cells.at(-1)!.column > 0 || (rows !== undefined && hasBarAfter(tokens, start));
    if (!isCell) rows = undefined;
    else if (rows === undefined) tables.push((rows = [cells]));
    else rows.push(cells);
  }
  for (const table of tables) dropRowNumbers(tokens, table);
  return tables;
}

/** Shortest line of signs that parts tables, in characters. */
const shortestRule = 3;

/** Whether a line of signs without bars is above a line: `----------`. */
function isRuled({ folded, starts, ends }: Tokens, start: number): boolean {
  let line = ends[start - 1]!;
  let hasBar = true;
  for (let place = line; place < starts[start]!; place++) {
    const unit = folded.codes[place];
    if (unit === code.bar) hasBar = true;
    if (unit !== code.newline) continue;
    if (!hasBar && place - line >= shortestRule) return true;
    line = place + 1;
    hasBar = false;
  }
  return false;
}

/** Drops the first cells of a table if they number its rows: `| 4 | Fortinet | no |`. */
function dropRowNumbers(tokens: Tokens, [headings, ...rows]: Table): void {
  const isNumber = ({ start, end }: Cell) =>
    end === start + 1 && tokens.startsWithDigit(start) && !tokens.names(start);
  // `| Years | Skill |`
  if (tokens.has(headings[0]!.start, cue.years)) return;
  const numbers = rows.length > 0 ? rows : [headings];
  if (!numbers.every(([first]) => isNumber(first!))) return;
  for (const cells of [headings, ...rows])
    if (cells.length > 1 && isNumber(cells[0]!)) cells.shift();
}

/** Whether a cell names a technology. */
export function namesAny(tokens: Tokens, { start, end }: Cell): boolean {
  for (let index = start; index < end; index++) if (tokens.names(index)) return true;
  return false;
}

/** Whether a cell is an `x`, a tick or a word of assent. */
export function isTick(tokens: Tokens, { start, end }: Cell): boolean {
  if (end - start > 1) return false;
  const isLetter = tokens.lengthOf(start) === 1;
  const written = tokens.folded.codes[tokens.starts[start]!];
  return tokens.hasTopic(start, topicCue.yes) || (isLetter && written === tick);
}

/** Whether *no* is all that a cell says. */
export function isNo(tokens: Tokens, { start, end }: Cell): boolean {
  return end === start + 1 && tokens.has(start, cue.negator);
}

/** Whether a cell names a certificate or the like. The cells below such a heading rate no technology. */
export function namesThing(tokens: Tokens, { start, end }: Cell): boolean {
  for (let index = start; index < end; index++) if (isListedThing(tokens, index)) return true;
  return false;
}

/** The cells of the line that starts at a word, without empty ones. */
function readRow(tokens: Tokens, start: number): Cell[] {
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

/** `PHP | |`: whether a bar is behind the only cell of a line, which ends before a word. */
function hasBarAfter({ folded, ends }: Tokens, end: number): boolean {
  let place = ends[end - 1]!;
  while (folded.codes[place] === code.space) place++;
  return folded.codes[place] === code.bar;
}

/** How many bars are between a word and the word before it in its line. */
function countBars({ folded, starts, ends }: Tokens, index: number): number {
  const from = ends[index - 1] ?? 0;
  let bars = 0;
  for (
    let place = starts[index]! - 1;
    place >= from && folded.codes[place] !== code.newline;
    place--
  ) {
    if (folded.codes[place] === code.bar) bars++;
  }
  return bars;
}
