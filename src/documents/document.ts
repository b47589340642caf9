// The shape of a row of the documents table: what takes no input and reads no more than the site.
import type { Content } from '../schema/content.ts';

/** Everything that documents are rendered from. Immutable: a reload makes a new one. */
export interface Site {
  readonly content: Content;
  /** The public origin, without a slash at its end; `createApp` takes one off. */
  readonly baseUrl: string;
  /** Style sheets, scripts and guides by file name: text that ships with the package. */
  readonly assets: ReadonlyMap<string, string>;
}

export interface Document {
  /** Canonical path, for example `/openapi.json` or `/cases/some-slug/`. */
  readonly path: string;
  readonly mediaType: string;
  /** Called at most once per site; the answer is prepared from what it returns. */
  render(site: Site): string | Uint8Array;
  /** The same page as Markdown, at a path of its own and by content negotiation. */
  readonly markdown?: { readonly path: string; render(site: Site): string };
  /** Request headers by which something else may answer at this path. */
  readonly vary?: string;
  /** Response headers beyond those that every document carries, names in lower case. */
  readonly headers?: Readonly<Record<string, string>>;
}
