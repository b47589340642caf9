import process from 'node:process';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AccessEntry } from '../http/access.ts';
import { Lines } from './access-log.ts';

const durations = [0, 0.007, 12.1, 1_234_567.875];

it('writes entries in order, each with its own values', () => {
  let text = '';
  const lines = new Lines({ waiting: 0, write: (more) => void (text += more) });
  const entries = ['/api', '/api/cases', '/api', '/api'].flatMap((route, index) =>
    [200, 304, 200].flatMap((status) =>
      ['GET', 'HEAD'].map((method): AccessEntry => ({
        requestId: `${index}-${status}`,
        method,
        route,
        status,
        duration: durations[index]!,
        ...(method === 'HEAD' && { traceId: 'a'.repeat(32), spanId: 'b'.repeat(16) }),
      })),
    ),
  );
  const began = Date.now();
  for (const entry of entries) lines.answered(entry);
  lines.write('{"level":40}\n');
  lines.flush();
  const read = text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(read.pop()).toEqual({ level: 40 });
  expect(read.map(({ time, ...rest }) => rest)).toEqual(
    entries.map((entry) => ({ level: 30, ...entry, msg: 'answered' })),
  );
  for (const { time } of read) {
    expect(new Date(time).toISOString()).toBe(time);
    expect(Date.parse(time)).toBeGreaterThanOrEqual(began);
    expect(Date.parse(time)).toBeLessThanOrEqual(Date.now());
  }
});

describe('lines that are written together', () => {
  const writes: string[] = [];
  const sink = { waiting: 0, write: (text: string) => void writes.push(text) };
  const news = () => writes.splice(0);
  let listeners: readonly unknown[];
  const added = () => process.listeners('exit').filter((one) => !listeners.includes(one));

  beforeEach(() => {
    listeners = process.listeners('exit');
    sink.waiting = 0;
    vi.useFakeTimers({ now: Date.UTC(2026, 10, 22, 0, 0, 59, 7) });
  });
  afterEach(() => {
    vi.useRealTimers();
    for (const one of added()) process.off('exit', one);
  });

  it('wait for others for 50 ms from the first', () => {
    const lines = new Lines(sink);
    for (const [first, second] of ['ab', 'cd', 'ef']) {
      lines.write(first!);
      vi.advanceTimersByTime(49);
      lines.write(second!);
      expect(news()).toEqual([]);
      vi.advanceTimersByTime(1);
      expect(news()).toEqual([first! + second!]);
      vi.advanceTimersByTime(1_000);
      expect(news()).toEqual([]);
    }
    expect(vi.getTimerCount()).toBe(0);
  });

  it('are at most 512', () => {
    const lines = new Lines(sink);
    for (let count = 0; count < 511; count++) lines.write('x');
    expect(news()).toEqual([]);
    lines.write('y');
    expect(news()).toEqual([`${'x'.repeat(511)}y`]);
    lines.write('z');
    lines.flush();
    expect(news()).toEqual(['z']);
  });

  it('are dropped while a megabyte waits for the reader', () => {
    const lines = new Lines(sink);
    sink.waiting = 1_048_576;
    lines.write('lost');
    lines.flush();
    sink.waiting = 1_048_575;
    lines.flush();
    expect(news()).toEqual([]);
    lines.write('kept');
    lines.flush();
    expect(news()).toEqual(['kept']);
  });

  it('are written when the process ends', () => {
    const lines = new Lines(sink);
    lines.write('one');
    vi.advanceTimersByTime(50);
    news();
    lines.write('last');
    const [atExit, ...more] = added();
    expect(more).toEqual([]);
    (atExit as () => void)();
    expect(news()).toEqual(['last']);
  });

  it('have the time of each entry', () => {
    const lines = new Lines(sink);
    const entry = { requestId: 'x', method: 'GET', route: '/', status: 200, duration: 1 };
    const times = [0, 40, 900, 53].map((passed) => {
      vi.setSystemTime(Date.now() + passed);
      lines.answered(entry);
      return new Date().toISOString();
    });
    lines.flush();
    const read = news().join('').trimEnd().split('\n');
    expect(read.map((line) => JSON.parse(line).time)).toEqual(times);
    expect(times.at(-1)).toBe('2026-11-22T00:01:00.000Z');
  });
});
