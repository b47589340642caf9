// The metrics of a process and their address, without a service.
import { EventEmitter, once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { type Counts, Metrics, renderCounts } from '../../src/cli/metrics.ts';
import { listenForScrapers } from '../../src/cli/metrics-listener.ts';
import { sampleContent } from '../sample.ts';

/** The lines of our own metrics, without buckets. */
async function render(...all: Metrics[]): Promise<string[]> {
  const counts = await Promise.all(all.map((metrics) => metrics.count()));
  const text = await renderCounts(counts);
  return text
    .split('\n')
    .filter((line) => /^(?:http_server|profile_api)/u.test(line) && !line.includes('_bucket'));
}

const message = (socket: EventEmitter) => ({ socket }) as unknown as IncomingMessage;
const answer = () => new EventEmitter() as unknown as ServerResponse;

it('counts requests whose answer is not complete, until the answer or the connection closes', async () => {
  const metrics = new Metrics();
  const socket = new EventEmitter();
  const [first, second, third] = [answer(), answer(), answer()];
  for (const one of [first, second, third]) metrics.begun(message(socket), one);
  expect(await render(metrics)).toContain('http_server_active_requests 3');
  first.emit('close');
  first.emit('close');
  expect(await render(metrics)).toContain('http_server_active_requests 2');
  socket.emit('close');
  second.emit('close');
  expect(await render(metrics)).toContain('http_server_active_requests 0');
});

it('counts answers by method, route and class of their status, in seconds', async () => {
  const metrics = new Metrics();
  const entry = { method: 'GET', route: '/api/cases/{slug}', duration: 1_500 };
  metrics.answered({ ...entry, status: 200 } as never);
  metrics.answered({ ...entry, status: 299 } as never);
  metrics.answered({ ...entry, status: 404 } as never);
  const lines = await render(metrics);
  const labels = 'method="GET",route="/api/cases/{slug}"';
  expect(lines).toContain(`http_server_request_duration_seconds_sum{${labels},status="2xx"} 3`);
  expect(lines).toContain(`http_server_request_duration_seconds_count{${labels},status="4xx"} 1`);
});

it('sums processes, of which several serve one version of the content', async () => {
  const [one, other] = [new Metrics(), new Metrics()];
  one.failedToReload();
  other.failedToReload();
  one.published({ ...sampleContent, asOf: '2020-01' });
  for (const metrics of [one, other]) metrics.published(sampleContent);
  const lines = await render(one, other);
  expect(lines).toContain('profile_api_reload_failures_total 2');
  const versions = lines.filter((line) => line.startsWith('profile_api_content_info'));
  expect(versions).toEqual([expect.stringMatching(/^profile_api_content_info\{etag=".+"\} 1$/u)]);
});

it('serves the metrics at one path to GET and HEAD, and names both otherwise', async ({
  onTestFinished,
}) => {
  const said: string[] = [];
  const output = { out: () => undefined, err: (text: string) => void said.push(text) };
  const metrics = new Metrics();
  let fails = false;
  const count = async (): Promise<readonly Counts[]> => {
    if (fails) throw new Error('A worker does not answer.');
    return [await metrics.count()];
  };
  const close = await listenForScrapers({ host: '127.0.0.1', port: 0 }, output, count);
  onTestFinished(close);
  const [, origin = ''] = /^Metrics: (http:\/\/127\.0\.0\.1:\d+)\/metrics$/u.exec(said[0]!) ?? [];
  const ask = async (path: string, method = 'GET') => {
    const response = await fetch(origin + path, { method });
    return [response.status, response.headers, await response.text()] as const;
  };
  const [status, headers, text] = await ask('/metrics?x=1');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(text).toContain('\nhttp_server_active_requests 0\n');
  expect((await ask('/metrics', 'HEAD')).slice(0, 1)).toEqual([200]);
  expect((await ask('/metrics', 'HEAD'))[2]).toBe('');
  const missing = await ask('/');
  expect([missing[0], missing[2]]).toEqual([404, 'Metrics are at /metrics.\n']);
  const posted = await ask('/metrics', 'POST');
  expect([posted[0], posted[2]]).toEqual([405, 'Metrics are read with GET.\n']);
  expect(posted[1].get('allow')).toBe('GET, HEAD');
  fails = true;
  const failed = await ask('/metrics');
  expect([failed[0], failed[2]]).toEqual([503, 'A worker does not answer.\n']);
});

it('names the setting for an address that is taken', async ({ onTestFinished }) => {
  const taken = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void taken.close());
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  const output = { out: () => undefined, err: () => undefined };
  const listening = listenForScrapers({ host: '127.0.0.1', port }, output, async () => []);
  await expect(listening).rejects.toThrow(
    new RegExp(
      String.raw`^Metrics cannot be served on 127\.0\.0\.1:${port} \(.*EADDRINUSE.*\)\. Choose another address with --metrics or METRICS\.$`,
      'u',
    ),
  );
});

it('has the usual metrics of a process', async () => {
  const text = await renderCounts([await new Metrics().count()]);
  expect(text).toContain('\nprocess_resident_memory_bytes ');
  expect(text).toContain('\nnodejs_eventloop_lag_seconds ');
});
