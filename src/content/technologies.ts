// What the vocabulary of technologies has to say about an owner's files.
import { nearest } from '../domain/nearest.ts';
import { toKey } from '../matching/spelling.ts';
import { type Vocabulary, vocabularyOf } from '../matching/vocabulary.ts';
import type { Technology } from '../schema/content.ts';
import type { ContentIssue } from './issue.ts';
import { memberOf, shorten, textsOf } from './words.ts';
import type { Path, YamlData } from './yaml.ts';

function issueAt(
  yaml: YamlData,
  path: Path,
  severity: ContentIssue['severity'],
  message: string,
  fix: string,
): ContentIssue {
  return { file: yaml.file, ...yaml.at(path), severity, message, fix };
}

interface Mention {
  readonly name: string;
  readonly yaml: YamlData;
  readonly path: Path;
}

/** The technologies that roles and cases name, with their places. */
function listMentions(sources: readonly YamlData[]): readonly Mention[] {
  return sources.flatMap((yaml) => {
    const entries = Array.isArray(yaml.data) ? yaml.data : [yaml.data];
    return entries.flatMap((entry: unknown, index) => {
      const path = Array.isArray(yaml.data) ? [index, 'technologies'] : ['technologies'];
      return textsOf(memberOf(entry, 'technologies')).map((name, place) => ({
        name,
        yaml,
        path: [...path, place],
      }));
    });
  });
}

/** The evidence rule: what `core` claims, a role or a case must have used, under whichever of its names. */
export function checkEvidence(
  profile: YamlData,
  evidence: readonly YamlData[],
  vocabulary: readonly Technology[],
): readonly ContentIssue[] {
  const used = [...new Set(listMentions(evidence).map(({ name }) => name))];
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
    return [issueAt(profile, ['core', index], 'error', message, fix)];
  });
}

/** Two entries of the owner's vocabulary must not claim the same spelling. */
export function checkSpellings(vocabulary: YamlData): readonly ContentIssue[] {
  const owners = new Map<string, { name: string; index: number }>();
  const entries: readonly unknown[] = Array.isArray(vocabulary.data) ? vocabulary.data : [];
  return entries.flatMap((entry, index) => {
    const name = textsOf([memberOf(entry, 'name')])[0] ?? '';
    const aliases = textsOf(memberOf(entry, 'aliases'));
    const spellings: readonly (readonly [string, Path])[] = [
      [name, [index, 'name']],
      ...aliases.map((alias, place) => [alias, [index, 'aliases', place]] as const),
    ];
    return spellings.flatMap(([spelling, path]) => {
      const key = toKey(spelling);
      const owner = owners.get(key);
      if (owner === undefined && key !== '') owners.set(key, { name, index });
      if (owner === undefined || owner.index === index) return [];
      const message = `"${shorten(spelling)}" is a spelling of "${shorten(owner.name)}" as well.`;
      return [issueAt(vocabulary, path, 'error', message, 'Leave it to one of the two.')];
    });
  });
}

/** Says which technologies the vocabulary does not know, and which spellings the owner's entries take over. */
export function checkVocabulary(
  evidence: readonly YamlData[],
  own: { readonly yaml?: YamlData; readonly data?: readonly Technology[] },
): readonly ContentIssue[] {
  const mentions = listMentions(evidence);
  const technologies = mentions.map(({ name }) => name);
  const { yaml, data: vocabulary = [] } = own;
  const source = { profile: { core: [] }, roles: [{ technologies }], cases: [], vocabulary };
  const known = vocabularyOf(source);
  const { unknown, collisions } = known;
  const names = known.listNames().filter((name) => !unknown.includes(name));
  const issues = unknown.map((name) =>
    explainUnknown(
      mentions.find((mention) => mention.name === name)!,
      nearest(name, names),
    ),
  );
  return yaml ? [...issues, ...explainTakenOver(yaml, vocabulary, collisions)] : issues;
}

function explainUnknown({ name, yaml, path }: Mention, close: string | undefined): ContentIssue {
  const message = `The vocabulary does not know "${shorten(name)}", so only this spelling of it is recognised.`;
  const fix =
    close === undefined
      ? 'Describe it in vocabulary.yaml: its name, and other spellings if there are any.'
      : `Did you mean "${close}"? Otherwise describe it in vocabulary.yaml.`;
  return issueAt(yaml, path, 'warning', message, fix);
}

function explainTakenOver(
  yaml: YamlData,
  vocabulary: readonly Technology[],
  collisions: Vocabulary['collisions'],
): readonly ContentIssue[] {
  return collisions.flatMap(({ spelling, technologies: [first, second] }) => {
    const index = vocabulary.findIndex(({ name }) => name === first);
    if (index < 0) return [];
    const message = `"${shorten(spelling)}" now names "${shorten(first)}", and no longer "${second}".`;
    const fix = 'If that is not meant, remove the spelling here.';
    return [issueAt(yaml, [index], 'warning', message, fix)];
  });
}
