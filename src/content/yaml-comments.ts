// Comments that were meant as text: `focus: Payments #1 in the world` says "Payments" to a YAML parser.
import { type Document, isScalar, type Node, visit } from 'yaml';
import type { Finding } from './issue.ts';
import { shorten } from './words.ts';

/** What is cut off a text without quotes by a "#" that no space and no word follow. */
export function listCutOff(document: Document.Parsed, text: string): readonly Finding[] {
  const found: Finding[] = [];
  visit(document, {
    Node(_, node: Node) {
      if (!isScalar(node) || node.type !== 'PLAIN' || !node.range) return;
      const end = node.range[1];
      const comment = /^[ \t]*(#(?![ \t]+\S).*)/u.exec(text.slice(end));
      if (comment === null || isOnOwnLine(text, end)) return;
      found.push({
        offset: end + comment[0].indexOf('#'),
        message: `From here on the text is cut off, because a space and "#" begin a comment: "${shorten(comment[1]!)}".`,
        fix: 'Put quotes around the whole text. If it is a comment, write a space after the "#".',
      });
    },
  });
  return found;
}

function isOnOwnLine(text: string, offset: number): boolean {
  return text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset).trim() === '';
}
