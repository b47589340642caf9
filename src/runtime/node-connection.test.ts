import { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Connection } from './node-connection.ts';
import type { NodeRequest } from './node-request.ts';

/** A connection over a socket that only records, and what happens to it. */
function open(more: object = {}) {
  const happened: unknown[] = [];
  const socket = Object.assign(
    new EventEmitter(),
    {
      destroyed: false,
      writable: true,
      write: (chunk: unknown) => void happened.push(chunk),
      end: (done: () => void) => void (happened.push('end'), done()),
      resume: () => void happened.push('resume'),
      destroy: () => void happened.push('destroy'),
    },
    more,
  );
  return { connection: new Connection(socket as unknown as Socket), socket, happened };
}

function begin(connection: Connection, complete = true, writableFinished = true): boolean {
  const request = { message: { complete }, response: { writableFinished } };
  return connection.begin(request as unknown as NodeRequest);
}

describe('a connection', () => {
  it('begins requests and counts them, and those that came to their end', () => {
    const { connection } = open();
    expect(connection).toMatchObject({ requests: 0, completed: 0, last: undefined, isIdle: true });
    expect([begin(connection), begin(connection)]).toEqual([true, true]);
    expect(connection).toMatchObject({ requests: 2, completed: 2, isIdle: true });
    begin(connection, false, false);
    expect(connection).toMatchObject({ requests: 3, completed: 2, isIdle: false });
    expect(connection.last!.message.complete).toBe(false);
  });

  it.each([
    [
      'it closes',
      () => {
        const opened = open();
        opened.connection.endRequests();
        return opened;
      },
    ],
    ['it is closed', () => open({ destroyed: true })],
  ])('begins none once %s, and drops its input', async (_, close) => {
    const { connection, socket, happened } = close();
    const read = vi.fn<() => void>();
    socket.on('data', read);
    expect(begin(connection)).toBe(false);
    expect(connection).toMatchObject({ requests: 0, last: undefined });
    await turn();
    socket.emit('data');
    expect([happened, read.mock.calls]).toEqual([['resume'], []]);
  });

  it('skips what the parser reads after the last request', () => {
    const parser = { onIncoming: () => 0 };
    const { connection } = open({ parser });
    connection.endRequests();
    expect(connection.isClosing).toBe(true);
    const message = { upgrade: true };
    expect((parser.onIncoming as unknown as (message: object) => number)(message)).toBe(2);
    expect(message).toEqual({ upgrade: false });
    open({ parser: null }).connection.endRequests();
  });
});

describe('a connection that hangs up', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());
  const word = new Uint8Array([1]);

  it('says its last word once, and drops its input', async () => {
    const { connection, happened } = open();
    connection.lastWord = () => word;
    connection.hangUp();
    expect([connection.isClosing, happened]).toEqual([true, [word, 'end']]);
    await turn();
    connection.hangUp();
    await turn();
    expect(happened).toEqual([word, 'end', 'resume', 'end', 'resume']);
  });

  it('says nothing to a client that hears nothing', () => {
    const { connection, happened } = open({ writable: false });
    connection.lastWord = () => word;
    connection.hangUp();
    expect(happened).toEqual(['end']);
  });

  it('waits two seconds for the client to do the same', () => {
    const { connection, socket, happened } = open();
    // As node:http does it.
    (socket as unknown as Socket).destroySoon();
    vi.advanceTimersByTime(1_999);
    expect([connection.isClosing, happened]).toEqual([true, ['end']]);
    vi.advanceTimersByTime(1);
    expect(happened).toEqual(['end', 'destroy']);
    const other = open();
    other.connection.hangUp();
    other.socket.emit('close');
    expect(vi.getTimerCount()).toBe(0);
  });
});
