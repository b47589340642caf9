import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, it } from 'vitest';
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
