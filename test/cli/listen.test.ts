// Which answers of a server are logged and counted, and who sees a request first.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { describe, expect, it, vi } from 'vitest';
import { listen } from '../../src/cli/listen.ts';
import type { Service } from '../../src/cli/service.ts';
import { readServeSettings } from '../../src/runtime/serve-settings.ts';
import { createTestApp } from '../sample.ts';

type Entry = { readonly route: string };

/** The answer to a request, and what the parts of a service are told of it. */
async function request(has: { log?: boolean; metrics?: boolean; changes?: boolean }) {
  const told: string[] = [];
  const settings = readServeSettings({ port: '0', host: '127.0.0.1' }, {});
  const keeps = vi.fn<(level: string) => boolean>(() => has.log === true);
  const service = {
    app: createTestApp(),
    log: { keeps, answered: ({ route }: Entry) => told.push(`log ${route}`) },
    metrics: has.metrics && {
      begun: ({ url }: IncomingMessage) => told.push(`begun ${url}`),
      answered: ({ route }: Entry) => told.push(`counted ${route}`),
    },
    changes: has.changes && {
      accept: ({ url }: IncomingMessage, response: ServerResponse) => {
        if (url !== '/changes') return false;
        response.end('changed');
        return true;
      },
    },
  };
  const server = await listen(service as unknown as Service, settings);
  const get = async (path: string) =>
    (
      await fetch(`http://127.0.0.1:${server.port}${path}`, { headers: { connection: 'close' } })
    ).text();
  const texts = [await get('/healthz'), await get('/changes')];
  expect(server.take({} as never)).toBeUndefined();
  await server.close(0);
  expect(keeps.mock.calls).toEqual([['info']]);
  return { told, changed: texts[1] };
}

describe('a server', () => {
  it.each([
    [{}, []],
    [{ log: true }, ['log /healthz', 'log /*']],
    [{ metrics: true }, ['begun /healthz', 'counted /healthz', 'begun /changes', 'counted /*']],
    [
      { log: true, metrics: true },
      [
        'begun /healthz',
        'counted /healthz',
        'log /healthz',
        'begun /changes',
        'counted /*',
        'log /*',
      ],
    ],
    [
      { log: true, metrics: true, changes: true },
      ['begun /healthz', 'counted /healthz', 'log /healthz', 'begun /changes'],
    ],
    [{ changes: true }, []],
  ])('with %j tells them %j', async (has: Parameters<typeof request>[0], told) => {
    const result = await request(has);
    expect(result.told).toEqual(told);
    expect(result.changed === 'changed').toBe(has.changes === true);
  });
});
