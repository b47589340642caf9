// Reads what role a text offers: whether a senior one, and whether for back end or full stack.
import { clauseGaps, gap, hardGaps } from './gaps.ts';
import { cue, roleCue } from './lexicon.ts';
import type { Words } from './words.ts';

export interface AskedRole {
  readonly isSenior: boolean;
  readonly isBackendOrFullStack: boolean;
}

const seniority = roleCue.senior | roleCue.rank | roleCue.lead;
const discipline = roleCue.backend | roleCue.fullstack;
const levels = roleCue.senior | roleCue.rank | roleCue.otherLevel;

/** How many lines at the start may hold the role's name. */
const titleLines = 3;
/** How far words about a role stand from it. */
const reach = 8;

/** Reads the role that a text offers. */
export function readRole(words: Words): AskedRole {
  const reader = new RoleReader(words);
  let isSenior = false;
  let isBackendOrFullStack = false;
  for (let index = 0; index < words.count; index++) {
    if (!isSenior && words.tells(index, seniority)) isSenior = reader.offersSeniority(index);
    if (!isBackendOrFullStack && words.tells(index, discipline)) {
      isBackendOrFullStack = reader.offersDiscipline(index);
    }
  }
  return { isSenior, isBackendOrFullStack };
}

class RoleReader {
  readonly #words: Words;
  /** First word behind the lines that may hold the role's name. */
  readonly #titleEnd: number;
  readonly #isOtherTrade: boolean;

  constructor(words: Words) {
    this.#words = words;
    this.#titleEnd = this.#findTitleEnd();
    this.#isOtherTrade = this.#namesOtherTrade();
  }

  offersSeniority(index: number): boolean {
    const words = this.#words;
    if (this.#isDenied(index)) return false;
    if (this.#isDatum(index)) return true;
    const after = this.#afterLevels(index);
    if (words.follows(after) && words.tells(after, roleCue.otherSenior)) return false;
    if (this.#isPartOfWord(index)) return false;
    if (words.tells(index, roleCue.lead)) {
      return this.#isTitle(index) || this.#standing(index) === 'offered';
    }
    if (words.tells(index, roleCue.rank)) return this.#isRank(index);
    if (this.#isTitle(index)) return true;
    const name = this.#nameAfter(index);
    if (name !== undefined) return this.#isOffered(index, name === 'many');
    // `We want a senior.`
    if (!words.follows(after) && words.tells(index - 1, roleCue.hiring)) return true;
    return this.#closesName(index) && this.#standing(index) !== 'related';
  }

  offersDiscipline(index: number): boolean {
    const words = this.#words;
    if (this.#isDenied(index) || this.#isDeniedAfter(index)) return false;
    // `the back end of 2025`
    if (words.startsWithDigit(index + 2) && /^of$/i.test(words.written(index + 1))) return false;
    if (this.#isTitle(index) || this.#isDatum(index)) return true;
    const name = words.tells(index, roleCue.roleNoun) ? 'one' : this.#nameAfter(index);
    if (name !== undefined) return this.#isOffered(index, name === 'many');
    if (this.#isOtherTrade) return false;
    if (this.#standing(index) === 'related' || this.#isBonus(index)) return false;
    return this.#isAskedFor(index);
  }

  /** Lead, staff and principal are ranks only in a role's name. */
  #isRank(index: number): boolean {
    const words = this.#words;
    const name = this.#nameAfter(index);
    const mayStandAlone = /^(?:lead|l[ií]der|leiter|teamleiter)$/i.test(words.written(index));
    const ends = mayStandAlone && words.parted(index + 1, ~gap.space);
    if (this.#isTitle(index) && (name === 'one' || ends)) return true;
    return name === 'one' && !words.has(index - 1, cue.be) && this.#isOffered(index, false);
  }

  #isOffered(index: number, isPlural: boolean): boolean {
    const standing = this.#standing(index);
    if (standing === 'related') return false;
    return standing === 'offered' || !isPlural || this.#isSoughtAfter(index);
  }

  /** What the words before make of a role: offered, only related to the one offered, or neither. */
  #standing(index: number): 'offered' | 'related' | 'unclear' {
    const words = this.#words;
    let between = false;
    for (let before = index - 1; before >= 0 && before > index - reach; before--) {
      if (words.parted(before + 1, hardGaps | gap.semicolon)) break;
      if (words.tells(before, levels)) between = true;
      if (words.tells(before, roleCue.hiring)) return 'offered';
      if (words.tells(before, roleCue.relation) && !(between && this.#isRange(before)))
        return 'related';
      if (/^(?:our|their|other|his|her)$/i.test(words.written(before))) return 'related';
    }
    return 'unclear';
  }

  /** `from junior to senior`, `between mid and senior` are levels on offer. */
  #isRange(index: number): boolean {
    return /^(?:from|between)$/i.test(this.#words.written(index));
  }

  #isSoughtAfter(index: number): boolean {
    const words = this.#words;
    for (let after = index + 1; after < Math.min(words.count, index + reach); after++) {
      if (words.parted(after, hardGaps)) return false;
      if (words.tells(after, roleCue.hiring)) return true;
    }
    return false;
  }

  /** A role's name follows, in the singular or the plural. */
  #nameAfter(index: number): 'one' | 'many' | undefined {
    const words = this.#words;
    for (let after = index + 1; after < Math.min(words.count, index + reach - 1); after++) {
      if (words.parted(after, clauseGaps)) return undefined;
      if (words.tells(after, roleCue.roleNoun)) return 'one';
      if (words.tells(after, roleCue.roleNouns)) return 'many';
      const isListed = words.has(after, cue.list) && !words.parted(after + 1, clauseGaps);
      if (!isListed && words.tells(after, roleCue.prose | roleCue.otherSenior)) return undefined;
    }
    return undefined;
  }

  /** The word closes a role's name: `Developer (Senior)`, `développeur confirmé`. */
  #closesName(index: number): boolean {
    const words = this.#words;
    const next = index + 1;
    const ends = !words.follows(next) || words.has(next, cue.glue | cue.usage | cue.list);
    if (!ends) return false;
    for (let before = index - 1; before >= 0 && before > index - 4; before--) {
      if (words.parted(before + 1, hardGaps)) return false;
      if (words.tells(before, roleCue.roleNoun)) return true;
    }
    return false;
  }

  /** The first word behind the levels that stand together. */
  #afterLevels(index: number): number {
    const words = this.#words;
    let after = index + 1;
    while (after < words.count && (words.tells(after, levels) || words.has(after, cue.list)))
      after++;
    return words.tells(after - 1, levels) ? after : index + 1;
  }

  /** A label says so: `Experience level: Mid/Senior`. */
  #isDatum(index: number): boolean {
    const words = this.#words;
    let before = index;
    while (before > 0 && !words.parted(before, gap.colon)) {
      if (words.parted(before, gap.blankLine | gap.stop) || index - before > reach / 2)
        return false;
      if (!words.tells(before - 1, levels | discipline) && !words.has(before - 1, cue.list))
        return false;
      before--;
    }
    return before > 0 && words.tells(before - 1, roleCue.datum);
  }

  /** The word stands in a line at the start that reads as a role's name. */
  #isTitle(index: number): boolean {
    if (index >= this.#titleEnd) return false;
    const words = this.#words;
    let start = index;
    while (start > 0 && !words.parted(start, hardGaps)) {
      start--;
      if (index - start > reach || words.tells(start, roleCue.prose | roleCue.relation))
        return false;
    }
    for (let after = index + 1; after < words.count && after < index + reach; after++) {
      if (words.parted(after, hardGaps | gap.dash | gap.open)) return true;
      if (words.tells(after, roleCue.prose)) return false;
    }
    return true;
  }

  #findTitleEnd(): number {
    const words = this.#words;
    let lines = 0;
    for (let index = 1; index < words.count; index++) {
      if (words.parted(index, gap.newline) && ++lines >= titleLines) return index;
    }
    return words.count;
  }

  /** The role's name is of another discipline, so that back-end work named later is not what is offered. */
  #namesOtherTrade(): boolean {
    const words = this.#words;
    let found = false;
    for (let index = 0; index < Math.min(this.#titleEnd, 2 * reach); index++) {
      if (index > 0 && words.parted(index, hardGaps)) break;
      if (words.tells(index, discipline)) return false;
      if (words.tells(index, roleCue.anotherTrade)) found = true;
    }
    return found;
  }

  /** The sentence asks for the work, or is a note that says no more. */
  #isAskedFor(index: number): boolean {
    const words = this.#words;
    let start = index;
    let end = index + 1;
    while (start > 0 && index - start < 2 * reach && !words.parted(start, hardGaps)) start--;
    while (end < words.count && end - index < 2 * reach && !words.parted(end, hardGaps)) end++;
    if (end - start < reach / 2) return true;
    for (let near = start; near < end; near++) if (words.tells(near, roleCue.asking)) return true;
    return false;
  }

  /** `senior-friendly` is another word; `Senior-Entwickler` is not. */
  #isPartOfWord(index: number): boolean {
    const words = this.#words;
    const next = index + 1;
    if (next >= words.count || !words.parted(next, gap.hyphen)) return false;
    const fitting = levels | discipline | roleCue.roleNoun | roleCue.roleNouns;
    return !words.tells(next, fitting) && words.technology(next) < 0;
  }

  #isBonus(index: number): boolean {
    const words = this.#words;
    for (let near = index - reach; near < index + reach; near++) {
      if (near >= 0 && near < words.count && words.has(near, cue.preference)) return true;
    }
    return false;
  }

  /** `Not a senior role`, `no backend work`. */
  #isDenied(index: number): boolean {
    const words = this.#words;
    for (let before = index - 1; before >= 0 && before > index - reach + 1; before--) {
      if (words.parted(before + 1, clauseGaps) || words.has(before, cue.contrast)) return false;
      if (words.has(before, cue.negator)) return true;
    }
    return false;
  }

  /** `Backend experience is not required`. */
  #isDeniedAfter(index: number): boolean {
    const words = this.#words;
    for (let after = index + 1; after < Math.min(words.count, index + reach - 2); after++) {
      if (
        words.parted(after, (clauseGaps & ~gap.colon) | gap.comma) ||
        words.has(after, cue.contrast)
      )
        return false;
      if (words.has(after, cue.negator)) return true;
    }
    return false;
  }
}
