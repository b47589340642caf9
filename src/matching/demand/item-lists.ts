// Lists without a heading: one whose items demand something lists demands, as in messages.
import { clauseCue, cue } from '../gazetteer/cues.ts';
import { opensItem } from '../segments/lines.ts';
import { letterCase } from '../segments/sentences.ts';
import { separator } from '../tokens/separators.ts';
import type { Tokens } from '../tokens/tokens.ts';
import { section } from './section.ts';
import { asksForYears } from './years.ts';

/** Turns open sections into neutral ones, or required ones for lists with a demand in one of their items. */
export function decideOpenLists(tokens: Tokens, sections: Uint8Array): void {
  let start = -1;
  let demands = false;
  const { count, separators } = tokens;
  const { open } = section;
  const first = sections.indexOf(open);
  for (let index = first < 0 ? count : first; index <= count; index++) {
    const isLine = (separators[index]! & separator.newline) !== 0;
    if (start >= 0 && (index === count || (isLine && !continues(tokens, index, sections)))) {
      if (demands) sections.fill(section.required, start, index);
      start = -1;
    }
    if (sections[index] !== open) continue;
    sections[index] = section.neutral;
    if (start < 0 && isLine && opensItem(tokens, index)) {
      start = index;
      demands = false;
    }
    if (start >= 0) demands ||= isDemand(tokens, index);
  }
}

/** Whether the list continues in the line of a word: as an item, or as the rest of one. */
function continues(tokens: Tokens, index: number, sections: Uint8Array): boolean {
  if (sections[index] !== section.open) return false;
  if (opensItem(tokens, index)) return true;
  return !tokens.parted(index, separator.blankLine) && letterCase(tokens, index) === 'lower';
}

function isDemand(tokens: Tokens, index: number): boolean {
  if (tokens.has(index, cue.preference | cue.obligation))
    return !tokens.has(index - 1, cue.negator);
  if (tokens.has(index, cue.years)) return asksForYears(tokens, index);
  return tokens.hasClause(index, clauseCue.experienceNoun);
}
