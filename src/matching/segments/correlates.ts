// Choices between clauses: `Either you've shipped Swift or you know Kotlin`, `Whether you come from React or did Angular is the same to us`.
import { clauseCue, cue, detailCue, roleCue, topicCue } from '../gazetteer/cues.ts';
import {
  clauseSeparators,
  hardSeparators,
  partSeparators,
  separator,
} from '../tokens/separators.ts';
import { state, type Tokens } from '../tokens/tokens.ts';
import { isOfReader } from './clauses.ts';
import { mayReplace } from './kin.ts';
import { isAlternative } from './lists.ts';

/** Most words before a technology up to its conjunction, and behind the first one up to the second conjunction. */
const before = 6;
const behind = 4;
/** How far after the second technology the words are that say that it does not matter, in words. */
const indifferenceReach = 8;

const clauseStarts = partSeparators | separator.open;
/** Words of knowledge and of demand. */
const knowledge = cue.handling | cue.requirement | cue.obligation | cue.demand;

/** The technology in the other clause of a choice, or -1. */
export function correlateOf(tokens: Tokens, mention: number): number {
  if ((tokens.present.clause & clauseCue.alternative) === 0) return -1;
  if (tokens.states[mention] !== state.named) return -1;
  const second = secondOf(tokens, mention);
  if (second >= 0) return second;
  const conjunction = conjunctionBefore(tokens, mention);
  if (conjunction < 0) return -1;
  for (let first = conjunction - 1; first >= conjunction - behind - 1; first--) {
    if (tokens.names(first)) return secondOf(tokens, first) === mention ? first : -1;
    if (tokens.parted(first + 1, hardSeparators)) return -1;
  }
  return -1;
}

/** The second technology of a choice whose first one is a mention, or -1. */
function secondOf(tokens: Tokens, first: number): number {
  let conjunction = first + 1;
  while (!isAlternative(tokens, conjunction)) {
    if (tokens.parted(conjunction, hardSeparators) || tokens.names(conjunction)) return -1;
    if (conjunction++ - first > behind) return -1;
  }
  if (tokens.parted(conjunction, hardSeparators)) return -1;
  let second = conjunction + 1;
  while (!tokens.names(second)) {
    if (tokens.parted(second, clauseSeparators) || second - conjunction > before) return -1;
    second++;
  }
  if (tokens.parted(second, clauseSeparators) || tokens.states[second] !== state.named) return -1;
  if (!mayReplace(tokens, first, second) || !opensChoice(tokens, first, conjunction, second))
    return -1;
  return second;
}

/** Whether a word before the first technology opens the choice: `either`, `soit` of `soit … soit`, `whether` if it does not matter. */
function opensChoice(tokens: Tokens, first: number, conjunction: number, second: number): boolean {
  let hasReader = false;
  for (let index = first - 1; index >= first - before; index--) {
    if (tokens.names(index)) return false;
    hasReader ||= isOfReader(tokens, index);
    if (isEither(tokens, index)) return true;
    const isSame =
      isAlternative(tokens, index) && tokens.numbers[index] === tokens.numbers[conjunction];
    if (isSame && !tokens.names(index - 1)) return true;
    if (tokens.has(index, cue.supposition)) {
      // `No matter if your strength is Go or if it is Rust`
      if (doesNotMatter(tokens, index - 1) && !tokens.parted(index, hardSeparators)) return true;
      return hasReader && isIndifferent(tokens, index, second);
    }
    if (tokens.parted(index, clauseSeparators)) return false;
  }
  return false;
}

/** `either`, `entweder`, but not `one` */
function isEither(tokens: Tokens, index: number): boolean {
  return (
    tokens.hasClause(index, clauseCue.oneOf) &&
    tokens.has(index, cue.usage) &&
    !tokens.hasTopic(index, topicCue.article)
  );
}

/** Whether words before a condition or after its technologies say that it does not matter. */
export function isIndifferent(tokens: Tokens, condition: number, last: number): boolean {
  if (doesNotMatter(tokens, condition) || doesNotMatter(tokens, condition - 1)) return true;
  for (let index = last + 1; index < last + indifferenceReach; index++) {
    if (tokens.parted(index, hardSeparators) || tokens.names(index)) return false;
    if (doesNotMatter(tokens, index)) return true;
  }
  return false;
}

/** Words that say that it does not matter. */
export function doesNotMatter(tokens: Tokens, index: number): boolean {
  return tokens.hasDetail(index, detailCue.unneeded) || tokens.has(index, cue.likeness);
}

function conjunctionBefore(tokens: Tokens, second: number): number {
  for (let index = second - 1; index >= second - before - 1; index--) {
    if (tokens.parted(index + 1, clauseSeparators) || tokens.names(index)) return -1;
    if (isAlternative(tokens, index)) return index;
  }
  return -1;
}

/** `Whether your laptop runs Linux or macOS is up to you`, but not `No matter if your strength is Go or Rust`: nobody has to know it. */
export function isChoiceOfThing(tokens: Tokens, first: number): boolean {
  if ((tokens.present.mention & cue.supposition) === 0) return false;
  for (let index = first - 2; index >= first - before - 1; index--) {
    if (tokens.names(index) || tokens.parted(index + 1, clauseStarts)) return false;
    if (tokens.has(index, cue.supposition)) {
      const isOpen = !doesNotMatter(tokens, index) && !doesNotMatter(tokens, index - 1);
      if (isOpen && isOfMove(tokens, index + 1, first - 1)) return true;
      return isOpen && index < first - 3 && opensThing(tokens, index + 1);
    }
    if (isOfReader(tokens, index)) return false;
    if (tokens.has(index, knowledge) && !tokens.hasClause(index, clauseCue.using)) return false;
  }
  return false;
}

/** `Whether we move to AWS or Azure`: the company, and a word that leads to what it chooses. */
function isOfMove(tokens: Tokens, start: number, last: number): boolean {
  if (!tokens.hasTopic(last, topicCue.destination | topicCue.moving)) return false;
  for (let index = start; index < last; index++)
    if (tokens.hasClause(index, clauseCue.speaker)) return true;
  return false;
}

/** `your laptop`, `a farmer`, `o teu portátil`, `maskinen din` */
function opensThing(tokens: Tokens, index: number): boolean {
  return (
    tokens.hasTopic(index, topicCue.yours | topicCue.article) ||
    tokens.hasTopic(index + 1, topicCue.yours) ||
    tokens.hasRole(index, roleCue.possessive)
  );
}
