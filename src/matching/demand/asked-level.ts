// The level of the role that a text asks for, in the vocabulary of `fit`.
import type { Fit } from '../../schema/settings.ts';
import { roleCue } from '../gazetteer/cues.ts';
import { hardSeparators } from '../tokens/separators.ts';
import type { Tokens } from '../tokens/tokens.ts';
import type { RoleReader } from './role.ts';
import { isOwnedByOthers } from './statements.ts';

export type Level = NonNullable<Fit['level']>;

/** Levels by cue; of several in one title the first of these is the role's. */
const levels: readonly (readonly [cues: number, level: Level])[] = [
  [roleCue.principal, 'principal'],
  [roleCue.staff, 'staff'],
  [roleCue.lead | roleCue.rank, 'lead'],
  [roleCue.senior, 'senior'],
  [roleCue.mid, 'mid'],
  [roleCue.otherLevel, 'junior'],
];
export const levelCues = levels.reduce((all, [cues]) => all | cues, 0);

/** How far levels of one title may be from each other, in words. */
const reach = 3;

export function readLevel(tokens: Tokens, reader: RoleReader): Level | undefined {
  for (let index = 0; index < tokens.count; index++) {
    if (!tokens.hasRole(index, levelCues) || !reader.offersSeniority(index)) continue;
    // `Ann Hall | Principal Consultant – SAP recruitment`
    if (isOwnedByOthers(tokens, index)) continue;
    // The first mention decides, with the levels beside it: `Senior Staff Engineer`.
    let best = levelAt(tokens, index);
    const end = index + reach;
    for (let near = index + 1; near < end && !tokens.parted(near, hardSeparators); near++) {
      const other = levelAt(tokens, near);
      if (other >= 0 && other < best && reader.offersSeniority(near)) best = other;
    }
    return levels[best]![1];
  }
  return undefined;
}

function levelAt(tokens: Tokens, index: number): number {
  return levels.findIndex(([cues]) => tokens.hasRole(index, cues));
}
