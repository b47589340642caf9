// A site as JSON: checked once, then served anywhere without the parsers of an owner's files.
import { program } from '../version.ts';
import type { Content, TranslatedContent, YearMonth } from './content.ts';
import type { Picture, Site, SiteTrust } from './site.ts';

/** The form of `site.json` that this version writes and reads. */
const format = 1;

export interface Snapshot {
  readonly format: typeof format;
  /** The program that wrote it, for example `profile-api 1.2.3`. */
  readonly generator: string;
  readonly baseUrl: string;
  /** Without binary files, which are in `files`, and without a month, which the runtime adds. */
  readonly content: Omit<Content, 'files' | 'asOf'>;
  /** The texts in other languages. */
  readonly translations?: readonly TranslatedContent[];
  readonly assets: Readonly<Record<string, string>>;
  /** When pages last changed, `YYYY-MM-DD` by their paths. */
  readonly modified?: Readonly<Record<string, string>>;
  /** The result of comparing the trust files with the answers. */
  readonly trust?: SiteTrust;
  /** The file that is the preview picture of the profile. */
  readonly picture?: Picture;
  /** Answers of operations without input, as JSON by path. A server can send them before it has loaded the operations. */
  readonly answers?: Readonly<Record<string, string>>;
  /** The SHA-256 of each binary document, in hexadecimal, by path; the bytes are in `files/` beside the snapshot. */
  readonly files: Readonly<Record<string, string>>;
}

/** Converts a site to JSON; `digests` are those of its binary documents. */
export function toSnapshot(
  { content, translations = [], baseUrl, assets, trust, modified = new Map() }: Site,
  digests: ReadonlyMap<string, string>,
  generator: string,
  picture?: Picture,
): Snapshot {
  const { files: _files, asOf: _asOf, ...rest } = content;
  return {
    format,
    generator,
    baseUrl,
    content: rest,
    ...(translations.length > 0 && { translations }),
    assets: toSortedRecord(assets),
    files: toSortedRecord(digests),
    ...(modified.size > 0 && { modified: toSortedRecord(modified) }),
    ...(trust !== undefined && { trust }),
    ...(picture !== undefined && { picture }),
  };
}

function toSortedRecord(entries: ReadonlyMap<string, string>): Record<string, string> {
  return Object.fromEntries([...entries].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** Returns the SHA-256 of a text in hexadecimal. */
type Digest = (text: string) => string;

/** The member that holds the SHA-256 of the text without it. */
const digestMember = /,"digest":"(?<digest>[0-9a-f]{64})"\}\n$/;

/** Renders a snapshot as text, with a digest that shows later changes. The same snapshot gives the same bytes. */
export function sealSnapshot(snapshot: Snapshot, digestOf: Digest): string {
  const text = JSON.stringify(snapshot);
  return `${text.slice(0, -1)},"digest":"${digestOf(text)}"}\n`;
}

function isUnchanged(text: string, digestOf: Digest): boolean {
  const { digest } = digestMember.exec(text)?.groups ?? {};
  return digest !== undefined && digestOf(text.replace(digestMember, '}')) === digest;
}

/** Whether the content has the members that every answer reads, with their types. */
function isContent(content: Partial<Content>): boolean {
  const { profile, roles, cases } = content;
  const isProfile = typeof profile?.name === 'string' && typeof profile.role === 'string';
  return isProfile && Array.isArray(roles) && Array.isArray(cases);
}

/** Whether the path of a file stays inside the folder beside the snapshot. */
function isInside(path: string): boolean {
  return path.startsWith('/') && !/\\|\0|(?:^|\/)\.{1,2}(?:\/|$)/.test(path);
}

/**
 * Reads a snapshot.
 *
 * @throws {Error} in one line when the text is cut off, is no snapshot, or is one of another format
 */
export function parseSnapshot(text: string, digestOf: Digest): Snapshot {
  let value: Partial<Snapshot> | null;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Error(`It is no JSON, or not all of it. ${again}`);
  }
  if (value?.format === undefined) {
    throw new Error(`It is no snapshot: "format" is missing. Write one with: ${program} build`);
  }
  if (value.format !== format) {
    throw new Error(
      `Its format is ${JSON.stringify(value.format)}, and this version reads ${format}. Write it again with the profile-api that serves it.`,
    );
  }
  const missing = (['baseUrl', 'content', 'assets', 'files'] as const).find((name) => !value[name]);
  if (missing !== undefined) throw new Error(`"${missing}" is missing. ${again}`);
  // Versions without digests had other files of the package, so pages would fail.
  if (!('digest' in value)) throw new Error(`An earlier version wrote it. ${again}`);
  const snapshot = value as Snapshot;
  const outside = Object.keys(snapshot.files).find((path) => !isInside(path));
  if (outside !== undefined) throw new Error(`Its file "${outside}" is outside of its folder.`);
  if (isUnchanged(text, digestOf) && isContent(snapshot.content)) return snapshot;
  throw new Error(`It was changed after it was written. ${again}`);
}

const again = `Write it again with: ${program} build`;

/** The parts of a snapshot that a runtime with a bundled snapshot needs. */
export type BundledSite = Omit<Snapshot, 'format' | 'generator' | 'files'> &
  Partial<Pick<Snapshot, 'files'>> & {
    /** Fingerprints of files that the host serves, so that they are not bundled. */
    readonly assetsInFront?: Readonly<Record<string, string>>;
  };

/** The site of a snapshot in a month; `octets` are its binary files, unless the host serves them before it calls the runtime. */
export function toSite(
  bundled: BundledSite,
  asOf: YearMonth,
  octets?: ReadonlyMap<string, Uint8Array>,
): Site {
  const { baseUrl, content, translations, assets, assetsInFront, trust, modified } = bundled;
  const { files = {}, picture } = bundled;
  return {
    baseUrl,
    content: { ...content, files: {}, asOf },
    ...(translations !== undefined && { translations }),
    assets: new Map(Object.entries(assets)),
    ...(assetsInFront !== undefined && { assetsInFront: new Map(Object.entries(assetsInFront)) }),
    ...(octets === undefined ? { filesInFront: new Set(Object.keys(files)) } : { files: octets }),
    ...(picture !== undefined && { picture }),
    ...(trust !== undefined && { trust }),
    ...(modified !== undefined && { modified: new Map(Object.entries(modified)) }),
  };
}
