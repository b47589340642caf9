// Recognises and parses files: ZIP, CSV, JSON and YAML, within limits. Names in an archive are never used as paths.
import { isObject } from '../kernel/json.ts';
import { startsWith } from '../kernel/octets.ts';
import type { Format } from './draft.ts';
import { formatLabels, type FormatName, formatNames } from './format-names.ts';
import { jsonResume } from './json-resume.ts';
import { linkedIn, linkedInFiles } from './linkedin.ts';
import { reactiveResume } from './reactive-resume.ts';
import { readArchive } from './archive.ts';
import { type InputFile, parseTable, parseText } from './parse.ts';
import { renderCV } from './rendercv.ts';
import { ImportError } from './source.ts';
import { program } from '../version.ts';

export const formats: Readonly<Record<FormatName, Format>> = {
  'json-resume': jsonResume,
  linkedin: linkedIn,
  rendercv: renderCV,
  'reactive-resume': reactiveResume,
};

/** A parsed file of a known format. */
export interface ParsedResume {
  readonly name: string;
  readonly format: FormatName;
  readonly data: unknown;
  /** Files of an archive that were not opened. */
  readonly unread: readonly string[];
}

/** Size limit of a file, in bytes. */
export const maxFileSize = 10 * 1024 * 1024;

const listed = new Intl.ListFormat('en').format(formatNames.map((name) => formats[name].files));
const known = `Known are: ${listed}.`;

/** Opens files. All CSV files together are one LinkedIn export; every other file is a résumé. */
export function openSources(
  files: readonly InputFile[],
  from: FormatName | undefined,
): ParsedResume[] {
  const sources: ParsedResume[] = [];
  const tables: InputFile[] = [];
  for (const file of files) {
    if (file.bytes.length > maxFileSize) throw refusal(file, 'is larger than 10 MiB');
    if (/\.csv$/iu.test(file.name)) tables.push(file);
    else sources.push(openFile(file, from));
  }
  if (tables.length === 0) return sources;
  const place = files.findIndex(({ name }) => /\.csv$/iu.test(name));
  return sources.toSpliced(place, 0, openTables('LinkedIn', tables, from));
}

function openFile(file: InputFile, from: FormatName | undefined): ParsedResume {
  const { name, bytes } = file;
  if (startsWith(bytes, 'PK')) return openArchive(file, from);
  if (startsWith(bytes, '%PDF'))
    throw refusal(file, `is a PDF: text without structure, or none. ${instead}`);
  if (startsWith(bytes, '\u00D0\u00CF\u0011\u00E0')) throw refusal(file, word);
  const start = new TextDecoder().decode(bytes.subarray(0, 2_000));
  let data: unknown;
  try {
    data = parseText(file);
  } catch (error) {
    if (!isMarkdown(name, start)) throw error;
  }
  const format = formatNames.find((one) => formats[one].recognizes(data));
  if (format === undefined) {
    if (isMarkdown(name, start)) throw refusal(file, markdown);
    if (isObject(data) && isObject(data['basic'])) {
      throw new ImportError(`"${name}" has "basic"; JSON Resume calls it "basics". Rename it.`);
    }
    const isEuropass = /Europass|SkillsPassport/u.test(start);
    throw refusal(
      file,
      isEuropass ? `is a Europass document. ${instead}` : 'is no résumé of a known format',
    );
  }
  return checkFormat({ name, format, data, unread: [] }, from);
}

const instead = `Copy its texts into the example that "${program} init" writes`;
const markdown = `is Markdown: text for people, in which no program knows a company from a title. ${instead}`;
const word = `is a Word document: text without structure. ${instead}`;

/** Whether a text looks like Markdown: a title below its underline, or headings of two levels. A comment of YAML is neither. */
function isMarkdown(name: string, start: string): boolean {
  const hasHeadings = /^# \S/mu.test(start) && /^#{2,6} \S/mu.test(start);
  return (
    /\.(?:md|markdown)$/iu.test(name) || hasHeadings || /^\S.*\n(?:={3,}|-{4,})\s*$/mu.test(start)
  );
}

function checkFormat(source: ParsedResume, from: FormatName | undefined): ParsedResume {
  if (from === undefined || from === source.format) return source;
  const [label, expected] = [formatLabels[source.format], formatLabels[from]];
  throw new ImportError(`"${source.name}" is ${label}, not ${expected}. Leave out --from.`);
}

function refusal({ name }: { readonly name: string }, what: string): ImportError {
  return new ImportError(`"${name}" ${what}. ${known}`);
}

function openArchive(file: InputFile, from: FormatName | undefined): ParsedResume {
  const { names, entries } = readArchive(file, isRead);
  if (names.some((name) => name.startsWith('word/'))) throw refusal(file, word);
  if (entries.length === 0) throw refusal(file, 'is an archive without a résumé');
  const source = openTables(file.name, entries, from);
  return { ...source, unread: names.filter((name) => !isRead(name)).map(baseName) };
}

/** The name without its folders. */
function baseName(name: string): string {
  return name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1);
}

/** The LinkedIn table that a file is, by its name in any letter case. */
function tableOf(name: string): string | undefined {
  return linkedInFiles.find((file) => file.toLowerCase() === baseName(name).toLowerCase());
}

function isRead(name: string): boolean {
  return tableOf(name) !== undefined;
}

/** Reads the tables of one LinkedIn export. The first file of a name counts; other files are not opened. */
function openTables(
  name: string,
  files: readonly InputFile[],
  from: FormatName | undefined,
): ParsedResume {
  const tables: Record<string, unknown> = {};
  for (const file of files) {
    const table = tableOf(file.name);
    if (table !== undefined) tables[table] ??= parseTable(file);
  }
  if (Object.keys(tables).length === 0) {
    throw refusal(files[0]!, 'is not one of LinkedIn’s files about a résumé');
  }
  const unread = files.filter((file) => !isRead(file.name)).map((file) => baseName(file.name));
  return checkFormat({ name, format: 'linkedin', data: tables, unread }, from);
}
