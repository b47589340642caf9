// The demands for years of a text, and the years that it asks of each technology.
import { section } from '../demand/section.ts';
import type { FoundYears } from '../demand/years-subject.ts';
import type { Tokens } from '../tokens/tokens.ts';

/** Most demands that are returned. */
const maxYears = 20;

/** Leaves out years below an offer, and those of a whole career below `About us` if others are demanded. */
export function chooseYears(
  found: readonly FoundYears[],
  sections: Uint8Array,
): readonly FoundYears[] {
  const isDemanded = found.some((one) => isWhole(one) && sections[one.unit] === section.required);
  const asked = found.filter((one) => {
    const given = sections[one.unit];
    if (given === section.unasked) return false;
    return !(isDemanded && given === section.neutral && isWhole(one));
  });
  return asked.slice(0, maxYears);
}

function isWhole({ subject }: FoundYears): boolean {
  return subject === 'experience';
}

/** The most years that are asked of each technology. */
export function mostYears(
  tokens: Tokens,
  found: readonly FoundYears[],
): ReadonlyMap<number, number> {
  const most = new Map<number, number>();
  for (const { years = 0, places } of found) {
    for (const place of places) {
      const technology = tokens.technology(place);
      if (years > (most.get(technology) ?? 0)) most.set(technology, years);
    }
  }
  return most;
}
