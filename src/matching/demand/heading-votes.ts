// Headings that no list of phrases has: their words vote for the section that they begin.
import { clauseCue, cue, detailCue, exclusionCue, topicCue } from '../gazetteer/cues.ts';
import { endsAsCondition, isOfReader } from '../segments/clauses.ts';
import { opensItem } from '../segments/lines.ts';
import { hardSeparators, separator } from '../tokens/separators.ts';
import type { Tokens } from '../tokens/tokens.ts';
import { type Section, section } from './section.ts';

/** How far from a word of a heading its negation is, in words. */
const denialReach = 3;
/** Longest label in which praise is enough, in words: `Cool: Rust` */
const longestLabel = 2;

/** The section that the words vote for: `What would make us smile`, `What we'd need from you`. */
export function voteOf(tokens: Tokens, start: number, end: number): Section | undefined {
  const single = end - start === 1 ? sectionOfWord(tokens, start, end) : undefined;
  if (single !== undefined) return single;
  const votes = countVotes(tokens, start, end);
  return outcomes.find(([all]) => (votes & all) === all)?.[1];
}

/** The section below one word: `you: Java, Kotlin`. */
function sectionOfWord(tokens: Tokens, start: number, end: number): Section | undefined {
  if (tokens.parted(end, separator.colon)) {
    // `On demande:`, `We'd love:`
    const isAsking = tokens.has(start, cue.obligation | cue.preference);
    if (tokens.hasClause(start, clauseCue.speaker) && !isAsking) return section.neutral;
    if (isOfReader(tokens, start)) return section.required;
  }
  // `You` above items
  return opensItem(tokens, end) && isOfReader(tokens, start) ? section.yours : undefined;
}

const vote = {
  demanded: 1,
  unasked: 2,
  task: 4,
  supposed: 8,
  conditional: 16,
  /** `You'd be using` */
  used: 32,
  /** `Your toolbox` */
  yours: 64,
  /** A word of welcome that needs no other. */
  welcome: 128,
  praised: 256,
  /** Praise behind words about the reader: `You are a great match`. */
  readerPraised: 512,
  /** `Cool if you know`, before the reader and any demand. */
  pointed: 1024,
  besides: 2048,
  denied: 4096,
  reader: 8192,
  /** A contrast after a denial. */
  turned: 16_384,
  /** The last words are a condition: `if you know`. */
  condition: 32_768,
} as const;

/** What combinations of votes say. The first of which all votes are there decides. */
const outcomes: readonly (readonly [votes: number, outcome: Section | undefined])[] = [
  [vote.welcome, section.preferred],
  // `Not required, but great`
  [vote.unasked | vote.praised, section.preferred],
  // `What we don't insist on but appreciate`
  [vote.unasked | vote.turned, section.preferred],
  // `If you also know`, `Además, si conoces`
  [vote.supposed | vote.besides, section.preferred],
  [vote.unasked, section.unasked],
  // `Not on your desk`
  [vote.yours | vote.denied, section.unasked],
  [vote.demanded | vote.pointed, section.preferred],
  [vote.demanded | vote.task, undefined],
  [vote.demanded, section.required],
  [vote.task, section.neutral],
  [vote.conditional | vote.used, section.neutral],
  [vote.conditional, section.preferred],
  [vote.condition | vote.denied, undefined],
  // `You are a great match if`
  [vote.condition | vote.readerPraised, section.required],
  // `Nice if you know`
  [vote.condition | vote.praised, section.preferred],
  [vote.condition, section.required],
  [vote.yours, section.yours],
];

function countVotes(tokens: Tokens, start: number, end: number): number {
  let votes = endsAsCondition(tokens, end) ? vote.condition : 0;
  if (hasContrast(tokens, start, end)) votes |= vote.turned;
  for (let index = start; index < end; index++) {
    const word = { start, end, index };
    if (!isDeniedAt(tokens, start, index)) votes |= votesOf(tokens, word, votes);
    else votes |= isDemand(tokens, word) ? vote.denied | vote.unasked : vote.denied;
    votes |= commonVotes(tokens, word);
  }
  return votes;
}

interface Word {
  readonly index: number;
  /** The first word of the heading, and the one after its last. */
  readonly start: number;
  readonly end: number;
}

/** Whether a word is one of demand: `min. 3 years` is an item, and none. */
function isDemand(tokens: Tokens, { index, start }: Word): boolean {
  const obligation = opensItem(tokens, start) ? 0 : cue.obligation;
  return tokens.hasTopic(index, topicCue.demandingWord) || tokens.has(index, obligation);
}

/** The votes of a word that is not denied, after those before it. */
function votesOf(tokens: Tokens, word: Word, earlier: number): number {
  const { index, start, end } = word;
  const isLabel = end - start <= longestLabel && tokens.parted(end, ~separator.newline);
  const welcoming = isLabel ? topicCue.welcomingWord | topicCue.praise : topicCue.welcomingWord;
  let votes = 0;
  if (tokens.hasTopic(index, welcoming)) votes |= vote.welcome;
  if (isDemand(tokens, word)) votes |= isDeniedAfter(tokens, index) ? vote.unasked : vote.demanded;
  if (tokens.has(index, cue.preference)) votes |= vote.conditional;
  const isOpening = ((earlier | votes) & (vote.reader | vote.demanded)) === 0;
  if (isOpening && pointsOn(tokens, index)) votes |= vote.pointed;
  if (praises(tokens, index)) {
    const hasReader = (earlier & vote.reader) !== 0 || isOfReader(tokens, index);
    votes |= hasReader ? vote.praised | vote.readerPraised : vote.praised;
  }
  return votes;
}

/** The votes of a word, whether it is denied or not. */
function commonVotes(tokens: Tokens, { index, start, end }: Word): number {
  let votes = 0;
  // `Our platform today`
  const isTask = tokens.hasTopic(index, topicCue.taskWord);
  if (isTask || tokens.hasExclusion(index, exclusionCue.nowadays)) votes |= vote.task;
  if (tokens.hasTopic(index, topicCue.conditional)) votes |= vote.conditional;
  if (isUseSupposed(tokens, index) || isOfFuture(tokens, start, index)) votes |= vote.used;
  if (isOfReader(tokens, index)) votes |= vote.reader;
  if (tokens.has(index, cue.supposition)) votes |= vote.supposed;
  if (tokens.hasTopic(index, topicCue.besides)) votes |= vote.besides;
  if (tokens.hasTopic(index, topicCue.yours)) votes |= vote.yours;
  // `Things we don't care about`
  const isQuestion = tokens.hasClause(start, clauseCue.asksWhat);
  if (isQuestion && tokens.has(index, cue.negator)) votes |= vote.unasked;
  // `It doesn't matter whether you know`
  if (opensItem(tokens, end) && tokens.hasDetail(index, detailCue.unneeded)) votes |= vote.unasked;
  return votes;
}

/** Whether a contrast follows a denial: `What we don't insist on but appreciate`. */
export function hasContrast(tokens: Tokens, start: number, end: number): boolean {
  let isDenied = false;
  for (let index = start; index < end; index++) {
    if (isDenied && tokens.has(index, cue.contrast)) return true;
    isDenied ||= tokens.has(index, cue.negator);
  }
  return false;
}

/** `would use`, `would be using` */
function isUseSupposed(tokens: Tokens, index: number): boolean {
  const last = tokens.has(index - 1, cue.be) ? index - 2 : index - 1;
  return tokens.hasClause(index, clauseCue.using) && tokens.hasTopic(last, topicCue.conditional);
}

/** `What you would inherit` */
function isOfFuture(tokens: Tokens, start: number, index: number): boolean {
  if (!tokens.hasClause(start, clauseCue.asksWhat) || !isOfReader(tokens, start + 1)) return false;
  const isNear = index === start + 1 || index === start + 2;
  return isNear && tokens.hasTopic(index, topicCue.conditional) && tokens.follows(index + 1);
}

function pointsOn(tokens: Tokens, index: number): boolean {
  return tokens.has(index, cue.preference) && tokens.hasClause(index, clauseCue.pointsOn);
}

function praises(tokens: Tokens, index: number): boolean {
  return (
    tokens.has(index, cue.preference) ||
    tokens.hasTopic(index, topicCue.praise | topicCue.welcomingHeading)
  );
}

/** `This isn't for you if`: the items below send readers away. */
export function isDismissal(tokens: Tokens, start: number, end: number): boolean {
  if (!endsAsCondition(tokens, end)) return false;
  for (let index = start; index < end; index++)
    if (tokens.hasExclusion(index, exclusionCue.dismissal)) return true;
  return false;
}

/** `Fajnie, jeśli znasz`, `Hyggelig om du kan`: the condition makes known words of demand welcome. */
export function isWelcomeCondition(tokens: Tokens, start: number, end: number): boolean {
  let isWelcome = false;
  let isConditional = false;
  let hasReader = false;
  for (let index = start; index < end; index++) {
    isConditional ||= tokens.hasTopic(index, topicCue.conditional);
    // `You may also have`
    if (isConditional && tokens.hasTopic(index, topicCue.besides)) return true;
    hasReader ||= isOfReader(tokens, index);
    // `You are a great match if you know`
    const topics = hasReader ? topicCue.welcomingWord : topicCue.welcomingWord | topicCue.praise;
    const welcomes = tokens.has(index, cue.preference) || tokens.hasTopic(index, topics);
    isWelcome ||= welcomes && !isDeniedAt(tokens, start, index);
    if (isWelcome && (tokens.has(index, cue.supposition) || pointsOn(tokens, index))) return true;
  }
  // `Knowledge that would make us happy`
  return isWelcome && isConditional;
}

export function isDeniedAt(tokens: Tokens, start: number, index: number): boolean {
  for (let before = index - 1; before >= start && before > index - denialReach; before--) {
    if (tokens.has(before, cue.negator)) return true;
    // `Not required, but handy`
    if (tokens.has(before, cue.contrast)) return false;
  }
  return false;
}

/** `Du trenger ikke`, but not `good but not required` */
function isDeniedAfter(tokens: Tokens, index: number): boolean {
  for (let after = index + 1; after < index + denialReach; after++) {
    if (tokens.parted(after, hardSeparators | separator.comma) || tokens.has(after, cue.contrast))
      return false;
    if (tokens.has(after, cue.negator)) return true;
  }
  return false;
}
