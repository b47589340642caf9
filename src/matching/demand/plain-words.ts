// Plain words of judgement in the clause of a mention: `Java is a must`, `ideally Kafka`.
import { clauseCue, cue, detailCue, exclusionCue, roleCue, topicCue } from '../gazetteer/cues.ts';
import { isOfReader } from '../segments/clauses.ts';
import { alternativesOf } from '../segments/coordination.ts';
import { mayNameAny } from '../segments/lines.ts';
import { isPraised } from '../segments/praise.ts';
import { hardSeparators, separator } from '../tokens/separators.ts';
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
  opensSentence,
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
  let isDenied = false;
  let isAboutAnother = false;
  let comma = 0;
  const { separators, mention: cues } = tokens;
  for (let index = mention + 1; index < mention + reach; index++) {
    const marks =
      (separators[index]! & ratingCues.afterMarks) | (separators[index + 1]! & separator.colon);
    const isReason = tokens.hasExclusion(index, exclusionCue.reason);
    if (marks === 0 && !isReason && (cues[index]! & ratingCues.after) === 0) continue;
    if (tokens.parted(index, hardSeparators | separator.semicolon)) return undefined;
    // `Redis would help, because everything must be fast`
    if (isReason) return undefined;
    isDenied ||= tokens.has(index, cue.negator);
    const conceded = endOfConcession(tokens, index);
    if (conceded >= 0) {
      index = conceded - 1;
      continue;
    }
    if (tokens.has(index, cue.contrast) && !isPostponed(tokens, index, isAboutAnother)) {
      // `Java is cool, but not required`, `Java kann, muss aber nicht`
      const isOpen = !isDenied || tokens.has(index - 1, cue.obligation);
      if (isOpen && !isAboutAnother && isPraisedAlone(tokens, mention, index)) return 'preferred';
      if (!isDenied && !isDeniedBefore(tokens, mention)) return undefined;
      // `Java is not required, but cool`
      if (isPraised(tokens, index)) return 'preferred';
      if (!isDenied) return undefined;
    }
    if (opensDashLabel(tokens, index)) return undefined;
    // A label applies to the words after it, unless it consists of names: `Java, Kotlin: a plus`.
    const isLabel = tokens.parted(index + 1, separator.colon) && index + 1 < tokens.count;
    // `Rust is welcome: we begin to use it`
    const isStated = tokens.has(index - 1, cue.be) && isPreference(tokens, index);
    if (isLabel && !isStated && tokens.technology(index) < 0) return undefined;
    // `You must know Python and Docker, Kafka is a plus`
    if (comma === 0 && tokens.parted(index, separator.comma)) comma = index;
    isAboutAnother ||= tokens.parted(index, separator.comma) && tokens.technology(index) >= 0;
    if (isPreference(tokens, index) && isDeniedBeside(tokens, index)) continue;
    // `Kotlin/Swift, valfritt`
    if (tokens.has(index, cue.likeness) && isLeftOpen(tokens, mention)) continue;
    if (isPreference(tokens, index) && !pointsOn(tokens, index)) {
      // `Java, Perl / Bash (nice to have)` rates Perl and Bash.
      if (tokens.parted(index, separator.open) && isBracketOfAnother(tokens, index))
        return undefined;
      if (isOfAnother(tokens, mention, index)) return undefined;
      isAboutAnother ||= comma > 0 && mayNameAny(tokens, comma, index);
      const isBracketed = isAboutAnother && tokens.parted(index, separator.open);
      if (isBracketed && alternativesOf(tokens, mention).length === 0) return undefined;
      return isAboutAnother && isAskedAnyway(tokens, mention, index) ? undefined : 'preferred';
    }
    if (tokens.has(index, cue.obligation) && !isOurDuty(tokens, index)) {
      if (isDutyOfThing(tokens, index, mention)) return undefined;
      if (isOfAnother(tokens, mention, index)) return undefined;
      // `No experience with Perl needed`
      const isDeniedBeforehand = comma === 0 && isDeniedBefore(tokens, mention);
      if (!isDeniedBeforehand && !isDeniedThere(tokens, index)) return 'required';
      isDenied = true;
    }
    // The rest of a parenthesis is about something else.
    const isBracket = tokens.parted(index, separator.open) && !tokens.has(index, cue.negator);
    if (!isBracket || opensJudgement(tokens, index)) continue;
    // `C++ (20 and up) is a must`
    const end = Math.max(endOfRemark(tokens, index), endOfExamples(tokens, mention, index));
    if (end < 0) return undefined;
    index = end - 1;
  }
  return undefined;
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
      return ends && !opensSentence(tokens, index) ? undefined : 'preferred';
    }
    if (!tokens.has(index, cue.obligation) || isOurDuty(tokens, index)) continue;
    if (areKept(tokens, index) || isDutyOfThing(tokens, index, mention)) return undefined;
    isDenied = isDeniedThere(tokens, index);
    if (isDenied) continue;
    return isOver || mustDoWork(tokens, index, mention) ? undefined : 'required';
  }
  return undefined;
}

/** `På sigt skal vi også bruge Kafka`: an auxiliary verb whose subject is the company tells what it will do. */
function isOurDuty(tokens: Tokens, index: number): boolean {
  if (!tokens.hasExclusion(index, exclusionCue.adverb)) return false;
  const isBefore = tokens.follows(index) && tokens.hasClause(index - 1, clauseCue.speaker);
  const isAfter = tokens.follows(index + 1) && tokens.hasClause(index + 1, clauseCue.speaker);
  return isBefore || isAfter;
}

/** `Du sporer krav i Polarion`, `traccia i requisiti in Polarion`: a tool holds the demands of a product. */
function areKept(tokens: Tokens, index: number): boolean {
  const next = index + 1;
  if (!tokens.has(index, cue.announcement) || !tokens.follows(index)) return false;
  return tokens.hasClause(next, clauseCue.within) && tokens.names(next + 1);
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
