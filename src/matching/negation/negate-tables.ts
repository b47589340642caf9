// Tables with bars between their cells: rows and columns that say no.
import { clauseCue, cue, exclusionCue, topicCue } from '../gazetteer/cues.ts';
import { isRemoval } from './negators.ts';
import { type Cell, isNo, isTick, namesThing, listTables, namesAny } from '../segments/tables.ts';
import { separator } from '../tokens/separators.ts';
import { isPlain } from '../segments/clauses.ts';
import { takesBack, passing } from './negate-lists.ts';
import { state, type Tokens } from '../tokens/tokens.ts';

/** Whether a heading demands or denies its column, or is about something else: `Certificate`. */
type Verdict = 'asks' | 'denies' | 'aside';

/** By column. */
type Headings = ReadonlyMap<number, Verdict | undefined>;

/** Marks the named technologies that a table rules out: in `| PHP | not used |`, and below `Not required`. */
export function excludeTabled(tokens: Tokens): void {
  for (const [first, ...rows] of listTables(tokens)) {
    const all = [first, ...rows];
    const headings = readHeadings(tokens, first);
    const isGraded = all.some((cells) => isRated(tokens, cells) || isConfirmed(tokens, cells));
    const mayDeny = isGraded && !removes(tokens, first);
    for (const cells of all) {
      const isAside = cells.length > 1 && headings.get(cells[1]!.column) === 'aside';
      if (!isAside) excludeRefused(tokens, cells, mayDeny);
    }
    excludeRow(tokens, first);
    for (const cells of rows) excludeRow(tokens, cells, headings);
  }
}

/** Whether the second cell of a row says how much its names are wanted: `| Helm | yes, deep |`, `| Cilium | a plus |`. */
function isRated(tokens: Tokens, cells: readonly Cell[]): boolean {
  const [name, rating] = cells;
  if (rating === undefined || !namesAny(tokens, name!)) return false;
  if (rating.end > rating.start + 1 && tokens.hasTopic(rating.start, topicCue.yes)) return true;
  for (let index = rating.start; index < rating.end; index++)
    if (tokens.has(index, cue.preference | cue.obligation)) return true;
  return false;
}

/** `| Java | yes |`, in a table of two columns. */
function isConfirmed(tokens: Tokens, [name, rating, ...others]: readonly Cell[]): boolean {
  if (rating === undefined || others.length > 0 || !namesAny(tokens, name!)) return false;
  return tokens.hasTopic(rating.start, topicCue.yes);
}

/** Whether the headings speak of a removal, which *no* denies: `| Skill | Will be replaced |`. */
function removes(tokens: Tokens, headings: readonly Cell[]): boolean {
  if (headings.some((cell) => namesAny(tokens, cell))) return false;
  for (let index = headings[0]!.start; index < headings.at(-1)!.end; index++)
    if (isRemoval(tokens, index)) return true;
  return false;
}

/**
 * Excludes the names of a row whose second cell refuses them: `| AWS | no. we're on Hetzner |`, `| Talend | retired in
 * 2022 |`.
 * @param mayDeny whether *no* at the beginning of the cell does
 */
function excludeRefused(tokens: Tokens, cells: readonly Cell[], mayDeny: boolean): void {
  const [name, rating, ...others] = cells;
  if (rating === undefined) return;
  // `| Scala | no (a plus) |`, `| Scala | no | yes |` below `Must` and `Nice`
  if (welcomes(tokens, rating) || others.some((cell) => isTick(tokens, cell))) return;
  const denies = tokens.has(rating.start, cue.negator);
  const isRefused = denies && mayDeny && isAlone(tokens, rating);
  if (!isRefused && !(opensWithRemoval(tokens, rating, denies) && isExplained(tokens, rating)))
    return;
  for (let index = name!.start; index < name!.end; index++) {
    if (tokens.names(index)) tokens.states[index] = state.excluded;
  }
}

function welcomes(tokens: Tokens, { start, end }: Cell): boolean {
  for (let index = start; index < end; index++) if (tokens.has(index, cue.preference)) return true;
  return false;
}

/** Whether a cell begins with a removal: `retired`, `replaced by dbt`, `no, retired`. */
function opensWithRemoval(tokens: Tokens, { start, end }: Cell, denies: boolean): boolean {
  const { refusal, removed } = exclusionCue;
  if (tokens.hasExclusion(start, refusal | removed)) return true;
  if (!denies) return false;
  if (tokens.has(start, cue.successor)) return true;
  const isApart = tokens.parted(start + 1, separator.comma | separator.stop);
  return isApart && start + 1 < end && tokens.hasExclusion(start + 1, refusal | removed);
}

/** Whether the first word of a cell is all that it says, or a mark parts it from a remark. */
function isAlone(tokens: Tokens, { start, end }: Cell): boolean {
  const marks = separator.stop | separator.comma | separator.dash | separator.open;
  return end === start + 1 || tokens.parted(start + 1, marks);
}

/** Whether a remark, a small word or a name follows the first word of a cell, and no noun, as in `dropped packets`. */
function isExplained(tokens: Tokens, cell: Cell): boolean {
  const next = cell.start + 1;
  return isAlone(tokens, cell) || isPlain(tokens, next) || tokens.names(next);
}

function readHeadings(tokens: Tokens, cells: readonly Cell[]): Headings {
  const last = cells.at(-1)!.end;
  let isGraded = false;
  for (let index = cells[0]!.start; index < last; index++) {
    isGraded ||= tokens.has(index, cue.preference);
  }
  // `| Position | Requirements | N/A |`
  const isDemanding = ({ start, end }: Cell) =>
    end === start + 1 && tokens.hasTopic(start, topicCue.demandingHeading);
  const isRating =
    isGraded || cells.some((cell) => isDemanding(cell) || verdictOf(tokens, cell) === 'asks');
  return new Map(
    cells.map((cell) => {
      // `| Must | Nice | Not |`
      if (isRating && isNo(tokens, cell) && cell.column > 0) return [cell.column, 'denies'];
      if (namesThing(tokens, cell)) return [cell.column, 'aside'];
      const verdict = verdictOf(tokens, cell);
      // In a row with *no* under `Required`, the cell under `Nice to have` may be *yes*.
      return [cell.column, verdict === 'asks' && isGraded ? undefined : verdict];
    }),
  );
}

/** Excludes cells below a denying heading, and the first cell with a name in a row with a denying cell. */
function excludeRow(tokens: Tokens, cells: readonly Cell[], headings?: Headings) {
  const named = cells.filter((cell) => namesAny(tokens, cell));
  const others = cells.filter((cell) => !namesAny(tokens, cell));
  const isDenied = others.some((cell) => {
    const heading = headings?.get(cell.column);
    // `| PHP | | x |` below `Not needed`
    if (heading === 'denies' && isTick(tokens, cell)) return true;
    return verdictOf(tokens, cell, heading) === 'denies';
  });
  for (const cell of named) {
    const isBelow = headings?.get(cell.column) === 'denies';
    if (!isBelow && !(isDenied && cell === named[0])) continue;
    for (let index = cell.start; index < cell.end; index++) {
      if (tokens.names(index)) tokens.states[index] = state.excluded;
    }
  }
}

/** The verdict of a cell on its row or column: `Not required` and, below `Required`, `no` deny. */
function verdictOf(tokens: Tokens, { start, end }: Cell, heading?: Verdict): Verdict | undefined {
  if (heading === 'aside') return undefined;
  let negates = false;
  let demands = heading === 'asks';
  for (let index = start; index < end; index++) {
    if (takesBack(tokens, index) || tokens.hasClause(index, clauseCue.experienceNoun))
      return undefined;
    const isNegator =
      tokens.has(index, cue.negator) || tokens.hasExclusion(index, exclusionCue.refusal);
    // `brauchen wir nicht`, `pas besoin`
    const isEngaging = tokens.hasExclusion(index, exclusionCue.engaging);
    const isPassed =
      isEngaging ||
      tokens.has(index, passing) ||
      tokens.hasClause(index, clauseCue.subject | clauseCue.asksWhat);
    if (!isNegator && !isPassed) return undefined;
    negates ||= isNegator;
    demands ||= isEngaging || tokens.has(index, cue.demand | cue.handling);
  }
  if (!demands) return undefined;
  return negates ? 'denies' : 'asks';
}
