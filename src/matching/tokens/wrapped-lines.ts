// Line breaks that only wrap a long line: its sentence continues on the next line.
import { clauseCue, cue, topicCue } from '../gazetteer/cues.ts';
import { code, isDigit, kind, kindOf } from '../normalize/characters.ts';
import { type Folded, isAsWritten } from '../normalize/offsets.ts';
import { Paragraph } from './paragraph.ts';
import { separator } from './separators.ts';
import type { TokenBuilder } from './token-builder.ts';

const sentenceEnds = separator.stop | separator.call | separator.colon;

/** Shortest line that may have been wrapped, in characters. */
const fullLine = 45;
/** Shortest line of a text with narrow lines that may have been wrapped within a sentence. */
const shortLine = 28;
/** Longest line that may have been wrapped before a word in lower case, in characters. */
const widestLine = 170;

const opening = 0x28;
const closing = 0x29;

/** Follows the lines of a text while its words are read. */
export class LineWraps {
  readonly #tokens: TokenBuilder;
  readonly #folded: Folded;
  /** Where the line begins. */
  #line = 0;
  readonly #paragraph: Paragraph;

  constructor(tokens: TokenBuilder) {
    this.#tokens = tokens;
    this.#folded = tokens.folded;
    this.#paragraph = new Paragraph(tokens.folded);
  }

  /**
   * Ends the line at its line break, and returns whether the break only wraps it.
   * @param before the separators after the last word
   */
  endLine(index: number, before: number, isForeign: boolean): boolean {
    const wraps = this.#wraps(index, before, isForeign) && !this.#isRow(index);
    this.#line = index + 1;
    return wraps;
  }

  #wraps(index: number, before: number, isForeign: boolean): boolean {
    const length = index - this.#line;
    const next = this.#folded.codes[index + 1]!;
    if (kindOf(next) !== kind.word || isDigit(next)) return false;
    if (this.#endsInChoice(before) || this.#endsInName(before)) return true;
    if (this.#isInBracket(index)) return true;
    if (length < shortLine) return false;
    if (isAsWritten(this.#folded, this.#line) && this.#paragraph.hasRoom(this.#line, index))
      return false;
    const isLower = isAsWritten(this.#folded, index + 1);
    if (isLower && length > widestLine) return this.#endsInSentence(before);
    if (isLower && this.#paragraph.isRagged(this.#line, index)) return this.#endsInSentence(before);
    if (length < fullLine) return isLower && this.#isProse(before);
    if (isLower || (isForeign && this.#leadsToName(before)) || this.#isDenied(before)) return true;
    return (before & sentenceEnds) === 0 && this.#paragraph.isFull(this.#line, index);
  }

  /** Whether a bracket of the line ends on the next one: `Jenkins (we do not use⏎Bamboo)`. */
  #isInBracket(end: number): boolean {
    const { codes, length } = this.#folded;
    let place = end - 1;
    while (place >= this.#line && codes[place] !== opening && codes[place] !== closing) place--;
    if (place < this.#line || codes[place] !== opening) return false;
    for (place = end + 1; place < length && codes[place] !== code.newline; place++) {
      if (codes[place] === closing) return true;
      if (codes[place] === opening) return false;
    }
    return false;
  }

  /** Whether the line is a row of a table. */
  #isRow(end: number): boolean {
    for (let place = this.#line; place < end; place++)
      if (this.#folded.codes[place] === code.bar) return true;
    return false;
  }

  /** Whether the line begins with a capital or continues a wrapped line, and ends with a word. */
  #isProse(before: number): boolean {
    if ((before & ~separator.space) !== 0) return false;
    const { count, starts, separators } = this.#tokens;
    let first = count - 1;
    while (first > 0 && starts[first]! > this.#line) first--;
    if (starts[first]! < this.#line) first++;
    const continues = (separators[first]! & separator.wrap) !== 0;
    return continues || (starts[first] === this.#line && !isAsWritten(this.#folded, this.#line));
  }

  /** Whether the line ends within a sentence by its last word or a comma: `services with⏎java`, `but not a⏎condition`. */
  #endsInSentence(before: number): boolean {
    if ((before & ~(separator.space | separator.comma)) !== 0) return false;
    if ((before & separator.comma) !== 0) return true;
    this.#tokens.markLast();
    const { topic, count } = this.#tokens;
    if ((topic[count - 1]! & topicCue.article) !== 0) return true;
    return this.#endsWith(cue.list | cue.usage | cue.handling | cue.glue);
  }

  /** Whether a line of another language than English ends with a word that a name follows: `Anwendungen mit⏎Java`. */
  #leadsToName(before: number): boolean {
    return (before & ~separator.space) === 0 && this.#endsWith(cue.list | cue.usage | cue.handling);
  }

  /** Whether a line ends with a word that denies the next one: `Kein⏎Java`. */
  #isDenied(before: number): boolean {
    if ((before & ~separator.space) !== 0) return false;
    this.#tokens.markLast();
    const { clause, count } = this.#tokens;
    return this.#endsWith(cue.negator) && (clause[count - 1]! & clauseCue.determiner) !== 0;
  }

  /** Whether a line of any length ends with a conjunction that leaves a choice: `Java or⏎Kotlin`. */
  #endsInChoice(before: number): boolean {
    if ((before & ~separator.space) !== 0) return false;
    this.#tokens.markLast();
    return this.#isChoice(this.#tokens.count - 1);
  }

  /** Whether a line ends within a word that begins with a name: `Kafka-⏎Kenntnisse`, but not `discipline infor-⏎matiche`. */
  #endsInName(before: number): boolean {
    const { count, starts } = this.#tokens;
    const isName = before === separator.hyphen && this.#tokens.technology(count - 1) >= 0;
    return isName && !isAsWritten(this.#folded, starts[count - 1]!);
  }

  /**
   * Joins the line that begins with the last word to the one before, if that ends with a name and the word is a conjunction that leaves
   * a choice: `Scripts in Bash⏎or Python`.
   */
  joinChoice(): void {
    const { count, separators, starts } = this.#tokens;
    const last = count - 1;
    const between = separators[last]!;
    const joining = separator.space | separator.newline | separator.comma;
    if (last === 0 || (between & ~joining) !== 0) return;
    if (this.#tokens.technology(last - 1) < 0) return;
    this.#tokens.markLast();
    if (isAsWritten(this.#folded, starts[last]!) && this.#isChoice(last))
      separators[last] = (between & ~separator.newline) | separator.space | separator.wrap;
  }

  #isChoice(index: number): boolean {
    const { clause } = this.#tokens;
    return this.#tokens.has(index, cue.list) && (clause[index]! & clauseCue.alternative) !== 0;
  }

  #endsWith(cues: number): boolean {
    return this.#tokens.has(this.#tokens.count - 1, cues);
  }
}
