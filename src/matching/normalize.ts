// One form for all spellings of a text: NFKC, full case folding, nothing invisible, every place kept.
import { compose, expand, folding, foldUnit, fullFold } from './characters.ts';
import { readMarkup } from './markup.ts';

/** Folds a text for comparison: NFKC and full case folding, the same in every locale. */
export function foldText(text: string): string {
  // oxlint-disable-next-line no-control-regex -- the whole ASCII range, controls included
  return /^[\0-\x7f]*$/.test(text) ? text.toLowerCase() : fullFold(text);
}

/** A folded text as UTF-16 code units, and the places in the original that they stand for. */
export class Folded {
  readonly original: string;
  length = 0;
  /** How many characters of the original take two code units. */
  pairs = 0;
  codes: Uint16Array;
  /** First and last code unit of the original behind each folded one. */
  first: Uint32Array;
  last: Uint32Array;

  constructor(original: string) {
    this.original = original;
    const capacity = original.length + 2;
    this.codes = new Uint16Array(capacity);
    this.first = new Uint32Array(capacity);
    this.last = new Uint32Array(capacity);
  }

  push(unit: number, first: number, last: number): void {
    // Two zeros always stand behind the last code unit, so that a reader may look ahead.
    if (this.length + 2 >= this.codes.length) this.#grow();
    this.codes[this.length] = unit;
    this.first[this.length] = first;
    this.last[this.length++] = last;
  }

  /** Joins a combining mark to the character before it, where a single character is both. */
  pushMark(mark: number, place: number): void {
    const composed = this.length > 0 ? compose(this.codes[this.length - 1]!, mark) : 0;
    if (composed === 0) return this.push(mark, place, place);
    this.codes[this.length - 1] = composed;
    this.last[this.length - 1] = place;
  }

  #grow(): void {
    const capacity = this.codes.length * 2;
    this.codes = copyInto(new Uint16Array(capacity), this.codes);
    this.first = copyInto(new Uint32Array(capacity), this.first);
    this.last = copyInto(new Uint32Array(capacity), this.last);
  }
}

function copyInto<Numbers extends Uint16Array | Uint32Array>(
  target: Numbers,
  source: Numbers,
): Numbers {
  target.set(source);
  return target;
}

/** Folds a text, keeping the place of every character. */
export function fold(text: string): Folded {
  const folded = new Folded(text);
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    const plain = foldUnit(unit);
    if (plain > folding.surrogate && unit !== 0x3c && unit !== 0x26) {
      if (unit !== 0x0d || text.charCodeAt(index + 1) !== 0x0a) folded.push(plain, index, index);
    } else index = foldSpecial(folded, text, index, plain);
  }
  return folded;
}

/** Folds what is no plain character; returns the index of its last code unit. */
function foldSpecial(folded: Folded, text: string, index: number, plain: number): number {
  if (plain === folding.invisible) return index;
  if (plain === folding.combining) {
    folded.pushMark(text.charCodeAt(index), index);
    return index;
  }
  const markup = plain > folding.surrogate ? readMarkup(text, index) : undefined;
  if (plain > folding.surrogate && markup === undefined) {
    folded.push(plain, index, index);
    return index;
  }
  const point = text.codePointAt(index)!;
  if (point > 0xffff) folded.pairs++;
  const end = markup ? markup.end - 1 : point > 0xffff ? index + 1 : index;
  for (const character of markup ? markup.text : expand(point)) {
    const unit = character.charCodeAt(0);
    const kind = foldUnit(unit);
    if (kind === folding.combining) folded.pushMark(unit, end);
    else if (kind > folding.surrogate) folded.push(kind, index, end);
  }
  return end;
}
