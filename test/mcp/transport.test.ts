// Rules that both protocol generations share: JSON-RPC, HTTP, and refusals.
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer } from '../../src/exchange.ts';
import { createTestApp } from '../sample.ts';
import { meta, startTestServer, type TestServer, version } from './server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const ping = (id: unknown) => ({ jsonrpc: '2.0', id, method: 'ping' });

describe('an id', () => {
  it.each([0, 1, -7, 9_007_199_254_740_991, '', '1', 'é – 𝄞', '\ud800', '__proto__'])(
    'is echoed exactly: %j',
    async (id) => {
      expect((await server.post(ping(id))).json).toEqual({ jsonrpc: '2.0', id, result: {} });
    },
  );

  it.each(['null', '1.5', '1e300', '9007199254740992', 'true', '[]', '{}'])(
    'that is neither a text nor an integer is refused: %s',
    async (id) => {
      const body = `{"jsonrpc":"2.0","id":${id},"method":"ping"}`;
      const { status, json } = await server.post(body);
      expect([status, json.error.code, json.id]).toEqual([400, -32600, null]);
    },
  );
});

describe('a body', () => {
  it.each([
    ['nothing', '', 'JSON'],
    ['broken JSON', '{', 'JSON'],
    ['JSON and more', '{"jsonrpc":"2.0","id":1,"method":"ping"} x', 'JSON'],
    ['invalid UTF-8', Uint8Array.of(0x22, 0xff, 0x22), 'UTF-8'],
  ])('is refused with 400 and -32700 when it is %s', async (_, body, what) => {
    const { status, headers, body: octets } = await server.send('POST', {}, body);
    expect(status).toBe(400);
    expect(headers['content-type']).toBe('application/json');
    expect(JSON.parse(octets.toString())).toEqual({
      jsonrpc: '2.0',
      id: null,
      error: { code: -32700, message: `The message is not valid ${what}.` },
    });
  });

  it('is understood again after one that was not UTF-8', async () => {
    await server.send('POST', {}, Uint8Array.of(0xe2, 0x82));
    expect((await server.post(ping('–'))).json.id).toBe('–');
  });

  it.each([
    ['7', null, 'A message is a JSON object.'],
    ['null', null, 'A message is a JSON object.'],
    ['"ping"', null, 'A message is a JSON object.'],
    ['{}', null, '"jsonrpc" must be "2.0".'],
    ['{"id":4,"method":"ping"}', 4, '"jsonrpc" must be "2.0".'],
    ['{"jsonrpc":"1.0","id":4,"method":"ping"}', 4, '"jsonrpc" must be "2.0".'],
    ['{"jsonrpc":"2.0","id":4}', 4, '"method" must be a string.'],
    ['{"jsonrpc":"2.0","id":4,"method":7}', 4, '"method" must be a string.'],
    ['{"jsonrpc":"2.0","id":4,"method":7,"result":{}}', 4, '"method" must be a string.'],
  ])('is refused with 400 and -32600 when it is no message: %s', async (body, id, message) => {
    const { status, json } = await server.post(body);
    expect([status, json]).toEqual([400, { jsonrpc: '2.0', id, error: { code: -32600, message } }]);
  });

  it.each([[[]], [null], ['']])('whose params are %j is refused with -32602', async (params) => {
    const { json } = await server.post({ jsonrpc: '2.0', id: 1, method: 'tools/list', params });
    const error = { code: -32602, message: '"params" must be an object.' };
    expect(json).toEqual({ jsonrpc: '2.0', id: 1, error });
  });

  it('may begin with a byte-order mark', async () => {
    expect((await server.post(`\ufeff${JSON.stringify(ping(1))}`)).json.id).toBe(1);
  });

  it('is taken whatever it is declared as', async () => {
    const { status } = await server.post(ping(1), { 'content-type': 'text/plain' });
    expect(status).toBe(200);
  });

  it.each([
    ['that it has', gzipSync(JSON.stringify(ping(1)))],
    ['that it has not', JSON.stringify(ping(1))],
  ])('is refused with 400 and -32600 under a coding %s', async (_, body) => {
    const received = await server.send('POST', { 'content-encoding': 'gzip' }, body);
    expect(received.status).toBe(400);
    expect(JSON.parse(received.body.toString())).toEqual({
      jsonrpc: '2.0',
      id: null,
      error: {
        code: -32600,
        message: 'The body has the Content-Encoding "gzip"; send it unencoded.',
      },
    });
  });

  it('may say that it is not encoded', async () => {
    const { json } = await server.post(ping(1), { 'content-encoding': 'identity' });
    expect(json.result).toEqual({});
  });

  it('over 512 KiB is refused with 413 and -32600', async () => {
    const { status, json } = await server.post({ ...ping(1), params: { a: 'x'.repeat(600_000) } });
    const error = { code: -32600, message: 'The message is longer than 524288 bytes.' };
    expect([status, json]).toEqual([413, { jsonrpc: '2.0', id: null, error }]);
  });
});

describe('an answer', () => {
  it.each(['*/*', 'application/json', 'text/event-stream', 'text/html', 'application/json;q=0'])(
    'is JSON whatever the client accepts: %s',
    async (accept) => {
      const legacy = await server.post(ping(1), { accept });
      expect([legacy.status, legacy.headers['content-type']]).toEqual([200, 'application/json']);
      const modern = await server.modern({ id: 1, method: 'tools/list' }, { accept });
      expect([modern.status, modern.headers['content-type']]).toEqual([200, 'application/json']);
    },
  );

  it('is open to browsers, not stored, and says its length', async () => {
    const { headers, json } = await server.post(ping('é'));
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-length': String('{"jsonrpc":"2.0","id":"\\u00e9","result":{}}'.length),
    });
    expect(json.id).toBe('é');
  });
});

describe('/api/mcp', () => {
  it('answers a preflight that lists the headers of the protocol', async () => {
    const { status, headers } = await server.send('OPTIONS', {
      origin: 'https://elsewhere.test',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'mcp-protocol-version, mcp-method, mcp-name',
    });
    expect(status).toBe(204);
    expect(headers['allow']).toBe('GET, HEAD, POST, OPTIONS');
    expect(headers['access-control-allow-methods']).toContain('POST');
    for (const name of ['MCP-Protocol-Version', 'Mcp-Method', 'Mcp-Name']) {
      expect(headers['access-control-allow-headers']).toContain(name);
    }
  });

  it.each([
    ['DELETE', {}],
    ['PUT', {}],
    ['GET', { accept: 'text/event-stream' }],
    ['GET', { accept: 'text/event-stream;q=0.9' }],
    ['GET', { accept: 'text/event-stream,' }],
    ['GET', { accept: ', Text/Event-Stream;charset=utf-8 , application/json;q=0' }],
    ['HEAD', { accept: 'text/event-stream' }],
  ])('answers %s %j with 405 and Allow', async (method, headers) => {
    const answered = await server.send(method, headers as Record<string, string>);
    expect([answered.status, answered.headers['allow']]).toEqual([405, 'GET, HEAD, POST, OPTIONS']);
    expect(answered.headers['content-type']).toBe('application/problem+json');
  });

  it.each([
    '*/*',
    'text/html',
    'application/json, text/event-stream',
    'text/event-stream;q=0',
    ',',
    '',
  ])('answers GET with the status document to a client that accepts "%s"', async (accept) => {
    const { status, headers } = await server.send('GET', { accept });
    expect([status, headers['content-type']]).toEqual([200, 'application/json']);
  });

  it('revalidates the status document, and answers HEAD like GET without a body', async () => {
    const { headers } = await server.send('GET', {});
    const again = await server.send('GET', { 'if-none-match': headers['etag']! });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    const head = await server.send('HEAD', {});
    expect([head.status, head.headers['etag'], head.body.length]).toEqual([
      200,
      headers['etag'],
      0,
    ]);
  });
});

describe('a server on a loopback address', () => {
  it.each([
    'evil.test',
    'evil.test:3000',
    '10.0.0.1',
    'localhost.evil.test',
    '127.0.0.1.evil.test',
    '[::2]',
  ])('refuses the host %s with 403, whatever the method', async (host) => {
    for (const method of ['GET', 'POST']) {
      const { status, headers, body } = await server.send(
        method,
        { host },
        method === 'POST' ? '{}' : undefined,
      );
      expect([status, headers['content-type']]).toEqual([403, 'application/json']);
      expect(JSON.parse(body.toString()).error.message).toContain(`The host "${host}" is neither`);
    }
  });

  // Node.js refuses these before; other runtimes do not.
  it.each([{}, { host: '' }])('says of a request with %j that it lacks a host', (headers) => {
    const app = createTestApp(undefined, { guardHost: true });
    const answer = app.answer({ id: '', method: 'GET', target: '/api/mcp', headers }) as Answer;
    expect(answer.status).toBe(403);
    expect(answer.body).toContain('The Host header is missing');
  });

  it.each([
    'localhost',
    'LOCALHOST:3000',
    '127.0.0.1:8080',
    '127.1.2.3',
    '[::1]',
    '[::1]:3000',
    'a.localhost',
    'profile.test',
  ])('serves the host %s', async (host) => {
    expect((await server.post(ping(1), { host })).status).toBe(200);
  });

  it('serves any origin', async () => {
    expect((await server.post(ping(1), { origin: 'https://elsewhere.test' })).status).toBe(200);
  });
});

describe('arguments that a tool refuses', () => {
  const calls: readonly (readonly [string, object, string])[] = [
    [
      'get_case_detail',
      {},
      '"slug" is missing. Valid arguments: slug. Valid slugs: financial-onboarding-incident, ',
    ],
    ['get_case_detail', { slug: 7 }, 'financial-onboarding-incident'],
    ['get_case_detail', { slg: '' }, 'financial-onboarding-incident'],
    ['get_case_detail', { slug: 'no-such-case' }, 'financial-onboarding-incident'],
    ['get_profile', { verbose: true }, 'Unknown argument "verbose". It takes no arguments.'],
    ['query_experience', { tech: 'aws' }, 'technology'],
    ['query_experience', { constructor: 'aws' }, 'constructor'],
    ['evaluate_job_fit', {}, 'job_description'],
    ['evaluate_job_fit', { job_description: '' }, 'Give "job_description" (string, 1 to 20000'],
    ['evaluate_job_fit', { job_description: 'x'.repeat(20_001) }, '20000'],
  ];

  it.each(
    calls.map(
      ([name, args, word]) => [name, JSON.stringify(args).slice(0, 40), args, word] as const,
    ),
  )('%s %s give a result that says what would work', async (name, _, args, word) => {
    const params = { name, arguments: args };
    const legacy = await server.post({ jsonrpc: '2.0', id: 1, method: 'tools/call', params });
    const modern = await server.modern({
      id: 1,
      method: 'tools/call',
      params: { ...params, _meta: meta },
    });
    for (const { status, json } of [legacy, modern]) {
      expect(status).toBe(200);
      expect(json.result.isError).toBe(true);
      expect(json.result).not.toHaveProperty('structuredContent');
      expect(json.result.content).toEqual([{ type: 'text', text: expect.stringContaining(word) }]);
    }
  });

  it('named __proto__ are unknown like any other', async () => {
    const body = `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"get_profile","arguments":{"__proto__":{}}}}`;
    expect((await server.post(body)).json.result.isError).toBe(true);
  });

  it('are refused with the reasons of REST, in the words of tools', async () => {
    const rest = await fetch(`http://127.0.0.1:${server.port}/api/cases/live`);
    const { detail, hint } = (await rest.json()) as { detail: string; hint: string };
    const params = { name: 'get_case_detail', arguments: { slug: 'live' } };
    const { json } = await server.post({ jsonrpc: '2.0', id: 1, method: 'tools/call', params });
    const inTools = hint.replace('GET /api/cases lists', 'list_engineering_cases lists');
    expect(inTools).not.toBe(hint);
    expect(json.result.content[0].text).toBe(`${detail} ${inTools}`);
  });
});

async function findRoles(args: object) {
  const params = { name: 'query_experience', arguments: args };
  const { json } = await server.post({ jsonrpc: '2.0', id: 1, method: 'tools/call', params });
  return json.result.structuredContent;
}

it('a filter that is part of no name is not folded, which could take minutes', async () => {
  const filter = '\u0301\u0316'.repeat(80_000);
  for (const args of [{ technology: filter }, { company: filter }]) {
    expect(await findRoles(args)).toEqual({ count: 0, experiences: [] });
  }
  // Spaces around a name are no part of it.
  const [named, longer] = [1_000, 1_001].map((length) => 'kafka'.padEnd(length));
  expect((await findRoles({ technology: named })).count).toBeGreaterThan(0);
  expect((await findRoles({ technology: longer })).count).toBe(0);
});

it('speaks both generations on one connection, request by request', async () => {
  const modern = await server.modern({ id: 1, method: 'tools/list' });
  const legacy = await server.post({ jsonrpc: '2.0', id: 2, method: 'tools/list' });
  const again = await server.post(
    { jsonrpc: '2.0', id: 3, method: 'tools/list', params: { _meta: meta } },
    { 'mcp-protocol-version': version, 'mcp-method': 'tools/list' },
  );
  expect(legacy.json.result).not.toHaveProperty('resultType');
  expect(again.json.result).toEqual(modern.json.result);
});
