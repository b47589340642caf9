// Splits a folded text into words in one pass and looks each up in the lexicon, the longest name first.
import { code, kind, kindOf, kinds, skipWord } from '../normalize/characters.ts';
import { separator, separatorOf, isCheckbox } from './separators.ts';
import { cue } from '../gazetteer/cues.ts';
import type { Lexicon } from '../gazetteer/lexicon.ts';
import type { Phrasebook } from '../gazetteer/phrasebook.ts';
import { type Folded, isAsWritten } from '../normalize/offsets.ts';
import { at, endsAddress, isAddressMark, isWordAt } from './addresses.ts';
import { lineWithin, longestCut } from './line-breaks.ts';
import { Paragraph } from './paragraph.ts';
import { isInAbbreviation } from './abbreviations.ts';
import { readCompound, readInflectedPhrase } from './compounds.ts';
import { type LanguageRun, Tokens } from './tokens.ts';

/** Shortest line that may have been wrapped, in characters. */
const fullLine = 45;
/** Shortest line of a text with narrow lines that may have been wrapped within a sentence. */
const shortLine = 28;

/** Cuts a text into words; lines in other languages than English are read with their phrasebooks too. */
export function scan(
  folded: Folded,
  lexicon: Lexicon,
  languages: readonly LanguageRun[] = [],
): Tokens {
  const scanner = new Scanner(folded, lexicon, languages);
  scanner.run();
  scanner.finish();
  return scanner.tokens;
}

class Scanner {
  readonly tokens: Tokens;
  readonly #codes: Uint16Array;
  readonly #length: number;
  /** Separators since the last word. */
  #before: number = separator.newline | separator.blankLine;
  /** The number of words before the last place at which an address could begin. */
  #chunk = 0;
  #line = 0;
  readonly #paragraph: Paragraph;
  #book: Phrasebook | undefined;
  /** The index of the next change of language. */
  #change: number;
  readonly #languages: readonly LanguageRun[];
  #run = 0;

  constructor(folded: Folded, lexicon: Lexicon, languages: readonly LanguageRun[]) {
    this.tokens = new Tokens(folded, lexicon);
    this.tokens.languages = languages;
    this.#languages = languages;
    this.#change = languages[0]?.start ?? Infinity;
    this.#codes = folded.codes;
    this.#length = folded.length;
    this.#paragraph = new Paragraph(folded);
  }

  run(): void {
    const codes = this.#codes;
    const length = this.#length;
    for (let index = 0; index < length;) {
      const unit = codes[index]!;
      if (unit === code.space) {
        this.#chunk = this.tokens.count;
        this.#before |= separator.space;
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
    this.tokens.finish(this.#before | separator.newline | separator.blankLine);
  }

  #readSeparator(index: number): number {
    const codes = this.#codes;
    if (isAddressMark(codes, index)) return this.#dropAddress(index);
    if (isCheckbox(codes, index)) {
      this.#before |= separator.bullet;
      return index + 3;
    }
    const leader = endOfLeader(codes, index);
    if (leader > index) {
      this.#before |= separator.colon;
      return leader;
    }
    let found = separatorOf(codes, index);
    if (found === separator.stop && this.#before === 0 && this.#endsAbbreviation(index))
      found = separator.point;
    // An address may begin after a bracket: `[Kafka](https://…`.
    if ((found & (separator.space | separator.newline | separator.open)) !== 0)
      this.#chunk = this.tokens.count;
    if ((found & separator.newline) !== 0) {
      if (found === separator.newline && this.#wraps(index))
        found = separator.space | separator.wrap;
      this.#line = index + 1;
    }
    this.#before |= found;
    return index + 1;
  }

  #readWord(index: number, found: number): number {
    const { lexicon } = this.tokens;
    const codes = this.#codes;
    if (index >= this.#change) this.#changeLanguage(index);
    let number = lexicon.trie.longest(codes, index);
    let end = number === 0 ? this.#endOfWord(index, found) : lexicon.trie.end;
    let own = 0;
    if (this.#book !== undefined) {
      const { trie } = this.#book.words;
      own = trie.longest(codes, index);
      const isLong = trie.end - index >= this.#book.plainFrom;
      if (this.#book.words.capitals.has(own) && !isLong && !this.#isCapital(trie.end - 1)) own = 0;
      if (own !== 0 && (number === 0 || trie.end > end)) {
        // A longer phrase of the language wins over an English one, unless it begins with a technology.
        number = trie.end > end && number !== 0 ? 0 : number;
        end = trie.end;
      } else if (own !== 0 && trie.end < end) own = 0;
    }
    if (number === 0 && own === 0) end = this.#endOfAmount(index, end);
    if (number !== 0 && lexicon.technologyOf[number]! >= 0) {
      const opensLine = (this.#before & separator.newline) !== 0;
      const line = opensLine ? lineWithin(this.tokens, index, end) : 0;
      if (line > 0) {
        number = lexicon.trie.longest(codes, index, line);
        end = lexicon.trie.end;
      }
    }
    if (codes[end] === code.hyphen && lexicon.technologyOf[number]! < 0) {
      const cut = longestCut(this.tokens, lexicon.trie, index, end);
      if (cut !== 0) {
        number = cut;
        end = index + lexicon.trie.end + 2;
      } else if (this.#book !== undefined) {
        const { trie } = this.#book.words;
        const cutHere = longestCut(this.tokens, trie, index, end);
        if (cutHere !== 0) {
          own = cutHere;
          number = 0;
          end = index + trie.end + 2;
        }
      }
    }
    const count = this.tokens.count;
    if (this.#book === undefined) return this.#push(index, end, number, found);
    const inflected = readInflectedPhrase(this.tokens, this.#book, index, end, number);
    if (inflected !== undefined) ({ end, number } = inflected);
    end = this.#push(index, end, number, found);
    if (this.tokens.count === count + 1) {
      this.#markForeign(this.#book, own);
      if (inflected !== undefined) this.tokens.markInflected();
    }
    return end;
  }

  #changeLanguage(index: number): void {
    while (this.#run < this.#languages.length && this.#languages[this.#run]!.start <= index) {
      this.#book = this.tokens.lexicon.phrasebooks[this.#languages[this.#run++]!.book];
    }
    this.#change = this.#languages[this.#run]?.start ?? Infinity;
  }

  /** Gives the last word the cues that it has in the language of its line. */
  #markForeign(book: Phrasebook, own: number): void {
    const { tokens } = this;
    const { words } = book;
    tokens.markLast();
    if (own === 0) {
      readCompound(tokens, book);
      return;
    }
    if (words.falseFriends.has(own)) tokens.unmark();
    if (words.acronyms.has(own) && this.#isCapital(tokens.ends[tokens.count - 1]! - 1)) return;
    tokens.mark(words.marks, own);
    const everyday = words.ordinaryOf.get(own);
    if (everyday !== undefined) tokens.markEveryday(everyday);
  }

  #push(index: number, end: number, number: number, found: number): number {
    const { lexicon } = this.tokens;
    if (this.#isDomain(number, end)) return this.#dropAddress(end);
    let given = number;
    if (number !== 0 && lexicon.technologyOf[number]! >= 0 && this.#isPart(index)) given = 0;
    if (found === kind.ideograph && given === 0 && this.#before === 0 && this.tokens.extend(end))
      return end;
    this.tokens.push(index, end, given, this.#before);
    this.#before = 0;
    return end;
  }

  #endOfWord(index: number, found: number): number {
    if (found === kind.ideograph) return index + 1;
    return skipWord(this.#codes, Math.max(index + 1, this.tokens.lexicon.trie.read));
  }

  /** The end of the number that begins a word whose rest is a unit of years: `5ans`, `3yrs`. */
  #endOfAmount(index: number, end: number): number {
    const codes = this.#codes;
    let unit = index;
    while (unit < end && isDigit(codes[unit]!)) unit++;
    if (unit === index || unit > index + 2 || unit === end) return end;
    const { lexicon } = this.tokens;
    const isUnit = ({ trie, marks }: Pick<Lexicon, 'trie' | 'marks'>) =>
      (marks.mention[trie.longest(codes, unit)]! & cue.years) !== 0 && trie.end >= end;
    return isUnit(lexicon) || (this.#book !== undefined && isUnit(this.#book.words)) ? unit : end;
  }

  /** Names like .NET start with a full stop. */
  #startsName(index: number): boolean {
    const codes = this.#codes;
    if (codes[index] !== code.stop || kindOf(codes[index + 1]!) !== kind.word) return false;
    if (index > 0 && kindOf(codes[index - 1]!) === kind.word) return false;
    return this.tokens.lexicon.trie.longest(codes, index) !== 0;
  }

  /** The extension of a file's name and the name of an account are no mention. */
  #isPart(index: number): boolean {
    if (this.#codes[index - 1] === at) return true;
    return this.#before === separator.point && isAsWritten(this.tokens.folded, index);
  }

  #isDomain(number: number, end: number): boolean {
    const { tokens } = this;
    if (number === 0 || this.#before !== separator.point || tokens.count === this.#chunk)
      return false;
    if (!tokens.lexicon.domains.has(number)) return false;
    return kindOf(this.#codes[end]!) === kind.separator;
  }

  /** Drops the words since the last white space and skips to the next: addresses are not searched. */
  #dropAddress(index: number): number {
    const { tokens } = this;
    if (tokens.count > this.#chunk) {
      tokens.dropTo(this.#chunk);
      this.#before = tokens.separators[tokens.count]!;
    }
    this.#before |= separator.other;
    let end = index;
    while (end < this.#length && !endsAddress(this.#codes[end]!)) end++;
    return end;
  }

  #endsAbbreviation(stop: number): boolean {
    const { tokens } = this;
    const last = tokens.count - 1;
    if (this.#isAbbreviation(last) || isInAbbreviation(tokens, stop)) return true;
    return tokens.lengthOf(last) === 1 && tokens.separators[last] === separator.point;
  }

  /** Whether the last word is written in capitals: its last letter is one. */
  #isCapital(index: number): boolean {
    return !isAsWritten(this.tokens.folded, index);
  }

  #isAbbreviation(index: number): boolean {
    const { lexicon, numbers, starts, ends } = this.tokens;
    if (lexicon.abbreviations.has(numbers[index]!)) return true;
    if (this.#book === undefined) return false;
    const { trie, abbreviations } = this.#book.words;
    const own = trie.longest(this.#codes, starts[index]!);
    return own !== 0 && trie.end === ends[index] && abbreviations.has(own);
  }

  /** Whether a line break only wraps a full line: the next line begins in lower case. */
  #wraps(index: number): boolean {
    const length = index - this.#line;
    if (length < shortLine) return false;
    const next = this.#codes[index + 1]!;
    if (kindOf(next) !== kind.word || next <= 0x39) return false;
    const { folded } = this.tokens;
    if (isAsWritten(folded, this.#line) && this.#paragraph.hasRoom(this.#line, index)) return false;
    const isLower = isAsWritten(folded, index + 1);
    if (isLower && this.#paragraph.isRagged(this.#line, index)) return this.#leadsOn();
    if (length >= fullLine) return isLower || this.#isOpen() || this.#isFull(index);
    return isLower && this.#isProse();
  }

  /** Whether the line is as full as the others of its paragraph, and its sentence continues. */
  #isFull(index: number): boolean {
    const ends = separator.stop | separator.call | separator.colon;
    if ((this.#before & ends) !== 0) return false;
    return this.#paragraph.isFull(this.#line, index);
  }

  /** Whether the line begins with a capital or continues a wrapped line, and ends with a word. */
  #isProse(): boolean {
    const { count, starts, separators, folded } = this.tokens;
    if ((this.#before & ~separator.space) !== 0) return false;
    let first = count - 1;
    while (first > 0 && starts[first]! > this.#line) first--;
    if (starts[first]! < this.#line) first++;
    const continues = (separators[first]! & separator.wrap) !== 0;
    return continues || (starts[first] === this.#line && !isAsWritten(folded, this.#line));
  }

  /** Whether the line ends within a sentence by its last word or a comma: `services with⏎java`. */
  #leadsOn(): boolean {
    if ((this.#before & ~(separator.space | separator.comma)) !== 0) return false;
    if ((this.#before & separator.comma) !== 0) return true;
    const { tokens } = this;
    const last = tokens.count - 1;
    tokens.markLast();
    return tokens.has(last, cue.list | cue.usage | cue.handling | cue.glue);
  }

  /** Whether the last word of a line of another language than English leads to a next one: `Anwendungen mit⏎Java`. */
  #isOpen(): boolean {
    const { tokens } = this;
    if (this.#book === undefined || (this.#before & ~separator.space) !== 0) return false;
    return tokens.has(tokens.count - 1, cue.list | cue.usage | cue.handling);
  }
}

/** Fewest dots between a label and its words. */
const shortestLeader = 4;

/** The end of the dots between a label and its words, `Must.......Java`; the index if there are none. */
function endOfLeader(codes: Uint16Array, index: number): number {
  let end = index;
  // Only the first dot is followed to the last one.
  if (codes[index - 1] !== code.stop) while (codes[end] === code.stop) end++;
  const next = codes[end] === code.space ? end + 1 : end;
  return end - index >= shortestLeader && isWordAt(codes, next) ? end : index;
}

function isDigit(unit: number): boolean {
  return unit >= 0x30 && unit <= 0x39;
}
