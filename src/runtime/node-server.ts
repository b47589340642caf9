// Node.js: plain answers over node:http, with limits that hold against slow and greedy clients.
import { createServer as createHttpServer, type Server } from 'node:http';
import { type AddressInfo, Server as NetServer, type Socket } from 'node:net';
import type { App } from '../app.ts';
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

export interface NodeOptions {
  /** Gives the app of the moment, so that a reload is one assignment. */
  readonly app: () => App;
  readonly limits?: Partial<NodeLimits>;
  readonly onAnswer?: ((entry: AccessEntry) => void) | undefined;
  readonly intercept?: ListenerOptions['intercept'];
}

interface Ends {
  /** Goes on accepting, and closes every connection after its answer, so that clients find another server. */
  drain(): void;
  /** Stops accepting, finishes what is in flight, and cuts what is not done after `grace` milliseconds. */
  close(grace: number): Promise<void>;
}

export interface NodeServer extends Ends {
  readonly port: number;
}

/** Serves connections that another process has accepted. */
export interface ConnectionServer extends Ends {
  take(connection: Socket): void;
}

/** Serves the app; rejects when the address cannot be had. */
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
  // Only then does node:http check for slow requests.
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
  const settings = {
    headersTimeout: limits.headersTimeout,
    requestTimeout: limits.requestTimeout,
    keepAliveTimeout: 0,
    maxHeaderSize: limits.maxHeaderSize,
    connectionsCheckingInterval: Math.min(1_000, limits.headersTimeout),
    // Node's own answer to a missing Host has no body.
    requireHostHeader: false,
    // Spares requests without a body a stream; known to Node.js 24 and later.
    optimizeEmptyRequests: true,
  };
  const http = createHttpServer(settings, listener.listen);
  // Their size is limited; Node.js would leave out what is beyond a number, a Host among it.
  http.maxHeadersCount = 0;
  // A client may close its side and still wait for answers. The types do not know it.
  Object.assign(http, { httpAllowHalfOpen: true });
  // An unmet expectation is no reason not to answer (RFC 9110 §10.1.1).
  http.on('checkExpectation', listener.listen);
  http.on('checkContinue', listener.listenExpected);
  http.on('connection', (socket: Socket) => {
    if (connections.add(socket)) return;
    writeLast(connections.of(socket)!, options.app().refuse('unavailable'));
  });
  const look = () => {
    connections.look();
    bodies.refuseLate();
  };
  // A timer comes before what has arrived meanwhile, `setImmediate` behind it.
  const looking = setInterval(() => setImmediate(look), interval).unref();
  keepTick();
  answerRefusals(http, {
    app: options.app,
    connections,
    listener,
    maxHeaderSize: limits.maxHeaderSize,
  });
  const drain = () => {
    listener.isStopping = true;
  };
  return {
    http,
    drain,
    close: async (grace) => {
      drain();
      await closeServer(http, connections, bodies, grace);
      clearInterval(looking);
    },
  };
}

/** Milliseconds that answers and requests under way have to arrive before what is still open is cut. */
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
  // What the system has accepted is taken up first, and nothing is answered meanwhile that would bring more.
  connections.hold(true);
  await backlogTaken(() => connections.taken);
  // The server's own `close` would cut idle connections at once, and requests that are under way on them. Those that
  // come now are answered with word that the connection closes.
  NetServer.prototype.close.call(http);
  connections.hold(false);
  const idle = setTimeout(() => setImmediate(() => http.closeIdleConnections()), leaving);
  await connections.emptied();
  clearTimeout(cut);
  clearTimeout(idle);
  // Ends the timer with which Node.js looks for slow requests, of which there are none any more.
  http.close();
}
