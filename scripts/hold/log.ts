// Logs on a full disk or without a reader.
import { ask, get, judge, visit, write } from './client.ts';
import type { Attack } from './figures.ts';
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
