// A dictionary of keys as a deterministic automaton over typed arrays: one table look-up a character.
import { code, kind, kindOf } from './characters.ts';

/** Columns for ASCII characters; column 1 stands for whatever parts two words of a name. */
const width = 64;
const shift = 6;
const gap = 1;

/** How many states there is room for at first. */
const firstCapacity = 1 << 14;

/** Longest run of white space that parts two words of a name, in characters. */
const maxGap = 16;

export class Trie {
  readonly #columns = new Uint8Array(128);
  #next: Uint16Array | Int32Array = new Uint16Array(firstCapacity * width);
  #values = new Int32Array(firstCapacity);
  /** Steps on characters that have no column: keys seldom contain them. */
  readonly #rare = new Map<number, number>();
  #states = 1;
  #columnCount = gap + 1;

  /** Where the match that `longest` found ends. */
  end = 0;

  /** Builds the automaton for keys as `toKey` makes them; the value of a key is its index plus one. */
  constructor(keys: readonly string[]) {
    this.#columns[code.space] = gap;
    for (const [index, key] of keys.entries()) this.#insert(key, index + 1);
  }

  /** Finds the longest key that starts at `start` and ends where a word ends; 0 when there is none. */
  longest(codes: Uint16Array, start: number, limit: number): number {
    const next = this.#next;
    const values = this.#values;
    const columns = this.#columns;
    let found = 0;
    let state = 0;
    let index = start;
    while (index < limit) {
      const unit = codes[index]!;
      let after = index + 1;
      let column = unit < 128 ? columns[unit]! : 0;
      if (column === 0) {
        if (isGap(unit)) {
          after = skipGap(codes, index);
          column = gap;
        } else {
          state = this.#rare.size > 0 ? (this.#rare.get(state * 0x10000 + unit) ?? 0) : 0;
          if (state === 0) return found;
        }
      } else if (column === gap) after = skipGap(codes, index);
      if (column !== 0) {
        if (after === index) return found;
        state = next[(state << shift) | column]!;
        if (state === 0) return found;
      }
      index = after;
      const value = values[state]!;
      if (value !== 0) {
        const end = endOfName(codes, start, index);
        if (end > 0) {
          found = value;
          this.end = end;
        }
      }
    }
    return found;
  }

  #insert(key: string, value: number): void {
    let state = 0;
    for (let index = 0; index < key.length; index++) {
      const unit = key.charCodeAt(index);
      state = this.#stepTo(state, unit);
    }
    this.#values[state] ||= value;
  }

  #stepTo(state: number, unit: number): number {
    const column = this.#columnOf(unit);
    if (column === 0) {
      const step = state * 0x10000 + unit;
      const known = this.#rare.get(step) ?? this.#addState();
      this.#rare.set(step, known);
      return known;
    }
    const place = (state << shift) | column;
    const known = this.#next[place]!;
    if (known !== 0) return known;
    const added = this.#addState();
    this.#next[place] = added;
    return added;
  }

  #addState(): number {
    if (this.#states === this.#values.length) {
      const capacity = 2 * this.#states;
      const { length } = this.#next;
      const next = capacity < 0x10000 ? new Uint16Array(2 * length) : new Int32Array(2 * length);
      next.set(this.#next);
      this.#next = next;
      const values = new Int32Array(capacity);
      values.set(this.#values);
      this.#values = values;
    }
    return this.#states++;
  }

  #columnOf(unit: number): number {
    if (unit >= 128) return 0;
    if (this.#columns[unit] === 0 && this.#columnCount < width) {
      this.#columns[unit] = this.#columnCount++;
    }
    return this.#columns[unit]!;
  }
}

function isGap(unit: number): boolean {
  return unit === code.hyphen || unit === code.newline || unit === 0x5f;
}

/** Skips what may part two words of a name: white space with one line break, or a hyphen; else stays. */
function skipGap(codes: Uint16Array, index: number): number {
  let after = index;
  const glued = codes[after] === code.hyphen || codes[after] === 0x5f;
  if (glued) {
    after++;
    if (codes[after] !== code.newline) return after;
  }
  let breaks = 0;
  while (after - index < maxGap) {
    if (codes[after] === code.newline) {
      if (++breaks > 1) return index;
    } else if (codes[after] !== code.space) break;
    after++;
  }
  return codes[after] === code.hyphen ? index : after;
}

/** The end of a name that stops before `end`, its version digits included; 0 when a word goes on there. */
function endOfName(codes: Uint16Array, start: number, end: number): number {
  const next = codes[end]!;
  const last = codes[end - 1]!;
  if (kindOf(next) !== kind.word) {
    const isLetterName = end - start === 1 && last < 128;
    return isLetterName && (next === 0x2b || next === 0x23) ? 0 : end;
  }
  if (kindOf(last) === kind.ideograph) return end;
  if (kindOf(last) === kind.separator) return isDigit(next) ? end : 0;
  if (!isDigit(next) || isDigit(last) || end - start < 3) return 0;
  let after = end;
  while (isDigit(codes[after]!) && after - end < 4) after++;
  return kindOf(codes[after]!) === kind.word ? 0 : after;
}

function isDigit(unit: number): boolean {
  return unit >= 0x30 && unit <= 0x39;
}
