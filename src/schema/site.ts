// The input of the service: the profile, its origin, and the files that ship with the package.
import type { PublishedContent, TranslatedContent } from './content.ts';
import type { Operation } from './operation.ts';

/** The result of comparing the trust files with the answers (trust/examine.ts). */
export interface SiteTrust {
  /** Whether the manifest matches this origin and every answer. Only then is it served. */
  readonly isAsSigned: boolean;
  /** Whether the signature has ended. The manifest is still served, so that verifiers can report its end. */
  readonly isExpired?: boolean;
  /** Why the manifest is not served; empty if it is served or does not exist. */
  readonly differences: readonly string[];
}

/** Whether a file of the package is binary. */
export function isBinary(name: string): boolean {
  return /\.(?:ico|png|woff2)$/u.test(name);
}

export interface Picture {
  readonly path: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/**
 * Everything that documents are rendered from.
 *
 * @example
 * ```ts
 * const site: Site = { content, baseUrl: 'https://jane.example.com', assets: readAssets() };
 * ```
 */
export interface Site extends PublishedContent {
  /** The public origin, without a slash at its end; `createApp` takes one off. In a translation, its tag follows. */
  readonly baseUrl: string;
  /** The content in other languages; each is served below its tag. */
  readonly translations?: readonly TranslatedContent[];
  readonly root?: Site;
  /** Style sheets, scripts, guides, fonts and icons by file name, as the package ships them; binary files in Base64. */
  readonly assets: ReadonlyMap<string, string>;
  /** Whether it is a static site: no filters, no job-fit, no MCP. */
  readonly isStatic?: boolean;
  /** Whether pages reload when the profile changes. */
  readonly isWatched?: boolean;
  /** Binary documents by path, such as the PDF, if they were rendered before. */
  readonly files?: ReadonlyMap<string, Uint8Array>;
  /** Paths of binary documents that the host serves before it calls the app. */
  readonly filesInFront?: ReadonlySet<string>;
  /** Fingerprints of style sheets, scripts and fonts that the host serves before it calls the app, by file name. */
  readonly assetsInFront?: ReadonlyMap<string, string>;
  /** The preview picture, if the host serves it before it calls the app. */
  readonly picture?: Picture;
  /** When pages last changed, `YYYY-MM-DD` by their paths, where that is known. */
  readonly modified?: ReadonlyMap<string, string>;
  /** Operations of your own, beside those of the contract; `defineOperation` makes them. */
  readonly operations?: readonly Operation[];
  /** The state of the owner's signature and of attestations; absent if it was not examined. */
  readonly trust?: SiteTrust;
  /** Answers that a snapshot contains. They are valid at their origin, in any month. */
  readonly written?: { readonly baseUrl: string; readonly answers: ReadonlyMap<string, string> };
}
