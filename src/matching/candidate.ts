// One ordinary word that may name a technology, and the questions that settle it.
import * as company from './company.ts';
import { clauseGaps, gap, hardGaps, listGaps } from './gaps.ts';
import { cue } from './lexicon.ts';
import { fillsLine, isTagLine } from './lines.ts';
import { isCapitals, type Sentence } from './sentences.ts';
import { state } from './state.ts';
import type { Words } from './words.ts';

/** An ordinary word that may name a technology. */
export class Candidate {
  readonly index: number;
  readonly #words: Words;
  readonly #states: Uint8Array;
  readonly #sentence: Sentence;
  /** Whether it is written as the technology is. */
  readonly #exact: boolean;
  /** Whether its capitals set it apart from the words around. */
  readonly #telling: boolean;
  readonly #isLetter: boolean;
  /** Whether no ordinary word has such capitals: `SAFe`, `LaTeX`. */
  readonly #isOdd: boolean;
  /** Whether it is part of another word, as in `Go-live`, but not in `Go-Entwickler`, or a place. */
  readonly #isOther: boolean;

  constructor(
    words: Words,
    states: Uint8Array,
    index: number,
    ordinary: string,
    sentence: Sentence,
  ) {
    this.index = index;
    this.#words = words;
    this.#states = states;
    this.#sentence = sentence;
    const isUpper = words.lexicon.capitals.has(words.numbers[index]!);
    this.#isLetter = ordinary.length === 1;
    const written = words.written(index);
    this.#exact = this.#isExact(written, ordinary);
    this.#isOdd = written === ordinary && /[A-Z]{2}[a-z]|[a-z][A-Z]/.test(written);
    this.#telling =
      this.#exact &&
      (isUpper && !this.#isLetter
        ? sentence.casing !== 'caps'
        : sentence.casing === 'unicase' || (sentence.casing === 'mixed' && index > sentence.start));
    this.#isOther =
      this.#isHyphenated(this.#telling && isUpper && !this.#isLetter) ||
      company.isPlace(words, index) ||
      company.isSeason(words, index);
  }

  #isExact(written: string, ordinary: string): boolean {
    if (written === ordinary) return true;
    const name = written.replace(/[\d.]+$/, '');
    if (name === ordinary) return true;
    // A network of banks.
    if (name === 'SWIFT') return this.#sentence.casing === 'caps';
    return (name.length > 3 || this.#sentence.casing === 'caps') && isCapitals(name);
  }

  settleAlone(): void {
    if (!this.#isOther && this.#namesAlone()) this.#states[this.index] = state.named;
  }

  settleByList(): void {
    if (this.#isOther || this.#states[this.index] !== state.open) return;
    if (this.#namesByList()) this.#states[this.index] = state.named;
  }

  /** Whether the words around it settle it, whatever other names turn out to be. */
  #namesAlone(): boolean {
    const { index } = this;
    const words = this.#words;
    const sentence = this.#sentence;
    if (this.#isLetter && (words.gaps[index + 1]! & gap.point) !== 0) return false;
    if (company.isPinned(words, index) || company.isMeasured(words, index)) return true;
    if (isTagLine(words, sentence)) return true;
    if (company.hasTrade(words, index)) return this.#exact || !this.#isLetter;
    if (!this.#exact) return this.#namesInLowerCase();
    if (!this.#isLetter && company.hasVersion(words, index)) return true;
    if (this.#isOdd) return true;
    if (company.isSubject(words, index, sentence) || company.isRated(words, index)) return true;
    const isStrict = words.lexicon.strict.has(words.numbers[index]!);
    if (!this.#isLetter && !isStrict && fillsLine(words, index, sentence)) return true;
    const isPartOfName = company.isPartOfName(words, index, sentence);
    if (company.hasNeighbour(words, index, sentence)) return true;
    if (company.isAnnounced(words, index) || company.isSetApart(words, index, sentence))
      return true;
    const isUsed = this.#telling && (!this.#isLetter || sentence.isAboutSoftware);
    const cues = cue.handling | (isUsed ? cue.usage : 0);
    if (company.isClean(words, index) && company.isHandled(words, index, cues)) return true;
    if (isPartOfName) return false;
    if (company.isMadeIn(words, index)) return true;
    const artefacts = this.#telling || sentence.casing === 'title' ? cue.artefact : 0;
    if (company.hasArtefact(words, index, artefacts | cue.technicalArtefact)) return true;
    if (this.#isLetter || isStrict) return false;
    if (company.isLikened(words, index) || company.isJudged(words, index)) return true;
    return (this.#telling || company.isItem(words, index, sentence)) && sentence.isAboutSoftware;
  }

  /** In a text without capitals only what leaves no other reading counts. */
  #namesInLowerCase(): boolean {
    const { index } = this;
    const words = this.#words;
    if (this.#isLetter || !company.isClean(words, index)) return false;
    const sentence = this.#sentence;
    const isBesideNeighbour = company.hasNeighbour(words, index, sentence);
    if (isBesideNeighbour && company.isHandled(words, index, cue.handling | cue.pointer))
      return true;
    if (sentence.casing !== 'lower') return false;
    if (isBesideNeighbour && sentence.isList) return true;
    if (company.isHandled(words, index, cue.handling)) return true;
    if (company.isAnnounced(words, index)) return true;
    const isStrict = words.lexicon.strict.has(words.numbers[index]!);
    if (!isStrict && !words.follows(index) && company.isJudged(words, index)) return true;
    const isSkill = company.hasArtefact(words, index, cue.artefact);
    return isSkill && company.isHandled(words, index, cue.pointer);
  }

  /** Whether a technology stands beside it in a list, on the next line of one, or directly at its side. */
  #namesByList(): boolean {
    const { index } = this;
    const words = this.#words;
    if (this.#exact) return this.#isListedWith(-1) || this.#isListedWith(1);
    if (this.#isLetter) return false;
    if (this.#isInRow()) return true;
    if (!company.isClean(words, index) || !company.isCleanBefore(words, index)) return false;
    return this.#isListedWith(-1) || this.#isListedWith(1);
  }

  #isListedWith(step: -1 | 1): boolean {
    const words = this.#words;
    const gapAt = (other: number) => words.gaps[step < 0 ? other + 1 : other]!;
    let other = this.index + step;
    if (other < 0 || other >= words.count) return false;
    let joined = gapAt(other);
    // `Rust, not Go` goes on within a sentence, `Rust: no.` and what follows do not.
    const passed = (joined & hardGaps) === 0 ? cue.list | cue.negator : cue.list;
    if (words.has(other, passed) && this.#stateOf(other) === state.none) {
      other += step;
      if (other < 0 || other >= words.count) return false;
      joined |= gapAt(other) | gap.comma;
    }
    const found = this.#stateOf(other);
    if (found === state.open) return this.#vouchesFor(other, joined);
    if (found !== state.named || (joined & (gap.stop | gap.call)) !== 0) return false;
    if ((joined & (gap.newline | gap.bullet)) !== 0) return this.#exact && this.#isShortLine();
    if ((joined & clauseGaps & ~gap.semicolon) !== 0) return false;
    if ((joined & (listGaps | gap.semicolon | gap.open)) !== 0) return true;
    if (!this.#exact || words.lexicon.strict.has(words.numbers[this.index]!)) return false;
    return !company.isPartOfName(words, this.index, this.#sentence);
  }

  /** Two ordinary words in a list vouch for each other where the capitals of both tell something. */
  #vouchesFor(other: number, joined: number): boolean {
    const words = this.#words;
    const ordinary = words.ordinary(other)!;
    if (this.#isLetter || ordinary.length === 1) return false;
    if ((joined & listGaps) === 0 || (joined & clauseGaps) !== 0) return false;
    if (this.#sentence.isList) {
      const { strict } = words.lexicon;
      return !strict.has(words.numbers[other]!) && !strict.has(words.numbers[this.index]!);
    }
    if (!this.#telling) return false;
    return other > this.#sentence.start && words.written(other) === ordinary;
  }

  /** It stands in a row of names without commas: `python go docker`. */
  #isInRow(): boolean {
    const { index } = this;
    const words = this.#words;
    const before = words.follows(index) && this.#isNamed(index - 1);
    const after = words.follows(index + 1) && this.#isNamed(index + 1);
    if (before && after) return true;
    if (before && words.follows(index - 1) && this.#isNamed(index - 2)) {
      return company.isClean(words, index);
    }
    if (!after || !words.follows(index + 2) || !this.#isNamed(index + 2)) return false;
    return company.isCleanBefore(words, index);
  }

  #isHyphenated(isAcronym: boolean): boolean {
    const { index } = this;
    const words = this.#words;
    const fitting = cue.artefact | cue.trade;
    if (words.parted(index, gap.hyphen) && index > 0 && words.technology(index - 1) < 0) {
      return !words.has(index - 1, fitting);
    }
    const next = index + 1;
    if (next >= words.count || !words.parted(next, gap.hyphen) || isAcronym) return false;
    return !words.has(next, fitting) && words.technology(next) < 0;
  }

  #isShortLine(): boolean {
    return this.#sentence.end - this.#sentence.start <= 2;
  }

  #isNamed(index: number): boolean {
    return this.#stateOf(index) === state.named;
  }

  #stateOf(index: number): number {
    return this.#states[index] ?? state.none;
  }
}
