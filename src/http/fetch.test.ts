import { afterEach, expect, it, vi } from 'vitest';
import { type Answer, type Body, type Handler, maxBodyLength, Pieces } from '../exchange.ts';
import { createFetch } from './fetch.ts';
import { createProblemAnswers } from './problem-answer.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const echoTarget: Handler = ({ target }) => ({ status: 200, headers: {}, body: target, route: '' });
const echoHeaders: Handler = ({ headers }) => ({
  status: 200,
  headers: {},
  body: `${headers['host'] ?? 'none'} ${headers['accept'] ?? 'none'}`,
  route: '',
});
const onFault = (error: unknown) => expect.unreachable(String(error));
const problems = createProblemAnswers({ baseUrl: 'https://a.test' }, {});
const fetch = createFetch(echoTarget, problems, { onFault });

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
  ['the header', 'https://a.test/', { host: 'b.test' }, 'b.test none'],
  ['the URL, as HTTP/2 has no such header', 'https://a.test:3000/', {}, 'a.test:3000 none'],
  ['nowhere, where the URL is a path', '/', { accept: '*/*' }, 'none */*'],
])('takes the host from %s, and other headers as they are', async (_, url, headers, said) => {
  const ask = createFetch(echoHeaders, problems, { onFault });
  expect(await (await fetchRaw(url, headers, ask)).text()).toBe(said);
});

it.each([
  ['bytes', Uint8Array.of(0xc3, 0xa9), [0xc3, 0xa9]],
  ['a text in UTF-8', 'é', [0xc3, 0xa9]],
  ['pieces', new Pieces(['a', Uint8Array.of(0x62)]), [0x61, 0x62]],
  ['nothing', undefined, []],
])('sends %s', async (_, body, octets) => {
  const answer = { status: 418, headers: { 'x-own': 'y' }, body, route: '' };
  const ask = createFetch(() => answer, problems, { onFault });
  const response = await ask(new Request('https://a.test'));
  expect([response.status, response.headers.get('x-own')]).toEqual([418, 'y']);
  expect([...new Uint8Array(await response.arrayBuffer())]).toEqual(octets);
});

it('reads no clock unless somebody logs durations', async () => {
  const now = vi.spyOn(performance, 'now');
  await fetch(new Request('https://a.test'));
  expect(now).not.toHaveBeenCalled();
});

/** The body that a handler receives from chunks; `undefined` without a body. */
async function receive(chunks: readonly Uint8Array[] | null): Promise<Body> {
  const received: Body[] = [];
  const keepBody: Handler = () => (body) => {
    received.push(body);
    return { status: 204, headers: {}, body: undefined, route: '' };
  };
  const source: UnderlyingDefaultSource<Uint8Array> = {
    start(stream) {
      for (const chunk of chunks!) stream.enqueue(chunk);
      stream.close();
    },
  };
  const body = chunks && new ReadableStream(source);
  const request = { method: 'POST', url: '/', headers: new Headers(), body } as Request;
  const ask = createFetch(keepBody, problems, { onFault });
  expect((await ask(request)).status).toBe(204);
  return received[0];
}

it('reads a body in chunks', async () => {
  expect(await receive(null)).toEqual(new Uint8Array());
  expect(await receive([])).toEqual(new Uint8Array());
  expect(await receive([Uint8Array.of(1, 2)])).toEqual(Uint8Array.of(1, 2));
  const chunks = [Uint8Array.of(1, 2), Uint8Array.of(3), new Uint8Array(), Uint8Array.of(4, 5)];
  expect(await receive(chunks)).toEqual(Uint8Array.of(1, 2, 3, 4, 5));
});

it('reads a body up to 512 KiB', async () => {
  const longest = [new Uint8Array(maxBodyLength - 1), new Uint8Array(1)];
  expect(await receive(longest)).toHaveLength(512 * 1024);
  expect(await receive([...longest, new Uint8Array(1)])).toBeUndefined();
});

it.each([
  ['GET', 'GET'],
  ['PATCH', 'PATCH'],
  ['secret', '-'],
])('logs the method %s as %s, with the id that the answer has', async (method, logged) => {
  vi.spyOn(performance, 'now').mockReturnValueOnce(1_000).mockReturnValueOnce(1_002.5);
  const entries: unknown[] = [];
  const own = { 'cache-control': 'no-store' };
  const answer = { status: 404, headers: own, body: undefined, route: '/*' };
  const ask = createFetch(() => answer, problems, {
    onFault,
    onAnswer: (entry) => entries.push(entry),
  });
  const response = await ask(new Request('https://a.test/secret', { method }));
  expect(entries).toEqual([
    {
      requestId: response.headers.get('x-request-id'),
      method: logged,
      route: '/*',
      status: 404,
      duration: 2.5,
    },
  ]);
});

it('answers others while an answer takes several turns, and gives its last part', async () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const order: string[] = [];
  const part = (count: number): Answer => ({
    status: 200,
    headers: {},
    body: String(count),
    route: '',
    ...(count > 0 && {
      next: () => {
        order.push(`part ${count}`);
        now += 3;
        return part(count - 1);
      },
    }),
  });
  const ask = createFetch(
    ({ canWait }) =>
      () =>
        part(canWait ? 4 : -1),
    problems,
    { onFault },
  );
  setTimeout(() => order.push('other'));
  const response = await ask(new Request('https://a.test', { method: 'POST', body: 'x' }));
  expect(await response.text()).toBe('0');
  expect(order.filter((what) => what !== 'other')).toEqual([
    'part 4',
    'part 3',
    'part 2',
    'part 1',
  ]);
  expect(order.indexOf('other')).toBeLessThan(3);
});
