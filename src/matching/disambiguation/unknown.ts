// Names in lists of technologies that the vocabulary does not know: `Kafka, Solace and RabbitMQ`.
import { cue } from '../gazetteer/cues.ts';
import { opensItem } from '../segments/lines.ts';
import { letterCase, type Sentence, sentenceFrom } from '../segments/sentences.ts';
import {
  clauseSeparators,
  hardSeparators,
  listSeparators,
  separator,
} from '../tokens/separators.ts';
import { state, type Tokens } from '../tokens/tokens.ts';

/** Longest unknown name, in words, and its longest word, in characters. */
const longestName = 3;
const longestWord = 20;
/** Most unknown names in a row. */
const mostNames = 8;

type Step = -1 | 1;

interface Name {
  readonly first: number;
  readonly last: number;
}

/**
 * Marks unknown names beside named technologies as named, so that they continue a list or an exclusion. Their
 * technology is -1.
 */
export function markUnknown(tokens: Tokens): void {
  const { states, count } = tokens;
  for (let index = 0; index < count; index++) {
    if (states[index] !== state.named || tokens.technology(index) < 0) continue;
    markBeside(tokens, index, 1);
    markBeside(tokens, index, -1);
  }
}

/** Follows a list from a named technology over unknown names. */
function markBeside(tokens: Tokens, from: number, step: Step): void {
  const names: Name[] = [];
  let place = from;
  let isEnclosed = false;
  while (names.length < mostNames) {
    const next = nextItem(tokens, place, step);
    if (next === undefined) break;
    isEnclosed = tokens.states[next] === state.named;
    const name = isEnclosed ? undefined : nameFrom(tokens, next, step);
    if (name === undefined) break;
    names.push(name);
    place = step > 0 ? name.last : name.first;
  }
  for (const { first, last } of names) {
    // Between two technologies any capitalised word is a name, unless all nouns have capitals.
    const isSure = isEnclosed && !tokens.phrasebookAt(first)?.capitalisesNouns;
    if (!isSure && !isCertain(tokens, first, last)) return;
    tokens.states.fill(state.named, first, last + 1);
  }
}

/** The word at the near end of the next item of a list. */
function nextItem(tokens: Tokens, place: number, step: Step): number | undefined {
  const gapBefore = (index: number) => tokens.separators[step > 0 ? index : index + 1]!;
  let next = place + step;
  if (next < 0 || next >= tokens.count) return undefined;
  let gap = gapBefore(next);
  if (tokens.has(next, cue.list) && tokens.states[next] === state.none) {
    next += step;
    if (next < 0 || next >= tokens.count) return undefined;
    gap |= gapBefore(next) | separator.comma;
  }
  const isItem = opensItem(tokens, step > 0 ? next : place);
  const isListed = (gap & listSeparators) !== 0 && (gap & clauseSeparators) === 0;
  return isListed || isItem ? next : undefined;
}

/** The name at a word, if it fills its item. */
function nameFrom(tokens: Tokens, near: number, step: Step): Name | undefined {
  if (!mayBeName(tokens, near)) return undefined;
  let far = near;
  while (Math.abs(far - near) < longestName - 1) {
    const next = far + step;
    if (!tokens.follows(Math.max(far, next)) || !mayBeName(tokens, next)) break;
    far = next;
  }
  const first = Math.min(near, far);
  const last = Math.max(near, far);
  const ends = separator.open | separator.close | listSeparators | clauseSeparators;
  const isEnded = tokens.parted(last + 1, ends) || tokens.has(last + 1, cue.list | cue.negator);
  const before = cue.list | cue.negator | cue.handling | cue.usage | cue.verb;
  const isBegun = tokens.parted(first, ends) || tokens.has(first - 1, before);
  return isEnded && isBegun ? { first, last } : undefined;
}

/** A word without a meaning that begins with a capital. */
function mayBeName(tokens: Tokens, index: number): boolean {
  if (index < 0 || index >= tokens.count || tokens.numbers[index] !== 0) return false;
  if (tokens.isCue(index) || tokens.states[index] !== state.none) return false;
  const length = tokens.lengthOf(index);
  return length > 1 && length <= longestWord && letterCase(tokens, index) === 'upper';
}

/** The sentence that was read last in a text: many names may be in one. */
const lastSentences = new WeakMap<Tokens, Sentence>();

function sentenceAround(tokens: Tokens, index: number): Sentence {
  const last = lastSentences.get(tokens);
  if (last !== undefined && index >= last.start && index < last.end) return last;
  let start = index;
  while (!tokens.parted(start, hardSeparators)) start--;
  const sentence = sentenceFrom(tokens, start);
  lastSentences.set(tokens, sentence);
  return sentence;
}

/** `TOGAF`, `RabbitX`, `S4`, or a capitalised word within an English sentence. */
function isCertain(tokens: Tokens, first: number, last: number): boolean {
  const { start, casing } = sentenceAround(tokens, first);
  for (let index = first; index <= last; index++) {
    const hasForm = /^[A-Z]{2,}\d*$|[a-z][A-Z]|\d/.test(tokens.written(index));
    if (casing !== 'caps' && hasForm) return true;
  }
  if (tokens.phrasebookAt(first)?.capitalisesNouns) return false;
  // `No Wix, PHP`
  if (tokens.has(first - 1, cue.negator | cue.handling)) return true;
  // A title capitalises all words.
  return casing === 'mixed' && first > start;
}
