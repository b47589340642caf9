// The lists of background.yaml.
import type { Vocabulary } from '../matching/gazetteer/vocabulary.ts';
import { backgroundLists } from '../schema/background.ts';
import type { Draft, Entry, Section } from './draft.ts';
import { type Settled, settleListed } from './settle.ts';
import type { Ledger } from './source.ts';
import { findTechnologies } from './technologies.ts';

export const lists = Object.keys(backgroundLists) as (keyof typeof backgroundLists)[];

/** Settles the lists that say something, by name. */
export function settleBackground(
  draft: Draft,
  vocabulary: Vocabulary,
  ledger: Ledger,
): ReadonlyMap<Section, readonly Settled[]> {
  const found = new Map<Section, readonly Settled[]>();
  for (const list of lists) {
    const entries = draft[list].flatMap(dissolve).flatMap((entry) => {
      const settled = settleListed(list, entry, ledger);
      if (settled === undefined) {
        ledger.leaveAll(entry['technologies'], 'belongs to nothing that is named');
        return [];
      }
      const listed = entry['technologies'] ?? [];
      const names = findTechnologies(listed, [], vocabulary, ledger).map(({ name }) => name);
      if (names.length > 0) settled.values['technologies'] = names;
      return [settled];
    });
    if (entries.length > 0) found.set(list, entries);
  }
  return found;
}

/** Keywords without the name of their group are entries of their own. */
function dissolve(entry: Entry): readonly Entry[] {
  const { name, keywords, ...rest } = entry;
  if (name !== undefined || keywords === undefined || Object.keys(rest).length > 0) return [entry];
  return keywords.map((keyword) => ({ name: [keyword] }));
}
