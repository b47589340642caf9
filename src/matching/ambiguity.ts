// Decides whether an ordinary word names a technology: by its capitals and by the company it keeps.
import { clauseGaps, gap, hardGaps, listGaps } from './gaps.ts';
import { cue, roleCue } from './lexicon.ts';
import { isCapitals, letterCase, type Sentence, sentenceFrom } from './sentences.ts';
import type { Words } from './words.ts';

/** What became of a word: it names no technology, may name one, or names one. */
export const state = { none: 0, open: 1, named: 2, excluded: 3 } as const;

/** How far a neighbour may stand away, in words. */
const reach = 12;

/** Finds the words that name a technology. */
export function settleNames(words: Words): Uint8Array {
  const states = new Uint8Array(words.count);
  const open: Candidate[] = [];
  let sentence: Sentence | undefined;
  for (let index = 0; index < words.count; index++) {
    if (words.technology(index) < 0) continue;
    const ordinary = words.ordinary(index);
    if (ordinary === undefined) {
      states[index] = state.named;
      continue;
    }
    states[index] = state.open;
    if (sentence === undefined || index >= sentence.end) {
      sentence = sentenceFrom(words, sentenceStart(words, index, sentence?.end ?? 0));
    }
    open.push(new Candidate(words, states, index, ordinary, sentence));
  }
  // One candidate may settle the next: there and back again reaches both ends of every list.
  for (const candidate of open) candidate.settle();
  for (const candidate of open.toReversed()) candidate.settle();
  for (const { index } of open) if (states[index] === state.open) states[index] = state.none;
  return states;
}

function sentenceStart(words: Words, index: number, floor: number): number {
  let start = index;
  while (start > floor && (words.gaps[start]! & hardGaps) === 0) start--;
  return start;
}

/** An ordinary word that may name a technology. */
class Candidate {
  readonly index: number;
  readonly #words: Words;
  readonly #states: Uint8Array;
  readonly #sentence: Sentence;
  /** Whether it is written as the technology is. */
  readonly #exact: boolean;
  /** Whether its capitals set it apart from the words around. */
  readonly #telling: boolean;
  readonly #isLetter: boolean;
  readonly #isStrict: boolean;

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
    const written = words.written(index).replace(/[\d.]+$/, '');
    this.#isLetter = ordinary.length === 1;
    this.#isStrict = this.#isLetter || words.lexicon.strict.has(words.numbers[index]!);
    this.#exact = written === ordinary || (sentence.casing === 'caps' && isCapitals(written));
    this.#telling =
      this.#exact &&
      (ordinary.length > 1 && isCapitals(ordinary)
        ? sentence.casing !== 'caps'
        : sentence.casing === 'mixed' && index > sentence.start && written === ordinary);
  }

  settle(): void {
    if (this.#states[this.index] === state.open && this.#names()) {
      this.#states[this.index] = state.named;
    }
  }

  #names(): boolean {
    if (this.#isHyphenated()) return false;
    if (this.#hasVersion() || this.#hasTrade()) return this.#exact || !this.#isLetter;
    if (!this.#exact) return this.#namesInLowerCase();
    if (this.#isListed() || this.#hasNeighbour() || this.#isAnnounced() || this.#isSetApart())
      return true;
    if (this.#isClean() && this.#isHandled(cue.handling | (this.#telling ? cue.usage : 0)))
      return true;
    if (this.#isPartOfName()) return false;
    if (this.#hasArtefact() && (this.#telling || this.#sentence.casing === 'title')) return true;
    return (
      !this.#isStrict &&
      (this.#isLikened() || this.#isJudged() || (this.#telling && this.#isAmongSoftware()))
    );
  }

  /** Without capitals only what leaves no other reading counts. */
  #namesInLowerCase(): boolean {
    if (this.#isLetter) return false;
    if (this.#isInRow()) return true;
    if (this.#isListed() && this.#isClean() && this.#isCleanBefore()) return true;
    if (this.#sentence.casing !== 'lower') return false;
    return this.#isClean() && (this.#isHandled(cue.handling) || this.#isAnnounced());
  }

  /** `Go-live` and `X-React` are other words; `Go-Entwickler` and `React-based` are not. */
  #isHyphenated(): boolean {
    const { index } = this;
    const words = this.#words;
    if (index > 0 && (words.gaps[index]! & gap.hyphen) !== 0 && !this.#isNamed(index - 1)) {
      return !words.has(index - 1, cue.artefact | cue.trade);
    }
    if (index + 1 >= words.count || (words.gaps[index + 1]! & gap.hyphen) === 0) return false;
    if (this.#telling && isCapitals(words.written(index)) && !this.#isLetter) return false;
    return !words.has(index + 1, cue.artefact | cue.trade) && !this.#isNamed(index + 1);
  }

  /** A version number follows: `Go 1.22`, not `spring 2025` or `go 100 miles`. */
  #hasVersion(): boolean {
    const { index } = this;
    const words = this.#words;
    if (!this.#exact || this.#isLetter || !words.follows(index + 1)) return false;
    const written = words.written(index + 1);
    if (!/^v?\d{1,2}(?:x)?$/.test(written)) return false;
    return words.parted(index + 2, ~(gap.space | gap.hyphen)) || !this.#telling
      ? this.#afterVersion()
      : true;
  }

  #afterVersion(): boolean {
    const next = this.index + 2;
    return this.#words.parted(next, ~(gap.space | gap.hyphen)) || this.#words.has(next, cue.glue);
  }

  #hasTrade(): boolean {
    const words = this.#words;
    return words.follows(this.index + 1) && words.has(this.index + 1, cue.trade);
  }

  #hasArtefact(): boolean {
    const words = this.#words;
    return words.follows(this.index + 1) && words.has(this.index + 1, cue.artefact);
  }

  /** A technology stands beside it in a list, on the next line of one, or directly at its side. */
  #isListed(): boolean {
    const { index } = this;
    return this.#isListedWith(index - 1, index) || this.#isListedWith(index + 1, index + 1);
  }

  #isListedWith(other: number, gapIndex: number): boolean {
    const words = this.#words;
    const step = other < this.index ? -1 : 1;
    let neighbour = other;
    let joined = words.gaps[gapIndex]!;
    if (words.has(neighbour, cue.list) && this.#stateOf(neighbour) === state.none) {
      neighbour += step;
      joined |= words.gaps[step < 0 ? neighbour + 1 : neighbour]! | gap.comma;
    }
    if (neighbour < 0 || neighbour >= words.count) return false;
    const found = this.#stateOf(neighbour);
    if (found !== state.named) {
      return (
        found === state.open &&
        this.#telling &&
        !this.#isLetter &&
        this.#looksLike(neighbour, joined)
      );
    }
    if ((joined & (gap.stop | gap.call | gap.blankLine)) !== 0) return false;
    if ((joined & (gap.newline | gap.bullet)) !== 0) return this.#exact && this.#isShortLine();
    if ((joined & ~(listGaps | gap.space | gap.open | gap.close | gap.quote | gap.wrap)) !== 0)
      return false;
    return (
      (joined & listGaps) !== 0 ||
      (joined & gap.open) !== 0 ||
      (this.#exact && !this.#isPartOfName())
    );
  }

  /** Two ordinary words in a list vouch for each other where the capitals of both tell something. */
  #looksLike(neighbour: number, joined: number): boolean {
    const words = this.#words;
    const ordinary = words.ordinary(neighbour)!;
    if ((joined & listGaps) === 0 || (joined & clauseGaps) !== 0 || ordinary.length === 1)
      return false;
    return words.written(neighbour) === ordinary && neighbour > this.#sentence.start;
  }

  /** One of the words that go with the technology stands near. */
  #hasNeighbour(): boolean {
    const words = this.#words;
    const neighbours = words.lexicon.neighboursOf[words.technology(this.index)];
    if (neighbours === undefined) return false;
    const from = Math.max(this.#sentence.start, this.index - reach);
    const to = Math.min(this.#sentence.end, this.index + reach);
    for (let index = from; index < to; index++) {
      if (index !== this.index && neighbours.has(words.numbers[index]!)) return true;
    }
    return false;
  }

  /** It opens or continues what a label announces: `Languages: Go`. */
  #isAnnounced(): boolean {
    const { index } = this;
    const words = this.#words;
    if (index === 0 || (words.gaps[index]! & gap.colon) === 0) return false;
    return words.has(index - 1, cue.announcement) && this.#isClean();
  }

  /** It stands alone between marks in the name of a role: `Engineer (Go)`, `Developer - React`. */
  #isSetApart(): boolean {
    const { index } = this;
    const words = this.#words;
    if (this.#isLetter && !words.parted(index, gap.open)) return false;
    const marks = gap.open | gap.dash | gap.comma | gap.slash | gap.colon;
    if (!words.parted(index, marks) || words.parted(index, hardGaps)) return false;
    if (!words.parted(index + 1, marks | gap.close | hardGaps)) return false;
    const trades = roleCue.roleNoun | roleCue.roleNouns;
    const from = Math.max(this.#sentence.start, index - reach);
    for (let before = from; before < index; before++) if (words.tells(before, trades)) return true;
    return false;
  }

  /** It stands in a row of names without commas: `python go docker`. */
  #isInRow(): boolean {
    const { index } = this;
    const words = this.#words;
    const before = words.follows(index) && this.#isNamed(index - 1);
    const after = words.follows(index + 1) && this.#isNamed(index + 1);
    if (before && after) return true;
    if (before && words.follows(index - 1) && this.#isNamed(index - 2))
      return this.#isClean() || words.parted(index + 1, clauseGaps);
    return after && words.follows(index + 2) && this.#isNamed(index + 2) && this.#isCleanBefore();
  }

  /** Others like it are welcome: `React or other frameworks`. */
  #isLikened(): boolean {
    const words = this.#words;
    return words.follows(this.index + 1) && words.has(this.index + 1, cue.likeness);
  }

  /** It is said to be asked for, welcome or not needed: `Rust is a plus`, `React is not required`. */
  #isJudged(): boolean {
    const words = this.#words;
    const { index } = this;
    for (let after = index + 1; after < Math.min(words.count, index + 5); after++) {
      if (words.parted(after, clauseGaps | gap.comma)) return false;
      if (words.has(after, cue.preference | cue.obligation)) return true;
      if (!words.has(after, cue.be | cue.negator | cue.passage | cue.follower)) return false;
    }
    return false;
  }

  /** Words before it say that it is known or used. */
  #isHandled(cues: number): boolean {
    const { index } = this;
    const words = this.#words;
    if (index === 0) return false;
    if (words.follows(index)) return words.has(index - 1, cues);
    // `such as: Go`, `e.g. Go`
    return words.has(index - 1, cues) && !words.parted(index, clauseGaps & ~gap.colon);
  }

  /** What follows does not make it the first half of something else. */
  #isClean(): boolean {
    const next = this.index + 1;
    const words = this.#words;
    if (!words.follows(next) || words.parted(next, gap.hyphen)) return true;
    if (words.has(next, cue.glue | cue.trade | cue.artefact | cue.preference | cue.negator))
      return true;
    return this.#stateOf(next) !== state.none || /^v?\d/.test(words.written(next));
  }

  #isCleanBefore(): boolean {
    const { index } = this;
    const words = this.#words;
    if (!words.follows(index)) return true;
    return words.has(index - 1, cue.handling | cue.usage | cue.list | cue.trade | cue.negator);
  }

  /** A capitalised stranger directly beside it: `Spring Street`, `American Express`. */
  #isPartOfName(): boolean {
    if (this.#sentence.casing !== 'mixed') return false;
    const { index } = this;
    const words = this.#words;
    if (words.follows(index + 1) && this.#isStranger(index + 1)) return true;
    return words.follows(index) && index - 1 > this.#sentence.start && this.#isStranger(index - 1);
  }

  #isStranger(index: number): boolean {
    return this.#words.numbers[index] === 0 && letterCase(this.#words, index) === 'upper';
  }

  /** Its sentence is about software. */
  #isAmongSoftware(): boolean {
    const { start, end } = this.#sentence;
    const words = this.#words;
    const from = Math.max(start, this.index - 2 * reach);
    const to = Math.min(end, this.index + 2 * reach);
    for (let index = from; index < to; index++) {
      if (index === this.index) continue;
      if (this.#isNamed(index) || words.has(index, cue.software)) return true;
    }
    return false;
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
