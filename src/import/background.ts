// The lists of background.yaml.
import type { Vocabulary } from '../matching/gazetteer/vocabulary.ts';
import { backgroundLists } from '../schema/background.ts';
import type { Draft, Entry, Section } from './draft.ts';
import { type Converted, convertListed } from './convert.ts';
import type { Ledger } from './source.ts';
import { findListed } from './technologies.ts';

export const lists = Object.keys(backgroundLists) as (keyof typeof backgroundLists)[];

/** Converts the lists that are not empty. */
export function convertBackground(
  draft: Draft,
  vocabulary: Vocabulary,
  ledger: Ledger,
): ReadonlyMap<Section, readonly Converted[]> {
  const found = new Map<Section, readonly Converted[]>();
  for (const list of lists) {
    const entries = draft[list].flatMap(dissolve).flatMap((entry) => {
      const converted = convertListed(list, entry, ledger);
      if (converted === undefined) {
        ledger.leaveAll(entry['technologies'], 'belongs to nothing that is named');
        return [];
      }
      const listed = entry['technologies'] ?? [];
      const names = findListed(listed, vocabulary, ledger).map(({ name }) => name);
      if (names.length > 0) converted.values['technologies'] = names;
      return [converted];
    });
    if (entries.length > 0) found.set(list, entries);
  }
  return found;
}

/** Makes an entry of each keyword in a group without a name. */
function dissolve(entry: Entry): readonly Entry[] {
  const { name, keywords, ...rest } = entry;
  if (name !== undefined || keywords === undefined || Object.keys(rest).length > 0) return [entry];
  return keywords.map((keyword) => ({ name: [keyword] }));
}
