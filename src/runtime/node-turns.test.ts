import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { Turns } from './node-turns.ts';

const create = (taken = () => 0) => new Turns({ maxBodiesInTurn: 33_554_432 }, taken);

describe('requests with long bodies', () => {
  const long = 4_096;
  const answered: unknown[] = [];
  const ready = (name: unknown, length = long, socket = { destroyed: false }) => ({
    length,
    socket,
    answer: () => {
      answered.push(name);
      return false;
    },
    refuse: () => void answered.push(`no ${String(name)}`),
  });
  /** The answers since the last call. */
  const news = () => answered.splice(0);

  it('are answered one in each turn of the event loop, in the order in which they came', async () => {
    const turns = create();
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
    const turns = create();
    turns.take(ready('long'));
    turns.take(ready('short', long - 1));
    expect(news()).toEqual(['short']);
    await turn();
    expect(news()).toEqual(['long']);
  });

  const several = (name: string, length: number, turns: number) => ({
    ...ready(name, length),
    answer: () => {
      answered.push(`${name}, ${--turns} left`);
      return turns > 0;
    },
  });

  it('that take several turns end before another begins', async () => {
    const turns = create();
    turns.take(several('short', 1, 3));
    turns.take(several('long', long, 2));
    turns.take(ready('other'));
    expect(news()).toEqual(['short, 2 left']);
    for (const next of [
      'short, 1 left',
      'short, 0 left',
      'long, 1 left',
      'long, 0 left',
      'other',
    ]) {
      await turn();
      expect(news()).toEqual([next]);
    }
  });

  it('that take several turns take no more when the client has gone', async () => {
    const turns = create();
    const socket = { destroyed: false };
    turns.take({ ...several('gone', 1, 3), socket });
    socket.destroyed = true;
    turns.take(ready('here'));
    await turn();
    expect(news()).toEqual(['gone, 2 left', 'here']);
  });

  it('are not answered, and take no turn, when the client has gone', async () => {
    const turns = create();
    const socket = { destroyed: false };
    turns.take(ready('gone', long, socket));
    turns.take(ready('here'));
    socket.destroyed = true;
    await turn();
    expect(news()).toEqual(['here']);
  });

  it('wait with 32 MiB of bodies together, beyond which the longest is refused, of equals the newest', async () => {
    const turns = create();
    turns.take(ready('half', 16_777_216));
    turns.take(ready('other half', 16_777_216));
    expect(news()).toEqual([]);
    turns.take(ready('short of it'));
    expect(news()).toEqual(['no other half']);
    turns.take(ready('longest', 20_000_000));
    expect(news()).toEqual(['no longest']);
    await turn();
    await turn();
    expect(news()).toEqual(['half', 'short of it']);
  });

  it('are refused only if no client has disconnected', async () => {
    const turns = create();
    const socket = { destroyed: false };
    turns.take(ready('here', 16_777_216));
    turns.take(ready('gone', 16_777_216, socket));
    socket.destroyed = true;
    turns.take(ready('newcomer', 16_777_216));
    expect(news()).toEqual([]);
    await turn();
    await turn();
    expect(news()).toEqual(['here', 'newcomer']);
  });

  it('wait while connections come, for less than 10 ms', async () => {
    const clock = vi.spyOn(performance, 'now').mockReturnValue(1_000);
    try {
      let taken = 0;
      const turns = create(() => taken++);
      for (const name of [1, 2, 3]) turns.take(ready(name));
      await turn();
      expect(news()).toEqual([1]);
      clock.mockReturnValue(1_009.9);
      await turn();
      expect(news()).toEqual([]);
      clock.mockReturnValue(1_010);
      await turn();
      expect(news()).toEqual([2]);
      // None has come since the last turn.
      taken--;
      await turn();
      expect(news()).toEqual([3]);
    } finally {
      clock.mockRestore();
    }
  });

  it('are answered even if one fails', async () => {
    const caught: unknown[] = [];
    const others = process.listeners('uncaughtException');
    process
      .removeAllListeners('uncaughtException')
      .once('uncaughtException', (error) => caught.push(error));
    try {
      const turns = create();
      const wrong = new Error('wrong');
      const answer = () => {
        throw wrong;
      };
      turns.take({ ...ready('wrong'), answer });
      turns.take(ready('right'));
      for (let count = 0; count < 3; count++) await turn();
      expect(caught).toEqual([wrong]);
      expect(news()).toEqual(['right']);
      // It fails in its second turn, and gets no third.
      process.once('uncaughtException', (error) => caught.push(error));
      let parts = 0;
      turns.take({ ...ready('begun'), answer: () => parts++ === 0 || answer() });
      turns.take(ready('after'));
      for (let count = 0; count < 4; count++) await turn();
      expect([parts, caught]).toEqual([2, [wrong, wrong]]);
      expect(news()).toEqual(['after']);
    } finally {
      for (const listener of others) process.on('uncaughtException', listener);
    }
  });
});
