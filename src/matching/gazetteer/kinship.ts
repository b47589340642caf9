// Kinds of technologies that texts offer as alternatives: languages among languages, libraries among libraries.
import { concepts, rivals, exclusives } from './data/concepts.ts';
import { runtimes } from './data/disciplines.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Kinds as bits. */
export const kinship = { other: 1, language: 2, library: 4, runtime: 8, unknown: 16 } as const;

/** The kind of each technology of a vocabulary. */
export function listKinds({ technologies }: Vocabulary): Uint8Array {
  const names = new Set(runtimes.split(', '));
  return Uint8Array.from(technologies, ({ name, category }) => {
    if (names.has(name)) return kinship.runtime;
    if (category === 'language') return kinship.language;
    return category === 'backend' ? kinship.library : kinship.other;
  });
}

const groups = [...exclusives, ...rivals, ...Object.values(concepts)];

/** The bits of `exclusives`. */
export const exclusiveBits = (1n << BigInt(exclusives.length)) - 1n;

/** By technology: the concepts and groups of rivals that it belongs to, one bit each. */
export function listFields(vocabulary: Vocabulary): readonly bigint[] {
  const fields = vocabulary.technologies.map(() => 0n);
  for (const [bit, parts] of groups.entries()) {
    for (const name of parts.split(', ')) {
      const index = vocabulary.indexOf(name);
      if (index >= 0) fields[index]! |= 1n << BigInt(bit);
    }
  }
  return fields;
}

/** By technology: the number of its category, in the order of the vocabulary. */
export function listCategories({ technologies }: Vocabulary): Uint8Array {
  const known = [...new Set(technologies.map(({ category }) => category))];
  return Uint8Array.from(technologies, ({ category }) => known.indexOf(category));
}
