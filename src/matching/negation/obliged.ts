// Denials that the next clause turns into a demand: `Git is not an option, it is an obligation`.
import { clauseCue, cue, exclusionCue } from '../gazetteer/cues.ts';
import { clauseSeparators, hardSeparators, separator } from '../tokens/separators.ts';
import { state, type Tokens } from '../tokens/tokens.ts';

/** Most words of the denial behind a name, and of the demand behind that. */
const reach = 7;
const ends = clauseSeparators | separator.comma;

/** Marks as named again the technologies that a text demands after it has denied something of them. */
export function keepObliged(tokens: Tokens): void {
  if ((tokens.present.mention & cue.obligation) === 0) return;
  for (let index = 0; index < tokens.count; index++)
    if (tokens.states[index] === state.excluded && isObliged(tokens, denialEnd(tokens, index)))
      tokens.states[index] = state.named;
}

/** Where the clause behind a denial begins: of `Git is not an option, it is…` the comma; or -1. */
function denialEnd(tokens: Tokens, name: number): number {
  let isDenied = false;
  for (let index = name + 1; index < name + reach; index++) {
    if (tokens.parted(index, ends)) return isDenied ? index : -1;
    if (tokens.names(index)) return -1;
    isDenied ||= tokens.has(index, cue.negator) || tokens.hasExclusion(index, exclusionCue.refusal);
  }
  return -1;
}

/** `it is an obligation`, `sondern Pflicht` */
function isObliged(tokens: Tokens, start: number): boolean {
  if (start < 0 || tokens.parted(start, separator.newline) || !refersBack(tokens, start))
    return false;
  for (let index = start; index < start + reach; index++) {
    if (index > start && tokens.parted(index, hardSeparators | ends)) return false;
    if (tokens.names(index) || tokens.has(index, cue.negator)) return false;
    if (tokens.has(index, cue.obligation)) return true;
  }
  return false;
}

/** `it is`, `c'est`, `sondern`, `to obowiązek`: no subject of its own. */
function refersBack(tokens: Tokens, start: number): boolean {
  if (tokens.hasClause(start, clauseCue.speaker)) return false;
  if (tokens.has(start, cue.be | cue.contrast)) return true;
  if (tokens.has(start, cue.obligation) && tokens.parted(start, separator.comma)) return true;
  return (
    tokens.hasClause(start, clauseCue.pronoun) || tokens.hasExclusion(start, exclusionCue.adverb)
  );
}
