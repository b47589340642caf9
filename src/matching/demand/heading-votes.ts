// Headings that no list of phrases has: their words vote for the section that they begin.
import { clauseCue, cue, detailCue, exclusionCue, topicCue } from '../gazetteer/cues.ts';
import { endsAsCondition, isOfReader } from '../segments/clauses.ts';
import { opensItem } from '../segments/lines.ts';
import { hardSeparators, separator } from '../tokens/separators.ts';
import type { Tokens } from '../tokens/tokens.ts';
import { type Section, section } from './section.ts';

/** How far before a word its negation is. */
const denialReach = 3;
/** Longest label in which praise is enough, in words: `Cool: Rust` */
const longestLabel = 2;

/** The section that the words vote for: `What would make us smile`, `What we'd need from you`. */
export function voteOf(tokens: Tokens, start: number, end: number): Section | undefined {
  // `you: Java, Kotlin`
  if (end - start === 1 && tokens.parted(end, separator.colon)) {
    // `On demande:`, `We'd love:`
    const isAsking = tokens.has(start, cue.obligation | cue.preference);
    if (tokens.hasClause(start, clauseCue.speaker) && !isAsking) return section.neutral;
    if (isOfReader(tokens, start)) return section.required;
  }
  // `You` above items
  if (end - start === 1 && opensItem(tokens, end) && isOfReader(tokens, start))
    return section.yours;
  let demands = false;
  let isUnasked = false;
  let isTask = false;
  let isConditional = false;
  let isUse = false;
  // `min. 3 years` is an item.
  const obligation = opensItem(tokens, start) ? 0 : cue.obligation;
  let isYours = false;
  let isPraised = false;
  let isReaderPraised = false;
  let hasReader = false;
  let isPointed = false;
  let isSupposed = false;
  let isBesides = false;
  let isDenied = false;
  const isLabel = end - start <= longestLabel && tokens.parted(end, ~separator.newline);
  const isAbove = opensItem(tokens, end);
  const welcoming = isLabel ? topicCue.welcomingWord | topicCue.praise : topicCue.welcomingWord;
  for (let index = start; index < end; index++) {
    const isDeniedHere = isDeniedAt(tokens, start, index);
    isDenied ||= isDeniedHere;
    if (tokens.hasTopic(index, welcoming) && !isDeniedHere) return section.preferred;
    if (tokens.hasTopic(index, topicCue.demandingWord) || tokens.has(index, obligation)) {
      if (isDeniedHere || isDeniedAfter(tokens, index)) isUnasked = true;
      else demands = true;
    }
    isTask ||= tokens.hasTopic(index, topicCue.taskWord);
    // `Our platform today`
    isTask ||= tokens.hasExclusion(index, exclusionCue.nowadays);
    isConditional ||= tokens.hasTopic(index, topicCue.conditional);
    isConditional ||= tokens.has(index, cue.preference) && !isDeniedHere;
    // `Cool if you know`
    if (!hasReader && !demands && !isDeniedHere && pointsOn(tokens, index)) isPointed = true;
    isUse ||= isUseSupposed(tokens, index);
    hasReader ||= isOfReader(tokens, index);
    if (!isDeniedHere && praises(tokens, index)) {
      isPraised = true;
      isReaderPraised ||= hasReader;
    }
    isSupposed ||= tokens.has(index, cue.supposition);
    isBesides ||= tokens.hasTopic(index, topicCue.besides);
    // `Your toolbox`
    isYours ||= tokens.hasTopic(index, topicCue.yours);
    // `Things we don't care about`
    isUnasked ||= tokens.has(index, cue.negator) && tokens.hasClause(start, clauseCue.asksWhat);
    // `It doesn't matter whether you know`
    isUnasked ||= isAbove && tokens.hasDetail(index, detailCue.unneeded);
  }
  // `Not required, but great`, `What we don't insist on but appreciate`
  if (isUnasked && (isPraised || isTurned(tokens, start, end))) return section.preferred;
  // `If you also know`, `Además, si conoces`
  if (isSupposed && isBesides) return section.preferred;
  // `Not on your desk`
  if (isUnasked || (isYours && isDenied)) return section.unasked;
  if (demands && isPointed) return section.preferred;
  if (demands) return isTask ? undefined : section.required;
  if (isTask) return section.neutral;
  // `You'd be using`
  if (isConditional) return isUse ? section.neutral : section.preferred;
  // `Nice if you know`, but not `You are a great match if`
  if (!isDenied && endsAsCondition(tokens, end))
    return isPraised && !isReaderPraised ? section.preferred : section.required;
  return isYours ? section.yours : undefined;
}

/** Whether a contrast follows a denial: `What we don't insist on but appreciate`. */
export function isTurned(tokens: Tokens, start: number, end: number): boolean {
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
