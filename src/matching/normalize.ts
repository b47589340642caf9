// One form for all spellings of a text: NFKC, full case folding, nothing invisible, every place kept.
import { code, compose, expand, folding, foldings, foldUnit, fullFold } from './characters.ts';
import { copyInto } from './arrays.ts';
import { readMarkup } from './markup.ts';

/** Folds a text for comparison: NFKC and full case folding, the same in every locale. */
export function foldText(text: string): string {
  // oxlint-disable-next-line no-control-regex -- the whole ASCII range, controls included
  return /^[\0-\x7f]*$/.test(text) ? text.toLowerCase() : fullFold(text);
}

/** A folded text as UTF-16 code units, and the places in the original that they stand for. */
export interface Folded {
  readonly original: string;
  /** Two zeros at least stand behind the last code unit, so that a reader may look ahead. */
  readonly codes: Uint16Array;
  readonly length: number;
  /** First code unit of the original behind each folded one; left out while each stands for itself. */
  readonly first: Uint32Array | undefined;
  /** Last code unit of the original behind a folded one that stands for more than one character. */
  readonly last: ReadonlyMap<number, number>;
  /** How many characters of the original take two code units. */
  readonly pairs: number;
}

/** Folds a text, keeping the place of every character. */
export function fold(text: string): Folded {
  const folded = new Folding(text);
  folded.run();
  return folded;
}

const carriageReturn = 0x0d;
const special = folding.mark;

const encoder = new TextEncoder();
/** The text as UTF-8 while it is folded: octets are read several times as fast as characters of a string. */
let octets = new Uint8Array(0x10000);

class Folding implements Folded {
  readonly original: string;
  codes: Uint16Array;
  first: Uint32Array | undefined;
  readonly last = new Map<number, number>();
  length = 0;
  pairs = 0;
  /** Where the character that is folded next begins in `octets`. */
  #octet = 0;

  constructor(original: string) {
    this.original = original;
    const capacity = original.length + 2;
    this.codes = new Uint16Array(capacity);
  }

  run(): void {
    const text = this.original;
    if (octets.length < 3 * text.length) octets = new Uint8Array(3 * text.length);
    encoder.encodeInto(text, octets);
    for (let index = 0; index < text.length;) {
      index = this.#copyPlain(index);
      if (index === text.length) break;
      const after = this.#foldSpecial(index) + 1;
      this.#octet += countOctets(text, index, after);
      index = after;
    }
  }

  /** Folds characters that stand for one each, up to the first that does not; there is always room for them. */
  #copyPlain(from: number): number {
    // An imported name is looked up again in every turn of a loop; a local one is not.
    const table = foldings;
    const source = octets;
    const { codes } = this;
    const shift = this.length - from;
    const end = this.original.length;
    let octet = this.#octet;
    let index = shift === 0 && octet === from ? copyASCII(source, codes, from, end) : from;
    octet += index - from;
    while (index < end) {
      const lead = source[octet]!;
      const width = lead < 0x80 ? 1 : lead < 0xe0 ? 2 : 3;
      const plain = table[width === 1 ? lead : decode(source, octet, width)]!;
      if (plain <= special) break;
      codes[index + shift] = plain;
      octet += width;
      index++;
    }
    this.#octet = octet;
    if (shift !== 0) this.first ??= this.#countUp();
    if (this.first !== undefined) {
      for (let place = from; place < index; place++) this.first[place + shift] = place;
    }
    this.length += index - from;
    return index;
  }

  /** Folds what is no plain character; returns the index of its last code unit. */
  #foldSpecial(index: number): number {
    const text = this.original;
    const unit = text.charCodeAt(index);
    const plain = foldUnit(unit);
    if (plain === folding.invisible) return index;
    if (plain === folding.combining) {
      this.#push(unit, index, index);
      return index;
    }
    if (plain === folding.mark) return this.#foldMark(index, unit);
    // Met for the first time and plain: the next look at the table knows it.
    if (plain > folding.mark) return index - 1;
    const point = text.codePointAt(index)!;
    const end = point > 0xffff ? index + 1 : index;
    this.pairs += end - index;
    const expansion = expand(point);
    if (expansion.length === 1 && this.#pushPlain(expansion.charCodeAt(0), index)) return end;
    for (let place = 0; place < expansion.length; place++) {
      this.#push(expansion.charCodeAt(place), index, end);
    }
    this.#makeRoom(text.length - end);
    return end;
  }

  /** Adds a folded character that stands for the one at `place`, if there is nothing more to it. */
  #pushPlain(unit: number, place: number): boolean {
    const room = this.codes.length - this.length - 2;
    if (foldings[unit]! <= folding.mark || room < this.original.length - place) return false;
    this.first ??= this.#countUp();
    this.codes[this.length] = unit;
    this.first[this.length++] = place;
    return true;
  }

  /** Folds what may begin a tag, a character reference or a line break of two characters. */
  #foldMark(index: number, unit: number): number {
    const text = this.original;
    if (unit === carriageReturn) {
      if (text.charCodeAt(index + 1) !== code.newline) this.#push(code.newline, index, index);
      return index;
    }
    const markup = readMarkup(text, index);
    if (markup === undefined) {
      this.#push(unit, index, index);
      return index;
    }
    const end = markup.end - 1;
    const meaning = markup.text.charCodeAt(0);
    // Tags that stand together make one line break.
    const isRepeated = meaning === code.newline && this.codes[this.length - 1] === code.newline;
    if (markup.text !== '' && !isRepeated) this.#pushMeaning(markup.text, index, end);
    return end;
  }

  #pushMeaning(meaning: string, first: number, last: number): void {
    const unit = meaning.charCodeAt(0);
    const folded = foldUnit(unit);
    this.#push(folded === folding.mark ? unit : folded, first, last);
  }

  /** Adds a folded character; a combining mark joins the one before where a single character is both. */
  #push(unit: number, first: number, last: number): void {
    const kind = foldUnit(unit);
    if (kind === folding.combining && this.length > 0) {
      const composed = compose(this.codes[this.length - 1]!, unit);
      if (composed !== 0) {
        this.codes[this.length - 1] = composed;
        this.last.set(this.length - 1, last);
        return;
      }
    } else if (kind <= folding.surrogate && kind !== folding.combining) return;
    this.#makeRoom(1);
    this.codes[this.length] = unit;
    if (last !== endOfCharacter(this.original, first)) this.last.set(this.length, last);
    if (first !== this.length) this.first ??= this.#countUp();
    if (this.first !== undefined) this.first[this.length] = first;
    this.length++;
  }

  /** The places of characters that each stood for itself. */
  #countUp(): Uint32Array {
    const places = new Uint32Array(this.codes.length);
    for (let place = 0; place < this.length; place++) places[place] = place;
    return places;
  }

  /** Sees to it that `count` more characters and two zeros have room. */
  #makeRoom(count: number): void {
    const needed = this.length + count + 2;
    if (needed <= this.codes.length) return;
    this.codes = copyInto(new Uint16Array(2 * needed), this.codes);
    if (this.first) this.first = copyInto(new Uint32Array(2 * needed), this.first);
  }
}

/** The code units of the original behind the folded ones from `start` up to `end`. */
export function placeOf(folded: Folded, start: number, end: number): [number, number] {
  const last =
    folded.last.get(end - 1) ?? endOfCharacter(folded.original, firstPlace(folded, end - 1));
  return [firstPlace(folded, start), last + 1];
}

/** The first code unit of the original behind a folded one. */
export function firstPlace({ first }: Folded, index: number): number {
  return first === undefined ? index : first[index]!;
}

/** The last code unit of the character at `index`. */
function endOfCharacter(text: string, index: number): number {
  return text.codePointAt(index)! > 0xffff ? index + 1 : index;
}

/** Folds plain ASCII where an octet, its character and their place have the same number. */
function copyASCII(source: Uint8Array, codes: Uint16Array, from: number, end: number): number {
  const table = foldings;
  let index = from;
  while (index < end) {
    const octet = source[index]!;
    const plain = octet < 0x80 ? table[octet]! : special;
    if (plain <= special) break;
    codes[index++] = plain;
  }
  return index;
}

/** The character of the basic plane that two or three octets stand for; a surrogate where it is outside. */
function decode(source: Uint8Array, octet: number, width: number): number {
  const lead = source[octet]!;
  const second = source[octet + 1]! & 0x3f;
  if (width === 2) return ((lead & 0x1f) << 6) | second;
  return lead < 0xf0 ? ((lead & 0x0f) << 12) | (second << 6) | (source[octet + 2]! & 0x3f) : 0xd800;
}

/** How many octets of UTF-8 a part of a text takes; half a character takes three, as its replacement does. */
function countOctets(text: string, start: number, end: number): number {
  let count = 0;
  for (let index = start; index < end; index++) {
    const point = text.codePointAt(index)!;
    count += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
    if (point > 0xffff) index++;
  }
  return count;
}
