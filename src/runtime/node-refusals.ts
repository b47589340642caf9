// What never becomes a request is answered here, on the socket: what Node's HTTP parser refuses, and CONNECT.
import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { App } from '../app.ts';
import type { Answer } from '../exchange.ts';
import { Problem } from '../problems.ts';
import type { Connection } from './node-connection.ts';
import type { Connections } from './node-connections.ts';
import type { Listener } from './node-listener.ts';
import { answerParserError, answerWithoutHeader, type ParserError } from './node-parser-errors.ts';

export interface Refusals {
  readonly app: () => App;
  readonly connections: Connections;
  readonly listener: Listener;
  /** Octets that a request's line and header may have together. */
  readonly maxHeaderSize: number;
}

/** Answers problem+json to what the parser of the server refuses. */
export function answerRefusals(
  server: Server,
  { app, connections, listener, maxHeaderSize }: Refusals,
): void {
  const finish = (connection: Connection, answer: Answer): void => {
    connection.isClosing = true;
    // Where the client has closed its side, node:http hangs up behind the answers before.
    connection.lastWord = () => serialize(listener.refuse(answer));
    whenFinished(connection.last?.response, () => {
      if (connection.socket.writable) connection.hangUp();
    });
  };
  /** Ends a connection on which the body of a request broke off, which is answered where it has had no answer yet. */
  const breakOff = (connection: Connection, error: ParserError): void => {
    const request = connection.last!;
    const { response } = request;
    if (!response.headersSent) {
      listener.breakOff(connection, request, answer(error, connection));
    }
    connection.isClosing = true;
    // Nothing more will come that would have to be dropped.
    if (error.code === 'HPE_INVALID_EOF_STATE') response.end();
    whenFinished(response, () => connection.hangUp());
  };
  const answer = (error: ParserError, { last }: Connection): Answer =>
    answerParserError(app(), error, maxHeaderSize, last?.declaredLength ?? 0);
  const refuse = (connection: Connection, error: ParserError): void => {
    const { socket, last, isClosing } = connection;
    if (isGone(error, connection)) socket.destroy();
    // Our side has ended: the last answer may not have been read yet, and what follows it is dropped.
    else if (!socket.writable) return;
    else if (last?.message.complete === false) breakOff(connection, error);
    else if (!isClosing) finish(connection, answer(error, connection));
  };
  server.on('clientError', (error: ParserError, socket: Duplex) => {
    // What follows a request that closes the connection is not read (RFC 9112 §9.6).
    if (error.code === 'HPE_CLOSED_CONNECTION') return;
    const connection = connections.of(socket as Socket);
    if (connection === undefined) socket.destroy();
    else if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') {
      const { completed } = connection;
      // Where the process was busy, the request may have come in time and wait to be read.
      setImmediate(() => connection.completed === completed && refuse(connection, error));
    } else refuse(connection, error);
  });
  server.on('connect', ({ method, url }: IncomingMessage, socket: Duplex) => {
    const connection = connections.of(socket as Socket);
    // Node.js hands the socket over, errors included.
    socket.on('error', () => socket.destroy());
    if (connection === undefined || connection.isClosing) return;
    // A target with a path is a wrong method like any other; any other target asks for a proxy.
    const found = url?.startsWith('/') ? answerWithoutHeader(app(), method!, url) : undefined;
    finish(connection, found ?? app().refuse(noProxy));
  });
}

/** Calls back when everything before has been written: answers go out in the order of the requests (RFC 9112 §9.3.2). */
function whenFinished(response: ServerResponse | undefined, done: () => void): void {
  if (response === undefined || response.writableFinished) done();
  else response.once('close', done);
}

/** Whether the client has gone or sent nothing, so that there is nothing to answer. */
function isGone({ code }: ParserError, { socket }: Connection): boolean {
  return code === 'ECONNRESET' || socket.bytesRead === 0;
}

/** Writes an answer that belongs to no request, and closes. */
export function writeLast(connection: Connection, answer: Answer): void {
  connection.lastWord = () => serialize(answer);
  connection.hangUp();
}

function serialize({ status, headers, body = '' }: Answer): Buffer {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const start = `HTTP/1.1 ${status} ${STATUS_CODES[status]}`;
  const date = `date: ${new Date().toUTCString()}`;
  const head = [start, date, ...lines, 'connection: close', '', ''].join('\r\n');
  return Buffer.concat([
    Buffer.from(head, 'latin1'),
    body instanceof Uint8Array ? body : Buffer.from(String(body), 'latin1'),
  ]);
}

const noProxy = new Problem(
  'invalid_request',
  'CONNECT asks for a proxy, and this is none.',
  'GET /api lists every endpoint.',
);
