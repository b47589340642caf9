// How a process starts and does not start, and how it ends.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runHere } from '../command.ts';
import { sendTo } from '../contract/exchange.ts';
import { copyProfile } from '../folders.ts';
import { run, serveUntil, start, withoutSettings } from '../process.ts';
import { until } from '../until.ts';
import { exchange, splitAnswers } from '../runtime/raw.ts';

it.each([
  [['check', '--profile', 'test/fixtures/invalid/ten-mistakes'], 1],
  [['help'], 0],
])('%j ends in silence when nobody reads what it says', async (args, expected) => {
  const child = start(args);
  child.stdout.destroy();
  let err = '';
  child.stderr.on('data', (chunk) => (err += chunk));
  const [code] = await once(child, 'close');
  expect({ code, err }).toEqual({ code: expected, err: '' });
});

describe('serve does not start', () => {
  it('with content that has mistakes, and prints the report of check', async () => {
    const folder = copyProfile();
    const path = join(folder, 'profile.yaml');
    writeFileSync(path, readFileSync(path, 'utf8').replace('email: ', 'emial: '));
    const served = await run(['serve', '--port', '0', '--profile', folder]);
    const checked = await runHere(['check', '--profile', folder]);
    expect(served.code).toBe(1);
    expect(checked.code).toBe(1);
    const mistakes = (checked.out + checked.err)
      .split('\n')
      .filter((line) => line.includes('error:'));
    expect(mistakes).not.toHaveLength(0);
    for (const line of mistakes) expect(served.err).toContain(line);
  });

  it('without a profile folder', async () => {
    const { code, err } = await run(['serve', '--port', '0', '--profile', '/nowhere']);
    expect(code).toBe(1);
    expect(err).toContain('There is no profile folder "/nowhere".');
  });

  it('on a port that is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as AddressInfo;
    const { code, err } = await run(['serve', '--port', String(port)]);
    other.close();
    expect(code).toBe(1);
    expect(err).toContain(
      `Port ${port} is taken on 127.0.0.1. Choose another with --port or PORT.`,
    );
  });
});

describe('serve', () => {
  it.concurrent.for(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
    'finishes what is in flight on %s and exits 0',
    async (signal, { onTestFinished }) => {
      const stopping = await serveUntil(onTestFinished);
      const head =
        'POST /api/job-fit HTTP/1.1\r\nHost: localhost\r\nContent-Length: 23\r\nConnection: close\r\n\r\n';
      const refused = new AbortController();
      const rest = once(refused.signal, 'abort').then(() => '"x"}');
      const pieces = [head, '{"job_description":', rest];
      const inFlight = exchange(stopping.port, pieces, { timeout: 20_000 });
      await new Promise((resolve) => setTimeout(resolve, 200));
      const exited = stopping.stop(signal);
      await until(() =>
        sendTo(stopping.port, '/api').then(
          () => false,
          (error: Error) => error.message.includes('ECONNREFUSED'),
        ),
      );
      // So a terminal closes.
      stopping.child.kill('SIGHUP');
      await new Promise((resolve) => setTimeout(resolve, 100));
      refused.abort();
      expect(splitAnswers(await inFlight)).toMatchObject([{ status: 200 }]);
      expect(await exited).toBe(0);
    },
  );

  it.concurrent('links to the origin that it was given, and says where it listens', async ({
    onTestFinished,
  }) => {
    const environment = { BASE_URL: 'https://env.test' };
    const { startLine } = await serveUntil(onTestFinished, ['--host', '127.0.0.1'], environment);
    expect(startLine).toContain('https://env.test/');
    const port = /listening on 127\.0\.0\.1:(\d+)$/.exec(startLine)?.[1];
    expect((await sendTo(Number(port), '/healthz')).status).toBe(200);
  });

  it.concurrent('says that links lead nowhere when others can reach it and it knows no public origin', async ({
    onTestFinished,
  }) => {
    const open = await serveUntil(onTestFinished, ['--host', '0.0.0.0']);
    const [first, second] = open.err().split('\n');
    expect(first).toBe(
      `Links lead to http://localhost:${open.port}, which works only on this machine. Set the public origin with --base-url or BASE_URL.`,
    );
    expect(second).toBe(open.startLine);
    const words = ['--host', '0.0.0.0', '--base-url', 'https://a.test'];
    const known = await serveUntil(onTestFinished, words);
    expect(known.err()).toBe(`${known.startLine}\n`);
  });

  it.concurrent('exits when it is asked to, though its parent keeps a channel open', async () => {
    const child = fork('dist/cli/bin.js', ['serve', '--port', '0'], {
      env: withoutSettings(),
      silent: true,
    });
    await once(child.stderr!, 'data');
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });
});
