// When what is served is printed, and how long that may take: the thread is one that never answers.
import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Press } from '../../src/print/press.ts';
import { createTestSite, sampleContent } from '../sample.ts';

const threads = vi.hoisted(() => [] as { terminate: () => void }[]);
vi.mock('node:worker_threads', () => ({
  Worker: class extends EventEmitter {
    unref = vi.fn();
    terminate = vi.fn();
    constructor() {
      super();
      threads.push(this);
    }
  },
}));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('begins after five seconds of quiet, and gives up after twenty', () => {
  const said: string[] = [];
  const press = new Press({
    fonts: undefined,
    publish: () => undefined,
    say: (level, line) => void said.push(`${level}: ${line}`),
  });
  press.print(createTestSite(sampleContent));
  vi.advanceTimersByTime(4_999);
  press.print(createTestSite(sampleContent));
  vi.advanceTimersByTime(4_999);
  expect(threads).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(threads).toHaveLength(1);
  vi.advanceTimersByTime(20_000 - 1);
  expect(threads[0]!.terminate).not.toHaveBeenCalled();
  expect(said).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(threads[0]!.terminate).toHaveBeenCalledOnce();
  expect(said).toEqual(['warn: There is no /og.png: it was not printed within 20 s.']);
});
