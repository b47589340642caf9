// YAML text -> plain data with the position of each value. Aliases, tags, a second document, merge keys and deep nesting
// are refused.
import { type Document, LineCounter, parseDocument, visit, type YAMLError } from 'yaml';
import {
  type Finding,
  issueOf,
  type Issues,
  type Position,
  type Severity,
} from '../report/issue.ts';
import { once } from '../../kernel/derived.ts';
import type { YAMLData } from './located.ts';
import { explain } from './errors.ts';
import { locate } from './locate.ts';
import { parsePlain } from './plain.ts';
import { findTooDeep, findTooIndented, findTooLong, listRefused, listRepeated } from './refused.ts';
import { listWarnings } from './warnings.ts';
import { findSlip } from './slips.ts';

export interface ParsedYAML {
  /** Absent if the syntax is broken. */
  readonly yaml?: YAMLData;
  readonly issues: Issues;
}

/** Parses one document; `firstLine` is the line of the file on which the text begins. */
export function parseYAML(file: string, text: string, firstLine: number): ParsedYAML {
  const deep = findTooLong(text) ?? findTooDeep(text) ?? findTooIndented(text);
  if (deep !== undefined) {
    const before = text.slice(0, deep.offset).split('\n');
    const position = { line: firstLine + before.length - 1, column: before.at(-1)!.length + 1 };
    return { issues: [issueOf(file, position, deep)] };
  }
  const data = parsePlain(text);
  if (data === undefined) return parseFully(file, text, firstLine);
  const full = once(() => parseFully(file, text, firstLine).yaml!);
  const yaml: YAMLData = {
    file,
    data,
    at: (path) => full().at(path),
    atKey: (path) => full().atKey(path),
    source: (path) => full().source(path),
  };
  return { yaml, issues: [] };
}

/** Parses a text with the places of its values and every issue. */
export function parseFully(file: string, text: string, firstLine: number): ParsedYAML {
  const lines = new LineCounter();
  const document = parseDocument(text, {
    lineCounter: lines,
    prettyErrors: false,
    stringKeys: true,
    // The parser's own check is quadratic; `listRepeated` is not.
    uniqueKeys: false,
    version: '1.2',
  });
  const position = (offset: number): Position => {
    const { line, col } = lines.linePos(offset);
    return { line: Math.max(line, 1) + firstLine - 1, column: Math.max(col, 1) };
  };
  // After one slip the parser reports follow-up errors; only the first is about the slip.
  const syntax = document.errors.slice(0, 1);
  const refused = listRefused(document, text);
  const report = (finding: Finding, severity?: Severity) =>
    issueOf(file, position(finding.offset), finding, severity);
  const issues = [
    ...syntax.map((error) =>
      report(findSlip(error, text) ?? { offset: placeOf(error, document), ...explain(error) }),
    ),
    ...[...listRepeated(document, text), ...refused].map((finding) => report(finding)),
    ...listWarnings(document, text).map((finding) => report(finding, 'warning')),
  ];
  const isReadable = syntax.length === 0 && refused.length === 0;
  return isReadable ? { yaml: locate(file, document, position), issues } : { issues };
}

/** The parser reports an unclosed quote at the end of the text; its owner needs the place where it opened. */
function placeOf(error: YAMLError, document: Document.Parsed): number {
  let [place] = error.pos;
  if (!error.message.startsWith('Missing closing')) return place;
  visit(document, {
    Scalar(_, { range }) {
      if (range && range[0] < error.pos[0] && range[1] >= error.pos[0]) place = range[0];
    },
  });
  return place;
}
