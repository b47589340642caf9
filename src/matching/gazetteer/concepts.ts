// Concepts with the technologies that they consist of, and technologies with the disciplines that they imply.
import { derived } from '../../kernel/derived.ts';
import type { Fit } from '../../schema/settings.ts';
import { concepts } from './data/concepts.ts';
import { decisive, platforms, shared, technologiesOf } from './data/disciplines.ts';
import type { Vocabulary } from './vocabulary.ts';

type Discipline = Fit['disciplines'][number];

/** The technologies that a concept consists of, by index in the vocabulary; none for a technology. */
export function partsOf(vocabulary: Vocabulary, technology: number): readonly number[] {
  return conceptsOf(vocabulary).get(technology) ?? [];
}

export function isConcept(vocabulary: Vocabulary, technology: number): boolean {
  return conceptsOf(vocabulary).has(technology);
}

/** The technologies that each concept consists of. */
export const conceptsOf = derived(
  (vocabulary: Vocabulary): ReadonlyMap<number, readonly number[]> =>
    new Map(
      Object.entries(concepts).map(([name, parts]) => [
        vocabulary.indexOf(name),
        listIndexes(vocabulary, parts),
      ]),
    ),
);

/** The discipline that a technology implies, and how much: a technology that several disciplines share weighs least. */
export interface Implied {
  readonly discipline: Discipline | 'other';
  readonly weight: number;
}

const ownWeight = 2;
const sharedWeight = 1;
const decisiveWeight = 3;
const platformWeight = 5;

/** The disciplines that technologies imply, by index of the technology. */
export const disciplinesOf = derived((vocabulary: Vocabulary): ReadonlyMap<number, Implied> => {
  const weights = new Map([
    ...listIndexes(vocabulary, shared).map((index) => [index, sharedWeight] as const),
    ...listIndexes(vocabulary, decisive).map((index) => [index, decisiveWeight] as const),
    ...listIndexes(vocabulary, platforms).map((index) => [index, platformWeight] as const),
  ]);
  return new Map(
    Object.entries(technologiesOf).flatMap(([discipline, names]) =>
      listIndexes(vocabulary, names).map((index) => {
        const weight = weights.get(index) ?? ownWeight;
        return [index, { discipline: discipline as Implied['discipline'], weight }] as const;
      }),
    ),
  );
});

function listIndexes(vocabulary: Vocabulary, names: string): number[] {
  return names
    .split(', ')
    .map((name) => vocabulary.indexOf(name))
    .filter((index) => index >= 0);
}
