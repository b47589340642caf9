// Texts as the folder takes them: Markdown that it does not refuse, or one line, with the words as they are.
import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { refuse } from '../content/markdown/checks.ts';
import { findRefused } from '../content/markdown/sections.ts';
import { unprintable } from '../content/report/text.ts';
import { isHTML, toMarkdown, toPlain } from './html.ts';

const unseen = new RegExp(unprintable, 'gu');
/** The bullets of word processors, at the start of a line. */
const bullet = /^[ ]*[•◦▪▫●○‣⁃∙·➢➤✓✔][ ]*/gmu;

/** Without what cannot be seen; line ends are `\n`. */
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

/** One line of text that may hold Markdown, without its emphasis. */
export function withoutEmphasis(text: string): string {
  return text
    .replace(/(?<![\p{L}\p{N}\\])(\*{1,3}|_{1,3})(?=\S)(.+?)(?<=\S)\1(?![\p{L}\p{N}])/gu, '$2')
    .trim();
}

/** Prose in Markdown; `undefined` when there is no way to write it that the folder takes. */
export function toProse(text: string): string | undefined {
  const markdown = isHTML(text)
    ? clean(toMarkdown(clean(text)))
    : clean(text).replace(bullet, '- ').replace(/^-$/gmu, '');
  return escapeRefused(markdown.replace(/\n{3,}/gu, '\n\n').trim());
}

/** Bullets within a line, as forms make them of a list that was pasted. */
export function breakAtBullets(text: string): string {
  return text.replace(/[ \t]+(?=[•▪●‣◦][ \t])/gu, '\n');
}

/** Escapes the marks of what the folder refuses, from the end, so that places before them stay true. */
function escapeRefused(markdown: string): string | undefined {
  let text = markdown;
  for (let attempt = 0; attempt < 5; attempt++) {
    if (findRefused(text).length === 0) return text;
    // What cannot be parsed in bounded time cannot be mended piece by piece either.
    const places = text.length > 100_000 ? [] : listRefused(text);
    if (places.length === 0) break;
    for (const place of places) text = `${text.slice(0, place)}\\${text.slice(place)}`;
  }
  const plain = markdown.replace(/[\\`*_[\]<>#!=~-]/gu, String.raw`\$&`);
  return findRefused(plain).length === 0 ? plain : undefined;
}

/** Where refused marks begin, last first. */
function listRefused(text: string): number[] {
  const places = new Set<number>();
  refuse(fromMarkdown(text), (node) => {
    const { start, end } = node.position!;
    const { type } = node as Nodes;
    const source = text.slice(start.offset, end.offset);
    // Of a heading whose mark is a line below it, that line is escaped.
    const underline = type === 'heading' ? /\n[ >]*(?=(?:=+|-+)[ \t]*$)/u.exec(source) : null;
    const inner = underline === null ? 0 : underline.index + underline[0].length;
    const mark = type.startsWith('image') ? 1 : 0;
    places.add(start.offset! + inner + mark);
  });
  return [...places].toSorted((a, b) => b - a);
}

/** Divides Markdown into what it says in paragraphs and the items of its lists. */
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
