// Cuts a folded text into words in one pass, naming those that the lexicon knows, the longest name first.
import { code, kind, kindOf, kinds } from './characters.ts';
import { gap, gapOf, isCheckbox } from './gaps.ts';
import { cue, type Lexicon } from './lexicon.ts';
import { type Folded, isAsWritten } from './folded.ts';
import { lineWithin, longestCut } from './line-breaks.ts';
import { lookAhead, Words } from './words.ts';

/** A line shorter than this, in characters, was not broken because it was full. */
const fullLine = 45;

const at = 0x40;

/** Cuts a text into words. */
export function scan(folded: Folded, lexicon: Lexicon): Words {
  const scanner = new Scanner(folded, lexicon);
  scanner.run();
  scanner.finish();
  return scanner.words;
}

class Scanner {
  readonly words: Words;
  readonly #codes: Uint16Array;
  readonly #length: number;
  /** What was met since the last word. */
  #before: number = gap.newline | gap.blankLine;
  /** How many words there were where an address could last have begun. */
  #chunk = 0;
  #line = 0;

  constructor(folded: Folded, lexicon: Lexicon) {
    this.words = new Words(folded, lexicon);
    this.#codes = folded.codes;
    this.#length = folded.length;
  }

  run(): void {
    const codes = this.#codes;
    const length = this.#length;
    for (let index = 0; index < length;) {
      const unit = codes[index]!;
      if (unit === code.space) {
        this.#chunk = this.words.count;
        this.#before |= gap.space;
        index++;
        continue;
      }
      const found = kinds[unit] || kindOf(unit);
      index =
        found !== kind.separator || this.#startsName(index)
          ? this.#readWord(index, found)
          : this.#readSeparator(index);
    }
  }

  finish(): void {
    const { words } = this;
    words.gaps[words.count] = this.#before | gap.newline | gap.blankLine;
    // Words of a dropped address must not stand behind the last one.
    words.numbers.fill(0, words.count, words.count + lookAhead);
  }

  #readSeparator(index: number): number {
    const codes = this.#codes;
    if (isAddressMark(codes, index)) return this.#dropAddress(index);
    if (isCheckbox(codes, index)) {
      this.#before |= gap.bullet;
      return index + 3;
    }
    let found = gapOf(codes, index);
    if (found === gap.stop && this.#before === 0 && this.#endsAbbreviation()) found = gap.point;
    // An address may begin behind a bracket: `[Kafka](https://…`.
    if ((found & (gap.space | gap.newline | gap.open)) !== 0) this.#chunk = this.words.count;
    if ((found & gap.newline) !== 0) {
      if (found === gap.newline && this.#wraps(index)) found = gap.space | gap.wrap;
      this.#line = index + 1;
    }
    this.#before |= found;
    return index + 1;
  }

  #readWord(index: number, found: number): number {
    const { lexicon } = this.words;
    const codes = this.#codes;
    let number = lexicon.trie.longest(codes, index);
    let end = number === 0 ? this.#endOfWord(index, found) : lexicon.trie.end;
    if (number !== 0 && lexicon.technologyOf[number]! >= 0) {
      const opensLine = (this.#before & gap.newline) !== 0;
      const line = opensLine ? lineWithin(this.words, index, end) : 0;
      if (line > 0) {
        number = lexicon.trie.longest(codes, index, line);
        end = lexicon.trie.end;
      }
    }
    if (codes[end] === code.hyphen && lexicon.technologyOf[number]! < 0) {
      const cut = longestCut(this.words, index, end);
      if (cut !== 0) {
        number = cut;
        end = index + lexicon.trie.end + 2;
      }
    }
    if (this.#isDomain(number, end)) return this.#dropAddress(end);
    if (number !== 0 && lexicon.technologyOf[number]! >= 0 && this.#isPart(index)) number = 0;
    if (found === kind.ideograph && number === 0 && this.#before === 0 && this.words.extend(end))
      return end;
    this.words.push(index, end, number, this.#before);
    this.#before = 0;
    return end;
  }

  #endOfWord(index: number, found: number): number {
    if (found === kind.ideograph) return index + 1;
    return skipWord(this.#codes, Math.max(index + 1, this.words.lexicon.trie.read));
  }

  /** Names like .NET start with a full stop. */
  #startsName(index: number): boolean {
    const codes = this.#codes;
    if (codes[index] !== code.stop || kindOf(codes[index + 1]!) !== kind.word) return false;
    if (index > 0 && kindOf(codes[index - 1]!) === kind.word) return false;
    return this.words.lexicon.trie.longest(codes, index) !== 0;
  }

  /** The extension of a file's name and the name of an account are no mention. */
  #isPart(index: number): boolean {
    if (this.#codes[index - 1] === at) return true;
    return this.#before === gap.point && isAsWritten(this.words.folded, index);
  }

  #isDomain(number: number, end: number): boolean {
    const { words } = this;
    if (number === 0 || this.#before !== gap.point || words.count === this.#chunk) return false;
    if ((words.lexicon.cuesOf[number]! & cue.domain) === 0) return false;
    const next = this.#codes[end]!;
    return next === 0x2f || next === 0x3a || next === 0x3f || kindOf(next) === kind.separator;
  }

  /** Forgets the words since the last white space and skips to the next: an address is not mined. */
  #dropAddress(index: number): number {
    const { words } = this;
    if (words.count > this.#chunk) {
      words.count = this.#chunk;
      this.#before = words.gaps[words.count]!;
    }
    this.#before |= gap.other;
    let end = index;
    while (end < this.#length && !endsAddress(this.#codes[end]!)) end++;
    return Math.max(end, index + 1);
  }

  #endsAbbreviation(): boolean {
    const { words } = this;
    const last = words.count - 1;
    if (last < 0) return false;
    if (words.has(last, cue.abbreviation)) return true;
    return words.lengthOf(last) === 1 && words.gaps[last] === gap.point;
  }

  /** Whether a line break only wraps a full line: the next one goes on in lower case. */
  #wraps(index: number): boolean {
    if (index - this.#line < fullLine) return false;
    const next = this.#codes[index + 1]!;
    return kindOf(next) === kind.word && next > 0x39 && isAsWritten(this.words.folded, index + 1);
  }
}

/** Where the word ends that goes on at `index`. */
function skipWord(codes: Uint16Array, index: number): number {
  const table = kinds;
  const { word } = kind;
  let end = index;
  while ((table[codes[end]!] || kindOf(codes[end]!)) === word) end++;
  return end;
}

/** The sign of a mail or web address between its parts. */
function isAddressMark(codes: Uint16Array, index: number): boolean {
  const unit = codes[index]!;
  if (unit === at) {
    return isWordAt(codes, index - 1) && isWordAt(codes, index + 1) && !isVersion(codes, index + 1);
  }
  return unit === 0x3a && codes[index + 1] === 0x2f && codes[index + 2] === 0x2f;
}

/** `react@18.2` is no address. */
function isVersion(codes: Uint16Array, index: number): boolean {
  let end = index;
  while ((codes[end]! >= 0x30 && codes[end]! <= 0x39) || codes[end] === code.stop) end++;
  return end > index && !isWordAt(codes, end);
}

function isWordAt(codes: Uint16Array, index: number): boolean {
  return index >= 0 && kindOf(codes[index]!) === kind.word;
}

function endsAddress(unit: number): boolean {
  return (
    unit === code.space ||
    unit === code.newline ||
    unit === code.quote ||
    unit === code.bullet ||
    unit === 0x29 ||
    unit === 0x3c ||
    unit === 0x3e
  );
}
