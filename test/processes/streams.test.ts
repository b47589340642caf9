// Processes whose output nobody reads.
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { sendTo } from '../contract/exchange.ts';
import { describeWith } from '../optional.ts';
import { follow, parseLog, type Served, start, startWith } from '../process.ts';
import { until } from '../until.ts';
import { exchange, splitAnswers } from '../runtime/raw.ts';

type Server = Omit<Served, 'log'>;

const servers: Server[] = [];
const folders: string[] = [];

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop('SIGKILL')));
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

async function keep(following: Promise<Server>): Promise<Server> {
  const server = await following;
  servers.push(server);
  return server;
}

/** Serves through a shell, with the given text after the command. */
function serve(redirection: string): Promise<Server> {
  const command = `exec '${process.execPath}' dist/cli/bin.js serve --port 0 ${redirection}`;
  return keep(follow(startWith('sh', ['-c', command], {})));
}

/** Asks as often as wanted, on one connection. */
async function ask(port: number, times: number): Promise<void> {
  const get = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n';
  const requests = `${get}\r\n`.repeat(times - 1) + `${get}Connection: close\r\n\r\n`;
  const received = await exchange(port, [requests], { timeout: 20_000 });
  expect(splitAnswers(received)).toHaveLength(times);
}

/** Stops a server; fails when that takes more than three seconds. */
async function stopSoon(server: Server): Promise<void> {
  const late = new Promise((resolve) => setTimeout(resolve, 3_000, 'late'));
  expect(await Promise.race([server.stop(), late])).toBe(0);
}

const missing = existsSync('/dev/full') ? undefined : 'this system has no /dev/full';

describeWith('a full disk', missing, () => {
  it('behind the log is no reason not to serve and not to stop', async () => {
    const server = await serve('>/dev/full');
    for (let count = 0; count < 3; count++) {
      expect((await sendTo(server.port, '/api')).status).toBe(200);
    }
    await stopSoon(server);
  });

  it('behind a result is a failure', async () => {
    const child = startWith('sh', ['-c', 'node dist/cli/bin.js check >/dev/full'], {});
    let err = '';
    child.stderr.on('data', (chunk) => (err += chunk));
    expect(await once(child, 'close')).toEqual([1, null]);
    expect(err).toMatch(/^The result cannot be written: ENOSPC.*\n$/);
  });
});

it('messages may lose their reader', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'profile-'));
  folders.push(folder);
  cpSync('profile', folder, { recursive: true });
  const child = start(['serve', '--port', '0', '--watch', '--profile', folder]);
  const server = await keep(follow(child));
  let out = '';
  child.stdout.on('data', (chunk) => (out += chunk));
  child.stderr.destroy();
  writeFileSync(join(folder, 'profile.yaml'), '');
  await until(() => out.includes('content was refused'));
  expect((await sendTo(server.port, '/api')).status).toBe(200);
  await stopSoon(server);
});

describe('the log', () => {
  it('is dropped, in whole lines, while its reader does not read, and keeps no process', async () => {
    const child = start(['serve', '--port', '0']);
    const server = await keep(follow(child));
    // The module that writes entries is loaded a moment after the start.
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const asked = 15_000;
    await ask(server.port, asked);
    let out = '';
    child.stdout.on('data', (chunk) => (out += chunk));
    await ask(server.port, 100);
    let seen = -1;
    await until(() => {
      const isQuiet = out.length === seen;
      seen = out.length;
      return isQuiet && out.endsWith('\n') && parseLog(out).length > 1_000;
    });
    expect(parseLog(out).length).toBeLessThan(asked);
    // The queue for the reader, the buffer of the pipe, and the entries after it.
    expect(out.length).toBeGreaterThan(1024 * 1024);
    expect(out.length).toBeLessThan(1.5 * 1024 * 1024);
    child.stdout.pause();
    await ask(server.port, 5_000);
    await stopSoon(server);
  });

  it('may lose its reader', async () => {
    const child = start(['serve', '--port', '0']);
    const server = await keep(follow(child));
    child.stdout.destroy();
    await ask(server.port, 10);
    await stopSoon(server);
  });

  it('is whole in a file when the process stops', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'profile-'));
    folders.push(folder);
    const path = join(folder, 'log');
    const server = await serve(`>${path}`);
    await ask(server.port, 500);
    await stopSoon(server);
    expect(parseLog(readFileSync(path, 'utf8'))).toHaveLength(500);
  });

  it('is whole when an uncaught error ends the process', async () => {
    // More than are written together, so that some wait for others when the error is thrown.
    const asked = 700;
    const crash = `
      import { subscribe } from 'node:diagnostics_channel';
      let finished = 0;
      subscribe('http.server.response.finish', () => {
        if (++finished === ${asked}) setImmediate(() => { throw new Error('uncaught'); });
      });`;
    const options = `--import=data:text/javascript,${encodeURIComponent(crash)}`;
    const child = start(['serve', '--port', '0'], { NODE_OPTIONS: options });
    const server = await keep(follow(child));
    let out = '';
    child.stdout.on('data', (chunk) => (out += chunk));
    const closed = once(child, 'close');
    await ask(server.port, asked);
    expect(await closed).not.toEqual([0, null]);
    expect(server.err()).toContain('uncaught');
    expect(parseLog(out)).toHaveLength(asked);
  });

  it('is whole for a slow reader when the process stops', async () => {
    const child = start(['serve', '--port', '0']);
    const server = await keep(follow(child));
    await ask(server.port, 4_000);
    let out = '';
    const stopped = stopSoon(server);
    await new Promise((resolve) => setTimeout(resolve, 300));
    child.stdout.on('data', (chunk) => (out += chunk));
    await stopped;
    await until(() => out.split('\n').length > 4_000);
  });
});
