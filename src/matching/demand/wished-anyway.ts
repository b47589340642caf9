// Names among wishes and demands of which a denial rules nothing out: `Nice to have: Scala (not a must)`, `Java, Kotlin not needed`.
import { clauseCue, cue, denyingCues } from '../gazetteer/cues.ts';
import { endOfLine, opensItem } from '../segments/lines.ts';
import { separator } from '../tokens/separators.ts';
import { state, type Tokens } from '../tokens/tokens.ts';
import { section } from './section.ts';

/** Marks as named again the technologies below wishes of which a bracket or a comma leads to a denial of the demand. */
export function keepWished(tokens: Tokens, sections: Uint8Array): void {
  if (!sections.includes(section.preferred)) return;
  for (let index = 0; index < tokens.count; index++) {
    if (tokens.states[index] !== state.excluded || sections[index] !== section.preferred) continue;
    if (isOptional(tokens, index)) tokens.states[index] = state.named;
  }
}

function isOptional(tokens: Tokens, index: number): boolean {
  const denial = index + 1;
  const opens = tokens.parted(denial, separator.open | separator.comma);
  if (!opens || !tokens.has(denial, cue.negator)) return false;
  return tokens.has(tokens.spaces(denial) > 0 ? denial : denial + 1, cue.obligation | cue.demand);
}

/** Longest denial behind a name, in words. */
const longestDenial = 4;

/** Marks as named again the first of two technologies in an item of demands that ends with a denial: `- Java, Kotlin not needed`. */
export function keepDemanded(tokens: Tokens, sections: Uint8Array): void {
  if (!sections.includes(section.required)) return;
  for (let index = 0; index < tokens.count; index++) {
    if (tokens.states[index] !== state.excluded || sections[index] !== section.required) continue;
    if (opensItem(tokens, index) && isDeniedBehindNext(tokens, index))
      tokens.states[index] = state.named;
  }
}

/** Whether a comma, one name and its denial are the rest of the line of a name. */
function isDeniedBehindNext(tokens: Tokens, first: number): boolean {
  const next = first + 1;
  const end = endOfLine(tokens, first);
  if (!tokens.parted(next, separator.comma) || end - next > longestDenial + 1) return false;
  if (tokens.states[next] !== state.excluded || !tokens.follows(next + 1)) return false;
  let denies = false;
  for (let index = next + 1; index < end; index++) {
    if (tokens.states[index] === state.excluded || tokens.has(index, cue.list)) return false;
    // `Java, Kotlin are not needed`
    if (tokens.has(index, cue.be) && !tokens.hasClause(index, clauseCue.singular)) return false;
    denies ||= tokens.has(index, cue.negator) || tokens.hasExclusion(index, denyingCues);
  }
  return denies;
}
