// What a process that ends, or goes on, says of an error.
import { UsageError } from './settings.ts';

/** What an error says, for somebody who has no use for where it was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The exit code of a process that an error ends: 2 for wrong usage, 1 for all else. */
export function exitCodeOf(error: unknown): number {
  return error instanceof UsageError ? 2 : 1;
}
