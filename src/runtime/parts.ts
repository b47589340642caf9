// Parts of the program that load after it listens, or when a request needs them. scripts/bundle.mjs fills this in; without
// a bundle, everything is loaded at the start.

/** One loader for each part. Loaders block the event loop, so each must be fast. */
export const parts: readonly (() => void)[] = [];

/** Loads everything immediately on Node.js 22.0 to 22.11, which cannot load modules during a request. */
export async function readAhead(): Promise<void> {}
