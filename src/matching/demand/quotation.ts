// The words that are quoted for a demand: its sentence, or of a long one the clauses around it.
import { clauseCue, cue, detailCue, roleCue } from '../gazetteer/cues.ts';
import { hardSeparators, separator } from '../tokens/separators.ts';
import type { Tokens } from '../tokens/tokens.ts';
import { isWaived } from './denied-demands.ts';
import { placeDetails } from './places.ts';
import { isLevelCode } from './tongue-codes.ts';

/** Most words before the demand and after it. */
const longestSide = 14;
/** Most words on a side of which no clause ends within `longestSide`. */
const cutSide = 8;
/** Longest rest of a bracket after its last word, as in `(max. 5 %)`. */
const longestRest = 4;

const clauseEnds = separator.comma | separator.semicolon | separator.colon | separator.dash;

/** A demand's words in the text, in code units; no bracket is left open. */
export function quoteOf(tokens: Tokens, index: number): { start: number; end: number } {
  const isTongue = tokens.hasDetail(index, detailCue.tongue);
  const whole = {
    first: firstOf(tokens, index),
    last: Math.max(
      lastOf(tokens, isLabelOfCell(tokens, index) ? index + 1 : index),
      isTongue ? levelOf(tokens, index) : -1,
    ),
  };
  const { first, last } = partOf(tokens, index, whole);
  const [start] = tokens.place(first);
  const [, end] = tokens.place(last);
  return { start, end: end + restOfBracket(tokens.folded.original, start, end) };
}

/** `Start | March`: a label of a date, which is in the next cell. */
function isLabelOfCell(tokens: Tokens, index: number): boolean {
  if (!tokens.hasDetail(index, detailCue.starting | detailCue.whenLabel)) return false;
  const between = tokens.separators[index + 1]!;
  return (between & separator.bullet) !== 0 && (between & separator.newline) === 0;
}

interface Words {
  readonly first: number;
  readonly last: number;
}

/** `French B2` of `34-38k, Lyon or remote, French B2`, `decent English` of `decent English, Portuguese not needed` */
function partOf(tokens: Tokens, index: number, { first, last }: Words): Words {
  const isTongue = tokens.hasDetail(index, detailCue.tongue);
  if (!isTongue && !tokens.hasDetail(index, placeDetails)) return { first, last };
  const marks: number[] = [];
  for (let mark = first + 1; mark <= last; mark++)
    if (tokens.parted(mark, separator.comma | separator.semicolon)) marks.push(mark);
  if (marks.length === 0) return { first, last };
  const isItem = marks.length > 1 && !isStated(tokens, first, last);
  const belongs = isTongue ? detailCue.tongue | detailCue.level : placeDetails;
  const isCut = (start: number, end: number): boolean =>
    (isItem && !hasAny(tokens, belongs, start, end)) ||
    (isTongue && (isDeniedTongue(tokens, start, end) || isOfTechnology(tokens, start, end)));
  const starts = [first, ...marks];
  const own = starts.findLastIndex((start) => start <= index);
  let from = own;
  let to = own + 1;
  const endOf = (part: number) => starts[part] ?? last + 1;
  while (from > 0 && !isCut(starts[from - 1]!, starts[from]!)) from--;
  while (to < starts.length && !isCut(starts[to]!, endOf(to + 1))) to++;
  return { first: starts[from]!, last: endOf(to) - 1 };
}

const stating = cue.be | cue.verb | cue.contrast | cue.negator | cue.obligation | cue.preference;

/** Whether words say more than a list of names does. */
function isStated(tokens: Tokens, first: number, last: number): boolean {
  for (let word = first; word <= last; word++) {
    if (tokens.has(word, stating) || tokens.hasRole(word, roleCue.prose | roleCue.hiring))
      return true;
    if (tokens.hasClause(word, clauseCue.subject | clauseCue.speaker)) return true;
  }
  return false;
}

function hasAny(tokens: Tokens, details: number, start: number, end: number): boolean {
  for (let word = start; word < end; word++) {
    if (tokens.hasDetail(word, details)) return true;
    if ((details & detailCue.tongue) !== 0 && isLevelCode(tokens, word)) return true;
  }
  return false;
}

/** `TOGAF welcome` of `German B2, TOGAF welcome` */
function isOfTechnology(tokens: Tokens, start: number, end: number): boolean {
  for (let word = start; word < end; word++)
    if (tokens.names(word)) return !hasAny(tokens, detailCue.tongue, start, end);
  return false;
}

/** `Portuguese not needed` */
function isDeniedTongue(tokens: Tokens, start: number, end: number): boolean {
  for (let word = start; word < end; word++)
    if (tokens.hasDetail(word, detailCue.tongue)) return isWaived(tokens, word);
  return false;
}

function firstOf(tokens: Tokens, index: number): number {
  let depth = 0;
  let cut = index;
  let clause = index;
  for (let first = index; first >= index - longestSide; first--) {
    if (tokens.parted(first, hardSeparators)) return first;
    depth = Math.max(0, depth - bracketsAt(tokens, first));
    if (depth > 0) continue;
    if (first >= index - cutSide) cut = first;
    if (tokens.parted(first, clauseEnds)) clause = first;
  }
  return clause < index ? clause : cut;
}

function lastOf(tokens: Tokens, index: number): number {
  let depth = 0;
  let cut = index;
  let clause = index;
  for (let last = index; last <= index + longestSide; last++) {
    if (tokens.parted(last + 1, hardSeparators) && !isOrdinal(tokens, last)) return last;
    if (depth === 0 && last <= index + cutSide) cut = last;
    depth = Math.max(0, depth + bracketsAt(tokens, last + 1));
    if (depth === 0 && tokens.parted(last + 1, clauseEnds)) clause = last;
  }
  return clause > index ? clause : cut;
}

/** How far after a language its level may be, in words. */
const levelReach = 18;

/** The last word of the level of a language, in another cell or clause: `English | B2 spoken`, `German daily, so C1`; -1 if none. */
function levelOf(tokens: Tokens, index: number): number {
  const { newline, stop, call } = separator;
  let isCell = false;
  let isOpen = false;
  for (let near = index + 1; near <= index + levelReach; near++) {
    if (tokens.parted(near, newline | stop | call)) return -1;
    if (tokens.hasDetail(near, detailCue.tongue)) return -1;
    // A long bracket is left out as a whole.
    if (tokens.parted(near, separator.open)) isOpen = true;
    if (tokens.parted(near, separator.close)) isOpen = false;
    isCell ||= tokens.parted(near, separator.bullet);
    const isLevel = isCell && tokens.hasDetail(near, detailCue.level | detailCue.grade);
    if (!isLevel && !isLevelCode(tokens, near)) continue;
    let last = near;
    while (tokens.follows(last + 1) && last < near + cutSide) last++;
    return isOpen && !tokens.parted(last + 1, separator.close) ? -1 : last;
  }
  return -1;
}

/** `1. februar`: the full stop after a number ends no sentence. */
function isOrdinal(tokens: Tokens, index: number): boolean {
  const isStop = tokens.separators[index + 1] === (separator.stop | separator.space);
  return isStop && tokens.startsWithDigit(index) && tokens.hasDetail(index + 1, detailCue.date);
}

/** How many more brackets open than close before a word. Separators in a bracket end no clause. */
function bracketsAt({ separators }: Tokens, index: number): number {
  const found = separators[index]!;
  const opens = (found & separator.open) === 0 ? 0 : 1;
  const closes = (found & separator.close) === 0 ? 0 : 1;
  return opens - closes;
}

/** The length of the text from the end of a quotation to the bracket that closes one within it; 0 if none is open. */
function restOfBracket(text: string, start: number, end: number): number {
  const quoted = text.slice(start, end);
  if (quoted.lastIndexOf('(') <= quoted.lastIndexOf(')')) return 0;
  return text.slice(end, end + longestRest).indexOf(')') + 1;
}
