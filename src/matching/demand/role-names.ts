// The name of a role around a word of level or discipline: `Senior Backend Developer`, `Developer (Senior)`.
import { clauseCue, cue, disciplineCues, roleCue, topicCue } from '../gazetteer/cues.ts';
import { clauseSeparators, hardSeparators, separator } from '../tokens/separators.ts';
import type { Tokens } from '../tokens/tokens.ts';
import { discipline, levels } from './level-forms.ts';

/** How far the noun of a role may be from a word of its name, in words. */
const reach = 6;

/** A role's name follows, in the singular or the plural. */
export function nameAfter(tokens: Tokens, index: number): 'one' | 'many' | undefined {
  for (let after = index + 1; after <= index + reach; after++) {
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
  if (tokens.follows(next) && !tokens.has(next, cue.glue | cue.usage | cue.list)) return false;
  const isParted = tokens.parted(index, separator.comma | separator.open | separator.dash);
  for (let before = index - 1; before >= index - reach; before--) {
    if (tokens.parted(before + 1, hardSeparators)) return false;
    if (tokens.hasRole(before, roleCue.roleNoun)) return true;
    // `front sr`
    if (before === index - 1 && tokens.hasRole(before, disciplineCues)) return true;
    // Only brackets may be between, or a comma: `Entwickler (m/w/d) Backend`, `tester for a game, junior`.
    if (!isParted && index - before > 2 && tokens.written(before).length > 1) return false;
  }
  return false;
}

/** `Lead Frontend`, `lead for our back end`: a discipline follows, after a preposition or without one. */
export function leadsDiscipline(tokens: Tokens, rank: number): boolean {
  let next = rank + 1;
  if (tokens.hasClause(next, clauseCue.preposition)) {
    next++;
    if (!tokens.hasRole(next, disciplineCues)) next++;
  }
  for (let index = rank + 1; index <= next; index++) if (!tokens.follows(index)) return false;
  return tokens.hasRole(next, disciplineCues);
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
