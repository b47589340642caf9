// The process around a command: where it writes, and how it ends.
import cluster from 'node:cluster';
import { exitCodeOf, messageOf } from '../runtime/errors.ts';
import type { Output } from './command.ts';

export const standardOutput: Output = {
  out: (text) => void process.stdout.write(`${text}\n`, reportUnwritten),
  err: (text) => void process.stderr.write(`${text}\n`),
};

/** A result that does not fit on the disk is a failure; one that nobody reads to its end, as in `check | head`, is not. */
function reportUnwritten(error?: NodeJS.ErrnoException | null): void {
  if (!error || error.code === 'EPIPE') return;
  standardOutput.err(`The result cannot be written: ${messageOf(error)}`);
  process.exitCode = 1;
}

/** Runs to the end of the process; what is thrown becomes one line and an exit code. */
export async function runProcess(run: () => Promise<number>): Promise<void> {
  // A full disk, or a reader that has gone, is no reason to stop serving.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  // Nor is a primary process that has gone: a worker then ends by itself, without a word.
  cluster.worker?.on('error', () => undefined);
  const code = await run().catch((error: unknown) => {
    standardOutput.err(messageOf(error));
    return exitCodeOf(error);
  });
  // A result that could not be written has set the exit code already.
  process.exitCode ||= code;
  // A worker's channel to the process that started it would keep it alive.
  cluster.worker?.disconnect();
}
