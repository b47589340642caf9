// Checks an owner's files against the vocabulary of technologies.
import { once } from '../../kernel/derived.ts';
import { nearest } from '../../kernel/nearest.ts';
import { toKey } from '../../matching/gazetteer/variants.ts';
import { type Vocabulary, vocabularyOf } from '../../matching/gazetteer/vocabulary.ts';
import type { Technology } from '../../schema/content.ts';
import { readJobDescription } from '../../matching/reading/extract.ts';
import type { ParsedFile } from '../folder/parse-file.ts';
import { type ContentIssue, issueOf, type Words } from '../report/issue.ts';
import { foldName, shorten } from '../report/text.ts';
import { issueAt, type YAMLData } from '../yaml/located.ts';
import { listEvidence, type Mention, mentionsAt } from './evidence.ts';
import type { ParsedFolder } from './parsed-folder.ts';
import { explainTakenOver } from './spellings.ts';
import { listTexts } from './texts.ts';

/** Separators in an entry that was meant as several: a list on one line, or items indented too far. */
const parted = /, | - /u;

export class TechnologyChecks {
  readonly #core: readonly Mention[];
  readonly #lists: readonly (readonly Mention[])[];
  readonly #own: readonly Technology[];
  /** Builds the vocabulary once, if it is needed: that takes longer than all other checks of most profiles. */
  readonly #vocabulary = once(() =>
    vocabularyOf({
      profile: { core: this.#core.map(({ name }) => name) },
      roles: this.#lists.map((list) => ({ technologies: list.map(({ name }) => name) })),
      cases: [],
      vocabulary: this.#own,
    }),
  );

  constructor(folder: ParsedFolder, profile: YAMLData, own: readonly Technology[]) {
    this.#core = mentionsAt(profile, ['core']);
    this.#lists = listEvidence(folder);
    this.#own = own;
  }

  /** Entries of which only a part is known: each was meant as several. */
  checkEntries(): readonly ContentIssue[] {
    const isKnown = (name: string) =>
      this.#vocabulary().indexOf(name) >= 0 && !this.#vocabulary().unknown.includes(name);
    return [this.#core, ...this.#lists].flat().flatMap(({ name, yaml, path }) => {
      if (!parted.test(name) || isKnown(name) || !name.split(parted).some(isKnown)) return [];
      const message = `"${shorten(name)}" reads as several technologies.`;
      const fix =
        'Write each on a line of its own after a hyphen and a space, with the same indentation.';
      return [issueAt(yaml, path, message, fix)];
    });
  }

  /** The evidence rule: a role, a case or a project uses each technology of `core`, under any of its names. */
  checkEvidence(): readonly ContentIssue[] {
    const used = [...new Set(this.#lists.flat().map(({ name }) => name))];
    const keys = new Set(used.map(toKey));
    return this.#core.flatMap(({ name, yaml, path }) => {
      if (keys.has(toKey(name))) return [];
      const known = this.#vocabulary();
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
  checkUnlistedNames(folder: ParsedFolder): readonly ContentIssue[] {
    const known = this.#vocabulary();
    const mentions = [this.#core, ...this.#lists].flat();
    const listed = new Set(
      mentions.flatMap(({ name }) => [known.indexOf(name), known.platformOf(name)]),
    );
    return folder.parsed.filter(describesWork).flatMap((file) =>
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

  /** Reports technologies that the vocabulary does not know, that a list names twice, and changed owners of spellings. */
  checkVocabulary(yaml: YAMLData | undefined): readonly ContentIssue[] {
    const known = this.#vocabulary();
    const mentions = this.#lists.flat();
    const names = known.listNames().filter((name) => !known.unknown.includes(name));
    const unknown = known.unknown.flatMap(
      (name) => mentions.find((mention) => mention.name === name) ?? [],
    );
    return [
      ...unknown.map((mention) => explainUnknown(mention, findMeant(mention.name, known, names))),
      ...[this.#core, ...this.#lists].flatMap((list) => explainTwins(list, known)),
      ...(yaml ? explainTakenOver(yaml, this.#own, known.collisions) : []),
    ];
  }
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

/** The probable meaning of an unknown name, for a message: the technologies that it joins, or the nearest. */
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
