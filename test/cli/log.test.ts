import { afterEach, expect, it, vi } from 'vitest';
import { Log } from '../../src/cli/log.ts';

const loads = vi.hoisted(() => ({ failing: 0 }));
vi.mock('pino', async (importOriginal) => {
  if (loads.failing-- > 0) throw new Error('EMFILE');
  return importOriginal();
});

afterEach(() => vi.restoreAllMocks());

it('loads what writes entries anew when that has failed', async () => {
  const put = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  loads.failing = 1;
  const log = new Log('info');
  log.write('info', 'lost');
  await log.load();
  expect(put).not.toHaveBeenCalled();
  log.write('info', 'kept');
  await log.load();
  log.write('info', 'kept too');
  expect(put.mock.calls.map(([line]) => JSON.parse(String(line)).msg)).toEqual([
    'kept',
    'kept too',
  ]);
});
