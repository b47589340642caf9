// Converts the Markdown body of a case to its sections in reading order.
import type { Heading, List, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import type { Section } from '../../schema/case.ts';
import {
  type ContentIssue,
  issueOf,
  type Issues,
  type Position,
  type Words,
} from '../report/issue.ts';
import {
  checkLines,
  listNodes,
  listSiteLinks,
  nested,
  nestsTooDeep,
  plainText,
  refuse,
  type Report,
  reportSlips,
} from './checks.ts';
import { parsePlain } from './plain.ts';
import { joinLines, type LocatedSection, toSectionId } from './text.ts';
import { shorten } from '../report/text.ts';

export interface ParsedSections {
  /** Absent if the text cannot be read. */
  readonly sections?: readonly LocatedSection[];
  readonly issues: Issues;
}

/** Parses a body that begins on the given line of its file. There are no sections if it nests too deep to be parsed. */
export function parseSections(file: string, body: string, firstLine: number): ParsedSections {
  const issues = checkLines(file, body, firstLine);
  if (nestsTooDeep(body)) return { issues };
  const overfull = findCrowded(file, body, firstLine);
  if (overfull.length > 0) return { issues: [...issues, ...overfull] };
  const parsed = parseMarkdown(file, body, firstLine);
  return { ...parsed, issues: [...issues, ...parsed.issues] };
}

/** Finds constructs that texts outside the sections of a case must not contain. */
export function findRefused(text: string): readonly Words[] {
  if (nestsTooDeep(text)) return [nested];
  if (countMarks(text) > maxMarks) return [crowded];
  // A single line without these characters has no link, image, HTML or heading.
  if (!/[<[#\r\n]/u.test(text)) return [];
  const found: Words[] = [];
  refuse(fromMarkdown(text), (_, message, fix) => found.push({ message, fix }));
  return found;
}

/** The paths of this site to which a text outside the sections of a case links. */
export function findSiteLinks(text: string): readonly string[] {
  if (!text.includes('](') || findRefused(text).length > 0) return [];
  return listSiteLinks(fromMarkdown(text)).map(({ url }) => url);
}

/** Marks of emphasis, links and HTML in one paragraph. The parser takes time quadratic in their number. */
const maxMarks = 1_000;
const mark = /[*_]+|[[<]/gu;
const crowded = {
  message: `More than ${maxMarks} marks of emphasis, links or HTML are in this paragraph.`,
  fix: 'Divide it by blank lines, or indent what is code by four spaces.',
};

/** Disables inline constructs: the content of paragraphs and headings stays unparsed. */
const blocksOnly = {
  disable: {
    null: ['attention', 'codeText', 'htmlText', 'labelEnd', 'labelStartImage', 'labelStartLink'],
  },
};

/** Reports paragraphs with too many marks for the parser. */
function findCrowded(file: string, body: string, firstLine: number): ContentIssue[] {
  if (countMarks(body) <= maxMarks) return [];
  const nodes = listNodes(fromMarkdown(body, { extensions: [blocksOnly] }));
  return nodes.flatMap(({ type, position }) => {
    if (type !== 'paragraph' && type !== 'heading') return [];
    const { start, end } = position!;
    if (countMarks(body.slice(start.offset, end.offset)) <= maxMarks) return [];
    return issueOf(file, { ...start, line: start.line + firstLine - 1 }, crowded);
  });
}

function countMarks(text: string): number {
  return text.match(mark)?.length ?? 0;
}

function parseMarkdown(file: string, body: string, firstLine: number): Required<ParsedSections> {
  const issues: ContentIssue[] = [];
  const toPosition = ({ line, column }: Position) => ({ line: line + firstLine - 1, column });
  const report: Report = (node, message, fix, severity) => {
    issues.push(issueOf(file, toPosition(node.position!.start), { message, fix }, severity));
  };
  const tree = parsePlain(body) ?? fromMarkdown(body);
  for (const node of tree.children) {
    // The headings of sections have rules of their own.
    for (const one of node.type === 'heading' ? node.children : [node]) refuse(one, report);
  }
  reportSlips(tree, body, report);
  const sections: LocatedSection[] = [];
  for (const { heading, blocks } of groupBySection(tree.children, report)) {
    const section = toSection(body, heading, blocks, report);
    const twin = sections.find((other) => other.section.id === section.id);
    if (twin !== undefined) {
      const message = `The heading "${shorten(section.heading)}" makes the same anchor, #${section.id}, as the one on line ${twin.line}.`;
      report(heading, message, 'Give each section a heading of its own.');
    }
    sections.push({
      section,
      line: toPosition(heading.position!.start).line,
      text: toMarkdown(body, blocks),
      lists: blocks.filter(({ type }) => type === 'list').length,
      links: blocks.flatMap(listSiteLinks).map(({ url, position }) => ({
        url,
        ...toPosition(position!.start),
      })),
    });
  }
  return { sections, issues };
}

function groupBySection(nodes: readonly RootContent[], report: Report) {
  const groups: { heading: Heading; blocks: RootContent[] }[] = [];
  let strays = 0;
  for (const node of nodes) {
    const group = groups.at(-1);
    if (node.type === 'heading' && node.depth === 2) groups.push({ heading: node, blocks: [] });
    else if (node.type === 'heading' && node.depth === 1) {
      report(
        node,
        'The title of a case belongs in its front matter, not in a heading.',
        'Remove the heading, or make it a section with "##".',
      );
    } else if (node.type === 'heading') {
      report(
        node,
        'A case has one level of headings, "##".',
        'Make it a section with "##", or a paragraph that begins with **bold words**.',
      );
    } else if (group !== undefined) group.blocks.push(node);
    else if (strays++ === 0) {
      const fix = 'Put a heading above it: ## Context';
      report(node, 'This text comes before the first section.', fix);
    }
  }
  return groups;
}

function toSection(
  body: string,
  heading: Heading,
  blocks: readonly RootContent[],
  report: Report,
): Section {
  const title = plainText(heading).trim();
  if (title === '') report(heading, 'The heading is empty.', 'Write one, for example: ## Context');
  else if (blocks.length === 0) {
    const message = `The section "${shorten(title)}" is empty.`;
    report(heading, message, 'Write its text, or remove the heading.');
  }
  // Only a list at the end keeps its place in the reading order when it becomes points.
  const last = blocks.at(-1);
  const list = last?.type === 'list' ? last : undefined;
  const prose = toMarkdown(body, list === undefined ? blocks : blocks.slice(0, -1));
  return {
    id: toSectionId(title),
    heading: title,
    ...(prose !== '' && { body: prose }),
    ...(list !== undefined && {
      points: toPoints(body, list, report),
      ordered: list.ordered === true,
    }),
  };
}

function toPoints(body: string, list: List, report: Report): string[] {
  return list.children.map((item) => {
    if (item.children.length === 0) {
      report(item, 'The list item is empty.', 'Write its text, or remove it.');
    }
    return item.children.map((node) => sourceOf(body, node)).join(item.spread ? '\n\n' : '\n');
  });
}

function toMarkdown(body: string, nodes: readonly RootContent[]): string {
  return nodes.map((node) => sourceOf(body, node)).join('\n\n');
}

/** The Markdown of a block without its indentation. Paragraphs become one line each. */
function sourceOf(body: string, node: RootContent): string {
  const { start, end } = node.position!;
  const lines = body.slice(start.offset, end.offset).split('\n');
  if (node.type === 'paragraph' && !isTable(lines)) return joinLines(lines);
  const margin = new RegExp(`^[ \\t]{0,${start.column - 1}}`, 'u');
  return lines.map((one, index) => (index === 0 ? one : one.replace(margin, ''))).join('\n');
}

/** A table is a paragraph to CommonMark, but its lines are rows. */
function isTable([, second = '']: readonly string[]): boolean {
  return /^[-:| \t]+$/u.test(second) && second.includes('-') && second.includes('|');
}
