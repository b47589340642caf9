// Unknown names in sentences and items: `experience with Zorbex`, `the tool Zorbex`, `- pgEdge`.
import { clauseCue, cue, detailCue, disciplineCues, roleCue, topicCue } from '../gazetteer/cues.ts';
import { opensItem } from '../segments/lines.ts';
import { isCapitals, letterCase, sentenceAround } from '../segments/sentences.ts';
import { hardSeparators, separator } from '../tokens/separators.ts';
import { state, type Tokens } from '../tokens/tokens.ts';
import { endsAsNoun, type Name } from './unknown-forms.ts';

/** Longest unknown name, in words. */
const longestName = 3;
/** Shortest word of a name without capitals inside, in characters. */
const shortestWord = 4;
/** How far before `called` its kind of product may be, in words. */
const namingReach = 6;
/** How far around a sentence names of technologies show what it is about, in words. */
const reach = 20;
/** How far from a name others in its sentence count, in words. */
const longestSentence = 40;

/** The unknown name that a word of handling or of a kind of product leads to, or at the beginning of an item. */
export function nameInProse(tokens: Tokens, index: number): Name | undefined {
  const isHandled = tokens.has(index, cue.handling) && !leadsToPlace(tokens, index);
  const isProduct =
    tokens.has(index, cue.nature) || isKindOfProduct(tokens, index) || endsKind(tokens, index);
  const isLed = isHandled || isProduct;
  const first = isLed ? index + 1 : index;
  if (isLed ? !tokens.follows(first) : !opensItem(tokens, index)) return undefined;
  if (isProduct && isSmallName(tokens, first)) return { first, last: first };
  const last = endOfName(tokens, first);
  if (last < first) return undefined;
  const name = { first, last };
  if (!hasInnerCapital(tokens, name)) {
    if (!isLed || (!isProduct && tokens.phrasebookAt(first)?.capitalisesNouns)) return undefined;
    if (!isOrdinary(tokens, first) || endsAsNoun(tokens, name)) return undefined;
  }
  if (!isEnded(tokens, last)) return undefined;
  return isProduct || isAmongNames(tokens, first) ? name : undefined;
}

/** Whether a capital letter is a hint at a name there. Only English titles capitalise all words. */
function isOrdinary(tokens: Tokens, index: number): boolean {
  const { casing } = sentenceAround(tokens, index);
  return casing === 'mixed' || (casing === 'title' && tokens.isForeign(index));
}

/** `the tool` of `the tool Zorbex`, `called` of `a tool called Zorbex` */
function isKindOfProduct(tokens: Tokens, index: number): boolean {
  if (tokens.hasDetail(index, detailCue.product)) {
    // `App Store`
    const isNoun =
      letterCase(tokens, index) === 'lower' || tokens.phrasebookAt(index)?.capitalisesNouns;
    return isNoun === true && letterCase(tokens, index + 1) === 'upper';
  }
  if (!tokens.hasDetail(index, detailCue.naming)) return false;
  for (let before = index - 1; before >= index - namingReach; before--) {
    if (tokens.parted(before + 1, hardSeparators)) return false;
    if (tokens.hasDetail(before, detailCue.product)) return true;
  }
  return false;
}

/** How far before the name that it leads to a kind of product may be, in words. */
const kindReach = 3;

/**
 * `regionale` of `conoscenza dell'applicativo regionale Sanifluss`: an adjective or a noun after a kind of product that somebody
 * should know.
 */
function endsKind(tokens: Tokens, index: number): boolean {
  if (!tokens.phrasebookAt(index)?.adjectivesFollow || tokens.isCue(index)) return false;
  if (letterCase(tokens, index) !== 'lower' || letterCase(tokens, index + 1) !== 'upper')
    return false;
  for (let kind = index - 1; kind > index - kindReach; kind--) {
    if (!tokens.follows(kind + 1) || letterCase(tokens, kind + 1) !== 'lower') return false;
    if (tokens.has(kind, cue.nature) || tokens.hasDetail(kind, detailCue.product))
      return isObject(tokens, kind);
  }
  return false;
}

/** `sistema` of `conoscenza del sistema`, `tool` of `exposure to the tool` */
function isObject(tokens: Tokens, kind: number): boolean {
  for (let before = kind - 1; before > kind - kindReach; before--) {
    if (!tokens.follows(before + 1)) return false;
    if (tokens.has(before, cue.handling)) return true;
  }
  return false;
}

/** `zorbex` of `a tool called zorbex`, in a sentence without capital letters. */
function isSmallName(tokens: Tokens, index: number): boolean {
  if (!tokens.hasDetail(index - 1, detailCue.naming) || tokens.follows(index + 1)) return false;
  if (tokens.numbers[index] !== 0 || tokens.isCue(index)) return false;
  const isLong = tokens.lengthOf(index) >= shortestWord;
  return isLong && sentenceAround(tokens, index).casing === 'lower';
}

/** `experience in`: many fields and places follow. */
function leadsToPlace(
  { folded, starts, ends, lexicon, languages }: Tokens,
  index: number,
): boolean {
  const { codes } = folded;
  let start = ends[index]! - 1;
  while (start > starts[index]! && codes[start - 1] !== space) start--;
  if (start === starts[index]) return false;
  const isWithin = ({ trie, marks }: Pick<typeof lexicon, 'trie' | 'marks'>) =>
    (marks.clause[trie.longest(codes, start)]! & clauseCue.within) !== 0;
  if (isWithin(lexicon)) return true;
  const book =
    lexicon.phrasebooks[languages.findLast((run) => run.start <= starts[index]!)?.book ?? -1];
  return book !== undefined && isWithin(book.words);
}

const space = 0x20;

/** The last word of the capitalised unknown words from a word on; the word before it if there are none. */
function endOfName(tokens: Tokens, first: number): number {
  let last = first - 1;
  while (last < first + longestName - 1) {
    const next = last + 1;
    if (next > first && !tokens.follows(next)) break;
    const isPart = next > first && (isLaterWord(tokens, next) || isJoined(tokens, next));
    if (!isPart && !isUnknownWord(tokens, next)) break;
    last = next;
  }
  return last;
}

/** `X` in `RailSim-X` */
function isJoined(tokens: Tokens, index: number): boolean {
  const isFree = tokens.states[index] === state.none && letterCase(tokens, index) === 'upper';
  return isFree && tokens.parted(index, separator.hyphen);
}

/** `SDK` and `Core` in `Zorbex SDK`, `Zorbex Core` */
export function isLaterWord(tokens: Tokens, index: number): boolean {
  if (index >= tokens.count || tokens.states[index] !== state.none) return false;
  if (tokens.technology(index) >= 0 || letterCase(tokens, index) !== 'upper') return false;
  if (!isOrdinary(tokens, index)) return isAcronym(tokens, index);
  const isProduct = tokens.hasDetail(index, detailCue.product) || tokens.has(index, cue.nature);
  const isTrade = tokens.hasRole(index, disciplineCues) || tokens.has(index, cue.technicalArtefact);
  return isProduct || isTrade || !tokens.isCue(index);
}

/** `BPM` in `Exposure to ZentraFlow BPM`, which is written as a title is. */
function isAcronym(tokens: Tokens, index: number): boolean {
  const isTitle = sentenceAround(tokens, index).casing === 'title';
  return isTitle && !tokens.isCue(index) && isCapitals(tokens.written(index));
}

function isUnknownWord(tokens: Tokens, index: number): boolean {
  if (index >= tokens.count || tokens.numbers[index] !== 0 || tokens.isCue(index)) return false;
  if (tokens.states[index] !== state.none) return false;
  const written = tokens.written(index);
  if (innerCapital.test(written)) return true;
  return (
    letterCase(tokens, index) === 'upper' && written.length >= shortestWord && !/\d/.test(written)
  );
}

const innerCapital = /^\p{L}*\p{Ll}\p{Lu}\p{L}*$/u;

function hasInnerCapital(tokens: Tokens, { first, last }: Name): boolean {
  for (let index = first; index <= last; index++) {
    const written = tokens.written(index);
    if (innerCapital.test(written) && written.length > shortestWord) return true;
  }
  return false;
}

/**
 * Whether no other word follows that may be the noun of a capitalised adjective, or the product of a company:
 * `Scandinavian customers`, `Microsoft Power Apps`.
 */
function isEnded(tokens: Tokens, last: number): boolean {
  const next = last + 1;
  if (!tokens.follows(next)) return true;
  const people = roleCue.client | roleCue.roleNoun | roleCue.roleNouns;
  return (
    tokens.isCue(next) && !tokens.hasRole(next, people) && !tokens.hasTopic(next, topicCue.company)
  );
}

/** Whether technologies are named in the sentence or the lines beside it. */
function isAmongNames(tokens: Tokens, index: number): boolean {
  const { start, end } = sentenceAround(tokens, index);
  const first = Math.max(0, start - reach, index - longestSentence);
  const last = Math.min(tokens.count, end + reach, index + longestSentence);
  for (let near = first; near < last; near++) {
    if (tokens.technology(near) < 0 || tokens.states[near] !== state.named) continue;
    if (near >= start || !tokens.parted(start, separator.blankLine)) return true;
  }
  return false;
}
