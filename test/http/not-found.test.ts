// Unknown paths outside the API: the form of the answer for each client, and its headers for caches.
import { expect, it } from 'vitest';
import type { Answer } from '../../src/exchange.ts';
import { createTestApp } from '../sample.ts';

function get(target: string, accept: string): Answer {
  const request = { id: '', method: 'GET', target, headers: { accept } };
  return createTestApp().answer(request) as Answer;
}

it.each([
  ['text/html', 'text/html; charset=utf-8', '<!doctype html>'],
  ['*/*', 'text/html; charset=utf-8', '<!doctype html>'],
  ['text/markdown', 'text/markdown; charset=utf-8', '# '],
  ['application/json', 'application/problem+json', '{"type":'],
  ['application/problem+json', 'application/problem+json', '{"type":'],
  ['image/png', 'application/problem+json', '{"type":'],
])('a client that accepts %s gets %s, and a cache is told why', (accept, type, start) => {
  const { status, headers, body, route } = get('/nowhere', accept);
  expect([status, headers['content-type'], headers['vary']]).toEqual([404, type, 'Accept']);
  expect([headers['cache-control'], route]).toEqual(['no-store', '/*']);
  const text = typeof body === 'string' ? body : new TextDecoder().decode(body as Uint8Array);
  expect(text.slice(0, start.length)).toBe(start);
  expect(headers['content-length']).toBe(String(Buffer.byteLength(text)));
});

it('under /api there is one answer for all', () => {
  const { headers } = get('/api/nowhere', 'text/html');
  expect(headers['content-type']).toBe('application/problem+json');
  expect(headers['vary']).toBeUndefined();
});
