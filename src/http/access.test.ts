import { afterEach, expect, it, vi } from 'vitest';
import { identify, toEntry } from './access.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const answer = { status: 404, headers: {}, body: undefined, route: '/api/*' };
const entry = { requestId: 'r1', method: 'GET', route: '/api/*', status: 404 };
const trace = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';

it.each([
  [1_000, 1_012.345_678, 12.346],
  [1_000, 1_000.000_4, 0],
  [1_000, 1_000, 0],
])('an answer from %d to %d took %d ms, to the microsecond', (started, ended, duration) => {
  vi.spyOn(performance, 'now').mockReturnValue(ended);
  const request = { id: 'r1', method: 'GET', headers: {} };
  expect(toEntry(answer, request, started)).toEqual({ ...entry, duration });
});

it.each([
  [trace, { traceId: '4bf92f3577b34da6a3ce929d0e0e4736', spanId: '00f067aa0ba902b7' }],
  ['nonsense', {}],
])('an entry has of the traceparent %s what is valid', (traceparent, ids) => {
  vi.spyOn(performance, 'now').mockReturnValue(5);
  const request = { id: 'r1', method: 'GET', headers: { traceparent } };
  expect(toEntry(answer, request, 5)).toEqual({ ...entry, duration: 0, ...ids });
});

it.each([
  ['no-store', { 'x-request-id': 'r1', 'cache-control': 'no-store' }],
  ['public, max-age=0', { 'cache-control': 'public, max-age=0' }],
])('an answer under "%s" names its request where no cache keeps it', (cacheControl, headers) => {
  const given = { ...answer, headers: { 'cache-control': cacheControl } };
  expect(identify(given, { id: 'r1' })).toEqual({ ...answer, headers });
});
