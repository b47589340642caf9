// Things of a language that a text rules out, and not the language: `no JavaScript frameworks`.
import { cue } from '../gazetteer/cues.ts';
import { kinship } from '../gazetteer/kinship.ts';
import { kindAt } from '../segments/kin.ts';
import { separator } from '../tokens/separators.ts';
import { state, type Tokens } from '../tokens/tokens.ts';

/** Marks as named again the languages of which only a kind of thing is ruled out. */
export function keepLanguages(tokens: Tokens): void {
  for (let index = 0; index < tokens.count; index++) {
    if (tokens.states[index] !== state.excluded || kindAt(tokens, index) !== kinship.language)
      continue;
    const next = index + 1;
    const isJoined = tokens.follows(next) && !tokens.parted(next, separator.quote);
    if (isJoined && tokens.has(next, cue.nature)) tokens.states[index] = state.named;
  }
}
