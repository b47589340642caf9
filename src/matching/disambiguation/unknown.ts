// Names in lists of technologies that the vocabulary does not know: `Kafka, Solace and RabbitMQ`.
import { cue, roleCue, topicCue } from '../gazetteer/cues.ts';
import { listEndingAt } from '../segments/coordination.ts';
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
  for (const name of names) {
    const isSure = isEnclosed ? !isNoun(tokens, name) : isCertain(tokens, name);
    if (!isSure && !hasForm(tokens, name)) return;
    tokens.states.fill(state.named, name.first, name.last + 1);
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
  // `- dbt⏎- experience with Solace`
  const isHandled = isItem && step > 0 && tokens.has(next, cue.handling);
  if (isHandled && tokens.follows(next + 1)) return next + 1;
  // `Java | Solace | Docker`
  const ends =
    (gap & separator.newline) === 0 ? clauseSeparators & ~separator.bullet : clauseSeparators;
  const isListed = (gap & listSeparators) !== 0 && (gap & ends) === 0;
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
  const last = withVersion(tokens, Math.max(near, far));
  const ends = separator.open | separator.close | listSeparators | clauseSeparators;
  const isEnded = tokens.parted(last + 1, ends) || tokens.has(last + 1, cue.list | cue.negator);
  const before = cue.list | cue.negator | cue.handling | cue.usage | cue.verb;
  const isBegun = tokens.parted(first, ends) || tokens.has(first - 1, before);
  return isEnded && isBegun ? { first, last } : undefined;
}

/** The last word of a name that a version may follow: `Solace 10.2`. */
function withVersion(tokens: Tokens, last: number): number {
  if (!tokens.follows(last + 1) || !tokens.mayBeVersion(last + 1)) return last;
  let end = last + 1;
  while (tokens.separators[end + 1] === separator.point && tokens.startsWithDigit(end + 1)) end++;
  return end;
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

/** `TOGAF`, `RabbitX`, `S4` */
function hasForm(tokens: Tokens, { first, last }: Name): boolean {
  if (sentenceAround(tokens, first).casing === 'caps') return false;
  for (let index = first; index <= last; index++) {
    if (/^[A-Z]{2,}\d*$|[a-z][A-Z]|\d/.test(tokens.written(index))) return !isTitle(tokens, first);
  }
  return false;
}

/** Whether a word ends as common nouns do that a list may have: `Java, Teamfähigkeit`, `Docker, Curiosity`. */
function isNoun(tokens: Tokens, { first, last }: Name): boolean {
  const word = tokens.written(last).toLowerCase();
  const isEnding = (ending: string) => word.endsWith(ending);
  const own = tokens.phrasebookAt(first)?.nounEndings;
  return tokens.lexicon.nounEndings.some(isEnding) || own?.some(isEnding) === true;
}

/** A capitalised word within an English sentence, or an item of names. */
function isCertain(tokens: Tokens, name: Name): boolean {
  const { first, last } = name;
  if (tokens.phrasebookAt(first)?.capitalisesNouns || isNoun(tokens, name)) return false;
  // `No Wix, PHP`
  if (tokens.has(first - 1, cue.negator | cue.handling)) return true;
  const { start, end, casing } = sentenceAround(tokens, first);
  if (first > start) {
    if (isTitle(tokens, first)) return false;
    // A title capitalises all words.
    const isList = casing === 'title' && (opensItem(tokens, start) || isLabelled(tokens, start));
    return casing === 'mixed' || isList;
  }
  // `- Solace⏎- Java⏎- Kotlin`: such lists end with virtues.
  return last === end - 1 && isLoneItem(tokens, end) && isLoneItem(tokens, end + 1);
}

/** `Développeur Java, Lyon`, `Desenvolvedor Java, CLT`: a list that begins within the name of a role. */
function isTitle(tokens: Tokens, first: number): boolean {
  const begin = listEndingAt(tokens, first, mostNames)[0]!;
  const nouns = roleCue.roleNoun | roleCue.roleNouns | roleCue.rank | roleCue.senior;
  return tokens.follows(begin) && tokens.hasRole(begin - 1, nouns);
}

/** `Must have: Java, Solace` */
function isLabelled(tokens: Tokens, start: number): boolean {
  let last = start;
  while (last < start + longestName && tokens.follows(last + 1)) last++;
  const headings = topicCue.demandingHeading | topicCue.welcomingHeading;
  const announces = tokens.has(last, cue.announcement) || tokens.hasTopic(last, headings);
  return announces && tokens.parted(last + 1, separator.colon);
}

function isLoneItem(tokens: Tokens, index: number): boolean {
  const fillsLine = opensItem(tokens, index) && tokens.parted(index + 1, separator.newline);
  return fillsLine && tokens.states[index] === state.named;
}
