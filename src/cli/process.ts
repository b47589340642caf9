// The process of a command: its output and its exit code.
import cluster from 'node:cluster';
import { exitCodeOf, messageOf } from '../runtime/errors.ts';
import type { Output } from './command.ts';

export const standardOutput: Output = {
  out: (text) => void process.stdout.write(`${text}\n`, reportUnwritten),
  err: (text) => void process.stderr.write(`${text}\n`),
};

/** Fails if the disk is full, but not if the reader stops early, as in `check | head`. */
function reportUnwritten(error?: NodeJS.ErrnoException | null): void {
  if (!error || error.code === 'EPIPE') return;
  standardOutput.err(`The result cannot be written: ${messageOf(error)}`);
  process.exitCode = 1;
}

export async function runProcess(run: () => Promise<number>): Promise<void> {
  // Keeps serving if the disk is full or the reader of an output is gone.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  // Without the primary process, a worker exits silently.
  cluster.worker?.on('error', () => undefined);
  const code = await run().catch((error: unknown) => {
    standardOutput.err(messageOf(error));
    return exitCodeOf(error);
  });
  // `reportUnwritten` may have set the exit code.
  process.exitCode ||= code;
  // Its channel to the primary process would keep a worker alive.
  cluster.worker?.disconnect();
}
