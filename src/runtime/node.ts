// Node.js: plain answers over node:http, with limits that hold against slow and greedy clients.
import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, Server as NetServer } from 'node:net';
import type { App } from '../app.ts';
import { closeUnused } from './node-connections.ts';
import { type AccessEntry, Listener } from './node-listener.ts';
import { answerRefusals } from './node-refusals.ts';
import { keepTick } from './node-ticks.ts';

export type { AccessEntry };

export interface NodeLimits {
  /** Milliseconds from the first octet of a request to the end of its header. */
  readonly headersTimeout: number;
  /** Milliseconds from the first octet of a request to its last. */
  readonly requestTimeout: number;
  /** Milliseconds that an idle connection is kept for its next request; more than `requestTimeout`. */
  readonly keepAliveTimeout: number;
  /** Milliseconds without any progress after which a client that does not read its answer is cut. */
  readonly idleTimeout: number;
  /** Octets of a request's line and header together. */
  readonly maxHeaderSize: number;
  /** Requests whose bodies are awaited at once; one more that brings a body is answered 503. */
  readonly maxInFlight: number;
}

const defaultLimits: NodeLimits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  idleTimeout: 120_000,
  maxHeaderSize: 16 * 1024,
  maxInFlight: 1_000,
};

export interface NodeOptions {
  readonly host: string;
  readonly port: number;
  /** Gives the app of the moment, so that a reload is one assignment. */
  readonly app: () => App;
  readonly limits?: Partial<NodeLimits>;
  readonly onAnswer?: ((entry: AccessEntry) => void) | undefined;
}

export interface NodeServer {
  readonly port: number;
  /** Stops accepting, finishes what is in flight, and cuts what is not done after `grace` milliseconds. */
  close(grace: number): Promise<void>;
}

/** Serves the app; rejects when the address cannot be had. */
export async function serveNode(options: NodeOptions): Promise<NodeServer> {
  const limits = { ...defaultLimits, ...options.limits };
  const listener = new Listener({ ...options, maxInFlight: limits.maxInFlight });
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
  const server = createServer(settings, listener.listen);
  // Their size is limited; Node.js would leave out what is beyond a number, a Host among it.
  server.maxHeadersCount = 0;
  // An unmet expectation is no reason not to answer (RFC 9110 §10.1.1).
  server.on('checkExpectation', listener.listen);
  server.on('checkContinue', listener.listenExpected);
  closeUnused(server, limits);
  keepTick();
  answerRefusals(server, {
    app: options.app,
    maxHeaderSize: limits.maxHeaderSize,
    answered: listener.lingering,
    findPending: (socket) => listener.findPending(socket),
    forget: (socket) => listener.forget(socket),
    onRefuse: (answer) => listener.report(answer, randomUUID(), '-', performance.now()),
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: (grace) => {
      listener.isStopping = true;
      return closeServer(server, listener, grace);
    },
  };
}

/** Milliseconds that answers and requests under way have to arrive before what is still open is cut. */
const leaving = 200;

function closeServer(server: Server, listener: Listener, grace: number): Promise<void> {
  return new Promise((resolve) => {
    let cut = setTimeout(() => {
      listener.giveUp();
      cut = setTimeout(() => server.closeAllConnections(), leaving);
    }, grace);
    // The server's own `close` would cut idle connections at once, and requests that are under way on them. Those that
    // come now are answered with word that the connection closes.
    const idle = setTimeout(() => server.closeIdleConnections(), leaving);
    NetServer.prototype.close.call(server, () => {
      clearTimeout(cut);
      clearTimeout(idle);
      // Ends the timer with which Node.js looks for slow requests, of which there are none any more.
      server.close();
      resolve();
    });
  });
}
