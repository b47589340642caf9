// Parses JSON, YAML and CSV.
import { parse } from 'csv-parse/sync';
import { parseDocument } from 'yaml';
import { maxDepth as maxDepthOfYAML } from '../content/yaml/errors.ts';
import { findTooDeep, findTooIndented, findTooLong } from '../content/yaml/refused.ts';
import { documentLimits, findExcess } from '../kernel/json.ts';
import { startsWith } from '../kernel/octets.ts';
import { ImportError, maxDepth } from './source.ts';

export interface InputFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Lines, commas and brackets of a file, up to which JSON and CSV are parsed in little time and memory. */
const maxMarks = 200_000;
const marks = new Set(Array.from('\n,[{', (one) => one.charCodeAt(0)));

/** Decodes a text with few enough marks. A byte-order mark, which the decoder drops, also marks UTF-16. */
function decode(file: InputFile): string {
  const { name, bytes } = file;
  const isLittle = startsWith(bytes, '\u00FF\u00FE');
  const encoding = isLittle ? 'utf-16le' : startsWith(bytes, '\u00FE\u00FF') ? 'utf-16be' : 'utf-8';
  let text: string;
  try {
    text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new ImportError(`"${name}" is not encoded in UTF-8. Save it as UTF-8 in your editor.`);
  }
  let count = 0;
  for (let offset = 0; offset < text.length; offset++) {
    if (marks.has(text.charCodeAt(offset)) && ++count > maxMarks) throw tooLarge(file);
  }
  return text;
}

function tooLarge(file: InputFile): ImportError {
  return new ImportError(
    `"${file.name}" has more entries than any résumé. Remove what does not belong to it.`,
  );
}

/** Parses JSON or YAML; `undefined` if the first character belongs to neither. */
export function parseText(file: InputFile): unknown {
  const text = decode(file);
  if (/^\s*[[{]/u.test(text)) {
    const excess = findExcess(text, { ...documentLimits, depth: maxDepth });
    if (excess !== undefined) throw new ImportError(`"${file.name}" ${excess}`);
    try {
      return JSON.parse(text);
    } catch (error) {
      if (/\.json$/iu.test(file.name)) throw broken(file, 'JSON', withLine(error, text));
    }
  }
  // The YAML parser's errors for XML would be puzzling.
  if (/^\s*</u.test(text)) return undefined;
  return parseYAML(file, text);
}

function parseYAML(file: InputFile, text: string): unknown {
  if (findTooLong(text)) throw tooLarge(file);
  if (findTooDeep(text) ?? findTooIndented(text)) {
    throw new ImportError(
      `"${file.name}" is nested deeper than any résumé: more than ${maxDepthOfYAML} levels.`,
    );
  }
  // Texts stay as written: 3.50 is not a number, and "no" is not false.
  const document = parseDocument(text, {
    schema: 'failsafe',
    customTags: ['null', 'bool'],
    uniqueKeys: false,
    logLevel: 'error',
  });
  if (document.errors[0] !== undefined) throw broken(file, 'YAML', document.errors[0]);
  try {
    return document.toJS();
  } catch (error) {
    throw broken(file, 'YAML', error);
  }
}

/** Names the line and column where JavaScript counts characters. Newer versions append both. */
function withLine(error: unknown, text: string): string {
  return String((error as Error).message).replace(
    /(?: in JSON)? at position (?<position>\d+).*$/su,
    (_, position: string) => {
      const lines = text.slice(0, Number(position)).split('\n');
      return ` at line ${lines.length}, column ${lines.at(-1)!.length + 1}`;
    },
  );
}

function broken(file: InputFile, language: string, error: unknown): ImportError {
  const message =
    error instanceof Error
      ? error.message.split('\n')[0]!.replace(/:$/u, '')
      : String(error).replaceAll(/\s+/gu, ' ');
  return new ImportError(`"${file.name}" is not ${language}: ${message.slice(0, 200)}`);
}

/** Parses a table; each row becomes an object. */
export function parseTable(file: InputFile): unknown {
  const text = decode(file);
  try {
    return parse(text, {
      columns: (header: string[]) => header.map((column) => column.trim()),
      bom: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
    });
  } catch (error) {
    throw broken(file, 'CSV', error);
  }
}
