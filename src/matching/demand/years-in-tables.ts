// Years in a column of a table: `| Java | must | 5 |` below `| Skill | Weight | Years |`.
import { clauseCue, cue } from '../gazetteer/cues.ts';
import { type Cell, listTables, namesAny } from '../segments/tables.ts';
import type { Tokens } from '../tokens/tokens.ts';
import { valueOf } from './amounts.ts';
import type { FoundYears } from './years-subject.ts';

/** Longest heading of such a column, and longest cell in it, in words. */
const longestCell = 3;

/** Most years that somebody asks for; a larger number is a date: `Java launch | 24`. */
const mostYears = 20;

/** The demands for years that only the heading of a column says to be years. */
export function findYearsInTables(tokens: Tokens): FoundYears[] {
  return listTables(tokens).flatMap(([headings, ...rows]) => {
    const heading = headings.find((cell) => isHeadingOfYears(tokens, cell));
    if (heading === undefined) return [];
    return rows.flatMap((cells) => {
      const cell = cells.find(({ column }) => column === heading.column);
      return cell === undefined ? [] : readYears(tokens, cells[0]!, cell);
    });
  });
}

/** `Years`, `min yrs`, but not `5 years` */
function isHeadingOfYears(tokens: Tokens, cell: Cell): boolean {
  const { column, start, end } = cell;
  if (column === 0 || end - start > longestCell || namesAny(tokens, cell)) return false;
  let isYears = false;
  for (let index = start; index < end; index++) {
    if (tokens.isAmount(index)) return false;
    isYears ||= tokens.has(index, cue.years);
  }
  return isYears;
}

/** The years of a row: of the technologies in its first cell, or else of what that describes. */
function readYears(tokens: Tokens, topic: Cell, { start, end }: Cell): FoundYears[] {
  const years = valueOf(tokens, start);
  // `2024` is a date; a unit of its own is read where it stands.
  const isNumber = tokens.startsWithDigit(start) && tokens.lengthOf(start) <= 2;
  if (!isNumber || years === undefined || end - start > longestCell) return [];
  if (years === 0 || years > mostYears) return [];
  for (let index = start; index < end; index++) if (tokens.has(index, cue.years)) return [];
  const places: number[] = [];
  let isCareer = false;
  for (let index = topic.start; index < topic.end; index++) {
    const isNamed = tokens.namesKnown(index);
    if (isNamed) places.push(index);
    isCareer ||= tokens.hasClause(index, clauseCue.experienceNoun);
  }
  const whole = isCareer ? 'experience' : 'other';
  const subject = places.length > 0 ? 'technology' : whole;
  return [{ years, subject, places, unit: start, first: topic.start, last: start }];
}
