import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Bodies, type Unfinished } from './node-bodies.ts';
import { defaultLimits } from './node-limits.ts';
import type { NodeRequest } from './node-request.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const refused: [name: string, why: Unfinished][] = [];
afterEach(() => void refused.splice(0));

const nothing = () => undefined;

/** A body of which a piece can be sent. */
function open(bodies: Bodies, name: string, declaredLength: number): (length: number) => void {
  const message = Object.assign(new EventEmitter(), { socket: { pause: nothing } });
  const request = { message, declaredLength, proceed: nothing };
  const refuse = (why: Unfinished) => void refused.push([name, why]);
  bodies.read(request as unknown as NodeRequest, { done: nothing, refuse });
  return (length) => void message.emit('data', new Uint8Array(length));
}

it('a body may bring nothing for 5 seconds, and a second more for every 1,000 octets', () => {
  const bodies = new Bodies(defaultLimits);
  open(bodies, 'still', 2_000);
  const send = open(bodies, 'slow', 2_000);
  const late = () => {
    bodies.refuseLate();
    return refused.map(([name]) => name);
  };
  vi.advanceTimersByTime(4_000);
  send(1_000);
  expect(defaultLimits.bodyGrace).toBe(5_000);
  vi.advanceTimersByTime(1_000);
  expect(late()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(late()).toEqual(['still']);
  vi.advanceTimersByTime(999);
  expect(late()).toEqual(['still']);
  vi.advanceTimersByTime(1);
  expect(late()).toEqual(['still', 'slow']);
});

it('a body of more than 1,000 chunks has at least 64 bytes in each on average', () => {
  const bodies = new Bodies(defaultLimits);
  const short = open(bodies, 'short', 100_000);
  const long = open(bodies, 'long', 100_000);
  for (let count = 0; count < 1_000; count++) {
    short(63);
    long(64);
  }
  expect(refused).toEqual([]);
  long(64);
  short(63);
  expect(refused).toEqual([['short', 'fragmented']]);
});

it('incomplete bodies have 32 MiB in all, and one more byte closes the slowest', () => {
  const bodies = new Bodies(defaultLimits);
  const [full, half] = [524_288, 262_144];
  for (let index = 0; index * full < 33_554_432; index++) {
    open(bodies, `body ${index}`, full)(half);
    vi.advanceTimersByTime(1);
  }
  const send = open(bodies, 'last', 2);
  vi.advanceTimersByTime(1_000);
  expect(refused).toEqual([]);
  send(1);
  expect(refused).toEqual([['body 0', 'slow']]);
});

it('a body in one chunk is answered with that chunk, without a copy', () => {
  const message = Object.assign(new EventEmitter(), { socket: { pause: nothing }, complete: true });
  const request = { message, declaredLength: 3, proceed: nothing };
  const done = vi.fn<(body: Uint8Array | undefined) => void>();
  new Bodies(defaultLimits).read(request as unknown as NodeRequest, { done, refuse: nothing });
  const chunk = new Uint8Array([1, 2, 3]);
  message.emit('data', chunk);
  message.emit('end');
  expect(done.mock.calls).toEqual([[chunk]]);
  expect(done.mock.calls[0]![0]!.buffer).toBe(chunk.buffer);
});
