// Writing into a folder: making it, or saying in one sentence why that failed.
import { mkdirSync, statSync, type WriteFileOptions, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Makes a folder and its parents. Node's own `recursive` never returns where none can be made, such as in /proc. */
export function makeFolder(path: string): void {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found?.isDirectory()) return;
  if (found === undefined) makeFolder(dirname(path));
  mkdirSync(path);
}

/** Writes a file into a folder, which is made where it is missing. */
export function writeFileIn(
  path: string,
  content: string | Uint8Array,
  options: WriteFileOptions = {},
): void {
  makeFolder(dirname(path));
  writeFileSync(path, content, options);
}

/** Runs what touches a folder; if the system refuses, throws an error that says what its owner can do. */
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
      return `"${path}" is a file or lies in one, and a folder is needed. Name another.`;
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return `"${path}" may not be written. Name a folder that you may write into.`;
    default:
      return `"${path}" cannot be written: the system says ${code}. Name another folder.`;
  }
}
