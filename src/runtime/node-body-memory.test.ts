import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bytes, receive } from '../../test/runtime/bodies.ts';
import { Bodies } from './node-bodies.ts';
import { defaultLimits } from './node-limits.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the memory of bodies', () => {
  const limits = { ...defaultLimits, maxBodyMemory: 4_096 };

  it('is 32 MiB in all, and one more byte closes the slowest', () => {
    const bodies = new Bodies(defaultLimits);
    const [full, half] = [524_288, 262_144];
    const opened = Array.from({ length: 33_554_432 / full }, () => {
      const body = receive(bodies, full);
      body.send(new Uint8Array(half));
      vi.advanceTimersByTime(1);
      return body;
    });
    const last = receive(bodies, 2);
    vi.advanceTimersByTime(1_000);
    const refused = () => opened.map(({ happened }) => happened[1]).filter(Boolean);
    expect(refused()).toEqual([]);
    last.send(bytes(1));
    expect([opened[0]!.happened[1], refused()]).toEqual(['slow', ['slow']]);
  });

  it('that is short has a new body wait for its refusal, and takes no more of it', () => {
    const bodies = new Bodies(limits);
    const first = receive(bodies, 4_096);
    first.send(bytes(4_095));
    const second = receive(bodies, 1_000);
    for (let count = 0; count < 2; count++) second.send(bytes(500));
    second.send(bytes(600_000));
    expect(second.happened).toEqual(['asked for', 'paused']);
    first.send(bytes(1, 4_095));
    first.end();
    expect(first.happened.at(-1)).toEqual(bytes(4_096));
    vi.advanceTimersByTime(5_001);
    bodies.refuseLate();
    expect(second.happened).toEqual(['asked for', 'paused', 'crowded']);
  });

  it('is taken only when the bytes do not fit into what a body has', () => {
    const bodies = new Bodies({ ...limits, maxBodyMemory: 1_024 });
    const { happened, send } = receive(bodies, 3_000);
    send(bytes(1));
    send(bytes(1_023));
    expect(happened).toEqual(['asked for']);
    send(bytes(1));
    expect(happened).toEqual(['asked for', 'paused']);
  });

  it('of a body that waits for its refusal is free', () => {
    const bodies = new Bodies(limits);
    receive(bodies, 2_500).send(bytes(2_000));
    const growing = receive(bodies, 3_000);
    growing.send(bytes(1));
    growing.send(bytes(1_500));
    expect(growing.happened).toEqual(['asked for', 'paused']);
    const newcomer = receive(bodies, 1_500);
    newcomer.send(bytes(1_000));
    expect(newcomer.happened).toEqual(['asked for']);
  });

  it('is free again after each end', () => {
    const bodies = new Bodies(limits);
    const ends: ((body: ReturnType<typeof receive>) => void)[] = [
      ({ end }) => end(),
      ({ leave }) => leave(),
      ({ request }) => bodies.forget(request),
      ({ send }) => send(bytes(524_288)),
      () => bodies.refuseAll(),
    ];
    for (const finish of [...ends, ...ends]) {
      const body = receive(bodies, 0);
      // In steps, between which the buffer grows.
      for (const length of [1, 1_100, 900]) body.send(bytes(length));
      expect(body.happened).toEqual(['asked for']);
      finish(body);
    }
  });

  it('goes to a newcomer from the latest body, if that lags by a second', () => {
    const bodies = new Bodies(limits);
    const without = receive(bodies, 2_048);
    const late = receive(bodies, 2_048);
    late.send(bytes(1_000));
    vi.advanceTimersByTime(1);
    const later = receive(bodies, 2_048);
    later.send(bytes(1_000));
    vi.advanceTimersByTime(998);
    const early = receive(bodies, 1_024);
    early.send(bytes(1));
    expect(early.happened).toEqual(['asked for', 'paused']);
    vi.advanceTimersByTime(1_001);
    const newcomer = receive(bodies, 1_024);
    newcomer.send(bytes(1));
    expect([late, later, without, newcomer].map(({ happened }) => happened.slice(1))).toEqual([
      ['slow'],
      [],
      [],
      [],
    ]);
  });

  it('does not go to a body that is itself the latest', () => {
    const bodies = new Bodies(limits);
    const latest = receive(bodies, 5_000);
    latest.send(bytes(1));
    vi.advanceTimersByTime(2_000);
    latest.send(bytes(4_500));
    expect(latest.happened).toEqual(['asked for', 'slow']);
  });
});

it('the slowest of all makes room for a connection, if one lags', () => {
  const bodies = new Bodies(defaultLimits);
  const [slow, quick] = [receive(bodies, 2_000), receive(bodies, 2_000)];
  vi.advanceTimersByTime(999);
  expect(bodies.refuseSlowest()).toBe(false);
  quick.send(bytes(500));
  vi.advanceTimersByTime(1);
  expect(bodies.refuseSlowest()).toBe(true);
  expect(bodies.refuseSlowest()).toBe(false);
  expect([slow, quick].map(({ happened }) => happened)).toEqual([
    ['asked for', 'slow'],
    ['asked for'],
  ]);
  bodies.refuseAll();
  expect(quick.happened).toEqual(['asked for', 'crowded']);
});
