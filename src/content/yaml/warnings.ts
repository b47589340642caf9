// Warnings of valid YAML that means something else than it seems: text that "#" cuts off, lists that ">" joins into one
// line, and typographic quotes.
import { type Document, isScalar, type Node, visit } from 'yaml';
import type { Finding } from '../report/issue.ts';
import { entryMark, shorten } from '../report/text.ts';

export function listWarnings(document: Document.Parsed, text: string): readonly Finding[] {
  return [
    ...listCutOff(document, text),
    ...listJoined(document, text),
    ...listIndented(document, text),
    ...listTypographic(document),
  ];
}

/** Texts without quotes that a "#" cuts off, unless a space and a word follow it as in a comment. */
function listCutOff(document: Document.Parsed, text: string): readonly Finding[] {
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

/** Lists with two entries on lines that YAML joins. It does not join lines that are indented further. */
function listJoined(document: Document.Parsed, text: string): readonly Finding[] {
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

/** The first hyphen in each text without quotes that begins a line: it is indented further than the list. */
function listIndented(document: Document.Parsed, text: string): readonly Finding[] {
  const found: Finding[] = [];
  visit(document, {
    Scalar(_, { type, range }) {
      if (type !== 'PLAIN' || !range) return;
      const hyphen = /\n *(?=- \S)/u.exec(text.slice(range[0], range[1]));
      if (hyphen === null) return;
      found.push({
        offset: range[0] + hyphen.index + hyphen[0].length,
        message: 'This line is part of the text above, because its hyphen is indented further.',
        fix: 'Indent all hyphens of a list by the same number of spaces.',
      });
    },
  });
  return found;
}

const typographic = /^[“”„‟«‘‚](?<text>[^“”„‟«»‘‚’]+)[“”»‘’]$/u;

/** The texts without quotes of their own that are wholly inside typographic ones. */
function listTypographic(document: Document.Parsed): readonly Finding[] {
  const found: Finding[] = [];
  visit(document, {
    Node(_, node: Node) {
      if (!isScalar(node) || node.type !== 'PLAIN' || !node.range) return;
      const { text } = typographic.exec(node.source ?? '')?.groups ?? {};
      if (text === undefined) return;
      found.push({
        offset: node.range[0],
        message: `The quotes around "${shorten(text)}" are typographic and part of the text.`,
        fix: 'Remove them or make them straight. If they are meant, put straight quotes around them.',
      });
    },
  });
  return found;
}
