// The only part of the content layer that touches the disk. It reads synchronously: a dozen small files are
// read before an event loop would deliver the first.
import {
  closeSync,
  existsSync,
  fstatSync,
  lstatSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  realpathSync,
  statSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isBinary } from '../schema/site.ts';
import { type ContentFiles, Unreadable } from './folder/files.ts';
import { folderOf } from './folder/owner-file.ts';
import { isPrivate } from './folder/private.ts';
import { ownerFiles } from './folder/owner-files.ts';
import type { Words } from './report/issue.ts';
import { program } from '../version.ts';

/** The owner's folder cannot be read at all. The message has the remedy. */
export class FolderError extends Error {
  override readonly name = 'FolderError';
}

/** Hidden files, editors' backups, and files of the operating system. */
const ignored = /^\.|~$|^#.*#$|\.(?:bak|orig|swp)$|^(?:Thumbs\.db|desktop\.ini)$/iu;

/** Bytes that are read of a file: one more than the largest limit, so that the parser detects larger files. */
export const maxRead = Math.max(...ownerFiles.map(({ limit }) => limit)) + 1;
/** Bytes of a folder that are read; files beyond them are not loaded, and their size is reported. */
const maxReadInAll = 64 * 1024 * 1024;

/** The folders whose files are read, and whether those below them are, too. */
const folders = new Map(
  ownerFiles.flatMap((row) => {
    const folder = folderOf(row);
    return folder === undefined ? [] : [[folder, row.file.endsWith('/**')] as const];
  }),
);

/** The folders of a profile whose files are read, without the slash at their end. */
export const foldersOfProfile: readonly string[] = [...folders.keys()].map((folder) =>
  folder.slice(0, -1),
);

/**
 * Reads an owner's folder: the files that are in it and in the folders that the table of files has, without those that are
 * ignored.
 *
 * @throws {FolderError} when the folder is missing, is a file, or may not be read; the system's error when it
 * has no descriptors or the disk fails
 */
export function readContentFiles(folder: string): ContentFiles {
  try {
    const reader = new FolderReader(folder);
    reader.collect('');
    return reader.files;
  } catch (error) {
    throw new FolderError(explainFolder(folder, error), { cause: error });
  }
}

class FolderReader {
  readonly files = new Map<string, Uint8Array>();
  #left = maxReadInAll;
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  collect(prefix: string): void {
    for (const name of readdirSync(join(this.#folder, prefix)).toSorted()) {
      if (ignored.test(name) || (prefix === '' && isPrivate(name))) continue;
      const path = prefix + name;
      const place = join(this.#folder, path);
      try {
        this.#read(path, place);
      } catch (error) {
        if (isGone(place, error)) continue;
        this.files.set(folders.has(`${path}/`) ? `${path}/` : path, new Unreadable(explain(error)));
      }
    }
  }

  #read(path: string, place: string): void {
    const kind = statSync(place);
    if (isServed(path) && leavesFolder(this.#folder, place)) {
      this.files.set(path, new Unreadable(leading));
    } else if (kind.isDirectory()) {
      if (isCollected(path)) this.collect(`${path}/`);
      else this.files.set(`${path}/`, new Uint8Array());
    } else if (!kind.isFile()) this.files.set(path, new Unreadable(special));
    else if (this.#left <= 0) this.files.set(path, new Unreadable(tooMuch));
    else {
      const bytes = readStart(place);
      this.#left -= bytes.length;
      this.files.set(path, bytes);
    }
  }
}

function isCollected(path: string): boolean {
  const [top] = path.split('/');
  return folders.has(`${path}/`) || folders.get(`${top}/`) === true;
}

/** Whether the path is that of `public/`, of a file in it, or of a possible résumé or photo. */
function isServed(path: string): boolean {
  return /^public(?:$|\/)/u.test(path) || /^[^/]+\.(?:avif|jpe?g|pdf|png|webp)$/iu.test(path);
}

function leavesFolder(folder: string, place: string): boolean {
  return relative(realpathSync(folder), realpathSync(place)).startsWith('..');
}

const leading: Words = {
  message: 'This is a link that leads out of the folder.',
  fix: 'Put a copy in its place.',
};

const tooMuch: Words = {
  message: 'The folder is so large that this is not read any more.',
  fix: 'Move elsewhere what is no part of the profile.',
};

/** Whether a file was removed after it was listed, as by an editor that replaces it. */
function isGone(place: string, error: unknown): boolean {
  const isLink = () => lstatSync(place, { throwIfNoEntry: false })?.isSymbolicLink();
  return codeOf(error) === 'ENOENT' && !isLink();
}

const special: Words = {
  message: 'This is neither a file nor a folder.',
  fix: 'Put a file in its place.',
};

function explain(error: unknown): Words {
  const code = codeOf(error);
  const fix = 'Correct the link, or put what it stands for in its place.';
  switch (code) {
    case 'ENOENT':
      return { message: 'This is a link to something that is not there.', fix };
    case 'ELOOP':
      return { message: 'This is a link that leads back to itself.', fix };
    case 'EACCES':
    case 'EPERM':
      return {
        message: 'The permission to read this is missing.',
        fix: 'Give it to the user that runs profile-api.',
      };
    // The system's failure, not the owner's mistake; it may pass.
    case 'EMFILE':
    case 'ENFILE':
    case 'EIO':
    case undefined:
      throw error;
    default:
      return { message: `This cannot be read: the system says ${code}.`, fix: 'Make it again.' };
  }
}

function explainFolder(folder: string, error: unknown): string {
  const code = codeOf(error);
  if (code === 'ENOTDIR' && existsSync(folder)) {
    return `The profile "${folder}" is a file. Name the folder that holds profile.yaml.`;
  }
  if (code === 'ENOTDIR' || code === 'ENOENT') {
    return `There is no profile folder "${folder}". Name one with PROFILE_DIR or, on the command line, --profile, or make one with: ${program} init ${folder}`;
  }
  const { message, fix } = explain(error);
  return `The profile folder "${folder}" cannot be read. ${message} ${fix}`;
}

function codeOf(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException).code;
}

function readStart(path: string): Uint8Array {
  const file = openSync(path, 'r');
  try {
    const bytes = new Uint8Array(Math.min(fstatSync(file).size, maxRead));
    return bytes.subarray(0, readSync(file, bytes));
  } finally {
    closeSync(file);
  }
}

/** Files that `npm run build` makes: the script of `/verify/`, and the card of MCP. */
const built = ['verifier.js', 'card.js', 'card.css'];

/**
 * Reads the files that ship with the package, by their path in it, for example `assets/site.css`: text files as
 * text, others in Base64.
 */
export function readAssets(): ReadonlyMap<string, string> {
  // The package root is two folders up both from src/content and from dist/content.
  const root = fileURLToPath(new URL('../../', import.meta.url));
  const assets = new Map<string, string>();
  for (const folder of ['assets', 'assets/fonts', 'assets/icons', 'guides']) {
    if (!existsSync(join(root, folder))) continue;
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      if (!entry.isFile() || /^\.|\.txt$/u.test(entry.name)) continue;
      const encoding = isBinary(entry.name) ? 'base64' : 'utf8';
      assets.set(`${folder}/${entry.name}`, readFileSync(join(root, folder, entry.name), encoding));
    }
  }
  for (const name of built) {
    const file = join(root, 'dist/targets', name);
    if (existsSync(file)) assets.set(`assets/${name}`, readFileSync(file, 'utf8'));
  }
  return assets;
}
