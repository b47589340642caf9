import { expect, it } from 'vitest';
import { createHealthEndpoints } from './health.ts';

it.each([
  ['/healthz', true, 200, 'ok'],
  ['/healthz', false, 200, 'ok'],
  ['/readyz', true, 200, 'ok'],
  ['/readyz', false, 503, 'stopping'],
])('%s answers, ready or not (%s), %i %s', (path, isReady, status, said) => {
  const endpoints = createHealthEndpoints({}, () => isReady);
  const endpoint = endpoints.find((each) => each.path === path)!;
  const answer = endpoint.prepare({ path, parameter: '', query: '' })({});
  expect(answer).toMatchObject({ status, body: `{"status":"${said}"}` });
});
