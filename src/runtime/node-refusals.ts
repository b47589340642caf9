// Answers input that never becomes a request, on the socket: errors of Node's HTTP parser, and CONNECT.
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
  /** Most bytes of a request line and header together. */
  readonly maxHeaderSize: number;
}

/** Answers errors of the server's parser with problem+json. */
export function answerRefusals(
  server: Server,
  { app, connections, listener, maxHeaderSize }: Refusals,
): void {
  const finish = (connection: Connection, answer: Answer): void => {
    connection.isClosing = true;
    // If the client has closed its side, node:http closes the connection after the earlier answers.
    connection.lastWord = () => serialize(listener.refuse(answer));
    whenFinished(connection.last?.response, () => {
      if (connection.socket.writable) connection.hangUp();
    });
  };
  /** Closes a connection whose last body broke off, after answering that request if it has no answer. */
  const breakOff = (connection: Connection, error: ParserError): void => {
    const request = connection.last!;
    const { response } = request;
    if (!response.headersSent) listener.breakOff(connection, request, answer(error, connection));
    connection.isClosing = true;
    // The client has closed its side, so there is no input to discard.
    if (error.code === 'HPE_INVALID_EOF_STATE') response.end();
    whenFinished(response, () => connection.hangUp());
  };
  const answer = (error: ParserError, { last }: Connection): Answer =>
    answerParserError(app(), error, maxHeaderSize, last?.declaredLength ?? 0);
  const refuse = (connection: Connection, error: ParserError): void => {
    const { socket, last, isClosing } = connection;
    // The client disconnected or sent nothing.
    if (error.code === 'ECONNRESET' || socket.bytesRead === 0) socket.destroy();
    // Our side is closed: the client may still be reading the last answer, and its input is dropped.
    else if (!socket.writable) return;
    else if (last?.message.complete === false) breakOff(connection, error);
    else if (!isClosing) finish(connection, answer(error, connection));
  };
  server.on('clientError', (error: ParserError, socket: Duplex) => {
    // Input after the last request of a connection is ignored (RFC 9112 §9.6).
    if (error.code === 'HPE_CLOSED_CONNECTION') return;
    const connection = connections.of(socket as Socket);
    if (connection === undefined) socket.destroy();
    else if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') {
      const { completed } = connection;
      // If the process was busy, the request may have arrived in time and be unread.
      setImmediate(() => connection.completed === completed && refuse(connection, error));
    } else refuse(connection, error);
  });
  server.on('connect', ({ method, url }: IncomingMessage, socket: Duplex) => {
    const connection = connections.of(socket as Socket);
    // From here on Node.js handles no errors of this socket.
    socket.on('error', () => socket.destroy());
    if (connection === undefined || connection.isClosing) return;
    // With a path, CONNECT is a wrong method; any other target asks for a proxy.
    const found = url?.startsWith('/') ? answerWithoutHeader(app(), method!, url) : undefined;
    finish(connection, found ?? app().refuse(noProxy));
  });
}

/** Calls back when the earlier answers are written: answers follow the order of the requests (RFC 9112 §9.3.2). */
function whenFinished(response: ServerResponse | undefined, done: () => void): void {
  if (response === undefined || response.writableFinished) done();
  else response.once('close', done);
}

/** Writes an answer to no request, and closes the connection. */
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
    body instanceof Uint8Array ? body : Buffer.from(String(body)),
  ]);
}

const noProxy = new Problem(
  'invalid_request',
  'CONNECT asks for a proxy, and this server is none.',
  'GET /api lists every endpoint.',
);
