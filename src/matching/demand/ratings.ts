// Ratings of technologies by columns of tables and by words in brackets.
import { clauseCue, cue, topicCue } from '../gazetteer/cues.ts';
import { signBefore } from '../segments/lines.ts';
import { isListed } from '../segments/lists.ts';
import {
  type Cell,
  isNo,
  namesThing,
  isTick,
  listTables,
  namesAny,
  type Table,
} from '../segments/tables.ts';
import { hardSeparators, separator } from '../tokens/separators.ts';
import type { Tokens } from '../tokens/tokens.ts';
import { welcomingTopics } from './judgements.ts';
import type { Importance } from './section.ts';

/** The number of words before a bracket such as `(all required)` to which it applies. */
const longestList = 40;

type Ratings = Map<number, Importance>;

/** How tables and brackets rate words, by index. */
export function listRatings(tokens: Tokens): ReadonlyMap<number, Importance> {
  const ratings: Ratings = new Map();
  rateTables(tokens, ratings);
  rateByLegend(tokens, ratings);
  const { clause, count } = tokens;
  for (let index = 0; index < count; index++) {
    if ((clause[index]! & clauseCue.all) !== 0 && tokens.parted(index, separator.open)) {
      rateAll(tokens, index, ratings);
    }
  }
  return ratings;
}

/** Longest meaning of a sign in a legend, in words. */
const longestMeaning = 4;
/** A sign of a legend. */
const legendSign = /^[A-Z]{1,2}$/u;
const longestSign = 2;

/** `E = essential, D = desirable`: rates the words before each such sign that ends a line or fills a bracket, `Java (E)`. */
function rateByLegend(tokens: Tokens, ratings: Ratings): void {
  const legend = new Map<string, Importance>();
  for (let index = 0; index < tokens.count; index++) {
    if (!opensMeaning(tokens, index)) continue;
    const start = index + 1;
    let end = start + 1;
    while (end < start + longestMeaning && tokens.follows(end) && !opensMeaning(tokens, end)) end++;
    const meaning = ratingOfColumn(tokens, { column: 0, start, end });
    if (meaning !== undefined) legend.set(tokens.written(index), meaning);
  }
  if (new Set(legend.values()).size < 2) return;
  let first = 0;
  for (let index = 0; index < tokens.count; index++) {
    if (tokens.parted(index, separator.newline)) first = index;
    const rating = endsRated(tokens, index) ? legend.get(tokens.written(index)) : undefined;
    if (rating === undefined) continue;
    for (; first <= index; first++) ratings.set(first, rating);
  }
}

/** `A = must` */
function opensMeaning(tokens: Tokens, index: number): boolean {
  // The length first, since most words are longer.
  if (tokens.lengthOf(index) > longestSign || index + 1 >= tokens.count) return false;
  if (!legendSign.test(tokens.written(index))) return false;
  const sign = signBefore(tokens, index + 1);
  return (sign === '=' || sign === ':') && !tokens.parted(index + 1, separator.newline);
}

/** Whether a word ends its line, `Java E`, or fills a bracket, `Java (E)`. */
function endsRated(tokens: Tokens, index: number): boolean {
  if (tokens.parted(index, separator.open)) return tokens.parted(index + 1, separator.close);
  return tokens.parted(index + 1, separator.newline) && !tokens.parted(index, separator.newline);
}

/** `React • Node.js • TypeScript (all required)` */
function rateAll(tokens: Tokens, all: number, ratings: Ratings): void {
  const rating = ratingOf(tokens, all + 1, all + 2);
  if (rating === undefined || !tokens.parted(all + 2, separator.close)) return;
  for (let index = all - 1; index > all - longestList; index--) {
    ratings.set(index, rating);
    if (tokens.parted(index, separator.newline | separator.colon | separator.close)) return;
  }
}

/** `| Python | Expert | Yes |` below `Required?`, and `| Python | required |`. */
function rateTables(tokens: Tokens, ratings: Ratings): void {
  for (const rows of listTables(tokens)) {
    if (rateColumns(tokens, rows, ratings)) continue;
    rateRows(tokens, rows, ratings);
  }
}

/** Rates rows by their cells. Where two rows rate their names, the others only tell of theirs: `| Jira | in use |`. */
function rateRows(tokens: Tokens, rows: Table, ratings: Ratings): void {
  const asking = headingOfRatings(tokens, rows);
  const rated = rows.map(
    (cells) => ratedBelow(tokens, cells, asking) ?? rateRow(tokens, cells, rows[0]!),
  );
  const named = rows.filter(([first], at) => rated[at] !== undefined && namesAny(tokens, first!));
  for (const [at, cells] of rows.entries()) {
    const isTold = named.length > 1 && tellsOfNames(tokens, cells);
    const isTelling = isTold || isNone(tokens, cells, rows[0]!);
    const rating = rated[at] ?? (isTelling ? 'mentioned' : undefined);
    if (rating === undefined) continue;
    for (let index = cells[0]!.start; index < cells.at(-1)!.end; index++) {
      ratings.set(index, rating);
    }
  }
}

/** Whether the second cell of a row says something of the names in its first one, but no amount: `| Jira | in use |`. */
function tellsOfNames(tokens: Tokens, [first, second]: readonly Cell[]): boolean {
  if (second?.column !== first!.column + 1 || !namesAny(tokens, first!)) return false;
  if (namesAny(tokens, second)) return false;
  for (let index = second.start; index < second.end; index++)
    if (tokens.isAmount(index)) return false;
  return true;
}

/** Whether the only other cell of a row says nothing but *none*, *not yet* or *0/5*: `| PHP | none |`. */
function isNone(tokens: Tokens, cells: readonly Cell[], headings: readonly Cell[]): boolean {
  const [first, level] = cells;
  if (level === undefined || cells.length > 2 || !namesAny(tokens, first!)) return false;
  const heading = headings.find(({ column }) => column === level.column);
  if (heading && namesThing(tokens, heading)) return false;
  const { start, end } = level;
  const isWord = end === start + 1;
  if (tokens.written(start) === '0') return isWord || tokens.parted(start + 1, separator.slash);
  const denies = tokens.has(start, cue.negator | cue.affirmation);
  return isWord && (denies || tokens.hasClause(start, clauseCue.nothing));
}

/** Rates names by the headings of their columns, if two of these rate: `| Must | Could |`. */
function rateColumns(tokens: Tokens, [headings, ...rows]: Table, ratings: Ratings): boolean {
  const rated = new Map<number, Importance>();
  // `Must` and `Should` below `Requirement` rate rows.
  const rates = (cell: Cell) =>
    !namesAny(tokens, cell) && wordsOfRating(tokens, cell) !== undefined;
  const ofRatings = columnsWith(rows, rates);
  for (const cell of headings) {
    const rating = namesAny(tokens, cell) ? undefined : ratingOfColumn(tokens, cell);
    if (namesThing(tokens, cell)) continue;
    if (rating !== undefined && !ofRatings.has(cell.column)) rated.set(cell.column, rating);
  }
  if (rated.size < 2) return false;
  // `| Must | Could | Environment |`
  for (const cell of headings) if (isOfWork(tokens, cell)) rated.set(cell.column, 'mentioned');
  // `| Kafka | | x |`
  const ticks = rows.map((cells) =>
    cells.find((cell) => rated.has(cell.column) && isTick(tokens, cell)),
  );
  const isTicked = ticks.some((tick) => tick !== undefined);
  for (const [at, cells] of rows.entries()) {
    const ticked = ticks[at];
    // `| PHP | | |`, `| PHP | no | no |`
    const isLeftOut =
      isTicked &&
      !ticked &&
      cells.every((cell) => namesAny(tokens, cell) || isTick(tokens, cell) || isNo(tokens, cell));
    for (const { column, start, end } of cells) {
      const rating = isLeftOut ? 'mentioned' : rated.get(ticked?.column ?? column);
      if (rating === undefined) continue;
      for (let index = start; index < end; index++) ratings.set(index, rating);
    }
  }
  return true;
}

/** `Environment`, `Our stack`: a heading of what runs at the company, which neither demands nor welcomes. */
function isOfWork(tokens: Tokens, cell: Cell): boolean {
  if (namesAny(tokens, cell) || ratingOfColumn(tokens, cell) !== undefined) return false;
  for (let index = cell.start; index < cell.end; index++)
    if (tokens.hasTopic(index, topicCue.neutralHeading)) return true;
  return false;
}

/** The columns of some rows that have a cell of a kind. */
function columnsWith(rows: readonly Cell[][], isOfKind: (cell: Cell) => boolean): Set<number> {
  const columns = new Set<number>();
  for (const cells of rows)
    for (const cell of cells)
      if (!columns.has(cell.column) && isOfKind(cell)) columns.add(cell.column);
  return columns;
}

/** The last heading that demands or welcomes, in whose column no cell names a technology. */
function headingOfRatings(tokens: Tokens, [headings, ...rows]: Table): Cell | undefined {
  const named = columnsWith([headings, ...rows], (cell) => namesAny(tokens, cell));
  return headings.findLast(
    (cell) =>
      !named.has(cell.column) &&
      !namesThing(tokens, cell) &&
      ratingOfColumn(tokens, cell) !== undefined,
  );
}

/** The rating of a row by its cell below `Requirement`, whatever its other cells say: `| Kafka | good | should |`. */
function ratedBelow(
  tokens: Tokens,
  cells: readonly Cell[],
  heading: Cell | undefined,
): Importance | undefined {
  const cell = heading && cells.find(({ column }) => column === heading.column);
  if (cell === undefined) return undefined;
  const said = wordsOfRating(tokens, cell);
  if (said !== undefined) return said;
  const isWord = cell.end === cell.start + 1;
  if (isWord && tokens.hasTopic(cell.start, topicCue.demandingWord)) return 'required';
  return tokens.hasTopic(cell.start, topicCue.yes) ? ratingOfColumn(tokens, heading!) : undefined;
}

function ratingOfColumn(tokens: Tokens, { start, end }: Cell): Importance | undefined {
  const said = ratingOf(tokens, start, end);
  if (said !== undefined || end - start > 1) return said;
  if (tokens.hasTopic(start, welcoming)) return 'preferred';
  const demands = topicCue.demandingHeading | topicCue.demandingWord;
  return tokens.hasTopic(start, demands) ? 'required' : undefined;
}

/** The rating of a row by its cells without names. */
function rateRow(
  tokens: Tokens,
  cells: readonly Cell[],
  headings: readonly Cell[],
): Importance | undefined {
  for (const cell of cells) {
    const heading = headings.find(({ column }) => column === cell.column);
    if (namesAny(tokens, cell) || (heading && namesThing(tokens, heading))) continue;
    const said = wordsOfRating(tokens, cell);
    if (said !== undefined) return said;
    if (!tokens.hasTopic(cell.start, topicCue.yes)) continue;
    const asked = heading && ratingOf(tokens, heading.start, heading.end);
    if (asked !== undefined) return asked;
    // `| Kubernetes | yes |` below `| Skill | Needed? |`
    if (headings.length === 2 && cells.length === 2) return 'required';
  }
  return undefined;
}

/** The rating by the words of a cell, among them a common word that fills it: `should`. */
function wordsOfRating(tokens: Tokens, { start, end }: Cell): Importance | undefined {
  const isOptional = end === start + 1 && tokens.hasTopic(start, topicCue.optionalLabel);
  if (isOptional) return 'preferred';
  // `high (must)`
  const last = end - 1;
  const isInBracket = last > start && tokens.parted(last, separator.open);
  const demands = isInBracket && tokens.hasTopic(last, topicCue.demandingWord);
  return ratingOf(tokens, start, end) ?? (demands ? 'required' : undefined);
}

/** The rating by a few words, `nice to have`, `required` or `no (a plus)`, unless they deny it. */
function ratingOf(tokens: Tokens, start: number, end: number): Importance | undefined {
  let rating: Importance | undefined;
  for (let index = start; index < end; index++) {
    const isAnswer = index === start && tokens.parted(index + 1, separator.open);
    if (tokens.has(index, cue.negator) && !isAnswer) return undefined;
    if (tokens.has(index, cue.preference) || tokens.hasTopic(index, topicCue.welcomingHeading)) {
      return 'preferred';
    }
    if (tokens.has(index, cue.obligation)) rating = 'required';
  }
  return rating;
}

/** Separators before a short judgement of a list: `Java (must)`, `Java = must`, `Java – nice` */
const judgementSigns =
  separator.open | separator.other | separator.dash | separator.colon | separator.bullet;
const judgementEnds =
  hardSeparators | separator.comma | separator.semicolon | separator.close | separator.slash;
const welcoming = welcomingTopics | topicCue.optionalLabel;

/** The rating by one word after a sign, which may be a common word: `Java (could)`, `Java = bra`. */
export function ratedBeside(tokens: Tokens, mention: number): Importance | undefined {
  let word = mention + 1;
  let hasComma = false;
  while (word < mention + longestList && joins(tokens, word)) {
    hasComma ||= tokens.parted(word, separator.comma);
    word++;
  }
  // `Java, Perl / Bash (could)` rates Perl and Bash.
  if (hasComma && tokens.parted(word, separator.open)) return undefined;
  if (!tokens.parted(word, judgementSigns) || word >= tokens.count) return undefined;
  // `Java. ¿Deseable? Kotlin`
  const isNext = tokens.parted(word, separator.stop) && !tokens.parted(word, separator.open);
  if (isNext || (tokens.separators[word]! & separator.newline) !== 0) return undefined;
  if (!tokens.parted(word + 1, judgementEnds) || tokens.technology(word) >= 0) return undefined;
  if (tokens.has(word, cue.negator)) return undefined;
  if (tokens.has(word, cue.preference) || tokens.hasTopic(word, welcoming)) return 'preferred';
  return tokens.has(word, cue.obligation) ? 'required' : undefined;
}

/** Whether a word is in the list before the judgement: `Java + Spring = must` */
function joins(tokens: Tokens, index: number): boolean {
  const ends = (judgementSigns | hardSeparators) & ~separator.bullet;
  if (tokens.parted(index, ends)) return false;
  return isListed(tokens, index);
}
