// Checks an owner's files against the vocabulary of technologies.
import { once } from '../../kernel/derived.ts';
import { nearest } from '../../kernel/nearest.ts';
import { toKey } from '../../matching/gazetteer/variants.ts';
import { type Vocabulary, vocabularyOf } from '../../matching/gazetteer/vocabulary.ts';
import type { Technology } from '../../schema/content.ts';
import { readJobDescription } from '../../matching/reading/extract.ts';
import type { ParsedFile } from '../folder/parse-file.ts';
import { issueOf, type Issues, type Words } from '../report/issue.ts';
import { foldName, shorten } from '../report/text.ts';
import { issueAt, type YAMLData } from '../yaml/located.ts';
import { listEvidence, type Mention, mentionsAt } from './evidence.ts';
import { type ParsedFolder, yamlOf } from './parsed-folder.ts';
import { explainTakenOver } from './spellings.ts';
import { listTexts } from './texts.ts';

/** Separators in an entry that was meant as several: a list on one line, or items indented too far. */
const parted = /, | - /u;

/** Checks the technologies of a folder; `isThorough` adds warnings for which the vocabulary has to be built. */
export function checkTechnologies(
  folder: ParsedFolder,
  profile: YAMLData,
  isThorough: boolean,
): Issues {
  const file = folder.parsed.find((one) => one.file === 'vocabulary.yaml');
  const own = (file?.data ?? []) as readonly Technology[];
  const core = mentionsAt(profile, ['core']);
  const evidence = listEvidence(folder);
  // Building it takes longer than all other checks of most profiles.
  const vocabulary = once(() =>
    vocabularyOf({
      profile: { core: core.map(({ name }) => name) },
      roles: evidence.map((list) => ({ technologies: list.map(({ name }) => name) })),
      cases: [],
      vocabulary: own,
    }),
  );
  const joined = checkEntries([core, ...evidence].flat(), vocabulary);
  // Technologies of `core` may have evidence in a file that cannot be read or has another name, or in an entry that joins
  // several names. A vocabulary with a mistake may lack their other names.
  const isRead = [...folder.files.keys()].every(
    (name) => !mayHoldEvidence(name) || yamlOf(folder, name) !== undefined,
  );
  const isKnown = (file?.issues ?? []).every(({ severity }) => severity === 'warning');
  if (!isRead || !isKnown || joined.length > 0 || !folder.files.has('experience.yaml')) {
    return joined;
  }
  const unproven = checkEvidence(core, evidence.flat(), vocabulary);
  if (!isThorough) return unproven;
  const known = vocabulary();
  return [
    ...unproven,
    ...listUnknown(evidence.flat(), known),
    ...[core, ...evidence].flatMap((list) => explainTwins(list, known)),
    ...(file?.yaml ? explainTakenOver(file.yaml, own, known.collisions) : []),
    ...listUnlisted(folder, [core, ...evidence].flat(), known),
  ];
}

function mayHoldEvidence(file: string): boolean {
  return /^(?:experience\.yaml$|case)/iu.test(file);
}

/** Entries of which only a part is known: each was meant as several. */
function checkEntries(mentions: readonly Mention[], vocabulary: () => Vocabulary): Issues {
  const isKnown = (name: string) =>
    vocabulary().indexOf(name) >= 0 && !vocabulary().unknown.includes(name);
  return mentions.flatMap(({ name, yaml, path }) => {
    if (!parted.test(name) || isKnown(name) || !name.split(parted).some(isKnown)) return [];
    const message = `"${shorten(name)}" reads as several technologies.`;
    const fix =
      'Write each on a line of its own after a hyphen and a space, with the same indentation.';
    return [issueAt(yaml, path, message, fix)];
  });
}

/** The evidence rule: a role, a case or a project uses each technology of `core`, under any of its names. */
function checkEvidence(
  core: readonly Mention[],
  evidence: readonly Mention[],
  vocabulary: () => Vocabulary,
): Issues {
  const used = [...new Set(evidence.map(({ name }) => name))];
  const keys = new Set(used.map(toKey));
  return core.flatMap(({ name, yaml, path }) => {
    if (keys.has(toKey(name))) return [];
    const known = vocabulary();
    if (used.some((other) => known.indexOf(other) === known.indexOf(name))) return [];
    const close = nearest(name, used);
    const fix =
      close === undefined
        ? 'Add it to the technologies of a role, case or project that used it, or remove it from core.'
        : `Did you mean "${shorten(close)}"? Otherwise add it to a role, case or project that used it, or remove it.`;
    const message = `"${shorten(name)}" is in core, but no role, case or project uses it.`;
    return [issueAt(yaml, path, message, fix)];
  });
}

/** Warns once of each technology that a text names and no list has. */
function listUnlisted(
  { parsed }: ParsedFolder,
  mentions: readonly Mention[],
  known: Vocabulary,
): Issues {
  const listed = new Set(
    mentions.flatMap(({ name }) => [known.indexOf(name), known.platformOf(name)]),
  );
  return parsed.filter(describesWork).flatMap((file) =>
    listTexts(file)
      .filter(({ path = [] }) => !path.some((part) => lists.has(String(part))))
      .flatMap(({ text, place }) =>
        readJobDescription(known, text).recognized.flatMap(({ technology, isExcluded }) => {
          const { name, category } = known.technologies[technology]!;
          if (isExcluded || category === 'practice' || listed.has(technology)) return [];
          listed.add(technology);
          return issueOf(file.file, place(), warnUnlisted(name), 'warning');
        }),
      ),
  );
}

/** Fields without sentences: technologies, files and addresses. */
const lists: ReadonlySet<string> = new Set(['technologies', 'core', 'skills', 'links', 'url']);

/** Files whose texts the matcher quotes. */
function describesWork({ file, row }: ParsedFile): boolean {
  return file === 'profile.yaml' || file === 'experience.yaml' || row.reading === 'case';
}

function warnUnlisted(name: string): Words {
  return {
    message: `"${shorten(name)}" is named here, and no list of technologies has it.`,
    fix: 'Add it to the technologies of the role or case, and it counts as evidence. Otherwise a job description that asks for it gets this sentence quoted.',
  };
}

/** Two names of one technology in a list. A repeated text is another mistake. */
function explainTwins(list: readonly Mention[], known: Vocabulary): Issues {
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

/** The probable meaning of an unknown name, for a message: the technologies that it joins, or the nearest. */
function findMeant(name: string, known: Vocabulary, names: readonly string[]): string | undefined {
  const parts = name.split(/\s*[/;|&+·]\s*| and /u);
  if (parts.length > 1 && parts.every((part) => known.indexOf(part) >= 0)) {
    return `${parts.map((part) => `"${part}"`).join(' and ')}, each on a line of its own`;
  }
  const close = nearest(name, names);
  return close === undefined ? undefined : `"${close}"`;
}

/** Warns of technologies that the vocabulary does not know. */
function listUnknown(mentions: readonly Mention[], known: Vocabulary): Issues {
  const names = known.listNames().filter((name) => !known.unknown.includes(name));
  return known.unknown.flatMap((name) => {
    const mention = mentions.find((one) => one.name === name);
    if (mention === undefined) return [];
    const message = `The vocabulary does not know "${shorten(name)}", so only this spelling of it is recognised.`;
    const meant = findMeant(name, known, names);
    const fix =
      meant === undefined
        ? 'Describe it in vocabulary.yaml: its name, and other spellings if there are any.'
        : `Did you mean ${meant}? Otherwise describe it in vocabulary.yaml.`;
    return [issueAt(mention.yaml, mention.path, message, fix, 'warning')];
  });
}
