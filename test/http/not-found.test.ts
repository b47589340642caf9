// Unknown paths outside the API: who gets what, and what a cache between has to know.
import { expect, it } from 'vitest';
import type { Answer } from '../../src/exchange.ts';
import { createTestApp } from '../sample.ts';

const app = createTestApp();

it.each([
  ['text/html', 'text/html; charset=utf-8'],
  ['text/markdown', 'text/markdown; charset=utf-8'],
  ['application/json', 'application/problem+json'],
  ['image/png', 'application/problem+json'],
])('a client that accepts %s gets %s, and a cache is told why', (accept, type) => {
  const request = { id: '', method: 'GET', target: '/nowhere', headers: { accept } };
  const { status, headers } = app.answer(request) as Answer;
  expect([status, headers['content-type'], headers['vary']]).toEqual([404, type, 'Accept']);
});

it('under /api there is one answer for all', () => {
  const headers = { accept: 'text/html' };
  const answer = app.answer({ id: '', method: 'GET', target: '/api/nowhere', headers }) as Answer;
  expect(answer.headers['content-type']).toBe('application/problem+json');
  expect(answer.headers['vary']).toBeUndefined();
});
