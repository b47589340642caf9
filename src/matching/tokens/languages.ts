// Detects the language of a text and of each line, by words that are frequent in one language and not in others.
import type { Folded } from '../normalize/offsets.ts';
import type { Lexicon } from '../gazetteer/lexicon.ts';
import type { Words } from '../gazetteer/phrasebook.ts';
import { hardSeparators } from './separators.ts';
import { scan } from './tokenizer.ts';
import type { LanguageRun, Tokens } from './tokens.ts';

/** A text of fewer words may have none of a language's frequent words, so every language is tried. */
const shortText = 64;
/** A longer word without its accents is a word of no other language. */
const longestShared = 7;
/** Votes of a word that only one language has, and of one that several have. */
const sureVote = 4;
const sharedVote = 2;
/** Votes for the main language of the text in each line, over English and over any other. */
const headStart = 2;
const otherHeadStart = 6;

/** English is bit 0 of `languagesOf`, the first phrasebook bit 1. */
const english = 0;
const unknown = -1;

/** The words of a text, and its main language (BCP 47), if the words show it. */
export interface Tokenized {
  readonly tokens: Tokens;
  readonly language: string | undefined;
}

/** Whether every line is read as English, so that words of no other language count. */
export function isReadAsEnglish(folded: Folded, lexicon: Lexicon): boolean {
  const tokens = scan(folded, lexicon);
  const votes = countVotes(tokens, 0, tokens.count);
  return isDecided(tokens, votes) && detectLanguages(tokens).runs.length === 0;
}

/** Splits a text into words, each line read in its language. */
export function tokenize(folded: Folded, lexicon: Lexicon): Tokenized {
  const tokens = scan(folded, lexicon);
  const { main, runs } = detectLanguages(tokens);
  return {
    tokens: runs.length === 0 ? tokens : scan(folded, lexicon, runs),
    language: main === english ? 'en' : lexicon.phrasebooks[main - 1]?.tag,
  };
}

/** The languages of a text: English is 0, the first phrasebook 1, and -1 is an undecided language. */
interface DetectedLanguages {
  readonly main: number;
  /** The runs of lines in languages other than English. */
  readonly runs: readonly LanguageRun[];
}

/** The first word of the line of a word, not before `floor`; `count` for `count`. */
function startOfLine({ separators }: Tokens, index: number, floor: number): number {
  let start = index;
  while (start > floor && (separators[start]! & hardSeparators) === 0) start--;
  return start;
}

function detectLanguages(tokens: Tokens): DetectedLanguages {
  const { count } = tokens;
  if (count === 0) return { main: unknown, runs: [] };
  const votes = countVotes(tokens, 0, count);
  const main = strongest(votes);
  if (!isDecided(tokens, votes)) return detectByTrying(tokens, votes);
  const runs: LanguageRun[] = [];
  let current: number = english;
  let next = findForeign(tokens, 0);
  for (let start = 0; start < count;) {
    // Lines of English in an English text are passed over.
    if (main === english && current === english) start = startOfLine(tokens, next, start);
    let end = start + 1;
    while (!tokens.parted(end, hardSeparators)) end++;
    let language = main;
    // Words that English has as well do not make an English text another.
    if (main !== english || next < end) {
      const lineVotes = countVotes(tokens, start, end);
      if (main !== english)
        lineVotes[english]! -= sureVote * countFalseFriends(tokens, main, start, end);
      handicap(lineVotes, main);
      language = strongest(lineVotes, main);
      if (main === english) next = findForeign(tokens, end);
    }
    if (language !== current) {
      runs.push({ start: start === 0 ? 0 : tokens.ends[start - 1]!, book: language - 1 });
      current = language;
    }
    start = end;
  }
  return { main: votes[main]! < sureVote ? unknown : main, runs };
}

/**
 * How many words from `start` up to `end` are tells of English, and words or in phrases of the main language too: *by było*,
 * *rart at have*.
 */
function countFalseFriends(tokens: Tokens, main: number, start: number, end: number): number {
  const { numbers, lexicon, folded, starts, ends } = tokens;
  const { languagesOf, phrasebooks } = lexicon;
  const { trie, falseFriends } = phrasebooks[main - 1]!.words;
  let last = end - 1;
  while (last >= start && languagesOf[numbers[last]!] !== 1) last--;
  /** Where the phrase around a word ends. */
  let phraseEnd = 0;
  let count = 0;
  for (let index = start; index <= last; index++) {
    const own = trie.longest(folded.codes, starts[index]!);
    if (own !== 0 && trie.end > ends[index]!) phraseEnd = Math.max(phraseEnd, trie.end);
    if (languagesOf[numbers[index]!] !== 1) continue;
    if (falseFriends.has(own) || starts[index]! < phraseEnd) count++;
  }
  return count;
}

/** Gives the main language of the text its head start: a few shared words make no line of a third language. */
function handicap(votes: Int32Array, main: number): void {
  votes[main]! += otherHeadStart;
  if (main !== english) votes[english]! += otherHeadStart - headStart;
}

/** Whether the votes decide the language; otherwise every language is tried. */
function isDecided({ count }: Tokens, votes: Int32Array): boolean {
  return count > shortText || isSure(votes, strongest(votes));
}

/** Returns the first word from `start` on that belongs to another language and not to English, or the end. */
function findForeign({ numbers, count, lexicon: { languagesOf } }: Tokens, start: number): number {
  for (let index = start; index < count; index++) {
    const ofWord = languagesOf[numbers[index]!]!;
    if (ofWord !== 0 && (ofWord & 1) === 0) return index;
  }
  return count;
}

function isSure(votes: Int32Array, main: number): boolean {
  return votes.every((vote, language) => language === main || vote < votes[main]!);
}

/** Of the languages that may be that of a short text, the one that knows most of its words. */
function detectByTrying(tokens: Tokens, votes: Int32Array): DetectedLanguages {
  const { folded, lexicon } = tokens;
  const most = Math.max(...votes);
  let best = -1;
  let bestScore = votes[english]!;
  for (const [book, { words }] of lexicon.phrasebooks.entries()) {
    if (2 * votes[book + 1]! < most) continue;
    const trial = scan(folded, lexicon, [{ start: 0, book }]);
    let known = 0;
    for (let index = 0; index < trial.count; index++) {
      if (trial.isCompound(index)) known++;
      else if (isKnownInEnglish(trial, index)) continue;
      else if (isKnownIn(words, folded, trial.starts[index]!) && mayTell(trial, index))
        known += 1 + trial.spaces(index);
    }
    const score = 2 * known + votes[book + 1]!;
    if (known > 0 && score > bestScore) {
      best = book;
      bestScore = score;
    }
  }
  if (best < 0) return { main: most > 0 && votes[english] === most ? english : unknown, runs: [] };
  return { main: best + 1, runs: [{ start: 0, book: best }] };
}

/** Whether a language has the word at a place. `seniors` without its accent is English as well. */
function isKnownIn({ trie, capitals }: Words, { codes }: Folded, place: number): boolean {
  const number = trie.longest(codes, place);
  return number !== 0 && (trie.end - place > longestShared || !capitals.has(number));
}

/** Whether a word has a cue, or a phrase without any, as *chef for*, fills its line. */
function mayTell(tokens: Tokens, index: number): boolean {
  return tokens.isCue(index) || tokens.spaces(index) === 0 || !tokens.follows(index + 1);
}

function isKnownInEnglish({ numbers, lexicon }: Tokens, index: number): boolean {
  const { technologyOf, marks } = lexicon;
  const number = numbers[index]!;
  if (number === 0) return false;
  if (technologyOf[number]! >= 0) return true;
  const { mention, role, topic, detail, clause, exclusion } = marks;
  return (
    (mention[number]! |
      role[number]! |
      topic[number]! |
      detail[number]! |
      clause[number]! |
      exclusion[number]!) !==
    0
  );
}

/** By language, English first: how many of the words from `start` up to `end` speak for it. */
function countVotes({ numbers, lexicon }: Tokens, start: number, end: number): Int32Array {
  const { languagesOf, phrasebooks } = lexicon;
  const votes = new Int32Array(phrasebooks.length + 1);
  for (let index = start; index < end; index++) {
    let ofWord = languagesOf[numbers[index]!]!;
    if (ofWord === 0) continue;
    if (ofWord === 1) {
      votes[english]! += sureVote;
      continue;
    }
    const vote = (ofWord & (ofWord - 1)) === 0 ? sureVote : sharedVote;
    while (ofWord !== 0) {
      votes[31 - Math.clz32(ofWord & -ofWord)]! += vote;
      ofWord &= ofWord - 1;
    }
  }
  return votes;
}

/** The language with most votes; of several, the preferred one or else the first. */
function strongest(votes: Int32Array, preferred = 0): number {
  let best = preferred;
  for (let language = 0; language < votes.length; language++) {
    if (votes[language]! > votes[best]!) best = language;
  }
  return best;
}
