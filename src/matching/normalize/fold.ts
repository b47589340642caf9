// Folds a text to the one form in which it is compared: NFKC, full case folding, nothing invisible, every place kept.
import { code, compose, expand, folding, foldings, foldUnit, fullFold } from './characters.ts';
import type { Folded } from './offsets.ts';
import { partsCells } from './cells.ts';
import { itemSign, parseMarkup } from './markup.ts';

/** Folds a text for comparison: NFKC and full case folding, the same in every locale. */
export function foldText(text: string): string {
  // oxlint-disable-next-line no-control-regex -- the whole ASCII range, controls included
  return /^[\0-\x7f]*$/.test(text) ? text.toLowerCase() : fullFold(text);
}

/** Folds a text, keeping the place of every character. */
export function fold(text: string): Folded {
  const folded = new Folding(text);
  folded.run();
  return folded;
}

const carriageReturn = 0x0d;
/** The deepest list whose items are told from those of the list around it. */
const deepest = 5;
/** Zeros after the last character, so that a reader may look ahead. */
const padding = 2;

/** The first byte that is part of a longer UTF-8 character. */
const firstOfMany = 0x80;
const encoder = new TextEncoder();
/** Holds a text while it is folded, unless it is very long: to allocate room for each takes 2 % of a job-fit. */
const scratch = new Uint8Array(0x10000);

/** The numbers from zero: the places of a text of which every character is one folded character. */
let numbers = Uint32Array.of(0);

function countTo(length: number): Uint32Array {
  if (numbers.length < length) {
    numbers = Uint32Array.from({ length: 2 * length }, (_, index) => index);
  }
  return numbers;
}

class Folding implements Folded {
  readonly original: string;
  codes: Uint16Array;
  firsts: Uint32Array;
  readonly ends = new Map<number, number>();
  length = 0;
  pairs = 0;
  /** The text as UTF-8, which is read several times as fast as the characters of a string. */
  readonly #bytes: Uint8Array;
  readonly #end: number;
  /** The byte of the next character. */
  #byte = 0;
  /** Whether a folded character has another place than in the original; before, `firsts` is shared. */
  #hasMoved = false;
  /** See `parseMarkup`. */
  readonly #absent = new Set<string>();
  /** How many lists of HTML are open. */
  #nesting = 0;

  constructor(original: string) {
    this.original = original;
    const mostBytes = 3 * original.length;
    this.#bytes = mostBytes > scratch.length ? new Uint8Array(mostBytes) : scratch;
    this.#end = encoder.encodeInto(original, this.#bytes).written;
    const capacity = original.length + padding;
    this.codes = new Uint16Array(capacity);
    this.firsts = countTo(capacity);
  }

  run(): void {
    const text = this.original;
    for (let index = 0; index < text.length;) {
      index = this.#copyPlain(index);
      if (index < text.length) index = this.#foldNext(index);
    }
    // Nothing of the visitor's text is kept.
    this.#bytes.fill(0, 0, this.#end);
  }

  /** Folds a character that is not ASCII, or not plain; returns the index after it. */
  #foldNext(index: number): number {
    const text = this.original;
    const folded = foldings[text.charCodeAt(index)]!;
    let end = index + 1;
    if (folded > folding.mark) {
      this.codes[this.length] = folded;
      this.#place(index);
      this.length++;
    } else end = this.#foldSpecial(index);
    this.#byte += countBytes(text, index, end);
    return end;
  }

  /** Folds ASCII characters that each become one other; returns the index of the first that does not. */
  #copyPlain(from: number): number {
    const { codes } = this;
    const source = this.#bytes;
    // A local copy is read once, an imported name in every turn of the loop.
    const table = foldings;
    const { mark } = folding;
    let place = this.length;
    let byte = this.#byte;
    const end = this.#end;
    while (byte < end) {
      const unit = source[byte]!;
      if (unit >= firstOfMany) break;
      const folded = table[unit]!;
      if (folded <= mark) break;
      codes[place++] = folded;
      byte++;
    }
    const after = from + byte - this.#byte;
    if (after > from) this.#placeAll(from, after);
    this.#byte = byte;
    this.length = place;
    return after;
  }

  /** Folds a character that is not plain, or is met for the first time; returns the index after it. */
  #foldSpecial(index: number): number {
    const point = this.original.codePointAt(index)!;
    const end = index + (point > 0xffff ? 2 : 1);
    if (point > 0xffff) this.pairs++;
    const folded = point > 0xffff ? folding.surrogate : foldUnit(point);
    if (folded > folding.mark) return index;
    if (folded === folding.mark) return this.#foldMark(index, point);
    if (folded === folding.combining) this.#combine(point, index, end);
    else if (folded !== folding.invisible) this.#pushAll(expand(point), index, end);
    return end;
  }

  /** Folds a tag, a character reference, an escape, a tab, a line break of two characters, or a sign that begins none. */
  #foldMark(index: number, unit: number): number {
    const text = this.original;
    if (unit === carriageReturn) {
      if (text.charCodeAt(index + 1) !== code.newline) this.#push(code.newline, index, index + 1);
      return index + 1;
    }
    if (unit === code.tab) {
      this.#push(partsCells(text, index) ? code.bar : code.space, index, index + 1);
      return index + 1;
    }
    const markup = parseMarkup(text, index, this.#absent);
    if (markup === undefined) {
      this.#push(unit, index, index + 1);
      return index + 1;
    }
    const { meaning, end, nesting = 0 } = markup;
    this.#nesting = Math.max(0, this.#nesting + nesting);
    if (meaning === itemSign) this.#indent(index);
    // Adjacent tags make one line break.
    const isRepeated =
      meaning.charCodeAt(0) === code.newline && this.codes[this.length - 1] === code.newline;
    if (meaning !== '' && !isRepeated) this.#pushMeaning(meaning, index, end);
    return end;
  }

  /** Indents an item of a list in a list, as Markdown does. */
  #indent(index: number): void {
    for (let level = Math.min(this.#nesting, deepest); level > 1; level--)
      this.#push(code.space, index, index);
  }

  #pushMeaning(meaning: string, first: number, end: number): void {
    const point = meaning.codePointAt(0)!;
    const folded = point > 0xffff ? folding.surrogate : foldUnit(point);
    if (folded === folding.expands || folded === folding.surrogate) {
      this.#pushAll(expand(point), first, end);
    } else this.#pushAll(folded > folding.mark ? String.fromCharCode(folded) : meaning, first, end);
  }

  #pushAll(folded: string, first: number, end: number): void {
    for (let place = 0; place < folded.length; place++) {
      const unit = folded.charCodeAt(place);
      const kind = foldUnit(unit);
      if (kind === folding.combining) this.#combine(unit, first, end);
      else if (kind > folding.surrogate) this.#push(unit, first, end);
    }
  }

  /** Joins a combining mark to the character before it if one character is both; else adds it. */
  #combine(mark: number, first: number, end: number): void {
    const last = this.length - 1;
    const composed = last < 0 ? 0 : compose(this.codes[last]!, mark);
    if (composed === 0) return this.#push(mark, first, end);
    this.codes[last] = composed;
    this.ends.set(last, end);
  }

  #push(unit: number, first: number, end: number): void {
    // There is always room for the rest of the text, one for one.
    if (this.length + this.original.length - first + padding > this.codes.length) this.#grow();
    this.codes[this.length] = unit;
    this.#place(first);
    if (end > first + 1) this.ends.set(this.length, end);
    this.length++;
  }

  /** Notes the place of the next folded character. */
  #place(first: number): void {
    if (!this.#hasMoved && first === this.length) return;
    this.#move();
    this.firsts[this.length] = first;
  }

  /** Notes the places of the next folded characters. */
  #placeAll(from: number, end: number): void {
    if (!this.#hasMoved && from === this.length) return;
    this.#move();
    const { firsts } = this;
    for (let index = from, place = this.length; index < end; index++) firsts[place++] = index;
  }

  #move(): void {
    if (this.#hasMoved) return;
    this.#hasMoved = true;
    this.firsts = this.firsts.slice(0, this.codes.length);
  }

  #grow(): void {
    const capacity = 2 * this.codes.length;
    const { codes, firsts } = this;
    this.codes = new Uint16Array(capacity);
    this.codes.set(codes);
    this.firsts = countTo(capacity).slice(0, capacity);
    this.firsts.set(firsts.subarray(0, codes.length));
    this.#hasMoved = true;
  }
}

/** How many bytes of UTF-8 a part of a text takes; half a character takes three, as its replacement does. */
function countBytes(text: string, start: number, end: number): number {
  let count = 0;
  for (let index = start; index < end; index++) {
    const point = text.codePointAt(index)!;
    if (point < 0x80) count++;
    else if (point < 0x800) count += 2;
    else if (point < 0x10000) count += 3;
    else {
      count += 4;
      index++;
    }
  }
  return count;
}
