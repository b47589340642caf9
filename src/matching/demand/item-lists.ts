// Lists without a heading: one whose items demand something lists demands, as in messages.
import { clauseCue, cue, roleCue, topicCue } from '../gazetteer/cues.ts';
import {
  afterLabel,
  endOfLine,
  hasBar,
  isAboveItems,
  opensItem,
  signBefore,
} from '../segments/lines.ts';
import { letterCase } from '../segments/sentences.ts';
import { separator } from '../tokens/separators.ts';
import type { Tokens } from '../tokens/tokens.ts';
import { type Section, section } from './section.ts';
import { asksForYears } from './years.ts';

/** Signs of welcome items below others. */
export const welcomeSigns: ReadonlySet<string> = new Set(['⭐', '🌟', '✨', '💛', '➕']);

/** Words that may be a demand. */
const demanding = cue.preference | cue.obligation | cue.years;

/** Decides the open sections: those of a list become required, preferred or neutral by its items, the others prose. */
export function decideOpenLists(tokens: Tokens, sections: Uint8Array): void {
  let start = -1;
  let sign = '';
  let demands = false;
  let welcomes = false;
  let items = 0;
  let value = -1;
  const { count, separators, mention, clause } = tokens;
  const { open } = section;
  const experience = clauseCue.experienceNoun;
  const first = sections.indexOf(open);
  for (let index = first < 0 ? count : first; index <= count; index++) {
    const isLine = (separators[index]! & separator.newline) !== 0;
    const ends = start >= 0 && (index === count || (isLine && !continues(tokens, index, sections)));
    const isOther = start >= 0 && !ends && isLine && isOtherList(tokens, index, sign);
    if (ends || isOther) {
      // `✅ TypeScript` above `💛 GraphQL`
      const isAboveSign = isOther && welcomeSigns.has(signBefore(tokens, index));
      const isAsked =
        items > 1 &&
        (demands ||
          isAboveSign ||
          isAboveWelcome(tokens, index, sections) ||
          isBelowSearch(tokens, start) ||
          isBelowTitle(tokens, start));
      const asked = isAsked ? section.required : section.neutral;
      decide(sections, start, index, welcomes ? section.preferred : asked);
      start = -1;
    }
    if (sections[index] !== open) continue;
    if (isLine) value = valueOfRow(tokens, index);
    const opens = isLine && (opensItem(tokens, index) || value > 0);
    if (start < 0 && opens) {
      start = index;
      sign = signBefore(tokens, index);
      demands = false;
      items = 0;
      welcomes = isOther && welcomeSigns.has(sign);
    }
    if (start < 0) {
      sections[index] = section.prose;
      continue;
    }
    const mayDemand = (mention[index]! & demanding) !== 0 || (clause[index]! & experience) !== 0;
    // The label of a row, `Must | Java`, demands its own row alone.
    if (mayDemand && index >= value) demands ||= isDemand(tokens, index);
    if (opens) items++;
  }
}

/** Whether the line of a word is a heading of welcome items: the list above it is required. */
function isAboveWelcome(tokens: Tokens, heading: number, sections: Uint8Array): boolean {
  if (heading >= tokens.count) return false;
  const next = endOfLine(tokens, heading);
  return next < tokens.count && sections[next] === section.preferred;
}

/** Longest line that is searched for the words of a search. */
const longestSearch = 20;

/** `We need a front-end developer` above items */
function isBelowSearch(tokens: Tokens, start: number): boolean {
  let seeks = false;
  let isOfRole = false;
  for (let index = start - 1; index > start - longestSearch; index--) {
    seeks ||= tokens.hasTopic(index, topicCue.seeking);
    isOfRole ||= tokens.hasRole(index, roleCue.roleNoun | roleCue.roleNouns);
    if (tokens.has(index, cue.negator)) return false;
    if (tokens.parted(index, separator.newline)) return seeks && isOfRole;
  }
  return false;
}

/** Longest title, in words. */
const longestTitle = 8;

/** `Full-stack developer` above items of which the first begins with a name: the line is a title and no sentence. */
function isBelowTitle(tokens: Tokens, start: number): boolean {
  if (!tokens.names(start)) return false;
  let isOfRole = false;
  for (let index = start - 1; index >= start - longestTitle; index--) {
    isOfRole ||= tokens.hasRole(index, roleCue.roleNoun);
    const isSentence =
      tokens.hasClause(index, clauseCue.subject | clauseCue.speaker) ||
      tokens.has(index, cue.negator | cue.verb | cue.be);
    if (isSentence || tokens.parted(index + 1, titleEnds)) return false;
    if (tokens.parted(index, separator.newline))
      return isOfRole && isAboveItems(tokens, index, start);
  }
  return false;
}

const titleEnds = separator.stop | separator.colon | separator.call;

/** Decides the open words of a list; labels in its items have sections of their own. */
function decide(sections: Uint8Array, start: number, end: number, asked: Section): void {
  for (let index = start; index < end; index++)
    if (sections[index] === section.open) sections[index] = asked;
}

/** The first word of the value in a row of a short label and a value, `language | Java`; -1 for other lines. */
function valueOfRow(tokens: Tokens, start: number): number {
  const next = afterLabel(tokens, start);
  if (next < 0 || tokens.parted(next, separator.colon)) return -1;
  return hasBar(tokens, next + 1) ? -1 : next;
}

/** Whether the list continues in the line of a word: as an item, or as the rest of one. */
function continues(tokens: Tokens, index: number, sections: Uint8Array): boolean {
  if (sections[index] !== section.open) return false;
  if (opensItem(tokens, index) || valueOfRow(tokens, index) > 0) return true;
  return !tokens.parted(index, separator.blankLine) && letterCase(tokens, index) === 'lower';
}

function isDemand(tokens: Tokens, index: number): boolean {
  if (tokens.has(index, cue.preference | cue.obligation))
    return !tokens.has(index - 1, cue.negator);
  if (tokens.has(index, cue.years)) return asksForYears(tokens, index);
  return tokens.hasClause(index, clauseCue.experienceNoun);
}

/** Whether an item begins a list with another picture: `💛 GraphQL`, `💛 Redis` below `✅ TypeScript`. */
function isOtherList(tokens: Tokens, index: number, sign: string): boolean {
  if (!opensItem(tokens, index)) return false;
  const own = signBefore(tokens, index);
  if (own === sign || !isPicture(own) || !isPicture(sign)) return false;
  const next = endOfLine(tokens, index);
  // Each item of a list may have its own picture.
  if (welcomeSigns.has(own) || welcomeSigns.has(sign)) return true;
  return opensItem(tokens, next) && signBefore(tokens, next) === own;
}

function isPicture(sign: string): boolean {
  return /\p{Extended_Pictographic}/u.test(sign);
}
