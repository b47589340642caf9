// Concepts with the technologies that they consist of, and technologies with the disciplines that they imply.
import { derived } from '../../kernel/derived.ts';
import type { Fit } from '../../schema/settings.ts';
import { concepts } from './data/concepts.ts';
import { shared, technologiesOf } from './data/disciplines.ts';
import type { Vocabulary } from './vocabulary.ts';

type Discipline = Fit['disciplines'][number];

/** The technologies that a concept consists of, by index in the vocabulary; none for a technology. */
export function partsOf(vocabulary: Vocabulary, technology: number): readonly number[] {
  return conceptsOf(vocabulary).get(technology) ?? [];
}

export function isConcept(vocabulary: Vocabulary, technology: number): boolean {
  return conceptsOf(vocabulary).has(technology);
}

const conceptsOf = derived(
  (vocabulary: Vocabulary): ReadonlyMap<number, readonly number[]> =>
    new Map(
      Object.entries(concepts).map(([name, parts]) => [
        vocabulary.indexOf(name),
        listIndexes(vocabulary, parts),
      ]),
    ),
);

/** The discipline that a technology implies; a technology that several disciplines share weighs half. */
export interface Implied {
  readonly discipline: Discipline | 'other';
  readonly weight: number;
}

const ownWeight = 2;
const sharedWeight = 1;

/** The disciplines that technologies imply, by index of the technology. */
export const disciplinesOf = derived((vocabulary: Vocabulary): ReadonlyMap<number, Implied> => {
  const ofMany = new Set(listIndexes(vocabulary, shared));
  return new Map(
    Object.entries(technologiesOf).flatMap(([discipline, names]) =>
      listIndexes(vocabulary, names).map((index) => {
        const weight = ofMany.has(index) ? sharedWeight : ownWeight;
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
