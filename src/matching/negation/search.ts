// Searches clauses for patterns of words.
import { type Clause, type Cues, cuesAmong, isPlain } from '../segments/clauses.ts';
import { hardSeparators, separator } from '../tokens/separators.ts';
import type { Tokens } from '../tokens/tokens.ts';
import { cue } from '../gazetteer/cues.ts';
import { chooseFrom, listFrom, listUpTo } from './name-lists.ts';
import { haveEach, type Part, type Pattern } from './pattern.ts';
import type { WordTest } from './word-tests.ts';

/** Most steps of the search for one pattern from one clause. */
const mostSteps = 400;
/** Most clauses of one match. */
const mostClauses = 6;

const nothing: readonly number[] = [];
/** The ends of lines, which a match crosses only where its pattern says so. */
const lineEnds = separator.newline | separator.bullet;
/** Ends of sentences, but for question marks. */
const hardEnds = hardSeparators & ~separator.call;

type PartOf<Kind extends Part['kind']> = Part & { readonly kind: Kind };

/** `We use Java. Not needed:` above a list: the last clause of a line is about the list below it. */
function leadsDown(tokens: Tokens, end: number): boolean {
  if (end >= tokens.count || !tokens.parted(end, separator.newline)) return false;
  if (tokens.parted(end, separator.colon)) return true;
  return !tokens.parted(end, separator.stop | separator.call) && tokens.has(end - 1, cue.be);
}

/** A search of the clauses of a text for one pattern after the other. */
export class Search {
  readonly #tokens: Tokens;
  readonly #clauses: readonly Clause[];
  /** By clause the cues that a match from it on may reach, once a pattern asks for them. */
  readonly #reached: Cues[] = [];
  #parts: readonly Part[] = [];
  #steps = 0;
  #found = nothing;
  /** The word after the match. */
  #end = 0;
  /** The words that parts of the pattern name, `#count` of them. */
  readonly #named: number[] = [];
  #count = 0;

  constructor(tokens: Tokens, clauses: readonly Clause[]) {
    this.#tokens = tokens;
    this.#clauses = clauses;
  }

  /** The names that a pattern finds where it begins in clause `at`. */
  find(pattern: Pattern, at: number): readonly number[] {
    if (!this.#mayMatch(pattern, at)) return nothing;
    this.#parts = pattern.parts;
    this.#steps = mostSteps;
    const { start, end } = this.#clauses[at]!;
    const first = pattern.parts[0]!;
    if (first.kind === 'edge') return this.#findFrom(pattern, start, at);
    const found: number[] = [];
    for (let index = start; index < end; index++) {
      if ('test' in first && !first.test(this.#tokens, index)) continue;
      found.push(...this.#findFrom(pattern, index, at));
    }
    return found;
  }

  /** Compares sets of cues alone: most patterns match in no clause of most texts. */
  #mayMatch({ needed, isNamed, ends }: Pattern, at: number): boolean {
    const clause = this.#clauses[at]!;
    if (isNamed && clause.names === 0) return false;
    if (ends !== -1 && (this.#tokens.separators[clause.end]! & ends) === 0) return false;
    if (!haveEach(clause, needed.own)) return false;
    const next = this.#clauses[at + 1];
    if (needed.next.length > 0 && (next === undefined || !haveEach(next, needed.next)))
      return false;
    this.#reached[at] ??= cuesAmong(this.#clauses, at, at + mostClauses);
    return haveEach(this.#reached[at]!, needed.all);
  }

  #findFrom({ given, unless, unlessNext }: Pattern, index: number, at: number): readonly number[] {
    this.#count = 0;
    this.#found = nothing;
    const last = this.#match(0, index, at);
    if (last < 0) return nothing;
    const { start } = this.#clauses[at]!;
    const { start: from, end } = this.#clauses[last]!;
    if (this.#found.every((name) => name < from) && leadsDown(this.#tokens, end)) return nothing;
    if (!given.every((test) => this.#passesAny(test, start, end))) return nothing;
    if (unless !== undefined && this.#passesUnnamed(unless, start, Math.min(this.#end + 1, end)))
      return nothing;
    const next = this.#clauses[last + 1];
    if (unlessNext !== undefined && next !== undefined && !this.#tokens.parted(end, hardEnds))
      if (this.#passesAny(unlessNext, next.start, next.end)) return nothing;
    return this.#found;
  }

  #passesAny(test: WordTest, start: number, end: number): boolean {
    for (let word = start; word < end; word++) if (test(this.#tokens, word)) return true;
    return false;
  }

  #passesUnnamed(test: WordTest, start: number, end: number): boolean {
    for (let word = start; word < end; word++) {
      const place = this.#named.indexOf(word);
      const isNamed = place >= 0 && place < this.#count;
      if (!isNamed && test(this.#tokens, word)) return true;
    }
    return false;
  }

  /** Matches the parts from `part` on at `index`, in clause `at`: the clause in which the match ends, or -1. */
  #match(part: number, index: number, at: number): number {
    const one = this.#parts[part];
    if (one === undefined) {
      this.#end = index;
      return at;
    }
    if (--this.#steps < 0) return -1;
    const count = this.#count;
    const last = this.#matchPart(one, part + 1, index, at);
    if (last < 0) this.#count = count;
    return last;
  }

  #matchPart(one: Part, next: number, index: number, at: number): number {
    switch (one.kind) {
      case 'word':
        return this.#matchWord(one, next, index, at);
      case 'next':
        return this.#isNext(one, index, at) ? this.#match(next, index, at) : -1;
      case 'gap':
        return this.#matchGap(one, next, index, at);
      case 'names':
        return this.#matchNames(one, next, index, at);
      case 'mark':
        return this.#matchMark(one, next, index, at);
      case 'edge':
        return this.#isEdge(one, index, at) ? this.#match(next, index, at) : -1;
    }
  }

  #matchWord(
    { test, least, most }: PartOf<'word'>,
    next: number,
    index: number,
    at: number,
  ): number {
    const { end } = this.#clauses[at]!;
    const before = this.#count;
    let after = index;
    while (after < end && after - index < most && test(this.#tokens, after))
      this.#named[this.#count++] = after++;
    for (; after - index >= least; after--) {
      this.#count = before + after - index;
      const found = this.#match(next, after, at);
      if (found >= 0) return found;
    }
    return -1;
  }

  #isNext({ test, isWanted }: PartOf<'next'>, index: number, at: number): boolean {
    return index === this.#clauses[at]!.end || test(this.#tokens, index) === isWanted;
  }

  #matchGap(
    { most, strangers, without, crossesMarks }: PartOf<'gap'>,
    next: number,
    index: number,
    at: number,
  ): number {
    const tokens = this.#tokens;
    let left = strangers;
    let clause = at;
    for (let after = index; after - index <= most; after++) {
      const found = this.#match(next, after, clause);
      if (found >= 0) return found;
      if (after === this.#clauses[clause]!.end) {
        if (!crossesMarks || tokens.parted(after, hardSeparators)) return -1;
        if (this.#clauses[++clause] === undefined) return -1;
        const opening = this.#match(next, after, clause);
        if (opening >= 0) return opening;
      }
      if (without(tokens, after)) return -1;
      if (left < most && !isPlain(tokens, after) && --left < 0) return -1;
    }
    return -1;
  }

  #matchNames({ list, test }: PartOf<'names'>, next: number, index: number, at: number): number {
    const clause = this.#clauses[at]!;
    const tokens = this.#tokens;
    if (index === clause.end || !tokens.names(index)) return -1;
    // A pattern that begins with names begins with the last of a list.
    const whole =
      next === 1 ? listUpTo(tokens, index, clause) : listFrom(tokens, index, clause, list);
    const names = chooseFrom(tokens, whole, list, clause);
    if (names.length === 0 || !names.every((name) => test(tokens, name))) return -1;
    const before = this.#found;
    if (list === 'AGAIN') {
      const kept = new Set(names.map((name) => tokens.technology(name)));
      this.#found = before.filter((name) => !kept.has(tokens.technology(name)));
      if (this.#found.length === 0 || this.#found.length === before.length) return -1;
    } else if (list !== 'NAMES' && list !== 'GONE') this.#found = names;
    // Its conjunctions, of which some are also *whether*.
    for (let word = whole[0]!; word < whole.at(-1)!; word++) this.#named[this.#count++] = word;
    const last = this.#match(next, whole.at(-1)! + 1, at);
    if (last < 0) this.#found = before;
    return last;
  }

  #matchMark(
    { marks, isOptional, mayEndLine }: PartOf<'mark'>,
    next: number,
    index: number,
    at: number,
  ): number {
    const isThere =
      index === this.#clauses[at]!.end &&
      this.#clauses[at + 1] !== undefined &&
      this.#tokens.parted(index, marks) &&
      (mayEndLine || !this.#tokens.parted(index, lineEnds & ~marks));
    const last = isThere ? this.#match(next, index, at + 1) : -1;
    return last < 0 && isOptional ? this.#match(next, index, at) : last;
  }

  #isEdge({ isStart, isOfSentence }: PartOf<'edge'>, index: number, at: number): boolean {
    const { start, end } = this.#clauses[at]!;
    if (index !== (isStart ? start : end)) return false;
    return !isOfSentence || this.#tokens.parted(index, hardSeparators);
  }
}
