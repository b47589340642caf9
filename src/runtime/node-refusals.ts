// What Node's HTTP parser refuses never becomes a request; it is answered here, on the socket.
import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { App } from '../app.ts';
import type { Answer } from '../exchange.ts';
import { Problem } from '../problems.ts';

export interface Refusals {
  readonly app: () => App;
  /** Octets that a request's line and header may have together. */
  readonly maxHeaderSize: number;
  /** Sockets that had their answer already and are only closed. */
  readonly answered: WeakSet<Duplex>;
  /** Finds the last answer that a complete request on a socket still waits for. */
  readonly findPending: (socket: Duplex) => ServerResponse | undefined;
  /** Gives up what a socket was still waited for. */
  readonly forget: (socket: Duplex) => void;
  readonly onRefuse: (answer: Answer) => void;
}

/** Milliseconds that a client has to read why it was refused. */
const lingering = 5_000;

/** Answers problem+json to what the parser of the server refuses. */
export function answerRefusals(
  server: Server,
  { app, maxHeaderSize, answered, findPending, forget, onRefuse }: Refusals,
): void {
  const finish = (socket: Duplex, answer: Answer): void => {
    // Answers go out in the order of the requests (RFC 9112 §9.3.2).
    const pending = findPending(socket);
    if (pending !== undefined) {
      pending.once('close', () => finish(socket, answer));
      return;
    }
    if (!socket.writable) return;
    forget(socket);
    onRefuse(answer);
    socket.end(serialize(answer));
    // A client that keeps its side open must not keep the process.
    setTimeout(() => socket.destroy(), lingering).unref();
  };
  server.on('clientError', (error: ParserError, socket) => {
    // What follows a request that closes the connection is not read (RFC 9112 §9.6).
    if (error.code === 'HPE_CLOSED_CONNECTION') return;
    if (!socket.writable || error.code === 'ECONNRESET' || isUnused(socket)) socket.destroy();
    else if (answered.has(socket)) socket.end(() => socket.destroy());
    else finish(socket, answerParserError(app(), error, maxHeaderSize));
  });
  server.on('connect', ({ method, url }: IncomingMessage, socket) => {
    // Node.js has given the socket away, and whoever takes it hears of its errors.
    socket.on('error', () => socket.destroy());
    // A target with a path is a wrong method like any other; any other target asks for a proxy.
    const answer = url?.startsWith('/') ? answerWithoutHeader(app(), method!, url) : undefined;
    finish(socket, answer ?? app().refuse(noProxy));
  });
}

/** Whether nothing ever came, so that there is nothing to answer. */
function isUnused(socket: Duplex): boolean {
  return (socket as Socket).bytesRead === 0;
}

interface ParserError extends NodeJS.ErrnoException {
  /** What is wrong, in the parser's words. */
  readonly reason?: string;
  /** What was being parsed. */
  readonly rawPacket?: Buffer;
  /** How much of it was understood. */
  readonly bytesParsed?: number;
}

function answerParserError(app: App, error: ParserError, maxHeaderSize: number): Answer {
  const answer =
    answerUnknownMethod(app, error) ?? app.refuse(describeRefusal(error, maxHeaderSize));
  // RFC 9110 §9.3.2: HEAD has no content in its answer, whatever that is.
  return isHead(error) ? { ...answer, body: undefined } : answer;
}

/** Whether what was refused is a HEAD, as far as the packet holds its beginning: behind the last blank line. */
function isHead({ rawPacket, bytesParsed }: ParserError): boolean {
  const parsed = rawPacket?.toString('latin1', 0, bytesParsed) ?? '';
  return parsed.split('\r\n\r\n').at(-1)!.startsWith('HEAD ');
}

/** Answers a method that the parser does not know as what it is: a wrong method, or a path that is not there. */
function answerUnknownMethod(
  app: App,
  { code, rawPacket, bytesParsed = 0 }: ParserError,
): Answer | undefined {
  if (code !== 'HPE_INVALID_METHOD' || rawPacket === undefined) return undefined;
  const start = rawPacket.lastIndexOf('\n', bytesParsed) + 1;
  const line = rawPacket.toString('latin1', start, start + 16 * 1024);
  const [, method, target] =
    /^([\w!#$%&'*+.^`|~-]+) (\/[!-~]*) HTTP\/1\.[01]\r?\n/.exec(line) ?? [];
  return method && target ? answerWithoutHeader(app, method, target) : undefined;
}

/** Answers by method and target alone. No endpoint is reached: none takes such a method. */
function answerWithoutHeader(app: App, method: string, target: string): Answer | undefined {
  const headers = { accept: 'application/problem+json' };
  const answer = app.answer({ id: '', method, target, headers });
  return typeof answer === 'function' ? undefined : answer;
}

function serialize({ status, headers, body = '' }: Answer): Buffer {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const start = `HTTP/1.1 ${status} ${STATUS_CODES[status]}`;
  const date = `date: ${new Date().toUTCString()}`;
  const head = [start, date, ...lines, 'connection: close', '', ''].join('\r\n');
  return Buffer.concat([
    Buffer.from(head, 'latin1'),
    typeof body === 'string' ? Buffer.from(body, 'latin1') : body,
  ]);
}

export const hostMissing = new Problem(
  'invalid_request',
  'The request has no Host header, or more than one.',
  'Send one Host header, as HTTP/1.1 demands (RFC 9112 §3.2).',
);

const noProxy = new Problem(
  'invalid_request',
  'CONNECT asks for a proxy, and this is none.',
  'GET /api lists every endpoint.',
);

/** What is wrong and how to put it right, by the parser's code. */
const refusals = (maxHeaderSize: number): Readonly<Record<string, readonly [string, string]>> => ({
  HPE_HEADER_OVERFLOW: [
    `The request line and the header are longer than ${maxHeaderSize} bytes together.`,
    'Send fewer and shorter header fields, and long text in the body.',
  ],
  HPE_INVALID_METHOD: [
    'The request line does not begin with a method of HTTP.',
    'GET /api lists the methods of every endpoint.',
  ],
  HPE_INVALID_URL: [
    'The request target has a character that does not belong there.',
    'Percent-encode spaces and everything outside ASCII; curl --get --data-urlencode does it.',
  ],
  HPE_INVALID_CONSTANT: [
    'What follows the request target is not HTTP/1.1.',
    'Percent-encode spaces in the target; curl --get --data-urlencode does it.',
  ],
  HPE_INVALID_HEADER_TOKEN: [
    'A header field has a character that does not belong there.',
    'Write each field as a name, a colon and a value without control characters.',
  ],
  HPE_INVALID_CONTENT_LENGTH: [
    'The Content-Length is not a number of octets.',
    'Send the length of the body as a decimal number, once.',
  ],
  HPE_UNEXPECTED_CONTENT_LENGTH: [
    'The request has more than one length.',
    'Send either one Content-Length or Transfer-Encoding: chunked.',
  ],
  HPE_INVALID_TRANSFER_ENCODING: [
    'The body has a Transfer-Encoding other than chunked.',
    'Send it unencoded, with a Content-Length or Transfer-Encoding: chunked.',
  ],
  HPE_INVALID_CHUNK_SIZE: [
    'A chunk of the body does not begin with its size.',
    'Send each chunk as RFC 9112 §7.1 defines it, or send a Content-Length.',
  ],
  HPE_INVALID_EOF_STATE: [
    'The request broke off before its end.',
    'Send the request again, and all of it.',
  ],
  ERR_HTTP_REQUEST_TIMEOUT: [
    'The request was not complete in time.',
    'Send the whole request without a pause.',
  ],
});

/** A length beside chunks has no code of its own: which one it gets depends on the order of the fields. */
const twoLengths = /^(?:Content-Length|Transfer-Encoding) can't be present with /;

function describeRefusal({ code = '', reason = '' }: ParserError, maxHeaderSize: number): Problem {
  const kind = twoLengths.test(reason) ? 'HPE_UNEXPECTED_CONTENT_LENGTH' : code;
  const [detail, hint] = refusals(maxHeaderSize)[kind] ?? [
    'The request is not valid HTTP/1.1.',
    'Send a request as RFC 9112 defines it.',
  ];
  return new Problem('invalid_request', detail, hint);
}
