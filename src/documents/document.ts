// The definition of a document, which takes no input and reads only the site.
import type { Site } from '../schema/site.ts';

export interface Document {
  /** Canonical path, for example `/openapi.json` or `/cases/some-slug/`. */
  readonly path: string;
  readonly mediaType: string;
  /** Returns the content of the document; called at most once per site. */
  render(site: Site): string | Uint8Array;
  /** The same page as Markdown, at a path of its own and by content negotiation. */
  readonly markdown?: { readonly path: string; render(site: Site): string };
  /** Names the document for MCP clients, which read its Markdown as a resource; absent if it is not one. */
  resource?(site: Site): {
    readonly name: string;
    readonly title: string;
    readonly description: string;
  };
  /** Request headers on which the answer at this path depends. */
  readonly vary?: string;
  /** Whether it concerns a running service only, and is left out of a static site. */
  readonly isOfService?: boolean;
  /** Whether it lists the site for crawlers, and is left out of a site that its owner keeps out of search engines. */
  readonly isForCrawlers?: boolean;
  /** Marks the content: under the query `v=<mark>` the answer never changes, so that a browser need not ask again. */
  fingerprint?(site: Site): string;
  /** Its language where that is not the content's; it then has one canonical address, at the root. */
  readonly language?: string;
  /** Response headers beyond those that every document carries, names in lower case. */
  readonly headers?: Readonly<Record<string, string>>;
}

export function jsonDocument(
  path: string,
  describe: (site: Site) => object,
  mediaType = 'application/json',
): Document {
  return { path, mediaType, render: (site) => JSON.stringify(describe(site)) };
}
