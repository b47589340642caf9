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
import { titleAbove } from './title-line.ts';
import { asksForYears } from './years.ts';

/** Signs of welcome items below others. */
export const welcomeSigns: ReadonlySet<string> = new Set(['⭐', '🌟', '✨', '💛', '➕']);

/** Words that may be a demand. */
const demanding = cue.preference | cue.obligation | cue.years;

/** A list that is read: its first word, the sign of its first item and what its items say. */
interface OpenList {
  readonly start: number;
  readonly sign: string;
  /** Whether its sign marks welcome items below another list. */
  readonly welcomes: boolean;
  items: number;
  demands: boolean;
}

/** Decides the open sections: those of a list become required, preferred or neutral by its items, the others prose. */
export function decideOpenLists(tokens: Tokens, sections: Uint8Array): void {
  let list: OpenList | undefined;
  /** The first word of the value in the row that is read; -1 in other lines. */
  let value = -1;
  const { count, separators } = tokens;
  const first = sections.indexOf(section.open);
  for (let index = first < 0 ? count : first; index <= count; index++) {
    const isLine = (separators[index]! & separator.newline) !== 0;
    let isOther = false;
    if (list !== undefined && (isLine || index === count)) {
      const goesOn = index < count && continues(tokens, index, sections);
      isOther = goesOn && isOtherList(tokens, index, list.sign);
      if (!goesOn || isOther) {
        decide(sections, list.start, index, demandOf(tokens, sections, list, index, isOther));
        list = undefined;
      }
    }
    if (sections[index] !== section.open) continue;
    if (isLine) value = valueOfRow(tokens, index);
    const opens = isLine && (opensItem(tokens, index) || value > 0);
    if (opens) list ??= openList(tokens, index, isOther);
    if (list === undefined) {
      sections[index] = section.prose;
      continue;
    }
    // The label of a row, `Must | Java`, demands its own row alone.
    if (index >= value) list.demands ||= mayDemand(tokens, index) && isDemand(tokens, index);
    if (opens) list.items++;
  }
}

function openList(tokens: Tokens, start: number, isBelowOther: boolean): OpenList {
  const sign = signBefore(tokens, start);
  const welcomes = isBelowOther && welcomeSigns.has(sign);
  return { start, sign, welcomes, items: 0, demands: false };
}

/** What a list asks for that ends before a word. */
function demandOf(
  tokens: Tokens,
  sections: Uint8Array,
  { start, items, welcomes, demands }: OpenList,
  end: number,
  isAboveOther: boolean,
): Section {
  if (welcomes) return section.preferred;
  if (items < 2) return section.neutral;
  const isAsked =
    demands ||
    // `✅ TypeScript` above `💛 GraphQL`
    (isAboveOther && welcomeSigns.has(signBefore(tokens, end))) ||
    isAboveWelcome(tokens, end, sections) ||
    isBelowSearch(tokens, start) ||
    isBelowTitle(tokens, start);
  return isAsked ? section.required : section.neutral;
}

function mayDemand({ mention, clause }: Tokens, index: number): boolean {
  return (mention[index]! & demanding) !== 0 || (clause[index]! & clauseCue.experienceNoun) !== 0;
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
export function isBelowSearch(tokens: Tokens, start: number): boolean {
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

/** `Full-stack developer` above items of which the first begins with a name: the line is a title and no sentence. */
function isBelowTitle(tokens: Tokens, start: number): boolean {
  if (!tokens.names(start)) return false;
  const title = titleAbove(tokens, start);
  return title >= 0 && isAboveItems(tokens, title, start);
}

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
