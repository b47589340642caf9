// A common word that may name a technology, and the tests that decide.
import * as context from './context.ts';
import { areLanguagesInUse, isHyphenated } from './joined.ts';
import {
  clauseSeparators,
  separator,
  hardSeparators,
  listSeparators,
} from '../tokens/separators.ts';
import { clauseCue, cue, roleCue, topicCue } from '../gazetteer/cues.ts';
import { mayBeNamesake } from './namesakes.ts';
import { fillsLine, isTagLine } from '../segments/lines.ts';
import { isDeniedIfNamed } from '../negation/negate-forms.ts';
import { isCapitals, letterCase, type Sentence } from '../segments/sentences.ts';
import { state, type Tokens } from '../tokens/tokens.ts';

const nine = 0x39;

/** Before a name in lower case, in a text that names what goes with it. */
const leading =
  cue.handling |
  cue.usage |
  cue.requirement |
  cue.obligation |
  cue.preference |
  cue.negator |
  cue.list |
  cue.be;

/** What the names of a text tell of its common words. */
interface Names {
  /** Whether the text writes names in lower case. */
  readonly isSmall: boolean;
  /** Whether it names several technologies. */
  readonly isTechnical: boolean;
  /** Numbers of its names that are no common words. */
  readonly named: ReadonlySet<number>;
}

/** A common word that may name a technology. */
export class Candidate {
  readonly index: number;
  readonly #tokens: Tokens;
  readonly #sentence: Sentence;
  /** Whether it has the spelling of the technology. */
  readonly #exact: boolean;
  /** Whether its capitals are significant in its sentence. */
  readonly #telling: boolean;
  readonly #isLetter: boolean;
  /** Whether the technology writes its name in lower case: `pandas`. */
  readonly #isSmall: boolean;
  readonly #isAcronym: boolean;
  /** Whether no common word has such capitals: `SAFe`, `LaTeX`. */
  readonly #isOdd: boolean;
  /** Whether it is part of another word, as in `Go-live`, but not in `Go-Entwickler`, or no technology at all. */
  readonly #isOther: boolean;

  constructor(tokens: Tokens, index: number, ordinary: string, sentence: Sentence) {
    this.index = index;
    this.#tokens = tokens;
    this.#sentence = sentence;
    this.#isLetter = ordinary.length === 1;
    this.#isSmall = ordinary === ordinary.toLowerCase();
    this.#isAcronym = !this.#isLetter && tokens.lexicon.capitals.has(tokens.numbers[index]!);
    const written = tokens.written(index);
    this.#exact = this.#isExact(written, ordinary);
    this.#isOdd = written === ordinary && /[A-Z]{2}[a-z]|[a-z][A-Z]/.test(written);
    this.#telling =
      this.#exact &&
      (this.#isAcronym
        ? sentence.casing !== 'caps'
        : sentence.casing === 'unicase' ||
          (sentence.casing === 'mixed' && (index > sentence.start || this.#isStrange())));
    this.#isOther =
      isHyphenated(tokens, index, sentence, this.#telling && !this.#isLetter, this.#isAcronym) ||
      context.isPlaceName(tokens, index) ||
      context.isSeason(tokens, index, sentence) ||
      context.isLabelOfYears(tokens, index) ||
      context.isCurrency(tokens, index) ||
      (!this.#telling && context.isOfAnother(tokens, index)) ||
      this.#isVerb() ||
      this.#isPreference();
  }

  /** `Java, ideal Kotlin`, `si conoces Kafka, perfecto`: a word of welcome that is a name (*iDEAL*) in another spelling, without a neighbour of that name. */
  #isPreference(): boolean {
    const { index } = this;
    const tokens = this.#tokens;
    const isWelcome = tokens.has(index, cue.preference) || tokens.hasTopic(index, topicCue.praise);
    if (this.#exact || !isWelcome) return false;
    return !context.hasNeighbour(tokens, index, this.#sentence);
  }

  /** `Zamiast Jenkinsa jest GitLab`: a form of *be* between words that no comma parts. */
  #isVerb(): boolean {
    const { index } = this;
    const tokens = this.#tokens;
    if (this.#exact || !tokens.isEveryday(index) || !tokens.has(index, cue.be)) return false;
    return tokens.follows(index) && tokens.follows(index + 1);
  }

  /** Whether it is an English word in a line of another language, where it is no common word. */
  #isStrange(): boolean {
    const { index } = this;
    return !this.#isLetter && this.#tokens.isForeign(index) && !this.#tokens.isEveryday(index);
  }

  #isExact(written: string, ordinary: string): boolean {
    // A capital shows that `Pandas` is the name *pandas*.
    if (this.#isSmall) return written !== ordinary && written.toLowerCase() === ordinary;
    if (written === ordinary) return true;
    const isVersioned = written.charCodeAt(written.length - 1) <= nine;
    const name = isVersioned ? written.replace(/[\d.]+$/, '') : written;
    if (name === ordinary) return true;
    // A network of banks.
    if (name === 'SWIFT') {
      return this.#sentence.casing === 'caps' || context.isAmongCapitals(this.#tokens, this.index);
    }
    return (name.length > 3 || this.#sentence.casing === 'caps') && isCapitals(name);
  }

  /** Settles it by the words around it and the other names of the text. */
  settleAlone(names: Names): void {
    if (!this.#isOther && this.#namesAlone(names)) this.#tokens.states[this.index] = state.named;
  }

  settleByList(isSmall: boolean): void {
    if (this.#isOther || this.#tokens.states[this.index] !== state.open) return;
    if (this.#namesByList() || (isSmall && this.#isPaired()))
      this.#tokens.states[this.index] = state.named;
  }

  /** Whether the words around it decide. */
  #namesAlone(names: Names): boolean {
    const { index } = this;
    const tokens = this.#tokens;
    const sentence = this.#sentence;
    if (this.#isLetter && this.#isOrdinaryLetter()) return false;
    // Most names need no other test.
    if (names.isTechnical && this.#isCapitalised()) return true;
    if (context.isPinned(tokens, index) || context.isMeasured(tokens, index)) return true;
    if (isTagLine(tokens, sentence)) return true;
    if (context.hasTrade(tokens, index)) return this.#exact || !this.#isLetter;
    if (!this.#exact) return this.#namesInLowerCase(names);
    const mayBeCommon = this.#isLetter || this.#isStrict();
    if (this.#hasPlaceOfName(names) || this.#isDenied()) return true;
    if (!mayBeCommon && this.#isTold(names.isTechnical)) return true;
    if (context.hasNeighbour(tokens, index, sentence)) return true;
    if (context.isAnnounced(tokens, index) || context.isSetApart(tokens, index, sentence))
      return true;
    if (context.isClean(tokens, index) && this.#isHandled()) return true;
    if (context.isPartOfName(tokens, index, sentence)) return false;
    if (context.isMadeIn(tokens, index) || this.#hasArtefact()) return true;
    if (this.#isLetter && names.isTechnical && context.isJudgedFirst(tokens, index)) return true;
    if (mayBeCommon) return false;
    if (context.isLikened(tokens, index) || context.isJudged(tokens, index)) return true;
    const hasCapital = this.#telling || context.isCapitalItem(tokens, index, sentence);
    return hasCapital && sentence.isAboutSoftware;
  }

  /** `plan B.`, `- A: yes` */
  #isOrdinaryLetter(): boolean {
    const { index } = this;
    const tokens = this.#tokens;
    return (
      (tokens.separators[index + 1]! & separator.point) !== 0 || context.isReply(tokens, index)
    );
  }

  /** Whether it stands where names do: with a version, as a subject or an item, in a title. */
  #hasPlaceOfName({ named }: Names): boolean {
    const { index } = this;
    const tokens = this.#tokens;
    const sentence = this.#sentence;
    if (this.#isOdd || this.#isAtHome(named)) return true;
    if (context.isSubject(tokens, index, sentence) || context.isRated(tokens, index)) return true;
    if (this.#telling && context.hasTradeBefore(tokens, index)) return true;
    if (context.closesTitle(tokens, index)) return true;
    if (this.#isLetter) return context.isLetterItem(tokens, index, sentence);
    if (context.hasVersion(tokens, index)) return true;
    if (context.opensSoftwareItem(tokens, index, sentence)) return true;
    if (this.#isStrict()) return false;
    return context.isJudgedAfter(tokens, index) || fillsLine(tokens, index, sentence);
  }

  #isDenied(): boolean {
    const { index } = this;
    const tokens = this.#tokens;
    if (this.#isStrict()) return false;
    return (
      context.isRefusedAfter(tokens, index, this.#sentence) ||
      context.isDeniedAlone(tokens, index) ||
      (this.#telling && context.isRefused(tokens, index))
    );
  }

  /** Whether the text tells of it as of a technology: it is left behind, used, or asked for with years. */
  #isTold(isTechnical: boolean): boolean {
    const { index } = this;
    const tokens = this.#tokens;
    const mayBeRemoved =
      this.#sentence.isAboutSoftware || this.#telling || context.isLoanword(tokens, index);
    return (
      context.isDisused(tokens, index) ||
      isDeniedIfNamed(tokens, index, mayBeRemoved) ||
      context.leadsToExperience(tokens, index) ||
      context.isUsedByCompany(tokens, index) ||
      context.hasYears(tokens, index) ||
      (isTechnical && context.opensWorkOfOthers(tokens, index))
    );
  }

  /** `domine Excel`, `Vi skriver C` */
  #isHandled(): boolean {
    const { index } = this;
    const tokens = this.#tokens;
    const isUsed = this.#telling && (!this.#isLetter || this.#sentence.isAboutSoftware);
    // Verbs of mastery also stand before words that English has in titles.
    const mastery = context.isLoanword(tokens, index) ? cue.requirement : 0;
    const isOurs =
      this.#telling && tokens.isForeign(index) && tokens.hasClause(index - 2, clauseCue.speaker);
    const asking = cue.usage | cue.preference | cue.obligation | mastery;
    const cues = cue.handling | (isUsed ? asking : 0) | (isOurs ? cue.verb : 0);
    return context.isHandled(tokens, index, cues);
  }

  #hasArtefact(): boolean {
    const hasCapital = this.#telling || this.#sentence.casing === 'title';
    const artefacts = hasCapital ? cue.artefact : 0;
    return context.hasArtefact(this.#tokens, this.index, artefacts | cue.technicalArtefact);
  }

  /** Whether the text names what goes with it, and it stands where names do: `Rust in production` far from *Tokio*. */
  #isAtHome(named: ReadonlySet<number>): boolean {
    const { index } = this;
    const tokens = this.#tokens;
    const isEveryday = tokens.has(index, cue.everyday) && !this.#telling;
    if (isEveryday || !context.isClean(tokens, index)) return false;
    const opens = context.opensPhrase(tokens, index);
    // `in the nest` is English, `een rust mens` is not.
    const mayFollowAny = this.#isLetter || tokens.isForeign(index);
    const isLed = mayFollowAny ? tokens.isCue(index - 1) : tokens.has(index - 1, leading);
    if ((this.#isLetter || !this.#exact) && !opens && !isLed) return false;
    return context.goesWithAny(tokens, index, named);
  }

  /** Whether its capitals are significant, and it is no part of another name: `We use Spring`. */
  #isCapitalised(): boolean {
    const { index } = this;
    const tokens = this.#tokens;
    if (!this.#telling || this.#isLetter || this.#isStrict()) return false;
    if (tokens.has(index, cue.everyday)) return false;
    const sentence = this.#sentence;
    if (!sentence.isAboutSoftware && mayBeNamesake(tokens, index, sentence)) return false;
    return !context.isPartOfName(tokens, index, sentence);
  }

  #isStrict(): boolean {
    return this.#tokens.lexicon.strict.has(this.#tokens.numbers[this.index]!);
  }

  /** In lower case it counts only if the context leaves no other reading. */
  #namesInLowerCase({ isSmall, named }: Names): boolean {
    const { index } = this;
    const tokens = this.#tokens;
    if (this.#isLetter || !context.isClean(tokens, index)) return false;
    const sentence = this.#sentence;
    const isBesideNeighbour = context.hasNeighbour(tokens, index, sentence);
    if (isBesideNeighbour && context.isHandled(tokens, index, cue.handling | cue.pointer))
      return true;
    const isStrict = this.#isStrict();
    const isPlain = !isStrict && !tokens.has(index, cue.everyday);
    if (isPlain && this.#isToldInLowerCase()) return true;
    if (this.#isSmall && context.isHandled(tokens, index, cue.handling)) return true;
    const opens = context.opensPhrase(tokens, index) || tokens.hasRole(index - 1, roleCue.minor);
    const isJudged = opens && context.isJudged(tokens, index);
    if (isJudged && this.#isAtHome(named)) return true;
    if (sentence.casing !== 'lower' && !isSmall) return false;
    const isLoan = !isStrict && context.isLoanword(tokens, index);
    if (isLoan && (isSmall || sentence.isAboutSoftware)) return true;
    if (isPlain && (isSmall || isLoan) && this.#isAtHome(named)) return true;
    if (isPlain && this.#isItemInLowerCase(named)) return true;
    if ((isPlain || isLoan) && isDeniedIfNamed(tokens, index, isLoan)) return true;
    if (isLoan && context.isRefusedAfter(tokens, index, sentence)) return true;
    if (isBesideNeighbour && sentence.isList) return true;
    const handling =
      cue.handling |
      (isSmall && isPlain ? cue.usage : 0) |
      (isLoan ? cue.requirement | cue.obligation | cue.preference | cue.be : 0);
    if (context.isHandled(tokens, index, handling)) return true;
    if (context.isAnnounced(tokens, index)) return true;
    if (!isStrict && isJudged) return true;
    const isSkill = context.hasArtefact(tokens, index, cue.artefact);
    return isSkill && context.isHandled(tokens, index, cue.pointer | (isPlain ? cue.negator : 0));
  }

  #isToldInLowerCase(): boolean {
    const { index } = this;
    const tokens = this.#tokens;
    return (
      context.isDisused(tokens, index) ||
      context.hasKindBefore(tokens, index) ||
      context.isOfSought(tokens, index)
    );
  }

  /** In a sentence of lower case. */
  #isItemInLowerCase(named: ReadonlySet<number>): boolean {
    const { index } = this;
    const tokens = this.#tokens;
    const sentence = this.#sentence;
    if (context.isJudgedAfter(tokens, index) || context.fillsItem(tokens, index, sentence))
      return true;
    if (named.size > 1 && context.isRefused(tokens, index)) return true;
    const isListed = tokens.parted(index + 1, separator.comma | separator.slash);
    return isListed && context.opensSoftwareItem(tokens, index, sentence);
  }

  /** Whether a technology is beside it in a list, on the next line of one, or directly at its side. */
  #namesByList(): boolean {
    const { index } = this;
    const tokens = this.#tokens;
    if (this.#exact) return this.#isListedWith(-1) || this.#isListedWith(1);
    if (this.#isLetter) return false;
    // `Rust, al gebruiken we het niet`: a small word is no acronym in a text with capitals.
    const isSmall = letterCase(tokens, index) === 'lower';
    if (this.#isAcronym && isSmall && this.#sentence.casing === 'mixed') return false;
    if (this.#isInRow()) return true;
    // `More Kotlin, less Java`
    if (this.#isStrict() && tokens.follows(index + 1) && tokens.technology(index + 1) >= 0)
      return false;
    if (!context.isClean(tokens, index) || !context.isCleanBefore(tokens, index)) return false;
    // `e sui server`: a small word of the language leads to the next one; a bracket explains `no drone (NVIDIA Jetson)`.
    if (tokens.isEveryday(index)) {
      if (tokens.isCue(index) && tokens.follows(index + 1)) return false;
      if ((tokens.separators[index + 1]! & separator.open) !== 0) return false;
    }
    return this.#isListedWith(-1) || this.#isListedWith(1);
  }

  #isListedWith(step: -1 | 1): boolean {
    const tokens = this.#tokens;
    const gapAt = (other: number) => tokens.separators[step < 0 ? other + 1 : other]!;
    let other = this.index + step;
    let joined = gapAt(other);
    // A list continues over a negator within a sentence, `Rust, not Go`, but not after one: `Rust: no. Go`.
    const passed = (joined & hardSeparators) === 0 ? cue.list | cue.negator : cue.list;
    // `react og node, lidt go`, `no jquery and no react`
    for (let passes = 0; passes < 2 && this.#stateOf(other) === state.none; passes++) {
      if (!tokens.has(other, passed) && !tokens.hasRole(other, roleCue.minor)) break;
      other += step;
      joined |= gapAt(other) | separator.comma;
    }
    const found = this.#stateOf(other);
    if (found === state.open) return this.#vouchesFor(other, joined);
    if (found !== state.named || (joined & (separator.stop | separator.call)) !== 0) return false;
    if ((joined & (separator.newline | separator.bullet)) !== 0)
      return this.#exact && this.#isShortLine();
    if ((joined & clauseSeparators & ~separator.semicolon) !== 0) return false;
    if ((joined & (listSeparators | separator.semicolon | separator.open)) !== 0) return true;
    if (!this.#exact || this.#isStrict()) return false;
    // `TO JEST JAVA`
    const isCaps = this.#sentence.casing === 'caps' && !this.#sentence.isList;
    if (isCaps && step > 0 && tokens.follows(this.index)) return false;
    return !context.isPartOfName(tokens, this.index, this.#sentence);
  }

  /** Two common words in a list confirm each other if the capitals of both are significant. */
  #vouchesFor(other: number, joined: number): boolean {
    const tokens = this.#tokens;
    const ordinary = tokens.ordinary(other);
    // `Siem`, for SIEM, is no sure name.
    if (ordinary === undefined || this.#isLetter || ordinary.length === 1) return false;
    if ((joined & listSeparators) === 0 || (joined & clauseSeparators) !== 0) return false;
    if (this.#sentence.isList) {
      const { strict } = tokens.lexicon;
      return !strict.has(tokens.numbers[other]!) && !strict.has(tokens.numbers[this.index]!);
    }
    // `Benefits: Octopus, Nest`, but not `you bring Ada or Pascal`
    const sentence = this.#sentence;
    const mayBeOther = (name: number) => mayBeNamesake(tokens, name, sentence);
    if (!sentence.isAboutSoftware && mayBeOther(this.index) && mayBeOther(other))
      return tokens.has(Math.min(this.index, other) - 1, cue.requirement | cue.obligation);
    if (!this.#exact) return areLanguagesInUse(tokens, this.index, other);
    if (tokens.written(other) !== ordinary) return false;
    if (this.#telling && other > this.#sentence.start) return true;
    // `Go or Rust, your call.`
    const isChoice = tokens.hasClause(Math.min(this.index, other) + 1, clauseCue.alternative);
    return isChoice || (joined & separator.slash) !== 0;
  }

  /** `no chef/puppet` in a text that writes names in lower case */
  #isPaired(): boolean {
    const { index } = this;
    const tokens = this.#tokens;
    if (this.#isLetter) return false;
    return [index, index + 1].some(
      (joint) =>
        tokens.separators[joint] === separator.slash &&
        tokens.technology(joint === index ? index - 1 : joint) >= 0,
    );
  }

  /** It is in a row of names without commas: `python go docker`. */
  #isInRow(): boolean {
    const { index } = this;
    const tokens = this.#tokens;
    const before = tokens.follows(index) && this.#isNamed(index - 1);
    const after = tokens.follows(index + 1) && this.#isNamed(index + 1);
    if (before && after) return true;
    if (before && tokens.follows(index - 1) && this.#isNamed(index - 2)) {
      return context.isClean(tokens, index);
    }
    if (!after || !tokens.follows(index + 2) || !this.#isNamed(index + 2)) return false;
    return context.isCleanBefore(tokens, index);
  }

  #isShortLine(): boolean {
    return this.#sentence.end - this.#sentence.start <= 2;
  }

  #isNamed(index: number): boolean {
    return this.#stateOf(index) === state.named;
  }

  #stateOf(index: number): number {
    return this.#tokens.states[index] ?? state.none;
  }
}
