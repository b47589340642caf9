// A trie of keys in one table: a state is a row, each character of the text one look-up.
import { code, kind, kindOf } from '../normalize/characters.ts';

/** Columns of a state: 0 is the value of the key that ends there, 1 a gap between words, the others ASCII characters. */
const width = 64;
/** Binary logarithm of `width`. */
const shift = 6;
const separator = 1;

/** Letters have the columns after the separator's, so that a comparison recognises them. */
const letters = 'abcdefghijklmnopqrstuvwxyz';
const lastLetter = separator + letters.length;

/** Default number of states allocated at first. */
const firstCapacity = 1 << 14;

/** Longest white space between two words of a name, in characters. */
const maxGap = 16;

export class Trie {
  readonly #columns = new Uint8Array(0x10000);
  /** The states, row by row; each column holds the state that its character leads to, or 0. */
  #next: Uint16Array | Int32Array;
  /** Steps on characters without a column, which few keys contain. */
  readonly #rare = new Map<number, number>();
  #states = 1;
  #columnCount = separator + 1;

  /** End of the match that `longest` found. */
  end = 0;
  /** The index at which `longest` stopped: at the first character that is not a letter, or before it. */
  read = 0;

  /** Builds the trie of keys in the form of `toKey`; the value of a key is its index plus one. */
  constructor(keys: readonly string[], capacity = firstCapacity) {
    this.#next = new Uint16Array(capacity * width);
    this.#columns[code.space] = separator;
    for (const letter of letters) this.#columnOf(letter.charCodeAt(0));
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
      state = column === 0 ? this.#stepRarely(state, unit) : next[(state << shift) | column]!;
      if (state === 0) return found;
    }
  }

  #stepRarely(state: number, unit: number): number {
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
