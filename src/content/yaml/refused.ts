// Valid YAML that is refused, and YAML that the parser must not get.
import { type Document, isAlias, isScalar, type Node, visit } from 'yaml';
import type { Finding } from '../report/issue.ts';
import { shorten } from '../report/text.ts';
import { maxDepth, maxMarks, tooDeep, tooIndented, tooLong } from './errors.ts';
import { startOf } from './locate.ts';

/** Finds brackets that are nested too deep. A recursive parser would exhaust its stack. */
export function findTooDeep(text: string): Finding | undefined {
  let depth = 0;
  for (const { 0: bracket, index } of text.matchAll(/[[\]{}]/gu)) {
    depth = bracket === '[' || bracket === '{' ? depth + 1 : Math.max(depth - 1, 0);
    if (depth > maxDepth) return { offset: index, ...tooDeep };
  }
  return undefined;
}

/** Finds the place after which a text has too many lines and commas to be parsed in time. */
export function findTooLong(text: string): Finding | undefined {
  let marks = 0;
  for (let offset = 0; offset < text.length; offset++) {
    const code = text.charCodeAt(offset);
    if ((code === lineFeed || code === comma) && ++marks > maxMarks) return { offset, ...tooLong };
  }
  return undefined;
}

const lineFeed = 0x0a;
const comma = 0x2c;

/** Finds lines with too many levels of indentation, or too many hyphens at their start. */
export function findTooIndented(text: string): Finding | undefined {
  const columns: number[] = [];
  for (const { 0: opening, index } of text.matchAll(/^ *(?:[-?:] +)*[^ #\n]/gmu)) {
    for (const { index: column } of opening.matchAll(/\S/gu)) {
      while (columns.length > 0 && columns.at(-1)! >= column) columns.pop();
      columns.push(column);
      if (columns.length > maxDepth) return { offset: index + column, ...tooIndented };
    }
  }
  return undefined;
}

/** Lists the fields that a group has twice. */
export function listRepeated(document: Document.Parsed, text: string): readonly Finding[] {
  const found: Finding[] = [];
  visit(document, {
    Map(_, { items }) {
      const names = new Set<unknown>();
      for (const { key } of items) {
        if (!isScalar(key)) continue;
        if (names.has(key.value)) found.push(explainRepeated(text, startOf(key) ?? 0));
        names.add(key.value);
      }
    },
  });
  return found;
}

function explainRepeated(text: string, offset: number): Finding {
  const key = /^[^:\n]*/u.exec(text.slice(offset))?.[0].trim() ?? '';
  return {
    offset,
    message: `The field "${shorten(key)}" is given a second time.`,
    fix: text.slice(0, offset).includes(`- ${key}:`)
      ? 'Keep one of the two. If another entry begins here, put a hyphen and a space before it.'
      : 'Keep one of the two.',
  };
}

/** Features of YAML that repeat or retype content and would hide the served values. */
export function listRefused(document: Document.Parsed, text: string): readonly Finding[] {
  const found: Finding[] = [];
  visit(document, {
    Node(_, node: Node) {
      const offset = node.range?.[0] ?? 0;
      if (isAlias(node)) {
        // A pair without a name is due to a syntax error, which is reported.
        if (node.source === '') return;
        found.push({
          offset,
          message: `"*${node.source}" stands for a text from elsewhere in the file.`,
          fix: 'Write the text itself; put quotes around one that begins with "*".',
        });
      } else if (node.tag !== undefined) {
        found.push({
          offset,
          message: `"${node.tag.replace('tag:yaml.org,2002:', '!!')}" is a YAML tag, and tags have no meaning here.`,
          fix: 'Remove it, or put quotes around a text that begins with "!".',
        });
      } else if (node.anchor !== undefined) {
        found.push({
          offset: text.lastIndexOf(`&${node.anchor}`, offset),
          message: `"&${shorten(node.anchor)}" is a YAML anchor, and anchors have no place here.`,
          fix: 'Put quotes around a text that begins with "&", or remove the anchor.',
        });
      }
    },
  });
  return found;
}
