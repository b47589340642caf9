// Changes of a folder, which `serve --watch` follows.
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

/** Milliseconds of quiet before a changed folder is read: editors write in several steps. */
const settling = 100;
/** Milliseconds until a folder that could not be watched is tried again. */
const retrial = 1_000;
/** Milliseconds between looks for changes that no watcher tells of. */
const interval = 3_000;

/**
 * Calls back after changes in a profile folder or the folders in it that are read. Each folder is watched by itself and anew after
 * every change: a recursive watch loses files that editors replace, and with them what is done to them later. The
 * folder above tells when the whole is moved away or replaced. Where links lead, nothing tells; that is looked at now and
 * then. What cannot be watched is tried again; `onFailure` hears of the first time.
 */
export function watchFolder(
  folder: string,
  onChange: () => void,
  onFailure: (error: unknown) => void,
): { close(): void } {
  let timer: NodeJS.Timeout | undefined;
  const watchers: FSWatcher[] = [];
  const path = toAbsolute(folder);
  let seen = describeFolder(path);
  const looking = setInterval(() => {
    if (describeFolder(path) !== seen) settle(settling);
  }, interval).unref();
  const follow = (followed: string, name?: string) => {
    const listen = (_: string, changed: string | null) => {
      if (name === undefined || name === changed) settle(settling);
    };
    watchers.push(watch(followed, listen).on('error', () => settle(settling)));
  };
  const open = () => {
    for (const one of listFolders(path)) follow(one);
    if (isReadable(dirname(path))) follow(dirname(path), basename(path));
  };
  const close = () => {
    clearTimeout(timer);
    for (const watcher of watchers.splice(0)) watcher.close();
  };
  function settle(delay: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      close();
      seen = describeFolder(path);
      // Watched first, read second: a change in between is seen.
      if (tryToOpen()) onChange();
      else settle(retrial);
    }, delay);
  }
  function tryToOpen(report: (error: unknown) => void = () => undefined): boolean {
    try {
      open();
    } catch (error) {
      // Usually a file has just been replaced: somebody is editing.
      report(error);
      return false;
    }
    return watchers.length > 0;
  }
  if (!tryToOpen(onFailure)) settle(retrial);
  return {
    close() {
      clearInterval(looking);
      close();
    },
  };
}

/** Where the files of a profile really are, and which they are; `undefined` while that cannot be told. */
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

/** The folder, and those in it whose files are read, at whatever depth. */
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

/** Says that changes are not seen, and why. */
export function reportUnwatched(output: Output): (error: unknown) => void {
  return (error) => output.err(`Changes of the folder cannot be watched yet: ${messageOf(error)}`);
}
