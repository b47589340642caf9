// Reads and writes in folders, with errors that name the remedy.
import { randomUUID } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  type WriteFileOptions,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Creates a folder and its parents. Node's own `recursive` never returns where that is impossible, such as in /proc. */
export function makeFolder(path: string): void {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found?.isDirectory()) return;
  if (found === undefined) makeFolder(dirname(path));
  mkdirSync(path);
}

/** Reads a text; `undefined` without the file. */
export function readIfThere(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

/** Writes a file, creating its folder if needed. */
export function writeFileIn(
  path: string,
  content: string | Uint8Array,
  options: WriteFileOptions = {},
): void {
  makeFolder(dirname(path));
  writeFileSync(path, content, options);
}

/** Replaces a file by renaming another, so that an interruption leaves the old one or the new one. */
export function replaceFile(path: string, content: string | Uint8Array, mode?: number): void {
  const draft = join(dirname(path), `.${basename(path)}-${randomUUID()}`);
  try {
    writeFileIn(draft, content, { flag: 'wx', mode });
    if (mode !== undefined) chmodSync(draft, mode);
    renameSync(draft, path);
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Runs an action on a folder; turns a system error into one that names the remedy. */
export function inFolder<Value>(folder: string, act: () => Value): Value {
  try {
    return act();
  } catch (error) {
    const { code, path = folder } = error as NodeJS.ErrnoException;
    throw code === undefined ? error : new Error(explain(path, code), { cause: error });
  }
}

function explain(path: string, code: string): string {
  switch (code) {
    case 'EEXIST':
    case 'ENOTDIR':
      return `"${path}" is a file, or inside one. Name a folder.`;
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return `"${path}" may not be written. Name a folder that you can write to.`;
    default:
      return `"${path}" cannot be written (${code}). Name another folder.`;
  }
}
