// Markdown to HTML by way of its syntax tree. HTML in a text is shown as text, and a link goes nowhere but
// to the schemes listed here, so that no text can become markup or script.
import type { Child } from 'hono/jsx';
import type { Heading, Nodes, Parents, PhrasingContent, Table } from 'mdast';
import { slugify } from '../../kernel/slugify.ts';
import { highlight } from './highlight.tsx';
import { gapOf, parse, textOf } from './markdown-tree.ts';
import { typeset } from './typeset.ts';

const linkSchemes = new Set(['https:', 'http:', 'mailto:', 'cursor:', 'vscode:']);

/** Finds claims in sentences, each in the first sentence that contains it. */
export interface Claims {
  /** Returns a sentence with an anchor and a note for each claim in it. */
  wrap(text: string, sentence: Child): Child;
}

export interface Rendering {
  /** The elements that replace a paragraph of only `{{name}}`. */
  readonly fragments?: Readonly<Record<string, Child>>;
  /** Heading levels to add, for a text inside a page. */
  readonly shift?: number;
  /** Marks for straight quotation marks in prose; absent in guides, whose text is for pasting too. */
  readonly quotes?: readonly [opening: string, closing: string];
  /** Wraps the sentences that contain a claim. */
  readonly claims?: Claims;
  /** Anchors given so far; absent if headings get none because the page has its own. */
  readonly anchors?: Set<string>;
}

/** Renders a text in the flow of a page. */
export function Markdown({ text, ...options }: Rendering & { text: string }): Child {
  return renderChildren(parse(text), options);
}

/** Renders a text of one paragraph without the paragraph around it, for headings and list items. */
export function InlineMarkdown({ text, ...options }: Rendering & { text: string }): Child {
  const tree = parse(text);
  const only = tree.children.length === 1 ? tree.children[0] : undefined;
  return renderChildren(only?.type === 'paragraph' ? only : tree, options);
}

function renderChildren(parent: Parents, rendering: Rendering): Child {
  const { claims } = rendering;
  if (parent.type === 'paragraph' && claims !== undefined) {
    return splitSentences(parent.children).map((nodes) =>
      claims.wrap(
        nodes.map(textOf).join(''),
        nodes.map((node) => render(node, rendering)),
      ),
    );
  }
  return parent.children.map((child) => render(child, rendering));
}

/** The nodes of each sentence of a paragraph. */
function splitSentences(nodes: readonly PhrasingContent[]): readonly PhrasingContent[][] {
  const sentences: PhrasingContent[][] = [[]];
  for (const node of nodes) {
    if (node.type !== 'text') {
      sentences.at(-1)!.push(node);
      continue;
    }
    const [first = '', ...others] = node.value.split(/(?<=[.!?…]\s+)(?=[^\p{Ll}])|(?<=[。！？])/u);
    sentences.at(-1)!.push({ ...node, value: first });
    for (const value of others) sentences.push([{ ...node, value }]);
  }
  return sentences;
}

export function render(node: Nodes, rendering: Rendering): Child {
  switch (node.type) {
    case 'text':
      return rendering.quotes ? typeset(node.value, { quotes: rendering.quotes }) : node.value;
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
      return <CodeBlock text={node.value} language={node.lang ?? ''} />;
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
      // Pages request nothing from elsewhere; an image is replaced by its alternative text.
      return node.alt ?? '';
    default:
      return 'children' in node ? renderChildren(node, rendering) : undefined;
  }
}

export function CodeBlock({ text, language }: { text: string; language: string }): Child {
  return (
    <div class="code">
      <pre tabindex={0}>
        <code>{highlight(text, language)}</code>
      </pre>
    </div>
  );
}

/** Renders a heading; one with an anchor is a link to itself, but for that of the page. */
export function renderHeading(
  node: Heading,
  rendering: Rendering,
  anchor = giveAnchor(node, rendering),
): Child {
  const Heading = `h${Math.min(6, node.depth + (rendering.shift ?? 0))}` as 'h2';
  const content = renderChildren(node, rendering);
  return (
    <Heading id={anchor}>
      {anchor && node.depth > 1 ? (
        <a class="anchor" href={`#${anchor}`}>
          {content}
        </a>
      ) : (
        content
      )}
    </Heading>
  );
}

/** Gives a heading an anchor of its own: numbered, as GitHub does, where another has the same. */
export function giveAnchor(heading: Heading, { anchors: given }: Rendering): string | undefined {
  if (given === undefined) return undefined;
  const slug = slugify(textOf(heading));
  let anchor = slug;
  for (let number = 1; given.has(anchor); number++) anchor = `${slug}-${number}`;
  given.add(anchor);
  return anchor;
}

/** A tight list's items hold one paragraph each, which is rendered without its element. */
function renderItem(node: Extract<Nodes, { type: 'listItem' }>, rendering: Rendering): Child {
  return node.children.map((child) =>
    child.type === 'paragraph' && !node.spread
      ? renderChildren(child, rendering)
      : render(child, rendering),
  );
}

function renderTable({ children: [head, ...rows] }: Table, rendering: Rendering): Child {
  // A table wider than the page scrolls; for that the keyboard needs a focusable element, and it needs a name.
  const name = `Table: ${head?.children.map(textOf).join(', ')}`;
  return (
    <div class="table" role="group" aria-label={name} tabindex={0}>
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
            <tr>
              {row.children.map((cell) => (
                <td>{renderChildren(cell, rendering)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The replacement of a paragraph that consists of `{{name}}`, if there is one. */
export function fragmentOf(node: Nodes, rendering: Rendering): Child {
  return rendering.fragments?.[gapOf(node) ?? ''];
}

function safeUrl(url: string): string | undefined {
  // Browsers skip these before a scheme, and some of them within it.
  // oxlint-disable-next-line no-control-regex -- control characters are meant
  const read = url.replaceAll(/[\0-\x20]/gu, '');
  const scheme = /^[a-z][a-z\d+.-]*:/iu.exec(read)?.[0].toLowerCase();
  return scheme === undefined || linkSchemes.has(scheme) ? url : undefined;
}
