// The groups of technologies of which a text asks for one.
import { type Importance, importances } from '../demand/section.ts';
import { alternativesOf } from '../segments/coordination.ts';
import { state, type Tokens } from '../tokens/tokens.ts';
import type { Choice } from './findings.ts';

/** Most groups that are returned, and that are examined. */
const maxChoices = 20;
const maxLooked = 60;

/** Lists the groups, each once, with its greatest importance. */
export function listChoices(
  tokens: Tokens,
  names: readonly number[],
  importanceAt: (index: number) => Importance,
): Choice[] {
  const choices = new Map<string, Choice>();
  let last = -1;
  let looked = 0;
  for (const index of names) {
    if (looked === maxLooked) break;
    if (index <= last || tokens.states[index] !== state.named) continue;
    const others = alternativesOf(tokens, index);
    if (others.length === 0) continue;
    const places = [index, ...others].toSorted(ascending);
    last = places.at(-1)!;
    const named = places.map((place) => tokens.technology(place)).filter((one) => one >= 0);
    const technologies = [...new Set(named)];
    if (technologies.length < 2) continue;
    looked++;
    // A judgement of a list is found at its first or its last item.
    const importance = greater(importanceAt(index), importanceAt(last));
    const key = technologies.toSorted(ascending).join();
    const known = choices.get(key)?.importance;
    const isGreater = known === undefined || greater(known, importance) !== known;
    if (isGreater) choices.set(key, { technologies, importance });
  }
  return [...choices.values()].slice(0, maxChoices);
}

function ascending(a: number, b: number): number {
  return a - b;
}

function greater(one: Importance, other: Importance): Importance {
  return importances.indexOf(other) > importances.indexOf(one) ? other : one;
}
