// A guide as a page: its opening, then its chapters, with their contents beside them if they are many.
import type { Child } from 'hono/jsx';
import type { Code, Heading, Nodes } from 'mdast';
import type { CallSample } from '../reference/samples.ts';
import { fragmentOf, giveAnchor, render, renderHeading, type Rendering } from './markdown.tsx';
import { gapOf, parse, textOf } from './markdown-tree.ts';
import { Samples } from './samples.tsx';

/** A heading to which the contents lead. */
export interface Anchor {
  readonly id: string;
  readonly label: string;
}

interface ContentsEntry extends Anchor {
  readonly inside: readonly Anchor[];
}

interface GuideProps {
  readonly text: string;
  /** The elements that replace a paragraph of only `{{name}}`. */
  readonly fragments?: Readonly<Record<string, Child>>;
  /** Absent for a guide that is short. */
  readonly contents?: {
    /** Address of the page as Markdown. */
    readonly markdownPath: string;
    /** The same with the origin, for assistants. */
    readonly markdownUrl: string;
    /** Headings within a fragment, by its name. */
    readonly ofFragments?: Readonly<Record<string, readonly Anchor[]>>;
  };
}

/** A guide with fewer chapters needs no contents. */
const minChapters = 4;

/** Renders a guide: the text above the first `##` opens the page, and each `##` begins a chapter. */
export function Guide({ text, fragments = {}, contents }: GuideProps): Child {
  const rendering: Rendering = { fragments, anchors: new Set() };
  const { children } = parse(text);
  const first = children.findIndex((node) => node.type === 'heading' && node.depth === 2);
  const opening = children.slice(0, first);
  const isForm = (node: Nodes) => fragmentOf(node, rendering) !== undefined;
  const chapters = cut(children.slice(first)).map((nodes) => toChapter(nodes, rendering, contents));
  const hasContents = contents !== undefined && chapters.length >= minChapters;
  return (
    <>
      <header class="wrap opening">
        {opening.filter((node) => !isForm(node)).map((node) => render(node, rendering))}
        {contents && <CopyPage path={contents.markdownPath} page={contents.markdownUrl} />}
      </header>
      {opening.filter(isForm).map((node) => render(node, rendering))}
      <div class={`wrap guide${hasContents ? ' with-contents' : ''}`}>
        {hasContents && <Contents entries={chapters.map(({ entry }) => entry)} />}
        <div class="chapters">{chapters.map(({ element }) => element)}</div>
      </div>
    </>
  );
}

/** Cuts the nodes of a guide before each `##`. */
function cut(nodes: readonly Nodes[]): readonly (readonly Nodes[])[] {
  const chapters: Nodes[][] = [];
  for (const node of nodes) {
    if (node.type === 'heading' && node.depth === 2) chapters.push([]);
    chapters.at(-1)?.push(node);
  }
  return chapters;
}

function toChapter(
  [heading, ...rest]: readonly Nodes[],
  rendering: Rendering,
  contents: GuideProps['contents'],
): { readonly element: Child; readonly entry: ContentsEntry } {
  const title = heading as Heading;
  const id = giveAnchor(title, rendering)!;
  const inside: Anchor[] = [];
  const body = groupSamples(rest).map((node) => {
    if ('samples' in node) return <Samples id={id} samples={node.samples} />;
    inside.push(...(contents?.ofFragments?.[gapOf(node) ?? ''] ?? []));
    if (node.type !== 'heading' || node.depth !== 3) return render(node, rendering);
    const anchor = giveAnchor(node, rendering)!;
    inside.push({ id: anchor, label: textOf(node) });
    return renderHeading(node, rendering, anchor);
  });
  const element = (
    <section class="chapter" aria-labelledby={id}>
      {renderHeading(title, rendering, id)}
      <div class="prose">{body}</div>
    </section>
  );
  return { element, entry: { id, label: textOf(title), inside } };
}

/** Headings that each hold one block of code, in different languages, are one example: the reader picks a language. */
function groupSamples(nodes: readonly Nodes[]): (Nodes | { samples: CallSample[] })[] {
  const grouped: (Nodes | { samples: CallSample[] })[] = [];
  for (let index = 0; index < nodes.length; index++) {
    const samples = samplesFrom(nodes, index);
    const languages = new Set(samples.map(({ language }) => language));
    if (samples.length < 2 || languages.size < samples.length) {
      grouped.push(nodes[index]!);
      continue;
    }
    grouped.push({ samples });
    index += 2 * samples.length - 1;
  }
  return grouped;
}

/** The pairs of a heading and its only block of code that begin at a place. */
function samplesFrom(nodes: readonly Nodes[], start: number): CallSample[] {
  const samples: CallSample[] = [];
  for (let index = start; index < nodes.length; index += 2) {
    const [heading, code, next] = nodes.slice(index, index + 3);
    const isPair = heading?.type === 'heading' && heading.depth === 3 && code?.type === 'code';
    if (!isPair || (next !== undefined && next.type !== 'heading')) break;
    const { lang, value } = code as Code;
    samples.push({ language: lang ?? '', label: textOf(heading!), code: value });
  }
  return samples;
}

/** Assistants that take a question in their address. */
const assistants = { Claude: 'https://claude.ai/new?q=', ChatGPT: 'https://chatgpt.com/?q=' };

/** Takes the page to an assistant: as text, or as a question that names its address. */
function CopyPage({ path, page }: { path: string; page: string }): Child {
  const question = encodeURIComponent(`Read ${page} and answer my questions about it.`);
  return (
    <p class="actions">
      <button type="button" class="scripted" data-copy={path}>
        Copy page as Markdown
      </button>
      {Object.entries(assistants).map(([name, address]) => (
        <a href={address + question} rel="nofollow">
          Ask {name} about this page
        </a>
      ))}
    </p>
  );
}

function Contents({ entries }: { entries: readonly ContentsEntry[] }): Child {
  return (
    <nav class="toc" aria-label="Contents of this page">
      <p class="scripted">
        <input type="search" aria-label="Search this page" placeholder="Search this page ( / )" />
        <span class="ui soft" role="status"></span>
      </p>
      <ol>
        {entries.map(({ id, label, inside }) => (
          <li>
            <a href={`#${id}`}>{label}</a>
            {inside.length > 0 && (
              <ol>
                {inside.map((one) => (
                  <li>
                    <a href={`#${one.id}`}>{one.label}</a>
                  </li>
                ))}
              </ol>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
