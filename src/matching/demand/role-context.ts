// The context of a word of level or discipline, which decides whether it is about the offered role: one condition per function.
import { clauseSeparators, separator, hardSeparators } from '../tokens/separators.ts';
import { clauseCue, cue, disciplineCues, roleCue, topicCue } from '../gazetteer/cues.ts';
import type { Tokens } from '../tokens/tokens.ts';

const levels = roleCue.senior | roleCue.rank | roleCue.otherLevel;
const discipline = roleCue.backend | roleCue.fullstack;
/** How far words about a role may be from it. */
const reach = 8;

/** Whether the words before offer a role, or name one that is only related to the offered one. */
export function standing(tokens: Tokens, index: number): 'offered' | 'related' | undefined {
  let between = false;
  let isAfterArticle = false;
  for (let before = index - 1; before > index - reach; before--) {
    if (tokens.parted(before + 1, hardSeparators | separator.semicolon)) break;
    if (tokens.hasRole(before, levels)) between = true;
    // `We seek for our client a DevOps Lead`
    if (tokens.hasRole(before + 1, roleCue.client)) continue;
    // `un` offers a role only where no relation is before it: `con un senior`.
    const isArticle = tokens.hasTopic(before, topicCue.article);
    if (isArticle) isAfterArticle ||= tokens.hasRole(before, roleCue.hiring);
    else if (tokens.hasRole(before, roleCue.hiring)) return 'offered';
    if (tokens.hasTopic(before, topicCue.helping)) return 'related';
    if (tokens.hasRole(before, roleCue.relation) && !(between && isRange(tokens, before)))
      return 'related';
    if (isAfterArticle) continue;
    // `You build our backend`
    const isObject = tokens.hasRole(before - 1, roleCue.asking);
    if (!isObject && tokens.hasRole(before, roleCue.possessive)) return 'related';
  }
  return isAfterArticle ? 'offered' : undefined;
}

/** `from junior to senior`, `between mid and senior` are levels on offer. */
function isRange(tokens: Tokens, index: number): boolean {
  return tokens.hasRole(index, roleCue.between);
}

/** `A senior engineer mentors you.` */
export function isHelper(tokens: Tokens, index: number): boolean {
  for (let after = index + 1; after < index + reach; after++) {
    if (tokens.parted(after, hardSeparators)) return false;
    if (tokens.hasTopic(after, topicCue.helping)) return true;
  }
  return false;
}

export function isSoughtAfter(tokens: Tokens, index: number): boolean {
  for (let after = index + 1; after < index + reach; after++) {
    if (tokens.parted(after, hardSeparators)) return false;
    if (tokens.hasRole(after, roleCue.hiring)) return true;
  }
  return false;
}

/** A role's name follows, in the singular or the plural. */
export function nameAfter(tokens: Tokens, index: number): 'one' | 'many' | undefined {
  for (let after = index + 1; after < index + reach - 1; after++) {
    if (tokens.parted(after, clauseSeparators)) return undefined;
    if (tokens.hasRole(after, roleCue.roleNoun)) return 'one';
    if (tokens.hasRole(after, roleCue.roleNouns)) return 'many';
    const isListed = tokens.has(after, cue.list) && !tokens.parted(after + 1, clauseSeparators);
    if (!isListed && tokens.hasRole(after, roleCue.prose | roleCue.otherSenior)) return undefined;
  }
  return undefined;
}

/** The word closes a role's name: `Developer (Senior)`, `développeur confirmé`. */
export function closesName(tokens: Tokens, index: number): boolean {
  const next = index + 1;
  const ends = !tokens.follows(next) || tokens.has(next, cue.glue | cue.usage | cue.list);
  if (!ends) return false;
  const isParted = tokens.parted(index, separator.comma | separator.open | separator.dash);
  for (let before = index - 1; before > index - reach + 1; before--) {
    if (tokens.parted(before + 1, hardSeparators)) return false;
    if (tokens.hasRole(before, roleCue.roleNoun)) return true;
    // `front sr`
    if (before === index - 1 && tokens.hasRole(before, disciplineCues)) return true;
    // Only brackets may be between, or a comma: `Entwickler (m/w/d) Backend`, `tester for a game, junior`.
    if (!isParted && index - before > 2 && tokens.written(before).length > 1) return false;
  }
  return false;
}

/** Most words of a part of a sentence that is about the level. */
const longestPart = 5;

/** `we need a dev, senior pls, no juniors`: the level opens a short part of the sentence without a role. */
export function isApart(tokens: Tokens, index: number): boolean {
  const marks = separator.comma | separator.open | hardSeparators;
  if (!tokens.parted(index, marks) || tokens.hasRole(index, roleCue.lead | roleCue.rank))
    return false;
  // `Seniority: good, senior`
  for (let before = index; before > index - longestPart; before--)
    if (tokens.parted(before, separator.colon) && before > 0) return false;
  for (let after = index + 1; after <= index + longestPart; after++) {
    const isLine = after === index + 1 && tokens.parted(index, hardSeparators);
    if (tokens.parted(after, marks | separator.close)) return !isLine;
    const others = roleCue.relation | roleCue.possessive | roleCue.roleNouns | roleCue.prose;
    if (tokens.hasRole(after, others) || tokens.names(after)) return false;
  }
  return false;
}

/** `Lead Frontend`, `lead for our back end`: a discipline follows, after a preposition or without one. */
export function leadsDiscipline(tokens: Tokens, rank: number): boolean {
  let next = rank + 1;
  if (tokens.hasClause(next, clauseCue.preposition)) next++;
  if (next > rank + 1 && !tokens.hasRole(next, disciplineCues)) next++;
  for (let index = rank + 1; index <= next; index++) if (!tokens.follows(index)) return false;
  return tokens.hasRole(next, disciplineCues);
}

/** Most words of adjacent levels, with the words between them. */
const mostLevels = 20;

/** The first word after the adjacent levels. */
export function afterLevels(tokens: Tokens, index: number): number {
  let after = index + 1;
  const last = index + mostLevels;
  while (after < last && (tokens.hasRole(after, levels) || tokens.has(after, cue.list))) after++;
  return tokens.hasRole(after - 1, levels) ? after : index + 1;
}

const labelSeparators = separator.colon | separator.bullet | separator.dash;

/** A label names the level: `Experience level: Mid/Senior`, `Level | Senior`. */
export function isDatum(tokens: Tokens, index: number): boolean {
  let before = index;
  while (!tokens.parted(before, labelSeparators)) {
    if (tokens.parted(before, separator.blankLine | separator.stop) || index - before > reach / 2)
      return false;
    if (!tokens.hasRole(before - 1, levels | discipline) && !tokens.has(before - 1, cue.list))
      return false;
    before--;
  }
  if (!tokens.hasRole(before - 1, roleCue.datum)) return false;
  if (tokens.parted(before, separator.colon)) return true;
  // Without a colon the label fills the beginning of its line.
  const line = separator.newline | separator.blankLine | separator.bullet;
  return (
    (before === 1 || tokens.parted(before - 1, line)) &&
    !tokens.parted(before, line & ~separator.bullet)
  );
}

/** `Junior is welcome`, `junior ok` */
export function isPermitted(tokens: Tokens, index: number): boolean {
  for (let after = index + 1; after <= index + 3; after++) {
    if (tokens.parted(after, clauseSeparators | separator.comma)) return false;
    if (tokens.hasRole(after, roleCue.roleNoun | roleCue.roleNouns)) return false;
    if (tokens.has(after, cue.preference)) return true;
    if (tokens.hasTopic(after, topicCue.permitting)) return true;
  }
  return false;
}

/** `- mid level, they have enough chiefs`: the level fills the beginning of its line or sentence. */
export function isItem(tokens: Tokens, index: number): boolean {
  const after = afterLevels(tokens, index);
  if (after === tokens.count || !tokens.parted(index, hardSeparators)) return false;
  return tokens.parted(after, separator.comma | hardSeparators);
}

/** `Junior? Then talk to us.` */
export function isAsked(tokens: Tokens, index: number): boolean {
  const after = afterLevels(tokens, index);
  if (after === tokens.count || !tokens.parted(after, separator.call)) return false;
  return tokens.parted(index, hardSeparators) || tokens.hasRole(index - 1, roleCue.hiring);
}

/** The sentence asks for the work, or is a note without more words. */
export function isAskedFor(tokens: Tokens, index: number): boolean {
  let start = index;
  let end = index + 1;
  while (index - start < 2 * reach && !tokens.parted(start, hardSeparators)) start--;
  while (end - index < 2 * reach && !tokens.parted(end, hardSeparators)) end++;
  if (end - start < reach / 2) return true;
  for (let near = start; near < end; near++) if (tokens.hasRole(near, roleCue.asking)) return true;
  return false;
}

/** `senior-friendly` is another word; `Senior-Entwickler` is not. */
export function isPartOfWord(tokens: Tokens, index: number): boolean {
  const next = index + 1;
  if ((tokens.separators[next]! & separator.hyphen) === 0) return false;
  const fitting = levels | discipline | roleCue.roleNoun | roleCue.roleNouns;
  return !tokens.hasRole(next, fitting) && tokens.technology(next) < 0;
}

/** `As a senior member of the team you write services.` */
export function isAsMember(tokens: Tokens, index: number): boolean {
  return (
    tokens.hasTopic(index - 1, topicCue.asMember) && tokens.hasTopic(index + 1, topicCue.member)
  );
}

/** `Engineer, Platform (Staff)` */
export function isInBrackets(tokens: Tokens, index: number): boolean {
  return tokens.parted(index, separator.open) && tokens.parted(index + 1, separator.close);
}

/** `Staff+`: this level and those above it. */
export function isOpenEnded(tokens: Tokens, index: number): boolean {
  return tokens.folded.codes[tokens.ends[index]!] === 0x2b;
}

/** `Frontend (some backend)` */
export function isMinor(tokens: Tokens, index: number): boolean {
  return tokens.hasRole(index - 1, roleCue.minor);
}

export function isBonus(tokens: Tokens, index: number): boolean {
  for (let near = index; near > index - reach; near--) {
    if (tokens.has(near, cue.preference)) return true;
    if (tokens.parted(near, hardSeparators)) break;
  }
  for (let near = index + 1; near < index + reach; near++) {
    if (tokens.parted(near, hardSeparators)) break;
    if (tokens.has(near, cue.preference)) return true;
  }
  return false;
}

/** `Not a senior role`, `no backend work`. */
export function isDenied(tokens: Tokens, index: number): boolean {
  for (let before = index - 1; before > index - reach + 1; before--) {
    if (tokens.parted(before + 1, clauseSeparators) || tokens.has(before, cue.contrast))
      return false;
    if (tokens.has(before, cue.negator)) return true;
  }
  return false;
}

/** `Backend experience is not required`, but not `Backend developer (no senior)`. */
export function isDeniedAfter(tokens: Tokens, index: number): boolean {
  for (let after = index + 1; after < index + reach - 2; after++) {
    if (tokens.parted(after, separator.colon | separator.open)) {
      const isShort = tokens.parted(
        after + 1,
        clauseSeparators | separator.comma | separator.close,
      );
      return tokens.has(after, cue.negator) && (isShort || tokens.has(after + 1, cue.demand));
    }
    if (tokens.parted(after, clauseSeparators | separator.comma) || tokens.has(after, cue.contrast))
      return false;
    if (tokens.has(after, cue.negator)) return true;
  }
  return false;
}
