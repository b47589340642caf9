// Tabs between the cells of a table, as spreadsheets write them, and spaces that align its columns.
import { code } from './characters.ts';
import { type Folded, lineEnd } from './offsets.ts';

/** How much of its line before a tab is looked at, in characters. */
const reach = 6;

/** Whether a tab parts two cells, `Must⇥Java`, and neither opens or ends a line nor follows the sign of an item. */
export function partsCells(text: string, tab: number): boolean {
  if (/^[\r\n]|^$/u.test(text.slice(tab + 1, tab + 2))) return false;
  const before = text.slice(Math.max(0, tab - reach), tab);
  const start = before.lastIndexOf('\n') + 1;
  const isWhole = start > 0 || tab < reach;
  const cell = before.slice(start).trim();
  return cell !== '' && !/[:;,(]$/u.test(cell) && !(isWhole && sign.test(cell));
}

/** `•`, `1.`, `a)`, `K1`, or `o` as a bullet; `#` is the heading of numbers. */
const sign = /^(?!#$)(?:[\p{P}\p{S}]+|\d{1,2}[.)]|[a-z][.)]|[A-Z]\d{1,2}|o)$/u;

/** Fewest spaces between two cells in a line. */
const gap = 3;

/** A line that spaces part: where it begins, and where each cell after the first does. */
interface Row {
  readonly start: number;
  readonly cells: readonly number[];
}

/** Writes bars between the cells of a table that is aligned with spaces, `Java     Must`: two of its rows have a cell in the same column. */
export function partColumns(folded: Folded): Folded {
  if (folded.original.includes(' '.repeat(gap))) alignColumns(folded);
  if (ticks.test(folded.original)) writeTicks(folded);
  return folded;
}

function alignColumns(folded: Folded): void {
  const { codes, length } = folded;
  let rows: Row[] = [];
  for (let start = 0; start <= length;) {
    const end = lineEnd(folded, start);
    const cells = cellsOf(codes, start, end);
    if (cells.length > 0) rows.push({ start, cells });
    if (cells.length === 0 || end === length) {
      if (areAligned(rows)) for (const row of rows) writeBars(codes, row, rows[0]!);
      rows = [];
    }
    start = end + 1;
  }
}

/** Signs that say yes where they fill a cell. */
const ticks = /[✓✔☑✅●]/u;

/** The letter `x`, which is written for the sign of a cell that has nothing else. */
export const tick = 0x78;

/** Writes a tick as a letter: `| ✓ |`. */
function writeTicks({ codes, firsts, length, original }: Folded): void {
  let isOpen = false;
  for (let place = 0; place < length; place++) {
    if (codes[place] === code.bar) isOpen = true;
    else if (isOpen && codes[place] !== code.space) {
      isOpen = false;
      const next = codes[place + 1] === code.space ? place + 2 : place + 1;
      const isAlone = next >= length || codes[next] === code.bar || codes[next] === code.newline;
      if (isAlone && ticks.test(original[firsts[place]!]!)) codes[place] = tick;
    }
  }
}

/** Where the cells of a line begin behind its first one. */
function cellsOf(codes: Uint16Array, start: number, end: number): number[] {
  const cells: number[] = [];
  let spaces = -1;
  for (let place = start; place < end; place++) {
    if (codes[place] === code.bar) return [];
    if (codes[place] === code.space) {
      if (spaces >= 0) spaces++;
      continue;
    }
    if (spaces >= gap) cells.push(place);
    spaces = 0;
  }
  return cells;
}

/** Fewest rows with the same number of cells, three or more, that are a table although their columns are not aligned. */
const fewestRows = 3;

function areAligned(rows: readonly Row[]): boolean {
  const isUniform = rows.every(({ cells }) => cells.length === rows[0]!.cells.length);
  if (isUniform && rows.length >= fewestRows && rows[0]!.cells.length > 1) return true;
  return rows.some(({ start, cells }, at) => {
    const next = rows[at + 1];
    return next?.cells.some((cell) => cells.includes(cell - next.start + start));
  });
}

/** Writes a bar before each cell. If a row lacks cells, each column of the headings that is empty between two cells gets one. */
function writeBars(codes: Uint16Array, { start, cells }: Row, headings: Row): void {
  const lacked = cells.length < headings.cells.length ? headings.cells : [];
  for (const cell of cells) {
    codes[cell - 1] = code.bar;
    for (const heading of lacked) {
      const place = heading - headings.start + start - 1;
      const isEmpty = place < cell - gap && codes.subarray(place, cell - 1).every(isSpace);
      if (isEmpty && isSpace(codes[place - 1]!)) codes[place] = code.bar;
    }
  }
}

function isSpace(unit: number): boolean {
  return unit === code.space;
}
