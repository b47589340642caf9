// What a serving process waits for: signals, and changes of a folder.
import { accessSync, constants, existsSync, type FSWatcher, watch } from 'node:fs';
import { basename, dirname, join, resolve as toAbsolute } from 'node:path';

/** Milliseconds of quiet before a changed folder is read: editors write in several steps. */
const settling = 100;
/** Milliseconds until a folder that could not be watched is tried again. */
const retrial = 1_000;

/**
 * Calls back after changes in a profile folder or its `cases/`. Each folder is watched by itself and anew after
 * every change: a recursive watch loses files that editors replace, and with them what is done to them later. The
 * folder above tells when the whole is moved away or replaced.
 */
export function watchFolder(folder: string, onChange: () => void): { close(): void } {
  let timer: NodeJS.Timeout | undefined;
  const watchers: FSWatcher[] = [];
  const path = toAbsolute(folder);
  const follow = (followed: string, name?: string) => {
    const listen = (_: string, changed: string | null) => {
      if (name === undefined || name === changed) settle(settling);
    };
    watchers.push(watch(followed, listen).on('error', () => settle(settling)));
  };
  const open = () => {
    for (const one of [path, join(path, 'cases')]) if (existsSync(one)) follow(one);
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
      try {
        // Watched first, read second: a change in between is seen.
        open();
      } catch {
        // What was there a moment ago is gone: somebody is at work.
        settle(retrial);
        return;
      }
      onChange();
    }, delay);
  }
  open();
  return { close };
}

function isReadable(folder: string): boolean {
  try {
    accessSync(folder, constants.R_OK);
    return true;
  } catch {
    return false;
  }
}

/** Resolves when the process is asked to stop. */
export function signalled(): Promise<void> {
  return new Promise((resolve) => {
    process.once('SIGTERM', () => resolve());
    process.once('SIGINT', () => resolve());
  });
}
