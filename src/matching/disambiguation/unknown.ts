// Names in lists of technologies that the vocabulary does not know: `Kafka, Solace and RabbitMQ`.
import { clauseCue, cue } from '../gazetteer/cues.ts';
import { listEndingAt } from '../segments/coordination.ts';
import { opensItem } from '../segments/lines.ts';
import { letterCase, sentenceAround } from '../segments/sentences.ts';
import {
  clauseSeparators,
  hardSeparators,
  listSeparators,
  separator,
} from '../tokens/separators.ts';
import { state, type Tokens } from '../tokens/tokens.ts';
import { isUnknownName, type Name, opensLaterCell } from './unknown-forms.ts';
import { isLaterWord, nameInProse } from './unknown-prose.ts';

/** Longest unknown name, in words, and its longest word, in characters. */
const longestName = 3;
const longestWord = 20;
/** Shortest unknown name in lower case, in characters. */
const shortestSmall = 4;
/** Most unknown names in a row. */
const mostNames = 8;

type Step = -1 | 1;

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
  for (let index = 0; index < count; index++) {
    const name = nameInProse(tokens, index);
    if (name === undefined) continue;
    states.fill(state.named, name.first, name.last + 1);
    markBeside(tokens, name.last, 1);
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
    if (name === undefined || !fillsEarlierItem(tokens, place, name, step)) break;
    if (isLabel(tokens, name)) break;
    names.push(name);
    place = step > 0 ? name.last : name.first;
  }
  for (const name of names) {
    if (!isUnknownName(tokens, name, isEnclosed)) return;
    tokens.states.fill(state.named, name.first, name.last + 1);
  }
}

/** Whether a name above an item fills its own item: `- modules Sales and Finance⏎- Java` has none. */
function fillsEarlierItem(tokens: Tokens, place: number, { first }: Name, step: Step): boolean {
  if (step > 0 || !tokens.parted(place, separator.newline)) return true;
  return (
    tokens.parted(first, separator.newline | separator.bullet) ||
    tokens.has(first - 1, cue.handling)
  );
}

/** `Vektordb: pgvector, Qdrant`, `MAPAS | maplibre, deck.gl`: a label, or the first of the two cells of a row. */
function isLabel(tokens: Tokens, { first, last }: Name): boolean {
  const next = last + 1;
  if (!tokens.parted(first, separator.newline)) return false;
  if (tokens.parted(next, separator.colon)) return true;
  if (!opensLaterCell(tokens, next)) return false;
  for (let index = next + 1; !tokens.parted(index, separator.newline); index++) {
    if (opensLaterCell(tokens, index)) return false;
  }
  return true;
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
  // `Java | Solace | Docker`
  const ends =
    (gap & separator.newline) === 0 ? clauseSeparators & ~separator.bullet : clauseSeparators;
  const isListed = (gap & listSeparators) !== 0 && (gap & ends) === 0;
  if (!isListed && !isItem) return undefined;
  // `- dbt⏎- experience with Solace`, `Rust, experience with Solace`
  if (step < 0 || !tokens.follows(next + 1)) return next;
  return tokens.has(next, cue.handling) || isSaidAgain(tokens, next, place) ? next + 1 : next;
}

/** `with Kafka or with Solace`: the word before a list. */
function isSaidAgain(tokens: Tokens, index: number, place: number): boolean {
  if (!tokens.has(index, cue.usage)) return false;
  const begin = listEndingAt(tokens, place, mostNames)[0]!;
  return tokens.follows(begin) && lastWord(tokens, begin - 1) === lastWord(tokens, index);
}

function lastWord(tokens: Tokens, index: number): string {
  return tokens.written(index).split(' ').at(-1)!.toLowerCase();
}

/** The name at a word, if it fills its item. */
function nameFrom(tokens: Tokens, near: number, step: Step): Name | undefined {
  if (!mayBeName(tokens, near)) return undefined;
  let far = near;
  while (Math.abs(far - near) < longestName - 1) {
    const next = far + step;
    if (!tokens.follows(Math.max(far, next))) break;
    if (!mayBeName(tokens, next) && (step < 0 || !isLaterWord(tokens, next))) break;
    far = next;
  }
  const first = Math.min(near, far);
  const last = withVersion(tokens, Math.max(near, far));
  const ends = separator.open | separator.close | listSeparators | clauseSeparators;
  const isEnded =
    tokens.parted(last + 1, ends) ||
    tokens.has(last + 1, cue.list | cue.negator) ||
    leadsOn(tokens, first, last);
  const before = cue.list | cue.negator | cue.handling | cue.usage | cue.verb;
  const isBegun = tokens.parted(first, ends) || tokens.has(first - 1, before);
  return isEnded && isBegun ? { first, last } : undefined;
}

/** `Drools or Zorbex that is great`, `Redis, Zorbex for jobs`: a capitalised word before one in lower case. */
function leadsOn(tokens: Tokens, first: number, last: number): boolean {
  if (letterCase(tokens, first) !== 'upper' || letterCase(tokens, last + 1) !== 'lower')
    return false;
  const isChoice = tokens.hasClause(first - 1, clauseCue.alternative) && tokens.follows(first);
  if (isChoice) return tokens.isCue(last + 1);
  if (tokens.parted(first, hardSeparators) || tokens.phrasebookAt(first)?.capitalisesNouns)
    return false;
  return tokens.hasClause(last + 1, clauseCue.preposition);
}

/** The last word of a name that a version may follow: `Solace 10.2`. */
function withVersion(tokens: Tokens, last: number): number {
  if (!tokens.follows(last + 1) || !tokens.mayBeVersion(last + 1)) return last;
  let end = last + 1;
  while (tokens.separators[end + 1] === separator.point && tokens.startsWithDigit(end + 1)) end++;
  return end;
}

/** A word without a meaning that begins with a capital, or is in a line without any. */
function mayBeName(tokens: Tokens, index: number): boolean {
  if (index < 0 || index >= tokens.count || tokens.numbers[index] !== 0) return false;
  if (tokens.isCue(index) || tokens.states[index] !== state.none) return false;
  const length = tokens.lengthOf(index);
  if (length < 2 || length > longestWord) return false;
  if (letterCase(tokens, index) === 'upper') return true;
  if (length < shortestSmall || isBesideCapital(tokens, index)) return false;
  return sentenceAround(tokens, index).casing === 'lower';
}

/** Whether a word beside it in its sentence begins with a capital, as most names of technologies do. */
function isBesideCapital(tokens: Tokens, index: number): boolean {
  if (!tokens.parted(index, hardSeparators) && letterCase(tokens, index - 1) === 'upper')
    return true;
  return !tokens.parted(index + 1, hardSeparators) && letterCase(tokens, index + 1) === 'upper';
}
