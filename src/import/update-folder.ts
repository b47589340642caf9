// Adds a newer résumé to an owner's folder: changes become proposals, and only missing files are created.
import { gitIgnored } from '../content/folder/private.ts';
import type { Proposed } from './proposals.ts';
import { updateFile } from './update.ts';

/** The files of the last import, with which a newer résumé is compared. */
export const importedFolder = '.import/imported/';
/** Files that only `import` writes. */
const ours = /^\.(?:import|schemas)\//u;

export interface UpdatedFolder {
  /** The files to write, by path in the folder. */
  readonly files: ReadonlyMap<string, string | Uint8Array>;
  readonly proposed: readonly Proposed[];
  /** Files that the folder did not have. */
  readonly created: readonly string[];
}

/** @param read returns a file of the owner, `undefined` if it does not exist */
export function updateFolder(
  newer: ReadonlyMap<string, string | Uint8Array>,
  read: (file: string) => string | undefined,
): UpdatedFolder {
  const files = new Map<string, string | Uint8Array>();
  const proposed: Proposed[] = [];
  const created: string[] = [];
  for (const [file, content] of newer) {
    const owner = read(file);
    const base = read(importedFolder + file);
    if (ours.test(file)) {
      files.set(file, content);
    } else if (owner === undefined) {
      // The owner removed a file that an earlier import wrote.
      if (base !== undefined) continue;
      files.set(file, content);
      created.push(file);
    } else if (file === '.gitignore') {
      const lines = new Set(owner.split('\n').map((line) => line.trim()));
      const missing = gitIgnored.filter((line) => !lines.has(line));
      if (missing.length > 0) files.set(file, `${[owner.trimEnd(), ...missing].join('\n')}\n`);
    } else if (file.endsWith('.yaml') && typeof content === 'string') {
      const updated = updateFile(file, { base, newer: content, owner });
      if (updated.proposed.length > 0) files.set(file, updated.text);
      proposed.push(...updated.proposed);
    }
  }
  return { files, proposed, created };
}
