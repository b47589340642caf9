// The importance of a technology in a text: by the words around a mention and by the heading above it.
import { clauseCue, cue, exclusionCue, topicCue } from '../gazetteer/cues.ts';
import { alternativesOf, isAlternative } from '../segments/coordination.ts';
import { mayNameAny } from '../segments/lines.ts';
import { isInsistedOn } from '../segments/insistence.ts';
import { isPraised } from '../segments/praise.ts';
import { clauseSeparators, hardSeparators, separator } from '../tokens/separators.ts';
import { state, type Tokens } from '../tokens/tokens.ts';
import { isAffirmed, isExcused, judgedByAnswer } from './answered.ts';
import { isConditional } from './conditional.ts';
import { isBareChoice, isFragment } from './fragments.ts';
import { listSections } from './headings.ts';
import {
  isPraisedAlone,
  isAside,
  endOfRemark,
  isBracketOfAnother,
  isDeniedBefore,
  isDeniedThere,
  isPreference,
  opensJudgement,
  opensSubordinate,
  opensSentence,
  pointsOn,
} from './judgements.ts';
import { isOfLaterName, isOfOtherClause } from './other-clause.ts';
import { listRatings, ratedBeside } from './ratings.ts';
import { judgedAlike } from './same-again.ts';
import { type Importance, importances, section } from './section.ts';
import { isSought, isSuggested, isTaught } from './sought.ts';
import { isOfOthers } from './statements.ts';
import { isWished } from './wishes.ts';

/** Distance from a mention within which words count, in words. */
const reach = 25;

/** Precondition of all checks of a word beside a mention, for speed; usually false. */
const ratingCues = {
  after: cue.contrast | cue.preference | cue.obligation | cue.negator,
  afterMarks: hardSeparators | separator.semicolon | separator.comma | separator.open,
  before: cue.preference | cue.obligation,
  beforeMarks: hardSeparators | separator.semicolon | separator.open | separator.close,
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
  const rated = ratings.get(index) ?? ratedBeside(tokens, index);
  if (rated !== undefined) return rated;
  const asks = sections[index]!;
  const after = judgedByAnswer(tokens, index) ?? plainWordAfter(tokens, index);
  if (after !== undefined) return after;
  // `Python, which colleagues ask you about` is an item.
  const isItem = asks === section.required && tokens.parted(index, hardSeparators);
  if (!isItem && isOfOthers(tokens, index)) return 'mentioned';
  if (isSuccessor(tokens, index)) return 'mentioned';
  if (asks === section.preferred) return 'preferred';
  if (isConditional(tokens, index)) return 'preferred';
  if (isAffirmed(tokens, index)) return 'required';
  const before = plainWordBefore(tokens, index);
  if (before !== 'preferred' && isTaught(tokens, index))
    return isWished(tokens, index) ? 'preferred' : 'mentioned';
  if (before !== undefined) return before;
  if (isWished(tokens, index)) return 'preferred';
  const alike = judgedAlike(tokens, index);
  if (alike >= 0 && importanceOf(tokens, { sections, ratings }, alike) === 'preferred')
    return 'preferred';
  if (asks === section.neutral || asks === section.prose) {
    if (isSuggested(tokens, index) || isSought(tokens, index)) return 'required';
    const isProse = asks === section.prose;
    if (isProse && (isFragment(tokens, index) || isBareChoice(tokens, index))) return 'required';
  }
  return importances[asks] ?? 'mentioned';
}

function plainWordAfter(tokens: Tokens, mention: number): Importance | undefined {
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
    if (tokens.has(index, cue.contrast)) {
      // `Java is cool, but not required`
      if (!isDenied && !isAboutAnother && isPraisedAlone(tokens, mention, index))
        return 'preferred';
      if (!isDenied && !isDeniedBefore(tokens, mention)) return undefined;
      // `Java is not required, but cool`
      if (isPraised(tokens, index)) return 'preferred';
      if (!isDenied) return undefined;
    }
    // A label applies to the words after it, unless it consists of names: `Java, Kotlin: a plus`.
    const isLabel = tokens.parted(index + 1, separator.colon) && index + 1 < tokens.count;
    // `Rust is welcome: we begin to use it`
    const isStated = tokens.has(index - 1, cue.be) && isPreference(tokens, index);
    if (isLabel && !isStated && tokens.technology(index) < 0) return undefined;
    // `You must know Python and Docker, Kafka is a plus`
    if (comma === 0 && tokens.parted(index, separator.comma)) comma = index;
    isAboutAnother ||= tokens.parted(index, separator.comma) && tokens.technology(index) >= 0;
    if (isPreference(tokens, index) && !pointsOn(tokens, index)) {
      // `Java, Perl / Bash (nice to have)` rates Perl and Bash.
      if (tokens.parted(index, separator.open) && isBracketOfAnother(tokens, index))
        return undefined;
      if (isOfOtherClause(tokens, mention, index) || isOfLaterName(tokens, mention, index))
        return undefined;
      isAboutAnother ||= comma > 0 && mayNameAny(tokens, comma, index);
      const isBracketed = isAboutAnother && tokens.parted(index, separator.open);
      if (isBracketed && alternativesOf(tokens, mention).length === 0) return undefined;
      return isAboutAnother && isAskedAnyway(tokens, mention, index) ? undefined : 'preferred';
    }
    if (tokens.has(index, cue.obligation)) {
      if (isOfOtherClause(tokens, mention, index) || isOfLaterName(tokens, mention, index))
        return undefined;
      if (!isDeniedThere(tokens, index)) return 'required';
      isDenied = true;
    }
    // The rest of a parenthesis is about something else.
    const isBracket = tokens.parted(index, separator.open) && !tokens.has(index, cue.negator);
    if (!isBracket || opensJudgement(tokens, index)) continue;
    // `C++ (20 and up) is a must`
    const end = endOfRemark(tokens, index);
    if (end < 0) return undefined;
    index = end - 1;
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
      !tokens.hasClause(index + 1, clauseCue.example) &&
      !opensSubordinate(tokens, index + 1);
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

/** How far before a name the word is that leads to a successor, in words. */
const successorReach = 3;

/** `Istio was replaced by Cilium`: what took the place of a ruled-out technology is what runs today. */
function isSuccessor(tokens: Tokens, mention: number): boolean {
  let leads = false;
  for (let index = mention - 1; index > mention - reach; index--) {
    if (tokens.parted(index + 1, clauseSeparators | separator.comma)) return false;
    leads ||= index >= mention - successorReach && tokens.has(index, cue.successor);
    if (tokens.states[index] === state.excluded) return leads;
  }
  return false;
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

/** Whether a mention is asked for, and the judgement at `index` applies to another technology alone. */
function isAskedAnyway(tokens: Tokens, mention: number, index: number): boolean {
  if (plainWordBefore(tokens, mention) === 'required') return true;
  const isOfOne =
    tokens.hasClause(index - 1, clauseCue.singular) || tokens.hasTopic(index + 1, topicCue.besides);
  if (!isOfOne) return false;
  return isSuggested(tokens, mention) || isSought(tokens, mention);
}
