// Items among wishes that a bracket calls optional, which rules nothing out: `Nice to have: Scala (not a must)`.
import { cue } from '../gazetteer/cues.ts';
import { separator } from '../tokens/separators.ts';
import { state, type Tokens } from '../tokens/tokens.ts';
import { section } from './section.ts';

/** Marks as named again the technologies below wishes of which a bracket denies only that they are required. */
export function keepWished(tokens: Tokens, sections: Uint8Array): void {
  if (!sections.includes(section.preferred)) return;
  for (let index = 0; index < tokens.count; index++) {
    if (tokens.states[index] !== state.excluded || sections[index] !== section.preferred) continue;
    if (isOptional(tokens, index)) tokens.states[index] = state.named;
  }
}

function isOptional(tokens: Tokens, index: number): boolean {
  const opens = tokens.parted(index + 1, separator.open) && tokens.has(index + 1, cue.negator);
  return opens && tokens.has(index + 2, cue.obligation);
}
