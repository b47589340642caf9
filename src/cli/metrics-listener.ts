// `serve --metrics`: a separate address, so that metrics are never on the public port.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { messageOf } from '../runtime/errors.ts';
import type { Address } from '../runtime/settings.ts';
import type { Output } from './command.ts';
import type { Counts } from './metrics.ts';

const path = '/metrics';
const mediaType = 'text/plain; version=0.0.4; charset=utf-8';

/** Most connections: enough for a few scrapers. */
const maxConnections = 16;

/** Serves the metrics of all processes at the address, if one is given, and prints it; resolves to a function that closes it. */
export async function listenForScrapers(
  address: Address | undefined,
  output: Output,
  count: () => Promise<readonly Counts[]>,
): Promise<() => void> {
  if (address === undefined) return () => undefined;
  const { host, port } = address;
  const { renderCounts } = await import('./metrics.ts');
  const server = createServer((request, response) => {
    const answer = (status: number, headers: Record<string, string>, body: string) => {
      response.writeHead(status, { ...headers, 'cache-control': 'no-store' });
      response.end(request.method === 'HEAD' ? undefined : body);
    };
    const plain = { 'content-type': 'text/plain; charset=utf-8' };
    if (request.url?.split('?')[0] !== path) {
      return answer(404, plain, `Metrics are at ${path}.\n`);
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return answer(405, { ...plain, allow: 'GET, HEAD' }, 'Metrics are read with GET.\n');
    }
    count()
      .then(renderCounts)
      .then((text) => answer(200, { 'content-type': mediaType }, text))
      .catch((error: unknown) => answer(503, plain, `${messageOf(error)}\n`));
  });
  server.maxConnections = maxConnections;
  server.listen(port, host);
  await once(server, 'listening').catch((error: unknown) => {
    throw new Error(
      `Metrics cannot be served on ${host}:${port} (${messageOf(error)}). Choose another address with --metrics or METRICS.`,
      { cause: error },
    );
  });
  // Later errors, for example of accepting without free descriptors, do not end the service.
  server.on('error', () => undefined);
  const { port: taken } = server.address() as AddressInfo;
  output.err(`Metrics: http://${host.includes(':') ? `[${host}]` : host}:${taken}${path}`);
  return () => {
    server.close();
    server.closeAllConnections();
  };
}
