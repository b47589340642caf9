// Converts Markdown to a tree of printable nodes. The template receives data, never markup.
import type { List, Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';

export type Inline =
  | { readonly type: 'text' | 'code'; readonly value: string }
  | { readonly type: 'break' }
  | { readonly type: 'strong' | 'emphasis'; readonly children: readonly Inline[] }
  | { readonly type: 'link'; readonly url: string; readonly children: readonly Inline[] };

export type Block =
  | { readonly type: 'paragraph'; readonly children: readonly Inline[] }
  | {
      readonly type: 'list';
      readonly ordered: boolean;
      readonly items: readonly (readonly Block[])[];
    };

/** Parses prose; links within the site get its origin. */
export function toBlocks(markdown: string, baseUrl: string): Block[] {
  return fromMarkdown(markdown).children.flatMap((node) => toBlock(node, baseUrl));
}

export function paragraph(value: string): Block {
  return { type: 'paragraph', children: [{ type: 'text', value }] };
}

/** A list whose items are prose. */
export function list(items: readonly string[], baseUrl: string, ordered = false): Block[] {
  if (items.length === 0) return [];
  return [{ type: 'list', ordered, items: items.map((item) => toBlocks(item, baseUrl)) }];
}

function toBlock(node: Nodes, baseUrl: string): Block[] {
  switch (node.type) {
    case 'paragraph':
    case 'heading':
      return [{ type: 'paragraph', children: toInline(node.children, baseUrl) }];
    case 'code':
      return [{ type: 'paragraph', children: [{ type: 'code', value: node.value }] }];
    case 'list':
      return [{ type: 'list', ordered: node.ordered === true, items: toItems(node, baseUrl) }];
    case 'blockquote':
      return node.children.flatMap((child) => toBlock(child, baseUrl));
    default:
      return [];
  }
}

function toItems({ children }: List, baseUrl: string): Block[][] {
  return children.map((item) => item.children.flatMap((child) => toBlock(child, baseUrl)));
}

function toInline(nodes: readonly Nodes[], baseUrl: string): Inline[] {
  return nodes.flatMap((node): Inline[] => {
    switch (node.type) {
      case 'text':
      case 'html':
        // The engine breaks a line where Markdown only continues it.
        return [{ type: 'text', value: node.value.replaceAll('\n', ' ') }];
      case 'inlineCode':
        return [{ type: 'code', value: node.value }];
      case 'break':
        return [{ type: 'break' }];
      case 'strong':
      case 'emphasis':
        return [{ type: node.type, children: toInline(node.children, baseUrl) }];
      case 'link': {
        const url = node.url.startsWith('/') ? baseUrl + node.url : node.url;
        return [{ type: 'link', url, children: toInline(node.children, baseUrl) }];
      }
      default:
        return 'children' in node ? toInline(node.children, baseUrl) : [];
    }
  });
}
