// The messages between the primary process and its workers.
import type { Socket } from 'node:net';
import type { Counts } from './metrics.ts';

export type Message =
  /** Serve the connection that is sent along. */
  | { readonly type: 'take' }
  /** Reload the content; quietly if another worker writes the warnings. */
  | { readonly type: 'reload'; readonly isQuiet: boolean }
  /** Close every connection after its answer. */
  | { readonly type: 'drain' }
  /** Finish requests in flight and exit. No connection follows. */
  | { readonly type: 'stop' }
  /** Report that you are alive. */
  | { readonly type: 'heartbeat' }
  /** Report your metrics. */
  | { readonly type: 'count' };

export type Report =
  | { readonly type: 'ready' }
  | { readonly type: 'taken' }
  | { readonly type: 'reloaded'; readonly reloaded: boolean }
  | { readonly type: 'heartbeat' }
  | { readonly type: 'counted'; readonly counts: Counts }
  /** This worker received a signal to stop. */
  | { readonly type: 'leaving' };

export interface MessageHandlers {
  take(connection: Socket): void;
  /** Resolves to whether the new content is served. */
  reload(isQuiet: boolean): Promise<boolean>;
  drain(): void;
  count(): Promise<Counts>;
}

/** The variable with the public port of a worker. */
export const portVariable = 'PROFILE_API_WORKER_PORT';

/** Handles messages and reports that the worker is ready; resolves on `stop`. */
export function handleMessages({ take, reload, drain, count }: MessageHandlers): Promise<void> {
  return new Promise((resolve) => {
    process.on('message', (message: Message, connection?: Socket) => {
      switch (message.type) {
        case 'take':
          // Without a connection, the client has closed it.
          if (connection !== undefined) take(connection);
          return report({ type: 'taken' });
        case 'reload':
          return void reload(message.isQuiet).then((reloaded) =>
            report({ type: 'reloaded', reloaded }),
          );
        case 'drain':
          return drain();
        case 'heartbeat':
          return report({ type: 'heartbeat' });
        case 'count':
          return void count().then((counts) => report({ type: 'counted', counts }));
        case 'stop':
          return resolve();
      }
    });
    // A signal to the process group reaches workers too; the primary process stops them after draining.
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
      process.on(signal, () => report({ type: 'leaving' }));
    }
    report({ type: 'ready' });
  });
}

function report(message: Report): void {
  // The callback ignores the error of a closed channel.
  process.send?.(message, undefined, undefined, () => undefined);
}
