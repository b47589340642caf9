// The line of time that roles, cases and technologies share, and the lanes in which they lie on it.
import { monthIndex, spanOf } from '../../domain/experience.ts';
import type { Content, Role, YearMonth } from '../../schema/content.ts';
import { directionOf, languageOf } from '../../wording/index.ts';
import { datedEntries } from './score-entries.ts';

/** A horizontal range in per cent of the line. */
export interface Range {
  readonly x: string;
  readonly width: string;
}

export interface Tick {
  readonly year: number;
  readonly x: string;
  /** A phone has no room for it. */
  readonly isMinor: boolean;
}

export interface Time {
  readonly ticks: readonly Tick[];
  readonly isMirrored: boolean;
  rangeOf(held: Held): Range;
  /** The ranges of several roles, with those that touch joined. */
  rangesOf(roles: readonly Held[]): readonly Range[];
  /** The widest part of a lane with one bar: left of it, in it, or right of it. */
  roomOf(held: Held): Room;
  /** The middle of a month, as a share of the line in the order of time. */
  shareOf(month: YearMonth): number;
  toPercent(share: number): string;
}

/** A role, or an entry of the background. */
type Held = Pick<Role, 'start' | 'end'>;

interface Room {
  readonly place: 'left' | 'in' | 'right';
  readonly range: Range;
}

/** Makes the line from the first January to the month of the site; absent without roles and dated entries. */
export function timeOf(content: Content): Time | undefined {
  const { asOf } = content;
  const drawn = content.roles.length > 0 ? content.roles : datedEntries(content);
  if (drawn.length === 0) return undefined;
  const isMirrored = directionOf(languageOf(content)) === 'rtl';
  const from = Math.floor(Math.min(...drawn.map((held) => spanOf(held, asOf).first)) / 12) * 12;
  const to = Math.max(monthIndex(asOf) + 1, from + 12);
  const share = (month: number) => (month - from) / (to - from);
  const toPercent = (place: number) => formatPercent(isMirrored ? 1 - place : place);
  const monthsOf = (role: Held): Span => {
    const { first, last } = spanOf(role, asOf);
    return [first, last + 1];
  };
  const toRange = ([first, after]: Span): Range => ({
    x: toPercent(share(isMirrored ? after : first)),
    width: formatPercent(share(after) - share(first)),
  });
  return {
    ticks: listTicks(from, to).map((tick) => ({ ...tick, x: toPercent(share(tick.year * 12)) })),
    isMirrored,
    rangeOf: (role) => toRange(monthsOf(role)),
    rangesOf: (held) => join(held.map(monthsOf)).map(toRange),
    roomOf: (held) => {
      const [first, after] = monthsOf(held);
      const rooms = [
        { place: isMirrored ? 'right' : 'left', span: [from, first] },
        { place: 'in', span: [first, after] },
        { place: isMirrored ? 'left' : 'right', span: [after, to] },
      ] as const;
      const widthOf = ({ span }: (typeof rooms)[number]) => span[1] - span[0];
      const { place, span } = rooms.reduce((a, b) => (widthOf(b) > widthOf(a) ? b : a));
      return { place, range: toRange(span) };
    },
    shareOf: (month) => share(monthIndex(month) + 0.5),
    toPercent,
  };
}

/** The first month, and the month after the last. */
type Span = readonly [first: number, after: number];

/** Joins spans that touch or overlap. */
function join(spans: readonly Span[]): readonly Span[] {
  const joined: [number, number][] = [];
  for (const [first, after] of spans.toSorted(([a], [b]) => a - b)) {
    const last = joined.at(-1);
    if (last && first <= last[1]) last[1] = Math.max(last[1], after);
    else joined.push([first, after]);
  }
  return joined;
}

/** A long career names every second, or every fifth year. */
function listTicks(from: number, to: number): readonly Omit<Tick, 'x'>[] {
  const years = Math.ceil((to - from) / 12);
  const step = years > 24 ? 5 : years > 12 ? 2 : 1;
  const isDense = years / step > 6;
  // A year at the end has no room for its name on a phone.
  const last = to / 12 - (0.14 * (to - from)) / 12;
  return Array.from({ length: Math.ceil(years / step) }, (_, index) => {
    const year = from / 12 + index * step;
    return { year, isMinor: (isDense && index % 2 === 1) || year > last };
  });
}

function formatPercent(share: number): string {
  return `${(share * 100).toFixed(2)}%`;
}

/** Puts each item into the first lane in which it overlaps none, so that no bar covers another. */
function assign<Item>(
  items: readonly Item[],
  rangeOf: (item: Item) => readonly [first: number, last: number],
): readonly (readonly Item[])[] {
  const lanes: Item[][] = [];
  for (const item of items) {
    const [first, last] = rangeOf(item);
    const free = lanes.find((lane) =>
      lane.every((other) => rangeOf(other)[0] > last || rangeOf(other)[1] < first),
    );
    if (free) free.push(item);
    else lanes.push([item]);
  }
  return lanes;
}

/** The roles by lane: main ones by their start, then those at a part of full time and unpaid ones. */
export function assignRoles({ roles, asOf }: Content): readonly (readonly Role[])[] {
  const monthsOf = (role: Role) => {
    const { first, last } = spanOf(role, asOf);
    return [first, role.end === 'present' ? Infinity : last] as const;
  };
  const ordered = roles.toSorted(
    (a, b) =>
      Number(isBeside(a)) - Number(isBeside(b)) ||
      monthsOf(a)[0] - monthsOf(b)[0] ||
      monthsOf(b)[1] - monthsOf(a)[1],
  );
  return assign(ordered, monthsOf);
}

function isBeside({ kind, share = 1 }: Role): boolean {
  return share < 1 || kind === 'volunteer';
}

/** The part of a line on a phone that the square of a case takes. */
const squareWidth = 0.1;

/** The dated cases by lane, so that squares of the same months lie below each other. */
export function assignCases({ cases }: Content, time: Time) {
  const dated = cases.flatMap((study) =>
    study.date ? { study, at: time.shareOf(study.date) } : [],
  );
  const inTime = dated.filter(({ at }) => at >= 0 && at <= 1);
  return assign(inTime, ({ at }) => [at, at + squareWidth]);
}
