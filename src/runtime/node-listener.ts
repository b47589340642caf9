// Answers requests of node:http.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { randomUUID } from 'node:crypto';
import type { App } from '../app.ts';
import { type Answer, type Body, fragmented } from '../exchange.ts';
import { type AccessEntry, identify, toEntry } from '../http/access.ts';
import { byteLength } from '../kernel/octets.ts';
import { Problem } from '../problems.ts';
import type { Bodies, Unfinished } from './node-bodies.ts';
import type { Connection } from './node-connection.ts';
import type { Connections } from './node-connections.ts';
import { hostMissing } from './node-parser-errors.ts';
import { NodeRequest } from './node-request.ts';
import type { Turns } from './node-turns.ts';

export interface ListenerOptions {
  /** Returns the current app, so that a reload is one assignment. */
  readonly app: () => App;
  readonly onAnswer?: ((entry: AccessEntry) => void) | undefined;
  /** Answers a request itself, or returns `false`. */
  readonly intercept?:
    | ((message: IncomingMessage, response: ServerResponse) => boolean)
    | undefined;
}

export class Listener {
  /** Whether every answer closes its connection. */
  isStopping = false;
  readonly #options: ListenerOptions;
  readonly #connections: Connections;
  readonly #bodies: Bodies;
  readonly #turns: Turns;

  constructor(options: ListenerOptions, connections: Connections, bodies: Bodies, turns: Turns) {
    this.#options = options;
    this.#connections = connections;
    this.#bodies = bodies;
    this.#turns = turns;
  }

  /** @param isExpecting whether the client waits for 100 Continue before it sends the body */
  readonly listen = (message: IncomingMessage, response: ServerResponse, isExpecting = false) => {
    const { intercept, onAnswer } = this.#options;
    if (intercept?.(message, response)) return;
    const started = onAnswer === undefined ? 0 : performance.now();
    this.#answer(new NodeRequest(message, response, started, isExpecting));
  };

  #answer(request: NodeRequest): void {
    const connection = this.#connections.of(request.message.socket);
    // Requests after the last answer of a connection are ignored (RFC 9112 §9.6).
    if (connection === undefined || !connection.begin(request)) return;
    const app = this.#options.app();
    const answering = request.hasInvalidHost() ? app.refuse(hostMissing) : app.answer(request);
    if (typeof answering !== 'function') {
      this.#write(connection, request, answering);
      return;
    }
    this.#bodies.read(request, {
      done: (body) => this.#answerBody(connection, request, body, answering),
      refuse: (why) => this.#write(connection, request, this.#refuse(why), 'long'),
    });
  }

  /** Answers a request with its body: at its turn, and in several turns if it takes several. */
  #answerBody(
    connection: Connection,
    request: NodeRequest,
    body: Body,
    answering: (body: Body) => Answer,
  ): void {
    let next: Answer['next'] = () => answering(body);
    this.#turns.take({
      length: body?.length ?? 0,
      socket: connection.socket,
      answer: () => {
        const answer = next!();
        ({ next } = answer);
        if (next !== undefined) return true;
        this.#write(connection, request, answer);
        return false;
      },
      refuse: () => this.#write(connection, request, this.#refuse('crowded')),
    });
  }

  #refuse(why: Unfinished): Answer {
    return this.#options.app().refuse(causes[why]);
  }

  /** Answers a request whose body broke off. */
  breakOff(connection: Connection, request: NodeRequest, answer: Answer): void {
    this.#bodies.forget(request);
    this.#write(connection, request, answer, 'long');
  }

  /** Writes an answer; Node.js sends the answers of a connection in the order of the requests. */
  #write(
    connection: Connection,
    request: NodeRequest,
    answer: Answer,
    unread = request.unreadBody(),
  ): void {
    const { response } = request;
    // Node.js treats the bytes after a request for an upgrade as another protocol, and drops them.
    const isUpgrade = request.headers.upgrade !== undefined;
    // If later requests were already begun, the latest of them closes the connection.
    const isLast =
      connection.last === request && (this.isStopping || this.#connections.isFull(connection));
    if (isLast || isUpgrade || unread === 'long' || request.hasDoubtfulEnd()) {
      response.shouldKeepAlive = false;
    }
    if (!response.shouldKeepAlive) connection.endRequests();
    // Reads and drops the rest of the body.
    if (unread !== 'none') request.message.resume();
    request.write(identify(answer, request));
    if (!response.writableFinished) {
      const { body } = answer;
      const length = typeof body === 'string' ? byteLength(body) : (body?.length ?? 0);
      this.#connections.queue(connection, response, length);
    }
    this.#options.onAnswer?.(toEntry(answer, request, request.started));
  }

  /** Logs an answer to input that never became a request, and adds its id. */
  refuse(answer: Answer): Answer {
    const nothing = { id: randomUUID(), method: '-', headers: {} };
    this.#options.onAnswer?.(toEntry(answer, nothing, performance.now()));
    return identify(answer, nothing);
  }
}

const causes: Readonly<Record<Unfinished, Problem | 'unavailable'>> = {
  slow: new Problem(
    'invalid_request',
    'The body came too slowly.',
    'Send the whole body without a pause.',
  ),
  fragmented,
  crowded: 'unavailable',
};
