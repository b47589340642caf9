// Watches a folder for `serve --watch`.
import {
  accessSync,
  constants,
  existsSync,
  type FSWatcher,
  readdirSync,
  realpathSync,
  statSync,
  watch,
} from 'node:fs';
import { basename, dirname, join, resolve as toAbsolute } from 'node:path';
import { foldersOfProfile } from '../content/read.ts';
import { messageOf } from '../runtime/errors.ts';
import type { Output } from './command.ts';

/** Milliseconds without a change before the folder is read: editors write in several steps. */
const quiet = 100;
/** Milliseconds until a failed watch is tried again. */
const retryDelay = 1_000;
/** Milliseconds between checks for changes that no watcher reports. */
const interval = 3_000;

/**
 * Calls back after changes in a profile folder or its folders. Every folder has its own watcher, which is replaced after
 * each change, because a recursive watcher loses files that editors replace. The parent folder is watched for a moved or
 * replaced profile. Targets of links are not watched, but checked every `interval`. Failed watches are tried again; only the
 * first failure is reported.
 */
export function watchFolder(
  folder: string,
  onChange: () => void,
  output: Output,
): { close(): void } {
  let timer: NodeJS.Timeout | undefined;
  const watchers: FSWatcher[] = [];
  const path = toAbsolute(folder);
  let seen = describeFolder(path);
  const checking = setInterval(() => {
    if (describeFolder(path) !== seen) schedule(quiet);
  }, interval).unref();
  const follow = (followed: string, name?: string) => {
    const listen = (_: string, changed: string | null) => {
      if (name === undefined || name === changed) schedule(quiet);
    };
    watchers.push(watch(followed, listen).on('error', () => schedule(quiet)));
  };
  const close = () => {
    clearTimeout(timer);
    for (const watcher of watchers.splice(0)) watcher.close();
  };
  function schedule(delay: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      close();
      seen = describeFolder(path);
      // Watches before reading, so that no change in between is missed.
      if (tryToOpen()) onChange();
      else schedule(retryDelay);
    }, delay);
  }
  function tryToOpen(isFirst = false): boolean {
    try {
      for (const one of listFolders(path)) follow(one);
      if (isReadable(dirname(path))) follow(dirname(path), basename(path));
    } catch (error) {
      // Later failures are usual: an editor is replacing a file.
      if (isFirst) output.err(`Changes of the folder cannot be watched yet: ${messageOf(error)}`);
      return false;
    }
    return watchers.length > 0;
  }
  if (!tryToOpen(true)) schedule(retryDelay);
  return {
    close() {
      clearInterval(checking);
      close();
    },
  };
}

/** Identifies the files of a profile by path, inode, size and time; `undefined` while they cannot be read. */
function describeFolder(path: string): string | undefined {
  try {
    return listFolders(path)
      .flatMap((one) => [
        realpathSync(one),
        ...readdirSync(one).map((name) => describeFile(join(one, name))),
      ])
      .join('\n');
  } catch {
    return undefined;
  }
}

/** The folder and all folders in it whose files are read. */
function listFolders(path: string): readonly string[] {
  const inner = foldersOfProfile.map((name) => join(path, name));
  return [path, ...inner.flatMap(listTree)].filter((one) => existsSync(one));
}

function listTree(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  const below = readdirSync(folder, { withFileTypes: true }).filter((one) => one.isDirectory());
  return [folder, ...below.flatMap(({ name }) => listTree(join(folder, name)))];
}

function describeFile(path: string): string {
  const found = statSync(path, { throwIfNoEntry: false });
  return found?.isFile() ? `${path} ${found.ino} ${found.size} ${found.mtimeMs}` : '';
}

function isReadable(folder: string): boolean {
  try {
    accessSync(folder, constants.R_OK);
    return true;
  } catch {
    return false;
  }
}
