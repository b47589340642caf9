// `serve --metrics`: the content of the metrics, and data that they must not contain.
import { rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, type TestContext } from 'vitest';
import { sendTo } from '../contract/exchange.ts';
import { copyProfile, rename } from '../folders.ts';
import { run, type Served, serveUntil } from '../process.ts';
import { until } from '../until.ts';

async function serve(
  { onTestFinished }: TestContext,
  ...args: string[]
): Promise<Served & { scrape(): Promise<string> }> {
  const server = await serveUntil(onTestFinished, ['--metrics', '127.0.0.1:0', ...args]);
  const url = /^Metrics: (\S+)$/m.exec(server.err())![1]!;
  return { ...server, scrape: async () => (await fetch(url)).text() };
}

/** The value of the one sample that begins so. */
function read(text: string, sample: string): number {
  const lines = text.split('\n').filter((line) => line.startsWith(`${sample} `));
  expect(lines).toHaveLength(1);
  return Number(lines[0]!.slice(sample.length));
}

const cases = 'http_server_request_duration_seconds_count{method="GET",route="/api/cases/{slug}"';

describe.concurrent('serve --metrics', () => {
  it.for([{ more: [] }, { more: ['--workers', '2'] }])(
    '$more counts requests by method, route and status class, and says nothing of visitors',
    async ({ more }, context) => {
      const { port, scrape } = await serve(context, '--log-level', 'silent', ...more);
      for (const secret of ['secret-a', 'secret-b', 'secret-c']) {
        const headers = { 'user-agent': secret, connection: 'close' };
        await sendTo(port, `/api/cases/${secret}?q=${secret}`, { headers });
      }
      await sendTo(port, '/healthz', { headers: { connection: 'close' } });
      const text = await scrape();
      expect(read(text, `${cases},status="4xx"}`)).toBe(3);
      expect(text).toContain(',route="/healthz",status="2xx"');
      expect(text).not.toContain('secret');
      await until(async () => read(await scrape(), 'http_server_active_requests') === 0);
      expect(text.match(/^profile_api_content_info\{etag="\w+"\} 1$/gm)).toHaveLength(1);
      expect(read(text, 'profile_api_reload_failures_total')).toBe(0);
      expect(read(text, 'process_resident_memory_bytes')).toBeGreaterThan(1_000_000);
    },
  );

  it('counts a request whose body is on its way as active, until its connection is gone', async (context) => {
    const { port, scrape } = await serve(context);
    const socket = connect(port, '127.0.0.1');
    socket.write(
      'POST /api/job-fit HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
    );
    await until(async () => read(await scrape(), 'http_server_active_requests') === 1);
    socket.destroy();
    await until(async () => read(await scrape(), 'http_server_active_requests') === 0);
  });

  it('counts reloads that failed, and names other content by another tag', async (context) => {
    const folder = copyProfile('profile', context.onTestFinished);
    const { scrape } = await serve(context, '--watch', '--profile', folder);
    const [tag] = /etag="\w+"/.exec(await scrape())!;
    writeFileSync(join(folder, 'cases', 'broken.md'), 'nothing');
    await until(async () => read(await scrape(), 'profile_api_reload_failures_total') === 1);
    expect(await scrape()).toContain(tag);
    rmSync(join(folder, 'cases', 'broken.md'));
    rename(folder, 'Another Name');
    await until(async () => !(await scrape()).includes(tag));
  });

  it('answers with the media type of the format, and nothing else', async (context) => {
    const server = await serve(context);
    const url = /^Metrics: (\S+)$/m.exec(server.err())![1]!;
    const response = await fetch(url);
    expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect((await fetch(new URL('/', url))).status).toBe(404);
    expect((await fetch(url, { method: 'POST' })).status).toBe(405);
    expect((await sendTo(server.port, '/metrics')).status).toBe(404);
  });

  it.for([{ more: [] }, { more: ['--workers', '2'] }])(
    'ends with one line where the address is taken: $more',
    async ({ more }, context) => {
      const { err } = await serve(context);
      const [, address] = /^Metrics: http:\/\/(\S+)\/metrics$/m.exec(err())!;
      const taken = await run(['serve', '--port', '0', '--metrics', address!, ...more]);
      expect(taken).toMatchObject({ code: 1, out: '' });
      expect(taken.err).toMatch(
        new RegExp(`^Metrics cannot be served on ${address} .* --metrics or METRICS\\.\\n$`),
      );
    },
  );
});
