// Listens for connections: on a port, or in a worker for those that the primary process hands over.
import cluster from 'node:cluster';
import { connectionsThatFit } from '../runtime/descriptors.ts';
import {
  type AccessEntry,
  type ConnectionServer,
  createConnectionServer,
  type NodeOptions,
  serveNode,
} from '../runtime/node-server.ts';
import type { ServeSettings } from '../runtime/serve-settings.ts';
import type { Service } from './service.ts';
import { portVariable } from './worker-messages.ts';

/** A server with the port that clients use. */
export type Listening = ConnectionServer & { readonly port: number };

export async function listen(service: Service, settings: ServeSettings): Promise<Listening> {
  const { host, port, maxConnections = connectionsThatFit() } = settings;
  const options = {
    app: () => service.app,
    intercept: chooseIntercept(service),
    limits: { maxConnections },
    onAnswer: chooseOnAnswer(service),
  };
  if (cluster.isWorker) {
    return { ...createConnectionServer(options), port: Number(process.env[portVariable]) };
  }
  const server = await serveNode({ ...options, host, port }).catch((error) => {
    throw explainListen(error, host, port);
  });
  // A process with its own port is handed no connections.
  return { ...server, take: () => undefined };
}

/** Counts requests and opens streams of changes; `undefined` if neither is on. */
function chooseIntercept({ changes, metrics }: Service): NodeOptions['intercept'] {
  if (changes === undefined && metrics === undefined) return undefined;
  return (message, response) => {
    metrics?.begun(message, response);
    return changes?.accept(message, response) ?? false;
  };
}

/** Logs and counts answers; `undefined` if neither is on. */
function chooseOnAnswer({ log, metrics }: Service): NodeOptions['onAnswer'] {
  const write = log.keeps('info') ? (entry: AccessEntry) => log.answered(entry) : undefined;
  if (metrics === undefined) return write;
  return (entry) => {
    metrics.answered(entry);
    write?.(entry);
  };
}

/** Explains the error of an address, and names the setting to change. */
export function explainListen(error: NodeJS.ErrnoException, host: string, port: number): Error {
  const notHere = `"${host}" is no address of this machine. Choose another with --host or HOST.`;
  const explained: Readonly<Record<string, string>> = {
    EADDRINUSE: `Port ${port} is taken on ${host}. Choose another with --port or PORT.`,
    EACCES: `Port ${port} may not be opened. Choose one above 1023 with --port or PORT.`,
    EADDRNOTAVAIL: notHere,
    ENOTFOUND: notHere,
    EAI_AGAIN: notHere,
  };
  const other = `Cannot listen on ${host}:${port}: ${error.message}`;
  return new Error(explained[error.code ?? ''] ?? other, { cause: error });
}
