// Warnings of valid YAML that means something else than it seems: text that "#" cuts off, lists that ">" joins into one
// line, and typographic quotes.
import { type Document, type Scalar, visit } from 'yaml';
import type { Finding } from '../report/issue.ts';
import { entryMark, shorten } from '../report/text.ts';

export function listWarnings(document: Document.Parsed, text: string): readonly Finding[] {
  const plain = listScalars(document, 'PLAIN');
  return [
    ...plain.flatMap((scalar) => findCutOff(scalar, text)),
    ...listScalars(document, 'BLOCK_FOLDED').flatMap((scalar) => findJoined(scalar, text)),
    ...plain.flatMap((scalar) => findIndented(scalar, text)),
    ...plain.flatMap(findTypographic),
  ];
}

function listScalars(document: Document.Parsed, type: Scalar.Type): readonly Scalar.Parsed[] {
  const found: Scalar.Parsed[] = [];
  visit(document, {
    Scalar(_, scalar) {
      if (scalar.type === type && scalar.range) found.push(scalar as Scalar.Parsed);
    },
  });
  return found;
}

/** A text without quotes that a "#" cuts off, unless a space and a word follow it as in a comment. */
function findCutOff({ range: [, end] }: Scalar.Parsed, text: string): readonly Finding[] {
  const comment = /^[ \t]*(#(?![ \t]+\S).*)/u.exec(text.slice(end));
  if (comment === null || isOnOwnLine(text, end)) return [];
  const message = `From here on the text is cut off, because a space and "#" begin a comment: "${shorten(comment[1]!)}".`;
  const fix = 'Put quotes around the whole text. If it is a comment, write a space after the "#".';
  return [{ offset: end + comment[0].indexOf('#'), message, fix }];
}

function isOnOwnLine(text: string, offset: number): boolean {
  return text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset).trim() === '';
}

/** A list with two entries on lines that YAML joins. It does not join lines that are indented further. */
function findJoined({ range: [start, end] }: Scalar.Parsed, text: string): readonly Finding[] {
  const source = text.slice(start, end);
  const indent = /\n( *)\S/u.exec(source)?.[1] ?? '';
  const entry = `\n${indent}${entryMark.source.slice(1)}.*`;
  const list = new RegExp(`${entry}${entry}`, 'u').exec(source);
  if (list === null) return [];
  const message = 'The lines of this list are joined into one, because ">" above joins lines.';
  const fix = 'Write "|-" in its place, or put a blank line between the entries.';
  return [{ offset: start + list.index + 1 + indent.length, message, fix }];
}

/** The first hyphen in a text without quotes that begins a line: it is indented further than the list. */
function findIndented({ range: [start, end] }: Scalar.Parsed, text: string): readonly Finding[] {
  const hyphen = /\n *(?=- \S)/u.exec(text.slice(start, end));
  if (hyphen === null) return [];
  const message = 'This line is part of the text above, because its hyphen is indented further.';
  const fix = 'Indent all hyphens of a list by the same number of spaces.';
  return [{ offset: start + hyphen.index + hyphen[0].length, message, fix }];
}

const typographic = /^[“”„‟«‘‚](?<text>[^“”„‟«»‘‚’]+)[“”»‘’]$/u;

/** A text without quotes of its own that is wholly inside typographic ones. */
function findTypographic({ source, range: [offset] }: Scalar.Parsed): readonly Finding[] {
  const { text } = typographic.exec(source)?.groups ?? {};
  if (text === undefined) return [];
  const message = `The quotes around "${shorten(text)}" are typographic and part of the text.`;
  const fix =
    'Remove them or make them straight. If they are meant, put straight quotes around them.';
  return [{ offset, message, fix }];
}
