// A request and its answer, for suites that run against any runtime.
import { request as sendHTTP } from 'node:http';

export interface Sent {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
}

export interface Received {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Buffer;
}

/** Where a suite sends its requests. */
export interface Connection {
  /** Sends a request target as it is written, without resolving anything in it. */
  send(target: string, sent?: Sent): Promise<Received>;
  readonly baseUrl: string;
  close(): Promise<void>;
}

/** Sends over HTTP/1.1 to a loopback port. */
export function sendTo(port: number, target: string, sent: Sent = {}): Promise<Received> {
  return new Promise((resolve, reject) => {
    const { method = 'GET', headers = {}, body } = sent;
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    const request = sendHTTP(
      { host: '127.0.0.1', port, path: target, method, headers: { ...length, ...headers } },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers as Record<string, string>,
            body: Buffer.concat(chunks),
          }),
        );
        response.on('error', reject);
      },
    );
    request.on('error', (error: NodeJS.ErrnoException) => {
      // A server may close a connection that was kept open just when it is used again.
      const isClosed = request.reusedSocket && error.code === 'ECONNRESET';
      if (isClosed) resolve(sendTo(port, target, sent));
      else reject(error);
    });
    // A request without a body does not announce one either.
    if (body === undefined) request.removeHeader('transfer-encoding');
    if (body === undefined && headers['content-length'] === undefined)
      request.removeHeader('content-length');
    request.end(body);
  });
}

/** Parses a JSON body. */
export function toJSON({ body }: Received): any {
  return JSON.parse(body.toString('utf8'));
}
