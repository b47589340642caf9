// Protocol revisions 2025-11-25, 2025-06-18 and 2025-03-26 over HTTP, request by request.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, sampleContent } from '../sample.ts';
import { startTestServer, type TestServer } from './server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Cases of which a batch can ask for more than it may. */
const longContent = {
  ...sampleContent,
  cases: sampleContent.cases.map((one) => ({ ...one, summary: 'A long summary. '.repeat(1_000) })),
};

const ping = (id?: unknown) => ({ jsonrpc: '2.0', id, method: 'ping' });
const initialize = (protocolVersion: unknown) => ({
  jsonrpc: '2.0',
  id: 0,
  method: 'initialize',
  params: { protocolVersion, capabilities: {}, clientInfo: { name: 'test', version: '1' } },
});

describe('initialize', () => {
  it.each([
    ['2025-11-25', '2025-11-25'],
    ['2025-06-18', '2025-06-18'],
    ['2025-03-26', '2025-03-26'],
    ['2024-11-05', '2025-11-25'],
    ['2026-07-28', '2025-11-25'],
    ['2099-01-01', '2025-11-25'],
    [undefined, '2025-11-25'],
    [7, '2025-11-25'],
  ])('asked for %s agrees on %s', async (requested, agreed) => {
    const { status, headers, json } = await server.post(initialize(requested));
    expect(status).toBe(200);
    expect(json.result).toEqual({
      protocolVersion: agreed,
      capabilities: { tools: {}, resources: {}, prompts: {}, completions: {} },
      serverInfo: expect.objectContaining({ name: 'profile-api', version: '1.0.0' }),
      instructions: expect.stringContaining('not evidenced'),
    });
    expect(headers).not.toHaveProperty('mcp-session-id');
  });

  it('is not held to the version header, which follows the handshake', async () => {
    const { status } = await server.post(initialize('2025-06-18'), {
      'mcp-protocol-version': '2024-11-05',
    });
    expect(status).toBe(200);
  });
});

describe('a legacy request', () => {
  it.each([
    {},
    ...['2025-11-25', '2025-06-18', '2025-03-26'].map((v) => ({ 'mcp-protocol-version': v })),
  ])('needs no handshake: %j', async (headers) => {
    const { status, json } = await server.post(ping(1), headers);
    expect([status, json]).toEqual([200, { jsonrpc: '2.0', id: 1, result: {} }]);
  });

  it.each(['2024-11-05', '1999-01-01', 'nonsense', ''])(
    'is refused with 400 for the unsupported version header "%s"',
    async (requested) => {
      const { status, json } = await server.post(ping(3), { 'mcp-protocol-version': requested });
      const supported = ['2026-07-28', '2025-11-25', '2025-06-18', '2025-03-26'];
      expect([status, json.id]).toEqual([400, 3]);
      expect(json.error).toEqual({
        code: -32022,
        message: `Unsupported protocol version "${requested}". Supported: ${supported.join(', ')}.`,
        data: { supported, requested },
      });
    },
  );

  it.each([99, 100, 101, 10_000])(
    'is refused for a version of %i characters, of which it repeats 100',
    async (length) => {
      const headers = { 'mcp-protocol-version': 'v'.repeat(length) };
      const { status, json } = await server.post(ping(3), headers);
      const repeated = 'v'.repeat(Math.min(length, 100));
      expect([status, json.error.data.requested]).toEqual([400, repeated]);
    },
  );

  it.each([
    'resources/subscribe',
    'completion/unknown',
    'logging/setLevel',
    'server/discover',
    'constructor',
  ])('is answered in band with -32601 for the method %s', async (method) => {
    const { status, json } = await server.post({ jsonrpc: '2.0', id: 1, method });
    expect(status).toBe(200);
    expect(json.error).toEqual({ code: -32601, message: `There is no method "${method}".` });
  });

  it('gets an array wrapped in an object, with a schema that says so', async () => {
    const called = {
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'list_engineering_cases' },
    };
    const { result } = (await server.post(called)).json;
    expect(result.structuredContent.result).toEqual(JSON.parse(result.content[0].text));
    const { tools } = (await server.post({ jsonrpc: '2.0', id: 1, method: 'tools/list' })).json
      .result;
    expect(tools[1].outputSchema).toMatchObject({
      type: 'object',
      properties: { result: { type: 'array' } },
      required: ['result'],
    });
  });

  it('gets results without the members of the modern generation', async () => {
    const called = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'get_profile' } };
    expect(Object.keys((await server.post(called)).json.result)).toEqual([
      'content',
      'structuredContent',
    ]);
  });

  it.each([
    ['a notification', { jsonrpc: '2.0', method: 'notifications/initialized' }],
    ['an unknown notification', { jsonrpc: '2.0', method: 'nothing/known', params: { a: 1 } }],
    ['a posted result', { jsonrpc: '2.0', id: 1, result: {} }],
    ['a posted error', { jsonrpc: '2.0', id: 1, error: { code: 1, message: 'x' } }],
  ])('that is %s gets 202 and no body', async (_, message) => {
    const { status, headers, json } = await server.post(message);
    expect([status, json, headers['content-length']]).toEqual([202, undefined, '0']);
  });
});

const call = (id: number) => ({
  jsonrpc: '2.0',
  id,
  method: 'tools/call',
  params: { name: 'get_case_detail', arguments: { slug: sampleContent.cases[0]!.slug } },
});
const fit = (id: number, length: number) => ({
  jsonrpc: '2.0',
  id,
  method: 'tools/call',
  params: {
    name: 'evaluate_job_fit',
    arguments: { job_description: 'Go '.repeat(length / 3).padEnd(length, '.') },
  },
});

describe('a batch', () => {
  it('is answered as an array, also when it has one member', async () => {
    expect((await server.post([ping(1)])).json).toEqual([{ jsonrpc: '2.0', id: 1, result: {} }]);
  });

  it('leaves out notifications, and answers equal ids each', async () => {
    const batch = [ping('a'), { jsonrpc: '2.0', method: 'notifications/initialized' }, ping('a')];
    const { status, json } = await server.post(batch);
    expect(status).toBe(200);
    expect(json.map(({ id }: { id: string }) => id)).toEqual(['a', 'a']);
  });

  it('answers each member for itself', async () => {
    const batch = [
      ping(1),
      7,
      { jsonrpc: '2.0', id: 2 },
      [],
      { jsonrpc: '2.0', id: 3, method: 'x' },
    ];
    const { json } = await server.post(batch);
    expect(json.map(({ id, error }: any) => [id, error?.code])).toEqual([
      [1, undefined],
      [null, -32600],
      [2, -32600],
      [null, -32600],
      [3, -32601],
    ]);
  });

  it('of notifications alone gets 202 and no body', async () => {
    const { status, json } = await server.post([{ jsonrpc: '2.0', method: 'notifications/x' }]);
    expect([status, json]).toEqual([202, undefined]);
  });

  it('of a hundred members is answered', async () => {
    const { json } = await server.post(Array.from({ length: 100 }, (_, id) => ping(id)));
    expect(json).toHaveLength(100);
  });

  it('answers as much as fits into a mebibyte, and says of the rest that it does not', async () => {
    const long = await startTestServer(createTestApp(longContent));
    const { status, json } = await long.post([
      ...Array.from({ length: 98 }, (_, id) => call(id)),
      { jsonrpc: '2.0', method: 'notifications/x' },
      ping('last'),
    ]);
    await long.close();
    expect(status).toBe(200);
    expect(json.map(({ id }: any) => id)).toEqual([...Array.from({ length: 98 }).keys(), 'last']);
    const refused = json.findIndex(({ error }: any) => error !== undefined);
    expect(refused).toBeGreaterThan(10);
    for (const { error } of json.slice(refused)) {
      expect(error).toEqual({
        code: -32600,
        message:
          'The answer to this batch would be longer than 1048576 bytes. Send this request in another one.',
      });
    }
    const octets = JSON.stringify(json.slice(0, refused)).length;
    expect(octets).toBeLessThan(1_100_000);
    expect(octets).toBeGreaterThan(900_000);
  });

  it('brings at most two long job descriptions', async () => {
    const batch = [fit(1, 20_000), fit(2, 18_000), fit(3, 401), fit(4, 400), ping(5)];
    const { json } = await server.post(batch);
    expect(json.map(({ id, error }: any) => [id, error?.code])).toEqual([
      [1, undefined],
      [2, undefined],
      [3, -32600],
      [4, undefined],
      [5, undefined],
    ]);
    expect(json[2].error.message).toBe(
      'The calls in this batch are too much work together: at most 43200 characters, where each comparison of a job description counts 1600 more. Send this request in another one.',
    );
  });

  it.each([
    ['no members', [], 'A batch has at least one member.'],
    [
      'more than a hundred members',
      Array.from({ length: 101 }, () => ping(1)),
      'A batch has at most 100 members.',
    ],
  ])('of %s is refused with 400 and -32600', async (_, batch, message) => {
    const { status, json } = await server.post(batch);
    const error = { code: -32600, message };
    expect([status, json]).toEqual([400, { jsonrpc: '2.0', id: null, error }]);
  });

  it('with an unsupported version header is refused as a whole', async () => {
    const { status } = await server.post([ping(1)], { 'mcp-protocol-version': '2024-11-05' });
    expect(status).toBe(400);
  });
});

describe('an id', () => {
  it.each([256, 257, 200_000])('of %i characters is repeated up to 256', async (length) => {
    const { status, json } = await server.post(ping('\u{e9}'.repeat(length)));
    if (length <= 256) {
      expect([status, json.id]).toEqual([200, '\u{e9}'.repeat(length)]);
      return;
    }
    expect([status, json]).toEqual([
      400,
      {
        jsonrpc: '2.0',
        id: null,
        error: {
          code: -32600,
          message: '"id" must be a string of at most 256 characters or an integer up to 2^53.',
        },
      },
    ]);
  });
});
