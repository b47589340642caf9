// The command line within this process; process.ts runs it as a process.
import { main } from '../src/cli/main.ts';
import type { Output } from '../src/cli/command.ts';

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs a command line to its end. */
export function runHere(
  words: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<Ran> {
  return collect((output) => main(words, environment, output));
}

/** Runs a function that writes to an output, and returns the text. */
export async function collect(run: (output: Output) => Promise<number>): Promise<Ran> {
  const lines = { out: [] as string[], err: [] as string[] };
  const code = await run({
    out: (text) => void lines.out.push(text),
    err: (text) => void lines.err.push(text),
  });
  return { code, out: lines.out.join('\n'), err: lines.err.join('\n') };
}
