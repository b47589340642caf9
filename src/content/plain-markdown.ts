// The short way through the Markdown that most cases are: headings, paragraphs, and a list at the end of a
// section, parted by blank lines. It is some fifty times quicker than a parser of all Markdown, whose result it
// gives; whatever is not as plain, or not right, is left to that parser.
import { joinLines, type LocatedSection, slugify } from './markdown-text.ts';

// A bracket or a tab anywhere, or a space or a backslash at the end of a line, may mean more than itself.
const notPlain = /[<[\]\t]|[ \\]$/mu;
const headingLine = /^## (?<title>[\p{L}\p{N}](?:[\p{L}\p{N} ,'’?-]*[\p{L}\p{N}?])?)$/u;
const textLine = /^(?!\d{1,9}[.)]|```)[\p{L}\p{N}"'(`“„«…]/u;
const itemLine = /^(?<marker>- |\d{1,9}\. )(?<text>.+)$/u;

/** Whether a text is paragraphs of words, which hold nothing that is refused. */
export function isPlainProse(text: string): boolean {
  return !notPlain.test(text) && text.split('\n').every((one) => one === '' || textLine.test(one));
}

/** Reads a body that is plain; `undefined` for any other. */
export function parsePlainSections(body: string, firstLine: number): LocatedSection[] | undefined {
  if (notPlain.test(body)) return undefined;
  const drafts: Draft[] = [];
  for (const { lines, line } of groupLines(body, firstLine)) {
    const draft = drafts.at(-1);
    const title = lines.length === 1 ? headingLine.exec(lines[0]!)?.groups?.['title'] : undefined;
    if (title !== undefined) {
      drafts.push({ title, line, paragraphs: [] });
      continue;
    }
    if (draft === undefined || draft.list !== undefined) return undefined;
    if (lines.every((one) => textLine.test(one))) {
      draft.paragraphs.push(joinLines(lines));
      continue;
    }
    const points = readItems(lines);
    if (points === undefined) return undefined;
    draft.list = { points, ordered: !lines[0]!.startsWith('-'), source: lines.join('\n') };
  }
  const sections = drafts.map(toSection);
  const isWhole = sections.every(({ text }) => text !== '');
  const ids = new Set(sections.map(({ section }) => section.id));
  return isWhole && ids.size === sections.length ? sections : undefined;
}

interface Draft {
  readonly title: string;
  readonly line: number;
  readonly paragraphs: string[];
  list?: { readonly points: string[]; readonly ordered: boolean; readonly source: string };
}

function toSection({ title, line, paragraphs, list }: Draft): LocatedSection {
  const body = paragraphs.join('\n\n');
  return {
    section: {
      id: slugify(title),
      heading: title,
      ...(body !== '' && { body }),
      ...(list !== undefined && { points: list.points, ordered: list.ordered }),
    },
    line,
    text: [...paragraphs, ...(list === undefined ? [] : [list.source])].join('\n\n'),
    lists: list === undefined ? 0 : 1,
  };
}

/** The groups of lines between blank lines, with the line on which each begins. */
function groupLines(body: string, firstLine: number): { lines: string[]; line: number }[] {
  const groups: { lines: string[]; line: number }[] = [];
  let previous = '';
  for (const [index, text] of body.split('\n').entries()) {
    if (text !== '' && previous === '') groups.push({ lines: [], line: firstLine + index });
    if (text !== '') groups.at(-1)!.lines.push(text);
    previous = text;
  }
  return groups;
}

/** The items of one list whose lines are indented exactly as far as its text. */
function readItems(lines: readonly string[]): string[] | undefined {
  const items: string[][] = [];
  const kind = lines[0]!.startsWith('-');
  let indent = '';
  for (const line of lines) {
    const { marker, text } = itemLine.exec(line)?.groups ?? {};
    if (marker !== undefined && line.startsWith('-') === kind) {
      indent = ' '.repeat(marker.length);
      items.push([text!]);
    } else if (items.length > 0 && line.startsWith(indent)) {
      items.at(-1)!.push(line.slice(indent.length));
    } else return undefined;
  }
  return items.every((item) => item.every((one) => textLine.test(one)))
    ? items.map(joinLines)
    : undefined;
}
