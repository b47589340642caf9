import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { Turns } from './node-turns.ts';

describe('requests with long bodies', () => {
  const long = 4_096;
  const answered: unknown[] = [];
  const ready = (name: unknown, length = long, socket = { destroyed: false }) => ({
    length,
    socket,
    answer: () => void answered.push(name),
  });
  /** What has been answered since it was last asked for. */
  const news = () => answered.splice(0);

  it('are answered one in each turn of the event loop, in the order in which they came', async () => {
    const turns = new Turns();
    for (const name of [1, 2, 3]) turns.take(ready(name));
    expect(news()).toEqual([]);
    for (const name of [1, 2, 3]) {
      await turn();
      expect(news()).toEqual([name]);
    }
    turns.take(ready(4));
    await turn();
    expect(news()).toEqual([4]);
  });

  it('let those pass whose bodies are short', async () => {
    const turns = new Turns();
    turns.take(ready('long'));
    turns.take(ready('short', long - 1));
    expect(news()).toEqual(['short']);
    await turn();
    expect(news()).toEqual(['long']);
  });

  it('are not answered, and take no turn, when the client has gone', async () => {
    const turns = new Turns();
    const socket = { destroyed: false };
    turns.take(ready('gone', long, socket));
    turns.take(ready('here'));
    socket.destroyed = true;
    await turn();
    expect(news()).toEqual(['here']);
  });

  it('wait with 8 MiB of bodies together, beyond which the first is answered at once', async () => {
    const turns = new Turns();
    turns.take(ready(1, 8_388_608));
    expect(news()).toEqual([]);
    turns.take(ready(2));
    expect(news()).toEqual([1]);
    await turn();
    expect(news()).toEqual([2]);
  });

  it('have their turn whatever goes wrong with one', async () => {
    const caught: unknown[] = [];
    const others = process.listeners('uncaughtException');
    process
      .removeAllListeners('uncaughtException')
      .once('uncaughtException', (error) => caught.push(error));
    try {
      const turns = new Turns();
      const wrong = new Error('wrong');
      const answer = () => {
        throw wrong;
      };
      turns.take({ ...ready('wrong'), answer });
      turns.take(ready('right'));
      for (let count = 0; count < 3; count++) await turn();
      expect(caught).toEqual([wrong]);
      expect(news()).toEqual(['right']);
    } finally {
      for (const listener of others) process.on('uncaughtException', listener);
    }
  });
});
