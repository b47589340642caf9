// What the vocabulary of technologies has to say about an owner's files.
import { nearest } from '../domain/nearest.ts';
import { listVariants, toKey } from '../matching/spelling.ts';
import { type Vocabulary, vocabularyOf } from '../matching/vocabulary.ts';
import type { Technology } from '../schema/content.ts';
import type { ContentIssue } from './issue.ts';
import { foldName, memberOf, shorten, textsOf, valueAt } from './words.ts';
import { issueAt, type Path, type YAMLData } from './yaml-data.ts';

interface Mention {
  readonly name: string;
  readonly yaml: YAMLData;
  readonly path: Path;
}

/** The technologies that each role and each case names, with their places. */
function listMentions(sources: readonly YAMLData[]): readonly (readonly Mention[])[] {
  return sources.flatMap((yaml) =>
    Array.isArray(yaml.data)
      ? yaml.data.map((_, index) => mentionsAt(yaml, [index, 'technologies']))
      : [mentionsAt(yaml, ['technologies'])],
  );
}

/** The technologies of one list. An entry that is empty or no text has a report of its own. */
function mentionsAt(yaml: YAMLData, path: Path): readonly Mention[] {
  const list = valueAt(yaml.data, path);
  return (Array.isArray(list) ? list : []).flatMap((name: unknown, place) =>
    typeof name === 'string' && name.trim() !== '' ? [{ name, yaml, path: [...path, place] }] : [],
  );
}

/** What parts technologies in an entry that was meant as several: a list on one line, or items indented too far. */
const parted = /, | - /u;

/** Entries of which not the whole, but a part is known: each was meant as several. */
export function checkEntries(
  profile: YAMLData,
  evidence: readonly YAMLData[],
  vocabulary: readonly Technology[],
): readonly ContentIssue[] {
  const mentions = [mentionsAt(profile, ['core']), ...listMentions(evidence)].flat();
  const doubtful = mentions.filter(({ name }) => parted.test(name));
  // Building the vocabulary takes longer than all other checks of most profiles.
  if (doubtful.length === 0) return [];
  const known = vocabularyOf({ profile: { core: [] }, roles: [], cases: [], vocabulary });
  const isKnown = (name: string) => known.indexOf(name) >= 0;
  return doubtful.flatMap(({ name, yaml, path }) => {
    if (isKnown(name) || !name.split(parted).some(isKnown)) return [];
    const message = `"${shorten(name)}" reads as several technologies.`;
    const fix =
      'Write each on a line of its own after a hyphen and a space, with the same indentation.';
    return [issueAt(yaml, path, message, fix)];
  });
}

/** The evidence rule: what `core` claims, a role or a case must have used, under whichever of its names. */
export function checkEvidence(
  profile: YAMLData,
  evidence: readonly YAMLData[],
  vocabulary: readonly Technology[],
): readonly ContentIssue[] {
  const used = [
    ...new Set(
      listMentions(evidence)
        .flat()
        .map(({ name }) => name),
    ),
  ];
  const keys = new Set(used.map(toKey));
  const core = textsOf(memberOf(profile.data, 'core'));
  const source = { profile: { core }, roles: [{ technologies: used }], cases: [], vocabulary };
  return core.flatMap((name, index) => {
    if (name.trim() === '' || keys.has(toKey(name))) return [];
    const known = vocabularyOf(source);
    if (used.some((other) => known.indexOf(other) === known.indexOf(name))) return [];
    const close = nearest(name, used);
    const fix =
      close === undefined
        ? 'Add it to the technologies of a role or case that used it, or remove it from core.'
        : `Did you mean "${shorten(close)}"? Otherwise add it to a role or case that used it, or remove it.`;
    const message = `"${shorten(name)}" is in core, but no role and no case uses it.`;
    return [issueAt(profile, ['core', index], message, fix)];
  });
}

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
export function checkSpellings(vocabulary: YAMLData): readonly ContentIssue[] {
  const owners = new Map<string, { name: string; index: number }>();
  const entries: readonly unknown[] = Array.isArray(vocabulary.data) ? vocabulary.data : [];
  return entries.flatMap((entry, index) => {
    const name = textsOf([memberOf(entry, 'name')])[0] ?? '';
    return listSpellings(entry, index).flatMap(([spelling, path]) => {
      const key = toKey(spelling);
      const owner = owners.get(key);
      if (owner === undefined && key !== '') owners.set(key, { name, index });
      if (owner === undefined || owner.index === index) return [];
      const message = `"${shorten(spelling)}" is a spelling of "${shorten(owner.name)}" as well.`;
      return [issueAt(vocabulary, path, message, 'Leave it to one of the two.')];
    });
  });
}

/**
 * Says which technologies the vocabulary does not know, which a list names twice, and which spellings the owner's
 * entries take over.
 */
export function checkVocabulary(
  profile: YAMLData,
  evidence: readonly YAMLData[],
  own: { readonly yaml?: YAMLData; readonly data?: readonly Technology[] },
): readonly ContentIssue[] {
  const lists = listMentions(evidence);
  const mentions = lists.flat();
  const technologies = mentions.map(({ name }) => name);
  const { yaml, data: vocabulary = [] } = own;
  const source = { profile: { core: [] }, roles: [{ technologies }], cases: [], vocabulary };
  const known = vocabularyOf(source);
  const { unknown, collisions } = known;
  const names = known.listNames().filter((name) => !unknown.includes(name));
  return [
    ...unknown.map((name) =>
      explainUnknown(
        mentions.find((mention) => mention.name === name)!,
        findMeant(name, known, names),
      ),
    ),
    ...[mentionsAt(profile, ['core']), ...lists].flatMap((list) => explainTwins(list, known)),
    ...(yaml ? explainTakenOver(yaml, vocabulary, collisions) : []),
  ];
}

/** Two names of one technology in a list. What is the same text twice is a mistake of its own. */
function explainTwins(list: readonly Mention[], known: Vocabulary): readonly ContentIssue[] {
  const first = new Map<number, string>();
  return list.flatMap(({ name, yaml, path }) => {
    const technology = known.indexOf(name);
    const twin = first.get(technology);
    if (twin === undefined) first.set(technology, name);
    if (twin === undefined || technology < 0 || foldName(twin) === foldName(name)) return [];
    const message = `"${shorten(name)}" and "${shorten(twin)}" are names of one technology.`;
    return [issueAt(yaml, path, message, 'Remove one of the two.', 'warning')];
  });
}

/** What an unknown name probably stands for, as a message says it: several that it joins, or the nearest. */
function findMeant(name: string, known: Vocabulary, names: readonly string[]): string | undefined {
  const parts = name.split(/\s*[/;|&+·]\s*| and /u);
  if (parts.length > 1 && parts.every((part) => known.indexOf(part) >= 0)) {
    return `${parts.map((part) => `"${part}"`).join(' and ')}, each on a line of its own`;
  }
  const close = nearest(name, names);
  return close === undefined ? undefined : `"${close}"`;
}

function explainUnknown({ name, yaml, path }: Mention, meant: string | undefined): ContentIssue {
  const message = `The vocabulary does not know "${shorten(name)}", so only this spelling of it is recognised.`;
  const fix =
    meant === undefined
      ? 'Describe it in vocabulary.yaml: its name, and other spellings if there are any.'
      : `Did you mean ${meant}? Otherwise describe it in vocabulary.yaml.`;
  return issueAt(yaml, path, message, fix, 'warning');
}

function explainTakenOver(
  yaml: YAMLData,
  vocabulary: readonly Technology[],
  collisions: Vocabulary['collisions'],
): readonly ContentIssue[] {
  return vocabulary.flatMap((entry, index) =>
    listSpellings(entry, index).flatMap(([written, path]) => {
      const { name } = entry;
      const variants = listVariants(written);
      const losers = collisions
        .filter(
          ({ spelling, technologies: [owner] }) => owner === name && variants.includes(spelling),
        )
        .map(({ technologies: [, loser] }) => loser);
      return [...new Set(losers)].map((loser) => {
        const message = `"${shorten(written)}" now names "${shorten(name)}", and no longer "${loser}".`;
        const fix = 'If that is not meant, remove the spelling here.';
        return issueAt(yaml, path, message, fix, 'warning');
      });
    }),
  );
}
