// Files that ship with the package.
import { readFileSync } from 'node:fs';

/** The package root is two folders up both from src/cli and from dist/cli. */
export const packageRoot = new URL('../../', import.meta.url);

/** Reads a text by its path in the package. */
export function readPackaged(name: string): string {
  return readFileSync(new URL(name, packageRoot), 'utf8');
}

/** Name and version of the package, which changes independently of the contract. */
export function readPackage(): { readonly name: string; readonly version: string } {
  return JSON.parse(readPackaged('package.json'));
}
