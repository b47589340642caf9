// A trie of keys. A row of its table has a column for each letter, so that a letter of the text is one look-up. Where only
// one key goes on, the rest of it is its tail, which is compared character by character.
import { code, isDigit, kind, kindOf } from '../normalize/characters.ts';

/**
 * Columns of a row: 0 is the value of the key that ends there, 1 a gap between words, then letters, then whether a key goes on
 * with another character.
 */
const width = 32;
/** Binary logarithm of `width`. */
const shift = 5;
const separator = 1;

/** Letters have the columns after the separator's, so that a comparison recognises them. */
const letters = 'abcdefghijklmnopqrstuvwxyz';
const lastLetter = separator + letters.length;
const other = lastLetter + 1;

/** Number of rows allocated at first. */
const firstCapacity = 1 << 12;

/** The greatest number of a table whose numbers take two bytes: its rows are of the size of a processor's cache line. */
const mostNarrow = 0x7fff;

type Table = Int16Array | Int32Array;

/** Longest white space between two words of a name, in characters. */
const maxGap = 16;

export class Trie {
  readonly #columns = new Uint8Array(0x10000);
  /** A step from a row: another row, minus the value of the only key that goes on there, or 0. */
  #next: Table;
  /** Steps on other characters, by row and character. */
  readonly #others = new Map<number, number>();
  #rows = 1;
  /** The keys, each with a zero after it. */
  readonly #keys: Uint16Array;
  /** Where the tail of a key begins in `#keys`, by its value. */
  readonly #tails: Uint32Array;

  /** End of the match that `longest` found. */
  end = 0;
  /** The index at which `longest` stopped: at the first character that is not a letter, or before it. */
  read = 0;

  /** Builds the trie of keys in the form of `toKey`; the value of a key is its index plus one. */
  constructor(keys: readonly string[], capacity = firstCapacity) {
    this.#keys = new Uint16Array(keys.reduce((sum, { length }) => sum + length + 1, 0));
    this.#tails = new Uint32Array(keys.length + 1);
    this.#next = makeTable(capacity, keys.length);
    this.#columns[code.space] = separator;
    for (const [index, letter] of [...letters].entries()) {
      this.#columns[letter.charCodeAt(0)] = separator + 1 + index;
    }
    let begin = 0;
    for (const [index, key] of keys.entries()) {
      for (let place = 0; place < key.length; place++)
        this.#keys[begin + place] = key.charCodeAt(place);
      this.#insert(begin, index + 1);
      begin += key.length + 1;
    }
  }

  /**
   * Returns the value of the longest key that starts at `start` and ends at the end of a word, at `limit` at most; 0 if
   * there is none. A zero must follow the text.
   */
  longest(codes: Uint16Array, start: number, limit = codes.length): number {
    const next = this.#next;
    const columns = this.#columns;
    let found = 0;
    let row = 0;
    this.read = 0;
    for (let index = start; ;) {
      let column = columns[codes[index]!]!;
      // The hottest loop: most characters are letters, and no key ends before a letter.
      while (column > separator && column <= lastLetter) {
        row = next[(row << shift) | column]!;
        index++;
        if (row <= 0) {
          this.read ||= index;
          return row < 0 && this.#hasTail(codes, start, index, limit, -row) ? -row : found;
        }
        column = columns[codes[index]!]!;
      }
      this.read ||= index;
      const value = next[row << shift]!;
      const end = value === 0 || column === separator ? index : endOfName(codes, start, index);
      if (value !== 0 && end !== 0) {
        found = value;
        this.end = end;
      }
      if (index >= limit) return found;
      const unit = codes[index++]!;
      if (column === separator || isGap(unit)) {
        column = separator;
        if (next[(row << shift) | separator] === 0) return found;
        const after = skipGap(codes, index - 1);
        if (after < index || after >= limit) return found;
        index = after;
      }
      row = column === separator ? next[(row << shift) | separator]! : this.#step(row, unit);
      if (row <= 0)
        return row < 0 && this.#hasTail(codes, start, index, limit, -row) ? -row : found;
    }
  }

  /** Whether the tail of a key is at `from` and ends at the end of a word. */
  #hasTail(codes: Uint16Array, start: number, from: number, limit: number, value: number): boolean {
    const keys = this.#keys;
    let index = from;
    for (let place = this.#tails[value]!; keys[place] !== 0; place++) {
      if (keys[place] === code.space) {
        const after = skipGap(codes, index);
        if (after === index) return false;
        index = after;
      } else if (codes[index++] !== keys[place]) return false;
    }
    const end = index > limit ? 0 : endOfName(codes, start, index);
    if (end !== 0) this.end = end;
    return end !== 0;
  }

  /** Inserts the key that begins at a place of `#keys`. */
  #insert(begin: number, value: number): void {
    const keys = this.#keys;
    let row = 0;
    for (let place = begin; keys[place] !== 0; place++) {
      const unit = keys[place]!;
      const step = this.#step(row, unit);
      if (step === 0) {
        this.#setStep(row, unit, -value);
        this.#tails[value] = place + 1;
        return;
      }
      row = step > 0 ? step : this.#divide(row, unit, -step);
    }
    this.#next[row << shift] = value;
  }

  /** Replaces the tail of a key at a row by a row and a shorter tail. Returns the row. */
  #divide(row: number, unit: number, value: number): number {
    const added = this.#addRow();
    this.#setStep(row, unit, added);
    const first = this.#keys[this.#tails[value]!]!;
    if (first === 0) this.#next[added << shift] = value;
    else this.#setStep(added, first, -value);
    this.#tails[value]!++;
    return added;
  }

  #step(row: number, unit: number): number {
    const column = this.#columns[unit]!;
    const step = column === 0 ? 0 : this.#next[(row << shift) | column]!;
    return column === other && step > 0 ? (this.#others.get(row * 0x10000 + unit) ?? 0) : step;
  }

  #setStep(row: number, unit: number, step: number): void {
    const column = (this.#columns[unit] ||= other);
    this.#next[(row << shift) | column] = column === other ? 1 : step;
    if (column === other) this.#others.set(row * 0x10000 + unit, step);
  }

  #addRow(): number {
    const rows = this.#next.length >> shift;
    if (this.#rows + 1 > rows) {
      const grown = makeTable(rows + (rows >> 1), this.#tails.length);
      grown.set(this.#next);
      this.#next = grown;
    }
    return this.#rows++;
  }
}

/** Makes a table for some rows and the values of some keys. */
function makeTable(rows: number, keys: number): Table {
  const isNarrow = Math.max(rows, keys) <= mostNarrow;
  return isNarrow ? new Int16Array(rows * width) : new Int32Array(rows * width);
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
