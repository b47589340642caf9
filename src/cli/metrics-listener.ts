// `serve --metrics`: a separate address, so that metrics are never on the public port.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { messageOf } from '../runtime/errors.ts';
import type { Address } from '../runtime/settings.ts';
import type { Output } from './command.ts';
import { type Counts, renderCounts } from './metrics.ts';

const path = '/metrics';
const mediaType = 'text/plain; version=0.0.4; charset=utf-8';

/** Most connections: enough for a few scrapers. */
const maxConnections = 16;

export interface MetricsListener {
  close(): void;
}

/** Serves the metrics of all processes, and prints the address. */
export async function listenForScrapers(
  { host, port }: Address,
  output: Output,
  count: () => Promise<readonly Counts[]>,
): Promise<MetricsListener> {
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
  await listen(server, host, port);
  const { port: taken } = server.address() as AddressInfo;
  output.err(`Metrics: http://${host.includes(':') ? `[${host}]` : host}:${taken}${path}`);
  return {
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function listen(server: Server, host: string, port: number): Promise<void> {
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, host, resolve);
    });
  } catch (error) {
    const why = messageOf(error);
    throw new Error(
      `Metrics cannot be served on ${host}:${port} (${why}). Choose another address with --metrics or METRICS.`,
      { cause: error },
    );
  }
}
