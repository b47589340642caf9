// The only part of the content layer that touches the disk. It reads synchronously: a dozen small files are
// there before an event loop has handed the first of them over.
import {
  closeSync,
  existsSync,
  fstatSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ContentFiles, maxFileSize } from './files.ts';

/** The owner's folder cannot be read at all. The message says what to do. */
export class FolderError extends Error {
  override readonly name = 'FolderError';
}

/** Reads an owner's folder: its files and those of `cases/`, without hidden files and editors' backups. */
export function readContentFiles(folder: string): ContentFiles {
  const kind = statSync(folder, { throwIfNoEntry: false });
  if (kind === undefined) {
    throw new FolderError(
      `There is no profile folder "${folder}". Name one with --profile or PROFILE_DIR, or make one with: profile-api init ${folder}`,
    );
  }
  if (!kind.isDirectory()) {
    throw new FolderError(
      `The profile "${folder}" is a file. Name the folder that holds profile.yaml.`,
    );
  }
  const files = new Map<string, Uint8Array>();
  collect(folder, '', files);
  return files;
}

function collect(folder: string, prefix: string, files: Map<string, Uint8Array>): void {
  for (const name of readdirSync(join(folder, prefix)).toSorted()) {
    if (/^\.|~$|^#.*#$/u.test(name)) continue;
    const path = prefix + name;
    const kind = statSync(join(folder, path), { throwIfNoEntry: false });
    if (path === 'cases' && kind?.isDirectory()) collect(folder, 'cases/', files);
    else if (kind?.isDirectory()) files.set(`${path}/`, new Uint8Array());
    else if (kind?.isFile()) files.set(path, readStart(join(folder, path)));
  }
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
