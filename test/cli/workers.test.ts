// The primary process of `serve --workers`, with workers that only record their messages.
import cluster, { type Worker } from 'node:cluster';
import { EventEmitter, once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Metrics } from '../../src/cli/metrics.ts';
import type { Message, Report } from '../../src/cli/worker-messages.ts';
import { serveWithWorkers, type WorkersOptions } from '../../src/cli/workers.ts';
import { copyMinimal } from '../folders.ts';
import { until } from '../until.ts';

class FakeWorker extends EventEmitter {
  readonly sent: Message[] = [];
  readonly killed: string[] = [];
  readonly process: { readonly pid: number; kill(signal: string): void };
  /** The reports that the worker makes on each message. */
  answers: Partial<Record<Message['type'], Report>> = { heartbeat: { type: 'heartbeat' } };

  constructor(pid: number) {
    super();
    this.process = { pid, kill: (signal) => void this.die(signal) };
  }

  send(message: Message): void {
    this.sent.push(message);
    const answer = this.answers[message.type];
    if (answer !== undefined) this.emit('message', answer);
    if (message.type === 'stop') this.emit('exit', 0);
  }

  report(report: Report): void {
    this.emit('message', report);
  }

  die(signal: string): void {
    this.killed.push(signal);
    this.emit('exit', null);
  }

  /** The messages other than heartbeats. */
  get orders(): readonly Message[] {
    return this.sent.filter(({ type }) => type !== 'heartbeat');
  }
}

let workers: FakeWorker[] = [];
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const others = new Map(signals.map((signal) => [signal, process.listeners(signal as 'SIGINT')]));

beforeEach(() => {
  workers = [];
  vi.spyOn(cluster, 'fork').mockImplementation(() => {
    const worker = new FakeWorker(workers.length + 1);
    workers.push(worker);
    return worker as unknown as Worker;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  for (const [signal, kept] of others) {
    for (const listener of process.listeners(signal as 'SIGINT')) {
      if (!kept.includes(listener)) process.off(signal, listener);
    }
  }
});

function serve(options: Partial<WorkersOptions> = {}) {
  const lines: string[] = [];
  const exit = serveWithWorkers(
    {
      count: 2,
      host: '127.0.0.1',
      port: 0,
      watched: undefined,
      drain: 0,
      metrics: undefined,
      ...options,
    },
    { out: () => undefined, err: (line) => void lines.push(line) },
  );
  return { lines, exit };
}

/** Waits until so many workers are started, and reports that the last one is ready. */
async function ready(count: number): Promise<FakeWorker> {
  await until(() => workers.length === count);
  const worker = workers.at(-1)!;
  worker.report({ type: 'ready' });
  return worker;
}

/** Sends a signal to stop, and waits until it takes effect. */
async function stop(): Promise<void> {
  // Only the listeners of the tested function, not those of other tests.
  for (const listener of process.listeners('SIGTERM')) {
    if (!others.get('SIGTERM')!.includes(listener)) listener('SIGTERM');
  }
  await Promise.resolve();
}

it('returns the exit code of a first worker that cannot start, and closes its port', async () => {
  const { exit } = serve();
  await until(() => workers.length === 1);
  const port = Number(vi.mocked(cluster.fork).mock.calls[0]![0].PROFILE_API_WORKER_PORT);
  expect(port).toBeGreaterThan(0);
  workers[0]!.emit('exit', 3);
  expect(await exit).toBe(3);
  const [error] = await once(connect(port, '127.0.0.1'), 'error').catch((refused) => [refused]);
  expect(error.code).toBe('ECONNREFUSED');
});

it('replaces workers that leave or die, but none while it stops', async () => {
  const { exit, lines } = serve();
  const first = await ready(1);
  const second = await ready(2);
  first.report({ type: 'leaving' });
  first.report({ type: 'leaving' });
  await until(() => workers.length === 3);
  expect(first.orders).toEqual([]);
  const third = await ready(3);
  await until(() => first.orders.length > 0);
  expect(first.orders).toEqual([{ type: 'stop' }]);
  second.die('SIGSEGV');
  const fourth = await ready(4);
  await until(() => lines.length === 2);
  expect(lines).toEqual([
    'Worker 1 was asked to stop; another replaces it.',
    'Worker 2 died; another replaces it.',
  ]);
  await stop();
  third.report({ type: 'leaving' });
  fourth.die('SIGSEGV');
  expect(await exit).toBe(0);
  expect(third.orders).toEqual([{ type: 'drain' }, { type: 'stop' }]);
  expect(workers).toHaveLength(4);
  expect(lines).toHaveLength(2);
});

it('starts a worker again that dies while it starts', async () => {
  const { exit } = serve();
  await ready(1);
  await until(() => workers.length === 2);
  workers[1]!.emit('error', new Error('fork'));
  await ready(3);
  await stop();
  expect(await exit).toBe(0);
});

it('kills a worker that misses ten heartbeats', async () => {
  vi.useFakeTimers();
  const { exit, lines } = serve({ count: 1 });
  await vi.waitUntil(() => workers.length === 1);
  const worker = workers[0]!;
  worker.report({ type: 'ready' });
  await vi.advanceTimersByTimeAsync(30_000);
  expect([worker.killed, lines]).toEqual([[], []]);
  worker.answers = {};
  await vi.advanceTimersByTimeAsync(10_000);
  expect(worker.killed).toEqual([]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(worker.killed).toEqual(['SIGKILL']);
  expect(lines).toEqual(['Worker 1 hangs and is killed.', 'Worker 1 died; another replaces it.']);
  vi.useRealTimers();
  await ready(2);
  await stop();
  expect(await exit).toBe(0);
});

it('kills workers that do not stop, and ends those that still start', async () => {
  const { exit } = serve();
  const first = await ready(1);
  await until(() => workers.length === 2);
  vi.spyOn(first, 'send').mockReturnValue();
  vi.useFakeTimers();
  await stop();
  await vi.advanceTimersByTimeAsync(11_900);
  expect([first.killed, workers[1]!.killed]).toEqual([[], ['SIGTERM']]);
  await vi.advanceTimersByTimeAsync(200);
  expect(first.killed).toEqual(['SIGKILL']);
  vi.useRealTimers();
  expect(await exit).toBe(0);
});

it('reloads one worker after the other, and only the first writes warnings', async () => {
  const folder = copyMinimal('Ada');
  const { exit } = serve({ watched: folder });
  const first = await ready(1);
  const second = await ready(2);
  const change = (text: string) => writeFileSync(join(folder, 'notes.txt'), text);
  change('one');
  await until(() => first.orders.length === 1);
  expect(first.orders).toEqual([{ type: 'reload', isQuiet: false }]);
  expect(second.orders).toEqual([]);
  first.report({ type: 'reloaded', reloaded: true });
  await until(() => second.orders.length === 1);
  expect(second.orders).toEqual([{ type: 'reload', isQuiet: true }]);
  second.report({ type: 'reloaded', reloaded: true });
  // The first one cannot serve the next content.
  first.answers = { reload: { type: 'reloaded', reloaded: false } };
  change('two, which is longer');
  await until(() => first.orders.length === 2);
  expect(second.orders).toHaveLength(1);
  // The successor may have read the folder before a change during its start.
  second.die('SIGSEGV');
  await until(() => workers.length === 3);
  change('three, which is longer still');
  await until(() => first.orders.length === 3);
  const third = await ready(3);
  await until(() => third.orders.length === 1);
  expect(third.orders).toEqual([{ type: 'reload', isQuiet: true }]);
  third.die('SIGKILL');
  await ready(4);
  await stop();
  expect(await exit).toBe(0);
});

it('adds the metrics of the workers that answer within a second', async () => {
  const { exit, lines } = serve({ metrics: { host: '127.0.0.1', port: 0 } });
  const counts = await new Metrics().count();
  const first = await ready(1);
  await ready(2);
  first.answers = { count: { type: 'counted', counts } };
  const address = /http:\S+/u.exec(lines.join('\n'))![0];
  const answer = await fetch(address);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('# TYPE ');
  await stop();
  expect(await exit).toBe(0);
});
