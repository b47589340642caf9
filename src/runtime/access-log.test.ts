import { expect, it } from 'vitest';
import type { AccessEntry } from '../http/access.ts';
import { Lines } from './access-log.ts';

const durations = [0, 0.007, 12.1, 1_234_567.875];

it('writes entries in order, each with its own values', () => {
  let text = '';
  const lines = new Lines({ waiting: 0, write: (more) => void (text += more) });
  const entries = ['/api', '/api/cases', '/api', '/api'].flatMap((route, index) =>
    [200, 304, 200].flatMap((status) =>
      ['GET', 'HEAD'].map((method): AccessEntry => ({
        requestId: `${index}-${status}`,
        method,
        route,
        status,
        duration: durations[index]!,
        ...(method === 'HEAD' && { traceId: 'a'.repeat(32), spanId: 'b'.repeat(16) }),
      })),
    ),
  );
  const began = Date.now();
  for (const entry of entries) lines.answered(entry);
  lines.write('{"level":40}\n');
  lines.flush();
  const read = text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(read.pop()).toEqual({ level: 40 });
  expect(read.map(({ time, ...rest }) => rest)).toEqual(
    entries.map((entry) => ({ level: 30, ...entry, msg: 'answered' })),
  );
  for (const { time } of read) {
    expect(new Date(time).toISOString()).toBe(time);
    expect(Date.parse(time)).toBeGreaterThanOrEqual(began);
    expect(Date.parse(time)).toBeLessThanOrEqual(Date.now());
  }
});
