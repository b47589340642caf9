// Patterns of words, written as a row of cues, names and gaps: `OWN .. be ..1 removed`.
import { separator } from '../tokens/separators.ts';
import type { Cues } from '../segments/clauses.ts';
import { cuesOf, isForeignTest, readWordTest, sharesAny, type WordTest } from './word-tests.ts';

/** Which names of a list a part stands for; see `Rule.find`. */
export type List = 'OWN' | 'LAST' | 'ALL' | 'NAMES' | 'GONE' | 'AGAIN';

export type Part =
  | {
      readonly kind: 'word';
      readonly test: WordTest;
      readonly least: number;
      readonly most: number;
    }
  | { readonly kind: 'next'; readonly test: WordTest; readonly isWanted: boolean }
  | {
      readonly kind: 'gap';
      readonly most: number;
      /** Most words that are not plain. */
      readonly strangers: number;
      readonly without: WordTest;
      readonly crossesMarks: boolean;
    }
  | { readonly kind: 'names'; readonly list: List; readonly test: WordTest }
  | {
      readonly kind: 'mark';
      readonly marks: number;
      readonly isOptional: boolean;
      /** Whether the line may end there too. */
      readonly mayEndLine: boolean;
    }
  | { readonly kind: 'edge'; readonly isStart: boolean; readonly isOfSentence: boolean };

export interface Rule {
  /**
   * Parts with spaces between them, which stand one after the other in a text:
   *
   * - `be|speaker`: a word; see `readWordTest`. `be?`: if there is one; `be*`: as many as there are.
   * - `=be`: the next word has it, or the clause ends; `!be`: the next word has it not.
   * - `..`: plain words of the clause, if any, and no names; `..1`: with one other word; `...`: any words of the
   *   clause; `....`: any of the sentence. `..~be`: without this cue.
   * - `OWN`: a list of names, of which the part that is the clause's own is found; `LAST`: the same, or else its last
   *   name; `ALL`: the whole list. `NAMES`: a list that is not found; `GONE`: one that is excluded already; `AGAIN`: some of
   *   the technologies that were found, which are found no more.
   *   `ALL:code`: a list of such names.
   * - `[,(]`: the end of the clause with one of these marks; `[,]?`: if it is there; `[?]¶`: also at the end of a line.
   * - `^`, `$`: the beginning and the end of a clause; `$$`: of a sentence.
   */
  readonly find: string;
  /** For each test, some word of the clauses of the match passes it. */
  readonly given?: readonly string[];
  /** No word from the beginning of the clause to the one after the match passes this test, but for those that `find` names. */
  readonly unless?: string;
  /** No word of the clause after the match passes this test, if a comma or the like leads to it. */
  readonly unlessNext?: string;
}

export interface Pattern {
  readonly parts: readonly Part[];
  readonly given: readonly WordTest[];
  readonly unless: WordTest | undefined;
  readonly unlessNext: WordTest | undefined;
  /**
   * By word of the pattern the cues of which it has one: in the clause where a match begins, in the next one, and in all
   * that a match may reach.
   */
  readonly needed: {
    readonly own: readonly Cues[];
    readonly next: readonly Cues[];
    readonly all: readonly Cues[];
  };
  /** Whether it matches only where a text is in another language than English. */
  readonly isForeign: boolean;
  /** Whether the clause in which a match begins has a name. */
  readonly isNamed: boolean;
  /** The marks of which one ends that clause; -1 for any end. */
  readonly ends: number;
}

/** Longest gaps, in words. */
const longest: Readonly<Record<string, number>> = { '..': 8, '...': 12, '....': 24 };
/** Most words of a part with an asterisk. */
const longestRun = 8;

const marks: Readonly<Record<string, number>> = {
  ',': separator.comma,
  '(': separator.open,
  ')': separator.close,
  ':': separator.colon,
  '-': separator.dash,
  ';': separator.semicolon,
  '.': separator.stop,
  '?': separator.call,
  '/': separator.other,
  '¶': separator.newline,
};

export function readRule({ find, given = [], unless, unlessNext }: Rule): Pattern {
  const parts = find.split(' ');
  const [first, second, end] = divide(parts);
  return {
    parts: parts.map(readPart),
    given: given.map(readWordTest),
    unless: unless === undefined ? undefined : readWordTest(unless),
    unlessNext: unlessNext === undefined ? undefined : readWordTest(unlessNext),
    needed: {
      own: listNeeded(end === undefined ? [...first, ...given] : first),
      next: listNeeded(second),
      all: listNeeded([...parts, ...given]),
    },
    isForeign: [...parts.filter(isNeeded), ...given].some(isForeignTest),
    isNamed: first.some((part) => /^[A-Z]/u.test(part)),
    ends: end?.kind === 'mark' && !end.isOptional ? end.marks : -1,
  };
}

/**
 * Divides a pattern at the end of a clause. `first` has the parts of the clause where a match begins. `end` is the end of that
 * clause, or a gap that may cross it. `second` has the parts of the next clause, and is empty after a gap.
 */
function divide(
  parts: readonly string[],
): readonly [first: readonly string[], second: readonly string[], end: Part | undefined] {
  const crossing = parts.findIndex(mayCross);
  if (crossing < 0) return [parts, [], undefined];
  const end = readPart(parts[crossing]!);
  const rest = parts.slice(crossing + 1);
  const isMark = end.kind === 'mark' && !end.isOptional;
  const next = rest.findIndex(mayCross);
  const second = isMark ? rest.slice(0, next < 0 ? undefined : next) : [];
  return [parts.slice(0, crossing), second, end];
}

/** Whether the parts after another one may be in another clause. */
function mayCross(part: string): boolean {
  return part.startsWith('[') || part.startsWith('....');
}

/** Whether a part is a word that a match cannot do without. */
function isNeeded(part: string): boolean {
  return /^[a-z][^?*]*$/u.test(part);
}

/** The cues of the words that a match cannot do without. */
function listNeeded(parts: readonly string[]): Cues[] {
  return parts
    .filter(isNeeded)
    .map(cuesOf)
    .filter((cues) => cues !== undefined)
    .toSorted(byRarity);
}

/** Cues of exclusion are rarer than others. */
function byRarity(one: Cues, other: Cues): number {
  return Number(other.exclusion !== 0) - Number(one.exclusion !== 0);
}

/** Whether words with these cues have one of each. */
export function haveEach(cues: Cues, needed: readonly Cues[]): boolean {
  for (const one of needed) if (!sharesAny(one, cues)) return false;
  return true;
}

function readPart(part: string): Part {
  if (part === '^') return { kind: 'edge', isStart: true, isOfSentence: false };
  if (part.startsWith('$')) return { kind: 'edge', isStart: false, isOfSentence: part === '$$' };
  if (part.startsWith('[')) return readMark(part);
  if (part.startsWith('.')) return readGap(part);
  if (/^[=!]/u.test(part))
    return { kind: 'next', test: readWordTest(part.slice(1)), isWanted: part.startsWith('=') };
  if (/^[A-Z]/u.test(part)) return readNames(part);
  const [, row, amount] = /^(.*?)([?*]?)$/u.exec(part)!;
  return {
    kind: 'word',
    test: readWordTest(row!),
    least: amount === '' ? 1 : 0,
    most: amount === '*' ? longestRun : 1,
  };
}

function readMark(part: string): Part {
  const [, signs, ending] = /^\[(.+)\]([?¶]?)$/u.exec(part)!;
  const kinds = [...signs!].reduce((all, sign) => all | marks[sign]!, 0);
  return { kind: 'mark', marks: kinds, isOptional: ending === '?', mayEndLine: ending === '¶' };
}

function readGap(part: string): Part {
  const [, dots, strangers, others] = /^(\.+)(\d?)(?:~(.+))?$/u.exec(part)!;
  const isPlain = dots === '..';
  const excepted = isPlain ? ['name', ...(others === undefined ? [] : [others])].join('|') : others;
  return {
    kind: 'gap',
    most: longest[dots!]!,
    strangers: isPlain ? Number(strangers) : Infinity,
    without: excepted === undefined ? () => false : readWordTest(excepted),
    crossesMarks: dots === '....',
  };
}

function readNames(part: string): Part {
  const [list, kind] = part.split(':') as [List, string?];
  return { kind: 'names', list, test: readWordTest(kind ?? 'name') };
}
