// Entries with every name under which a format writes a field, and what they become in the folder.
import { expect } from 'vitest';
import { parse } from 'yaml';
import type { Imported } from '../../src/import/import.ts';

const asOf = '2026-11';

/**
 * Imports files, whose texts are given by name. Loads the importer when a test runs, as the command does: `npm run mutants`
 * can then change its tables.
 */
export async function bring(texts: Readonly<Record<string, string>>): Promise<Imported> {
  const { importResume } = await import('../../src/import/import.ts');
  const inputs = Object.entries(texts).map(([name, text]) => ({
    name,
    bytes: new TextEncoder().encode(text),
  }));
  return importResume(inputs, { asOf });
}

/** Imports one file of JSON, which is YAML too. */
export function bringData(name: string, data: unknown): Promise<Imported> {
  return bring({ [name]: JSON.stringify(data) });
}

type Row = Readonly<Record<string, string>>;

/** Imports a table of LinkedIn. */
export function bringTable(name: string, rows: readonly Row[]): Promise<Imported> {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const cells = rows.map((row) => columns.map((column) => `"${row[column] ?? ''}"`));
  const text = [columns, ...cells].map((row) => row.join(',')).join('\n');
  return bring({ [name]: text });
}

export const read = ({ files }: Imported, file: string) => parse(files.get(file) ?? 'null');

export function listIn(imported: Imported, section: string) {
  return section === 'roles'
    ? read(imported, 'experience.yaml')
    : read(imported, 'background.yaml')[section];
}

/** The names in the source by the field that they fill. The first field is required. */
export type Names = Readonly<Record<string, string>>;

const lists = new Set(['highlights', 'courses', 'authors', 'keywords', 'technologies']);

function writeValue(field: string): string {
  if (field === 'period') return '2016-02 – 2019-04';
  if (/date|^start$|^end$/iu.test(field)) return '2019-04';
  return field === 'url' ? 'https://example.com/x' : `A ${field}`;
}

/** The fields of the folder that a field of the source becomes. */
function expectedOf(section: string, field: string): object {
  if (field === 'period') {
    return section === 'roles'
      ? { start: '2016-02', end: '2019-04' }
      : { startDate: '2016-02', endDate: '2019-04' };
  }
  return { [field]: lists.has(field) ? [writeValue(field)] : writeValue(field) };
}

/** An object with a value at a dotted path. */
export function put(path: string, value: string): Row {
  return path.split('.').reduceRight<unknown>((inner, key) => ({ [key]: inner }), value) as Row;
}

/** Makes an entry for each name of each field, with what it becomes. */
export function makeEntries(section: string, names: Names, between = ' ') {
  const [[first, firstNames], ...others] = Object.entries(names) as [[string, string]];
  const [main = ''] = firstNames.split(between);
  const required = firstNames.split(between).map((name, index) => ({
    source: put(name, `Main ${index}`),
    becomes: { [first]: `Main ${index}` },
  }));
  const rest = (others as [string, string][]).flatMap(([field, all]) =>
    all.split(between).map((name) => ({
      source: { ...put(main, `With ${name}`), ...put(name, writeValue(field)) },
      becomes: { [first]: `With ${name}`, ...expectedOf(section, field) },
    })),
  );
  const all = [...required, ...rest];
  return { sources: all.map(({ source }) => source), become: all.map(({ becomes }) => becomes) };
}

/** Expects the entries in their list, and no text left out. */
export function expectEntries(
  imported: Imported,
  section: string,
  become: readonly object[],
): void {
  expect(listIn(imported, section)).toMatchObject(become);
  expect(imported.leftOut).toEqual([]);
}
