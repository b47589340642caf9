// Items below an introduction of which one will do: `At least one of the following:`.
import { clauseCue } from '../gazetteer/cues.ts';
import { separator } from '../tokens/separators.ts';
import { state, type Tokens } from '../tokens/tokens.ts';
import { endOfLine, isAboveItems, isOfSameList, opensItem } from './lines.ts';

/** Most items that are looked at, and most words of an item and of an introduction. */
const mostItems = 12;
const longestItem = 4;
const longestIntroduction = 16;

/** The other names of a list whose introduction asks for one, if the place opens an item of it. */
export function itemsBelowOneOf(tokens: Tokens, mention: number): number[] {
  if (!isShortItem(tokens, mention)) return [];
  const items: number[] = [];
  let start = mention;
  for (let count = 0; count < mostItems; count++) {
    const before = lineBefore(tokens, start);
    if (before < 0) return [];
    if (!isShortItem(tokens, before) || !isOfSameList(tokens, before, mention)) {
      if (!introducesOne(tokens, before, start)) return [];
      break;
    }
    if (tokens.parted(start, separator.blankLine)) return [];
    items.unshift((start = before));
  }
  for (let next = endOfLine(tokens, mention); items.length < mostItems;) {
    if (!isShortItem(tokens, next) || tokens.parted(next, separator.blankLine)) break;
    if (!isOfSameList(tokens, next, mention)) break;
    items.push(next);
    next = endOfLine(tokens, next);
  }
  return items;
}

function isShortItem(tokens: Tokens, index: number): boolean {
  if (index >= tokens.count || tokens.states[index] !== state.named) return false;
  return opensItem(tokens, index) && endOfLine(tokens, index) - index <= longestItem;
}

/** Where the line before a line begins, or -1. */
function lineBefore(tokens: Tokens, start: number): number {
  for (let index = start - 1; index >= Math.max(0, start - longestIntroduction); index--) {
    if (index === 0 || tokens.parted(index, separator.newline)) return index;
  }
  return -1;
}

/** Whether a line that ends with a colon, or is an item above indented ones, has `one of`. */
function introducesOne(tokens: Tokens, start: number, end: number): boolean {
  const isAbove = opensItem(tokens, start) && isAboveItems(tokens, start, end);
  if (!isAbove && !tokens.parted(end, separator.colon)) return false;
  for (let index = start; index < end; index++) {
    if (!tokens.hasClause(index, clauseCue.oneOf)) continue;
    // `Databases, one will do:`, `Een van deze talen:`: a phrase
    const isPhrase = tokens.spaces(index) > 0;
    if (isPhrase || (index + 1 < end && tokens.hasClause(index + 1, clauseCue.of))) return true;
  }
  return false;
}
