// When a serving process stops, and how long it waits, whatever it runs on.
import process from 'node:process';

/** Milliseconds that requests in flight have to finish when the process is asked to stop. */
export const shutdownGrace = 8_000;
/** Milliseconds that what a process has written has to be read when it is done. */
export const writingGrace = 1_000;
/** Milliseconds between looks at the calendar: with a new month, years of experience change. */
export const calendarInterval = 3_600_000;

/** Resolves when so many milliseconds have passed. */
export function passed(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** Has SIGUSR1 do nothing: Node.js would open an inspector, through which whoever reaches it runs code in the process. */
export function ignoreInspectorSignal(): void {
  process.on('SIGUSR1', () => undefined);
}

/** Resolves when the process is asked to stop. */
export function signalled(): Promise<void> {
  return new Promise((resolve) => onStop(resolve));
}

/** Calls back when the process is asked to stop. What does not wait, such as a second Ctrl+C, ends it at once. */
export function onStop(stop: () => void): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, stop);
  // A terminal that closes says so more than once.
  process.on('SIGHUP', () => undefined);
}
