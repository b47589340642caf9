// How a process reports an error, whether it ends or not.
import { UsageError } from './settings.ts';

/** The message of an error, without its stack. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The exit code of a process that an error ends: 2 for wrong usage, 1 for all else. */
export function exitCodeOf(error: unknown): number {
  return error instanceof UsageError ? 2 : 1;
}
