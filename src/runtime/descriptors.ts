// How many connections the descriptors of a process leave room for.
import { readFileSync } from 'node:fs';
import { defaultLimits } from './node-limits.ts';

/** Descriptors that are left for everything but connections: the process has two dozen, and reads files. */
const reserved = 64;

/** Connections that are allowed in any case. */
const fewest = 8;

/** As many connections as fit beside everything else, and no more than there are by default. */
export function connectionsThatFit(): number {
  const limit = Number(/^Max open files\s+(\d+)/m.exec(readLimits())?.[1] ?? Infinity);
  return Math.max(fewest, Math.min(defaultLimits.maxConnections, limit - reserved));
}

/** The limits of this process; nothing where the system does not tell them in a file. */
function readLimits(): string {
  try {
    return readFileSync('/proc/self/limits', 'utf8');
  } catch {
    return '';
  }
}
