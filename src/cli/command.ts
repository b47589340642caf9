// The definition of a command.
import type { Environment, Flag, Flags } from '../runtime/settings.ts';

/** The output of a command: results go to `out`, messages to `err`. */
export interface Output {
  out(text: string): void;
  err(text: string): void;
}

export interface Command {
  /** Words after the command's name, for the help text. */
  readonly usage: string;
  readonly summary: string;
  readonly flags: Readonly<Record<string, Flag>>;
  /** Least and most words that it takes. */
  readonly words?: readonly [number, number];
  /** Resolves to the exit code: 0 fine, 1 content or work failed, 2 wrong usage. */
  run(given: Given, output: Output): Promise<number>;
}

export interface Given {
  readonly flags: Flags;
  readonly words: readonly string[];
  readonly environment: Environment;
}
