// The client, word for word: the addresses that it refuses, the request that it sends, and its limits.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client } from '../../src/trust/net/client.ts';
import { createLookup, type Resolver } from '../../src/trust/net/lookup.ts';
import { Pacer } from '../../src/trust/net/pacer.ts';
import { literalAddress } from '../../src/trust/net/public-address.ts';
import { allow, listen, type Listening } from './simulated.ts';

const limits = { timeout: 2_000, maxSize: 1_000 };
let server: Listening;
let client: Client;
const paced: string[] = [];

const pace = async (host: string) => void paced.push(host);

beforeAll(async () => {
  server = await listen((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://x');
    const status = Number(searchParams.get('status') ?? 200);
    const location = searchParams.get('to');
    if (pathname === '/reset') request.socket.destroy();
    else if (pathname === '/size') response.end('x'.repeat(Number(searchParams.get('n'))));
    else {
      const { headers, url } = request;
      response.writeHead(status, location === null ? {} : { location });
      response.end(JSON.stringify({ ...headers, url }));
    }
  });
  client = new Client(
    { schemes: ['https:', 'http:'], pace },
    allow({ 'a.test': server.port, 'b.test:8443': server.port }),
  );
});
afterAll(async () => {
  client.close();
  await server.close();
});

const messageOf = (address: string, more: object = {}) =>
  client.get(address, { ...limits, ...more }).then(
    ({ status }) => String(status),
    ({ code, message }: { code: string; message: string }) => `${code}: ${message}`,
  );

const refused = (why: string) => `address-refused: ${why}.`;

describe('an address', () => {
  const inside = 'it leads to an address that is not on the public Internet';
  it.each([
    ['a.test', refused('a.test is not requested: it is not an address')],
    ['ftp://a.test/', refused('ftp://a.test/ is not requested: only https: and http: is allowed')],
    ['http://ada:secret@a.test/', refused('http://a.test/ is not requested: it holds credentials')],
    ['http://ada@a.test/', refused('http://a.test/ is not requested: it holds credentials')],
    [
      'http://:secret@a.test/x@y',
      refused('http://a.test/x@y is not requested: it holds credentials'),
    ],
    [
      'http://c.test:81/',
      refused('http://c.test:81/ is not requested: only the ports 80 and 443 are allowed'),
    ],
    ['http://127.0.0.1/', refused(`http://127.0.0.1/ is not requested: ${inside}`)],
    ['http://[::1]:443/', refused(`http://[::1]:443/ is not requested: ${inside}`)],
    ['http://c.test:443/', 'host-unknown: There is no host c.test.'],
    ['https://c.test:80/', 'host-unknown: There is no host c.test.'],
    ['https://c.test/', 'host-unknown: There is no host c.test.'],
    ['https://a.test/', '200'],
    ['https://b.test:8443/', '200'],
    ['https://a.test/reset', 'unreachable: https://a.test/reset cannot be reached (ECONNRESET).'],
  ])('%s', async (address, message) => {
    expect(await messageOf(address)).toBe(message);
  });

  it('is refused by a client for https alone', async () => {
    const strict = new Client({ schemes: ['https:'] });
    await expect(strict.get('http://a.test/', limits)).rejects.toThrow(
      'http://a.test/ is not requested: only https: is allowed.',
    );
    strict.close();
  });

  it.each([
    ['http://[::1]/', '::1'],
    ['http://10.0.0.1/', '10.0.0.1'],
    ['http://a.test/', undefined],
  ])('%s holds the literal %s', (address, literal) => {
    expect(literalAddress(new URL(address))).toBe(literal);
  });
});

it('names itself, wants no compression, and adds the given headers', async () => {
  const headers = { accept: 'text/x' };
  const { body, url, status } = await client.get('https://a.test/p?q=1#f', {
    ...limits,
    maxSize: 1_000,
    headers,
  });
  expect([status, url]).toEqual([200, 'https://a.test/p?q=1#f']);
  const { 'user-agent': agent, connection: _, ...sent } = JSON.parse(Buffer.from(body).toString());
  expect(sent).toEqual({
    'accept-encoding': 'identity',
    accept: 'text/x',
    host: 'a.test',
    url: '/p?q=1',
  });
  expect(agent).toMatch(/^profile-api\/\d+\.\d+\.\d+/u);
});

it.each([
  [1_000, {}, '200'],
  [1_001, {}, 'too-large: The answer is larger than 1000 bytes.'],
  [1_001, { isCut: true }, '200'],
])('reads %i bytes with %j', async (size, more, result) => {
  expect(await messageOf(`https://a.test/size?n=${size}`, more)).toBe(result);
});

describe('a redirect', () => {
  it.each([301, 302, 303, 307, 308])(
    'of status %i is followed if that is allowed',
    async (status) => {
      const address = `https://a.test/?status=${status}&to=/there`;
      expect(await messageOf(address)).toBe(String(status));
      expect(await messageOf(address, { maxRedirects: 0 })).toBe(
        `too-many-redirects: ${address} redirects too often.`,
      );
      paced.length = 0;
      expect((await client.get(address, { ...limits, maxRedirects: 1 })).url).toBe(
        'https://a.test/there',
      );
      expect(paced).toEqual(['a.test', 'a.test']);
    },
  );

  it.each([
    'status=300&to=/x',
    'status=304&to=/x',
    'status=200&to=/x',
    'status=302',
    'status=302&to=http://[',
  ])('is none with %s', async (query) => {
    const address = `https://a.test/?${query}`;
    const fetched = await client.get(address, { ...limits, maxRedirects: 3 });
    expect(fetched.url).toBe(new URL(address).href);
  });
});

/** Looks a name up where system and DNS have these answers. */
const look = (options: object, found: readonly unknown[], resolved: readonly unknown[] = []) =>
  new Promise((done) => {
    const lookup = createLookup({
      lookup: (_: string, given: object, callback: (...all: unknown[]) => void) => {
        expect(given).toEqual({ ...options, all: true });
        callback(...found);
      },
      resolve4: (_: string, callback: (...all: unknown[]) => void) => callback(...resolved),
    } as unknown as Resolver);
    lookup('page.test', options, (error, ...rest) =>
      done(error === null ? rest : [error.code, error.message]),
    );
  });

const failure = (code: string) => Object.assign(new Error(`failed: ${code}`), { code });

describe('a name', () => {
  const addresses = [
    { address: '8.8.8.8', family: 4 },
    { address: '2001:4860:4860::8888', family: 6 },
  ];

  it('has all its addresses, or the first', async () => {
    expect(await look({ all: true }, [null, addresses])).toEqual([addresses]);
    expect(await look({ family: 0 }, [null, addresses])).toEqual(['8.8.8.8', 4]);
  });

  it.each([
    ['without addresses', [null, []], [], ['ENOTFOUND', 'page.test has no address']],
    [
      'that the system does not find',
      [failure('EAI_AGAIN')],
      [],
      ['EAI_AGAIN', 'failed: EAI_AGAIN'],
    ],
    [
      'that nobody knows',
      [failure('ENOTFOUND')],
      [failure('ENOTFOUND')],
      ['ENOTFOUND', 'page.test has no address'],
    ],
    [
      'that only the DNS knows',
      [failure('ENOTFOUND')],
      [null],
      [undefined, 'page.test has no address'],
    ],
    [
      'without an answer of the DNS',
      [failure('ENOTFOUND')],
      [failure('ETIMEOUT')],
      ['ETIMEOUT', 'failed: ETIMEOUT'],
    ],
    [
      'inside',
      [null, [...addresses, { address: '10.0.0.1', family: 4 }]],
      [],
      [
        'address-refused',
        'page.test is not requested: it leads to an address that is not on the public Internet.',
      ],
    ],
  ])('%s', async (_, found, resolved, result) => {
    expect(await look({}, found, resolved)).toEqual(result);
  });
});

it('a pacer counts down, and waits unless too little time is left', async () => {
  const pacer = new Pacer({ interval: 10, budget: 200 });
  expect(pacer.left).toBeGreaterThan(100);
  expect(pacer.left).toBeLessThanOrEqual(200);
  await expect(pacer.sleep(200)).rejects.toMatchObject({
    code: 'timeout',
    message: 'There is no time left for it; run the command again.',
  });
  const start = performance.now();
  await pacer.sleep(20);
  expect(performance.now() - start).toBeGreaterThan(15);
});
