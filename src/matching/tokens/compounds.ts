// Compounds and inflected names: `Javaontwikkelaar`, `backendutvecklare`, `Angulara`.
import { code, skipWord } from '../normalize/characters.ts';
import { isAsWritten } from '../normalize/offsets.ts';
import { clauseCue, detailCue, disciplineCues, roleCue } from '../gazetteer/cues.ts';
import type { Trie } from '../gazetteer/automaton.ts';
import type { Phrasebook } from '../gazetteer/phrasebook.ts';
import type { TokenBuilder } from './token-builder.ts';
import type { Tokens } from './tokens.ts';

/** Shortest and longest word that is taken apart, in characters. */
const shortest = 4;
const longest = 40;
/** Longest word with the ending of a verb that is a noun, in characters. */
const longestNoun = 5;

/** Reads the last word as a compound or an inflected name, if no dictionary has it as it is. */
export function readCompound(tokens: TokenBuilder, book: Phrasebook): void {
  const index = tokens.count - 1;
  const length = tokens.lengthOf(index);
  if (tokens.numbers[index] !== 0 || length < shortest || length > longest) return;
  const { folded, starts, ends } = tokens;
  const word = wordAt(folded.codes, starts[index]!, ends[index]!);
  if (splitCompound(tokens, book, index, word)) return;
  readInflected(tokens, book, index, word);
  // `PHP nie tolerujemy`
  const isVerb = tokens.technology(index) < 0 && length > longestNoun;
  const endings = isVerb ? book.verbEndings.get(word.slice(-1)) : undefined;
  if (endings?.some((ending) => word.endsWith(ending))) tokens.markVerb();
}

/** Words for people by their trade, and for their trades. */
const people = disciplineCues | roleCue.roleNoun | roleCue.anotherTrade;

/** `androidutvecklare`, `iosare`, `androidowiec`: the last word is in a list of roles, and begins with the name of a technology. */
export function readNameOfRole(tokens: TokenBuilder, book: Phrasebook): void {
  const { folded, starts, ends, lexicon } = tokens;
  const index = tokens.count - 1;
  if (tokens.numbers[index] !== 0 || !tokens.hasRole(index, people)) return;
  const length = tokens.lengthOf(index);
  if (length < shortest || length > longest) return;
  const word = wordAt(folded.codes, starts[index]!, ends[index]!);
  for (const [head] of book.words.heads.get(word.slice(-2)) ?? []) {
    if (!word.endsWith(head)) continue;
    const known = find(lexicon.trie, word.slice(0, -head.length).replace(/-$/, ''));
    // `Chefentwickler`
    if (known === 0 || lexicon.technologyOf[known]! < 0 || lexicon.ordinaryOf[known] !== undefined)
      continue;
    tokens.numbers[index] = known;
    tokens.markInflected();
    tokens.markCompound();
    return;
  }
  readInflected(tokens, book, index, word);
  if (tokens.numbers[index] !== 0) tokens.markCompound();
}

/** `Javaontwikkelaar` names Java by its beginning and has the cues of its end. */
function splitCompound(
  tokens: TokenBuilder,
  book: Phrasebook,
  index: number,
  word: string,
): boolean {
  const { lexicon } = tokens;
  const { words } = book;
  for (const [head, number] of words.heads.get(word.slice(-2)) ?? []) {
    if (!word.endsWith(head) || word.length < head.length + 2) continue;
    const first = word.slice(0, -head.length).replace(/[-']$/, '');
    const known = find(lexicon.trie, first) || find(lexicon.trie, first.replace(/s$/, ''));
    const own = find(words.trie, first) || find(words.trie, first.replace(/s$/, ''));
    // `Führungserfahrung`, `lagersystem`: experience may be of anything, and a product for anything.
    const isOfAny =
      (words.marks.clause[number]! & clauseCue.experienceNoun) !== 0 ||
      (words.marks.detail[number]! & detailCue.product) !== 0;
    if (known === 0 && own === 0 && !isOfAny) continue;
    if (known !== 0) tokens.mark(lexicon.marks, known);
    if (own !== 0) tokens.mark(words.marks, own);
    tokens.mark(words.marks, number);
    tokens.markCompound();
    if (known !== 0 && lexicon.technologyOf[known]! >= 0 && mayName(tokens, index, known)) {
      tokens.numbers[index] = known;
      tokens.markInflected();
    }
    return true;
  }
  return false;
}

/** `Angulara`, `Javy`: a name with an ending of the language. */
function readInflected(tokens: TokenBuilder, book: Phrasebook, index: number, word: string): void {
  const { lexicon } = tokens;
  for (const { ending, base } of book.endingsBy.get(word.slice(-1)) ?? []) {
    if (!word.endsWith(ending) || word.length - ending.length < 2) continue;
    const stem = word.slice(0, -ending.length) + base;
    const mayLoseVowel = base === '' && book.changesStems;
    const known = find(lexicon.trie, stem) || (mayLoseVowel ? find(lexicon.trie, `${stem}a`) : 0);
    if (known === 0 || lexicon.technologyOf[known]! < 0) continue;
    if (!mayName(tokens, index, known) && !isForeignWord(tokens, book, known)) continue;
    tokens.numbers[index] = known;
    tokens.markInflected();
    return;
  }
}

/**
 * A name with an ending: after a hyphen or an apostrophe, `PostgreSQL-a`, or at the last of its words, `SQL Serverem`.
 */
export function readInflectedPhrase(
  { folded: { codes }, lexicon }: Tokens,
  book: Phrasebook,
  index: number,
  end: number,
  number: number,
): { number: number; end: number } | undefined {
  if (book.endings.length === 0 || lexicon.technologyOf[number]! < 0) return undefined;
  const mark = codes[end]!;
  if (mark !== code.space && mark !== code.hyphen && mark !== code.apostrophe) return undefined;
  const after = skipWord(codes, end + 1);
  if (after === end + 1 || after - index > longest) return undefined;
  const next = wordAt(codes, end + 1, after);
  if (mark !== code.space) {
    const isEnding = book.endings.some(({ ending }) => ending === next);
    return isEnding ? { number, end: after } : undefined;
  }
  const first = wordAt(codes, index, end + 1);
  for (const { ending, base } of book.endingsBy.get(next.slice(-1)) ?? []) {
    if (!next.endsWith(ending) || next.length - ending.length < 2) continue;
    const known = find(lexicon.trie, first + next.slice(0, -ending.length) + base);
    if (known !== 0 && lexicon.technologyOf[known]! >= 0) return { number: known, end: after };
  }
  return undefined;
}

/** A common word within another word is a name only with a capital, and only if it is long. */
function mayName(tokens: Tokens, index: number, number: number): boolean {
  const ordinary = tokens.lexicon.ordinaryOf[number];
  if (ordinary === undefined) return true;
  return ordinary.length > 3 && !isAsWritten(tokens.folded, tokens.starts[index]!);
}

/** Whether a common word of English is no word of the language, so that an ending there shows a name: `w bashu`. */
function isForeignWord({ lexicon }: Tokens, { words }: Phrasebook, number: number): boolean {
  const ordinary = lexicon.ordinaryOf[number]!;
  return ordinary.length > 3 && !lexicon.strict.has(number) && !words.everyday.has(ordinary);
}

/** The characters of a text between two places. */
function wordAt(codes: Uint16Array, start: number, end: number): string {
  let word = '';
  for (let place = start; place < end; place++) word += String.fromCharCode(codes[place]!);
  return word;
}

/** The word that is looked up; zeros follow it. */
const lookedUp = new Uint16Array(2 * longest);

/** The number of a whole word; 0 if the dictionary does not have it. */
function find(trie: Trie, word: string): number {
  for (let index = 0; index < word.length; index++) lookedUp[index] = word.charCodeAt(index);
  const number = trie.longest(lookedUp, 0);
  // Nothing of the visitor's text is kept.
  lookedUp.fill(0, 0, word.length);
  return number !== 0 && trie.end === word.length ? number : 0;
}
