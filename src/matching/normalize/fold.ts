// One form for all spellings of a text: NFKC, full case folding, nothing invisible, every place kept.
import { code, compose, expand, folding, foldings, foldUnit, fullFold } from './characters.ts';
import { copyInto } from './grow.ts';
import { endOfCharacter, type Folded } from './offsets.ts';
import { mayBeginMarkup, parseMarkup } from './markup.ts';
import { countOctets, decode, widthOf } from './utf8.ts';

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
const special = folding.mark;

const encoder = new TextEncoder();
/**
 * The text as UTF-8 while it is folded: octets are read several times as fast as characters of a string. Half a
 * character is U+FFFD there, which folds alike.
 */
let octets = new Uint8Array(0x10000);
/** What octets fold to that are characters; 0 for the others, which are parts of characters. */
const asciiFoldings = Uint16Array.from({ length: 0x100 }, (_, octet) =>
  octet < 0x80 ? foldUnit(octet) : folding.unknown,
);

class Folding implements Folded {
  readonly original: string;
  codes: Uint16Array;
  first: Uint32Array | undefined;
  last: Uint32Array | undefined;
  length = 0;
  pairs = 0;
  /** See `parseMarkup`. */
  readonly #absent = new Set<string>();
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
    const { written } = encoder.encodeInto(text, octets);
    for (let index = 0; index < text.length;) {
      // Most characters that are not plain are outside the basic plane, as emoji are, and often come together.
      if (octets[this.#octet]! < 0xf0) index = this.#copyPlain(index);
      if (index === text.length) break;
      const point = decode(octets, this.#octet);
      const after = this.#foldSpecial(index, point) + 1;
      const isWhole = after === index + (point > 0xffff ? 2 : 1);
      this.#octet += isWhole ? widthOf(octets[this.#octet]!) : countOctets(text, index, after);
      index = after;
    }
    // What was sent is not kept.
    octets.fill(0, 0, written);
  }

  /** Folds characters that stand for one each, up to the first that does not; there is always room for them. */
  #copyPlain(from: number): number {
    const { codes } = this;
    const shift = this.length - from;
    const end = this.original.length;
    let octet = this.#octet;
    let index = from;
    while (index < end) {
      const after = copyASCII(codes, octet, index + shift, end - index);
      index += after - octet;
      octet = after;
      if (index === end) break;
      const unit = decode(octets, octet);
      let plain = unit > 0xffff ? folding.surrogate : foldings[unit]!;
      if (plain <= special) {
        if (plain !== special || unit === carriageReturn || mayBeginMarkup(octets, octet)) break;
        plain = unit;
      }
      codes[index + shift] = plain;
      octet += widthOf(octets[octet]!);
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
  #foldSpecial(index: number, point: number): number {
    const text = this.original;
    const plain = point > 0xffff ? folding.surrogate : foldUnit(point);
    if (plain === folding.invisible) return index;
    if (plain === folding.combining) {
      this.#push(point, index, index);
      return index;
    }
    if (plain === folding.mark) return this.#foldMark(index, point);
    // Met for the first time and plain: the next look at the table knows it.
    if (plain > folding.mark) return index - 1;
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

  /** Folds what may begin a tag, a character reference, an escape or a line break of two characters. */
  #foldMark(index: number, unit: number): number {
    const text = this.original;
    if (unit === carriageReturn) {
      if (text.charCodeAt(index + 1) !== code.newline) this.#push(code.newline, index, index);
      return index;
    }
    const markup = parseMarkup(text, index, this.#absent);
    if (markup === undefined) {
      this.#push(unit, index, index);
      return index;
    }
    const end = markup.end - 1;
    const meaning = markup.text.charCodeAt(0);
    // Adjacent tags make one line break.
    const isRepeated = meaning === code.newline && this.codes[this.length - 1] === code.newline;
    if (markup.text !== '' && !isRepeated) this.#pushMeaning(markup.text, index, end);
    return end;
  }

  #pushMeaning(meaning: string, first: number, last: number): void {
    const point = meaning.codePointAt(0)!;
    const folded = point > 0xffff ? folding.surrogate : foldUnit(point);
    if (folded === folding.expands || folded === folding.surrogate) {
      for (const part of expand(point)) this.#push(part.charCodeAt(0), first, last);
    } else this.#push(folded > folding.mark ? folded : point, first, last);
  }

  /** Adds a folded character; a combining mark joins the one before where a single character is both. */
  #push(unit: number, first: number, last: number): void {
    const kind = foldUnit(unit);
    if (kind === folding.combining && this.length > 0) {
      const composed = compose(this.codes[this.length - 1]!, unit);
      if (composed !== 0) {
        this.codes[this.length - 1] = composed;
        this.#setLast(this.length - 1, last);
        return;
      }
    } else if (kind <= folding.surrogate && kind !== folding.combining) return;
    this.#makeRoom(1);
    this.codes[this.length] = unit;
    if (last !== endOfCharacter(this.original, first)) this.#setLast(this.length, last);
    if (first !== this.length) this.first ??= this.#countUp();
    if (this.first !== undefined) this.first[this.length] = first;
    this.length++;
  }

  #setLast(index: number, last: number): void {
    this.last ??= new Uint32Array(this.codes.length);
    this.last[index] = last;
  }

  /** The places of characters that each represented itself. */
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
    if (this.last) this.last = copyInto(new Uint32Array(2 * needed), this.last);
  }
}

/** Folds plain ASCII from an octet on to `place`; returns the octet behind it. The hottest loop of all. */
function copyASCII(codes: Uint16Array, from: number, place: number, count: number): number {
  // An imported name is looked up again in every turn of a loop; a local one is not.
  const table = asciiFoldings;
  const source = octets;
  const shift = place - from;
  const end = from + count;
  let octet = from;
  while (octet < end) {
    const plain = table[source[octet]!]!;
    if (plain <= special) break;
    codes[octet + shift] = plain;
    octet++;
  }
  return octet;
}
