// Markdown to HTML by way of its syntax tree. HTML in a text is shown, not obeyed, and a link goes nowhere but
// to the schemes listed here, so that no text can become markup or script.
import type { Child } from 'hono/jsx';
import type { Heading, Nodes, Parents, Root, Table, TableCell, TableRow } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import { slugify } from '../markdown-text.ts';

const linkSchemes = new Set(['https:', 'http:', 'mailto:', 'cursor:', 'vscode:']);

interface Options {
  /** What stands in place of a paragraph that consists of `{{name}}`. */
  readonly fragments?: Readonly<Record<string, Child>>;
  /** Heading levels to add, for a text that stands inside a page. */
  readonly shift?: number;
}

interface Rendering extends Options {
  /** Anchors that were given; absent where headings get none, since the page has its own. */
  readonly anchors?: Set<string>;
}

/** Renders a text in the flow of a page. */
export function Markdown({ text, ...options }: Options & { readonly text: string }): Child {
  return renderChildren(parse(text), options);
}

/** Renders a text of one paragraph without the paragraph around it, for headings and list items. */
export function InlineMarkdown({ text }: { readonly text: string }): Child {
  const tree = parse(text);
  const only = tree.children.length === 1 ? tree.children[0] : undefined;
  return renderChildren(only?.type === 'paragraph' ? only : tree, {});
}

/**
 * Renders a guide: what stands above the first `##` as the opening of the page, each later part as a labelled
 * section. A fragment in the opening stands on its own between the two.
 */
export function Guide({ text, ...options }: Options & { readonly text: string }): Child {
  const rendering: Rendering = { ...options, anchors: new Set() };
  return splitGuide(parse(text), rendering).map(([first, ...rest]) => {
    if (first?.type === 'heading' && first.depth === 2) {
      const anchor = giveAnchor(first, rendering);
      return (
        <section class="part" aria-labelledby={anchor}>
          {renderHeading(first, rendering, anchor)}
          <div class="body prose">{rest.map((node) => render(node, rendering))}</div>
        </section>
      );
    }
    if (first && fragmentOf(first, rendering)) return render(first, rendering);
    return (
      <div class="opening">{[first, ...rest].map((node) => node && render(node, rendering))}</div>
    );
  });
}

/** Cuts a guide before each `##`, and in the opening around each fragment. */
function splitGuide(tree: Root, rendering: Rendering): readonly (readonly Nodes[])[] {
  const parts: Nodes[][] = [];
  for (const node of tree.children) {
    const isPart = node.type === 'heading' && node.depth === 2;
    const isInOpening = parts.every(([first]) => first?.type !== 'heading' || first.depth === 1);
    const isFragment = isInOpening && fragmentOf(node, rendering) !== undefined;
    if (parts.length === 0 || isPart || isFragment) parts.push([]);
    parts.at(-1)?.push(node);
  }
  return parts;
}

/** One line of words and ordinary punctuation, in which Markdown has no meaning. */
const plainLine = /^\p{L}[\p{L}\p{N} ,.;:'"()%/?–—-]*$/u;

function parse(text: string): Root {
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

function renderChildren(parent: Parents, rendering: Rendering): Child {
  return parent.children.map((child) => render(child, rendering));
}

function render(node: Nodes, rendering: Rendering): Child {
  switch (node.type) {
    case 'text':
    case 'html':
      return node.value;
    case 'paragraph':
      return fragmentOf(node, rendering) ?? <p>{renderChildren(node, rendering)}</p>;
    case 'heading':
      return renderHeading(node, rendering);
    case 'emphasis':
      return <em>{renderChildren(node, rendering)}</em>;
    case 'strong':
      return <strong>{renderChildren(node, rendering)}</strong>;
    case 'inlineCode':
      return <code>{node.value}</code>;
    case 'code':
      return <CodeBlock text={node.value} />;
    case 'link':
      return <a href={safeUrl(node.url)}>{renderChildren(node, rendering)}</a>;
    case 'list':
      return node.ordered ? (
        <ol start={node.start === 1 ? undefined : (node.start ?? undefined)}>
          {renderChildren(node, rendering)}
        </ol>
      ) : (
        <ul>{renderChildren(node, rendering)}</ul>
      );
    case 'listItem':
      return <li>{renderItem(node, rendering)}</li>;
    case 'blockquote':
      return <blockquote>{renderChildren(node, rendering)}</blockquote>;
    case 'table':
      return renderTable(node, rendering);
    case 'break':
      return <br />;
    case 'thematicBreak':
      return <hr />;
    case 'image':
      // Pages request nothing from elsewhere; the words of an image stand for it.
      return node.alt ?? '';
    default:
      return 'children' in node ? renderChildren(node, rendering) : undefined;
  }
}

export function CodeBlock({ text }: { readonly text: string }): Child {
  return (
    <div class="code">
      <pre>
        <code>{text}</code>
      </pre>
    </div>
  );
}

function renderHeading(
  node: Heading,
  rendering: Rendering,
  anchor = giveAnchor(node, rendering),
): Child {
  const Heading = `h${Math.min(6, node.depth + (rendering.shift ?? 0))}` as 'h2';
  return <Heading id={anchor}>{renderChildren(node, rendering)}</Heading>;
}

/** Gives a heading an anchor of its own: numbered, as GitHub does, where another has the same. */
function giveAnchor(heading: Heading, { anchors: given }: Rendering): string | undefined {
  if (given === undefined) return undefined;
  const slug = slugify(textOf(heading));
  let anchor = slug;
  for (let number = 1; given.has(anchor); number++) anchor = `${slug}-${number}`;
  given.add(anchor);
  return anchor;
}

/** A tight list's items hold one paragraph each, which stands without its element. */
function renderItem(node: Extract<Nodes, { type: 'listItem' }>, rendering: Rendering): Child {
  return node.children.map((child) =>
    child.type === 'paragraph' && !node.spread
      ? renderChildren(child, rendering)
      : render(child, rendering),
  );
}

function renderTable({ children: [head, ...rows] }: Table, rendering: Rendering): Child {
  const cells = (row: readonly TableCell[]) =>
    row.map((cell) => <td>{renderChildren(cell, rendering)}</td>);
  return (
    <div class="table" role="group" aria-label={toName(head)} tabindex={0}>
      <table>
        <thead>
          <tr>
            {head?.children.map((cell) => (
              <th scope="col">{renderChildren(cell, rendering)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr>{cells(row.children)}</tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A table wider than the page scrolls, for which the keyboard needs a stop, and a stop needs a name. */
function toName(head: TableRow | undefined): string {
  return `Table: ${head?.children.map(textOf).join(', ')}`;
}

function fragmentOf(node: Nodes, rendering: Rendering): Child {
  if (node.type !== 'paragraph') return undefined;
  const name = /^\{\{(\w+)\}\}$/u.exec(textOf(node))?.[1];
  return name === undefined ? undefined : rendering.fragments?.[name];
}

/** The words of a text, without its markup and on one line. */
export function toPlainText(text: string): string {
  return textOf(parse(text)).replaceAll(/\s+/gu, ' ').trim();
}

function textOf(node: Nodes): string {
  if ('value' in node) return node.value;
  if (node.type === 'break') return ' ';
  if (!('children' in node)) return '';
  // What holds blocks parts them; what holds words does not.
  const holdsWords = /^(?:paragraph|heading|emphasis|strong|link|tableCell)$/u.test(node.type);
  return node.children.map(textOf).join(holdsWords ? '' : ' ');
}

function safeUrl(url: string): string | undefined {
  // Browsers skip these before a scheme, and some of them within it.
  // oxlint-disable-next-line no-control-regex -- control characters are meant
  const read = url.replaceAll(/[\0-\x20]/gu, '');
  const scheme = /^[a-z][a-z\d+.-]*:/iu.exec(read)?.[0].toLowerCase();
  return scheme === undefined || linkSchemes.has(scheme) ? url : undefined;
}
