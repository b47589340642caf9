// Messages and exit codes of errors.
import { UsageError } from './settings.ts';

/** The message of an error, without its stack. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The exit code for an error: 2 for wrong usage, 1 otherwise. */
export function exitCodeOf(error: unknown): number {
  return error instanceof UsageError ? 2 : 1;
}
