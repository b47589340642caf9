// Signals and grace periods of a serving process, on every runtime.
import process from 'node:process';

/** Milliseconds for requests in flight to finish after a signal to stop. */
export const shutdownGrace = 8_000;
/** Milliseconds for the last output to be read before the process exits. */
export const writingGrace = 1_000;
/** Milliseconds between checks for a new month, which changes years of experience. */
export const calendarInterval = 3_600_000;

/** Resolves after a time. */
export function passed(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** Ignores SIGUSR1, for which Node.js would open an inspector that lets its clients run code in the process. */
export function ignoreInspectorSignal(): void {
  process.on('SIGUSR1', () => undefined);
}

/** Resolves on a signal to stop. */
export function signalled(): Promise<void> {
  return new Promise((resolve) => onStop(resolve));
}

/** Calls back on SIGINT, SIGTERM or SIGHUP. Repeating SIGINT or SIGTERM ends the process immediately. */
export function onStop(stop: () => void): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, stop);
  // A closing terminal sends SIGHUP more than once.
  process.on('SIGHUP', () => undefined);
}
