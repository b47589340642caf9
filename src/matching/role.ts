// Reads what role a text offers: whether a senior one, and whether for back end or full stack.
import { gap, hardGaps } from './gaps.ts';
import { cue, roleCue } from './lexicon.ts';
import {
  standing,
  isSoughtAfter,
  nameAfter,
  closesName,
  afterLevels,
  isDatum,
  isAskedFor,
  isAsMember,
  isInBrackets,
  isMinor,
  isOpenEnded,
  isPartOfWord,
  isBonus,
  isDenied,
  isDeniedAfter,
} from './role-company.ts';
import type { Words } from './words.ts';

export interface AskedRole {
  readonly isSenior: boolean;
  readonly isBackendOrFullStack: boolean;
}

const seniority = roleCue.senior | roleCue.rank | roleCue.lead;
const discipline = roleCue.backend | roleCue.fullstack;

/** How many lines at the start may hold the role's name. */
const titleLines = 3;
/** How far words about a role stand from it. */
const reach = 8;

/** Reads the role that a text offers. */
export function readRole(words: Words): AskedRole {
  const reader = new RoleReader(words);
  let isSenior = false;
  let isBackendOrFullStack = false;
  for (let index = 0; index < words.count && !(isSenior && isBackendOrFullStack); index++) {
    if (!isSenior && words.tells(index, seniority)) isSenior = reader.offersSeniority(index);
    if (!isBackendOrFullStack && words.tells(index, discipline)) {
      isBackendOrFullStack = reader.offersDiscipline(index);
    }
  }
  return { isSenior, isBackendOrFullStack };
}

class RoleReader {
  readonly #words: Words;
  readonly #isOtherTrade: boolean;
  /** How many words are known to stand in the lines that may hold the role's name, and the line of the last one. */
  #inTitle = 1;
  #line = 1;

  constructor(words: Words) {
    this.#words = words;
    this.#isOtherTrade = this.#namesOtherTrade();
  }

  offersSeniority(index: number): boolean {
    const words = this.#words;
    if (isDenied(words, index)) return false;
    if (isDatum(words, index)) return true;
    const after = afterLevels(words, index);
    if (isAsMember(words, index)) return true;
    if (words.follows(after) && words.tells(after, roleCue.otherSenior)) return false;
    if (isPartOfWord(words, index)) return false;
    if (words.tells(index, roleCue.lead)) {
      return this.#isTitle(index) || standing(words, index) === 'offered';
    }
    if (words.tells(index, roleCue.rank)) return this.#isRank(index);
    if (this.#isTitle(index)) return true;
    const name = nameAfter(words, index);
    if (name !== undefined) return this.#isOffered(index, name === 'many');
    // `We want a senior.`
    if (!words.follows(after) && words.tells(index - 1, roleCue.hiring)) return true;
    return closesName(words, index) && standing(words, index) !== 'related';
  }

  offersDiscipline(index: number): boolean {
    const words = this.#words;
    if (isDenied(words, index) || isDeniedAfter(words, index) || isMinor(words, index))
      return false;
    // `the back end of 2025`
    if (words.startsWithDigit(index + 2) && /^of$/i.test(words.written(index + 1))) return false;
    if (this.#isTitle(index) || isDatum(words, index)) return true;
    const name = words.tells(index, roleCue.roleNoun) ? 'one' : nameAfter(words, index);
    if (name !== undefined) return this.#isOffered(index, name === 'many');
    // `Wir suchen einen Entwickler (m/w/d) Backend.`
    if (closesName(words, index) && standing(words, index) === 'offered') return true;
    if (this.#isOtherTrade) return false;
    if (standing(words, index) === 'related' || isBonus(words, index)) return false;
    return isAskedFor(words, index);
  }

  /** Lead, staff and principal are ranks only in a role's name. */
  #isRank(index: number): boolean {
    const words = this.#words;
    const name = nameAfter(words, index);
    const mayStandAlone = /^(?:lead|l[ií]der|leiter|teamleiter)$/i.test(words.written(index));
    const ends = mayStandAlone && words.parted(index + 1, ~gap.space);
    if (isInBrackets(words, index) && closesName(words, index)) return true;
    if (this.#isTitle(index) && (name === 'one' || ends || isOpenEnded(words, index))) return true;
    return name === 'one' && !words.has(index - 1, cue.be) && this.#isOffered(index, false);
  }

  #isOffered(index: number, isPlural: boolean): boolean {
    const found = standing(this.#words, index);
    if (found === 'related') return false;
    return found === 'offered' || !isPlural || isSoughtAfter(this.#words, index);
  }

  /** The word stands in a line at the start that reads as a role's name. */
  #isTitle(index: number): boolean {
    if (!this.#standsInTitle(index)) return false;
    const words = this.#words;
    let start = index;
    while (start > 0 && !words.parted(start, hardGaps)) {
      start--;
      if (index - start > reach || words.tells(start, roleCue.prose | roleCue.relation))
        return false;
    }
    for (let after = index + 1; after < words.count && after < index + reach; after++) {
      if (words.parted(after, gap.call)) return false;
      if (words.parted(after, hardGaps | gap.dash)) return true;
      if (words.tells(after, roleCue.prose)) return false;
    }
    return true;
  }

  /** Whether a word stands in the lines at the start that may hold the role's name. */
  #standsInTitle(index: number): boolean {
    for (; this.#inTitle <= index; this.#inTitle++) {
      if (!this.#words.parted(this.#inTitle, gap.newline)) continue;
      if (this.#line === titleLines) return false;
      this.#line++;
    }
    return true;
  }

  /** The role's name is of another discipline, so that back-end work named later is not what is offered. */
  #namesOtherTrade(): boolean {
    const words = this.#words;
    let found = false;
    for (let index = 0; index < Math.min(words.count, 2 * reach); index++) {
      if (index > 0 && words.parted(index, hardGaps)) break;
      if (words.tells(index, discipline)) return false;
      if (words.tells(index, roleCue.anotherTrade)) found = true;
    }
    return found;
  }
}
