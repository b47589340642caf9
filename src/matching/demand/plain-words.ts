// Plain words of judgement in the clause of a mention: `Java is a must`, `ideally Kafka`.
import { clauseCue, cue, detailCue, exclusionCue, roleCue, topicCue } from '../gazetteer/cues.ts';
import { isOfReader } from '../segments/clauses.ts';
import { alternativesOf } from '../segments/coordination.ts';
import { mayNameAny } from '../segments/lines.ts';
import { isPraised } from '../segments/praise.ts';
import { hardSeparators, partSeparators, separator } from '../tokens/separators.ts';
import type { Tokens } from '../tokens/tokens.ts';
import { isDutyOfThing } from './duties.ts';
import { opensDashLabel } from './heading-forms.ts';
import {
  isDeniedBeside,
  isPraisedAlone,
  isAside,
  endOfConcession,
  isConceded,
  endOfExamples,
  endOfRemark,
  isBracketOfAnother,
  isDeniedBefore,
  isDeniedThere,
  isPreference,
  opensJudgement,
  opensSubordinate,
  opensByAdverb,
  pointsOn,
  suggestion,
} from './judgements.ts';
import { isLeftOpen } from './left-choice.ts';
import { isOfLaterName, isOfLatter, isOfOtherClause, isOfOtherThing } from './other-clause.ts';
import type { Importance } from './section.ts';
import { isSought, isSuggested } from './sought.ts';
import { asksForYears } from './years.ts';

/** Distance from a mention within which words count, in words. */
const reach = 25;

/** The cues and marks that judge a mention, or end its clause. Other words are skipped, for speed. */
const ratingCues = {
  after: cue.contrast | cue.preference | cue.obligation | cue.negator,
  afterMarks: hardSeparators | separator.semicolon | separator.comma | separator.open,
  before: cue.preference | cue.obligation,
  beforeMarks: hardSeparators | separator.semicolon | separator.open | separator.close,
};

/** The importance that the words after a mention state, if any. */
export function plainWordAfter(tokens: Tokens, mention: number): Importance | undefined {
  return new WordsAfter(tokens, mention).read();
}

/** What a word does: it states an importance, ends the clause of the mention, or leads on to the word with this index. */
type Reading = Importance | 'ends' | number;

/** Reads the words after a mention, up to one that states its importance or ends its clause. */
class WordsAfter {
  readonly #tokens: Tokens;
  readonly #mention: number;
  #isDenied = false;
  /** Whether another technology was named since. */
  #isAboutAnother = false;
  /** The word after the first comma; 0 before it. */
  #comma = 0;

  constructor(tokens: Tokens, mention: number) {
    this.#tokens = tokens;
    this.#mention = mention;
  }

  read(): Importance | undefined {
    const end = this.#mention + reach;
    for (let index = this.#mention + 1; index < end;) {
      const found = this.#readWord(index);
      if (found === 'ends') return undefined;
      if (typeof found === 'string') return found;
      index = found;
    }
    return undefined;
  }

  #readWord(index: number): Reading {
    const tokens = this.#tokens;
    const { separators, mention: cues } = tokens;
    const marks =
      (separators[index]! & ratingCues.afterMarks) | (separators[index + 1]! & separator.colon);
    const isReason = tokens.hasExclusion(index, exclusionCue.reason);
    if (marks === 0 && !isReason && (cues[index]! & ratingCues.after) === 0) return index + 1;
    if (tokens.parted(index, hardSeparators | separator.semicolon)) return 'ends';
    // `Redis would help, because everything must be fast`
    if (isReason) return 'ends';
    this.#isDenied ||= tokens.has(index, cue.negator);
    const conceded = endOfConcession(tokens, index);
    if (conceded >= 0) return conceded;
    const contrasted = this.#readContrast(index);
    if (contrasted !== undefined) return contrasted;
    if (this.#isLabel(index)) return 'ends';
    this.#noteComma(index);
    // `Kotlin/Swift, valfritt`
    const isLeft = tokens.has(index, cue.likeness) && isLeftOpen(tokens, this.#mention);
    const isDenial = isPreference(tokens, index) && isDeniedBeside(tokens, index);
    if (isLeft || isDenial) return index + 1;
    return (
      this.#readPreference(index) ??
      this.#readObligation(index) ??
      this.#readBracket(index) ??
      index + 1
    );
  }

  /** `Java is not required, but cool`, `Java is cool, but not required`, `Java kann, muss aber nicht` */
  #readContrast(index: number): Reading | undefined {
    const tokens = this.#tokens;
    if (!tokens.has(index, cue.contrast)) return undefined;
    if (isPostponed(tokens, index, this.#isAboutAnother)) return undefined;
    const isOpen = !this.#isDenied || tokens.has(index - 1, cue.obligation);
    if (isOpen && !this.#isAboutAnother && isPraisedAlone(tokens, this.#mention, index))
      return 'preferred';
    // `Ervaring met Figma, maar dat is een pre`
    const isStated =
      tokens.hasClause(index + 1, clauseCue.pronoun) &&
      tokens.has(index + 2, cue.be | cue.preference);
    // `men det lär man sig`
    const isTaught = tokens.hasTopic(index + 2, topicCue.taught);
    const isOfIt = isStated && !isTaught && !this.#isAboutAnother;
    if (!isOfIt && !this.#isDenied && !isDeniedBefore(tokens, this.#mention)) return 'ends';
    if (isPraised(tokens, isOfIt ? index + 1 : index)) return 'preferred';
    return this.#isDenied ? undefined : 'ends';
  }

  /** Whether a label of later words ends here. One that consists of names is none: `Java, Kotlin: a plus`. */
  #isLabel(index: number): boolean {
    const tokens = this.#tokens;
    if (opensDashLabel(tokens, index)) return true;
    if (!tokens.parted(index + 1, separator.colon) || index + 1 >= tokens.count) return false;
    // `Rust is welcome: we begin to use it`
    const isStated = tokens.has(index - 1, cue.be) && isPreference(tokens, index);
    return !isStated && tokens.technology(index) < 0;
  }

  /** `You must know Python and Docker, Kafka is a plus` */
  #noteComma(index: number): void {
    if (!this.#tokens.parted(index, separator.comma)) return;
    if (this.#comma === 0) this.#comma = index;
    this.#isAboutAnother ||= this.#tokens.technology(index) >= 0;
  }

  #readPreference(index: number): Reading | undefined {
    const tokens = this.#tokens;
    const mention = this.#mention;
    if (!isPreference(tokens, index) || pointsOn(tokens, index)) return undefined;
    const isBracketed = tokens.parted(index, separator.open);
    // `Java, Perl / Bash (nice to have)` rates Perl and Bash.
    if (isBracketed && isBracketOfAnother(tokens, index)) return 'ends';
    if (isOfAnother(tokens, mention, index)) return 'ends';
    const isAboutAnother =
      this.#isAboutAnother || (this.#comma > 0 && mayNameAny(tokens, this.#comma, index));
    if (!isAboutAnother) return 'preferred';
    if (isBracketed && alternativesOf(tokens, mention).length === 0) return 'ends';
    return isAskedAnyway(tokens, mention, index) ? 'ends' : 'preferred';
  }

  #readObligation(index: number): Reading | undefined {
    const tokens = this.#tokens;
    const mention = this.#mention;
    if (!tokens.has(index, cue.obligation) || isOurDuty(tokens, index)) return undefined;
    if (isDutyOfThing(tokens, index, mention) || isOfAnother(tokens, mention, index)) return 'ends';
    // `No experience with Perl needed`
    const isDeniedBeforehand = this.#comma === 0 && isDeniedBefore(tokens, mention);
    if (!isDeniedBeforehand && !isDeniedThere(tokens, index)) return 'required';
    this.#isDenied = true;
    return undefined;
  }

  /** The rest of a bracket is about something else, unless it remarks on the name: `C++ (20 and up) is a must`. */
  #readBracket(index: number): Reading | undefined {
    const tokens = this.#tokens;
    if (!tokens.parted(index, separator.open) || tokens.has(index, cue.negator)) return undefined;
    if (opensJudgement(tokens, index)) return undefined;
    const end = Math.max(endOfRemark(tokens, index), endOfExamples(tokens, this.#mention, index));
    return end < 0 ? 'ends' : end;
  }
}

/** `Java dagegen ist ein Muss`, `Java is however a must`, `le SQL, en revanche, doit être acquis`: the contrast is an adverb. */
function isPostponed(tokens: Tokens, index: number, isAboutAnother: boolean): boolean {
  if (tokens.has(index - 1, cue.be) || tokens.has(index + 1, cue.be)) return true;
  if (isAboutAnother || !tokens.names(index - 1)) return false;
  const isEnclosed =
    tokens.parted(index, separator.comma) && tokens.parted(index + 1, separator.comma);
  return isEnclosed || (tokens.follows(index) && tokens.hasExclusion(index, exclusionCue.adverb));
}

/** Whether a judgement after a mention applies to another technology or thing, in a clause of its own. */
function isOfAnother(tokens: Tokens, mention: number, judgement: number): boolean {
  return (
    isOfOtherClause(tokens, mention, judgement) ||
    isOfLaterName(tokens, mention, judgement) ||
    isOfLatter(tokens, mention, judgement) ||
    isOfOtherThing(tokens, mention, judgement)
  );
}

/** What the words before a mention say. */
export function plainWordBefore(tokens: Tokens, mention: number): Importance | undefined {
  let isBracketed = false;
  let isOtherClause = false;
  let isDenied = false;
  const { separators, mention: cues } = tokens;
  for (let index = mention - 1; index > mention - reach; index--) {
    const marks = separators[index + 1]! & ratingCues.beforeMarks;
    if (tokens.parted(index + 1, separator.colon) && tellsOfOurs(tokens, index + 1, mention))
      return undefined;
    isOtherClause ||= opensPredicate(tokens, index + 1);
    if (marks === 0 && (cues[index]! & ratingCues.before) === 0) continue;
    if (tokens.parted(index + 1, hardSeparators | separator.semicolon)) return undefined;
    // `SQL (ideally PostgreSQL) and Kafka`
    if (tokens.parted(index + 1, separator.close) && isAside(tokens, index)) isBracketed = true;
    else if (tokens.parted(index + 1, separator.open)) isBracketed = false;
    if (isBracketed) continue;
    // A judgement of earlier words ends at the next comma, unless examples follow: `is a plus, e.g. Perl`.
    const isOver =
      tokens.parted(index + 1, separator.comma | separator.dash) &&
      !tokens.hasClause(index + 1, clauseCue.example) &&
      !opensSubordinate(tokens, index + 1);
    if (isOtherClause && isPreference(tokens, index)) return undefined;
    if (isPreference(tokens, index) && !isOfYears(tokens, index, mention)) {
      // `It is a plus, but no must, if you know Docker`
      const ends = isOver && !isDenied && !isConceded(tokens, index);
      return ends && !opensByAdverb(tokens, index) ? undefined : 'preferred';
    }
    if (!tokens.has(index, cue.obligation) || isOurDuty(tokens, index)) continue;
    if (areKept(tokens, index, mention) || isDutyOfThing(tokens, index, mention)) return undefined;
    isDenied = isDeniedThere(tokens, index);
    if (isDenied) continue;
    return isOver || mustDoWork(tokens, index, mention) ? undefined : 'required';
  }
  return undefined;
}

/** `You must follow our talk: our stack consists of Scala`: the words from the colon on tell of the company. */
function tellsOfOurs(tokens: Tokens, start: number, mention: number): boolean {
  for (let index = start; index < mention; index++) {
    const isOurs =
      tokens.hasRole(index, roleCue.possessive) || tokens.hasClause(index, clauseCue.speaker);
    if (isOurs) return !isOfReader(tokens, index);
  }
  return false;
}

/** `På sigt skal vi også bruge Kafka`: an auxiliary verb whose subject is the company tells what it will do. */
function isOurDuty(tokens: Tokens, index: number): boolean {
  if (!tokens.hasExclusion(index, exclusionCue.adverb)) return false;
  const isBefore = tokens.follows(index) && tokens.hasClause(index - 1, clauseCue.speaker);
  const isAfter = tokens.follows(index + 1) && tokens.hasClause(index + 1, clauseCue.speaker);
  return isBefore || isAfter;
}

/** `Du sporer krav i Polarion`, `I requisiti sono gestiti in Polarion`: a tool holds the demands of a product. */
function areKept(tokens: Tokens, index: number, mention: number): boolean {
  const next = index + 1;
  if (!tokens.has(index, cue.announcement)) return false;
  const isWithin = tokens.hasClause(next, clauseCue.within) && tokens.names(next + 1);
  if (isWithin && tokens.follows(index)) return true;
  const isArticle = tokens.has(index - 1, cue.passage) && !tokens.has(index - 1, cue.be);
  const start = isArticle ? index - 1 : index;
  const isIn = tokens.hasClause(mention - 1, clauseCue.within | clauseCue.preposition);
  if (!isIn || !tokens.parted(start, hardSeparators)) return false;
  let acts = false;
  for (let near = next; near < mention; near++) {
    if (tokens.parted(near, partSeparators)) return acts;
    if (tokens.has(near, suggestion)) return false;
    acts ||= tokens.has(near, cue.verb) || tokens.hasExclusion(near, exclusionCue.engaging);
  }
  return acts;
}

/**
 * `gjerne med Kotlin, og har jobbet med Spring`, `ideally Kotlin, and really good at SQL`: a comma, a conjunction and a verb, or
 * a skill with its degree, lead to another clause.
 */
function opensPredicate(tokens: Tokens, index: number): boolean {
  if (!tokens.parted(index, separator.comma) || !tokens.has(index, cue.list)) return false;
  const next = index + 1;
  if (!tokens.follows(next)) return false;
  if (tokens.has(next, cue.be)) return true;
  const isDegree =
    tokens.hasExclusion(next, exclusionCue.adverb) || tokens.hasDetail(next, detailCue.grade);
  // `a plus if you know Kotlin, or if you know Docker`
  const goesOn =
    tokens.has(next, cue.preference | cue.supposition) || tokens.hasTopic(next, topicCue.besides);
  return isDegree && !goesOn && tokens.follows(next + 1) && tokens.has(next + 1, suggestion);
}

/** `The consultant must build solutions in Power Apps`: the obligation is of the work. */
function mustDoWork(tokens: Tokens, obligation: number, mention: number): boolean {
  const verb = obligation + 1;
  if (verb >= mention || !tokens.follows(verb) || tokens.has(verb, suggestion)) return false;
  // `You must write clean Java`
  if (isOfReader(tokens, obligation) || isOfReader(tokens, obligation - 1)) return false;
  return tokens.hasRole(verb, roleCue.asking) && !tokens.hasTopic(verb, topicCue.yours);
}

/** `gerne 5 år, og kendskab til DB2`: the preference is for years, in a clause of its own. */
function isOfYears(tokens: Tokens, index: number, mention: number): boolean {
  if (!tokens.startsWithDigit(index + 1)) return false;
  for (let near = index + 2; near < mention; near++) {
    if (tokens.parted(near, separator.comma) && tokens.technology(near - 1) < 0) return true;
  }
  return false;
}

/** Whether a mention is asked for, and the judgement at `index` applies to another technology alone. */
function isAskedAnyway(tokens: Tokens, mention: number, index: number): boolean {
  if (plainWordBefore(tokens, mention) === 'required') return true;
  const isOfOne =
    tokens.hasClause(index - 1, clauseCue.singular) ||
    tokens.hasClause(index, clauseCue.singular) ||
    tokens.hasTopic(index + 1, topicCue.besides);
  if (!isOfOne && !isPredicate(tokens, index)) return false;
  return (
    isSought(tokens, mention) ||
    (isOfOne ? isSuggested(tokens, mention) : hasOwnYears(tokens, mention))
  );
}

/** How far before a name its years are, in words. */
const yearsReach = 5;

/** `2 års erfaring med Kotlin, Ktor er et plus`: years are asked for before the name, in its part of the sentence. */
function hasOwnYears(tokens: Tokens, mention: number): boolean {
  for (let index = mention - 1; index > mention - yearsReach; index--) {
    if (tokens.parted(index + 1, hardSeparators | separator.comma)) return false;
    if (tokens.has(index, cue.years)) return asksForYears(tokens, index);
  }
  return false;
}

/** Most words between a name and the preference for it: `would be a`. */
const copula = 3;

/** `We look for someone with C#, Azure is a plus`: a word of preference is said of the name before it. */
function isPredicate(tokens: Tokens, preference: number): boolean {
  for (let index = preference; index >= preference - copula; index--) {
    if (!tokens.follows(index)) return false;
    if (tokens.names(index - 1)) return true;
    if (tokens.has(index - 1, cue.negator | cue.contrast | cue.list)) return false;
  }
  return false;
}
