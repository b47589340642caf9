// Checks the spellings in the owner's vocabulary.
import { listVariants, toKey } from '../../matching/gazetteer/variants.ts';
import type { Vocabulary } from '../../matching/gazetteer/vocabulary.ts';
import type { Technology } from '../../schema/content.ts';
import type { Issues } from '../report/issue.ts';
import { listIn, memberOf, shorten, textsOf } from '../report/text.ts';
import { issueAt, type Path, type YAMLData } from '../yaml/located.ts';

/** The name and the other spellings of an entry of the owner's vocabulary, with their places. */
function listSpellings(entry: unknown, index: number): readonly (readonly [string, Path])[] {
  const names = textsOf([memberOf(entry, 'name')]);
  const aliases = textsOf(memberOf(entry, 'aliases'));
  return [
    ...names.map((name) => [name, [index, 'name']] as const),
    ...aliases.map((alias, place) => [alias, [index, 'aliases', place]] as const),
  ];
}

/** Two entries of the owner's vocabulary must not claim the same spelling. */
export function checkSpellings(vocabulary: YAMLData): Issues {
  const owners = new Map<string, { name: string; index: number }>();
  return listIn(vocabulary.data).flatMap((entry, index) => {
    const name = textsOf([memberOf(entry, 'name')])[0] ?? '';
    return listSpellings(entry, index).flatMap(([spelling, path]) => {
      const key = toKey(spelling);
      const owner = owners.get(key);
      if (owner === undefined && key !== '') owners.set(key, { name, index });
      if (owner === undefined || owner.index === index) return [];
      const message = `"${shorten(spelling)}" is also a spelling of "${shorten(owner.name)}".`;
      return [issueAt(vocabulary, path, message, 'Keep it in one entry.')];
    });
  });
}

/** Warns of spellings that the owner's entries take from built-in technologies. */
export function explainTakenOver(
  yaml: YAMLData,
  vocabulary: readonly Technology[],
  collisions: Vocabulary['collisions'],
): Issues {
  return vocabulary.flatMap((entry, index) =>
    listSpellings(entry, index).flatMap(([written, path]) => {
      const { name } = entry;
      const variants = listVariants(written);
      const losers = collisions.flatMap(({ spelling, technologies: [owner, loser] }) =>
        owner === name && variants.includes(spelling) ? [loser] : [],
      );
      return [...new Set(losers)].map((loser) => {
        const message = `"${shorten(written)}" now names "${shorten(name)}", and no longer "${loser}".`;
        const fix = 'If that is not meant, remove the spelling here.';
        return issueAt(yaml, path, message, fix, 'warning');
      });
    }),
  );
}
