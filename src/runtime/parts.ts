// The parts of a program that it reads once it listens, or when a request needs them. A bundler fills this in
// (scripts/bundle.mjs); without one, all is there at once.

/** What reads each part: none takes long, since nobody is answered meanwhile. */
export const parts: readonly (() => void)[] = [];

/** Reads everything at once where the runtime reads no module in the middle of a request: Node.js 22.0 to 22.11. */
export async function readAhead(): Promise<void> {}
