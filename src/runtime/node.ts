// Node.js: plain answers over node:http, with limits that hold against slow and greedy clients.
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import type { App } from '../app.ts';
import type { Answer, Body } from '../exchange.ts';
import { closeUnused } from './node-connections.ts';
import { answerRefusals, hostMissing } from './node-refusals.ts';
import { NodeRequest } from './node-request.ts';
import { keepTick } from './node-ticks.ts';

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

export const defaultLimits: NodeLimits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  idleTimeout: 120_000,
  maxHeaderSize: 16 * 1024,
  maxInFlight: 1_000,
};

/** What is known of an answered request: nothing that the visitor wrote. */
export interface AccessEntry {
  readonly requestId: string;
  readonly method: string;
  readonly route: string;
  readonly status: number;
  /** Milliseconds. */
  readonly duration: number;
}

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
  const listener = new Listener(options, limits);
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
  // An unmet expectation is no reason not to answer (RFC 9110 §10.1.1).
  server.on('checkExpectation', listener.listen);
  server.on('checkContinue', listener.listenExpected);
  closeUnused(server, limits);
  keepTick();
  answerRefusals(server, {
    app: options.app,
    answered: listener.lingering,
    findPending: (socket) => listener.findPending(socket),
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

/** Milliseconds that the last answers have to leave before what is still open is cut. */
const leaving = 200;

function closeServer(server: Server, listener: Listener, grace: number): Promise<void> {
  return new Promise((resolve) => {
    let cut = setTimeout(() => {
      listener.giveUp();
      cut = setTimeout(() => server.closeAllConnections(), leaving);
    }, grace);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    server.closeIdleConnections();
  });
}

interface Waiting {
  readonly request: NodeRequest;
  readonly started: number;
}

/** Turns requests into plain values and writes the answers. */
class Listener {
  isStopping = false;
  /** Sockets on which an answer went out before the request was complete. */
  readonly lingering = new WeakSet<Duplex>();
  readonly listen: (request: IncomingMessage, response: ServerResponse) => void;
  /** Like `listen`, for a client that sends the body once it is told to go on. */
  readonly listenExpected: typeof this.listen;
  /** What waits for the body of its request. */
  readonly #inFlight = new Map<ServerResponse, Waiting>();
  readonly #options: NodeOptions;
  readonly #limits: NodeLimits;

  constructor(options: NodeOptions, limits: NodeLimits) {
    this.#options = options;
    this.#limits = limits;
    this.listen = (request, response) => this.#answer(new NodeRequest(request), response);
    this.listenExpected = (request, response) =>
      this.#answer(new NodeRequest(request, () => response.writeContinue()), response);
  }

  #answer(request: NodeRequest, response: ServerResponse): void {
    const started = this.#options.onAnswer === undefined ? 0 : performance.now();
    const app = this.#options.app();
    const answering = request.lacksOneHost() ? app.refuse(hostMissing) : app.answer(request);
    if (typeof answering !== 'function') {
      this.#write(request, response, answering, started);
      return;
    }
    if (this.#inFlight.size >= this.#limits.maxInFlight) {
      this.#write(request, response, app.refuse('unavailable'), started);
      return;
    }
    this.#inFlight.set(response, { request, started });
    const answer = (body: Body) => {
      if (this.#inFlight.delete(response)) {
        this.#write(request, response, answering(body), started);
      }
    };
    request.readBody(answer, () => this.#inFlight.delete(response));
  }

  #write(request: NodeRequest, response: ServerResponse, answer: Answer, started: number): void {
    if (this.isStopping) response.shouldKeepAlive = false;
    const unread = request.unreadBody();
    if (unread === 'long') {
      this.lingering.add(response.socket!);
      finishUnread(request, response, answer);
    } else {
      if (unread === 'short') this.#linger(request, response.socket!);
      response.writeHead(answer.status, answer.headers);
      if (answer.start !== undefined) response.write(answer.start, 'latin1');
      response.end(answer.body, 'latin1');
    }
    if (this.#options.onAnswer) this.report(answer, request.id, request.method, started);
  }

  /** Remembers that a request was answered until the rest of it has come. */
  #linger(request: NodeRequest, socket: Duplex): void {
    this.lingering.add(socket);
    request.skipBody(() => this.lingering.delete(socket));
  }

  /** What still waits for its turn to be answered though its request is complete. */
  findPending(socket: Duplex): ServerResponse | undefined {
    return [...this.#inFlight.keys()].findLast(({ req }) => req.socket === socket && req.complete);
  }

  /** Answers 503 to everything of which the body is still awaited. */
  giveUp(): void {
    for (const [response, { request, started }] of this.#inFlight) {
      this.#write(request, response, this.#options.app().refuse('unavailable'), started);
    }
    this.#inFlight.clear();
  }

  report({ route, status }: Answer, requestId: string, method: string, started: number): void {
    const duration = Math.round((performance.now() - started) * 1000) / 1000;
    this.#options.onAnswer?.({ requestId, method, route, status, duration });
  }
}

/** How long a client that sends more may go on sending while it reads the answer. */
const lingering = 1_000;

/**
 * Answers a request of which a long body was not read, and closes. Closing at once would reset the connection
 * and could take the answer with it (RFC 9112 §9.6), so what arrives is dropped for a moment longer.
 */
function finishUnread(request: NodeRequest, response: ServerResponse, answer: Answer): void {
  response.writeHead(answer.status, { ...answer.headers, connection: 'close' });
  // Writing the body of an answer to HEAD would not even send the header.
  response.flushHeaders();
  if (answer.start !== undefined) response.write(answer.start);
  if (answer.body !== undefined) response.write(answer.body, 'latin1');
  const finish = () => {
    clearTimeout(timer);
    response.end();
  };
  const timer = setTimeout(finish, lingering);
  request.skipBody(finish);
}
