// What stands around a word of level or discipline, and tells whose it is: one question a function.
import { clauseGaps, gap, hardGaps } from './gaps.ts';
import { cue, roleCue } from './lexicon.ts';
import type { Words } from './words.ts';

const levels = roleCue.senior | roleCue.rank | roleCue.otherLevel;
const discipline = roleCue.backend | roleCue.fullstack;
/** How far words about a role stand from it. */
const reach = 8;

const possessive =
  /^(?:our|their|other|his|her|unseren?|nos|nuestr[oa]s|noss[oa]s|nostr[ie]|onze)$/i;

/** What the words before make of a role: offered, only related to the one offered, or neither. */
export function standing(words: Words, index: number): 'offered' | 'related' | 'unclear' {
  let between = false;
  for (let before = index - 1; before >= 0 && before > index - reach; before--) {
    if (words.parted(before + 1, hardGaps | gap.semicolon)) break;
    if (words.tells(before, levels)) between = true;
    if (words.tells(before, roleCue.hiring)) return 'offered';
    if (words.tells(before, roleCue.relation) && !(between && isRange(words, before)))
      return 'related';
    // `You build our backend`
    const isObject = words.tells(before - 1, roleCue.asking);
    if (!isObject && possessive.test(words.written(before))) return 'related';
  }
  return 'unclear';
}

/** `from junior to senior`, `between mid and senior` are levels on offer. */
function isRange(words: Words, index: number): boolean {
  return /^(?:from|between)$/i.test(words.written(index));
}

export function isSoughtAfter(words: Words, index: number): boolean {
  for (let after = index + 1; after < Math.min(words.count, index + reach); after++) {
    if (words.parted(after, hardGaps)) return false;
    if (words.tells(after, roleCue.hiring)) return true;
  }
  return false;
}

/** A role's name follows, in the singular or the plural. */
export function nameAfter(words: Words, index: number): 'one' | 'many' | undefined {
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
export function closesName(words: Words, index: number): boolean {
  const next = index + 1;
  const ends = !words.follows(next) || words.has(next, cue.glue | cue.usage | cue.list);
  if (!ends) return false;
  for (let before = index - 1; before >= 0 && before > index - reach + 1; before--) {
    if (words.parted(before + 1, hardGaps)) return false;
    if (words.tells(before, roleCue.roleNoun)) return true;
    // Only what stands in brackets may stand between: `Entwickler (m/w/d) Backend`.
    if (index - before > 2 && words.written(before).length > 1) return false;
  }
  return false;
}

/** The first word behind the levels that stand together. */
export function afterLevels(words: Words, index: number): number {
  let after = index + 1;
  while (after < words.count && (words.tells(after, levels) || words.has(after, cue.list))) after++;
  return words.tells(after - 1, levels) ? after : index + 1;
}

/** A label says so: `Experience level: Mid/Senior`. */
export function isDatum(words: Words, index: number): boolean {
  let before = index;
  while (before > 0 && !words.parted(before, gap.colon)) {
    if (words.parted(before, gap.blankLine | gap.stop) || index - before > reach / 2) return false;
    if (!words.tells(before - 1, levels | discipline) && !words.has(before - 1, cue.list))
      return false;
    before--;
  }
  return before > 0 && words.tells(before - 1, roleCue.datum);
}

/** The sentence asks for the work, or is a note that says no more. */
export function isAskedFor(words: Words, index: number): boolean {
  let start = index;
  let end = index + 1;
  while (start > 0 && index - start < 2 * reach && !words.parted(start, hardGaps)) start--;
  while (end < words.count && end - index < 2 * reach && !words.parted(end, hardGaps)) end++;
  if (end - start < reach / 2) return true;
  for (let near = start; near < end; near++) if (words.tells(near, roleCue.asking)) return true;
  return false;
}

/** `senior-friendly` is another word; `Senior-Entwickler` is not. */
export function isPartOfWord(words: Words, index: number): boolean {
  const next = index + 1;
  if (next >= words.count || !words.parted(next, gap.hyphen)) return false;
  const fitting = levels | discipline | roleCue.roleNoun | roleCue.roleNouns;
  return !words.tells(next, fitting) && words.technology(next) < 0;
}

/** `As a senior member of the team you write services.` */
export function isAsMember(words: Words, index: number): boolean {
  return /^as an?$/i.test(words.written(index - 1)) && /^member$/i.test(words.written(index + 1));
}

/** `Engineer, Platform (Staff)` */
export function isInBrackets(words: Words, index: number): boolean {
  return words.parted(index, gap.open) && words.parted(index + 1, gap.close);
}

/** `Staff+`: this level and those above it. */
export function isOpenEnded(words: Words, index: number): boolean {
  return words.folded.codes[words.ends[index]!] === 0x2b;
}

/** `Frontend (some backend)` */
export function isMinor(words: Words, index: number): boolean {
  return /^(?:some|little|light|occasional)$/i.test(words.written(index - 1));
}

export function isBonus(words: Words, index: number): boolean {
  for (let near = index - reach; near < index + reach; near++) {
    if (near >= 0 && near < words.count && words.has(near, cue.preference)) return true;
  }
  return false;
}

/** `Not a senior role`, `no backend work`. */
export function isDenied(words: Words, index: number): boolean {
  for (let before = index - 1; before >= 0 && before > index - reach + 1; before--) {
    if (words.parted(before + 1, clauseGaps) || words.has(before, cue.contrast)) return false;
    if (words.has(before, cue.negator)) return true;
  }
  return false;
}

/** `Backend experience is not required`, but not `Backend developer (no senior)`. */
export function isDeniedAfter(words: Words, index: number): boolean {
  for (let after = index + 1; after < Math.min(words.count, index + reach - 2); after++) {
    if (words.parted(after, gap.colon | gap.open)) {
      const isShort = words.parted(after + 1, clauseGaps | gap.comma | gap.close);
      return words.has(after, cue.negator) && (isShort || words.has(after + 1, cue.demand));
    }
    if (words.parted(after, clauseGaps | gap.comma) || words.has(after, cue.contrast)) return false;
    if (words.has(after, cue.negator)) return true;
  }
  return false;
}
