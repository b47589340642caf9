import type { Worker } from 'node:cluster';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, it, vi } from 'vitest';
import { Dispatcher } from './dispatcher.ts';

it('lets a thousand connections wait for a worker, and closes one more', async () => {
  const dispatcher = new Dispatcher();
  const port = await dispatcher.open('127.0.0.1', 0);
  const closed = new Set<Socket>();
  const come = async () => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    socket.once('close', () => closed.add(socket));
    await once(socket, 'connect');
    return socket;
  };
  const waiting: Socket[] = [];
  for (let count = 0; count < 1_000; count++) waiting.push(await come());
  const last = await come();
  if (!closed.has(last)) await once(last.resume(), 'close');
  expect(closed).toEqual(new Set([last]));
  for (const socket of waiting) socket.destroy();
  await dispatcher.close();
});

/** A worker that keeps its connections until the test counts them as arrived. */
class FakeWorker {
  readonly connections: Socket[] = [];

  send(message: unknown, connection: Socket): void {
    expect(message).toEqual({ type: 'take' });
    this.connections.push(connection);
  }

  get asWorker(): Worker {
    return this as unknown as Worker;
  }
}

it('hands over at most two connections at a time, to the worker with the fewest', async ({
  onTestFinished,
}) => {
  const dispatcher = new Dispatcher();
  const port = await dispatcher.open('127.0.0.1', 0);
  const [one, other] = [new FakeWorker(), new FakeWorker()];
  const counts = () => [one.connections.length, other.connections.length];
  const connectNext = async () => {
    const total = one.connections.length + other.connections.length;
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    onTestFinished(() => void socket.destroy());
    await once(socket, 'connect');
    return total;
  };
  dispatcher.add(one.asWorker);
  for (let count = 0; count < 3; count++) await connectNext();
  await vi.waitFor(() => expect(counts()).toEqual([2, 0]));
  dispatcher.add(other.asWorker);
  await vi.waitFor(() => expect(counts()).toEqual([2, 1]));
  await connectNext();
  await vi.waitFor(() => expect(counts()).toEqual([2, 2]));
  await connectNext();
  dispatcher.arrived(one.asWorker);
  await vi.waitFor(() => expect(counts()).toEqual([3, 2]));
  dispatcher.remove(one.asWorker);
  dispatcher.arrived(one.asWorker);
  dispatcher.arrived(other.asWorker);
  await connectNext();
  await vi.waitFor(() => expect(counts()).toEqual([3, 3]));
  const closed = dispatcher.close();
  dispatcher.arrived(other.asWorker);
  dispatcher.arrived(other.asWorker);
  await closed;
  for (const connection of [...one.connections, ...other.connections]) connection.destroy();
});

it('hands over waiting connections before it closes', async () => {
  const dispatcher = new Dispatcher();
  const port = await dispatcher.open('127.0.0.1', 0);
  const worker = new FakeWorker();
  dispatcher.add(worker.asWorker);
  const sockets = [1, 2, 3].map(() => connect(port, '127.0.0.1'));
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  await vi.waitFor(() => expect(worker.connections).toHaveLength(2));
  const closed = dispatcher.close();
  await vi.waitFor(() => {
    dispatcher.arrived(worker.asWorker);
    expect(worker.connections).toHaveLength(3);
  });
  dispatcher.arrived(worker.asWorker);
  await closed;
  expect(worker.connections.map(({ destroyed }) => destroyed)).toEqual([false, false, false]);
  for (const connection of [...worker.connections, ...sockets]) connection.destroy();
});

it('closes waiting connections if no worker is left', async () => {
  const dispatcher = new Dispatcher();
  const port = await dispatcher.open('127.0.0.1', 0);
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  await once(socket, 'connect');
  await dispatcher.close();
  if (!socket.closed) await once(socket.resume(), 'close');
  expect(socket.destroyed).toBe(true);
});

it('rejects an address that is taken', async () => {
  const first = new Dispatcher();
  const port = await first.open('127.0.0.1', 0);
  await expect(new Dispatcher().open('127.0.0.1', port)).rejects.toThrow('EADDRINUSE');
  await first.close();
});
