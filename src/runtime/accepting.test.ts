import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { backlogTaken } from './accepting.ts';

/** Whether a connection counts as taken, as a promise. */
const watch = (count: () => number) => {
  let isTaken = false;
  const taken = backlogTaken(count).then(() => (isTaken = true));
  return { taken, isTaken: () => isTaken };
};
const turns = async (count: number) => {
  for (let turn = 0; turn < count; turn++) await new Promise(setImmediate);
};

describe('the backlog', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  it('is empty after a pause of 30 ms and two turns without a new connection', async () => {
    let count = 5;
    const { taken, isTaken } = watch(() => count);
    await vi.advanceTimersByTimeAsync(29);
    count++;
    await vi.advanceTimersByTimeAsync(1);
    await vi.advanceTimersByTimeAsync(29);
    await turns(9);
    expect(isTaken()).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await turns(1);
    count++;
    await turns(2);
    expect(isTaken()).toBe(false);
    await taken;
  });

  it('counts as taken in the end, however many come', async () => {
    let count = 0;
    const { isTaken } = watch(() => count++);
    await vi.advanceTimersByTimeAsync(30 * 30);
    await turns(1_990);
    expect(isTaken()).toBe(false);
    await turns(20);
    expect(isTaken()).toBe(true);
  });
});
