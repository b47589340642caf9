// Parses one file of an owner's folder by its row.
import { nearest } from '../../kernel/nearest.ts';
import { parseCase } from '../format/case.ts';
import { checkFormat, fieldsOf, type HomeOf } from '../format/violations.ts';
import type { LocatedSection } from '../markdown/text.ts';
import { issueIn, type Issues } from '../report/issue.ts';
import type { YAMLData } from '../yaml/located.ts';
import { parseYAML } from '../yaml/parse.ts';
import { decodeText, formatSize, Unreadable } from './files.ts';
import type { OwnerFile } from './owner-file.ts';

export interface ParsedFile {
  readonly row: OwnerFile;
  readonly file: string;
  /** The YAML or the front matter, unless its syntax is broken. */
  readonly yaml?: YAMLData;
  /** The sections of a case, unless they cannot be read. */
  readonly sections?: readonly LocatedSection[];
  /** The valid data of the file. */
  readonly data?: unknown;
  readonly issues: Issues;
}

type Parsed = Omit<ParsedFile, 'row' | 'file'>;

/** Parses a file of the row; `language` is that of the owner's texts (BCP 47). */
export function parseFile(
  row: OwnerFile,
  file: string,
  bytes: Uint8Array,
  { language, table }: { readonly language: string; readonly table: readonly OwnerFile[] },
): Parsed {
  if (row.reading === 'bytes') return parseBytes(row, file, bytes);
  const decoded = decodeText(file, bytes, row.limit);
  if ('issue' in decoded) return { issues: [decoded.issue] };
  if (row.reading === 'case') return parseCase(file, decoded.text, language);
  return parseData(row, file, decoded.text, table);
}

function parseData(
  { schema, isRequired }: OwnerFile,
  file: string,
  text: string,
  table: readonly OwnerFile[],
): Parsed {
  const { yaml, issues } = parseYAML(file, text, 1);
  if (yaml === undefined) return { issues };
  // In an optional file everything may be commented out.
  if (schema === undefined || (yaml.data === null && !isRequired)) return { issues };
  const checked = checkFormat(yaml, schema, homesIn(table, file));
  return { ...checked, yaml, issues: [...issues, ...checked.issues] };
}

function parseBytes(
  { limit, namedBy, inspect }: OwnerFile,
  file: string,
  bytes: Uint8Array,
): Parsed {
  if (bytes instanceof Unreadable) {
    // No message is needed for a file that no field names.
    return { issues: namedBy ? [] : [issueIn(file, bytes.words.message, bytes.words.fix)] };
  }
  if (bytes.length > limit) {
    const message = `The file is larger than ${formatSize(limit)}.`;
    return { issues: [issueIn(file, message, 'Make it smaller, or remove it.')] };
  }
  const wrong = namedBy ? undefined : inspect?.(bytes, file);
  return { data: bytes, issues: wrong ? [issueIn(file, wrong.message, wrong.fix)] : [] };
}

/** Finds the place of a field that a file does not have: another file has it, or is named so. */
function homesIn(table: readonly OwnerFile[], file: string): HomeOf {
  const others = table.filter((row) => row.file !== file && row.reading === 'yaml');
  const homes = new Map<string, string>();
  for (const row of others) {
    homes.set(row.file.replace(/\.yaml$/u, ''), row.file);
    if (row.schema) for (const field of fieldsOf(row.schema)) homes.set(field, row.file);
  }
  return (field) => {
    const name = homes.has(field) ? field : nearest(field, homes.keys());
    return name === undefined ? undefined : { name, file: homes.get(name)! };
  };
}
