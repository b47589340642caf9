// Kinds of technologies that texts offer as alternatives: languages among languages, libraries among libraries.
import { concepts, rivals } from './data/concepts.ts';
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

/** By technology: the concepts and the groups of rivals that it is a part of, one bit each; a number has 32. */
export function listFields(vocabulary: Vocabulary): Int32Array {
  const fields = new Int32Array(vocabulary.technologies.length);
  const groups = [...Object.values(concepts), ...rivals];
  if (groups.length > 32)
    throw new RangeError('A number has 32 bits, and each group is one of them.');
  for (const [bit, parts] of groups.entries()) {
    for (const name of parts.split(', ')) {
      const index = vocabulary.indexOf(name);
      if (index >= 0) fields[index]! |= 1 << bit;
    }
  }
  return fields;
}

/** By technology: the number of its category, in the order of the vocabulary. */
export function listCategories({ technologies }: Vocabulary): Uint8Array {
  const known = [...new Set(technologies.map(({ category }) => category))];
  return Uint8Array.from(technologies, ({ category }) => known.indexOf(category));
}
