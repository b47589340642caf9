// What Node's HTTP parser refuses never becomes a request; it is answered here, on the socket.
import { STATUS_CODES, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { App } from '../app.ts';
import { Problem } from '../problems.ts';

export const hostMissing = new Problem(
  'invalid_request',
  'The request has no Host header.',
  'Send a Host header, as HTTP/1.1 demands (RFC 9112 §3.2).',
);

/**
 * Answers problem+json to what the parser of the server refuses.
 *
 * @param answered sockets that had their answer already and are only closed
 */
export function answerRefusals(server: Server, app: () => App, answered: WeakSet<Duplex>): void {
  const refuse = (socket: Duplex, problem: Problem) => {
    const { status, headers, body = '' } = app().refuse(problem);
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      ...lines,
      'connection: close',
      '',
      '',
    ].join('\r\n');
    socket.end(Buffer.concat([Buffer.from(head, 'latin1'), Buffer.from(body)]));
  };
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable || error.code === 'ECONNRESET') socket.destroy();
    else if (answered.has(socket)) socket.end(() => socket.destroy());
    else refuse(socket, describeRefusal(error.code));
  });
  server.on('connect', (_request, socket) => {
    refuse(
      socket,
      new Problem('invalid_request', 'CONNECT is not supported.', 'This is no proxy.'),
    );
  });
}

function describeRefusal(code: string | undefined): Problem {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return new Problem(
        'invalid_request',
        'The request line and the header are too long.',
        'Send fewer and shorter header fields, and long text in the body.',
      );
    case 'HPE_INVALID_METHOD':
      return new Problem(
        'invalid_request',
        'The method is not one of HTTP.',
        'GET /api lists the methods of every endpoint.',
      );
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return new Problem(
        'invalid_request',
        'The request was not complete in time.',
        'Send the whole request without a pause.',
      );
    default:
      return new Problem(
        'invalid_request',
        'The request is not valid HTTP/1.1.',
        'Send a request as RFC 9112 defines it.',
      );
  }
}
