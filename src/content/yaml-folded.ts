// Lists in texts whose lines YAML joins: `>-` makes one line of what its owner sees as entries.
import { type Document, visit } from 'yaml';
import type { Finding } from './issue.ts';
import { entryMark } from './words.ts';

/** The lists of which two entries stand on lines that are joined. Lines that are indented further are not. */
export function listJoined(document: Document.Parsed, text: string): readonly Finding[] {
  const found: Finding[] = [];
  visit(document, {
    Scalar(_, { type, range }) {
      if (type !== 'BLOCK_FOLDED' || !range) return;
      const source = text.slice(range[0], range[1]);
      const indent = /\n( *)\S/u.exec(source)?.[1] ?? '';
      const entry = `\n${indent}${entryMark.source.slice(1)}.*`;
      const list = new RegExp(`${entry}${entry}`, 'u').exec(source);
      if (list === null) return;
      found.push({
        offset: range[0] + list.index + 1 + indent.length,
        message: 'The lines of this list are joined into one, because ">" above joins lines.',
        fix: 'Write "|-" in its place, or put a blank line between the entries.',
      });
    },
  });
  return found;
}
