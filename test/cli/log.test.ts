import { afterEach, expect, it, vi } from 'vitest';
import { Log } from '../../src/cli/log.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('writes entries together: after a moment, when they are many, and at the end', async () => {
  const put = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const log = new Log('info');
  await log.load();
  log.write('info', 'one');
  log.write('info', 'two');
  await vi.waitFor(() => expect(messagesIn(put)).toEqual([['one', 'two']]));
  for (let entry = 0; entry < 5_000; entry++) log.write('info', 'many');
  expect(put.mock.calls.length).toBeGreaterThan(5);
  expect(put.mock.calls.length).toBeLessThan(20);
  log.write('info', 'last');
  log.flush();
  expect(messagesIn(put).flat()).toEqual([
    'one',
    'two',
    ...Array<string>(5_000).fill('many'),
    'last',
  ]);
});

/** The messages of each write. */
function messagesIn(put: { mock: { calls: readonly unknown[][] } }): string[][] {
  return put.mock.calls.map(([text]) =>
    String(text)
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line).msg),
  );
}

it('writes other than ASCII as UTF-8', async () => {
  const put = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const log = new Log('info');
  await log.load();
  log.write('error', 'Zürich 🚆');
  log.flush();
  const [octets, encoding] = put.mock.calls[0]! as unknown as [string, BufferEncoding];
  const written = Buffer.from(octets, encoding);
  expect(messagesIn({ mock: { calls: [[written]] } })).toEqual([['Zürich 🚆']]);
});

it('drops entries while too many wait for a reader', () => {
  const put = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const log = new Log('info');
  const answer = { method: 'GET', route: '/', status: 200, duration: 1 };
  for (const [requestId, writableLength] of [
    ['lost', 1024 * 1024],
    ['kept', 1024 * 1024 - 1],
  ] as const) {
    Object.defineProperty(process.stdout, 'writableLength', {
      value: writableLength,
      configurable: true,
    });
    log.answered({ requestId, ...answer });
    log.flush();
  }
  delete (process.stdout as { writableLength?: number }).writableLength;
  expect(put).toHaveBeenCalledOnce();
  expect(String(put.mock.calls[0]![0])).toContain('kept');
});

it('writes the same entry of an answer as the writer of other entries', async () => {
  const put = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 22, 0, 0, 0, 7) });
  const log = new Log('info');
  await log.load();
  const entry = {
    requestId: 'x',
    method: 'GET',
    route: '/api/cases/{slug}',
    status: 200,
    duration: 0.25,
  };
  const traced = { ...entry, traceId: 'a', spanId: 'b' };
  for (const one of [entry, traced]) {
    log.answered(one);
    log.write('info', 'answered', one);
  }
  log.flush();
  const lines = String(put.mock.calls[0]![0]).trimEnd().split('\n');
  expect(lines).toHaveLength(4);
  // Members in the same order; a duration has three decimals.
  const [ours, pinos, ourTraced, pinosTraced] = lines.map((line) =>
    Object.entries(JSON.parse(line)),
  );
  expect([ours, ourTraced]).toEqual([pinos, pinosTraced]);
  expect(lines[0]).toContain('"duration":0.250,');
  new Log('warn').answered(entry);
  log.flush();
  expect(put).toHaveBeenCalledOnce();
});
