// Constructs that Markdown of the owner must not contain.
import type { Code, Link, ListItem, Nodes, Paragraph } from 'mdast';
import { type ContentIssue, issueOf, type Severity, type Words } from '../report/issue.ts';
import { nameUnseen, shorten, unprintable } from '../report/text.ts';

export type Report = (
  node: Pick<Nodes, 'position'>,
  message: string,
  fix: string,
  severity?: Severity,
) => void;

/** A line that opens twenty quotations or lists. The parser takes time quadratic in their depth. */
const nestedDeep = /^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])[ \t])){20}/mu;

export function nestsTooDeep(body: string): boolean {
  return nestedDeep.test(body);
}

/** Reports lines with invisible characters, and lines that nest too deep for the parser. */
export function checkLines(file: string, body: string, firstLine: number): ContentIssue[] {
  return body.split('\n').flatMap((text, index) => {
    const line = firstLine + index;
    const unseen = unprintable.exec(text.replaceAll('\t', ' '));
    if (unseen !== null) {
      const message = `The line contains ${nameUnseen(unseen[0])} here.`;
      const fix = 'Delete it and type the text again.';
      return issueOf(file, { line, column: unseen.index + 1 }, { message, fix });
    }
    return nestsTooDeep(text) ? issueOf(file, { line, column: 1 }, nested) : [];
  });
}

export const nested: Words = {
  message: 'Quotations or lists are nested 20 deep.',
  fix: 'Put a backslash before a character that is meant as such.',
};

/** A node and all nodes below it, in the order of the text. */
export function listNodes(node: Nodes): readonly Nodes[] {
  return [node, ...('children' in node ? node.children.flatMap(listNodes) : [])];
}

/** Reports constructs that would be lost, shown as source, or break the page when a text is served alone. */
export function refuse(tree: Nodes, report: Report): void {
  for (const node of listNodes(tree)) refuseNode(node, report);
}

function refuseNode(node: Nodes, report: Report): void {
  if (node.type === 'html' && node.value.startsWith('<!--')) {
    report(
      node,
      'A comment would be served as part of the text.',
      'Remove it; comments belong in YAML and front matter, after "#".',
    );
  } else if (node.type === 'html' && !node.value.startsWith('</')) {
    report(
      node,
      `"${shorten(node.value)}" is HTML, which is shown as it is written.`,
      'Write it in Markdown; put code such as `List<Order>` between backticks.',
    );
  }
  if (node.type === 'heading') {
    report(
      node,
      `"${shorten(plainText(node))}" is a heading, and only the sections of a case have one.`,
      'Write **bold words** instead. Put a backslash before a "#" and an empty line above a line of hyphens that are no heading.',
    );
  }
  if (node.type === 'image' || node.type === 'imageReference') {
    report(node, 'Images are not served.', 'Say in words what it shows, or link to it.');
  }
  if (node.type === 'definition') {
    report(
      node,
      `The address of the link "${shorten(node.label ?? node.identifier)}" is apart from the link, and texts are also read alone.`,
      `Write the address at the link: [text](${shorten(node.url)})`,
    );
  }
  if (node.type === 'link' && !/^(https?:\/\/|mailto:|\/(?![/\\]))/iu.test(node.url)) {
    report(
      node,
      `The link leads to "${shorten(node.url)}", which is not a web or mail address.`,
      'Write it in full, with https://, or as a path of this site that begins with a slash.',
    );
  }
}

/** Reports text and code that were probably meant as headings, lists or the end of code. */
export function reportSlips(tree: Nodes, body: string, report: Report): void {
  const linesOf = ({ position }: Nodes) =>
    body.slice(position!.start.offset, position!.end.offset).split('\n');
  for (const node of listNodes(tree)) {
    if (node.type === 'code') refuseOpenCode(node, linesOf(node), report);
    if (node.type === 'paragraph') refuseUnspaced(node, linesOf(node), report);
    for (const child of 'children' in node ? node.children : []) {
      if (child.type !== 'paragraph') continue;
      warnOfUnlisted(child, linesOf(child), report, node.type === 'listItem' ? node : undefined);
    }
  }
}

/** Two or more "#" at the start of a line with no space after them: text to Markdown, not a heading. */
const unspaced = /^(?<indent>[ \t]*)##+(?![#\s]*$|[# \t])[\s\p{Cf}]*(?<title>.+)$/u;

/** Reports lines of a paragraph that would be headings with a space after the "#". */
function refuseUnspaced(node: Paragraph, lines: readonly string[], report: Report): void {
  const { start } = node.position!;
  for (const [index, text] of lines.entries()) {
    const { indent, title } = unspaced.exec(text)?.groups ?? {};
    if (indent === undefined || title === undefined) continue;
    const column = (index === 0 ? start.column : 1) + indent.length;
    const place = { line: start.line + index, column };
    report(
      { position: { start: place, end: place } },
      'A space is missing after "##", so the line would be served as text and not as a heading.',
      `Write: ## ${shorten(title)}`,
    );
  }
}

/** A hyphen without a space after it that begins no arrow, or a word processor's bullet: text to Markdown. */
const unlisted = /^(?<indent>[ \t]*)(?:-(?=[^\s>-])|[•–] )(?<entry>.+)$/u;

/** Warns of lines of a paragraph that were probably meant as entries of a list: they are joined to the line above. */
function warnOfUnlisted(
  node: Paragraph,
  lines: readonly string[],
  report: Report,
  list?: ListItem,
): void {
  const { start } = node.position!;
  // A single mark may begin any line of a paragraph. In a list, only a mark in the column of the entries counts.
  const margin = list && list.position!.start.column - 1;
  const isList = list !== undefined || lines.filter((text) => unlisted.test(text)).length > 1;
  for (const [index, text] of lines.entries()) {
    const { indent, entry } = unlisted.exec(text)?.groups ?? {};
    if (!isList || index === 0 || indent === undefined || entry === undefined) continue;
    if (margin !== undefined && indent.length !== margin) continue;
    if (/(?:\\| {2})$/u.test(lines[index - 1]!)) continue;
    const place = { line: start.line + index, column: indent.length + 1 };
    report(
      { position: { start: place, end: place } },
      'An entry of a list begins with a hyphen and a space, so this line is joined to the one above it.',
      `Write: - ${shorten(entry)}`,
      'warning',
    );
  }
}

/** Reports a code block that nothing closes: to Markdown, all that follows is code. */
function refuseOpenCode(node: Code, lines: readonly string[], report: Report): void {
  const [fence] = /^(?:`{3,}|~{3,})/u.exec(lines[0]!) ?? [];
  if (fence === undefined) return;
  const closing = lines.slice(1).at(-1) ?? '';
  const last = closing.replace(/^[\s>]+/u, '').trimEnd();
  if (last.startsWith(fence) && last === fence[0]!.repeat(last.length)) return;
  report(
    node,
    'The code block that begins here is not closed, so what follows is part of it.',
    `End it with a line: ${fence}`,
  );
}

/** The links of a tree that lead to a path of this site. */
export function listSiteLinks(tree: Nodes): readonly Link[] {
  return listNodes(tree).filter(
    (node): node is Link => node.type === 'link' && /^\/(?![/\\])/u.test(node.url),
  );
}

export function plainText(tree: Nodes): string {
  return listNodes(tree)
    .map((node) => ('value' in node ? node.value : ''))
    .join('');
}
