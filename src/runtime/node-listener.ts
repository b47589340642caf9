// From a request of node:http to its answer on the wire.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { App } from '../app.ts';
import type { Answer, Body } from '../exchange.ts';
import { hostMissing } from './node-refusals.ts';
import { NodeRequest } from './node-request.ts';

/** What is known of an answered request: nothing that the visitor wrote. */
export interface AccessEntry {
  readonly requestId: string;
  readonly method: string;
  readonly route: string;
  readonly status: number;
  /** Milliseconds. */
  readonly duration: number;
}

export interface ListenerOptions {
  readonly app: () => App;
  readonly onAnswer?: ((entry: AccessEntry) => void) | undefined;
  readonly maxInFlight: number;
}

interface Waiting {
  readonly request: NodeRequest;
  readonly started: number;
}

/** Turns requests into plain values and writes the answers. */
export class Listener {
  isStopping = false;
  /** Sockets on which an answer went out before the request was complete. */
  readonly lingering = new WeakSet<Duplex>();
  readonly listen: (request: IncomingMessage, response: ServerResponse) => void;
  /** Like `listen`, for a client that sends the body once it is told to go on. */
  readonly listenExpected: typeof this.listen;
  /** What waits for the body of its request. */
  readonly #inFlight = new Map<ServerResponse, Waiting>();
  readonly #options: ListenerOptions;

  constructor(options: ListenerOptions) {
    this.#options = options;
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
    if (this.#inFlight.size >= this.#options.maxInFlight) {
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
    // Node.js takes what follows a wish to upgrade for another protocol, and drops it.
    if (this.isStopping || request.headers.upgrade !== undefined) response.shouldKeepAlive = false;
    const unread = request.unreadBody();
    if (unread === 'long') {
      this.lingering.add(request.socket);
      finishUnread(request, response, answer);
    } else {
      if (unread === 'short') this.#linger(request);
      response.writeHead(answer.status, answer.headers);
      if (answer.start !== undefined) response.write(answer.start, 'latin1');
      response.end(answer.body, 'latin1');
    }
    if (this.#options.onAnswer) this.report(answer, request.id, request.method, started);
  }

  /** Remembers that a request was answered until the rest of it has come. */
  #linger(request: NodeRequest): void {
    const { socket } = request;
    this.lingering.add(socket);
    request.skipBody(() => this.lingering.delete(socket));
  }

  /** What still waits for its turn to be answered though its request is complete. */
  findPending(socket: Duplex): ServerResponse | undefined {
    return [...this.#inFlight.keys()].findLast(({ req }) => req.socket === socket && req.complete);
  }

  /** Gives up the requests of a socket that is answered otherwise. */
  forget(socket: Duplex): void {
    for (const response of this.#inFlight.keys()) {
      if (response.req.socket === socket) this.#inFlight.delete(response);
    }
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
