// Converts texts to Markdown that the folder accepts, or to one line.
import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { refuse } from '../content/markdown/checks.ts';
import { findRefused } from '../content/markdown/sections.ts';
import { unprintable } from '../content/report/text.ts';
import { isHTML, toMarkdown, toPlain } from './html.ts';

const unseen = new RegExp(unprintable, 'gu');
/** The bullets of word processors, at the start of a line. */
const bullet = /^[ ]*[•◦▪▫●○‣⁃∙·➢➤✓✔][ ]*/gmu;

/** Removes invisible characters, and makes every line end `\n`. */
function clean(text: string): string {
  return text
    .replace(/\r\n?|\u2028|\u2029|\u0085/gu, '\n')
    .replaceAll('\t', ' ')
    .replace(unseen, '')
    .trim();
}

/** One line of plain text. */
export function toLine(text: string): string {
  const plain = isHTML(text) ? toPlain(text) : text;
  return clean(plain).replace(/\s+/gu, ' ').trim();
}

/** Removes Markdown emphasis from a line. */
export function withoutEmphasis(text: string): string {
  return text
    .replace(/(?<![\p{L}\p{N}\\])(\*{1,3}|_{1,3})(?=\S)(.+?)(?<=\S)\1(?![\p{L}\p{N}])/gu, '$2')
    .trim();
}

/** Converts prose to Markdown; `undefined` if the folder refuses every form of it. */
export function toProse(text: string): string | undefined {
  const markdown = isHTML(text)
    ? clean(toMarkdown(clean(text)))
    : clean(text).replace(bullet, '- ').replace(/^- *$/gmu, '');
  return escapeRefused(markdown.replace(/\n{3,}/gu, '\n\n').trim());
}

/** Breaks a line before its bullets: forms join the lines of a pasted list. */
export function breakAtBullets(text: string): string {
  return text.replace(/[ \t]+(?=[•▪●‣◦][ \t])/gu, '\n');
}

/** Marks of emphasis, links and HTML, up to which a text is parsed. The parser takes time quadratic in their number. */
const maxMarks = 1_000;
const anyMark = /[*_]+|[[<]/gu;

/** Escapes refused marks, from the end, so that earlier offsets stay valid. */
function escapeRefused(markdown: string): string | undefined {
  let text = markdown;
  for (let attempt = 0; attempt < 5; attempt++) {
    if (findRefused(text).length === 0) return text;
    const places = (text.match(anyMark)?.length ?? 0) > maxMarks ? [] : listRefused(text);
    if (places.length === 0) break;
    for (const place of places) text = `${text.slice(0, place)}\\${text.slice(place)}`;
  }
  const plain = markdown.replace(/[\\`*_[\]<>#!=~-]/gu, String.raw`\$&`);
  return findRefused(plain).length === 0 ? plain : undefined;
}

/** The offsets of refused marks, last first. */
function listRefused(text: string): number[] {
  const places = new Set<number>();
  refuse(fromMarkdown(text), (node) => {
    const { start, end } = node.position!;
    const { type } = node as Nodes;
    const source = text.slice(start.offset, end.offset);
    // The mark of a Setext heading is the line below it.
    const underline = type === 'heading' ? /\n[ >]*(?=(?:=+|-+)[ \t]*$)/u.exec(source) : null;
    const inner = underline === null ? 0 : underline.index + underline[0].length;
    const mark = type.startsWith('image') ? 1 : 0;
    places.add(start.offset! + inner + mark);
  });
  return [...places].toSorted((a, b) => b - a);
}

/** Divides Markdown into its paragraphs and the items of its lists. */
export function splitLists(markdown: string): {
  readonly summary: string;
  readonly points: readonly string[];
} {
  const summary: string[] = [];
  const points: string[] = [];
  for (const node of fromMarkdown(markdown).children) {
    if (node.type !== 'list') {
      summary.push(sliceOf(markdown, node));
      continue;
    }
    for (const item of node.children) {
      const indent = ' '.repeat((item.children[0]?.position?.start.column ?? 1) - 1);
      points.push(
        item.children
          .map((child) => sliceOf(markdown, child).replaceAll(`\n${indent}`, '\n'))
          .join('\n\n')
          .trim(),
      );
    }
  }
  return { summary: summary.join('\n\n'), points: points.filter((point) => point !== '') };
}

function sliceOf(text: string, { position }: Nodes): string {
  return text.slice(position!.start.offset, position!.end.offset);
}
