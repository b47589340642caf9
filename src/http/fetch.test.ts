import { expect, it } from 'vitest';
import type { Handler } from '../exchange.ts';
import { createFetch } from './fetch.ts';
import { createProblemAnswers } from './problem-answer.ts';

const echoTarget: Handler = ({ target }) => ({ status: 200, headers: {}, body: target, route: '' });
const echoHost: Handler = ({ headers }) => ({
  status: 200,
  headers: {},
  body: String(headers['host'] ?? 'none'),
  route: '',
});
const problems = createProblemAnswers('https://a.test', {});
const fetch = createFetch(echoTarget, problems, { onFault: () => undefined });

it.each([
  ['https://a.test', '/'],
  ['https://a.test/api/cases?x=1#y', '/api/cases?x=1'],
  ['https://a.test/#/api', '/'],
  ['http://[::1]:3000/api#', '/api'],
])('asks of %s what names a resource: path and query, no fragment', async (url, target) => {
  expect(await (await fetch(new Request(url))).text()).toBe(target);
});

/** Asks with a URL that a URL parser would not leave as it is. */
const fetchRaw = (url: string, headers = {}, ask = fetch) =>
  ask({ method: 'GET', url, headers: new Headers(headers) } as Request);

// So Bun gives it where the request has no usable `Host`.
it.each(['/healthz', '/x/healthz', '/api?x=://y/z'])(
  'takes %s for the path that it is',
  async (url) => expect(await (await fetchRaw(url)).text()).toBe(url),
);

// So Deno gives the absolute-form of a target.
it.each([
  ['http://a.test?x', '/?x'],
  ['http://a.test?/api/profile', '/?/api/profile'],
  ['http://a.test#/api', '/'],
])('asks of %s for the root', async (url, target) => {
  expect(await (await fetchRaw(url)).text()).toBe(target);
});

it.each([
  ['the header', 'https://a.test/', { host: 'b.test' }, 'b.test'],
  ['the URL, as HTTP/2 has no such header', 'https://a.test:3000/', {}, 'a.test:3000'],
  ['nowhere, where the URL is a path', '/', {}, 'none'],
])('takes the host from %s', async (_, url, headers, host) => {
  const ask = createFetch(echoHost, problems, { onFault: () => undefined });
  expect(await (await fetchRaw(url, headers, ask)).text()).toBe(host);
});
