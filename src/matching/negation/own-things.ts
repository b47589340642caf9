// Things of a language that a text rules out, and not the language: `no JavaScript frameworks`.
import { cue } from '../gazetteer/cues.ts';
import { kinship } from '../gazetteer/kinship.ts';
import { kindAt } from '../segments/kin.ts';
import { clauseSeparators, separator } from '../tokens/separators.ts';
import { state, type Tokens } from '../tokens/tokens.ts';

/** How far from a name its denial is, in words. */
const denialReach = 8;

/** Marks as named again the languages of which only a kind of thing is ruled out. */
export function keepLanguages(tokens: Tokens): void {
  for (let index = 0; index < tokens.count; index++) {
    if (tokens.states[index] !== state.excluded || kindAt(tokens, index) !== kinship.language)
      continue;
    const next = index + 1;
    const isJoined = tokens.follows(next) && !tokens.parted(next, separator.quote);
    if (!isJoined || !tokens.has(next, cue.nature)) continue;
    if (isDeniedInClause(tokens, index)) tokens.states[index] = state.named;
  }
}

/** Whether a word of its clause denies a name, rather than a heading, a label or a cross. */
function isDeniedInClause(tokens: Tokens, index: number): boolean {
  for (let before = index - 1; before > index - denialReach; before--) {
    if (tokens.parted(before + 1, clauseSeparators)) break;
    if (tokens.has(before, cue.negator)) return true;
  }
  for (let after = index + 1; after < index + denialReach; after++) {
    if (tokens.parted(after, clauseSeparators)) return false;
    if (tokens.has(after, cue.negator)) return true;
  }
  return false;
}
