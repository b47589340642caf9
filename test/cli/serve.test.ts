// `profile-api serve` within this process: its messages, reloads, metrics, and how it stops.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { main } from '../../src/cli/main.ts';
import { changesPath } from '../../src/paths.ts';
import { copyComplete, newFolder, rename } from '../folders.ts';
import { until } from '../until.ts';

// Each service adds listeners of signals, which its process would take with it.
process.setMaxListeners(100);
afterEach(() => void vi.restoreAllMocks());

interface Serving {
  readonly port: number;
  /** Everything written to standard error. */
  err(): string;
  readonly code: Promise<number>;
  readonly exit: { readonly mock: { readonly calls: readonly unknown[] } };
}

/** Serves a folder until a signal. */
async function serve(folder: string, ...words: string[]): Promise<Serving> {
  // The command ends its process a second after the last answer.
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never);
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const lines: string[] = [];
  const err = () => lines.join('\n');
  const output = { out: () => undefined, err: (line: string) => void lines.push(line) };
  const code = main(['serve', '--profile', folder, '--port', '0', ...words], {}, output);
  const found = () =>
    /(?:localhost|127\.0\.0\.1):(\d+)(?: |\/ )/u.exec(err().replace(/^Metrics.*$/mu, ''));
  await Promise.race([until(() => err().includes('Profile API: ')), code]);
  return { port: Number(found()?.[1]), err, code, exit };
}

/** Sends a signal, unless one was sent, and waits until the process would end. */
async function stop({ code, exit }: Serving, signal?: string): Promise<void> {
  if (signal !== undefined) process.emit(signal as 'SIGTERM');
  expect(await code).toBe(0);
  await until(() => exit.mock.calls.length > 0);
}

const metricsOf = ({ err }: Serving) => /^Metrics: (\S+)$/mu.exec(err())![1]!;

const get = (port: number, path: string, init?: RequestInit) =>
  fetch(`http://127.0.0.1:${port}${path}`, init);

const nameAt = async (port: number) =>
  ((await (await get(port, '/api/profile')).json()) as { name: string }).name;

it.each(['SIGTERM', 'SIGINT', 'SIGHUP'])(
  'serves a folder until %s, and says where',
  async (signal) => {
    const server = await serve(copyComplete(), '--log-level', 'silent');
    const origin = `http://localhost:${server.port}`;
    expect(server.err()).toBe(
      `Profile API: ${origin}/ · guide ${origin}/developers/ · MCP ${origin}/api/mcp`,
    );
    expect(await nameAt(server.port)).toBe('Mira Halvorsen');
    expect((await get(server.port, '/readyz')).status).toBe(200);
    await stop(server, signal);
    await expect(get(server.port, '/healthz')).rejects.toThrow('fetch failed');
  },
);

it('says that links lead to this machine where others can reach it', async () => {
  const server = await serve(copyComplete(), '--host', '0.0.0.0', '--log-level', 'silent');
  const origin = `http://localhost:${server.port}`;
  expect(server.err().split('\n')[0]).toBe(
    `Links lead to ${origin}, which works only on this machine. Set the public origin with --base-url or BASE_URL.`,
  );
  await stop(server, 'SIGTERM');
});

it('names the address that it listens on where the public origin is given', async () => {
  const public_ = 'https://profile.example';
  const server = await serve(copyComplete(), '--base-url', public_, '--log-level', 'silent');
  expect(server.err()).toMatch(
    /^Profile API: https:\/\/profile\.example\/ · .* · listening on 127\.0\.0\.1:\d+$/mu,
  );
  await stop(server, 'SIGTERM');
});

it('keeps accepting while it drains, and is not ready', async () => {
  const server = await serve(copyComplete(), '--drain', '1', '--log-level', 'silent');
  process.emit('SIGTERM');
  const answer = await get(server.port, '/readyz');
  expect([answer.status, answer.headers.get('connection')]).toEqual([503, 'close']);
  expect(await nameAt(server.port)).toBe('Mira Halvorsen');
  await stop(server);
  await expect(get(server.port, '/healthz')).rejects.toThrow('fetch failed');
});

describe('serve --watch', () => {
  it('serves changes, reports mistakes, and keeps serving the content before them', async () => {
    const folder = copyComplete();
    const server = await serve(folder, '--watch', '--log-level', 'silent');
    const stream = (await get(server.port, changesPath)).body!.getReader();
    const read = async () => new TextDecoder().decode((await stream.read()).value);
    const first = await read();
    expect(first).toMatch(/^data: \S+\n\n$/u);
    rename(folder, 'Ada Example');
    await until(async () => (await nameAt(server.port)) === 'Ada Example');
    const second = await read();
    expect(second).toMatch(/^data: \S+\n\n$/u);
    expect(second).not.toBe(first);
    const path = join(folder, 'profile.yaml');
    const good = readFileSync(path, 'utf8');
    writeFileSync(path, good.replace(/^role:/mu, 'rolle:'));
    await until(() => server.err().includes('rolle'));
    expect(await nameAt(server.port)).toBe('Ada Example');
    const mistakes = await read();
    expect(mistakes).toMatch(/^event: mistakes\ndata: \[\{"place":"[^"]*profile\.yaml:\d+:1",/u);
    expect(mistakes).toContain('"message":"\\"rolle\\" is not a field here.","fix":"Did you mean');
    const later = (await get(server.port, changesPath)).body!.getReader();
    const missed = new TextDecoder().decode((await later.read()).value);
    expect(missed).toBe(second + mistakes);
    writeFileSync(path, good);
    expect(await read()).toBe(second);
    rmSync(path);
    expect(await read()).toContain('"place":"');
    writeFileSync(path, good.replace('Ada Example', 'Bea Example'));
    await until(async () => (await nameAt(server.port)) === 'Bea Example');
    await stop(server, 'SIGTERM');
  });

  it('does not start without a profile, and refuses a snapshot', async () => {
    const { code, err } = await serve(newFolder(), '--watch');
    expect([await code, err()]).toEqual([1, expect.stringContaining('profile.yaml')]);
    const lines: string[] = [];
    const output = { out: () => undefined, err: (line: string) => void lines.push(line) };
    expect(await main(['serve', '--watch', '--snapshot', 'site.json'], {}, output)).toBe(2);
    expect(lines.join('\n')).toContain('--watch follows a folder, not a snapshot.');
  });
});

describe('serve --metrics', () => {
  it('counts answers and reloads at its own address alone', async () => {
    const folder = copyComplete();
    const server = await serve(
      folder,
      '--watch',
      '--metrics',
      '127.0.0.1:0',
      '--log-level',
      'silent',
    );
    const url = metricsOf(server);
    await get(server.port, '/api/cases/none');
    const scrape = async () => (await fetch(url)).text();
    const text = await scrape();
    expect(text).toContain(
      'http_server_request_duration_seconds_count{method="GET",route="/api/cases/{slug}",status="4xx"} 1',
    );
    expect(text).toContain('http_server_active_requests 0');
    const etag = /profile_api_content_info\{etag="(\w+)"\} 1/u.exec(text)![1];
    rename(folder, 'Ada Example');
    await until(async () => !(await scrape()).includes(`{etag="${etag}"}`));
    expect((await scrape()).match(/profile_api_content_info\{/gu)).toHaveLength(1);
    writeFileSync(join(folder, 'profile.yaml'), 'name: 3');
    await until(async () => (await scrape()).includes('profile_api_reload_failures_total 1'));
    expect((await get(server.port, '/metrics')).status).toBe(404);
    await stop(server, 'SIGTERM');
    await expect(fetch(url)).rejects.toThrow('fetch failed');
  });

  it('answers other paths and methods with the right one', async () => {
    const server = await serve(copyComplete(), '--metrics', '127.0.0.1:0', '--log-level', 'silent');
    const url = metricsOf(server);
    const head = await fetch(`${url}?x=1`, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-type'), await head.text()]).toEqual([
      200,
      'text/plain; version=0.0.4; charset=utf-8',
      '',
    ]);
    const other = await fetch(new URL('/', url));
    expect([other.status, await other.text()]).toEqual([404, 'Metrics are at /metrics.\n']);
    const posted = await fetch(url, { method: 'POST' });
    expect([posted.status, posted.headers.get('allow'), await posted.text()]).toEqual([
      405,
      'GET, HEAD',
      'Metrics are read with GET.\n',
    ]);
    expect(posted.headers.get('cache-control')).toBe('no-store');
    await stop(server, 'SIGTERM');
  });

  it('is refused at an address that is taken, and frees the port of the service', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => taken.once('listening', resolve));
    const { port } = taken.address() as AddressInfo;
    const { code, err } = await serve(copyComplete(), '--metrics', `127.0.0.1:${port}`);
    expect(await code).toBe(1);
    expect(err()).toMatch(
      new RegExp(
        `^Metrics cannot be served on 127\\.0\\.0\\.1:${port} \\(.*EADDRINUSE.*\\)\\. Choose another address with --metrics or METRICS\\.$`,
        'u',
      ),
    );
    const again = await serve(copyComplete(), '--port', String(port), '--log-level', 'silent');
    expect([await again.code, again.err()]).toEqual([
      1,
      `Port ${port} is taken on 127.0.0.1. Choose another with --port or PORT.`,
    ]);
    taken.close();
  });
});
