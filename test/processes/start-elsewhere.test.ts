// How Bun and Deno start with mistakes, and how they end, as real processes, which wait for time-outs together.
import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { sendTo } from '../contract/exchange.ts';
import { baseUrl, entries, findFreePort, findRuntime } from '../contract/spawned.ts';
import { describeWith } from '../optional.ts';
import { parseLog, run, startWith } from '../process.ts';
import { until } from '../until.ts';

for (const name of ['bun', 'deno'] as const) {
  const { binary, missing } = findRuntime(name);

  /** A folder without a signature, at a public address. */
  const unsigned = { PROFILE_DIR: 'test/fixtures/minimal', BASE_URL: baseUrl };

  const startEntry = (environment: Record<string, string>) =>
    new Started(startWith(binary, entries[name], { PORT: '0', ...environment }));

  describeWith(
    `the start on ${name}`,
    missing,
    () => {
      it.each([
        ['a bad setting', { PORT: 'abc' }],
        ['a folder that is not there', { PROFILE_DIR: 'nowhere' }],
        ['mistakes in the content', { PROFILE_DIR: 'test/fixtures/invalid/date-words' }],
        ['a signature that is required and missing', { ...unsigned, REQUIRE_SIGNATURE: '1' }],
      ])('says %s, and exits, as the command line does', async (_, environment) => {
        const started = startEntry(environment);
        const asked = await run(['serve'], environment);
        expect(await started.exit).toBe(asked.code);
        expect(started.err).toBe(asked.err);
      });

      it('says in one line that it cannot listen', async () => {
        const started = startEntry({ HOST: '192.0.2.1' });
        expect(await started.exit).toBe(1);
        expect(started.err).toMatch(/^Cannot listen on 192\.0\.2\.1:0: .*\n$/);
      });

      it.skipIf(!existsSync('/dev/full'))(
        'serves though there is no room for what it says, and stops on SIGHUP',
        async () => {
          const command = [binary, ...entries[name]].map((word) => `'${word}'`).join(' ');
          const port = String(await findFreePort());
          const child = startWith('sh', ['-c', `exec ${command} 2>/dev/full`], { PORT: port });
          await until(() =>
            sendTo(Number(port), '/healthz').then(
              ({ status }) => status === 200,
              () => false,
            ),
          );
          child.kill('SIGHUP');
          expect(await once(child, 'exit')).toEqual([0, null]);
        },
      );

      it('logs requests as on Node.js, and has their ids in uncached answers', async () => {
        const started = startEntry({ METRICS: '127.0.0.1:9464', WORKERS: '1' });
        await until(() => started.err.includes('Profile API: '));
        const port = Number(/localhost:(\d+)/.exec(started.err)![1]);
        const traceparent = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;
        const { headers } = await sendTo(port, '/api/nothing?secret', { headers: { traceparent } });
        const kept = await sendTo(port, '/api/profile');
        expect(kept.headers).not.toHaveProperty('x-request-id');
        started.child.kill('SIGTERM');
        expect(await started.exit).toBe(0);
        expect(started.err).toContain('Warning: METRICS works only on Node.js.\n');
        const [lost, answered] = parseLog(started.out);
        expect(lost).toEqual({
          level: 30,
          time: expect.any(String),
          requestId: headers['x-request-id'],
          method: 'GET',
          route: '/api/*',
          status: 404,
          duration: expect.any(Number),
          traceId: 'a'.repeat(32),
          spanId: 'b'.repeat(16),
          msg: 'answered',
        });
        expect(answered).toMatchObject({ route: '/api/profile', status: 200 });
      });

      it('keeps answering if nothing reads its log, and writes none below its level', async () => {
        const [unread, silent] = [startEntry({}), startEntry({ LOG_LEVEL: 'warn' })];
        unread.child.stdout.pause();
        for (const started of [unread, silent]) {
          await until(() => started.err.includes('Profile API: '));
          const port = Number(/localhost:(\d+)/.exec(started.err)![1]);
          // More than a pipe holds.
          for (let sent = 0; sent < 800; sent++) await sendTo(port, '/api/nothing');
          started.child.kill('SIGTERM');
          started.child.stdout.resume();
          expect(await started.exit).toBe(0);
        }
        expect(silent.out).toBe('');
      }, 60_000);

      it('stops eight seconds after SIGTERM though a body is stalled', async () => {
        const started = startEntry({});
        await until(() => started.err.includes('Profile API: '));
        const socket = connect(Number(/localhost:(\d+)/.exec(started.err)![1]), '127.0.0.1');
        socket.on('error', () => undefined);
        const head = ['POST /api/job-fit HTTP/1.1', 'Host: localhost', 'Content-Length: 9'];
        socket.write(`${head.join('\r\n')}\r\n\r\n{`);
        await new Promise((resolve) => setTimeout(resolve, 300));
        const asked = performance.now();
        started.child.kill('SIGTERM');
        expect(await started.exit).toBe(0);
        expect(performance.now() - asked).toBeGreaterThan(7_500);
      });
    },
    { concurrent: true },
  );
}

class Started {
  err = '';
  out = '';
  readonly child: ChildProcessWithoutNullStreams;
  /** The exit code, once there is one. */
  readonly exit: Promise<number | null>;

  constructor(child: ChildProcessWithoutNullStreams) {
    this.child = child;
    child.stderr.on('data', (chunk) => (this.err += chunk));
    child.stdout.on('data', (chunk) => (this.out += chunk));
    this.exit = once(child, 'close').then(([code]) => code as number | null);
  }
}
