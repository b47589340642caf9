// The importance of a technology in a text: by the words around a mention and by the heading above it.
import { clauseSeparators, separator, hardSeparators } from '../tokens/separators.ts';
import { clauseCue, cue, roleCue, topicCue } from '../gazetteer/cues.ts';
import { listSections } from './headings.ts';
import { type Importance, importances, section } from './section.ts';
import { alternativesOf, isAlternative } from '../segments/coordination.ts';
import { isInsistedOn } from '../segments/insistence.ts';
import { isQuestion } from '../segments/sentences.ts';
import { isConditional } from './conditional.ts';
import { isOfOtherClause } from './other-clause.ts';
import { listRatings } from './ratings.ts';
import { state, type Tokens } from '../tokens/tokens.ts';

/** Distance from a mention within which words count, in words. */
const reach = 25;
/** How far after a word of obligation its denial is. */
const denialReach = 4;
/** How far into the sentence after a question the judgement begins, in words. */
const answerReach = 6;
/** How far before a mention an excuse begins, in words. */
const excuseReach = 8;

/** Precondition of all checks of a word beside a mention, for speed; usually false. */
const ratingCues = {
  after: cue.contrast | cue.preference | cue.obligation | cue.negator,
  afterMarks: hardSeparators | separator.semicolon | separator.comma | separator.open,
  before: cue.preference | cue.obligation,
  beforeMarks: hardSeparators | separator.semicolon | separator.open | separator.close,
  suggestion: cue.requirement | cue.handling,
  suggestionMarks: clauseSeparators & ~separator.colon,
};

/** Demands by headings, columns and brackets. */
export interface Headings {
  /** By word: the section that it is in. */
  readonly sections: Uint8Array;
  /** By word: the rating by a table or a bracket. */
  readonly ratings: ReadonlyMap<number, Importance>;
}

export function readHeadings(tokens: Tokens): Headings {
  return { sections: listSections(tokens), ratings: listRatings(tokens) };
}

/** The importance of the technology that a word names. */
export function importanceOf(
  tokens: Tokens,
  { sections, ratings }: Headings,
  index: number,
): Importance {
  if (isInsistedOn(tokens, index)) return 'required';
  if (isExcused(tokens, index) || isOneForm(tokens, index)) return 'mentioned';
  const rated = ratings.get(index);
  if (rated !== undefined) return rated;
  const asks = sections[index]!;
  const after = plainWordAfter(tokens, index);
  if (after !== undefined) return after;
  if (asks === section.preferred || isAskedAndJudged(tokens, index)) return 'preferred';
  if (isConditional(tokens, index)) return 'preferred';
  const before = plainWordBefore(tokens, index);
  if (before !== undefined) return before;
  if (asks === section.neutral && isSuggested(tokens, index)) return 'required';
  return importances[asks] ?? 'mentioned';
}

function plainWordAfter(tokens: Tokens, mention: number): Importance | undefined {
  let isDenied = false;
  let isAboutAnother = false;
  const { separators, mention: cues } = tokens;
  for (let index = mention + 1; index < mention + reach; index++) {
    const marks =
      (separators[index]! & ratingCues.afterMarks) | (separators[index + 1]! & separator.colon);
    if (marks === 0 && (cues[index]! & ratingCues.after) === 0) continue;
    if (tokens.parted(index, hardSeparators | separator.semicolon)) return undefined;
    isDenied ||= tokens.has(index, cue.negator);
    if (tokens.has(index, cue.contrast) && !isDenied) return undefined;
    // A label applies to the words after it, unless it consists of names: `Java, Kotlin: a plus`.
    const isLabel = tokens.parted(index + 1, separator.colon) && index + 1 < tokens.count;
    if (isLabel && tokens.technology(index) < 0) return undefined;
    // `You must know Python and Docker, Kafka is a plus`
    isAboutAnother ||= tokens.parted(index, separator.comma) && tokens.technology(index) >= 0;
    if (isPreference(tokens, index) && !pointsOn(tokens, index)) {
      // `Java, Perl / Bash (nice to have)` rates Perl and Bash.
      if (tokens.parted(index, separator.open) && isBracketOfAnother(tokens, index))
        return undefined;
      if (isOfOtherClause(tokens, mention, index)) return undefined;
      const isBracketed = isAboutAnother && tokens.parted(index, separator.open);
      if (isBracketed && alternativesOf(tokens, mention).length === 0) return undefined;
      return isAboutAnother && isAskedAnyway(tokens, mention, index) ? undefined : 'preferred';
    }
    if (tokens.has(index, cue.obligation)) {
      if (!isDeniedThere(tokens, index)) return 'required';
      isDenied = true;
    }
    // The rest of a parenthesis is about something else.
    const isBracket = tokens.parted(index, separator.open) && !tokens.has(index, cue.negator);
    if (isBracket && !opensJudgement(tokens, index)) return undefined;
  }
  return undefined;
}

function plainWordBefore(tokens: Tokens, mention: number): Importance | undefined {
  let isBracketed = false;
  let isDenied = false;
  const { separators, mention: cues } = tokens;
  for (let index = mention - 1; index > mention - reach; index--) {
    const marks = separators[index + 1]! & ratingCues.beforeMarks;
    if (marks === 0 && (cues[index]! & ratingCues.before) === 0) continue;
    if (tokens.parted(index + 1, hardSeparators | separator.semicolon)) return undefined;
    // `SQL (ideally PostgreSQL) and Kafka`
    if (tokens.parted(index + 1, separator.close) && isAside(tokens, index)) isBracketed = true;
    else if (tokens.parted(index + 1, separator.open)) isBracketed = false;
    if (isBracketed) continue;
    // A judgement of earlier words ends at the next comma, unless examples follow: `is a plus, e.g. Perl`.
    const isOver =
      tokens.parted(index + 1, separator.comma | separator.dash) &&
      !tokens.hasClause(index + 1, clauseCue.example);
    if (isPreference(tokens, index) && !isOfYears(tokens, index, mention)) {
      // `It is a plus, but no must, if you know Docker`
      return isOver && !isDenied && !opensSentence(tokens, index) ? undefined : 'preferred';
    }
    if (!tokens.has(index, cue.obligation)) continue;
    isDenied = isDeniedThere(tokens, index);
    if (!isDenied) return isOver ? undefined : 'required';
  }
  return undefined;
}

/** `Kubernetes (EKS or bare metal)`: the bracket leaves a choice of forms, one of which has no name. */
function isOneForm(tokens: Tokens, index: number): boolean {
  if (!tokens.parted(index, separator.open) || tokens.technology(index - 1) < 0) return false;
  const other = index + 2;
  const isNamed = tokens.states[other] === state.named;
  return isAlternative(tokens, index + 1) && !isNamed && !tokens.has(other, cue.likeness);
}

/** `gerne 5 år, og kendskab til DB2`: the preference is for years, in a clause of its own. */
function isOfYears(tokens: Tokens, index: number, mention: number): boolean {
  if (!tokens.startsWithDigit(index + 1)) return false;
  for (let near = index + 2; near < mention; near++) {
    if (tokens.parted(near, separator.comma) && tokens.technology(near - 1) < 0) return true;
  }
  return false;
}

/** Whether the bracket that ends with a word names a technology or rates the words before it: `(gern auch Senior)`. */
function isAside(tokens: Tokens, last: number): boolean {
  if (tokens.technology(last) >= 0) return true;
  let first = last;
  while (last - first < answerReach && !tokens.parted(first, separator.open)) first--;
  return !tokens.parted(first, hardSeparators) && tokens.hasRole(first - 1, roleCue.roleNoun);
}

/** `Java (clearly required)`: the bracket holds a judgement and no name. */
function opensJudgement(tokens: Tokens, first: number): boolean {
  for (let index = first + 1; index < first + 3; index++) {
    if (tokens.parted(index, separator.close) || tokens.technology(index) >= 0) return false;
    if (tokens.has(index, cue.obligation | cue.preference)) {
      return tokens.parted(index + 1, separator.close);
    }
  }
  return false;
}

/** `Java (a plus if Kotlin)`: the bracket rates its own name. */
function isBracketOfAnother(tokens: Tokens, first: number): boolean {
  for (let index = first + 1; index < first + answerReach; index++) {
    if (tokens.parted(index, separator.close)) return false;
    if (tokens.technology(index) >= 0) return true;
  }
  return false;
}

/** `Not required`, `Voraussetzung ist das nicht`. */
function isDeniedThere(tokens: Tokens, index: number): boolean {
  if (tokens.has(index - 1, cue.negator)) return true;
  for (let after = index + 1; after < index + denialReach; after++) {
    if (tokens.parted(after, clauseSeparators | separator.comma | separator.open)) return false;
    if (tokens.technology(after) >= 0) {
      // `Voraussetzung ist Docker nicht`
      const isOf = tokens.has(after - 1, cue.be) && tokens.has(after + 1, cue.negator);
      return isOf && tokens.parted(after + 2, clauseSeparators);
    }
    if (tokens.has(after, cue.negator)) return true;
  }
  return false;
}

/** `Ideally, you know Docker`: an adverb before a comma applies to the words after it. */
function opensSentence(tokens: Tokens, index: number): boolean {
  return tokens.parted(index, hardSeparators) && tokens.hasClause(index, clauseCue.pointsOn);
}

/** A word of preference, but not that of `Java plus React`. */
function isPreference(tokens: Tokens, index: number): boolean {
  if (!tokens.has(index, cue.preference)) return false;
  if (!tokens.hasRole(index, roleCue.joining)) return true;
  const joins = tokens.technology(index - 1) >= 0 && tokens.technology(index + 1) >= 0;
  return !(joins && tokens.follows(index + 1));
}

/** `Solid Java, ideally Spring`: the word applies to the words after it. */
function pointsOn(tokens: Tokens, index: number): boolean {
  const ends = tokens.parted(index + 1, clauseSeparators | separator.comma | separator.close);
  return !ends && tokens.hasClause(index, clauseCue.pointsOn);
}

/** Whether a mention is asked for, and the judgement at `index` applies to another technology alone. */
function isAskedAnyway(tokens: Tokens, mention: number, index: number): boolean {
  if (plainWordBefore(tokens, mention) === 'required') return true;
  return tokens.hasClause(index - 1, clauseCue.singular) && isSuggested(tokens, mention);
}

/** `No problem if you lack Docker`, `Never used Docker?`: it is not required. */
function isExcused(tokens: Tokens, mention: number): boolean {
  let isLacking = false;
  for (let index = mention - 1; index > mention - excuseReach; index--) {
    if (tokens.parted(index + 1, clauseSeparators | separator.comma)) break;
    if (tokens.has(index, cue.lack)) isLacking = true;
    else if (isLacking && tokens.has(index, cue.supposition)) return true;
  }
  return isLacking && isQuestion(tokens, mention);
}

/** `Do you know Perl? That is a plus.`: the sentence after a question rates its names. */
function isAskedAndJudged(tokens: Tokens, mention: number): boolean {
  if (!isQuestion(tokens, mention)) return false;
  let answer = mention + 1;
  while (!tokens.parted(answer, hardSeparators)) answer++;
  for (let index = answer; index < answer + answerReach; index++) {
    if (index > answer && tokens.parted(index, clauseSeparators | separator.comma)) return false;
    if (tokens.technology(index) >= 0 || tokens.has(index, cue.negator)) return false;
    if (tokens.has(index, cue.preference)) return true;
  }
  return false;
}

/** Whether words around a mention suggest that it is asked for. */
function isSuggested(tokens: Tokens, mention: number): boolean {
  const { separators, mention: cues } = tokens;
  const end = endOfList(tokens, mention);
  let isAsked = tokens.follows(end) && tokens.has(end, cue.requirement);
  for (let index = mention - 1; index > mention - reach; index--) {
    const marks =
      (separators[index + 1]! & ratingCues.suggestionMarks) |
      (separators[index]! & separator.comma);
    const isOffer = tokens.hasTopic(index, topicCue.offeringHeading);
    if (marks === 0 && !isOffer && (cues[index]! & ratingCues.suggestion) === 0) continue;
    if (tokens.parted(index + 1, clauseSeparators & ~separator.colon)) break;
    // `We offer courses in Docker`
    if (isOffer) return false;
    const isDenied =
      (tokens.has(index - 1, cue.negator) && !tokens.parted(index, hardSeparators)) ||
      (tokens.has(index, cue.obligation) && isDeniedThere(tokens, index));
    // `SOLID, Clean Code`
    if (tokens.names(index)) continue;
    if (tokens.has(index, cue.requirement) && !isDenied && !isDate(tokens, index)) isAsked = true;
    else if (tokens.has(index, cue.handling) && !tokens.hasClause(index, clauseCue.using))
      isAsked = true;
    // `5 years of experience, we teach you Kotlin`
    else if (tokens.parted(index, separator.comma) && tokens.hasClause(index, clauseCue.speaker))
      break;
  }
  return isAsked;
}

/** The word after the list that a mention is in: `HTML, CSS en JavaScript beheerst`. */
function endOfList(tokens: Tokens, mention: number): number {
  let end = mention + 1;
  while (end < mention + reach && !tokens.parted(end, clauseSeparators)) {
    if (!tokens.names(end) && !tokens.has(end, cue.list)) break;
    end++;
  }
  return end;
}

/** `last year`, `3 years ago`, `30 days a year` */
function isDate(tokens: Tokens, index: number): boolean {
  if (!tokens.hasClause(index, clauseCue.year)) return false;
  const before = tokens.hasClause(index - 1, clauseCue.dateBefore);
  return before || tokens.hasClause(index + 1, clauseCue.ago);
}
