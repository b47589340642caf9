// Splits a folded text into words in one pass.
import type { Lexicon } from '../gazetteer/lexicon.ts';
import type { Phrasebook } from '../gazetteer/phrasebook.ts';
import { code, kind, kindOf, kinds } from '../normalize/characters.ts';
import { type Folded, isAsWritten } from '../normalize/offsets.ts';
import { endsAbbreviation } from './abbreviations.ts';
import { at, endOfAddress, isAddressMark } from './addresses.ts';
import { readCompound, readNameOfRole } from './compounds.ts';
import { endOfAnswerLabel, endOfLeader, isCheckbox, separator, separatorOf } from './separators.ts';
import { TokenBuilder } from './token-builder.ts';
import type { LanguageRun, Tokens } from './tokens.ts';
import { WordLookup } from './word-lookup.ts';
import { LineWraps } from './wrapped-lines.ts';

/** Cuts a text into words; lines in other languages than English are read with their phrasebooks too. */
export function scan(
  folded: Folded,
  lexicon: Lexicon,
  languages: readonly LanguageRun[] = [],
): Tokens {
  const tokens = new TokenBuilder(folded, lexicon, languages);
  new Scanner(tokens).run();
  return tokens;
}

/** Separators of a line below a question. */
const afterQuestion = separator.newline | separator.call;

class Scanner {
  readonly #tokens: TokenBuilder;
  readonly #codes: Uint16Array;
  readonly #lookup: WordLookup;
  readonly #lines: LineWraps;
  /** Separators since the last word. */
  #before: number = separator.newline | separator.blankLine;
  /** The number of words before the last place at which an address could begin. */
  #chunk = 0;

  constructor(tokens: TokenBuilder) {
    this.#tokens = tokens;
    this.#codes = tokens.folded.codes;
    this.#lookup = new WordLookup(tokens);
    this.#lines = new LineWraps(tokens);
  }

  run(): void {
    const codes = this.#codes;
    const { length } = this.#tokens.folded;
    for (let index = 0; index < length;) {
      const unit = codes[index]!;
      if (unit === code.space) {
        this.#chunk = this.#tokens.count;
        this.#before |= separator.space;
        index++;
        continue;
      }
      if ((this.#before & afterQuestion) === afterQuestion) {
        const end = endOfAnswerLabel(codes, index);
        if (end > index) {
          index = end;
          continue;
        }
      }
      const found = kinds[unit] || kindOf(unit);
      index =
        found !== kind.separator || this.#startsName(index)
          ? this.#readWord(index, found)
          : this.#readSeparator(index);
    }
    this.#tokens.finish(this.#before | separator.newline | separator.blankLine);
  }

  /** Names like .NET start with a full stop. */
  #startsName(index: number): boolean {
    const codes = this.#codes;
    if (codes[index] !== code.stop || kindOf(codes[index + 1]!) !== kind.word) return false;
    if (index > 0 && kindOf(codes[index - 1]!) === kind.word) return false;
    return this.#tokens.lexicon.trie.longest(codes, index) !== 0;
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
    if ((found & (separator.newline | separator.open)) !== 0) this.#chunk = this.#tokens.count;
    if ((found & separator.newline) !== 0 && this.#wraps(index))
      found = separator.space | separator.wrap;
    this.#before |= found;
    return index + 1;
  }

  #endsAbbreviation(stop: number): boolean {
    return endsAbbreviation(this.#tokens, this.#lookup.book, stop);
  }

  #wraps(lineBreak: number): boolean {
    return this.#lines.endLine(lineBreak, this.#before, this.#lookup.book !== undefined);
  }

  #readWord(index: number, first: number): number {
    const tokens = this.#tokens;
    const lookup = this.#lookup;
    lookup.find(index, first, (this.#before & separator.newline) !== 0);
    const { end, book } = lookup;
    let { number } = lookup;
    if (this.#isDomain(number, end)) return this.#dropAddress(end);
    if (tokens.lexicon.technologyOf[number]! >= 0 && this.#isPart(index)) number = 0;
    const mayContinue = first === kind.ideograph && number === 0 && this.#before === 0;
    if (mayContinue && tokens.extend(end)) return end;
    const opensLine = (this.#before & separator.newline) !== 0;
    tokens.push(index, end, number, this.#before);
    this.#before = 0;
    if (book !== undefined) this.#markForeign(book);
    if (opensLine) this.#lines.joinChoice();
    return end;
  }

  /** Gives the last word the cues that it has in the language of its line. */
  #markForeign(book: Phrasebook): void {
    const tokens = this.#tokens;
    const { own, isInflected } = this.#lookup;
    tokens.markLast();
    if (own === 0) readCompound(tokens, book);
    else {
      this.#markOwn(book, own);
      readNameOfRole(tokens, book);
    }
    if (isInflected) tokens.markInflected();
  }

  #markOwn({ words }: Phrasebook, own: number): void {
    const tokens = this.#tokens;
    if (words.falseFriends.has(own)) tokens.unmark();
    if (words.acronyms.has(own) && !isAsWritten(tokens.folded, this.#lookup.end - 1)) return;
    tokens.mark(words.marks, own);
    const everyday = words.ordinaryOf.get(own);
    if (everyday !== undefined) tokens.markEveryday(everyday);
  }

  /** The extension of a file's name and the name of an account are no mention. */
  #isPart(index: number): boolean {
    if (this.#codes[index - 1] === at) return true;
    return this.#before === separator.point && isAsWritten(this.#tokens.folded, index);
  }

  /** Whether a word ends a web address: `example.com`. */
  #isDomain(number: number, end: number): boolean {
    const { count, lexicon } = this.#tokens;
    if (this.#before !== separator.point || count === this.#chunk) return false;
    return lexicon.domains.has(number) && kindOf(this.#codes[end]!) === kind.separator;
  }

  /** Drops the words since the last white space and skips the rest of the address. */
  #dropAddress(index: number): number {
    const tokens = this.#tokens;
    if (tokens.count > this.#chunk) {
      tokens.dropTo(this.#chunk);
      this.#before = tokens.separators[tokens.count]!;
    }
    this.#before |= separator.other;
    return endOfAddress(tokens.folded, index);
  }
}
