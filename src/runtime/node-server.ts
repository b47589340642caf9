// Serves an app over node:http, with limits against slow and greedy clients.
import { createServer as createHttpServer, type Server } from 'node:http';
import { type AddressInfo, Server as NetServer, type Socket } from 'node:net';
import type { AccessEntry } from '../http/access.ts';
import { backlogTaken } from './accepting.ts';
import { Bodies } from './node-bodies.ts';
import { Connections, interval } from './node-connections.ts';
import { defaultLimits, type NodeLimits } from './node-limits.ts';
import { Listener, type ListenerOptions } from './node-listener.ts';
import { answerRefusals, writeLast } from './node-refusals.ts';
import { keepTick } from './node-ticks.ts';
import { Turns } from './node-turns.ts';

export type { AccessEntry, NodeLimits };

export interface NodeOptions extends ListenerOptions {
  readonly limits?: Partial<NodeLimits>;
}

interface Ends {
  /** Keeps accepting, but closes every connection after its answer, so that clients find another server. */
  drain(): void;
  /** Stops accepting, finishes requests in flight, and cuts those that are unfinished after `grace` milliseconds. */
  close(grace: number): Promise<void>;
}

export interface NodeServer extends Ends {
  readonly port: number;
}

/** Serves connections that another process has accepted. */
export interface ConnectionServer extends Ends {
  take(connection: Socket): void;
}

/** Serves the app; rejects if the address cannot be used. */
export async function serveNode(
  options: NodeOptions & { readonly host: string; readonly port: number },
): Promise<NodeServer> {
  const { http, drain, close } = createServer(options);
  await new Promise<void>((resolve, reject) => {
    http.once('error', reject);
    http.listen(options.port, options.host, resolve);
  });
  return { port: (http.address() as AddressInfo).port, drain, close };
}

/** Makes a server that takes connections which another process has accepted. */
export function createConnectionServer(options: NodeOptions): ConnectionServer {
  const { http, ...ends } = createServer(options);
  // Starts the timer with which node:http checks for slow requests.
  http.emit('listening');
  return {
    ...ends,
    take(connection) {
      // A client may close its side and still wait for answers.
      connection.allowHalfOpen = true;
      http.emit('connection', connection);
    },
  };
}

function createServer(options: NodeOptions): Ends & { readonly http: Server } {
  const limits = { ...defaultLimits, ...options.limits };
  const bodies = new Bodies(limits);
  const connections = new Connections(limits, () => bodies.refuseSlowest());
  const turns = new Turns(limits, () => connections.taken);
  const listener = new Listener(options, connections, bodies, turns);
  const { headersTimeout, maxHeaderSize } = limits;
  const settings = {
    headersTimeout,
    requestTimeout: limits.requestTimeout,
    keepAliveTimeout: 0,
    maxHeaderSize,
    connectionsCheckingInterval: Math.min(1_000, headersTimeout),
    // Node's own answer to a missing Host header has no body.
    requireHostHeader: false,
    // Creates no stream for requests without a body (Node.js 24 and later).
    optimizeEmptyRequests: true,
  };
  const http = createHttpServer(settings, listener.listen);
  // `maxHeaderSize` limits headers; a maximum count would silently drop some, even Host.
  http.maxHeadersCount = 0;
  // A client may close its side and still wait for answers. The types lack this option.
  Object.assign(http, { httpAllowHalfOpen: true });
  // Unknown expectations are ignored (RFC 9110 §10.1.1).
  http.on('checkExpectation', listener.listen);
  http.on('checkContinue', (message, response) => listener.listen(message, response, true));
  http.on('connection', (socket: Socket) => {
    if (connections.add(socket)) return;
    writeLast(connections.of(socket)!, options.app().refuse('unavailable'));
  });
  const check = () => {
    connections.check();
    bodies.refuseLate();
  };
  // Timers run before pending input is read, `setImmediate` after it.
  const checking = setInterval(() => setImmediate(check), interval).unref();
  keepTick();
  answerRefusals(http, { app: options.app, connections, listener, maxHeaderSize });
  const drain = () => {
    listener.isStopping = true;
  };
  return {
    http,
    drain,
    close: async (grace) => {
      drain();
      await closeServer(http, connections, bodies, grace);
      clearInterval(checking);
    },
  };
}

/** Milliseconds for the last answers and requests to arrive before open connections are cut. */
const leaving = 200;

async function closeServer(
  http: Server,
  connections: Connections,
  bodies: Bodies,
  grace: number,
): Promise<void> {
  let cut = setTimeout(() => {
    bodies.refuseAll();
    cut = setTimeout(() => connections.cutAll(), leaving);
  }, grace);
  // Empties the backlog first, without answering: answered clients would reconnect.
  connections.hold(true);
  await backlogTaken(() => connections.taken);
  // `http.close` would cut idle connections immediately, with requests in transit on them. Here those are answered with
  // `Connection: close`.
  NetServer.prototype.close.call(http);
  connections.hold(false);
  const idle = setTimeout(() => setImmediate(() => http.closeIdleConnections()), leaving);
  await connections.emptied();
  clearTimeout(cut);
  clearTimeout(idle);
  // Stops the timer with which Node.js checks for slow requests.
  http.close();
}
