// The number of connections that fit into a process's file descriptors.
import { readFileSync } from 'node:fs';
import { defaultLimits } from './node-limits.ts';

/** Descriptors reserved for files and the process itself, which uses two dozen. */
const reserved = 64;

/** Fewest connections to allow. */
const fewest = 8;

/** Connections that fit, at most the default. @param limits those of the process, as Linux lists them */
export function connectionsThatFit(limits: string = readLimits()): number {
  const limit = Number(/^Max open files\s+(\d+)/m.exec(limits)?.[1] ?? Infinity);
  return Math.max(fewest, Math.min(defaultLimits.maxConnections, limit - reserved));
}

/** The limits of this process; empty on systems without this file. */
function readLimits(): string {
  try {
    return readFileSync('/proc/self/limits', 'utf8');
  } catch {
    return '';
  }
}
