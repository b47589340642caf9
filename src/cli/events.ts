// What a serving process waits for: signals, and changes of a folder.
import { watch } from 'node:fs';

/** Milliseconds of quiet before a changed folder is read: editors write in several steps. */
const settling = 100;

/** Calls back after changes in a folder. */
export function watchFolder(folder: string, onChange: () => void): { close(): void } {
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(folder, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(onChange, settling);
  });
  return {
    close: () => {
      clearTimeout(timer);
      watcher.close();
    },
  };
}

/** Resolves when the process is asked to stop. */
export function signalled(): Promise<void> {
  return new Promise((resolve) => {
    process.once('SIGTERM', () => resolve());
    process.once('SIGINT', () => resolve());
  });
}
