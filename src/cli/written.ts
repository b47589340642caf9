// A folder that `build` writes: it replaces what it wrote itself and touches nothing else.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { digestOf } from '../runtime/load-snapshot.ts';
import { inFolder, writeFileIn } from './folder.ts';

/** The list of the files it wrote: their SHA-256 by path. */
const recordName = '.profile-api.json';

/** What platforms' own tools leave in a folder. */
const tools = /^(?:\..*|node_modules|package(?:-lock)?\.json)$/;

export interface Written {
  /** What was written, and what is the owner's and was kept. */
  readonly written: readonly string[];
  readonly kept: readonly string[];
}

/** Whether a file that is not in the record may be replaced all the same. */
export type Adopt = (path: string, text: string) => boolean;

/**
 * Writes files into a folder in place of those that were written there before; owner's files only where they are missing.
 *
 * @throws {Error} before anything is written, when a file there is another's or was changed
 */
export function writeFolder(
  folder: string,
  files: ReadonlyMap<string, string | Uint8Array>,
  owners: ReadonlyMap<string, string> = new Map(),
  adopt: Adopt = () => false,
): Written {
  return inFolder(folder, () => {
    const recorded = readRecord(folder);
    const present = existsSync(folder) ? listFiles(folder, [...recorded.keys()]) : [];
    for (const path of present) {
      if (owners.has(path)) continue;
      const bytes = readFileSync(join(folder, path));
      if (recorded.get(path) === digestOf(bytes)) continue;
      const wanted = files.get(path);
      if (wanted !== undefined && digestOf(wanted) === digestOf(bytes)) continue;
      if (!recorded.has(path) && adopt(path, bytes.toString('utf8'))) continue;
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
    : `"${path}" was not written by profile-api, and nothing was written. Move it elsewhere, or name another folder.`;
}

/** The files in a folder, but for what tools leave there and we did not write. */
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
  if (!existsSync(file)) return new Map();
  try {
    return new Map(Object.entries<string>(JSON.parse(readFileSync(file, 'utf8')).files));
  } catch {
    throw new Error(
      `"${file}" cannot be read, so nothing says what may be replaced. Name another folder.`,
    );
  }
}

function renderRecord(files: ReadonlyMap<string, string | Uint8Array>): string {
  const digests = [...files].map(([path, content]) => [path, digestOf(content)] as const);
  const sorted = Object.fromEntries(digests.toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return `${JSON.stringify({ files: sorted }, undefined, 1)}\n`;
}
