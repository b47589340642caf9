// `profile-api serve`, and the server that `build` writes: one process, or several that share a port.
import cluster from 'node:cluster';
import { availableParallelism } from 'node:os';
import { ignoreInspectorSignal } from '../runtime/lifetime.ts';
import { readServeSettings } from '../runtime/serve-settings.ts';
import { readSetting, UsageError } from '../runtime/settings.ts';
import type { Given, Output } from './command.ts';
import type { Served } from './service.ts';

/** Serves with the number of workers in the settings; resolves to the exit code. */
export async function runServe(
  given: Given,
  output: Output,
  open: () => Promise<Served>,
): Promise<number> {
  ignoreInspectorSignal();
  const { flags, environment } = given;
  const settings = readServeSettings(flags, environment);
  const isWatched = flags['watch'] === true;
  if (isWatched && settings.snapshot !== undefined) {
    throw new UsageError(
      '--watch follows a folder, not a snapshot. Restart the service to serve a new snapshot.',
    );
  }
  const workers = readSetting('workers', flags, environment);
  const count = workers === 'auto' ? availableParallelism() : workers;
  if (count === 1 || cluster.isWorker) {
    const { serve } = await import('./serve.ts');
    return serve({ settings, isWatched, output, served: await open() });
  }
  const watched = isWatched ? settings.folder : undefined;
  const { serveWithWorkers } = await import('./workers.ts');
  return serveWithWorkers({ ...settings, count, watched }, output);
}
