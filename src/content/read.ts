// The only part of the content layer that touches the disk. It reads synchronously: a dozen small files are
// there before an event loop has handed the first of them over.
import {
  closeSync,
  existsSync,
  fstatSync,
  lstatSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ContentFiles, maxFileSize, Unreadable } from './files.ts';
import type { Words } from './issue.ts';

/** The owner's folder cannot be read at all. The message says what to do. */
export class FolderError extends Error {
  override readonly name = 'FolderError';
}

/** Hidden files, editors' backups, and what systems put into folders. */
const ignored = /^\.|~$|^#.*#$|\.(?:bak|orig|swp)$|^(?:Thumbs\.db|desktop\.ini)$/iu;

/**
 * Reads an owner's folder: its files and those of `cases/`, without those that are ignored.
 *
 * @throws {FolderError} when the folder is missing, is a file, or may not be read; what the system throws when it
 * has no descriptors or the disk fails
 */
export function readContentFiles(folder: string): ContentFiles {
  const files = new Map<string, Uint8Array>();
  try {
    collect(folder, '', files);
  } catch (error) {
    throw new FolderError(explainFolder(folder, error), { cause: error });
  }
  return files;
}

function collect(folder: string, prefix: string, files: Map<string, Uint8Array>): void {
  for (const name of readdirSync(join(folder, prefix)).toSorted()) {
    if (ignored.test(name)) continue;
    const path = prefix + name;
    const place = join(folder, path);
    try {
      const kind = statSync(place);
      if (path === 'cases' && kind.isDirectory()) collect(folder, 'cases/', files);
      else if (kind.isDirectory()) files.set(`${path}/`, new Uint8Array());
      else files.set(path, kind.isFile() ? readStart(place) : new Unreadable(special));
    } catch (error) {
      if (isGone(place, error)) continue;
      files.set(path === 'cases' ? 'cases/' : path, new Unreadable(explain(error)));
    }
  }
}

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
    // Nothing of the owner's, and a moment later it may be over.
    case 'EMFILE':
    case 'ENFILE':
    case 'EIO':
    case undefined:
      throw error;
    default:
      return { message: `This cannot be read: the system says ${code}.`, fix: 'Make it anew.' };
  }
}

function explainFolder(folder: string, error: unknown): string {
  const code = codeOf(error);
  if (code === 'ENOTDIR' && existsSync(folder)) {
    return `The profile "${folder}" is a file. Name the folder that holds profile.yaml.`;
  }
  if (code === 'ENOTDIR' || code === 'ENOENT') {
    return `There is no profile folder "${folder}". Name one with PROFILE_DIR or, on the command line, --profile, or make one with: profile-api init ${folder}`;
  }
  const { message, fix } = explain(error);
  return `The profile folder "${folder}" cannot be read. ${message} ${fix}`;
}

function codeOf(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException).code;
}

/** Reads one byte more than a file may have, so that the parser can tell that it is too large. */
function readStart(path: string): Uint8Array {
  const file = openSync(path, 'r');
  try {
    const bytes = new Uint8Array(Math.min(fstatSync(file).size, maxFileSize + 1));
    return bytes.subarray(0, readSync(file, bytes));
  } finally {
    closeSync(file);
  }
}

/** Reads the text files that ship with the package, by their path in it, for example `assets/site.css`. */
export function readAssets(): ReadonlyMap<string, string> {
  // The package root is two folders up both from src/content and from dist/content.
  const root = fileURLToPath(new URL('../../', import.meta.url));
  const assets = new Map<string, string>();
  for (const folder of ['assets', 'guides']) {
    if (!existsSync(join(root, folder))) continue;
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      if (!entry.isFile() || entry.name.startsWith('.')) continue;
      assets.set(`${folder}/${entry.name}`, readFileSync(join(root, folder, entry.name), 'utf8'));
    }
  }
  return assets;
}
