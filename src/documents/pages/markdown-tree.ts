// Markdown as a syntax tree, and the words in it.
import type { Nodes, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';

/** One line of words and ordinary punctuation, in which Markdown has no meaning. */
const plainLine = /^\p{L}[\p{L}\p{N} ,.;:'"()%/?–—-]*$/u;

export function parse(text: string): Root {
  // Parsing takes a quarter of a millisecond, and a profile may have thousands of such lines.
  if (plainLine.test(text)) {
    return {
      type: 'root',
      children: [{ type: 'paragraph', children: [{ type: 'text', value: text.trimEnd() }] }],
    };
  }
  return fromMarkdown(text, {
    extensions: [gfmTable()],
    mdastExtensions: [gfmTableFromMarkdown()],
  });
}

/** The name in a paragraph that consists of `{{name}}`. */
export function gapOf(node: Nodes): string | undefined {
  return node.type === 'paragraph' ? /^\{\{(\w+)\}\}$/u.exec(textOf(node))?.[1] : undefined;
}

/** The words of a text, without its markup and on one line. */
export function toPlainText(text: string): string {
  return textOf(parse(text)).replaceAll(/\s+/gu, ' ').trim();
}

/** The words of each paragraph, heading, list item and cell of a text, as pages show them in elements of their own. */
export function listBlocks(text: string): readonly string[] {
  const blocksIn = (node: Nodes): readonly string[] =>
    !('children' in node)
      ? []
      : /^(?:paragraph|heading|tableCell)$/u.test(node.type)
        ? [textOf(node)]
        : node.children.flatMap(blocksIn);
  return blocksIn(parse(text));
}

/** The words of a node, without its markup. */
export function textOf(node: Nodes): string {
  if ('value' in node) return node.value;
  if (node.type === 'break') return ' ';
  if (!('children' in node)) return '';
  // Block containers separate their children; inline ones do not.
  const holdsWords = /^(?:paragraph|heading|emphasis|strong|link|tableCell)$/u.test(node.type);
  return node.children.map(textOf).join(holdsWords ? '' : ' ');
}
