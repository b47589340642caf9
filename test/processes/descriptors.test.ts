// A server without free file descriptors, as a real process.
import { readFileSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { sendTo, toJSON } from '../contract/exchange.ts';
import { copyComplete, copyProfile } from '../folders.ts';
import { follow, parseLog, type Served, startWith } from '../process.ts';
import { until } from '../until.ts';

let server: Omit<Served, 'log'> | undefined;
const sockets: Socket[] = [];

afterEach(async () => {
  release();
  await server?.stop('SIGKILL');
});

/** Starts a server that may have sixty-four files and connections: reading its code takes some forty at once. */
async function serve(args: string): Promise<Omit<Served, 'log'>> {
  const command = `ulimit -n 64; exec '${process.execPath}' dist/cli/bin.js serve --port 0 ${args}`;
  server = await follow(startWith('sh', ['-c', command], {}));
  return server;
}

/** Opens connections until none is left; the server closes those beyond its descriptors. */
async function exhaust(port: number): Promise<void> {
  // A server loads further modules a moment after its start.
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  let closed = 0;
  for (let count = 0; count < 100; count++) {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined).once('close', () => closed++);
    sockets.push(socket);
  }
  await until(() => closed > 0);
}

function release(): void {
  for (const socket of sockets.splice(0)) socket.destroy();
}

it('reads changed content once it can', async () => {
  const folder = copyProfile();
  const path = join(folder, 'profile.yaml');
  const { port } = await serve(`--watch --profile ${folder} --max-connections 1000`);
  await exhaust(port);
  // Not plain YAML, so that it takes the parser of all YAML.
  const changed = readFileSync(path, 'utf8').replace(/^name: .*$/m, 'name: "Ada \\u0041"');
  writeFileSync(path, changed);
  // Closing the watchers may leave it just enough to read; otherwise it says so and tries again.
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  release();
  // Until the connections of before are closed it may reset new ones.
  await until(() =>
    sendTo(port, '/api/profile').then(
      (answer) => toJSON(answer).name === 'Ada A',
      () => false,
    ),
  );
});

it('answers and logs on the connections that it has', async () => {
  // The log would report a print that fails for lack of descriptors.
  const { port, child, stop } = await serve(`--profile ${copyComplete()} --max-connections 1000`);
  let out = '';
  child.stdout!.on('data', (chunk) => (out += chunk));
  await exhaust(port);
  const open = sockets.find(({ destroyed, readyState }) => !destroyed && readyState === 'open')!;
  let answer = '';
  open.on('data', (chunk) => (answer += chunk));
  open.write('GET /api HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await until(() => answer.startsWith('HTTP/1.1 200 OK') && out.endsWith('\n'));
  expect(parseLog(out)).toMatchObject([{ route: '/api', status: 200 }]);
  release();
  expect(await stop()).toBe(0);
});

it('closes idle connections before descriptors run out', async () => {
  const { port, err } = await serve('');
  await exhaust(port);
  const answers = await Promise.all(Array.from({ length: 5 }, () => sendTo(port, '/api')));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(err()).not.toContain('EMFILE');
});
