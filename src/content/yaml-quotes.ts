// Quotes that an editor made typographic: to a parser of YAML they belong to the text.
import { type Document, isScalar, type Node, visit } from 'yaml';
import type { Finding } from './issue.ts';
import { shorten } from './words.ts';

const typographic = /^[“”„‟«‘‚](?<text>[^“”„‟«»‘‚’]+)[“”»‘’]$/u;

/** The texts without quotes of their own that stand in typographic ones as a whole. */
export function listTypographic(document: Document.Parsed): readonly Finding[] {
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
