// A dictionary of keys as a deterministic automaton over typed arrays: one table look-up a character.
import { code, kind, kindOf } from '../normalize/characters.ts';

/** Columns for ASCII characters; column 1 stands for whatever parts two words of a name. */
const width = 64;
const shift = 6;
const separator = 1;

/** The letters of names, most frequent first: their columns share the cache line that a state begins with. */
const frequent = 'etaoinsrhldcumfpgwybvkxjqz';
const lastLetter = separator + frequent.length;

/** How many states there is room for at first, unless told otherwise. */
const firstCapacity = 1 << 14;

/** Longest run of white space that parts two words of a name, in characters. */
const maxGap = 16;

export class Trie {
  readonly #columns = new Uint8Array(0x10000);
  /** Column 0 of a state holds the value of the key that ends there. */
  #next: Uint16Array | Int32Array;
  /** Steps on characters that have no column: keys seldom contain them. */
  readonly #rare = new Map<number, number>();
  #states = 1;
  #columnCount = separator + 1;

  /** Where the match that `longest` found ends. */
  end = 0;
  /** Where `longest` met the first character that is no letter, or stopped before. */
  read = 0;

  /** Builds the automaton for keys as `toKey` makes them; the value of a key is its index plus one. */
  constructor(keys: readonly string[], capacity = firstCapacity) {
    this.#next = new Uint16Array(capacity * width);
    this.#columns[code.space] = separator;
    for (const letter of frequent) this.#columnOf(letter.charCodeAt(0));
    this.#insertAll(keys);
  }

  /**
   * Finds the longest key that starts at `start` and ends where a word ends, not behind `limit`; 0 when there is
   * none. A zero follows the text.
   */
  longest(codes: Uint16Array, start: number, limit = codes.length): number {
    const next = this.#next;
    const columns = this.#columns;
    let found = 0;
    let state = 0;
    this.read = 0;
    for (let index = start; ;) {
      let column = columns[codes[index]!]!;
      // Before a letter no key ends, and most characters are letters: the hottest loop.
      while (column > separator && column <= lastLetter) {
        state = next[(state << shift) | column]!;
        index++;
        if (state === 0) {
          this.read ||= index;
          return found;
        }
        column = columns[codes[index]!]!;
      }
      this.read ||= index;
      const value = next[state << shift]!;
      const end = value === 0 || column === separator ? index : endOfName(codes, start, index);
      if (value !== 0 && end !== 0) {
        found = value;
        this.end = end;
      }
      if (index >= limit) return found;
      const unit = codes[index++]!;
      if (column === separator || isGap(unit)) {
        column = separator;
        if (next[(state << shift) | separator] === 0) return found;
        const after = skipGap(codes, index - 1);
        if (after < index || after >= limit) return found;
        index = after;
      }
      state = column === 0 ? this.#stepRarely(state, unit) : next[(state << shift) | column]!;
      if (state === 0) return found;
    }
  }

  #stepRarely(state: number, unit: number): number {
    return unit < 128 ? 0 : (this.#rare.get(state * 0x10000 + unit) ?? 0);
  }

  /** Inserts the first characters of all keys, then the second ones, so that what is used most lies together. */
  #insertAll(keys: readonly string[]): void {
    const states = new Int32Array(keys.length);
    let open = Int32Array.from(keys, (_, index) => index);
    for (let depth = 0; open.length > 0; depth++) {
      let longer = 0;
      for (const index of open) {
        const key = keys[index]!;
        const state = this.#stepTo(states[index]!, key.charCodeAt(depth));
        states[index] = state;
        if (key.length > depth + 1) open[longer++] = index;
        else this.#next[state << shift] = index + 1;
      }
      open = open.subarray(0, longer);
    }
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
    const { length } = this.#next;
    if (this.#states << shift === length) {
      const isSmall = 2 * this.#states <= 0x10000;
      const next = isSmall ? new Uint16Array(2 * length) : new Int32Array(2 * length);
      next.set(this.#next);
      this.#next = next;
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
