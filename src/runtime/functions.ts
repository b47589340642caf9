// Functions of hosts that keep the files: a listener for Node.js (Vercel), and a function of `Request` (Netlify).
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { App } from '../app.ts';
import { type Answer, type Body, maxBodyLength, Pieces } from '../exchange.ts';
import { identify } from '../http/access.ts';
import type { Compression } from '../http/prepared.ts';
import { toYearMonth } from '../schema/content.ts';
import { type BundledSite, toSite } from '../schema/snapshot.ts';
import { CurrentApp } from './current-app.ts';
import { reportFault } from './faults.ts';

/** Makes a listener of `node:http`, with the compression of its caller. The host in front keeps slow clients away. */
export function createListener(
  bundled: BundledSite,
  compress: Compression = 'edge',
): (message: IncomingMessage, response: ServerResponse) => void {
  const app = follow(bundled, compress);
  return (message, response) => {
    const { method = '', url: target = '', headers } = message;
    const request = { id: crypto.randomUUID(), method, target, headers };
    const answering = app().answer(request);
    if (typeof answering === 'function')
      readBody(message, (body) => write(response, identify(answering(body), request)));
    else write(response, identify(answering, request));
  };
}

/** Reads a body to its end; drops the bytes beyond the limit. */
function readBody(message: IncomingMessage, done: (body: Body) => void): void {
  const body = new Uint8Array(maxBodyLength);
  let length = 0;
  message.on('data', (chunk: Uint8Array) => {
    if (length + chunk.length <= maxBodyLength) body.set(chunk, length);
    length += chunk.length;
  });
  message.on('end', () => done(length <= maxBodyLength ? body.subarray(0, length) : undefined));
}

function write(response: ServerResponse, { status, headers, body }: Answer): void {
  response.writeHead(status, headers).end(body instanceof Pieces ? String(body) : body);
}

/** Makes a function for Netlify, with headers for its cache: the same hour, and the request headers that answers depend on. */
export function createFunction(bundled: BundledSite): (request: Request) => Promise<Response> {
  const app = follow(bundled, 'edge');
  return async (request) => {
    const response = await app().fetch(request);
    const control = response.headers.get('cache-control') ?? '';
    if (!control.includes('s-maxage')) return response;
    response.headers.set('netlify-cdn-cache-control', 'public, max-age=3600, must-revalidate');
    response.headers.set('netlify-vary', 'query,header=accept');
    return response;
  };
}

/** The app of the month. */
function follow(bundled: BundledSite, compress: Compression): () => App {
  const options = { compress, onFault: reportFault };
  const current = new CurrentApp(toSite(bundled, toYearMonth(new Date())), options);
  return () => {
    current.followCalendar(new Date());
    return current.app;
  };
}
