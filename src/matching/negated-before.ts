// What a negation rules out that stands before it: `React is not required`, `PHP (we don't use it)`.
import { nextInList } from './alternatives.ts';
import { clauseGaps, gap } from './gaps.ts';
import { cue } from './lexicon.ts';
import { state } from './state.ts';
import type { Words } from './words.ts';

/** How far a negation reaches, in words. */
export const reach = 40;

/** `without`, in the languages that job descriptions mix. */
export const lacking = /^(?:without|ohne|sans|sem|sin|senza|zonder|bez)$/i;

/** `No degree required`, `no certification needed`: what is not asked for stands behind the word. */
export const determiner = /^(?:no|zero|kein\w*|aucune?|geen|nessun[ao]?)$/i;

export const credential = /^(?:certif|zertifi|degree|diplom)/i;

/** What begins a statement of its own behind a list. */
export const opensClause = /^(?:and|und|et|e|y|so|but|aber|mais)$/i;

export const subject = /^(?:we|you|i|they|wir|du|sie|ihr|nous|vous|je|wij)(?:['’\s]|$)/i;

const pronoun = /^(?:it|that|this|them|any|those|these)$/i;

/** What a negator behind it rules out: `React is not required`, `PHP developers need not apply`. */
export function listBefore(words: Words, states: Uint8Array, negator: number): number[] {
  const named = namedBeforePronoun(words, states, negator);
  if (named >= 0) return [named];
  let index = negator - 1;
  let isSingular = false;
  let isAsked = false;
  const marks = clauseGaps & ~(gap.colon | gap.dash | gap.call);
  if (words.parted(negator, marks) || opensLabel(words, states, negator)) return [];
  const isAnswer = words.parted(negator, gap.colon | gap.dash | gap.call | gap.open);
  for (let skipped = 0; skipped < 6 && index >= 0 && states[index]! < state.named; skipped++) {
    if (!words.has(index, cue.be | cue.passage | cue.follower | cue.demand)) return [];
    if (/^(?:is|was|ist|est|es)$/i.test(words.written(index))) isSingular = true;
    isAsked ||= words.has(index, cue.demand | cue.verb);
    if (words.parted(index, clauseGaps | gap.comma)) return [];
    index--;
  }
  if (index < 0 || states[index]! < state.named) return [];
  isSingular ||= /^(?:isn|a no)/i.test(words.written(negator));
  // `PHP brauchst du nicht` ends with its negation.
  if (!isDemandDenied(words, negator, isSingular || isAnswer || isAsked)) return [];
  const found = [index];
  for (let steps = 0; steps < reach; steps++) {
    const previous = nextInList(words, states, found[0]!, -1);
    if (previous === undefined) break;
    found.unshift(previous.place);
  }
  const start = found[0]!;
  // `Candidates without solid Java will not be considered.`
  for (let before = start - 1; before > start - 4; before--) {
    if (words.parted(before + 1, clauseGaps | gap.comma)) break;
    if (opensClause.test(words.written(before))) break;
    if (lacking.test(words.written(before))) return [];
  }
  const isObject = start > 0 && words.follows(start) && words.has(start - 1, cue.verb);
  return isObject && isSingular ? found.slice(-1) : found;
}

/** Whether a negation begins a label of what follows: `Required: Java, not required: PHP`, `Java [not required] PHP`. */
function opensLabel(words: Words, states: Uint8Array, negator: number): boolean {
  let end = negator + 1;
  while (words.follows(end) && end < negator + 4) end++;
  if (end >= words.count) return false;
  if (words.parted(negator, gap.comma | gap.close)) return words.parted(end, gap.colon);
  const isEnclosed = words.parted(negator, gap.open) && words.parted(end, gap.close);
  return isEnclosed && !words.parted(end, ~(gap.close | gap.space)) && states[end]! >= state.named;
}

/** The technology that a pronoun behind a negation stands for: `PHP (we don't use it)`; or -1. */
function namedBeforePronoun(words: Words, states: Uint8Array, negator: number): number {
  const named = negator - 2;
  if (named < 0 || states[named]! < state.named || !subject.test(words.written(negator - 1)))
    return -1;
  if (words.parted(negator, ~gap.space) || words.parted(negator - 1, gap.newline | gap.stop))
    return -1;
  for (let index = negator + 1; index < negator + 5 && index < words.count; index++) {
    if (!words.follows(index)) return -1;
    if (pronoun.test(words.written(index))) {
      return words.parted(index + 1, clauseGaps | gap.close | gap.comma) ? named : -1;
    }
    if (!words.has(index, cue.passage | cue.verb | cue.handling | cue.demand)) return -1;
  }
  return -1;
}

/** Whether `not required`, or nothing more, follows. */
export function isDemandDenied(words: Words, negator: number, mayEnd: boolean): boolean {
  if (words.has(negator, cue.demand)) return true;
  const next = negator + 1;
  if (words.parted(next, clauseGaps | gap.close | gap.comma)) return mayEnd;
  if (determiner.test(words.written(negator))) {
    if (credential.test(words.written(next))) return false;
    if (!words.has(next, cue.passage | cue.demand | cue.follower)) return false;
  }
  for (let index = negator + 1; index < negator + 5 && index < words.count; index++) {
    if (words.parted(index, clauseGaps | gap.comma)) return false;
    if (words.has(index, cue.demand)) return true;
    if (!words.has(index, cue.passage) && index > negator + 2) return false;
  }
  return false;
}
