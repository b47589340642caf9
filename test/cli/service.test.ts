// The served content of one process, without its server: reloads, retries, warnings and prints.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Service } from '../../src/cli/service.ts';
import { handleMessages, type MessageHandlers } from '../../src/cli/worker-messages.ts';
import { foreignHost, readServeSettings } from '../../src/runtime/serve-settings.ts';
import type { LoadedSite } from '../../src/runtime/source.ts';
import type { Content } from '../../src/schema/content.ts';
import type { Site } from '../../src/schema/site.ts';
import { createTestSite, sampleContent } from '../sample.ts';

beforeEach(() => void vi.spyOn(process.stdout, 'write').mockReturnValue(true));
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const namedSite = (name: string, warnings: readonly string[] = []): LoadedSite => {
  const { baseUrl: _, ...site } = createTestSite({
    ...sampleContent,
    profile: { ...sampleContent.profile, name },
  });
  return { site, warnings };
};

const ada = async () => namedSite('Ada');
const warned = async () => namedSite('Ada', ['one', 'two']);

/** A service whose content is the result of `load`. */
async function open(
  load: () => Promise<LoadedSite>,
  more: Partial<ConstructorParameters<typeof Service>[0]> = {},
  flags: Record<string, string> = {},
) {
  const lines: string[] = [];
  const service = new Service({
    settings: readServeSettings({ 'log-level': 'silent', ...flags }, {}),
    output: { out: () => undefined, err: (line) => void lines.push(line) },
    served: { load, ...more.served },
    isWatched: false,
    isQuiet: false,
    metrics: undefined,
    ...more,
  });
  service.start(await service.load(), 8_080);
  const nameOf = async () => {
    const answer = await service.app.fetch(new Request('http://localhost:8080/api/profile'));
    return ((await answer.json()) as { name: string }).name;
  };
  return { service, lines, nameOf };
}

/** The first page of a service. */
async function page(isWatched: boolean): Promise<string> {
  const { service } = await open(ada, { isWatched });
  const answer = await service.app.fetch(new Request('http://localhost:8080/'));
  return answer.text();
}

describe('a service', () => {
  it('writes warnings of its content, unless another worker does', async () => {
    expect((await open(warned)).lines).toEqual(['one', 'two']);
    expect((await open(warned, { isQuiet: true })).lines).toEqual([]);
  });

  it('serves new content after a reload, in the order of the reloads', async () => {
    let count = 0;
    const { service, nameOf } = await open(async () => namedSite(`Ada ${count++}`));
    expect(await nameOf()).toBe('Ada 0');
    expect(await Promise.all([service.reload(), service.reload()])).toEqual([true, true]);
    expect(await nameOf()).toBe('Ada 2');
  });

  it('reports a mistake and keeps its content', async () => {
    const loads = [ada, () => Promise.reject(new Error('A mistake.'))];
    const { service, lines, nameOf } = await open(() => loads.shift()!());
    expect(await service.reload()).toBe(false);
    expect(lines).toEqual(['A mistake.']);
    expect(await nameOf()).toBe('Ada');
  });

  it('reads content again that the system could not read, two seconds later', async () => {
    vi.useFakeTimers();
    const failure = Object.assign(new Error('EMFILE: too many open files'), { syscall: 'open' });
    const loads = [ada, () => Promise.reject(failure), async () => namedSite('Bea')];
    const { service, lines, nameOf } = await open(() => loads.shift()!());
    expect(await service.reload()).toBe(true);
    expect(lines).toEqual(['The content cannot be read now: EMFILE: too many open files']);
    expect(await nameOf()).toBe('Ada');
    await vi.advanceTimersByTimeAsync(1_900);
    expect(loads).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(await nameOf()).toBe('Bea');
  });

  it.each([
    [{}, 1],
    [{ 'base-url': 'https://ada.test' }, 0],
  ])('with %j warns %i times of requests for another host', async (flags, times) => {
    const { service } = await open(ada, {}, { host: '0.0.0.0', ...flags });
    const write = vi.spyOn(service.log, 'write');
    for (const host of ['localhost:8080', 'foreign.test', 'other.test']) {
      await service.app.fetch(new Request(`http://${host}/healthz`, { headers: { host } }));
    }
    expect(write.mock.calls).toEqual([['warn', foreignHost]].slice(0, times));
  });

  it('is not ready while it stops', async () => {
    const { service } = await open(ada);
    const status = async () =>
      (await service.app.fetch(new Request('http://localhost:8080/readyz'))).status;
    expect(await status()).toBe(200);
    service.isStopping = true;
    expect(await status()).toBe(503);
  });

  it('makes a new app in a new month, and announces it to open pages', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-30T12:00:00Z') });
    const { service } = await open(ada, { isWatched: true });
    const published = vi.spyOn(service.changes!, 'publish');
    const { app } = service;
    service.followCalendar();
    expect(service.app).toBe(app);
    vi.setSystemTime(new Date('2026-12-01T12:00:00Z'));
    service.followCalendar();
    expect(service.app).not.toBe(app);
    expect(published).toHaveBeenCalledTimes(1);
  });

  it('reloads the pages of a watched folder, and no others', async () => {
    expect(await page(true)).toContain('reload');
    expect(await page(false)).not.toContain('/assets/reload');
  });

  it('prints the missing PDF, serves it, and stops printing', async () => {
    vi.useFakeTimers();
    const printed: string[] = [];
    const printer = {
      fill: (site: Site) => site,
      print: ({ content }: Site) => void printed.push(content.profile.name),
      close: () => void printed.push('closed'),
    };
    const { service, nameOf } = await open(ada, {
      served: {
        load: ada,
        openPrinter: async ({ publish }) => {
          const { site } = namedSite('Printed');
          publish({ ...site, baseUrl: 'http://localhost:8080' });
          return printer as never;
        },
      },
    });
    const prepared = service.prepare();
    await vi.runAllTimersAsync();
    await prepared;
    expect(await nameOf()).toBe('Printed');
    expect(printed).toEqual(['Printed']);
    await service.reload();
    expect(printed).toEqual(['Printed', 'Ada']);
    service.close();
    expect(printed).toEqual(['Printed', 'Ada', 'closed']);
  });

  it('logs faults under the id of their request', async () => {
    let isBroken = false;
    const error = new Error('Broken.');
    const content: Content = {
      ...sampleContent,
      get roles() {
        if (isBroken) throw error;
        return sampleContent.roles;
      },
    };
    const { baseUrl: _, ...site } = createTestSite(content);
    const { service } = await open(async () => ({ site, warnings: [] }));
    const write = vi.spyOn(service.log, 'write');
    isBroken = true;
    const request = new Request('http://localhost:8080/api/experience?company=Example');
    const answer = await service.app.fetch(request);
    const { id: requestId } = (await answer.json()) as { id: string };
    expect(requestId).toMatch(/^[\da-f-]{36}$/u);
    expect(write).toHaveBeenCalledWith('error', 'fault', { requestId, err: error });
  });

  it('shows an error without a place on open pages', async () => {
    const loads = [ada, () => Promise.reject(new Error('A mistake.'))];
    const { service } = await open(() => loads.shift()!(), { isWatched: true });
    const report = vi.spyOn(service.changes!, 'report');
    await service.reload();
    expect(report).toHaveBeenCalledWith([{ place: '', message: 'A mistake.', fix: '' }]);
  });

  it('reports its address', async () => {
    const onListening = vi.fn<(url: string) => void>();
    const { service, lines } = await open(ada, { served: { load: ada, onListening } });
    service.announceListening(8_080);
    expect(onListening).toHaveBeenCalledWith('http://localhost:8080/');
    expect(lines).toEqual([
      'Profile API: http://localhost:8080/ · guide http://localhost:8080/developers/ · MCP http://localhost:8080/api/mcp',
    ]);
  });

  it('refuses the sample profile at a public address', async () => {
    const flags = { 'base-url': 'https://mira.dev' };
    await expect(open(async () => namedSite('Mira Halvorsen'), {}, flags)).rejects.toThrow(
      'sample',
    );
  });
});

describe('a worker', () => {
  const sent: unknown[] = [];
  const { send } = process;
  const events = ['message', 'SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  const others = new Set(events.flatMap((event) => process.listeners(event as 'message')));
  beforeEach(() => {
    sent.length = 0;
    process.send = (message: unknown) => sent.push(message) > 0;
  });
  afterEach(() => {
    if (send === undefined) delete process.send;
    else process.send = send;
    for (const event of events) {
      for (const listener of process.listeners(event as 'message')) {
        if (!others.has(listener)) process.off(event, listener);
      }
    }
  });

  it('follows the messages of the primary process, and reports each', async () => {
    const calls: unknown[] = [];
    const handlers: MessageHandlers = {
      take: (connection) => void calls.push(['take', connection]),
      reload: async (isQuiet) => calls.push(['reload', isQuiet]) > 1,
      drain: () => void calls.push('drain'),
      count: async () => [],
    };
    const stopped = handleMessages(handlers);
    expect(sent).toEqual([{ type: 'ready' }]);
    const listener = process.listeners('message').find((one) => !others.has(one));
    const receive = (message: object, connection?: unknown) =>
      listener!(message, connection as never);
    receive({ type: 'take' }, 'connection');
    receive({ type: 'take' });
    receive({ type: 'reload', isQuiet: true });
    receive({ type: 'drain' });
    receive({ type: 'heartbeat' });
    receive({ type: 'count' });
    process.emit('SIGTERM');
    receive({ type: 'stop' });
    await stopped;
    expect(calls).toEqual([['take', 'connection'], ['reload', true], 'drain']);
    expect(sent).toEqual([
      { type: 'ready' },
      { type: 'taken' },
      { type: 'taken' },
      { type: 'heartbeat' },
      { type: 'leaving' },
      { type: 'reloaded', reloaded: true },
      { type: 'counted', counts: [] },
    ]);
  });
});
