import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bytes, receive } from '../../test/runtime/bodies.ts';
import { Bodies } from './node-bodies.ts';
import { defaultLimits } from './node-limits.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('a body may bring nothing for 5 seconds, and a second more for every 1,000 octets', () => {
  const bodies = new Bodies(defaultLimits);
  const still = receive(bodies, 2_000);
  const slow = receive(bodies, 2_000);
  const late = () => {
    bodies.refuseLate();
    return [still, slow].map(({ happened }) => happened[1]);
  };
  vi.advanceTimersByTime(4_000);
  slow.send(bytes(1_000));
  expect(defaultLimits.bodyGrace).toBe(5_000);
  vi.advanceTimersByTime(1_000);
  expect(late()).toEqual([undefined, undefined]);
  vi.advanceTimersByTime(1);
  expect(late()).toEqual(['slow', undefined]);
  vi.advanceTimersByTime(999);
  expect(late()).toEqual(['slow', undefined]);
  vi.advanceTimersByTime(1);
  expect(late()).toEqual(['slow', 'slow']);
});

it('a body of more than 1,000 chunks has at least 64 bytes in each on average', () => {
  const bodies = new Bodies(defaultLimits);
  const short = receive(bodies, 100_000);
  const long = receive(bodies, 100_000);
  for (let count = 0; count < 1_000; count++) {
    short.send(bytes(63));
    long.send(bytes(64));
  }
  expect([short, long].map(({ happened }) => happened)).toEqual([['asked for'], ['asked for']]);
  long.send(bytes(64));
  short.send(bytes(63));
  expect(short.happened).toEqual(['asked for', 'fragmented']);
  expect(long.happened).toEqual(['asked for']);
});

describe('a body', () => {
  it('in one chunk is answered with that chunk, without a copy', () => {
    const { happened, send, end } = receive(new Bodies(defaultLimits), 3);
    const chunk = bytes(3);
    send(chunk);
    end();
    expect(happened).toEqual(['asked for', chunk]);
    expect((happened[1] as Uint8Array).buffer).toBe(chunk.buffer);
  });

  it.each([
    ['a declared length', 5_000],
    ['no declared length', 0],
  ])('in several chunks is answered with all of them: %s', (_, declared) => {
    const { happened, send, end } = receive(new Bodies(defaultLimits), declared);
    const whole = bytes(5_000);
    for (const [from, to] of [
      [0, 1],
      [1, 1_000],
      [1_000, 1_025],
      [1_025, 5_000],
    ]) {
      send(whole.subarray(from, to));
    }
    end();
    expect(happened).toEqual(['asked for', whole]);
  });

  it('that was read, or is declared too long, is not asked for', () => {
    const bodies = new Bodies(defaultLimits);
    const [longest, tooLong] = [524_288, 524_289].map((length) => receive(bodies, length));
    expect(longest!.happened).toEqual(['asked for']);
    expect(tooLong!.happened).toEqual([undefined]);
    const read = receive(bodies, 524_289, { readableEnded: true });
    expect(read.happened).toEqual([new Uint8Array()]);
  });

  it('is too long from its 524,289th byte, and nothing is heard of the rest', () => {
    const { happened, send, end } = receive(new Bodies(defaultLimits), 0);
    send(bytes(524_288));
    expect(happened).toEqual(['asked for']);
    send(bytes(1));
    send(bytes(1));
    end();
    expect(happened).toEqual(['asked for', undefined]);
  });

  it('of a client that leaves is neither answered nor refused', () => {
    const bodies = new Bodies(defaultLimits);
    const { happened, send, leave } = receive(bodies, 2);
    send(bytes(1));
    leave();
    bodies.refuseAll();
    expect(happened).toEqual(['asked for']);
  });

  it('that stands still after a second of grace is refused as slow', () => {
    const bodies = new Bodies({ ...defaultLimits, bodyGrace: 1_000 });
    const { happened, send } = receive(bodies, 9_000);
    // What has come pays for no more than the grace.
    send(bytes(8_000));
    vi.advanceTimersByTime(1_000);
    bodies.refuseLate();
    expect(happened).toEqual(['asked for']);
    vi.advanceTimersByTime(1);
    bodies.refuseLate();
    bodies.refuseLate();
    expect(happened).toEqual(['asked for', 'slow']);
  });
});
