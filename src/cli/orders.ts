// What the primary process tells its workers, and what they report.
import cluster from 'node:cluster';
import type { Socket } from 'node:net';
import type { Counts } from './metrics.ts';

export type Order =
  /** Serve the connection that comes along. */
  | { readonly order: 'take' }
  /** Read the content anew; quietly where another has said the warnings already. */
  | { readonly order: 'reload'; readonly isQuiet: boolean }
  /** Close every connection after its answer. */
  | { readonly order: 'drain' }
  /** Finish what is under way, and end. No connection follows. */
  | { readonly order: 'stop' }
  /** Report that you are alive. */
  | { readonly order: 'beat' }
  /** Report your counts. */
  | { readonly order: 'count' };

export type Report =
  | { readonly said: 'ready' }
  | { readonly said: 'taken' }
  | { readonly said: 'reloaded'; readonly reloaded: boolean }
  | { readonly said: 'beat' }
  | { readonly said: 'counted'; readonly counts: Counts }
  /** Somebody has asked this worker to stop. */
  | { readonly said: 'leaving' };

/** How a worker does what it is told. */
export interface Obedience {
  take(connection: Socket): void;
  /** Resolves to whether the new content is served. */
  reload(isQuiet: boolean): Promise<boolean>;
  drain(): void;
  count(): Promise<Counts>;
}

/** The variable in which a worker finds the port of those that it serves. */
export const portVariable = 'PROFILE_API_WORKER_PORT';

/** Whether this process is a worker that would repeat what the first one has said. */
export function isRepeating(): boolean {
  return cluster.worker !== undefined && cluster.worker.id > 1;
}

/** Does what it is told, and says that it is ready; resolves when it is told to stop. */
export function obey({ take, reload, drain, count }: Obedience): Promise<void> {
  return new Promise((resolve) => {
    process.on('message', (message: Order, connection?: Socket) => {
      switch (message.order) {
        case 'take':
          // The client may have closed the connection meanwhile.
          if (connection !== undefined) take(connection);
          return report({ said: 'taken' });
        case 'reload':
          return void reload(message.isQuiet).then((reloaded) =>
            report({ said: 'reloaded', reloaded }),
          );
        case 'drain':
          return drain();
        case 'beat':
          return report({ said: 'beat' });
        case 'count':
          return void count().then((counts) => report({ said: 'counted', counts }));
        case 'stop':
          return resolve();
      }
    });
    // A signal to the process group reaches workers too; the primary says when to stop, after draining.
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
      process.on(signal, () => report({ said: 'leaving' }));
    }
    report({ said: 'ready' });
  });
}

function report(said: Report): void {
  // The callback swallows the error of a closed channel.
  process.send?.(said, undefined, undefined, () => undefined);
}
