// Words for people.
import { exclusionCue, roleCue } from '../gazetteer/cues.ts';
import type { Tokens } from '../tokens/tokens.ts';

/** `developer`, `expert in` */
export function isPerson(tokens: Tokens, index: number): boolean {
  const isExpert = tokens.hasExclusion(index, exclusionCue.mastery);
  return isExpert || tokens.hasRole(index, roleCue.roleNoun | roleCue.roleNouns);
}
