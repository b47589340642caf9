// The groups of technologies of which a text asks for one.
import { cue } from '../gazetteer/cues.ts';
import { type Importance, importances } from '../demand/section.ts';
import { isChoiceOfOthers, isDecidedElsewhere } from '../demand/left-choice.ts';
import { alternativesOf } from '../segments/coordination.ts';
import { state, type Tokens } from '../tokens/tokens.ts';
import type { Choice } from './findings.ts';

/** Most groups that are returned, and that are examined. */
const maxChoices = 20;
const maxLooked = 60;

/** The groups of a text. */
export interface Choices {
  /** Each group once, with its greatest importance. */
  readonly groups: readonly Choice[];
  /** The places of groups of which one technology is required: `You know Jest (or Vitest)` asks for either. */
  readonly required: ReadonlySet<number>;
}

export function listChoices(
  tokens: Tokens,
  names: readonly number[],
  importanceAt: (index: number) => Importance,
): Choices {
  const choices = new Map<string, Choice>();
  const required = new Set<number>();
  let group: readonly number[] = [];
  let groupKey = '';
  let last = -1;
  let looked = 0;
  for (const index of names) {
    if (looked === maxLooked) break;
    if (index <= last || tokens.states[index] !== state.named) continue;
    const others = alternativesOf(tokens, index);
    if (others.length === 0) continue;
    const found = [index, ...others];
    // `Akka or ZIO (Cats Effect is also okay)`
    const continuesGroup = index === last + 1 && others.includes(last);
    if (continuesGroup) choices.delete(groupKey);
    const places = [...new Set(continuesGroup ? [...group, ...found] : found)].toSorted(ascending);
    last = places.at(-1)!;
    group = places;
    const technologies = technologiesOf(tokens, places);
    groupKey = technologies.toSorted(ascending).join();
    looked++;
    if (technologies.length < 2) continue;
    // A judgement of a list is found at its first or its last item.
    const importance = greater(importanceAt(places[0]!), importanceAt(last));
    const isOthers = isChoiceOfOthers(tokens, places[0]!) || isDecidedElsewhere(tokens, last);
    if (importance === 'mentioned' && isOthers) continue;
    if (importance === 'required') {
      const isOne = areJoined(tokens, places);
      for (const place of places)
        if (isOne || importanceAt(place) !== 'preferred') required.add(place);
    }
    const known = choices.get(groupKey)?.importance;
    const isGreater = known === undefined || greater(known, importance) !== known;
    if (isGreater) choices.set(groupKey, { technologies, importance });
  }
  return { groups: [...choices.values()].slice(0, maxChoices), required };
}

/** `Ideally Kotlin, but Java will do`, but not `Kotlin is a plus, Java will do`: a conjunction within a choice. */
function areJoined(tokens: Tokens, places: readonly number[]): boolean {
  for (let index = places[0]! + 1; index < places.at(-1)!; index++)
    if (tokens.has(index, cue.contrast | cue.list)) return true;
  return false;
}

/** `an RTOS, Zephyr or FreeRTOS` offers two: a concept is none beside two that it consists of. */
function technologiesOf(tokens: Tokens, places: readonly number[]): number[] {
  const named = places.map((place) => tokens.technology(place)).filter((one) => one >= 0);
  const technologies = [...new Set(named)];
  const { concepts } = tokens.lexicon;
  return technologies.filter((one) => {
    const parts = concepts.get(one);
    return parts === undefined || technologies.filter((other) => parts.includes(other)).length < 2;
  });
}

function ascending(a: number, b: number): number {
  return a - b;
}

function greater(one: Importance, other: Importance): Importance {
  return importances.indexOf(other) > importances.indexOf(one) ? other : one;
}
