// Logs on a full disk or without a reader, and the long soak.
import { ask, besiege, dial, get, judge, passed, post, visit, write } from './client.ts';
import { type Attack, quantile } from './figures.ts';
import { type ServiceOptions, withService } from './service.ts';

function logged(log: string): Attack['run'] {
  const options: ServiceOptions = { log };
  return ({ isLong }) =>
    withService(options, async ({ port, peak, stop }) => {
      const many = write('GET', '/healthz').repeat(5_000) + get;
      for (let round = 0; round < (isLong ? 100 : 10); round++) await ask(port, many);
      const met = await visit(port, get, { seconds: 1, perSecond: 25 });
      const held = peak();
      const began = performance.now();
      const code = await stop();
      return judge(met, held, { answered: 100, memory: 250 }, [
        { what: 'exit code', value: code ?? -1, atMost: 0, atLeast: 0 },
        { what: 'stopped after, s', value: (performance.now() - began) / 1_000, atMost: 3 },
      ]);
    });
}

export const fullDisk: Attack = {
  name: 'full-disk',
  description: 'A log that finds no room (/dev/full), under load',
  run: logged('>/dev/full'),
};

export const deadReader: Attack = {
  name: 'dead-reader',
  description: 'A log that nobody reads, under load',
  run: logged(''),
};

const minute = 60_000;

export const soak: Attack = {
  name: 'soak',
  description:
    'An hour of honest load beside slow bodies, unread answers and idle connections; memory stays flat',
  isLong: true,
  run: () =>
    withService({}, async ({ port, peak, memory }) => {
      const bodies = besiege(100, () =>
        dial(port, (socket) => socket.write(post.slice(0, -10))).resume(),
      );
      const answers = besiege(20, () =>
        dial(port, (socket) => socket.write(write('GET', '/openapi.json').repeat(500))).pause(),
      );
      const resting = besiege(200, () => dial(port).resume());
      const held: number[] = [];
      const met: Awaited<ReturnType<typeof visit>> = [];
      for (const end = performance.now() + 60 * minute; performance.now() < end;) {
        const request = met.length % 2 === 0 ? get : post;
        met.push(...(await visit(port, request, { seconds: 59, perSecond: 25 })));
        held.push(memory());
        await passed(1_000);
      }
      for (const siege of [bodies, answers, resting]) siege.stop();
      const early = quantile(held.slice(5, 15), 0.5);
      const growth = {
        what: 'memory of the last ten minutes over that of the first',
        value: quantile(held.slice(-10), 0.5) / early,
        atMost: 1.1,
      };
      return judge(met, peak(), {}, [growth]);
    }),
};
