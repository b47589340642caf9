// Operation of the service: how it stops, and the content of its log.
import { describe, expect, it } from 'vitest';
import { sendTo } from '../contract/exchange.ts';
import { findFreePort } from '../contract/spawned.ts';
import { run, serveUntil } from '../process.ts';
import { until } from '../until.ts';

describe.concurrent('serve --drain', () => {
  it.for([{ more: [] }, { more: ['--workers', '2'] }])(
    'takes connections for so many seconds after SIGTERM, and says that it is about to stop: $more',
    async ({ more }, { onTestFinished }) => {
      const server = await serveUntil(onTestFinished, ['--drain', '2', ...more]);
      expect((await sendTo(server.port, '/readyz')).status).toBe(200);
      const asked = performance.now();
      const stopped = server.stop();
      await until(async () => (await sendTo(server.port, '/readyz')).status === 503);
      const { status, headers } = await sendTo(server.port, '/api/profile', {
        headers: { connection: 'keep-alive' },
      });
      expect({ status, connection: headers['connection'] }).toEqual({
        status: 200,
        connection: 'close',
      });
      expect(await stopped).toBe(0);
      expect(performance.now() - asked).toBeGreaterThan(1_900);
      await expect(sendTo(server.port, '/readyz')).rejects.toThrow('ECONNREFUSED');
    },
  );
});

it.concurrent.for([{ more: [] }, { more: ['--workers', '2'] }])(
  'SIGUSR1 opens no inspector: $more',
  async ({ more }, { onTestFinished }) => {
    const server = await serveUntil(onTestFinished, more);
    server.child.kill('SIGUSR1');
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect((await sendTo(server.port, '/healthz')).status).toBe(200);
    expect(server.err()).not.toContain('Debugger');
  },
);

it.concurrent.for([{ more: [] }, { more: ['--workers', '2'] }])(
  'a process that refuses unsigned content ends, and says why: $more',
  async ({ more }) => {
    const { code, err } = await run(['serve', '--port', '0', '--require-signature', ...more]);
    expect(code).toBe(1);
    expect(err).toContain('The profile is not signed, and --require-signature is set. Sign it: ');
  },
);

describe.concurrent('the log', () => {
  it('joins an answer to the trace of a valid traceparent, and keeps nothing of another', async ({
    onTestFinished,
  }) => {
    const server = await serveUntil(onTestFinished);
    const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
    for (const traceparent of [`00-${traceId}-00f067aa0ba902b7-01`, 'secret']) {
      await sendTo(server.port, '/api/profile', { headers: { traceparent } });
    }
    await until(() => server.log().length === 2);
    expect(server.log()[0]).toMatchObject({ traceId, spanId: '00f067aa0ba902b7' });
    expect(JSON.stringify(server.log()[1])).not.toMatch(/secret|traceId/);
  });

  it('says once that requests come for another host where no origin is set', async ({
    onTestFinished,
  }) => {
    const server = await serveUntil(onTestFinished);
    for (const host of ['localhost:1', 'secret.test', 'other.test']) {
      await sendTo(server.port, '/healthz', { headers: { host } });
    }
    await until(() => server.log().length === 4);
    const warnings = server.log().filter(({ level }) => level === 40);
    expect(warnings).toEqual([
      expect.objectContaining({ msg: expect.stringContaining('--base-url or BASE_URL') }),
    ]);
    expect(JSON.stringify(server.log())).not.toContain('secret');
  });

  it('says nothing of hosts where an origin is set', async ({ onTestFinished }) => {
    const port = String(await findFreePort());
    const server = await serveUntil(onTestFinished, [
      '--port',
      port,
      '--base-url',
      `http://localhost:${port}`,
    ]);
    await sendTo(server.port, '/healthz', { headers: { host: 'other.test' } });
    await until(() => server.log().length === 1);
    expect(server.log()[0]).toMatchObject({ msg: 'answered' });
  });
});
