// Loads a site from a snapshot on disk.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { toYearMonth } from '../schema/content.ts';
import { parseSnapshot, type Snapshot, toSite } from '../schema/snapshot.ts';
import { messageOf } from './errors.ts';
import type { LoadSite } from './source.ts';
import { program } from '../version.ts';

/** The folder of binary files beside a snapshot. */
const filesFolder = 'files';

/**
 * Returns a loader of a snapshot.
 *
 * @param isOwn whether it was built with this program, so that its prepared answers are valid
 */
export function loaderOf(file: string, isOwn = false): LoadSite {
  return async (now) => {
    try {
      const snapshot = parseSnapshot(readFileSync(file, 'utf8'), digestOf);
      const files = readFiles(snapshot, join(dirname(file), filesFolder));
      const site = toSite(snapshot, toYearMonth(now), files);
      const { baseUrl, answers } = snapshot;
      const written = isOwn && answers && { baseUrl, answers: new Map(Object.entries(answers)) };
      return { site: { ...site, ...(written && { written }) }, warnings: [] };
    } catch (error) {
      throw new Error(`The snapshot "${file}" cannot be served. ${explain(error)}`, {
        cause: error,
      });
    }
  };
}

function readFiles({ files }: Snapshot, folder: string): ReadonlyMap<string, Uint8Array> {
  return new Map(
    Object.entries(files).map(([path, digest]) => {
      const bytes = readFileSync(join(folder, path));
      if (digestOf(bytes) === digest) return [path, bytes] as const;
      throw new Error(`Its file "${join(folder, path)}" was changed. Build both again.`);
    }),
  );
}

/** SHA-256 in hexadecimal. The portable one of `kernel/digest.ts` takes 37 ms for a megabyte, this one 2 ms. */
export function digestOf(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('hex');
}

function explain(error: unknown): string {
  const { code, path } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return `There is no file "${path}". Write it with: ${program} build`;
  if (code === 'EACCES') return `The permission to read "${path}" is missing.`;
  return messageOf(error);
}
