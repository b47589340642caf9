// A folded text, and the way back from it to the original.

/** A folded text as UTF-16 code units, and the places in the original that they represent. */
export interface Folded {
  readonly original: string;
  /** At least two zeros follow the last code unit, so that a reader may look ahead. */
  readonly codes: Uint16Array;
  readonly length: number;
  /** First code unit of the original behind each folded one; absent while each represents itself. */
  readonly first: Uint32Array | undefined;
  /** Last code unit of the original behind a folded one that stands for more than one character; 0 for others. */
  readonly last: Uint32Array | undefined;
  /** How many characters of the original take two code units. */
  readonly pairs: number;
}

/** The code units of the original behind the folded ones from `start` up to `end`. */
export function placeOf(folded: Folded, start: number, end: number): [number, number] {
  const last =
    folded.last?.[end - 1] || endOfCharacter(folded.original, firstPlace(folded, end - 1));
  return [firstPlace(folded, start), last + 1];
}

/** The first code unit of the original behind a folded one. */
export function firstPlace({ first }: Folded, index: number): number {
  return first === undefined ? index : first[index]!;
}

/** The last code unit of the character at `index`. */
export function endOfCharacter(text: string, index: number): number {
  return text.codePointAt(index)! > 0xffff ? index + 1 : index;
}

/** Whether folding changed nothing: a letter is then a lower-case one. */
export function isAsWritten(folded: Folded, index: number): boolean {
  return folded.original.charCodeAt(firstPlace(folded, index)) === folded.codes[index];
}
