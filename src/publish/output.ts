// A target is a function from a site to the files that a host needs.
import { languagesOf, prefixOf } from '../domain/languages.ts';
import { versionOf } from '../documents/files/assets.ts';
import { listOwnerFiles } from '../documents/files/owner-files.ts';
import type { Compress } from '../http/prepared.ts';
import type { Site } from '../schema/site.ts';
import type { BundledSite, Snapshot } from '../schema/snapshot.ts';
import type { Limit } from './limits.ts';
import type { Address } from './manifest.ts';

export interface TargetInput {
  readonly site: Site;
  readonly snapshot: Snapshot;
  readonly manifest: readonly Address[];
  /** Binary documents by path. */
  readonly binaries: ReadonlyMap<string, Uint8Array>;
  readonly compress: Compress;
  /** Reads a text file of the package, such as `deploy/nginx.conf`. */
  readonly read: (name: string) => string;
  /** Lists the files in a folder of the package. */
  readonly list: (folder: string) => readonly string[];
}

export interface TargetOutput {
  /** Contents by path, with `/` as the separator. */
  readonly files: ReadonlyMap<string, string | Uint8Array>;
  /** Files that become the owner's: written where missing, kept otherwise. */
  readonly ownerFiles?: ReadonlyMap<string, string>;
  readonly next: readonly string[];
}

export interface Target {
  readonly isStatic: boolean;
  /** Makes the files; `folder` is their destination, quoted for a shell. */
  readonly write: (input: TargetInput, folder: string) => TargetOutput;
  readonly limits?: readonly Limit[];
  /** Whether an earlier version wrote a file that is not in the record. */
  readonly adopts?: (path: string, text: string) => boolean;
  /** Lists the lines that a kept file of the owner lacks. */
  readonly notes?: (
    read: (path: string) => string | undefined,
    input: TargetInput,
  ) => readonly string[];
}

/** Style sheets, scripts and fonts, which the host serves as files; code reads the icons and the card. */
const inFront = /^assets\/(?!icons\/|card\.)/;

/** Renders the part of a snapshot that is bundled with the code of a function. */
export function renderBundled({ site, snapshot }: TargetInput): string {
  const { format: _format, generator: _generator, assets, ...others } = snapshot;
  const split = (isInFront: boolean) =>
    Object.entries(assets).filter(([name]) => inFront.test(name) === isInFront);
  const bundled: BundledSite = {
    ...others,
    assets: Object.fromEntries(split(false)),
    assetsInFront: Object.fromEntries(split(true).map(([name]) => [name, versionOf(site, name)])),
  };
  return JSON.stringify(bundled);
}

/** Lists the binary documents by path, except those of the package: the files beside a snapshot. Renders no other document. */
export function listBinaries(site: Site): ReadonlyMap<string, Uint8Array> {
  return new Map(
    languagesOf(site).flatMap((language) =>
      listOwnerFiles(language).flatMap(({ path, render }) => {
        const rendered = render(language);
        return typeof rendered === 'string' ? [] : [[prefixOf(language) + path, rendered] as const];
      }),
    ),
  );
}

/** Replaces the example's origin by the site's in a text of the package. */
export function forOrigin(text: string, baseUrl: string): string {
  return text
    .replaceAll('https://profile.example.com', baseUrl)
    .replaceAll('profile.example.com', new URL(baseUrl).hostname);
}

/** Lists the addresses that a host can serve as files, with their answers. */
export function listFixed(manifest: readonly Address[]): readonly Required<Address>[] {
  return manifest.filter(
    (address): address is Required<Address> => address.isFixed && address.answer !== undefined,
  );
}

/** Lists the files that hosts with functions have in common: fixed answers below a folder, and the list of bundled packages. */
export function listCommonFiles({ manifest, read }: TargetInput, folder: string) {
  return [
    ...listFixed(manifest).map(({ path, answer }) => [folder + path, answer.body] as const),
    ['sbom.cdx.json', read('dist/targets/sbom.cdx.json')] as const,
  ];
}
