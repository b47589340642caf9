// `translations/TAG/`: texts of a profile in another language, beside those of the original.
import { backgroundLists } from '../../schema/background.ts';
import { Case } from '../../schema/case.ts';
import { headline, settings } from '../../schema/profile.ts';
import type { Fields } from '../../schema/field.ts';
import { Role } from '../../schema/role.ts';
import { suggest } from '../../kernel/nearest.ts';
import { isReserved } from '../../paths.ts';
import { program } from '../../version.ts';
import { isLanguageTag } from '../format/language-tag.ts';
import { type ParsedCase, readCase } from '../format/case.ts';
import { type ContentFiles, decodeText } from '../folder/files.ts';
import { caseFile } from '../folder/owner-files.ts';
import { type ContentIssue, issueIn, type Issues } from '../report/issue.ts';
import { memberOf } from '../report/text.ts';
import type { LocatedSection } from '../markdown/text.ts';
import { parseYAML } from '../yaml/parse.ts';
import { pairBodies } from './cases.ts';
import { type Records, readRecords } from './records.ts';
import { type Beside, type Pair, pairTexts } from './texts.ts';

/** Most languages besides the original's. */
const maxLanguages = 8;
const limit = 4 * 1024 * 1024;

interface TranslatedCase {
  readonly file: string;
  readonly bodies: CaseBodies | undefined;
}

/** The sections of a case and those of its translation, in the same order. */
export interface CaseBodies {
  readonly own: readonly LocatedSection[];
  readonly other: readonly LocatedSection[];
}

export interface Translation {
  /** BCP 47. */
  readonly tag: string;
  /** The language of the original. */
  readonly from: string;
  readonly pairs: readonly Pair[];
  /** The cases by slug: the file of the original, and both bodies if the translation has one. */
  readonly cases: ReadonlyMap<string, TranslatedCase>;
  readonly records: Records;
  /** Whether it has a valid tag and a translated text. */
  readonly isServed: boolean;
  readonly issues: Issues;
}

/** The YAML files of the original that have texts, with their fields. The roles are a list. */
export const tables: Readonly<Record<string, Fields>> = {
  'profile.yaml': { ...headline, ...settings },
  'experience.yaml': Role.fields,
  'background.yaml': backgroundLists,
};

/** Lists the languages of a folder by the names of their folders. */
function listTags(files: ContentFiles): readonly string[] {
  const names = [...files.keys()].flatMap(
    (file) => /^translations\/([^/]+)\//u.exec(file)?.[1] ?? [],
  );
  return [...new Set(names)];
}

/** Reads every translation of a folder whose original is valid. */
export function readTranslations(files: ContentFiles): readonly Translation[] {
  const tags = listTags(files);
  const all = tags.map((tag) => readTranslation(files, tag));
  if (tags.length <= maxLanguages) return all;
  const message = `There are ${tags.length} translations, and at most ${maxLanguages} are possible.`;
  const issue = issueIn('translations/', message, 'Remove some.');
  return all.map((one, index) => (index === 0 ? { ...one, issues: [issue, ...one.issues] } : one));
}

/** Reads one translation; its folder may be missing or empty. */
export function readTranslation(files: ContentFiles, tag: string): Translation {
  const folder = `translations/${tag}/`;
  const issues: ContentIssue[] = [];
  const pairs: Pair[] = [];
  const { yaml: profile } = readFile(files, 'profile.yaml', []);
  const from = String(memberOf(profile?.data, 'language') ?? 'en');
  const wrongTag = checkTag(tag, from, files);
  issues.push(...wrongTag);
  for (const [file, fields] of Object.entries(tables)) {
    const { yaml: original } = readFile(files, file, []);
    const { yaml: translation } = readFile(files, folder + file, issues);
    if (original === undefined) continue;
    const shape = fields === Role.fields ? 'entries' : 'fields';
    const beside = pairTexts({ original, translation, file: folder + file }, fields, shape);
    pairs.push(...beside.pairs);
    issues.push(...beside.issues);
  }
  const cases = new Map<string, TranslatedCase>();
  for (const { file, slug } of listCases(files)) {
    const beside = pairCase(files, file, findCase(files, folder, slug), issues);
    pairs.push(...beside.pairs);
    issues.push(...beside.issues);
    cases.set(slug, { file, bodies: beside.bodies });
  }
  issues.push(...checkNames(files, folder));
  const records = readRecords(files.get(`${folder}sources.json`));
  if (records === undefined) {
    const message = `The file is not as "${program} translate" writes it.`;
    const fix = 'Restore it from your repository, or remove it and run the command again.';
    issues.push(issueIn(`${folder}sources.json`, message, fix));
  }
  const isServed = wrongTag.length === 0 && pairs.some(({ translated }) => translated);
  return { tag, from, pairs, cases, isServed, issues, records: records ?? {} };
}

/** The cases of the original, by their slugs. */
export function listCases(files: ContentFiles): readonly { file: string; slug: string }[] {
  return [...files.keys()].flatMap((file) => {
    const slug = caseFile.exec(file)?.groups?.['slug'];
    return slug === undefined ? [] : [{ file, slug }];
  });
}

/** The file of a translated case; a number in front of the slug is ignored. */
export function findCase(files: ContentFiles, folder: string, slug: string): string {
  const path = [...files.keys()].find(
    (file) => file.startsWith(`${folder}cases/`) && slugOf(file) === slug,
  );
  return path ?? `${folder}cases/${slug}.md`;
}

function slugOf(file: string): string | undefined {
  return /\/cases\/(?:\d+-)?([^/]+)\.md$/u.exec(file)?.[1];
}

function pairCase(
  files: ContentFiles,
  own: string,
  file: string,
  issues: ContentIssue[],
): Beside & Pick<TranslatedCase, 'bodies'> {
  const { yaml: original, sections = [] } = readFile(files, own, []);
  const { yaml: translation, sections: other = [] } = readFile(files, file, issues);
  if (original === undefined) return { pairs: [], issues: [], bodies: undefined };
  const front = pairTexts({ original, translation, file }, Case.fields, 'fields');
  const body = pairBodies({ file: own, sections }, { file, sections: other });
  const isTranslated = other.length > 0 && body.issues.length === 0;
  return {
    pairs: [...front.pairs, ...body.pairs],
    issues: [...front.issues, ...body.issues],
    bodies: isTranslated ? { own: sections, other } : undefined,
  };
}

/** Reads a file, if it is there, and adds its issues to the list. */
function readFile(
  files: ContentFiles,
  file: string,
  issues: ContentIssue[],
): Pick<ParsedCase, 'yaml' | 'sections'> {
  const bytes = files.get(file);
  if (bytes === undefined) return {};
  const decoded = decodeText(file, bytes, limit);
  if ('issue' in decoded) {
    issues.push(decoded.issue);
    return {};
  }
  const { text } = decoded;
  const parsed = file.endsWith('.md') ? readCase(file, text) : parseYAML(file, text, 1);
  issues.push(...parsed.issues);
  return parsed;
}

/** The name of a folder is a canonical tag of another language, and no address of the service. */
function checkTag(tag: string, from: string, files: ContentFiles): Issues {
  const folder = `translations/${tag}/`;
  const report = (message: string, fix: string) => [issueIn(folder, message, fix)];
  if (!isLanguageTag(tag)) {
    return report(`"${tag}" is not the tag of a language.`, 'Write one such as: pt, de, pt-BR');
  }
  const [canonical] = Intl.getCanonicalLocales(tag);
  if (canonical !== tag) return report(`"${tag}" is not written as usual.`, `Write: ${canonical}`);
  if (tag === from) {
    const fix = 'Remove the folder, or correct the language of profile.yaml.';
    return report(`"${tag}" is the language of the original.`, fix);
  }
  const isTaken =
    isReserved(`/${tag}`) || [...files.keys()].some((file) => file.startsWith(`public/${tag}/`));
  if (!isTaken) return [];
  return report(`/${tag} is an address of the site.`, 'Add a region or a script, such as pt-BR.');
}

/** Reports files of a translation that are not read. */
function checkNames(files: ContentFiles, folder: string): Issues {
  const slugs = listCases(files).map(({ slug }) => slug);
  const known = [...Object.keys(tables), 'sources.json'];
  return [...files.keys()].flatMap((file) => {
    if (!file.startsWith(folder)) return [];
    const name = file.slice(folder.length);
    const slug = slugOf(file);
    const isRead =
      slug === undefined ? known.includes(name) || name === 'cases/' : slugs.includes(slug);
    if (isRead) return [];
    const all = [...known, ...slugs.map((one) => `cases/${one}.md`)];
    const fix = suggest(name, all, 'Remove it.');
    return [issueIn(file, 'The original has no such file, so this one is not read.', fix)];
  });
}
