// What is written for a place to publish at: files by path, made from a site and what ships with the package.
import { listIconFiles } from '../documents/files/icons.ts';
import { listDocuments } from '../documents/index.ts';
import type { Compress } from '../http/prepared.ts';
import type { Site } from '../schema/site.ts';
import type { BundledSite, Snapshot } from '../schema/snapshot.ts';
import type { Address } from './manifest.ts';

export interface Source {
  readonly site: Site;
  readonly snapshot: Snapshot;
  readonly manifest: readonly Address[];
  /** The documents of octets by their paths. */
  readonly octets: ReadonlyMap<string, Uint8Array>;
  readonly compress: Compress;
  /** Reads a text that ships with the package, such as `deploy/nginx.conf`. */
  readonly read: (name: string) => string;
  /** Lists the files of a folder that ships with the package. */
  readonly list: (folder: string) => readonly string[];
}

export interface Output {
  /** Octets or text by path, with `/` between names. */
  readonly files: ReadonlyMap<string, string | Uint8Array>;
  /** Files that become the owner's: written where missing, kept otherwise. */
  readonly owners: ReadonlyMap<string, string>;
  /** What to do next, a line each. */
  readonly next: readonly string[];
}

export interface Target {
  /** Where that is, as it ends the sentence "publish on …". */
  readonly summary: string;
  /** Whether it is files on a host that answers no questions. */
  readonly isStatic: boolean;
  /** Makes what is written; `folder` is where, as a shell takes it. */
  readonly write: (source: Source, folder: string) => Output;
  /** Whether a file that is not in the record was written by an earlier version. */
  readonly adopts?: (path: string, text: string) => boolean;
  /** What a kept file of the owner lacks, a line each. */
  readonly notes?: (
    read: (path: string) => string | undefined,
    source: Source,
  ) => readonly string[];
}

/** The snapshot as text: the same site gives the same octets. */
export function renderSnapshot(snapshot: Snapshot): string {
  return `${JSON.stringify(snapshot)}\n`;
}

/** What of a snapshot is bundled with the code of a function. */
export function renderBundled({
  format: _format,
  generator: _generator,
  ...bundled
}: Snapshot): string {
  return JSON.stringify(bundled satisfies BundledSite);
}

/** The documents that are octets rather than text, by their paths, but for what the package brings: what a snapshot has beside it. */
export function listOctets(site: Site): ReadonlyMap<string, Uint8Array> {
  const octets = new Map<string, Uint8Array>();
  const icons = new Set(listIconFiles(site).map(({ path }) => path));
  for (const document of listDocuments(site)) {
    const rendered = document.render(site);
    const isOurs = site.assets.has(document.path.slice(1)) || icons.has(document.path);
    if (typeof rendered !== 'string' && !isOurs) octets.set(document.path, rendered);
  }
  return octets;
}

/** A text that ships with the package, for the origin of a site in place of that of the example. */
export function forOrigin(text: string, baseUrl: string): string {
  return text
    .replaceAll('https://profile.example.com', baseUrl)
    .replaceAll('profile.example.com', new URL(baseUrl).hostname);
}

/** The addresses that may be files, each with its answer. */
export function listFixed(manifest: readonly Address[]): readonly Required<Address>[] {
  return manifest.filter(
    (address): address is Required<Address> =>
      address.class === 'fixed' && address.answer !== undefined,
  );
}
