// The output folder of `build`, which replaces only files that it wrote.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Target, TargetOutput } from '../publish/output.ts';
import { digestOf } from '../runtime/load-snapshot.ts';
import { inFolder, makeFolder, readIfThere, writeFileIn } from './folder.ts';

/** The record of written files: their SHA-256 by path. */
const recordName = '.profile-api.json';

/** Files of the platforms' own tools. */
const tools = /^(?:\..*|node_modules|package(?:-lock)?\.json)$/;

/**
 * Writes files into a folder and removes those of earlier builds. Files for the owner to edit are written only if missing.
 *
 * @returns the files that were written, and the owner's files that were kept
 * @throws {Error} before writing, if the folder holds a foreign or changed file
 */
export function writeFolder(
  folder: string,
  { files, ownerFiles: owners = new Map() }: Pick<TargetOutput, 'files' | 'ownerFiles'>,
  adopts: NonNullable<Target['adopts']> = () => false,
) {
  return inFolder(folder, () => {
    makeFolder(folder);
    const recorded = readRecord(folder);
    const present = listFiles(folder, [...recorded.keys()]);
    for (const path of present) {
      if (owners.has(path)) continue;
      const bytes = readFileSync(join(folder, path));
      if (recorded.get(path) === digestOf(bytes)) continue;
      const wanted = files.get(path);
      if (wanted !== undefined && digestOf(wanted) === digestOf(bytes)) continue;
      if (!recorded.has(path) && adopts(path, bytes.toString('utf8'))) continue;
      throw new Error(explain(join(folder, path), recorded.has(path)));
    }
    for (const path of recorded.keys()) {
      if (!files.has(path) && !owners.has(path)) rmSync(join(folder, path), { force: true });
    }
    const missing = [...owners].filter(([path]) => !existsSync(join(folder, path)));
    for (const [path, content] of [...files, ...missing]) writeFileIn(join(folder, path), content);
    writeFileIn(join(folder, recordName), renderRecord(files));
    const written = [...files.keys(), ...missing.map(([path]) => path)];
    return { written, kept: [...owners.keys()].filter((path) => !written.includes(path)) };
  });
}

function explain(path: string, isOurs: boolean): string {
  return isOurs
    ? `"${path}" was changed after it was written, and nothing was written. Move it elsewhere, or name another folder.`
    : `"${path}" is yours, not a file of an earlier build, so nothing was written. Move it elsewhere, or name another folder.`;
}

/** The files in a folder, without those of tools that are not in the record. */
function listFiles(folder: string, recorded: readonly string[], prefix = ''): string[] {
  return readdirSync(join(folder, prefix), { withFileTypes: true }).flatMap((entry) => {
    const path = prefix + entry.name;
    const isOurs = recorded.some((other) => other === path || other.startsWith(`${path}/`));
    if (path === recordName || (tools.test(entry.name) && !isOurs)) return [];
    return entry.isDirectory() ? listFiles(folder, recorded, `${path}/`) : [path];
  });
}

function readRecord(folder: string): ReadonlyMap<string, string> {
  const file = join(folder, recordName);
  try {
    return new Map(Object.entries<string>(JSON.parse(readIfThere(file) ?? '{"files":{}}').files));
  } catch {
    throw new Error(`"${file}" cannot be read, so no file may be replaced. Name another folder.`);
  }
}

function renderRecord(files: ReadonlyMap<string, string | Uint8Array>): string {
  const digests = [...files].map(([path, content]) => [path, digestOf(content)] as const);
  const sorted = Object.fromEntries(digests.toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return `${JSON.stringify({ files: sorted }, undefined, 1)}\n`;
}
