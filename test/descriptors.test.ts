// What a server does that can open no more files, as a real process.
import { connect, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { follow, parseLog, type Served, startWith, until } from './process.ts';

let server: Omit<Served, 'log'> | undefined;
const sockets: Socket[] = [];

afterEach(async () => {
  release();
  await server?.stop('SIGKILL');
});

/** Starts a server that may have forty files and connections. */
async function serve(args: string): Promise<Omit<Served, 'log'>> {
  const command = `ulimit -n 40; exec '${process.execPath}' dist/cli/bin.js serve --port 0 ${args}`;
  server = await follow(startWith('sh', ['-c', command], {}));
  return server;
}

/** Takes all that is left; what the server had no room for it has closed. */
async function exhaust(port: number): Promise<void> {
  // A server loads a moment after its start what it may need later.
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  let closed = 0;
  for (let count = 0; count < 60; count++) {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined).once('close', () => closed++);
    sockets.push(socket);
  }
  await until(() => closed > 0);
}

function release(): void {
  for (const socket of sockets.splice(0)) socket.destroy();
}

it('answers and logs on the connections that it has', async () => {
  const { port, child, stop } = await serve('');
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
