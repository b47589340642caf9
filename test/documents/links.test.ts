// Every link in every document leads somewhere, and every fragment to an anchor.
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import type { Nodes } from 'mdast';
import { describe, expect, test } from 'vitest';
import { listDocuments } from '../../src/documents/index.ts';
import { slugify } from '../../src/kernel/slugify.ts';
import { attributeValues } from './html.ts';
import { baseUrl, sites, type TestSite } from './sites.ts';

describe.each(sites)('links of $name', (testSite) => {
  const documents = listDocuments(testSite.site).flatMap(({ path, markdown }) =>
    markdown === undefined ? [path] : [path, markdown.path],
  );

  const known = new Map<string, boolean>();

  test.each(documents)('of %s resolve', async (path) => {
    const { type, text } = await read(testSite, path);
    const broken: string[] = [];
    for (const url of listLinks(type, text, path)) {
      // Most documents lead to the same addresses.
      if (!known.has(url.href)) known.set(url.href, await resolves(testSite, url));
      if (!known.get(url.href)) broken.push(url.href);
    }
    expect(broken).toEqual([]);
  });
});

async function read({ get }: TestSite, path: string) {
  const response = await get(path);
  expect(response.status).toBe(200);
  return { type: response.headers.get('content-type') ?? '', text: await response.text() };
}

/** Links of a document to its own site. */
function listLinks(type: string, text: string, path: string): URL[] {
  return listTargets(type, text)
    .filter((target) => URL.canParse(target, baseUrl + path))
    .map((target) => new URL(target, baseUrl + path))
    .filter(({ origin }) => origin === baseUrl);
}

function listTargets(type: string, text: string): string[] {
  if (type.startsWith('text/html')) {
    return [...attributeValues(text, 'href'), ...attributeValues(text, 'src')];
  }
  const written = (text.match(/https:\/\/profile\.test[^\s"'<>)\]|`\\;]*/g) ?? [])
    // Templates and the ends of sentences are no part of an address; the bare origin stands for the paths below it.
    .filter((url) => !url.includes('{'))
    .map((url) => url.replace(/[.,:]+$/, ''));
  return type.startsWith('text/markdown') || type.startsWith('text/plain')
    ? [...written, ...markdownTargets(parseMarkdown(text))]
    : written;
}

async function resolves(testSite: TestSite, url: URL): Promise<boolean> {
  const response = await testSite.get(url.pathname + url.search);
  if (response.status === 405) return url.pathname === '/api/job-fit';
  if (response.status !== 200) return false;
  if (url.hash === '') return true;
  const type = response.headers.get('content-type') ?? '';
  return listAnchors(type, await response.text()).has(decodeURIComponent(url.hash.slice(1)));
}

const anchors = new Map<string, ReadonlySet<string>>();

/** Endings of addresses within a document; many lead to the same document. */
function listAnchors(type: string, text: string): ReadonlySet<string> {
  const known = anchors.get(text);
  if (known !== undefined) return known;
  const isMarkdown = type.startsWith('text/markdown');
  const found = new Set(
    type.startsWith('text/html')
      ? attributeValues(text, 'id')
      : isMarkdown
        ? headingAnchors(text)
        : [],
  );
  anchors.set(text, found);
  return found;
}

function parseMarkdown(text: string): Nodes {
  return fromMarkdown(text, {
    extensions: [gfmTable()],
    mdastExtensions: [gfmTableFromMarkdown()],
  });
}

function markdownTargets(node: Nodes): string[] {
  if (node.type === 'link') return [node.url];
  return 'children' in node ? node.children.flatMap(markdownTargets) : [];
}

function headingAnchors(text: string): string[] {
  const anchorsOf = (node: Nodes): string[] => {
    if (node.type === 'heading') return [slugify(textOf(node))];
    return 'children' in node ? node.children.flatMap(anchorsOf) : [];
  };
  return anchorsOf(parseMarkdown(text));
}

function textOf(node: Nodes): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}
