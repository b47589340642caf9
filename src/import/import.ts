// Converts résumés to the files of a folder, with a report. Reads and writes no disk.
import type { YearMonth } from '../schema/content.ts';
import { lists, convertBackground } from './background.ts';
import { groupByLanguage, type NamedDraft } from './languages.ts';
import { writeFolder, type Todo } from './folder.ts';
import { mergeDrafts } from './merge.ts';
import { formatLabels, type FormatName } from './format-names.ts';
import { formats, openSources } from './open.ts';
import type { InputFile } from './parse.ts';
import { convertEntry } from './convert.ts';
import { type Withdrawn, withdrawPrivate } from './privacy.ts';
import { convertProfile } from './profile.ts';
import { type ConvertedRole, convertRoles } from './roles.ts';
import { type Draft, emptyDraft } from './draft.ts';
import { type Photo, type ReadBeside, takePhoto } from './photo.ts';
import { renderReport } from './report.ts';
import { Cursor, Ledger, type LeftOut } from './source.ts';
import { translateParts, type Translated } from './translate.ts';
import { importedFolder } from './update-folder.ts';
import { builtInVocabulary, chooseCore, findNames, type Technologies } from './technologies.ts';

/** The files of the folder, and the report. */
export interface Imported {
  /** Texts by path within the folder. */
  readonly files: ReadonlyMap<string, string>;
  /** The photo that profile.yaml names. */
  readonly photo: Photo | undefined;
  readonly sources: readonly {
    readonly name: string;
    readonly label: string;
    readonly unread: readonly string[];
  }[];
  /** How many entries of each kind the folder holds. */
  readonly counts: Readonly<Record<string, number>>;
  readonly roles: readonly ({ readonly title: string } & Technologies)[];
  /** The languages besides the original's, with the number of their texts. */
  readonly translations: readonly Pick<Translated, 'tag' | 'texts' | 'leftOut'>[];
  readonly leftOut: readonly LeftOut[];
  readonly withdrawn: readonly Withdrawn[];
  /** References by others, which are private. */
  readonly references: readonly string[];
  readonly todos: readonly Todo[];
}

export interface ImportOptions {
  readonly asOf: YearMonth;
  readonly from?: FormatName | undefined;
  /** The language of the original where files are in several; by default that of the first. */
  readonly language?: string | undefined;
  /** Reads a photo that a file names; absent if there are no files beside it. */
  readonly readBeside?: ReadBeside | undefined;
}

/** Imports files about one person, in one or several languages. Throws an `ImportError` for an unknown format. */
export function importResume(inputs: readonly InputFile[], options: ImportOptions): Imported {
  const { from, language } = options;
  const sources = openSources(inputs, from);
  const ledger = new Ledger();
  const drafts = sources.map(({ name, data, format }) => {
    const root = new Cursor(data, name, ledger);
    ledger.add(root, formats[format].appearance);
    const draft = emptyDraft();
    formats[format].read(root, draft);
    return { name, draft };
  });
  const { original, others } = groupByLanguage(drafts, language);
  const every = drafts.map(({ draft }) => draft);
  const converted = convertDrafts(original, options, ledger, every);
  const all = others.map(({ tag, named }) => ({
    tag,
    source: named.map(({ name }) => name).join(', '),
    parts: convertDrafts(named, options, ledger, every),
  }));
  const translations = all.map(({ parts, ...rest }) => translateParts(converted, parts, rest));
  const parts = [converted, ...all.map((one) => one.parts)];
  const withdrawn = parts.flatMap((one) => one.withdrawn);
  const { profile, roles, background } = converted;
  const secret = Object.assign({}, ...parts.map(({ draft }) => draft.private[0]).toReversed());
  const facts = convertEntry('private', secret, ledger);
  const leftOut = [...ledger.listLeft(), ...translations.flatMap((one) => one.leftOut)];
  const written = writeFolder({ profile, roles, background, private: facts, leftOut });
  const files = new Map([
    ...written.files,
    ...translations.flatMap(({ files: texts }) => [...texts]),
  ]);
  const secrets = parts.flatMap((one) => one.secrets);
  const report = renderReport({ texts: ledger.listAll(), secrets, withdrawn, files });
  return {
    files: new Map([...files, ...recordImport(files), ['.import/report.html', report]]),
    photo: converted.photo,
    todos: written.todos,
    translations,
    leftOut,
    withdrawn,
    references: [facts.values['references'] ?? []].flat(),
    sources: sources.map(({ name, format, unread }) => ({
      name,
      unread,
      label: formatLabels[format],
    })),
    counts: {
      roles: roles.length,
      ...Object.fromEntries(lists.map((list) => [list, background.get(list)?.length ?? 0])),
    },
    roles: roles.map(({ values, technologies }) => ({
      ...technologies,
      title: [values['company'], values['title']].filter(Boolean).join(', '),
    })),
  };
}

/** Copies of the YAML files, with which a later import is compared. */
function recordImport(files: ReadonlyMap<string, string>): [string, string][] {
  return [...files]
    .filter(([name]) => name.endsWith('.yaml') && !name.startsWith('.'))
    .map(([name, text]) => [importedFolder + name, text]);
}

/** Merges and converts the drafts of one language. */
function convertDrafts(
  named: readonly NamedDraft[],
  { asOf, readBeside }: ImportOptions,
  ledger: Ledger,
  every: readonly Draft[],
) {
  const drafts = named.map(({ draft }) => draft);
  const draft = mergeDrafts(drafts, ledger);
  // The texts that their readers call private.
  const secrets = draft.private.flatMap((facts) =>
    Object.values(facts).flatMap((one) => one ?? []),
  );
  const withdrawn = withdrawPrivate(draft, ledger, every);
  const vocabulary = builtInVocabulary();
  const skills = draft.skills
    .flatMap(({ name = [], keywords = [] }) => [...name, ...keywords])
    .flatMap(({ text }) => findNames(text, vocabulary));
  const stated = new Set(skills.map(({ technology }) => technology));
  const roles = convertRoles(draft.roles, { asOf, ledger, vocabulary, stated });
  const starts = roles.map(({ values: { start = '' } }) => String(start));
  const latestStart = starts.toSorted().at(-1) ?? '';
  const { lists: background, projects } = convertBackground(draft, {
    vocabulary,
    ledger,
    stated,
    latestStart,
  });
  const used = roles.map(({ technologies: { listed, inTexts } }) => [...listed, ...inTexts]);
  const core = chooseCore([...used, ...projects], skills);
  const photo = takePhoto(draft, ledger, readBeside);
  const profile = convertProfile(draft, { core, titles: listTitles(roles), photo }, ledger);
  return { draft, profile, roles, background, photo, withdrawn, secrets };
}

/** The titles of roles: the current one first, or that of the role that ended last. */
function listTitles(roles: readonly ConvertedRole[]): readonly string[] {
  return roles
    .toSorted((a, b) => (datesOf(a) < datesOf(b) ? 1 : -1))
    .flatMap(({ values: { title } }) => (typeof title === 'string' ? [title] : []));
}

function datesOf({ values: { end = '', start = '' } }: ConvertedRole): string {
  return `${end} ${start}`;
}
