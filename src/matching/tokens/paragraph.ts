// The lines of a paragraph, which tell whether a line break wraps a sentence.
import { code, kind, kindOf, skipWord } from '../normalize/characters.ts';
import { type Folded, isAsWritten } from '../normalize/offsets.ts';

const colon = 0x3a;
/** A wrapped line with the next word fills this share of the widest line of its paragraph. */
const filledShare = 0.8;

/** The paragraph of a line, given by its first and last place. It is measured when a line after the last paragraph is asked for. */
export class Paragraph {
  readonly #folded: Folded;
  /** Length of its widest line, and where it begins and ends. */
  #widest = 0;
  #start = 0;
  #end = 0;
  /** Whether its lines are known not to be wrapped. */
  #ragged: boolean | undefined;
  /** Whether its lines are known to be full. */
  #full: boolean | undefined;

  constructor(folded: Folded) {
    this.#folded = folded;
  }

  /** Whether the next word had room, so that the author broke the line. Every line of a chat may begin in lower case. */
  hasRoom(line: number, end: number): boolean {
    this.#measure(line, end);
    return skipWord(this.#folded.codes, end + 1) - line < this.#widest * filledShare;
  }

  /** Whether its lines are items or statements, which end at any width. */
  isRagged(line: number, end: number): boolean {
    this.#measure(line, end);
    return (this.#ragged ??= isRagged(this.#folded, this.#start, this.#end, this.#widest));
  }

  /** Whether a line is as full as the others. */
  isFull(line: number, end: number): boolean {
    this.#measure(line, end);
    if (skipWord(this.#folded.codes, end + 1) - line <= this.#widest) return false;
    return (this.#full ??= isFull(this.#folded, this.#start, this.#end, this.#widest));
  }

  /** Finds the widest line from this one on to the next blank line. */
  #measure(line: number, lineEnd: number): void {
    if (lineEnd < this.#end) return;
    const { codes } = this.#folded;
    this.#widest = 0;
    this.#ragged = this.#full = undefined;
    this.#start = startOfParagraph(codes, line);
    let start = line;
    for (let end = start; ; end++) {
      const unit = codes[end]!;
      if (unit !== code.newline && unit !== 0) continue;
      this.#widest = Math.max(this.#widest, end - start);
      this.#end = end + 1;
      if (unit === 0 || end === start) return;
      start = end + 1;
    }
  }
}

function startOfParagraph(codes: Uint16Array, line: number): number {
  let start = line;
  while (start > 0 && (codes[start - 1] !== code.newline || codes[start - 2] !== code.newline))
    start--;
  return start;
}

/** Fewest lines with labels, and the share of short lines, in a paragraph whose lines are statements or items. */
const fewestLabels = 2;
const shortLines = 1 / 3;
/** Fewest lines of which one would have the end of a sentence, were they wrapped; and fewest below a line in lower case, as chats have. */
const fewestStatements = 3;
const fewestOfChat = 1;
/** Longest short line, and furthest end of a label, in characters. */
const shortest = 28;

/** Fewest line breaks before a word that had room. */
const fewestRoomy = 2;

/** Whether the lines from `start` to `end` are items or statements without signs: short, with labels, or with room left. */
function isRagged(folded: Folded, start: number, end: number, widest: number): boolean {
  const { codes } = folded;
  let lines = 0;
  let short = 0;
  let labels = 0;
  let stops = 0;
  let roomy = 0;
  const isChat = isAsWritten(folded, start);
  if (isChat && widest > widestWrapped) return true;
  for (let line = start, index = start; index < end; index++) {
    const unit = codes[index]!;
    const isLabel = unit === colon && index - line < shortest && codes[index + 1] === code.space;
    if (isLabel) labels++;
    if (unit === code.stop && codes[index + 1] === code.space) stops++;
    // The last line of prose is short too.
    if (unit !== code.newline || index + 1 >= end) continue;
    lines++;
    if (index - line < shortest) short++;
    if (skipWord(codes, index + 1) - line < widest * filledShare) roomy++;
    line = index + 1;
  }
  const fewest = widest > widestWrapped ? 1 : fewestRoomy;
  if (roomy >= fewest && roomy > lines / 3) return true;
  // A sentence ends within one of several wrapped lines.
  if (stops === 0 && lines >= (isChat ? fewestOfChat : fewestStatements)) return true;
  return labels >= fewestLabels || (short > 1 && short > lines * shortLines);
}

/** Fewest lines of a paragraph that is known to be wrapped, the share of its short ones, and its widest line. */
const fewestFull = 3;
const shortShare = 1 / 4;
const widestWrapped = 110;

/** Whether the lines from `start` to `end`, which are no items, are as full as the widest allows. */
function isFull({ codes }: Folded, start: number, end: number, widest: number): boolean {
  let breaks = 0;
  let short = 0;
  for (let line = start, index = start; index < end - 1; index++) {
    if (codes[index] !== code.newline) continue;
    const next = index + 1;
    if (kindOf(codes[next]!) !== kind.word) return false;
    breaks++;
    if (skipWord(codes, next) - line <= widest) short++;
    line = next;
  }
  return breaks >= fewestFull && short <= breaks * shortShare && widest <= widestWrapped;
}
