// The log while its package cannot be loaded.
import { expect, it, vi } from 'vitest';
import { Log } from '../../src/cli/log.ts';

const loads = vi.hoisted(() => ({ failing: 0 }));
vi.mock('pino', async (importOriginal) => {
  if (loads.failing-- > 0) throw new Error('EMFILE');
  return importOriginal();
});

it('loads the writer of entries again after a failure', async () => {
  const put = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  loads.failing = 1;
  const log = new Log('info');
  log.write('info', 'lost');
  await log.load();
  expect(put).not.toHaveBeenCalled();
  log.write('info', 'kept');
  await log.load();
  log.write('info', 'kept too');
  expect(put).not.toHaveBeenCalled();
  log.flush();
  const lines = String(put.mock.calls[0]![0]).trimEnd().split('\n');
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual(['kept', 'kept too']);
  vi.restoreAllMocks();
});
