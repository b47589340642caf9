// A trie of keys in two tables: a state is a row of each, each character of the text one look-up.
import { code, kind, kindOf } from '../normalize/characters.ts';

/**
 * Columns of a state in the first table: 0 is the value of the key that ends there, 1 a gap between words, then letters. The
 * columns of the other ASCII characters follow in a second table, because a row of 64 bytes is one line of the cache.
 */
const width = 32;
/** Binary logarithm of `width`. */
const shift = 5;
const separator = 1;

/** Letters have the columns after the separator's, so that a comparison recognises them. */
const letters = 'abcdefghijklmnopqrstuvwxyz';
const lastLetter = separator + letters.length;

/** Default number of states allocated at first: pages of memory that no state is in cost nothing, and copies do. */
const firstCapacity = 1 << 16;

/** Longest white space between two words of a name, in characters. */
const maxGap = 16;

export class Trie {
  readonly #columns = new Uint8Array(0x10000);
  /** The states, row by row; each column holds the state that its character leads to, or 0. */
  #next: Uint16Array | Int32Array;
  /** The same of characters that are no letters, which few texts have within names. */
  #others: Uint16Array | Int32Array;
  /** Steps on characters without a column, which few keys contain. */
  readonly #rare = new Map<number, number>();
  #states = 1;
  #otherCount = 0;

  /** End of the match that `longest` found. */
  end = 0;
  /** The index at which `longest` stopped: at the first character that is not a letter, or before it. */
  read = 0;

  /** Builds the trie of keys in the form of `toKey`; the value of a key is its index plus one. */
  constructor(keys: readonly string[], capacity = firstCapacity) {
    this.#next = new Uint16Array(capacity * width);
    this.#others = new Uint16Array(capacity * width);
    this.#columns[code.space] = separator;
    for (const [index, letter] of [...letters].entries()) {
      this.#columns[letter.charCodeAt(0)] = separator + 1 + index;
    }
    for (const [index, key] of keys.entries()) this.#insert(key, index + 1);
  }

  /**
   * Returns the value of the longest key that starts at `start` and ends at the end of a word, at `limit` at most; 0 if
   * there is none. A zero must follow the text.
   */
  longest(codes: Uint16Array, start: number, limit = codes.length): number {
    const next = this.#next;
    const columns = this.#columns;
    let found = 0;
    let state = 0;
    this.read = 0;
    for (let index = start; ;) {
      let column = columns[codes[index]!]!;
      // The hottest loop: most characters are letters, and no key ends before a letter.
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
      state =
        column > 0 && column < width
          ? next[(state << shift) | column]!
          : this.#stepRarely(state, unit, column);
      if (state === 0) return found;
    }
  }

  #stepRarely(state: number, unit: number, column: number): number {
    if (column > 0) return this.#others[(state << shift) | (column - width)]!;
    return unit < 128 ? 0 : (this.#rare.get(state * 0x10000 + unit) ?? 0);
  }

  #insert(key: string, value: number): void {
    let state = 0;
    for (let index = 0; index < key.length; index++) {
      state = this.#stepTo(state, key.charCodeAt(index));
    }
    this.#next[state << shift] = value;
  }

  #stepTo(state: number, unit: number): number {
    const column = this.#columnOf(unit);
    if (column === 0) {
      const step = state * 0x10000 + unit;
      const known = this.#rare.get(step) ?? this.#addState();
      this.#rare.set(step, known);
      return known;
    }
    const isOther = column >= width;
    const place = (state << shift) | (isOther ? column - width : column);
    const known = (isOther ? this.#others : this.#next)[place]!;
    if (known !== 0) return known;
    const added = this.#addState();
    (isOther ? this.#others : this.#next)[place] = added;
    return added;
  }

  #addState(): number {
    if (this.#states << shift === this.#next.length) {
      this.#next = grow(this.#next);
      this.#others = grow(this.#others);
    }
    return this.#states++;
  }

  #columnOf(unit: number): number {
    if (unit >= 128) return 0;
    if (this.#columns[unit] === 0 && this.#otherCount < width) {
      this.#columns[unit] = width + this.#otherCount++;
    }
    return this.#columns[unit]!;
  }
}

/**
 * Copies a table to one of twice the size, whose elements hold the number of any of its states; above 65,536 states, which
 * take twice the memory each, by a quarter. Zeros are not copied, because pages of memory without others cost nothing.
 */
function grow(table: Uint16Array | Int32Array): Uint16Array | Int32Array {
  const isSmall = table.length >> shift < 0x10000;
  const length = isSmall ? 2 * table.length : table.length + (table.length >> 2);
  const grown = isSmall ? new Uint16Array(length) : new Int32Array(length);
  for (const [place, state] of table.entries()) if (state !== 0) grown[place] = state;
  return grown;
}

function isGap(unit: number): boolean {
  return unit === code.hyphen || unit === code.newline || unit === 0x5f;
}

/** Skips a gap between two words of a name: white space with at most one line break, or a hyphen. */
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

/** The end of a name that stops before `end`, with its version digits; 0 if the word continues there. */
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
