import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startProgress } from '../../src/cli/progress.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function record(isTTY: boolean) {
  const written: string[] = [];
  const write = (text: string) => {
    written.push(text);
    return true;
  };
  const stream = { isTTY, write } as Pick<NodeJS.WriteStream, 'isTTY' | 'write'>;
  return { written, progress: startProgress('Verifying', stream) };
}

it('shows steps of more than two seconds on a terminal, and clears them at the end', () => {
  const { written, progress } = record(true);
  progress.report(1, 9);
  vi.advanceTimersByTime(1_999);
  expect(written).toEqual([]);
  vi.advanceTimersByTime(1);
  progress.report(2, 9);
  progress.end();
  expect(written).toEqual([
    '\r\u001B[KVerifying: 1 of 9',
    '\r\u001B[KVerifying: 2 of 9',
    '\r\u001B[K',
  ]);
});

it('shows that it waits when there is nothing to count yet', () => {
  const { written, progress } = record(true);
  vi.advanceTimersByTime(2_000);
  progress.end();
  expect(written[0]).toBe('\r\u001B[KVerifying…');
});

it('shows nothing when all is over sooner, and nothing in a pipe', () => {
  const quick = record(true);
  quick.progress.report(9, 9);
  quick.progress.end();
  const piped = record(false);
  vi.advanceTimersByTime(60_000);
  piped.progress.report(1, 9);
  piped.progress.end();
  expect([quick.written, piped.written]).toEqual([[], []]);
});
