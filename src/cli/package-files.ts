// Files that ship with the package.
import { readdirSync, readFileSync } from 'node:fs';

/** The root of the package: two folders above src/cli and dist/cli. */
const packageRoot = new URL('../../', import.meta.url);

/** Reads a text by its path in the package. */
export function readPackaged(name: string): string {
  return readFileSync(new URL(name, packageRoot), 'utf8');
}

/** The files in a folder of the package, by their paths in it. */
export function listPackaged(folder: string): readonly string[] {
  return readdirSync(new URL(folder, packageRoot), { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.includes('.'))
    .toSorted();
}

interface Package {
  readonly name: string;
  /** Independent of the contract's. */
  readonly version: string;
  /** The repository of the published package; absent in a copy that was not published. */
  readonly repository?: unknown;
}

export function readPackage(): Package {
  return JSON.parse(readPackaged('package.json'));
}
