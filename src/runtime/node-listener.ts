// From a request of node:http to its answer on the wire, in the order in which requests came.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { App } from '../app.ts';
import type { Answer, Body } from '../exchange.ts';
import { type AccessEntry, clock, identify, toEntry } from '../http/access.ts';
import { Problem } from '../problems.ts';
import type { Bodies, Unfinished } from './node-bodies.ts';
import type { Connection } from './node-connection.ts';
import type { Connections } from './node-connections.ts';
import { hostMissing } from './node-parser-errors.ts';
import { NodeRequest } from './node-request.ts';
import type { Turns } from './node-turns.ts';
import { makeRequestId } from './request-ids.ts';

export interface ListenerOptions {
  readonly app: () => App;
  readonly onAnswer?: ((entry: AccessEntry) => void) | undefined;
  /** Answers a request in a way of its own, or says `false`. */
  readonly intercept?:
    | ((message: IncomingMessage, response: ServerResponse) => boolean)
    | undefined;
}

/** Turns requests into plain values and writes the answers. */
export class Listener {
  /** Whether every answer closes its connection. */
  isStopping = false;
  readonly listen: (message: IncomingMessage, response: ServerResponse) => void;
  /** Like `listen`, for a client that sends the body once it is told to go on. */
  readonly listenExpected: typeof this.listen;
  readonly #options: ListenerOptions;
  readonly #connections: Connections;
  readonly #bodies: Bodies;
  readonly #turns: Turns;

  constructor(options: ListenerOptions, connections: Connections, bodies: Bodies, turns: Turns) {
    this.#options = options;
    this.#connections = connections;
    this.#bodies = bodies;
    this.#turns = turns;
    const now = () => (options.onAnswer === undefined ? 0 : clock.now());
    const { intercept } = options;
    const listener = (isExpecting: boolean): typeof this.listen => {
      const answer: typeof this.listen = (message, response) =>
        this.#answer(new NodeRequest(message, response, now(), isExpecting));
      if (intercept === undefined) return answer;
      return (message, response) => {
        if (!intercept(message, response)) answer(message, response);
      };
    };
    this.listen = listener(false);
    this.listenExpected = listener(true);
  }

  #answer(request: NodeRequest): void {
    const connection = this.#connections.of(request.message.socket);
    // What follows the last answer of a connection is not read (RFC 9112 §9.6).
    if (connection === undefined || !connection.begin(request)) return;
    const app = this.#options.app();
    const answering = request.hasInvalidHost() ? app.refuse(hostMissing) : app.answer(request);
    if (typeof answering !== 'function') {
      this.#write(connection, request, answering);
      return;
    }
    this.#bodies.read(request, {
      done: (body: Body) =>
        this.#turns.take({
          length: body?.length ?? 0,
          socket: connection.socket,
          answer: () => this.#write(connection, request, answering(body)),
          refuse: () => this.#write(connection, request, this.#refuse('crowded')),
        }),
      refuse: (why) => this.#write(connection, request, this.#refuse(why), 'long'),
    });
  }

  #refuse(why: Unfinished): Answer {
    return this.#options.app().refuse(why === 'slow' ? bodyTooSlow : 'unavailable');
  }

  /** Answers a request that breaks off. */
  breakOff(connection: Connection, request: NodeRequest, answer: Answer): void {
    this.#bodies.forget(request);
    this.#write(connection, request, answer, 'long');
  }

  /** Writes the answer to a request; Node.js holds it back until its turn has come. */
  #write(
    connection: Connection,
    request: NodeRequest,
    answer: Answer,
    unread = request.unreadBody(),
  ): void {
    const { response } = request;
    // Node.js takes what follows a wish to upgrade for another protocol, and drops it.
    const isUpgrade = request.headers.upgrade !== undefined;
    // Where more requests have been taken up, one of those is the last.
    const isLast =
      connection.last === request && (this.isStopping || this.#connections.isFull(connection));
    if (isLast || isUpgrade || unread === 'long') {
      response.shouldKeepAlive = false;
    }
    if (!response.shouldKeepAlive) connection.endRequests();
    if (unread !== 'none') request.skip();
    request.write(identify(answer, request));
    if (!response.writableFinished) {
      const length = answer.body?.length ?? 0;
      this.#connections.queue(connection, response, length);
    }
    this.#options.onAnswer?.(toEntry(answer, request, request.started));
  }

  /** Names and reports the answer to what never became a request. */
  refuse(answer: Answer): Answer {
    const nothing = { id: makeRequestId(), method: '-', headers: {} };
    this.#options.onAnswer?.(toEntry(answer, nothing, clock.now()));
    return identify(answer, nothing);
  }
}

const bodyTooSlow = new Problem(
  'invalid_request',
  'The body came too slowly.',
  'Send the whole body without a pause.',
);
