import { expect, it } from 'vitest';
import type { Handler } from '../exchange.ts';
import { createFetch } from './fetch.ts';
import { createProblemAnswers } from './problem-answer.ts';

const echoTarget: Handler = ({ target }) => ({ status: 200, headers: {}, body: target, route: '' });
const problems = createProblemAnswers('https://a.test', {});
const fetch = createFetch(echoTarget, problems, () => undefined);

it.each([
  ['https://a.test', '/'],
  ['https://a.test/api/cases?x=1#y', '/api/cases?x=1'],
  ['https://a.test/#/api', '/'],
  ['http://[::1]:3000/api#', '/api'],
])('asks of %s what names a resource: path and query, no fragment', async (url, target) => {
  expect(await (await fetch(new Request(url))).text()).toBe(target);
});

// So Bun gives it where the request has no usable `Host`.
it.each(['/healthz', '/x/healthz', '/api?x=://y/z'])(
  'takes %s for the path that it is',
  async (url) => {
    const { headers } = new Request('https://a.test');
    const response = await fetch({ method: 'GET', url, headers } as Request);
    expect(await response.text()).toBe(url);
  },
);
