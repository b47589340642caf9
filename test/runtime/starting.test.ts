// Serving on Bun and Deno within this process: what it says, logs and answers, and how it ends.
import process from 'node:process';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Sink } from '../../src/runtime/access-log.ts';
import { foreignHost } from '../../src/runtime/serve-settings.ts';
import { type Listen, start } from '../../src/runtime/start.ts';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGUSR1'] as const;
const outputs = [process.stdout, process.stderr];
const events: readonly (readonly [NodeJS.EventEmitter, string])[] = [
  ...signals.map((name) => [process, name] as const),
  ...outputs.map((output) => [output, 'error'] as const),
];
const others = new Set(events.flatMap(([emitter, name]) => emitter.listeners(name)));
/** The listeners that a test added. */
const added = (emitter: NodeJS.EventEmitter, name: string) =>
  emitter.listeners(name).filter((each) => !others.has(each)) as (() => void)[];
/** Has the process get a signal, of which the tests hear nothing. */
const signal = (name: (typeof signals)[number]) => added(process, name).map((each) => each());

const said: string[] = [];
let exit: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => said.push(String(text)) > 0);
  exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  said.length = 0;
  for (const [emitter, name] of events) {
    for (const each of added(emitter, name)) emitter.off(name, each);
  }
});

/** Starts with settings; `stopped` ends the requests in flight. */
async function open(environment: Record<string, string> = {}, out?: Sink) {
  let options: Parameters<Listen>[0] | undefined;
  let stopped: (() => void) | undefined;
  const stop = vi.fn<() => Promise<void>>(() => new Promise((resolve) => (stopped = resolve)));
  const listen: Listen = (given) => {
    options = given;
    return { port: 4_321, stop };
  };
  await start(listen, environment, out);
  const get = async (path: string, origin = 'http://localhost:4321') =>
    options!.fetch(new Request(origin + path));
  return { options: options!, get, stop, stopped: () => stopped?.() };
}

/** A destination of the log, whose reader takes what `read` is called for. */
function createSink() {
  const lines: string[] = [];
  let read: () => void;
  const written = new Promise<void>((resolve) => (read = resolve));
  const out: Sink = { waiting: 0, write: (text) => void lines.push(text), written };
  return { out, lines, read: () => read() };
}

describe('a start', () => {
  it('listens where it should, and says where', async () => {
    const { options, get } = await open({ PORT: '0', HOST: '0.0.0.0' });
    expect(options).toMatchObject({ hostname: '0.0.0.0', port: 0 });
    expect(said).toEqual(['Profile API: http://localhost:4321/\n']);
    expect(await (await get('/api/profile')).json()).toMatchObject({ name: 'Mira Halvorsen' });
    expect(exit).not.toHaveBeenCalled();
  });

  it('names settings that work only on Node.js', async () => {
    await open({ WORKERS: '2', METRICS: '127.0.0.1:1', MAX_CONNECTIONS: '', CACHE_TAGS: '1' });
    expect(said.slice(0, -1)).toEqual([
      'Warning: METRICS works only on Node.js.\n',
      'Warning: WORKERS works only on Node.js.\n',
    ]);
  });

  it('keeps on when the reader of an output is gone', async () => {
    await open();
    for (const output of outputs) expect(output.emit('error', new Error('EPIPE'))).toBe(true);
    signal('SIGUSR1');
    expect(added(process, 'SIGUSR1')).toHaveLength(1);
    expect(exit).not.toHaveBeenCalled();
  });

  it.each([
    [2, 'PORT takes a number from 0 to 65535, not "x".', { PORT: 'x' }],
    [1, 'The snapshot "/no" cannot be served.', { SNAPSHOT: '/no' }],
    [1, 'There is no profile folder "/no"', { PROFILE_DIR: '/no' }],
    [1, '--require-signature is set', { REQUIRE_SIGNATURE: '1' }],
  ])('ends with code %i where it must: %s', async (code, message, environment) => {
    await open(environment);
    expect(exit.mock.calls).toEqual([[code]]);
    expect(said.join('')).toContain(message);
    expect(said.join('')).not.toContain('Profile API');
  });

  it('says why it cannot listen', async () => {
    await start(() => {
      throw new Error('taken');
    }, {});
    expect(said).toEqual(['Cannot listen on 127.0.0.1:3000: taken\n']);
    expect(exit.mock.calls).toEqual([[1]]);
  });
});

describe('requests for another host', () => {
  const other = 'https://elsewhere.test';

  it('are warned of once while no origin is set', async () => {
    const { get } = await open({ HOST: '0.0.0.0' });
    said.length = 0;
    for (const path of ['/api', '/']) expect((await get(path, other)).status).toBe(200);
    expect(said).toEqual([`Warning: ${foreignHost}\n`]);
  });

  it('are nothing to warn of with an origin', async () => {
    const { get } = await open({ HOST: '0.0.0.0', BASE_URL: 'https://profile.test' });
    expect(said).toEqual(['Profile API: https://profile.test/\n']);
    expect((await get('/api', other)).status).toBe(200);
    expect(said).toHaveLength(1);
  });

  it.each([
    ['127.0.0.1', 403],
    ['0.0.0.0', 200],
  ])('get no answer of MCP where only this machine can ask: %s', async (host, status) => {
    const { options } = await open({ HOST: host });
    const message = { jsonrpc: '2.0', id: 1, method: 'ping' };
    const headers = {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
    };
    const init = { method: 'POST', headers, body: JSON.stringify(message) };
    const answer = await options.fetch(new Request(`${other}/api/mcp`, init));
    expect(answer.status).toBe(status);
  });
});

describe('the log', () => {
  it('has a line for each answer', async () => {
    const { out, lines } = createSink();
    const { get } = await open({}, out);
    await get('/api/cases');
    await vi.advanceTimersByTimeAsync(50);
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { level: 30, route: '/api/cases', status: 200 },
    ]);
  });

  it('has none at a level above', async () => {
    const { out, lines } = createSink();
    const { get } = await open({ LOG_LEVEL: 'warn' }, out);
    await get('/api/cases');
    await vi.advanceTimersByTimeAsync(50);
    expect(lines).toEqual([]);
  });
});

describe('a stop', () => {
  it('waits for the time in which others learn of it, then for answers, then for the log', async () => {
    const { out, lines, read } = createSink();
    const { get, stop, stopped } = await open({ DRAIN: '2' }, out);
    expect((await get('/readyz')).status).toBe(200);
    signal('SIGTERM');
    expect((await get('/readyz')).status).toBe(503);
    await vi.advanceTimersByTimeAsync(1_999);
    expect(stop).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(stop).toHaveBeenCalledOnce();
    lines.length = 0;
    await get('/api/cases');
    stopped();
    await vi.advanceTimersByTimeAsync(0);
    expect(lines).toHaveLength(1);
    expect(exit).not.toHaveBeenCalled();
    read();
    await vi.advanceTimersByTimeAsync(0);
    expect(exit.mock.calls).toEqual([[0]]);
  });

  it.each([
    ['for answers for eight seconds', 8_000, () => undefined],
    ['for the log for a second', 1_000, (stopped: () => void) => stopped()],
  ])('waits %s at most', async (_, most, go) => {
    const { out, read } = createSink();
    const { stopped } = await open({}, out);
    signal('SIGINT');
    await vi.advanceTimersByTimeAsync(0);
    go(stopped);
    if (most === 8_000) read();
    await vi.advanceTimersByTimeAsync(most - 1);
    expect(exit).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(exit.mock.calls).toEqual([[0]]);
  });

  it('comes once, however often a terminal says that it closes', async () => {
    const { stop } = await open();
    for (let count = 0; count < 2; count++) process.emit('SIGHUP');
    await vi.advanceTimersByTimeAsync(0);
    expect(stop).toHaveBeenCalledOnce();
  });
});
