// `profile-api serve` in one process: starts the service, serves until a signal or the primary process stops it.
import cluster from 'node:cluster';
import {
  calendarInterval,
  passed,
  shutdownGrace,
  signalled,
  writingGrace,
} from '../runtime/lifetime.ts';
import { readAhead } from '../runtime/parts.ts';
import { listen } from './listen.ts';
import { listenForScrapers } from './metrics-listener.ts';
import { Service, type ServiceOptions } from './service.ts';
import { handleMessages } from './worker-messages.ts';

/** Milliseconds after the start until the rest of the program is loaded. */
const preloading = 100;

/** Serves until a signal; resolves to the exit code. */
export async function serve(options: Omit<ServiceOptions, 'isQuiet' | 'metrics'>): Promise<number> {
  const { settings, isWatched, output } = options;
  const metrics = settings.metrics && new (await import('./metrics.ts')).Metrics();
  // The first worker writes the warnings.
  const isQuiet = cluster.worker !== undefined && cluster.worker.id > 1;
  const service = new Service({ ...options, isQuiet, metrics });
  await readAhead();
  // Imported first, so that no change is missed between reading the folder and watching it.
  const watching = isWatched && cluster.isPrimary ? await import('./watch-folder.ts') : undefined;
  const loaded = await service.load();
  const server = await listen(service, settings);
  const count = async () => (await metrics?.count()) ?? [];
  // The primary process serves the metrics of its workers.
  const address = cluster.isPrimary ? settings.metrics : undefined;
  let closeMetrics: () => void;
  try {
    service.start(loaded, server.port);
    closeMetrics = await listenForScrapers(address, output, async () => [await count()]);
  } catch (error) {
    // An open port would keep the process alive.
    await server.close(0);
    throw error;
  }
  const watcher = watching?.watchFolder(settings.folder, () => service.reload(), output);
  const drain = () => {
    service.isStopping = true;
    server.drain();
  };
  const stopped = cluster.isWorker
    ? handleMessages({
        take: server.take,
        reload: (quietly) => service.reload(quietly),
        drain,
        count,
      })
    : signalled();
  // Printed last: its reader may change the folder or stop the process immediately.
  service.announceListening(server.port);
  setTimeout(() => void service.prepare(), preloading).unref();
  const calendar = setInterval(() => service.followCalendar(), calendarInterval).unref();
  await stopped;
  watcher?.close();
  service.close();
  clearInterval(calendar);
  drain();
  // The primary process drains its workers before it stops them.
  if (cluster.isPrimary) await passed(settings.drain);
  await server.close(shutdownGrace);
  closeMetrics();
  service.log.flush();
  // An open connection for metrics would keep the process alive.
  setTimeout(() => process.exit(), writingGrace).unref();
  return 0;
}
