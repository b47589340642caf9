import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closed, create } from '../../test/runtime/connections.ts';
import type { Connections } from './node-connections.ts';

let now = 0;
beforeEach(() => {
  now = 1_000;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => void vi.restoreAllMocks());

describe('a connection beyond the most', () => {
  it('takes the place of the one that has been idle longest', () => {
    const { connections, open } = create({ maxConnections: 3 });
    const [busy, first, second] = [open(), open(), open()];
    busy.begin();
    expect(open().hasRoom).toBe(true);
    expect(closed([busy, first, second])).toEqual([false, true, false]);
    expect(connections.taken).toBe(4);
    expect(connections.of(first.connection.socket)).toBeUndefined();
  });

  it('takes that of one which was busy at the last check but one', () => {
    const { connections, open } = create({ maxConnections: 2 });
    const [late, early] = [open(), open()];
    const finish = late.begin();
    connections.check();
    finish();
    connections.check();
    open();
    expect(closed([late, early])).toEqual([false, true]);
    open();
    expect(closed([late, early])).toEqual([true, true]);
  });

  it('takes that of the slowest body before that of a reader', () => {
    const { open } = create({ maxConnections: 1 }, () => true);
    const reader = open();
    reader.begin();
    reader.queue(1);
    now += 1_000;
    expect([open().hasRoom, reader.socket.destroyed]).toEqual([true, false]);
  });

  it('finds no room if every other is busy, until a reader has stalled for a second', () => {
    const { open } = create({ maxConnections: 1 });
    const one = open();
    one.begin();
    const busy = open();
    busy.begin();
    expect(busy.hasRoom).toBe(false);
    one.queue(1);
    now += 999;
    const other = open();
    other.begin();
    expect([other.hasRoom, one.socket.destroyed]).toEqual([false, false]);
    now += 1;
    expect([open().hasRoom, one.socket.destroyed]).toEqual([true, true]);
  });
});

describe('unread answers', () => {
  it('fill a connection beyond its limit, each with 4 kB more than its body', () => {
    const { connections, open } = create({ maxQueuedAnswers: 10_192 });
    const { connection, queue } = open();
    const read = queue(1_000);
    queue(1_000);
    expect(connections.isFull(connection)).toBe(false);
    queue(1);
    expect(connections.isFull(connection)).toBe(true);
    read();
    expect(connections.isFull(connection)).toBe(false);
  });

  it('beyond their limit in all cut the reader that has stalled longest', () => {
    const { open } = create({ maxQueuedInAll: 30_000 });
    const [one, two, three] = [open(), open(), open()];
    const readOne = one.queue(6_000);
    one.queue(0);
    two.queue(6_000);
    now += 10;
    // One that has read is behind those that have not.
    readOne();
    expect(one.connection.movedAt).toBe(now);
    three.queue(6_000);
    expect(closed([one, two, three])).toEqual([false, false, false]);
    three.queue(3_000);
    expect(closed([one, two, three])).toEqual([false, true, false]);
    // The room of the one that was cut is free.
    three.queue(4_000);
    expect(closed([one, three])).toEqual([false, false]);
  });

  it('count as stalled from the first that waits', () => {
    const { connection, queue } = create().open();
    const reads = [queue(1)];
    now += 10;
    reads.push(queue(1));
    expect(connection.movedAt).toBe(1_000);
    for (const read of reads) read();
    expect([connection.movedAt, connection.queued]).toEqual([1_010, 0]);
    now += 10;
    queue(1);
    expect(connection.movedAt).toBe(1_020);
  });

  it('of a closed connection are counted off once', () => {
    const { open } = create({ maxQueuedInAll: 10_000 });
    const one = open();
    const read = one.queue(4_000);
    one.socket.destroy();
    read();
    const other = open();
    other.queue(5_904);
    expect(other.socket.destroyed).toBe(false);
    other.queue(0);
    expect(other.socket.destroyed).toBe(true);
  });
});

const check = (connections: Connections, times: number) => {
  for (let time = 0; time < times; time++) connections.check();
};

describe('a check', () => {
  it('closes a connection that was idle for the time that it may be', () => {
    const { connections, open } = create({ keepAliveTimeout: 3_000 });
    const [fresh, used, busy] = [open(), open(), open()];
    const finish = used.begin();
    finish();
    busy.begin();
    check(connections, 3);
    expect(closed([fresh, used, busy])).toEqual([false, false, false]);
    check(connections, 1);
    expect(closed([fresh, used, busy])).toEqual([true, true, false]);
  });

  it('counts anew after each request', () => {
    const { connections, open } = create({ keepAliveTimeout: 2_000 });
    const used = open();
    for (let request = 0; request < 4; request++) {
      used.begin()();
      check(connections, 2);
      expect(used.socket.destroyed).toBe(false);
    }
    check(connections, 1);
    expect(used.socket.destroyed).toBe(true);
  });

  it('limits the time of a write that its client does not read', () => {
    const { connections, open } = create({ idleTimeout: 7 });
    const [writing, silent, limited] = [open().socket, open().socket, open().socket];
    for (const socket of [writing, limited]) socket.writableLength = 1;
    limited.timeout = 5;
    check(connections, 1);
    expect([writing, silent, limited].map(({ timeout }) => timeout)).toEqual([7, 0, 5]);
  });
});

describe('all connections', () => {
  it('are held, with those that come later, and go on', async () => {
    const { connections, open } = create();
    const before = open();
    connections.hold(true);
    const later = open();
    await turn();
    expect([before, later].map(({ socket }) => socket.isPaused)).toEqual([true, true]);
    connections.hold(false);
    expect([before, later].map(({ socket }) => socket.isPaused)).toEqual([false, false]);
    const after = open();
    connections.hold(true);
    open();
    connections.hold(false);
    await turn();
    expect(after.socket.isPaused).toBe(false);
  });

  it('are gone when the last is closed', async () => {
    const { connections, open } = create();
    await connections.emptied();
    const some = [open(), open()];
    let isEmpty = false;
    const emptied = connections.emptied().then(() => (isEmpty = true));
    some[0]!.socket.destroy();
    await turn();
    expect(isEmpty).toBe(false);
    connections.cutAll();
    await emptied;
    expect(closed(some)).toEqual([true, true]);
  });
});
