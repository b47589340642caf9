// What a serving process waits for: signals, and changes of a folder.
import { existsSync, type FSWatcher, watch } from 'node:fs';
import { join } from 'node:path';

/** Milliseconds of quiet before a changed folder is read: editors write in several steps. */
const settling = 100;

/**
 * Calls back after changes in a profile folder or its `cases/`. Each folder is watched by itself and anew after
 * every change: a recursive watch loses files that editors replace, and with them what is done to them later.
 */
export function watchFolder(folder: string, onChange: () => void): { close(): void } {
  let timer: NodeJS.Timeout | undefined;
  let watchers: FSWatcher[] = [];
  const open = () => {
    watchers = [folder, join(folder, 'cases')]
      .filter((path) => existsSync(path))
      .map((path) => watch(path, settle).on('error', settle));
  };
  const close = () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
  function settle(): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      close();
      // Watched first, read second: a change in between is seen.
      open();
      onChange();
    }, settling);
  }
  open();
  return { close };
}

/** Resolves when the process is asked to stop. */
export function signalled(): Promise<void> {
  return new Promise((resolve) => {
    process.once('SIGTERM', () => resolve());
    process.once('SIGINT', () => resolve());
  });
}
