// Fewer years that take the place of those before them: `6 years of experience, but 4 is fine`.
import { cue } from '../gazetteer/cues.ts';
import { hardSeparators } from '../tokens/separators.ts';
import type { Tokens } from '../tokens/tokens.ts';
import { valueOf } from './amounts.ts';
import type { FoundYears } from './years-subject.ts';
import { suffices } from './years-sufficing.ts';

/** How far after years fewer ones are that suffice, in words. */
const fewerReach = 12;

/** `6 years of experience, but 4 is fine`: the demand before an amount or its unit, with the fewer years that suffice; else undefined. */
export function fewerSufficing(
  tokens: Tokens,
  index: number,
  demand: FoundYears,
): FoundYears | undefined {
  const amount = tokens.has(index, cue.years) ? index - 1 : index;
  const years = valueOf(tokens, amount);
  if (years === undefined || years > (demand.years ?? 0)) return undefined;
  if (amount <= demand.unit || amount > demand.unit + fewerReach) return undefined;
  const next = tokens.has(amount + 1, cue.years) ? amount + 2 : amount + 1;
  if (!tokens.follows(next) || !suffices(tokens, next)) return undefined;
  let isContrasted = false;
  for (let near = demand.last + 1; near <= amount; near++) {
    // `6 years of Java, but for Kafka 2 are enough`
    if (tokens.parted(near, hardSeparators) || tokens.technology(near) >= 0) return undefined;
    isContrasted ||= tokens.has(near, cue.contrast);
  }
  return isContrasted ? { ...demand, years, last: amount } : undefined;
}
